"""EvaluationGraph: the worth of every position of the game, first player above, and a way to go to each of them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QLineF, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractSlider, QSizePolicy, QToolTip, QWidget

from connect4_gui.coach.evaluation import GraphPoint
from connect4_gui.engine.board import Side
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.widgets.announcement import announce

LEAST_PX, WANTED_PX, MOST_PX = 44, 96, 120
SIDE_PX, EDGE_PX = 10, 8
CORNER = 8
LINE_PX, DOT_PX, RING_PX = 2.0, 5.0, 8.5
FILL = 0.3
STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class EvaluationGraph(QAbstractSlider):
    """Solid where proven, dashed where estimated. ``place_chosen`` carries a place of the game.

    ``describe`` says in words what is known of a place; whoever goes there by key hears it. To a screen reader this is
    a slider through the game.
    """

    place_chosen = Signal(int)

    def __init__(self, appearance: Appearance, describe: Callable[[int], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._describe = describe
        self.points: Sequence[GraphPoint | None] = ()
        self.place = 0
        self.mistakes: frozenset[int] = frozenset()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setMinimumHeight(LEAST_PX)
        self.setMaximumHeight(MOST_PX)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        appearance.theme_changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(200, WANTED_PX)

    def show_points(self, points: Sequence[GraphPoint | None], place: int, mistakes: Collection[int] = ()) -> None:
        """Show the graph of the game, with ``place`` marked in it, and the places after ``mistakes`` as dots."""
        if (points, place, mistakes) != (self.points, self.place, self.mistakes):
            self.points, self.place, self.mistakes = points, place, frozenset(mistakes)
            self.setRange(0, max(len(points) - 1, 0))
            self.setValue(place)
            self.update()

    def spot(self, place: int) -> QPointF:
        """Where a place lies; in the middle if nothing is known of it."""
        point = self.points[place] if place < len(self.points) else None
        return self._at(place, 0.0 if point is None else point.value)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.points:
            self.place_chosen.emit(self._place_at(event.position().x()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.points or event.key() not in STEPS:
            event.ignore()
            return
        place = min(max(self.place + STEPS[Qt.Key(event.key())], 0), len(self.points) - 1)
        self.place_chosen.emit(place)
        announce(self, self._describe(place))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel scrolls what is around it."""
        event.ignore()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and self.points:
            QToolTip.showText(event.globalPos(), self._describe(self._place_at(event.pos().x())), self)
            return True
        return super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._appearance.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        focus = QPen(QColor(theme.accent), 2) if self.hasFocus() else QPen(QColor(theme.line), 1)
        painter.setPen(focus)
        painter.setBrush(QColor(theme.background))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), CORNER, CORNER)
        area = self._area()
        painter.setPen(QPen(QColor(theme.handle), 1))
        painter.drawLine(QLineF(area.left(), area.center().y(), area.right(), area.center().y()))
        self._fill_halves(painter, area)
        self._draw_curve(painter)
        if self.points:
            self._mark_place(painter, area)
        self._mark_mistakes(painter)

    def _fill_halves(self, painter: QPainter, area: QRectF) -> None:
        """Between the curve and the middle: the first player's colour above, the second's below."""
        middle = area.center().y()
        halves = {
            Side.FIRST: QRectF(area.left(), area.top(), area.width(), middle - area.top()),
            Side.SECOND: QRectF(area.left(), middle, area.width(), area.bottom() - middle),
        }
        painter.setPen(Qt.PenStyle.NoPen)
        for side, half in halves.items():
            colour = QColor(self._appearance.theme.disc(side))
            colour.setAlphaF(FILL)
            painter.setBrush(colour)
            painter.save()
            painter.setClipRect(half)
            for run in self._runs():
                spots = [self.spot(place) for place in run]
                ends = [QPointF(spots[-1].x(), middle), QPointF(spots[0].x(), middle)]
                painter.drawPolygon(QPolygonF([*spots, *ends]))
            painter.restore()

    def _draw_curve(self, painter: QPainter) -> None:
        colour = QColor(self._appearance.theme.text)
        solid = QPen(colour, LINE_PX)
        dashed = QPen(colour, LINE_PX)
        dashed.setDashPattern([2, 1.8])
        for run in self._runs():
            if len(run) == 1:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(colour)
                painter.drawEllipse(self.spot(run[0]), LINE_PX, LINE_PX)
            for before, after in pairwise(run):
                painter.setPen(solid if self._is_proven(before) and self._is_proven(after) else dashed)
                painter.drawLine(self.spot(before), self.spot(after))

    def _mark_place(self, painter: QPainter, area: QRectF) -> None:
        theme, spot = self._appearance.theme, self.spot(self.place)
        painter.setPen(QPen(QColor(theme.accent), 2))
        painter.drawLine(QLineF(spot.x(), area.top() - EDGE_PX + 2, spot.x(), area.bottom() + EDGE_PX - 2))
        painter.setPen(QPen(QColor(theme.panel), 1.5))
        painter.setBrush(QColor(theme.accent))
        if self.place < len(self.points) and self.points[self.place] is not None:
            painter.drawEllipse(spot, DOT_PX, DOT_PX)

    def _mark_mistakes(self, painter: QPainter) -> None:
        """A dot on each mistake; the one at the place that is shown has a ring, too."""
        theme = self._appearance.theme
        for place in sorted(self.mistakes):
            spot = self.spot(place)
            if place == self.place:
                painter.setPen(QPen(QColor(theme.accent), 2))
                painter.setBrush(QColor(theme.panel))
                painter.drawEllipse(spot, RING_PX, RING_PX)
            painter.setPen(QPen(QColor(theme.panel), 1.5))
            painter.setBrush(QColor(theme.bad_fill))
            painter.drawEllipse(spot, DOT_PX + 1, DOT_PX + 1)

    def _runs(self) -> list[list[int]]:
        """Places one after another of which something is known."""
        runs: list[list[int]] = [[]]
        for place, point in enumerate(self.points):
            if point is not None:
                runs[-1].append(place)
            elif runs[-1]:
                runs.append([])
        return [run for run in runs if run]

    def _is_proven(self, place: int) -> bool:
        point = self.points[place]
        return point is not None and point.is_proven

    def _area(self) -> QRectF:
        return QRectF(self.rect()).adjusted(SIDE_PX, EDGE_PX, -SIDE_PX, -EDGE_PX)

    def _at(self, place: int, value: float) -> QPointF:
        area, last = self._area(), max(len(self.points) - 1, 1)
        return QPointF(area.left() + area.width() * place / last, area.center().y() - value * area.height() / 2)

    def _place_at(self, x: float) -> int:
        area, last = self._area(), len(self.points) - 1
        return min(max(round((x - area.left()) / max(area.width(), 1) * last), 0), last)
