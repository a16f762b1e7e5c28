"""WeekCard: on which days of this week something was solved."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from connect4_gui.training.sets import Home
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import scaled
from connect4_gui.ui.train.figure_card import FigureCard
from connect4_gui.ui.train.train_words import weekday_name
from connect4_gui.ui.words.retranslation import keep_translated

RADIUS, NAME_PX, HEIGHT = 15.0, 20, 62


class WeekCard(FigureCard):
    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        self._days = _Days(appearance)
        super().__init__(self._days, parent)
        self._home: Home | None = None
        keep_translated(self, self._write_texts)

    def show_home(self, home: Home) -> None:
        self._home = home
        self._days.show_home(home)
        self._write_texts()

    def _write_texts(self) -> None:
        if self._home is None:
            return
        solved = self.tr("{count} solved").format(count=self._home.solved_this_week)
        days = [weekday_name(day, is_long=True) for day, count in enumerate(self._home.week) if count]
        self.set_words(self.tr("This week"), solved, ", ".join([solved, *days]))
        self._days.update()


class _Days(QWidget):
    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._week: tuple[int, ...] = (0,) * 7
        self._today = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        appearance.theme_changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(280, HEIGHT)

    def show_home(self, home: Home) -> None:
        self._week, self._today = home.week, home.weekday
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pitch = self.width() / len(self._week)
        for day, count in enumerate(self._week):
            self._paint_day(painter, QPointF(pitch * (day + 0.5), RADIUS + 3), day, is_done=count > 0)
            name = QRectF(pitch * day, HEIGHT - NAME_PX, pitch, NAME_PX)
            is_today = day == self._today
            painter.setFont(scaled(0.93, QFont.Weight.Bold if is_today else QFont.Weight.Normal))
            painter.setPen(QColor(self._appearance.theme.text if is_today else self._appearance.theme.muted))
            painter.drawText(name, Qt.AlignmentFlag.AlignCenter, weekday_name(day))
        painter.end()

    def _paint_day(self, painter: QPainter, centre: QPointF, day: int, *, is_done: bool) -> None:
        theme = self._appearance.theme
        is_today = day == self._today
        outline = QPen(QColor(theme.accent), 2) if is_today else QPen(QColor(theme.muted), 1)
        painter.setPen(Qt.PenStyle.NoPen if is_done and not is_today else outline)
        painter.setBrush(QColor(theme.good_soft if is_done else theme.panel))
        painter.drawEllipse(centre, RADIUS, RADIUS)
        if is_done:
            pen = QPen(QColor(theme.good), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            check = (QPointF(-4.5, 0.5), QPointF(-1.5, 3.5), QPointF(4.5, -3.5))
            painter.drawPolyline(QPolygonF([centre + point for point in check]))
