"""Games by the rules beside Classic in the archive: they come back, and are counted apart."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from connect4_gui.engine.board import Board
from connect4_gui.engine.levels import EASY
from connect4_gui.engine.moves import Drop
from connect4_gui.engine.rules import CLASSIC, Rules
from connect4_gui.engine.variants.gravity import Gravity
from connect4_gui.engine.variants.pop_out import PopOut
from connect4_gui.engine.variants.slippery import Slippery
from connect4_gui.game.game import Game
from connect4_gui.game.record import GameRecord
from connect4_gui.store.archive import Archive
from connect4_gui.store.archived_game import ArchivedGame
from connect4_gui.store.filters import Filters
from tests.matches import against_computer


@pytest.fixture
def archive(tmp_path: Path) -> Iterator[Archive]:
    archive = Archive(tmp_path / "games.sqlite3")
    yield archive
    archive.close()


def played(name: str, rules: Rules, seed: int = 1) -> ArchivedGame:
    """A game of random drops against Easy, to its end."""
    setup = against_computer(EASY, rules=rules)
    game, rng = Game.new(setup.size, rules=rules, seed=seed if rules.has_chance else 0), random.Random(seed)
    while not game.is_over:
        move = rng.choice([move for move in game.moves if isinstance(move, Drop)])
        game.play(move, luck=game.draw(move))
    return ArchivedGame(name, 1_700_000_000.0 + seed, GameRecord.of(game, setup))


@pytest.mark.parametrize("rules", [PopOut(), Slippery(50), Gravity(4, 1)], ids=lambda rules: rules.key)
def test_a_game_comes_back_with_its_options_and_its_luck(archive: Archive, rules: Rules) -> None:
    game = played("one", rules)
    archive.put(game)
    assert archive.get("one") == game
    (row,) = archive.page()
    assert row.start == game.record.start
    assert row.notation == game.record.notation


def test_statistics_and_ratings_keep_other_rules_apart(archive: Archive) -> None:
    archive.put_all(
        [played("a", CLASSIC, 1), played("b", PopOut(), 2), played("c", PopOut(), 3), played("d", Gravity(4), 4)]
    )
    statistics = archive.statistics()
    assert statistics.total.games == 1
    assert {key: tally.games for key, tally in statistics.variants.items()} == {"popout": 2, "gravity": 1}
    assert archive.statistics(Filters(rules="popout")).total.games == 2
    assert archive.statistics(Filters(rules="popout")).variants == {}
    assert len(archive.ratings()) == 1


def test_games_are_found_by_their_rules_whatever_was_chosen(archive: Archive) -> None:
    archive.put_all([played("a", CLASSIC, 1), played("b", Gravity(4), 2), played("c", Gravity(), 3)])
    assert [row.id for row in archive.page(Filters(rules="gravity"))] == ["c", "b"]
    assert archive.count(Filters(rules="classic")) == 1
    assert archive.count() == 3


def test_rules_that_this_program_does_not_know_leave_an_empty_board(archive: Archive) -> None:
    archive.put(played("a", PopOut()))
    (row,) = archive.page()
    assert replace(row, rules="poker").start == Board.empty(row.size)
