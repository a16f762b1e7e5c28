"""No text of the page of games is cut off, in no language, state or size."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from connect4_gui.engine.levels import LEVELS
from connect4_gui.engine.rulebook import RULES
from connect4_gui.game.game_time import GameTime
from connect4_gui.settings.language import SPOKEN, Language
from connect4_gui.store.archive import Archive
from connect4_gui.ui.games.game_words import day_text
from connect4_gui.ui.games.row_columns import PILL_SPACE, day_font
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.words.translation import Translation
from tests.matches import against_computer, friends
from tests.store.games import DAY, LOST, WON, game
from tests.ui.clipping import clipped
from tests.ui.games.conftest import NOW, OpenPage
from tests.ui.games.hands import press, type_name, waited_for

pytestmark = pytest.mark.parametrize("language", SPOKEN)

SIZES = [(1280, 784), (1000, 640), (900, 700), (620, 700), (480, 700)]


@pytest.fixture(autouse=True)
def spoken(language: Language, appearance: Appearance, translation: Translation) -> None:  # noqa: ARG001
    """Comes after ``appearance``, which starts in English."""
    translation.use(language)


@pytest.fixture
def full(archive: Archive) -> Archive:
    """Games against every level, several times, by all rules and with every kind of time."""
    games = [against_computer(level, ("Maximiliane", "")) for level in LEVELS for _ in range(15)]
    archive.put_all([game(number, LOST if number % 4 else WON, setup) for number, setup in enumerate(games)])
    archive.put(game(200, WON, friends("Ada", "Grace", turn_seconds=120, game_time=GameTime(10, 5))))
    archive.put_all([game(300 + number, "44", against_computer(rules=rules)) for number, rules in enumerate(RULES)])
    return archive


@pytest.mark.usefixtures("full")
@pytest.mark.parametrize("size", SIZES)
def test_the_list_and_the_statistics(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page(*size)
    assert clipped(page) == []
    page.head.tabs.set_value("statistics")
    QTest.qWait(0)
    assert clipped(page) == []
    assert page.width() == size[0]


@pytest.mark.usefixtures("full")
def test_every_choice_of_a_filter(open_page: OpenPage, qtbot: QtBot) -> None:
    page = open_page(480, 700)
    for button in page.bar.buttons:
        for value, _ in button.options:
            button.set_value(value)
            QTest.qWait(0)
            assert button.width() >= button.sizeHint().width()
            assert page.bar.rect().contains(button.geometry())
    page.bar.clear_all()
    waited_for(qtbot, page)
    assert page.width() == 480


@pytest.mark.usefixtures("full")
@pytest.mark.parametrize("size", SIZES)
def test_the_strips_and_nothing_fits(open_page: OpenPage, qtbot: QtBot, size: tuple[int, int]) -> None:
    page = open_page(*size)
    press(page, Qt.Key.Key_Delete)
    waited_for(qtbot, page)
    assert clipped(page) == []
    type_name(qtbot, page, "nobody")
    page._show_failure("the archive of games cannot be used: disk I/O error")
    QTest.qWait(0)
    assert clipped(page) == []


@pytest.mark.usefixtures("full", "larger_text")
def test_larger_text(open_page: OpenPage) -> None:
    page = open_page(1280, 784)
    assert clipped(page) == []
    page.head.tabs.set_value("statistics")
    QTest.qWait(0)
    assert clipped(page) == []


@pytest.mark.parametrize("size", SIZES)
def test_the_empty_page(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page(*size)
    assert page.shows_empty
    assert clipped(page) == []


@pytest.mark.usefixtures("full")
@pytest.mark.parametrize("size", SIZES)
def test_the_columns_have_room_for_their_words(open_page: OpenPage, size: tuple[int, int]) -> None:
    """Names and notes are shortened by design; results, figures and dates are not."""
    page = open_page(*size)
    columns = page.list_side.view.row_columns()
    metrics = QFontMetrics(day_font())
    days = {day_text(NOW - days * DAY, NOW) for days in range(400)}
    assert max(metrics.horizontalAdvance(day) for day in days) <= columns.date[1]
    assert columns.players[1] >= 120
    assert columns.result[1] > 2 * PILL_SPACE
    assert columns.date[0] + columns.date[1] <= page.list_side.view.viewport().width()
    assert columns.is_narrow or columns.result[0] + columns.result[1] <= columns.moves[0]
    assert columns.is_narrow or columns.moves[0] + columns.moves[1] <= columns.date[0]
