"""TurnBar: the time left for the turn as a bar in the mover's colour, and the rule when it runs out.

The seconds themselves stand in the status line, once.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from connect4_gui.engine.board import Side
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import scaled
from connect4_gui.ui.look.stylesheet import set_role
from connect4_gui.ui.widgets.elided_label import ElidedLabel

BAR_HEIGHT = 8


class _Bar(QWidget):
    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self.fraction = 0.0
        self.side: Side | None = None
        self.setFixedHeight(BAR_HEIGHT)
        appearance.theme_changed.connect(self.update)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._appearance.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.line))
        groove = QRectF(self.rect())
        radius = groove.height() / 2
        painter.drawRoundedRect(groove, radius, radius)
        if self.side is not None and self.fraction > 0:
            groove.setWidth(max(groove.height(), groove.width() * self.fraction))
            painter.setBrush(QColor(theme.disc(self.side)))
            painter.drawRoundedRect(groove, radius, radius)


class TurnBar(QWidget):
    def __init__(self, rule: str, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bar = _Bar(appearance)
        self._rule = ElidedLabel(rule)
        self._rule.setFont(scaled(0.93))
        self._rule.setProperty("role", "muted")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self._bar)
        column.addWidget(self._rule)

    @property
    def rule(self) -> str:
        return self._rule.text()

    @property
    def fraction(self) -> float:
        return self._bar.fraction

    def set_rule(self, rule: str) -> None:
        self._rule.setText(rule)

    def show_left(self, fraction: float, side: Side | None, *, is_urgent: bool = False) -> None:
        """Fill ``fraction`` of the bar in the colour of ``side``; None leaves it empty. Urgent, the rule stands out."""
        set_role(self._rule, "alarm" if is_urgent else "muted")
        self._bar.fraction = fraction if side is not None else 0.0
        self._bar.side = side
        self._bar.update()
