"""Fonts: Inter where it is installed, the system's font elsewhere, and figures that keep their width."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo
from PySide6.QtWidgets import QApplication, QWidget

from connect4_gui.ui.look.dressing import wear

PREFERRED_FAMILY = "Inter"
LEAST_BASE_PX = 14
DRESSED_FONT = "_q_styleSheetWidgetFont"


def font_problem() -> str | None:
    """One sentence if this system has no font at all, as a bare server has, or None. Needs the application.

    Qt invents families where there are none, but a font without a file has no size.
    """
    if QFontInfo(QApplication.font()).pixelSize() > 0:
        return None
    return "There are no fonts, so no text can be shown; on Debian or Ubuntu: apt install fontconfig fonts-dejavu-core"


def base_font(system: QFont, percent: int = 100) -> QFont:
    """The font of running text: never smaller than the system's own, and ``percent`` of what it would be."""
    font = QFont(system)
    if PREFERRED_FAMILY in QFontDatabase.families():
        font.setFamily(PREFERRED_FAMILY)
    font.setPixelSize(round(max(LEAST_BASE_PX, QFontInfo(system).pixelSize()) * percent / 100))
    return with_tabular_figures(font)


def use_base_font(font: QFont, sheet: str) -> None:
    """Write everything in ``font`` from now on; what has a larger or smaller font of its own keeps the proportion.

    Widgets that wear a style sheet hear of a new font of the application only when they are given the ``sheet`` again.
    """
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    before = QFontInfo(app.font()).pixelSize()
    own = [widget for widget in app.allWidgets() if widget.testAttribute(Qt.WidgetAttribute.WA_SetFont)]
    factors = [QFontInfo(widget.font()).pixelSize() / before for widget in own]
    app.setFont(font)
    for widget, factor in zip(own, factors, strict=True):
        set_own_font(widget, scaled(factor, widget.font().weight()))
    wear(app, sheet)


def set_own_font(widget: QWidget, font: QFont) -> None:
    """Give ``widget`` another font of its own.

    Qt keeps the one that a widget had when it was dressed in a style sheet, and gives it back with the next sheet.
    """
    if widget.property(DRESSED_FONT) is not None:
        widget.setProperty(DRESSED_FONT, font)
    widget.setFont(font)


def scaled(factor: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """The application's font, ``factor`` times its size."""
    font = QFont(QApplication.font())
    font.setPixelSize(round(pixels_of(font) * factor))
    font.setWeight(weight)
    return with_tabular_figures(font)


def text_px(px: int) -> int:
    """Room of ``px`` for the smallest text, made wider as the text is larger."""
    return round(px * pixels_of(QApplication.font()) / LEAST_BASE_PX)


def pixels_of(font: QFont) -> int:
    """The size of ``font``. Only where it was given in points must the system be asked, which takes its time."""
    return font.pixelSize() if font.pixelSize() > 0 else QFontInfo(font).pixelSize()


def least_px(px: int, most: int) -> int:
    """The least size of a window that needs ``px`` for the smallest text; larger ones may ask for up to ``most``."""
    return max(px, min(text_px(px), most))


def icon_px(px: int) -> int:
    """The size of an icon of ``px`` beside a text: it grows with it, but less, as it is large enough to be known."""
    return px + (text_px(px) - px) * 3 // 5


def board_px(px: int, most: int) -> int:
    """The size of a text on the board, in its units: ``px``, larger with all texts, ``most`` where no more fits."""
    return min(text_px(px), most)


def with_tabular_figures(font: QFont) -> QFont:
    """The same font with figures of equal width, so that a running clock does not jump."""
    font.setFeature(QFont.Tag("tnum"), 1)
    return font
