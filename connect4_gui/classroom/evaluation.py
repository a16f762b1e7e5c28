"""Evaluation: what a board looks like to somebody who does not look ahead.

Four cells in a row can still win for a player as long as the opponent has no disc there. Every such line counts, and it
counts more the fuller it is.
"""

from __future__ import annotations

from connect4_gui.classroom.board import Board
from connect4_gui.classroom.lines import lines_of

LINE_WORTH = (0, 1, 4, 16)
"""What a line is worth to a player who has 0, 1, 2 or 3 discs there, and the opponent none."""

EVEN_BALANCE = 40
"""With so much more than the opponent, a player is taken to be halfway from an even game to a won one."""


def chances(board: Board, ox: str, opponent: str) -> float:
    """The chances of ``ox`` on a board that nobody has won: between 0 and 100, 50.0 if they are even."""
    balance = 0
    for line in lines_of(board.width, board.height):
        discs = [board.data[row][col] for row, col in line]
        if opponent not in discs:
            balance += LINE_WORTH[discs.count(ox)]
        elif ox not in discs:
            balance -= LINE_WORTH[discs.count(opponent)]
    return 50 + 50 * balance / (abs(balance) + EVEN_BALANCE)
