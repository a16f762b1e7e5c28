"""Fonts: Inter where it is installed, the system's font elsewhere, and figures that keep their width."""

from __future__ import annotations

from PySide6.QtGui import QFont, QFontDatabase, QFontInfo
from PySide6.QtWidgets import QApplication

PREFERRED_FAMILY = "Inter"
LEAST_BASE_PX = 14


def font_problem() -> str | None:
    """One sentence if this system has no font at all, as a bare server has, or None. Needs the application.

    Qt invents families where there are none, but a font without a file has no size.
    """
    if QFontInfo(QApplication.font()).pixelSize() > 0:
        return None
    return "There are no fonts, so no text can be shown; on Debian or Ubuntu: apt install fontconfig fonts-dejavu-core"


def base_font() -> QFont:
    """The font of running text: never smaller than the system's own."""
    font = QFont(QApplication.font())
    if PREFERRED_FAMILY in QFontDatabase.families():
        font.setFamily(PREFERRED_FAMILY)
    font.setPixelSize(max(LEAST_BASE_PX, QFontInfo(QApplication.font()).pixelSize()))
    return with_tabular_figures(font)


def scaled(factor: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """The application's font, ``factor`` times its size."""
    font = QFont(QApplication.font())
    font.setPixelSize(round(QFontInfo(font).pixelSize() * factor))
    font.setWeight(weight)
    return with_tabular_figures(font)


def text_px(px: int) -> int:
    """Room of ``px`` for the smallest text, made wider as the text is larger."""
    return round(px * QFontInfo(QApplication.font()).pixelSize() / LEAST_BASE_PX)


def with_tabular_figures(font: QFont) -> QFont:
    """The same font with figures of equal width, so that a running clock does not jump."""
    font.setFeature(QFont.Tag("tnum"), 1)
    return font
