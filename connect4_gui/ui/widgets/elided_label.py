"""ElidedLabel: one line of text that shortens itself with … instead of pushing its neighbours away."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget


def plain_tip(text: str) -> str:
    """A tool tip that shows ``text`` as it is, even if it looks like HTML."""
    if not text:
        return ""
    import html  # noqa: PLC0415  # brings all entities of HTML along, which the first picture need not wait for

    return f"<span>{html.escape(text)}</span>"


def set_plain_tip(widget: QWidget, text: str) -> None:
    """Give ``widget`` a tool tip that shows ``text`` as it is, and let a screen reader hear it without markup."""
    widget.setToolTip(plain_tip(text))
    if widget.accessibleDescription() != text:
        widget.setAccessibleDescription(text)


class ElidedLabel(QLabel):
    """Has the height of a label but asks for no width. A shortened text is shown whole as a tool tip."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def setText(self, text: str) -> None:
        if text != self.text():
            super().setText(text)
            set_plain_tip(self, text if self._shown() != text else "")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        set_plain_tip(self, self.text() if self._shown() != self.text() else "")

    def minimumSizeHint(self) -> QSize:
        return QSize(0, QFontMetrics(self.font()).height())

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(self.font())
        return QSize(metrics.horizontalAdvance(self.text()) + 2, metrics.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(self.contentsRect(), self.alignment() | Qt.AlignmentFlag.AlignVCenter, self._shown())

    def elided(self, text: str) -> str:
        """As much of ``text`` as there is room for."""
        width = max(self.contentsRect().width(), 1)
        return QFontMetrics(self.font()).elidedText(text, Qt.TextElideMode.ElideRight, width)

    def _shown(self) -> str:
        return self.elided(self.text())
