"""RatePlot: how often a person wins, as bars one below the other, with the games that were won, drawn and lost."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from connect4_gui.store.statistics import Tally
from connect4_gui.ui.games.game_words import CountedGames, number_text, share_text
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import scaled

ROW_PX, BAR_PX, GAP_PX = 34, 8, 12
LEAST_BAR_PX = 40
FEW_GAMES = 5
"""Fewer say little, so that their rate is not told loudly."""

MIDDLE = Qt.AlignmentFlag.AlignVCenter
RIGHT = MIDDLE | Qt.AlignmentFlag.AlignRight


@dataclass(frozen=True, slots=True)
class Rate:
    """One bar: what it is about, and how those games went."""

    title: str
    tally: Tally

    @property
    def percent(self) -> str:
        return "–" if self.tally.win_rate is None else share_text(self.tally.win_rate)

    @property
    def counts(self) -> str:
        return "–".join(number_text(count) for count in (self.tally.won, self.tally.drawn, self.tally.lost))

    @property
    def is_weak(self) -> bool:
        """Whether there are too few games to tell."""
        return self.tally.won + self.tally.drawn + self.tally.lost < FEW_GAMES


class RatePlot(QWidget):
    """Its accessible description has all of its values in words."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._rates: tuple[Rate, ...] = ()
        self._widths = (0, 0, 0)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        appearance.theme_changed.connect(self.update)

    @property
    def rates(self) -> tuple[Rate, ...]:
        return self._rates

    def show_rates(self, rates: Iterable[Rate]) -> None:
        self._rates = tuple(rates)
        self._widths = _widths(self._rates)
        self.setAccessibleDescription("; ".join(self._aloud(rate) for rate in self._rates))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(sum(self._widths) + 3 * GAP_PX + 2 * LEAST_BAR_PX, ROW_PX * len(self._rates))

    def minimumSizeHint(self) -> QSize:
        return QSize(sum(self._widths) + 3 * GAP_PX + LEAST_BAR_PX, ROW_PX * len(self._rates))

    def bar(self, number: int) -> tuple[QRectF, QRectF]:
        """The whole bar in row ``number``, and the part of it that is filled."""
        title, percent, counts = self._widths
        left, right = title + GAP_PX, self.width() - percent - counts - 2 * GAP_PX
        whole = QRectF(left, number * ROW_PX + (ROW_PX - BAR_PX) / 2, max(right - left, 0), BAR_PX)
        filled = QRectF(whole)
        filled.setWidth(whole.width() * (self._rates[number].tally.win_rate or 0))
        return whole, filled

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, rate in enumerate(self._rates):
            self._paint_bar(painter, number)
            self._paint_words(painter, QRect(0, number * ROW_PX, self.width(), ROW_PX), rate)

    def _paint_bar(self, painter: QPainter, number: int) -> None:
        theme = self._appearance.theme
        whole, filled = self.bar(number)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.line))
        painter.drawRoundedRect(whole, BAR_PX / 2, BAR_PX / 2)
        if filled.width() > 0:
            painter.setBrush(QColor(theme.accent))
            painter.drawRoundedRect(filled, min(BAR_PX, filled.width()) / 2, BAR_PX / 2)

    def _paint_words(self, painter: QPainter, row: QRect, rate: Rate) -> None:
        theme, (_, percent, counts) = self._appearance.theme, self._widths
        painter.setFont(_title_font())
        painter.setPen(QColor(theme.text))
        painter.drawText(row, MIDDLE, rate.title)
        painter.setFont(_percent_font())
        painter.setPen(QColor(theme.muted if rate.is_weak else theme.text))
        place = QRect(row.right() + 1 - counts - GAP_PX - percent, row.top(), percent, row.height())
        painter.drawText(place, RIGHT, rate.percent)
        painter.setFont(_counts_font())
        painter.setPen(QColor(theme.muted))
        painter.drawText(row, RIGHT, rate.counts)

    def _aloud(self, rate: Rate) -> str:
        tally = rate.tally
        text = self.tr("{title}: {percent}, {games}, {won} won, {drawn} drawn, {lost} lost")
        return text.format(
            title=rate.title,
            percent=rate.percent,
            games=CountedGames().games(tally.games),
            won=tally.won,
            drawn=tally.drawn,
            lost=tally.lost,
        )


def _title_font() -> QFont:
    return scaled(1)


def _percent_font() -> QFont:
    return scaled(1, QFont.Weight.DemiBold)


def _counts_font() -> QFont:
    return scaled(0.93)


def _widths(rates: tuple[Rate, ...]) -> tuple[int, int, int]:
    """The widest title, percentage and counts."""
    texts = [(rate.title, rate.percent, rate.counts) for rate in rates] or [("", "", "")]
    fonts = (_title_font(), _percent_font(), _counts_font())
    title, percent, counts = (
        max(QFontMetrics(font).horizontalAdvance(text) for text in column)
        for font, column in zip(fonts, zip(*texts, strict=True), strict=True)
    )
    return title, percent, counts
