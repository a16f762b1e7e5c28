"""Swatch: a disc in a colour that a player can choose."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton

from connect4_gui.engine.board import Side
from connect4_gui.settings.theme import with_own_discs
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.disc_painter import paint_disc
from connect4_gui.ui.look.target import TARGET_PX

ROW_KEYS = (Qt.Key.Key_Left, Qt.Key.Key_Right)
SIZE, DISC_RADIUS, RING_RADIUS = TARGET_PX, 12.5, 15.5


class Swatch(QAbstractButton):
    """``colour`` None is the theme's own. A click asks for it with ``wished``; whether it is chosen is told to it."""

    wished = Signal(object)

    def __init__(self, side: Side, colour: str | None, appearance: Appearance) -> None:
        super().__init__()
        self._side = side
        self._colour = colour
        self._appearance = appearance
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFixedSize(self.sizeHint())
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._wish)
        appearance.theme_changed.connect(self.update)

    @property
    def colour(self) -> str | None:
        return self._colour

    def set_colour(self, colour: str) -> None:
        self._colour = colour
        self.update()

    def set_name(self, group: str, title: str) -> None:
        self.setToolTip(title)
        self.setAccessibleName(f"{group}: {title}")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrow keys belong to the row of swatches."""
        if event.key() in ROW_KEYS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def nextCheckState(self) -> None:
        """A click alone chooses nothing."""

    def sizeHint(self) -> QSize:
        return QSize(SIZE, SIZE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, centre = self._appearance.theme, QPointF(SIZE / 2, SIZE / 2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.accent), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 9, 9)
        if self.isChecked():
            painter.setPen(QPen(QColor(theme.text), 2))
            painter.drawEllipse(centre, RING_RADIUS, RING_RADIUS)
        colours = (self._colour, None) if self._side is Side.FIRST else (None, self._colour)
        paint_disc(painter, centre, DISC_RADIUS, self._side, with_own_discs(theme).with_discs(*colours))

    @Slot()
    def _wish(self) -> None:
        self.wished.emit(self._colour)
