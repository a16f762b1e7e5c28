"""A screen of 1366 × 768 or 1440 × 900 at 200 %: every window fits on it, and what must be pressed is in sight."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QScreen, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from connect4_gui.engine.board_size import BoardSize
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.settings.language import SPOKEN, Language
from connect4_gui.ui.game.features.exchange.export_dialog import ExportDialog
from connect4_gui.ui.game.game_window import GameWindow
from connect4_gui.ui.game.shortcuts_dialog import ShortcutsDialog
from connect4_gui.ui.help.about_dialog import AboutDialog
from connect4_gui.ui.help.error_dialog import ErrorDialog
from connect4_gui.ui.help.help_dialog import HelpDialog
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.options.live_preferences import LivePreferences
from connect4_gui.ui.options.settings_dialog import SettingsDialog
from connect4_gui.ui.widgets.screen_room import FRAME
from connect4_gui.ui.words.translation import Translation
from tests.matches import WON
from tests.ui.clipping import clipped
from tests.ui.conftest import ABOUT, OpenGame, StartProgram
from tests.ui.hands import focused, play, press, replay_of
from tests.ui.program_hands import open_window, opened

SCREENS = [QRect(0, 0, 683, 344), QRect(0, 0, 720, 450)]
"""What is left beside a task bar, and all of it."""


@pytest.fixture(params=SCREENS, ids=lambda area: f"{area.width()}x{area.height()}")
def area(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> QRect:
    found: QRect = request.param
    monkeypatch.setattr(QScreen, "availableGeometry", lambda _screen: QRect(found))
    return found


def outside(window: QWidget, *widgets: QWidget) -> list[QWidget]:
    """Those of ``widgets`` that are not seen whole in ``window``."""
    return [
        widget
        for widget in widgets
        if not (widget.isVisible() and window.rect().contains(QRect(widget.mapTo(window, QPoint()), widget.size())))
    ]


@pytest.fixture(params=SPOKEN, ids=lambda language: language.value)
def spoken(request: pytest.FixtureRequest, appearance: Appearance, translation: Translation) -> Language:  # noqa: ARG001
    language: Language = request.param
    translation.use(language)
    return language


@pytest.fixture
def settings(
    qtbot: QtBot,
    appearance: Appearance,
    live: LivePreferences,
    area: QRect,  # noqa: ARG001
    spoken: Language,
) -> SettingsDialog:
    live.set_value(replace(live.value, language=spoken))
    dialog = SettingsDialog(live, appearance, lambda _sound: None, cores=16)
    qtbot.addWidget(dialog)
    dialog.open()
    QTest.qWait(0)
    return dialog


def test_the_settings_scroll_and_keep_their_buttons_in_sight(settings: SettingsDialog, area: QRect) -> None:
    assert area.size() - FRAME == (area.size() - FRAME).expandedTo(settings.size())
    assert outside(settings, settings.ok, settings.cancel, settings.defaults) == []
    scroll = settings.findChild(QScrollArea)
    assert scroll is not None
    assert scroll.horizontalScrollBar().maximum() == 0
    settings.cores.stepper.setFocus()
    scroll.ensureWidgetVisible(settings.cores.stepper)
    assert outside(settings, settings.cores.stepper) == []
    assert [text for text in clipped(settings) if "Button" in text] == []


def test_tab_scrolls_to_what_gets_the_keyboard(settings: SettingsDialog, qtbot: QtBot) -> None:
    with qtbot.waitActive(settings):
        settings.activateWindow()
    while not settings.cores.stepper.hasFocus():
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
    assert outside(settings, settings.cores.stepper) == []


def test_the_wheel_is_left_to_the_page_unless_a_control_has_the_keyboard(settings: SettingsDialog) -> None:
    slider = settings.sounds.slider
    before = slider.value()
    controls = (slider, settings.language, settings.cores.stepper)
    assert [is_taken(turn_wheel(control)) for control in controls] == [False, False, False]
    assert slider.value() == before
    slider.setFocus()
    assert is_taken(turn_wheel(slider))
    assert slider.value() < before


def turn_wheel(widget: QWidget) -> QWheelEvent:
    """One notch towards the hand, with the mouse on ``widget``."""
    spot = widget.rect().center()
    event = QWheelEvent(
        QPointF(spot),
        QPointF(widget.mapToGlobal(spot)),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)
    return event


def is_taken(event: QWheelEvent) -> bool:
    """Whether the widget kept the event from the page below it."""
    return event.isAccepted()


def dialogs(window: GameWindow, appearance: Appearance) -> Iterator[tuple[QDialog, tuple[QWidget, ...]]]:
    """Every other dialog with what must be seen of it."""
    shortcuts = ShortcutsDialog(window.actions_)
    yield shortcuts, (shortcuts.close_button,)
    guide = HelpDialog(ABOUT, appearance)
    yield guide, (guide.close_button, guide.about_button, guide.guide)
    about = AboutDialog(ABOUT, appearance)
    yield about, (about.close_button, about.copy_button, about.details)
    error = ErrorDialog(ABOUT)
    yield error, (error.continue_button, error.copy_button, error.message, error.advice)
    yield ExportDialog("."), ()


@pytest.mark.usefixtures("spoken")
def test_every_other_dialog_fits(open_game: OpenGame, qtbot: QtBot, appearance: Appearance, area: QRect) -> None:
    room = area.size() - FRAME
    for dialog, seen in dialogs(open_game(), appearance):
        qtbot.addWidget(dialog)
        dialog.show()
        QTest.qWait(0)
        assert room == room.expandedTo(dialog.size())
        assert room == room.expandedTo(dialog.minimumSizeHint())
        assert outside(dialog, *seen) == []
        scroll = dialog.findChild(QScrollArea)
        assert scroll is None or scroll.horizontalScrollBar().maximum() == 0


def overlapping(window: GameWindow) -> list[tuple[QWidget, QWidget]]:
    """Parts of the panel that lie on each other."""
    parts = [part for part in window.panel.findChildren(QWidget) if part.parent() is window.panel and part.isVisible()]
    return [(one, other) for one, other in combinations(parts, 2) if one.geometry().intersects(other.geometry())]


@pytest.mark.usefixtures("spoken")
@pytest.mark.parametrize("board", [BoardSize(4, 5), BoardSize(8, 9)], ids=str)
@pytest.mark.parametrize(
    "size", [(667, 300), (704, 406), (480, 300), (480, 430), (480, 520), (1000, 560), (1120, 620), (1350, 690)]
)
def test_a_game_of_any_size_shows_all_that_must_be_seen(
    open_game: OpenGame, board: BoardSize, size: tuple[int, int]
) -> None:
    window = open_game(MatchSetup(size=board, turn_seconds=20))
    window.resize(*size)
    QTest.qWait(0)
    assert window.size() == QSize(*size)
    assert outside(window, window.board_view, window.status, window.status.chip, window.toolbar.more) == []
    assert overlapping(window) == []
    play(window, WON)
    QTest.qWait(0)
    result = window.panel.result
    assert outside(window, window.board_view, window.status.chip, result, result.play_again, result.review) == []
    assert result.back_to_menu.isHidden() or outside(window, result.back_to_menu) == []
    assert not window.panel.geometry().intersects(window.board_view.geometry())
    assert overlapping(window) == []
    assert [text for text in clipped(result) if "Button" in text] == []
    press(window, Qt.Key.Key_Home)
    QTest.qWait(0)
    strip = replay_of(window).strip
    assert outside(window, window.board_view, window.status.chip, strip, strip.from_here) == []
    assert overlapping(window) == []


def test_windows_open_inside_a_small_screen(start_program: StartProgram, area: QRect) -> None:
    program = start_program()
    window = open_window(program)
    room = area.size() - FRAME
    assert room == room.expandedTo(window.size())
    assert area.contains(QRect(window.pos(), window.size() + FRAME))
    QTest.mouseClick(window.toolbar.more, Qt.MouseButton.LeftButton)
    window.toolbar.everything.close()
    window.actions_.settings.trigger()
    dialog = opened(program)
    assert room == room.expandedTo(dialog.size())
    assert outside(dialog, dialog.ok) == []
