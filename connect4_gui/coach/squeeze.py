"""Squeeze: the end of a line in which every disc of the loser opens a winning cell."""

from __future__ import annotations

from collections.abc import Sequence

from connect4_gui.coach.winning_cells import above, landing_cell, open_wins
from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.geometry import Cell


def opened_cells(board: Board, winner: Side) -> list[Cell] | None:
    """The winning cells that the mover's discs open, if every one of them opens one; else None.

    No four may be threatened already, by nobody.
    """
    if open_wins(board, winner) or open_wins(board, winner.other):
        return None
    opened = []
    for column in board.open_columns():
        fours = open_wins(board.play(column), winner)
        if not fours:
            return None
        opened += fours
    return opened or None


def squeezed_cell(board: Board, line: Sequence[int]) -> Cell | None:
    """The winning cell right below which the loser has to play at the end of ``line``; None if it does not end so."""
    if len(line) < 2 or line[-1] != line[-2]:
        return None
    for column in line[:-2]:
        board = board.play(column)
    cell = above(landing_cell(board, line[-1]))
    opened = opened_cells(board, board.side.other)
    return cell if opened is not None and cell in opened else None
