"""Chip: a short sentence on a rounded ground in a player's colour."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from connect4_gui.engine.board import Side
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import scaled, text_px
from connect4_gui.ui.widgets.elided_label import set_plain_tip

LEAST_WIDTH, WIDTH, SIDE_SPACE = 170, 320, 12


class Chip(QWidget):
    """Keeps its width whatever it says, so that nothing jumps; a text too long for it is shortened in the middle."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._side: Side | None = None
        self._text = ""
        self.setFont(scaled(0.96, QFont.Weight.DemiBold))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        appearance.theme_changed.connect(self.update)

    @property
    def text(self) -> str:
        return self._text

    @property
    def ground(self) -> str:
        """The colour behind the text."""
        theme = self._appearance.theme
        return theme.line if self._side is None else theme.disc(self._side)

    def show_text(self, text: str, side: Side | None) -> None:
        if (text, side) != (self._text, self._side):
            self._text, self._side = text, side
            self.setAccessibleName(text)
            set_plain_tip(self, text)
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(text_px(WIDTH), QFontMetrics(self.font()).height() + 10)

    def minimumSizeHint(self) -> QSize:
        return QSize(text_px(LEAST_WIDTH), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.ground))
        painter.drawRoundedRect(QRectF(self.rect()), self.height() / 2, self.height() / 2)
        painter.setFont(self.font())
        painter.setPen(QColor(self._appearance.theme.text_on(self.ground)))
        space = self.rect().adjusted(SIDE_SPACE, 0, -SIDE_SPACE, 0)
        shown = QFontMetrics(self.font()).elidedText(self._text, Qt.TextElideMode.ElideMiddle, space.width())
        painter.drawText(space, Qt.AlignmentFlag.AlignCenter, shown)
