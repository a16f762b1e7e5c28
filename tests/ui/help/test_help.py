"""The guide and the about box."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QAccessible, QIcon, QImage, QPixmap, QTextDocument
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from connect4_gui import paths
from connect4_gui.engine.rulebook import RULES
from connect4_gui.engine.rules import is_classic
from connect4_gui.settings.language import SPOKEN, Language
from connect4_gui.settings.theme import DARK, HIGH_CONTRAST, LIGHT, Theme
from connect4_gui.ui.help.help_dialog import HelpDialog
from connect4_gui.ui.look.appearance import Appearance
from tests.ui.conftest import ABOUT


@pytest.fixture
def dialog(qtbot: QtBot, appearance: Appearance) -> HelpDialog:
    dialog = HelpDialog(ABOUT, appearance)
    qtbot.addWidget(dialog)
    dialog.open()
    return dialog


@pytest.mark.parametrize(
    "subject", ["The goal", "Dropping a disc", "How the game ends", "Time", "More ways to play", "Controls", "Tips"]
)
def test_the_guide_speaks_of(dialog: HelpDialog, subject: str) -> None:
    assert subject in dialog.guide.toPlainText()


@pytest.mark.parametrize("language", SPOKEN)
def test_the_guide_needs_no_network(language: Language) -> None:
    text = paths.resource(f"help/{language.value}.html").read_text(encoding="utf-8")
    assert re.search(r"https?:|href=|url\(", text) is None
    assert re.findall(r'src="(.*?)"', text) == [f"{rules.key}.png" for rules in RULES if not is_classic(rules)]


@pytest.mark.parametrize("theme", [LIGHT, DARK, HIGH_CONTRAST])
def test_the_guide_shows_every_picture_in_every_theme(dialog: HelpDialog, appearance: Appearance, theme: Theme) -> None:
    appearance.set_theme(theme)
    ground = "light" if theme is LIGHT else "dark"
    for rules in RULES[1:]:
        url = QUrl(f"{rules.key}.png")
        shown = QPixmap(dialog.guide.document().resource(QTextDocument.ResourceType.ImageResource.value, url)).toImage()
        kept = QImage(str(paths.resource(f"help/{ground}/{rules.key}.png")))
        assert (kept.width(), kept.height()) == (576, 196)
        assert shown.convertToFormat(kept.format()) == kept


def test_the_guide_follows_the_theme(dialog: HelpDialog, appearance: Appearance) -> None:
    appearance.set_theme(DARK)
    assert DARK.accent_text.lower() in dialog.guide.document().defaultStyleSheet().lower()


def test_about_names_the_version_and_the_engine(dialog: HelpDialog) -> None:
    dialog.about_button.click()
    text = dialog.about_dialog.details.text()
    assert "Version 1.2.3" in text
    assert "Engine: scripted" in text
    dialog.about_dialog.accept()


def test_about_says_under_which_licence_qt_is_used(dialog: HelpDialog) -> None:
    dialog.about_button.click()
    assert "Qt under the LGPL 3" in dialog.about_dialog.details.text()
    dialog.about_dialog.accept()


def test_a_missing_guide_is_a_sentence(
    qtbot: QtBot, appearance: Appearance, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("connect4_gui.ui.help.guide_view.GUIDES", "none")
    dialog = HelpDialog(ABOUT, appearance)
    qtbot.addWidget(dialog)
    assert dialog.guide.toPlainText() == "The guide is missing from this installation."
    assert "none/en.html" in caplog.text


@pytest.mark.usefixtures("qapp")
def test_the_icon_is_a_picture() -> None:
    icon = QIcon(str(paths.resource("icons/connect4.svg")))
    for size in (16, 32, 256):
        assert not icon.pixmap(size, size).isNull()


def test_with_a_screen_reader_the_guide_is_read_line_by_line(qtbot: QtBot, appearance: Appearance) -> None:
    was_active = QAccessible.isActive()
    QAccessible.setActive(True)
    dialog = HelpDialog(ABOUT, appearance)
    qtbot.addWidget(dialog)
    dialog.open()
    QAccessible.setActive(was_active)
    QTest.keyClick(dialog.guide, Qt.Key.Key_Down)
    assert dialog.guide.textCursor().position() > 0
