"""Games of tournaments on the page of games."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from connect4_gui.store.archive import Archive
from connect4_gui.store.archived_game import TOURNAMENT
from tests.store.games import WON, game
from tests.tournament.plans import TRIO, played
from tests.ui.games.conftest import OpenPage
from tests.ui.games.hands import waited_for


@pytest.fixture(autouse=True)
def bots(archive: Archive) -> None:
    archive.put_all([played(TRIO, number, None).archived(TRIO) for number in range(5)])


def test_they_are_listed_only_when_they_are_asked_for(open_page: OpenPage, qtbot: QtBot, archive: Archive) -> None:
    archive.put(game(1, WON))
    page = open_page()
    assert page.model.rowCount() == 1
    assert page.head.count.text() == "1 game"
    page.bar.set_values(TOURNAMENT, "")
    page.bar.changed.emit()
    waited_for(qtbot, page)
    assert page.model.rowCount() == 5
    assert page.head.count.text() == "5 games"
    assert page.panel.statistics is not None
    assert page.panel.statistics.total.won == 0


def test_where_there_are_no_others_the_page_is_not_empty(open_page: OpenPage) -> None:
    page = open_page()
    assert not page.shows_empty
    assert page.model.rowCount() == 0
    assert dict(page.bar.opponent.options)[TOURNAMENT] == "Tournament"
