"""LatePage: stands where a page will be, which is made when it is first shown."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget


class LatePage(QWidget):
    """``make`` is called once. A page that few people open costs nothing before that.

    It may be set later, as long as nobody can have the page shown before.
    """

    def __init__(self, make: Callable[[], QWidget] = QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.make = make
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    def showEvent(self, event: QShowEvent) -> None:
        if self._column.isEmpty():
            page = self.make()
            self._column.addWidget(page)
            self.setFocusProxy(page)
            page.show()
        super().showEvent(event)
