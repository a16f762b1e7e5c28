"""Glance: playing by looking instead of searching, the way people do, overlooking things the way people do."""

from __future__ import annotations

import random
from dataclasses import dataclass

from connect4_gui.engine.board import Board
from connect4_gui.engine.evaluation import Evaluation


@dataclass(frozen=True, slots=True)
class Attention:
    """How likely a line that one more disc completes is noticed, for each kind of line.

    ``own`` multiplies the chance for the player's own lines: people see what they hope for.
    """

    straight: float = 1.0
    diagonal: float = 1.0
    own: float = 1.0


FULL_ATTENTION = Attention()


def columns_at_a_glance(board: Board, attention: Attention, slack: int, rng: random.Random) -> list[int]:
    """The columns a player with this attention would consider: a win, else a block, else what looks good."""
    wins = _noticed(board, board.own, attention, rng, chance_factor=attention.own)
    if wins:
        return wins
    blocks = _noticed(board, board.own ^ board.occupied, attention, rng, chance_factor=1.0)
    return blocks or _columns_that_look_good(board, slack)


def _noticed(board: Board, discs: int, attention: Attention, rng: random.Random, *, chance_factor: float) -> list[int]:
    """The columns where one more of ``discs`` makes a line, as far as they are noticed."""
    geometry = board.geometry
    straight_steps = geometry.directions[:2]
    noticed = []
    for column in board.open_columns():
        cell = geometry.bit(board.landing_row(column), column)
        steps = geometry.steps_completed(discs | cell, cell)
        chances = [attention.straight if step in straight_steps else attention.diagonal for step in steps]
        if chances and rng.random() < chance_factor * max(chances):
            noticed.append(column)
    return noticed


def _columns_that_look_good(board: Board, slack: int) -> list[int]:
    """The columns whose disc crosses most lines and makes most threes, with ``slack`` points to spare."""
    evaluation, geometry = Evaluation(board.size), board.geometry
    worth = {}
    for column in board.open_columns():
        after = board.play(column)
        own = after.own ^ after.occupied
        threes = geometry.completing_cells(own, after.occupied)
        worth[column] = -evaluation.estimate(0, own, 0, threes, even_left=after.empty_count % 2 == 0)
    enough = max(worth.values()) - slack
    return [column for column, value in worth.items() if value >= enough]
