"""ConnectX: our bots as agents of Kaggle's competition.

    from kaggle_environments import make
    make("connectx").run([connect4_gui.connectx.agent, "negamax"])

An agent is a function that is given what it sees and how the game is set up, and answers with a column from 0.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.levels import PERFECT, level_named
from connect4_gui.engine.lineup import Lineup, shipped_books
from connect4_gui.engine.pace import move_within
from connect4_gui.engine.position_text import board_of_rows

IN_A_ROW = 4
SECONDS = 1.0
TIMEOUT_SHARE = 0.5
"""Share of the time for a move that is used at most; the rest is for slow machines."""

MARKS = {0: None, 1: Side.FIRST, 2: Side.SECOND}

Agent = Callable[[Any, Any], int]


def agent(observation: Any, configuration: Any) -> int:
    """The column that Perfect plays. Raises ValueError with a sentence where that is no Connect Four."""
    return _perfect()(observation, configuration)


def make_agent(
    level: str = PERFECT.key, *, seconds: float | None = None, seed: int | None = None, threads: int = 1
) -> Agent:
    """An agent of ``level`` who takes ``seconds`` for a move at most; see time_for_a_move.

    The same ``seed`` gives the same choices. Raises ValueError with a sentence for a level that does not exist.
    """
    chosen = level_named(level)
    bot = Lineup(shipped_books(), threads=threads).bot(chosen, random.Random(seed))

    def choose(observation: Any, configuration: Any) -> int:
        board = read_board(observation, configuration)
        return move_within(bot, chosen, board, time_for_a_move(configuration, seconds))

    return choose


def read_board(observation: Any, configuration: Any) -> Board:
    """The board that an agent sees, with the agent to move. Raises ValueError with a sentence."""
    rows, columns = _field(configuration, "rows", 6), _field(configuration, "columns", 7)
    in_a_row = _field(configuration, "inarow", IN_A_ROW)
    if in_a_row != IN_A_ROW:
        raise ValueError(f"this agent plays with {IN_A_ROW} in a row, not {in_a_row}")
    cells: Sequence[int] = _field(observation, "board")
    if len(cells) != rows * columns:
        raise ValueError(f"a board of {rows} rows and {columns} columns has {rows * columns} cells, not {len(cells)}")
    unknown = [cell for cell in cells if cell not in MARKS]
    if unknown:
        raise ValueError(f"a cell is 0, 1 or 2, not {unknown[0]!r}")
    mark = _field(observation, "mark")
    if MARKS.get(mark) is None:
        raise ValueError(f"a mark is 1 or 2, not {mark!r}")
    drawn = [[MARKS[cell] for cell in cells[row * columns : (row + 1) * columns]] for row in range(rows)]
    board = board_of_rows(drawn, Side(mark))
    if board.outcome() is not None:
        raise ValueError("the game is already over")
    return board


def time_for_a_move(configuration: Any, seconds: float | None) -> float:
    """``seconds``, or the usual time, but never more than half of what the environment allows."""
    wanted = SECONDS if seconds is None else seconds
    timeout = _field(configuration, "actTimeout", None)
    return min(wanted, TIMEOUT_SHARE * timeout) if timeout else wanted


@cache
def _perfect() -> Agent:
    return make_agent()


_NEEDED = object()


def _field(value: Any, name: str, default: Any = _NEEDED) -> Any:
    """``value.name`` or ``value["name"]``: environments hand over either. Raises ValueError if it is needed."""
    found = value.get(name, default) if isinstance(value, Mapping) else getattr(value, name, default)
    if found is _NEEDED:
        raise ValueError(f"what the agent was given has no {name!r}")
    return found
