"""Colours: readable, following the system, and never the only difference."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from connect4_gui.engine.board import Side
from connect4_gui.ui.appearance import Appearance, theme_for
from connect4_gui.ui.disc_painter import paint_disc
from connect4_gui.ui.stylesheet import stylesheet
from connect4_gui.ui.theme import DARK, LIGHT, Theme, contrast

THEMES = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)


def test_contrast_of_black_and_white_is_21() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#123456", "#123456") == 1


@THEMES
def test_every_text_has_a_contrast_of_at_least_4_5(theme: Theme) -> None:
    for text, ground in theme.text_pairs():
        assert contrast(text, ground) >= 4.5, (text, ground)


@THEMES
def test_text_on_yellow_is_dark(theme: Theme) -> None:
    assert theme.text_on(theme.second) == "#0F1521"


@THEMES
def test_the_sides_differ_without_colour(theme: Theme) -> None:
    """On a flat grey the two discs still look different, because their marks do."""
    grey = {side: _grey_disc(side, theme) for side in Side}
    ring, cross = grey[Side.FIRST], grey[Side.SECOND]
    assert _darker_in_the_middle(cross)
    assert not _darker_in_the_middle(ring)


@THEMES
def test_the_style_sheet_has_no_holes(theme: Theme) -> None:
    assert "$" not in stylesheet(theme)


def test_the_theme_follows_the_system_live(look: Appearance) -> None:
    assert theme_for(Qt.ColorScheme.Unknown) is LIGHT
    assert theme_for(Qt.ColorScheme.Light) is LIGHT
    heard: list[Theme] = []
    look.theme_changed.connect(heard.append)
    look.follow_system(Qt.ColorScheme.Dark)
    assert look.theme is DARK
    look.follow_system(Qt.ColorScheme.Dark)
    look.follow_system(Qt.ColorScheme.Light)
    assert heard == [DARK, LIGHT]
    look.theme_changed.disconnect(heard.append)


def test_the_theme_hears_the_system(look: Appearance, qapp: QApplication) -> None:
    qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert look.theme is DARK
    assert qapp.palette().window().color().name().upper() == DARK.background


def _grey_disc(side: Side, theme: Theme) -> QImage:
    image = QImage(64, 64, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    paint_disc(painter, QPointF(32, 32), 30, side, theme)
    painter.end()
    return image.convertToFormat(QImage.Format.Format_Grayscale8)


def _darker_in_the_middle(image: QImage) -> bool:
    return image.pixelColor(32, 32).lightness() < image.pixelColor(32, 19).lightness() - 20
