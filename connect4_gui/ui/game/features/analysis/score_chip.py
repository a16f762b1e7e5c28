"""ScoreChip: the score of one column, above the plate. The best ones are filled and point down."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from connect4_gui.engine.search_types import Score, Verdict
from connect4_gui.settings.theme import Theme
from connect4_gui.ui.board.board_layout import CELL
from connect4_gui.ui.board.cached_item import CachedItem
from connect4_gui.ui.game.features.analysis.analysis_texts import full_text, score_text, short_score_text
from connect4_gui.ui.look.fonts import scaled

BAND = 36.0
HEIGHT, GAP, POINTER = 28.0, 4.0, 6.0
SIDE_SPACE = 4.0
TEXT_PX, LEAST_TEXT_PX, MOST_WORDS, MOST_LETTERS = 13, 12, 21, 34
"""In scene units, in pixels of the screen, and in scene units again: digits and capitals of that size fit in."""


@dataclass(frozen=True, slots=True)
class ChipLook:
    """``score`` is None while it is not known; a column that ``is_full`` has none."""

    score: Score | None = None
    is_best: bool = False
    is_full: bool = False

    def text(self, *, is_short: bool) -> str:
        if self.is_full:
            return "–" if is_short else full_text()
        return short_score_text(self.score) if is_short else score_text(self.score)


class ScoreChip(CachedItem):
    """Painted again only when it says something else, so that nothing flickers."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(QRectF(-CELL / 2, 0, CELL, BAND), theme)
        self.look = ChipLook()
        self._is_short = False
        self._font = _font(TEXT_PX)

    @property
    def text(self) -> str:
        return self.look.text(is_short=self._is_short)

    def show_look(self, look: ChipLook, tip: str) -> None:
        self.setToolTip(tip)
        if look != self.look:
            self.look = look
            self.update()

    def set_form(self, *, is_short: bool, font: QFont) -> None:
        if (is_short, font) != (self._is_short, self._font):
            self._is_short, self._font = is_short, font
            self.update()

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        fill, outline, ink = self._colours()
        body = QRectF(-CELL / 2 + GAP / 2, 0, CELL - GAP, HEIGHT)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.look.is_best:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(fill or ink))
            painter.drawPolygon(
                QPolygonF([QPointF(-7, HEIGHT - 1), QPointF(7, HEIGHT - 1), QPointF(0, HEIGHT + POINTER)])
            )
        painter.setBrush(QColor(fill) if fill else Qt.BrushStyle.NoBrush)
        painter.setPen(_dashes(outline) if outline else Qt.PenStyle.NoPen)
        painter.drawRoundedRect(body.adjusted(1, 1, -1, -1), HEIGHT / 2 - 1, HEIGHT / 2 - 1)
        painter.setPen(QColor(ink))
        painter.setFont(self._font)
        painter.drawText(body, Qt.AlignmentFlag.AlignCenter, self.text)

    def _colours(self) -> tuple[str, str, str]:
        """The fill, the dashed outline and the text; an estimate has no fill, a proof no outline."""
        theme, score, is_best = self.theme, self.look.score, self.look.is_best
        if self.look.is_full:
            return theme.line, "", theme.text_on(theme.line)
        if score is None or score.verdict is Verdict.UNKNOWN:
            ink = theme.text if is_best else theme.muted
            return "", ink, ink
        if score.verdict is Verdict.DRAW:
            fill = theme.muted if is_best else theme.line
            return fill, "", theme.text_on(fill)
        if score.verdict is Verdict.WIN:
            filled, soft, ink = theme.good_fill, theme.good_soft, theme.good
        else:
            filled, soft, ink = theme.bad_fill, theme.bad_soft, theme.bad
        return (filled, "", theme.text_on(filled)) if is_best else (soft, "", ink)


def word_fonts(pixels_per_unit: float) -> tuple[QFont, ...]:
    """The fonts of words in scene units that can be read on the screen, the largest first."""
    least = _least_size(pixels_per_unit, MOST_WORDS)
    return tuple(_font(size) for size in range(max(TEXT_PX, least), least - 1, -1))


def letter_font(texts: Sequence[str], pixels_per_unit: float) -> QFont:
    """The font of letters: so large that they can be read on the screen, or as large as ``texts`` fit in."""
    largest = max(TEXT_PX, _least_size(pixels_per_unit, MOST_LETTERS))
    fonts = (_font(size) for size in range(largest, TEXT_PX, -1))
    return next(
        (font for font in fonts if all(_width(text, font) <= CELL - GAP - SIDE_SPACE for text in texts)), _font(TEXT_PX)
    )


def _least_size(pixels_per_unit: float, most: int) -> int:
    return min(math.ceil(LEAST_TEXT_PX / max(pixels_per_unit, 0.01) - 0.1), most)


def _font(pixels: int) -> QFont:
    font = scaled(1, QFont.Weight.DemiBold)
    font.setPixelSize(pixels)
    return font


def fits(text: str, font: QFont) -> bool:
    return _width(text, font) <= CELL - GAP - 2 * SIDE_SPACE


def _width(text: str, font: QFont) -> float:
    return QFontMetricsF(font).horizontalAdvance(text)


def _dashes(colour: str) -> QPen:
    pen = QPen(QColor(colour), 1.2)
    pen.setDashPattern([3, 2.5])
    return pen
