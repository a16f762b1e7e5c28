"""PettingZoo: our bots as policies for its environment ``connect_four_v3``.

    policy = connect4_gui.pettingzoo.make_policy("perfect")
    environment.step(policy(environment.last()[0]))

An observation has two planes, the discs of the player to move and those of the opponent, both with the top row first,
and a mask of the columns with room.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.levels import PERFECT, level_named
from connect4_gui.engine.lineup import Lineup, shipped_books
from connect4_gui.engine.pace import move_within
from connect4_gui.engine.position_text import board_of_rows

SECONDS = 1.0

Policy = Callable[[Mapping[str, Any]], int]


def make_policy(
    level: str = PERFECT.key, *, seconds: float = SECONDS, seed: int | None = None, threads: int = 1
) -> Policy:
    """A policy of ``level`` who takes ``seconds`` for a move at most: it answers an observation with a column from 0.

    The same ``seed`` gives the same choices. Raises ValueError with a sentence for a level that does not exist.
    """
    chosen = level_named(level)
    bot = Lineup(shipped_books(), threads=threads).bot(chosen, random.Random(seed))
    return lambda observation: move_within(bot, chosen, read_board(observation), seconds)


def read_board(observation: Mapping[str, Any]) -> Board:
    """The board that a player sees. Raises ValueError with a sentence, also where no column is allowed any more."""
    if not any(observation["action_mask"]):
        raise ValueError("the game is already over")
    planes = observation["observation"]
    own = sum(int(cell[0]) for row in planes for cell in row)
    others = sum(int(cell[1]) for row in planes for cell in row)
    mover = Side.FIRST if own == others else Side.SECOND
    board = board_of_rows([[_side(cell, mover) for cell in row] for row in planes], mover)
    if board.outcome() is not None:
        raise ValueError("the game is already over")
    return board


def _side(cell: Any, mover: Side) -> Side | None:
    """Whose disc lies in a cell, which has a number for either plane."""
    if cell[0]:
        return mover
    return mover.other if cell[1] else None
