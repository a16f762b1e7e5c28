"""CheckBox: one of several things that may be chosen, with its words beside it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QCheckBox, QWidget

from connect4_gui.settings.colour import quietest
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import scaled
from connect4_gui.ui.look.stylesheet import disabled_text
from connect4_gui.ui.look.target import target_px

BOX, CORNER, GAP, SPACE = 20, 5, 12, 3
LEAST_CONTRAST = 3.0
"""What the parts of a control need to be found."""


class CheckBox(QCheckBox):
    """A check box of Qt in the colours of the theme; what is chosen is bold as well."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        appearance.theme_changed.connect(self.update)

    def hitButton(self, point: QPoint) -> bool:
        return self.rect().contains(point)

    def sizeHint(self) -> QSize:
        words = QFontMetrics(scaled(1, QFont.Weight.DemiBold)).horizontalAdvance(self.text())
        return QSize(BOX + GAP + words + 2 * SPACE, target_px())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(SPACE, (self.height() - BOX) / 2, BOX, BOX)
        self._paint_box(painter, box)
        theme = self._appearance.theme
        painter.setPen(QColor(theme.text if self.isEnabled() else disabled_text(theme)))
        painter.setFont(self._font())
        room = QRectF(self.rect()).adjusted(box.right() + GAP, 0, 0, 0)
        painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter), self.text())

    def _paint_box(self, painter: QPainter, box: QRectF) -> None:
        theme = self._appearance.theme
        fill = theme.accent if self.isEnabled() else disabled_text(theme)
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.accent), 2))
            painter.drawRoundedRect(box.adjusted(-2, -2, 2, 2), CORNER + 2, CORNER + 2)
        if not self.isChecked():
            painter.setPen(QPen(QColor(quietest(theme.muted, theme.panel, LEAST_CONTRAST)), 1))
            painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), CORNER, CORNER)
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(fill))
        painter.drawRoundedRect(box, CORNER, CORNER)
        painter.setPen(QPen(QColor(theme.text_on(fill)), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        corner = box.topLeft()
        painter.drawPolyline([corner + QPointF(5.5, 10.5), corner + QPointF(8.8, 13.8), corner + QPointF(14.8, 6.8)])

    def _font(self) -> QFont:
        return scaled(1, QFont.Weight.DemiBold if self.isChecked() else QFont.Weight.Normal)
