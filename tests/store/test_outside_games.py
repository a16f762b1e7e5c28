"""Games against bots from outside in the archive."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from connect4_gui.engine.board import Side
from connect4_gui.engine.levels import EASY
from connect4_gui.game.game import Ending, GameResult
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.game.player_spec import PlayerKind, PlayerSpec, bot, outside, person
from connect4_gui.outside.fault import Fault, FaultKind
from connect4_gui.outside.own_bot import OwnBot
from connect4_gui.store.archive import Archive
from connect4_gui.store.archived_game import OUTSIDE, ArchivedGame, Outcome
from connect4_gui.store.filters import Filters
from tests.matches import WON
from tests.store.games import game

OWN = OwnBot(Path("/bots/mine.py"))
AGAINST_OWN = MatchSetup((person("Ada"), outside(OWN)))


@pytest.fixture
def archive(tmp_path: Path) -> Iterator[Archive]:
    archive = Archive(tmp_path / "games.sqlite")
    yield archive
    archive.close()


def forfeited(number: int) -> ArchivedGame:
    played = game(number, WON[:3], AGAINST_OWN)
    result = GameResult(Side.FIRST, Ending.FORFEIT, fault=Fault(FaultKind.CRASHED, "it"))
    return replace(played, record=replace(played.record, result=result))


def test_a_game_against_a_bot_of_ones_own_is_listed_filtered_and_counted(archive: Archive) -> None:
    for played in (forfeited(1), game(2, WON, AGAINST_OWN), game(3, WON, MatchSetup((person(), bot(EASY))))):
        archive.put(played)
    rows = list(archive.rows(Filters(opponent=OUTSIDE)))
    assert [row.ending for row in rows] == [Ending.FORFEIT, Ending.FOUR_IN_A_ROW]
    assert {(row.second, row.outcome) for row in rows} == {(PlayerSpec(PlayerKind.OUTSIDE, "mine"), Outcome.WON)}
    statistics = archive.statistics()
    assert (statistics.total.won, list(statistics.levels)) == (3, [EASY.key])
    assert [point.games for point in archive.ratings()] == [1]


def test_the_reason_comes_back_and_the_file_does_not(archive: Archive) -> None:
    archive.put(forfeited(1))
    found = archive.get(forfeited(1).id)
    assert found is not None
    assert found.record.result == forfeited(1).record.result
    assert found.record.setup.players[1].own_bot is None


def test_two_bots_of_which_one_is_from_outside_are_two_bots(archive: Archive) -> None:
    archive.put(game(1, WON, MatchSetup((outside(OWN), bot(EASY)))))
    assert [row.outcome for row in archive.rows(Filters(opponent="bots"))] == [Outcome.NONE]
