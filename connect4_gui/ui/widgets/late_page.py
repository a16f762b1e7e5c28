"""LatePage: stands where a page will be, which is made when it is first shown."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget


class LatePage(QWidget):
    """``make`` is called once. A page that few people open costs nothing before that."""

    def __init__(self, make: Callable[[], QWidget], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._make = make
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    def showEvent(self, event: QShowEvent) -> None:
        if self._column.isEmpty():
            page = self._make()
            self._column.addWidget(page)
            self.setFocusProxy(page)
            page.show()
        super().showEvent(event)
