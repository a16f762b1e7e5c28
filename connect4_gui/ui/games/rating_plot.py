"""RatingPlot: a person's rating over time as a line, above three grid lines."""

from __future__ import annotations

import math
from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QDate, QPointF, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen, QPixmap, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from connect4_gui.store.ratings import RatingPoint
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import scaled
from connect4_gui.ui.words.spoken_locale import spoken_locale

HEIGHT, LEAST_WIDTH = 200, 200
TOP, BOTTOM, RIGHT_SPACE, LABEL_GAP = 8, 26, 10, 8
GRID_LINES = 3
STEPS = (10, 25, 50, 100, 200, 250, 500, 1000)
DOT_RADIUS, LINE_WIDTH = 4.5, 2.2
FILL_OPACITY = 0.10
MONTHS_FROM_DAYS = 120
DAY = 86_400


def grid(least: float, most: float) -> tuple[int, int, int]:
    """Three round numbers, evenly apart, around everything from ``least`` to ``most``."""
    for step in STEPS:
        low = math.floor(least / step) * step
        if low + (GRID_LINES - 1) * step >= most:
            return low, low + step, low + 2 * step
    low, step = math.floor(least / 1000) * 1000, math.ceil((most - least + 1000) / 2000) * 1000
    return low, low + step, low + 2 * step


class RatingPlot(QWidget):
    """Its accessible description has the first, the best and the last rating."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._points: tuple[RatingPoint, ...] = ()
        self._picture: QPixmap | None = None
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setFont(scaled(0.93))
        appearance.theme_changed.connect(self._repaint)

    @property
    def points(self) -> tuple[RatingPoint, ...]:
        return self._points

    def show_points(self, points: Sequence[RatingPoint]) -> None:
        self._points = tuple(points)
        self.rewrite()

    def rewrite(self) -> None:
        """Say it again, in the language that is spoken now."""
        self.setAccessibleDescription(self._aloud())
        self._repaint()

    def sizeHint(self) -> QSize:
        return QSize(LEAST_WIDTH, HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def places(self) -> list[QPointF]:
        """Where the points are painted."""
        area, lines = self._area(), self._grid()
        first, last = self._points[0].played_at, self._points[-1].played_at
        across, up = area.width() / max(last - first, 1), area.height() / (lines[-1] - lines[0])
        left = area.left() if last > first else area.right()
        return [
            QPointF(left + across * (point.played_at - first), area.bottom() - up * (point.rating - lines[0]))
            for point in self._points
        ]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._picture = None

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The picture is kept, as it moves whenever something above it becomes longer or shorter."""
        if self._points:
            self._picture = self._picture or self._painted()
            QPainter(self).drawPixmap(0, 0, self._picture)

    @Slot()
    def _repaint(self) -> None:
        self._picture = None
        self.update()

    def _painted(self) -> QPixmap:
        picture = QPixmap(self.size() * self.devicePixelRatioF())
        picture.setDevicePixelRatio(self.devicePixelRatioF())
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setFont(self.font())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_grid(painter)
        self._paint_dates(painter)
        self._paint_line(painter)
        painter.end()
        return picture

    def _paint_grid(self, painter: QPainter) -> None:
        theme, area, lines = self._appearance.theme, self._area(), self._grid()
        for number, rating in enumerate(lines):
            y = area.bottom() - number * area.height() / (len(lines) - 1)
            painter.setPen(QColor(theme.line))
            painter.drawLine(QPointF(area.left(), y), QPointF(self.width(), y))
            painter.setPen(QColor(theme.muted))
            label = QRectF(0, y - 10, area.left() - LABEL_GAP, 20)
            painter.drawText(label, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, str(rating))

    def _paint_dates(self, painter: QPainter) -> None:
        """The first and the last day, at the ends of the line."""
        area = self._area()
        painter.setPen(QColor(self._appearance.theme.muted))
        below = QRectF(area.left(), area.bottom() + 6, self.width() - area.left(), 20)
        first, last = self._date(self._points[0].played_at), self._date(self._points[-1].played_at)
        painter.drawText(below, Qt.AlignmentFlag.AlignRight, last)
        if first != last:
            painter.drawText(below, Qt.AlignmentFlag.AlignLeft, first)

    def _paint_line(self, painter: QPainter) -> None:
        accent, area = QColor(self._appearance.theme.accent), self._area()
        places = self.places()
        ground = QColor(accent)
        ground.setAlphaF(FILL_OPACITY)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        ends = [QPointF(places[-1].x(), area.bottom()), QPointF(places[0].x(), area.bottom())]
        painter.drawPolygon(QPolygonF([*places, *ends]))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        join = Qt.PenJoinStyle.RoundJoin
        painter.setPen(QPen(accent, LINE_WIDTH, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, join))
        painter.drawPolyline(QPolygonF(places))
        painter.setPen(QPen(QColor(self._appearance.theme.panel), 2))
        painter.setBrush(accent)
        painter.drawEllipse(places[-1], DOT_RADIUS + 1, DOT_RADIUS + 1)

    def _area(self) -> QRectF:
        """Where the line may be."""
        labels = QFontMetrics(self.font()).horizontalAdvance("0000") + LABEL_GAP
        return QRectF(labels, TOP, max(self.width() - labels - RIGHT_SPACE, 1), self.height() - TOP - BOTTOM)

    def _grid(self) -> tuple[int, ...]:
        ratings = [point.rating for point in self._points]
        return grid(min(ratings), max(ratings))

    def _date(self, seconds: float) -> str:
        """A month if the line is long, a day if it is short."""
        day = datetime.fromtimestamp(seconds)
        date = QDate(day.year, day.month, day.day)
        is_long = self._points[-1].played_at - self._points[0].played_at > MONTHS_FROM_DAYS * DAY
        locale = spoken_locale()
        if is_long:
            return f"{locale.standaloneMonthName(date.month(), locale.FormatType.ShortFormat)} {date.year()}"
        return locale.toString(date, locale.FormatType.ShortFormat)

    def _aloud(self) -> str:
        if not self._points:
            return ""
        ratings = [round(point.rating) for point in self._points]
        text = self.tr("first {first}, best {best}, now {last}, after {games} games")
        return text.format(first=ratings[0], best=max(ratings), last=ratings[-1], games=self._points[-1].games)
