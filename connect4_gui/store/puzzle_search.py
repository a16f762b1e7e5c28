"""Looks through the games of the archive for mistakes that make puzzles. Each game is looked through once."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from dataclasses import dataclass

from connect4_gui.coach.solver import Solver
from connect4_gui.engine.board import Side, classic_board
from connect4_gui.engine.moves import Drop
from connect4_gui.engine.search_types import StopFlag
from connect4_gui.game.record import GameRecord
from connect4_gui.store.archive import Archive
from connect4_gui.store.archive_file import ArchiveError
from connect4_gui.store.training_shelf import TrainingShelf
from connect4_gui.training.own_games import puzzles_from_moves
from connect4_gui.training.puzzle import Puzzle

SEARCH_NODES = 300_000
"""What one position may cost. Who made a mistake that takes longer to prove would not have seen it, either."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Searched:
    """The game that was looked through, and how many new puzzles it had."""

    game_id: str
    puzzles: int


def search_games(archive: Archive, solver: Solver, limit: int, stop: StopFlag | None = None) -> Iterator[Searched]:
    """Look through the newest ``limit`` games that were not looked through yet, and keep the puzzles of each.

    It takes part of a second a game, more on large boards. A game during which ``stop`` was set is looked
    through another time. Raises ArchiveError as the archive does.
    """
    shelf = TrainingShelf(archive)
    for game_id in shelf.unsearched(limit):
        puzzles = _puzzles_of(archive, game_id, solver, stop)
        if stop is not None and stop.is_set():
            return
        yield Searched(game_id, shelf.add_found(game_id, puzzles))


def _puzzles_of(archive: Archive, game_id: str, solver: Solver, stop: StopFlag | None) -> list[Puzzle]:
    """None for a game that cannot be read, or that is gone meanwhile."""
    try:
        game = archive.get(game_id)
    except ArchiveError as error:
        log.warning("A game is not looked through for puzzles: %s", error)
        return []
    return [] if game is None else list(puzzles_in(game.record, game_id, solver, stop))


def puzzles_in(record: GameRecord, game_id: str, solver: Solver, stop: StopFlag | None = None) -> Iterator[Puzzle]:
    """The puzzles in the mistakes that people made in a game by the classic rules."""
    boards = [classic_board(board) for board in record.game().boards]
    columns = [turn.move.column if isinstance(turn.move, Drop) else None for turn in record.turns]
    people = [side for side in Side if record.setup.spec(side).is_person]
    return puzzles_from_moves(boards, columns, game_id, people, solver, stop)
