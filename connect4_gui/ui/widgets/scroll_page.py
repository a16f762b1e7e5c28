"""ScrollPage: shows a page whole where there is room, and scrolls it where there is not."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from connect4_gui.ui.widgets.finger_scroll import scroll_by_finger

LEAST_PX = 96


class ScrollPage(QScrollArea):
    """Asks for the size of ``page``, where Qt's own scroll area asks for a few lines, and for the width of its bar."""

    def __init__(self, page: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._page = page
        page.setProperty("role", "page")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        self.setWidget(page)
        scroll_by_finger(self)

    @property
    def bar_width(self) -> int:
        return self.verticalScrollBar().sizeHint().width()

    def sizeHint(self) -> QSize:
        return self._page.sizeHint() + QSize(self.bar_width, 0)

    def minimumSizeHint(self) -> QSize:
        return QSize(LEAST_PX, LEAST_PX)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Qt hears here that the page has another size."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)
