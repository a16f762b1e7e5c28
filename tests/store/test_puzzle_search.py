"""Looking through the archive for mistakes that make puzzles."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from connect4_gui.engine.board import Side
from connect4_gui.engine.levels import HARD
from connect4_gui.engine.search_types import StopFlag
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.store.archive import Archive
from connect4_gui.store.puzzle_search import Searched, puzzles_in, search_games
from connect4_gui.store.training_shelf import TrainingShelf
from connect4_gui.training.puzzle import Kind, Origin
from tests.matches import against_computer, friends, two_bots
from tests.store.games import WON, game, recorded
from tests.training.puzzles import needs_core, solver

pytestmark = needs_core

MISSED_FOUR = "33442175"
"""The first player could have made four in column 5 with the seventh disc."""


@pytest.fixture
def archive(tmp_path: Path) -> Iterator[Archive]:
    with closing(Archive(tmp_path / "games.sqlite3")) as archive:
        yield archive


def searched(archive: Archive, limit: int = 100, stop: StopFlag | None = None) -> list[Searched]:
    return list(search_games(archive, solver(), limit, stop))


def test_an_overlooked_four_becomes_a_puzzle(archive: Archive) -> None:
    archive.put(game(1, MISSED_FOUR))
    assert searched(archive) == [Searched("game-1", 1)]
    (puzzle,) = TrainingShelf(archive).own_puzzles()
    assert (puzzle.kind, puzzle.length, puzzle.solutions, puzzle.origin) == (Kind.WIN, 1, (4,), Origin("game-1", 6))
    assert puzzle.side is Side.FIRST


def test_a_good_game_has_none(archive: Archive) -> None:
    archive.put(game(1, WON))
    assert searched(archive) == [Searched("game-1", 0)]


def test_each_game_is_looked_through_once_the_newest_first(archive: Archive) -> None:
    archive.put_all(game(number, "44") for number in range(5))
    assert [found.game_id for found in searched(archive, limit=2)] == ["game-4", "game-3"]
    archive.put(game(9, "44"))
    assert [found.game_id for found in searched(archive)] == ["game-9", "game-2", "game-1", "game-0"]
    assert searched(archive) == []


def test_mistakes_of_bots_are_nobodys(archive: Archive) -> None:
    archive.put(game(1, MISSED_FOUR, two_bots()))
    assert searched(archive) == []
    person, computer = against_computer(HARD).players
    assert list(puzzles_in(recorded(MISSED_FOUR, MatchSetup((computer, person))), "game", solver())) == []


def test_both_friends_may_have_made_one(archive: Archive) -> None:
    archive.put(game(1, MISSED_FOUR, friends()))
    assert searched(archive) == [Searched("game-1", 1)]


def test_a_passed_turn_is_no_mistake() -> None:
    assert list(puzzles_in(recorded("112233-"), "game", solver())) == []


def test_a_game_that_was_stopped_is_looked_through_another_time(archive: Archive) -> None:
    archive.put(game(1, MISSED_FOUR))
    stop = StopFlag()
    stop.set()
    assert searched(archive, stop=stop) == []
    assert searched(archive) == [Searched("game-1", 1)]
