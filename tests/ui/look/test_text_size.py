"""The size of texts: chosen in the settings, kept, and seen at once in windows that are open."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.settings.disc_colours import DiscColours
from connect4_gui.settings.language import SPOKEN, Language
from connect4_gui.settings.settings_file import SettingsFile
from connect4_gui.settings.text_size import TextSize
from connect4_gui.settings.theme_choice import ThemeChoice
from connect4_gui.ui.game.shortcuts_dialog import ShortcutsDialog
from connect4_gui.ui.help.help_dialog import HelpDialog
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import scaled
from connect4_gui.ui.menu.main_menu import MainMenu
from connect4_gui.ui.words.translation import Translation
from tests.matches import WON
from tests.ui.clipping import clipped
from tests.ui.conftest import ABOUT, OpenGame, StartProgram
from tests.ui.hands import play
from tests.ui.program_hands import opened

SCREEN = (1350, 724)
"""What a screen of 1366 × 768 leaves a window."""


@pytest.fixture(autouse=True)
def usual_size(appearance: Appearance) -> Iterator[None]:
    yield
    appearance.set_text_size(TextSize.NORMAL)


@pytest.fixture
def page(qtbot: QtBot, appearance: Appearance) -> QWidget:  # noqa: ARG001
    """A window with a text like any other, and a title in a font of its own."""
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    for name, factor in (("text", None), ("title", 2.0)):
        label = QLabel(name)
        label.setObjectName(name)
        if factor is not None:
            label.setFont(scaled(factor, QFont.Weight.Bold))
        column.addWidget(label)
    window.show()
    return window


def settle() -> None:
    """Let what is larger now push its neighbours, and these theirs."""
    for _ in range(3):
        QTest.qWait(0)


def font_of(page: QWidget, name: str) -> QFont:
    label = page.findChild(QLabel, name)
    assert label is not None
    return label.font()


def sizes(page: QWidget) -> list[int]:
    return [font_of(page, name).pixelSize() for name in ("text", "title")]


def test_texts_in_every_font_follow_at_once_and_come_back(page: QWidget, appearance: Appearance) -> None:
    text, title = before = sizes(page)
    for size in TextSize:
        appearance.set_text_size(size)
        assert sizes(page) == [round(text * size.value / 100), 2 * round(text * size.value / 100)]
    appearance.set_text_size(TextSize.NORMAL)
    assert sizes(page) == before == [text, title]


def test_another_theme_keeps_the_size_of_texts(page: QWidget, appearance: Appearance) -> None:
    appearance.set_text_size(TextSize.LARGEST)
    large = sizes(page)
    appearance.wear(ThemeChoice.DARK, DiscColours())
    assert sizes(page) == large


def test_a_weight_is_kept(page: QWidget, appearance: Appearance) -> None:
    appearance.set_text_size(TextSize.LARGE)
    assert font_of(page, "title").weight() == QFont.Weight.Bold


def test_what_is_chosen_in_the_settings_is_seen_kept_and_cancelled(
    start_program: StartProgram, settings_file: SettingsFile
) -> None:
    program = start_program()
    before = QApplication.font().pixelSize()
    for keep in (False, True):
        program.menu.settings_requested.emit()
        dialog = opened(program)
        dialog.text_size.set_value(TextSize.LARGER)
        assert QApplication.font().pixelSize() == round(1.5 * before)
        (dialog.ok if keep else dialog.cancel).click()
        QTest.qWait(0)
        assert QApplication.font().pixelSize() == (round(1.5 * before) if keep else before)
    assert settings_file.load().preferences.text_size is TextSize.LARGER


@pytest.mark.parametrize("language", SPOKEN)
def test_an_open_game_has_room_for_larger_texts(
    open_game: OpenGame, appearance: Appearance, translation: Translation, language: Language
) -> None:
    translation.use(language)
    window = open_game(MatchSetup(turn_seconds=20))
    window.resize(*SCREEN)
    QTest.qWait(0)
    appearance.set_text_size(TextSize.LARGEST)
    settle()
    assert window.size().toTuple() == SCREEN
    assert clipped(window) == []
    play(window, WON)
    QTest.qWait(0)
    assert clipped(window) == []
    appearance.set_text_size(TextSize.NORMAL)
    settle()
    assert [text for text in clipped(window) if "Elided" not in text] == []


@pytest.mark.parametrize("language", SPOKEN)
def test_an_open_menu_has_room_for_larger_texts(
    qtbot: QtBot, appearance: Appearance, translation: Translation, language: Language
) -> None:
    translation.use(language)
    menu = MainMenu(appearance, ABOUT)
    qtbot.addWidget(menu)
    menu.resize(*SCREEN)
    menu.show()
    QTest.qWait(0)
    appearance.set_text_size(TextSize.LARGEST)
    settle()
    assert menu.size().toTuple() == SCREEN
    assert clipped(menu) == []


@pytest.mark.parametrize("language", SPOKEN)
def test_open_dialogs_have_room_for_larger_texts(
    qtbot: QtBot, open_game: OpenGame, appearance: Appearance, translation: Translation, language: Language
) -> None:
    translation.use(language)
    dialogs: list[QDialog] = [HelpDialog(ABOUT, appearance), ShortcutsDialog(open_game().actions_)]
    for dialog in dialogs:
        qtbot.addWidget(dialog)
        dialog.show()
    QTest.qWait(0)
    appearance.set_text_size(TextSize.LARGEST)
    settle()
    for dialog in dialogs:
        assert clipped(dialog) == []
