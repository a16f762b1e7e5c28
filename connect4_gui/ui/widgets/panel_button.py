"""PanelButton: a button as large as a card, with a layout of labels for its face."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel, QPushButton, QWidget


class PanelButton(QPushButton):
    """Put a layout into it; what lies there lets the mouse through. It needs an accessible name of its own."""

    def __init__(self, role: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", role)
        self.setAutoDefault(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        layout = self.layout()
        return super().sizeHint() if layout is None else layout.totalSizeHint()

    def minimumSizeHint(self) -> QSize:
        layout = self.layout()
        return super().minimumSizeHint() if layout is None else layout.totalMinimumSize()

    def hasHeightForWidth(self) -> bool:
        layout = self.layout()
        return layout is not None and layout.hasHeightForWidth()

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        return super().heightForWidth(width) if layout is None else layout.totalHeightForWidth(width)


def face_label(role: str = "", label: QLabel | None = None) -> QLabel:
    """A label for the face of a button: plain text, whatever it says, and nothing in the mouse's way."""
    label = label or QLabel()
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    if role:
        label.setProperty("role", role)
    return label
