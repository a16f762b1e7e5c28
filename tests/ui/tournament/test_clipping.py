"""No text of the page of tournaments is cut off, in no language, state or size."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from connect4_gui.settings.language import SPOKEN, Language
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.tournament.progress_card import Phase
from connect4_gui.ui.tournament.tournament_page import TournamentPage
from connect4_gui.ui.words.translation import Translation
from tests.ui.clipping import clipped
from tests.ui.tournament.conftest import Crews, OpenPage
from tests.ui.tournament.test_tournament_page import click, finish

SIZES = [(1280, 784), (1000, 640), (900, 700), (683, 344), (620, 320)]


@pytest.fixture(autouse=True, params=SPOKEN, ids=lambda language: language.value)
def spoken(request: pytest.FixtureRequest, appearance: Appearance, translation: Translation) -> Language:  # noqa: ARG001
    """Comes after ``appearance``, which starts in English."""
    language: Language = request.param
    translation.use(language)
    return language


def cut_off(page: TournamentPage) -> list[str]:
    """What is clipped once everything has its place."""
    QTest.qWait(0)
    return clipped(page)


@pytest.mark.parametrize("size", SIZES)
def test_every_state(open_page: OpenPage, qtbot: QtBot, crews: Crews, size: tuple[int, int]) -> None:
    page = open_page(*size)
    page.fold.setChecked(True)
    for box in page.panel.bots.values():
        box.setChecked(True)
    page.panel.games.setValue(1000)
    assert cut_off(page) == []
    click(page.progress.start)
    qtbot.waitUntil(lambda: bool(crews.made) and crews.newest.busy == 4)
    finish(qtbot, page, crews, 1)
    assert cut_off(page) == []
    click(page.progress.pause)
    assert cut_off(page) == []
    click(page.progress.stop)
    qtbot.waitUntil(lambda: page.phase is Phase.LEFT_OFF)
    assert cut_off(page) == []
    assert page.area.horizontalScrollBar().maximum() == 0
    assert page.width() == size[0]


@pytest.mark.usefixtures("larger_text")
def test_larger_text(open_page: OpenPage, qtbot: QtBot, crews: Crews) -> None:
    page = open_page(1280, 784)
    assert cut_off(page) == []
    click(page.progress.start)
    qtbot.waitUntil(lambda: bool(crews.made) and crews.newest.busy == 4)
    finish(qtbot, page, crews, 1)
    assert cut_off(page) == []


def test_too_few_bots(open_page: OpenPage) -> None:
    page = open_page(620, 320)
    for box in page.panel.bots.values():
        box.setChecked(False)
    assert cut_off(page) == []
