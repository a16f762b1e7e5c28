"""What the coach needs to know of a game: the course of it."""

from __future__ import annotations

from collections.abc import Sequence

from connect4_gui.coach.course import Course
from connect4_gui.engine.board import Board, classic_board
from connect4_gui.engine.moves import Drop
from connect4_gui.game.game import Turn
from connect4_gui.game.record import GameRecord


def course_of(boards: Sequence[Board], turns: Sequence[Turn]) -> Course:
    """The course of a classic game through ``boards``, the position before each of ``turns`` and the last one."""
    columns = tuple(turn.move.column if isinstance(turn.move, Drop) else None for turn in turns)
    unchosen = frozenset(number for number, turn in enumerate(turns) if turn.is_random)
    return Course(tuple(boards), columns, unchosen)


def course_of_record(record: GameRecord) -> Course:
    """The course of ``record``. Raises ValueError if it is not by the classic rules."""
    game = record.game()
    return course_of([classic_board(board) for board in game.boards], game.turns)
