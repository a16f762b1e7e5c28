"""GameBody: the board with the side panel beside it, below it or folded away, as the window has room."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QWidget

from connect4_gui.ui.board.board_view import BoardView
from connect4_gui.ui.game.side_panel import SidePanel

NARROW_WIDTH, SMALL_HEIGHT = 720, 680


class GameBody(QWidget):
    """A small window folds the panel away by itself; a person may say otherwise, until the window changes its kind."""

    panel_folded = Signal(bool)

    def __init__(self, board_view: BoardView, panel: SidePanel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._panel = panel
        self._is_narrow = self._is_small = False
        self._wants_panel: bool | None = None
        self._box = QHBoxLayout(self)
        self._box.addWidget(board_view, 5)
        self._box.addWidget(panel, 3)
        self._follow()

    @property
    def is_panel_folded(self) -> bool:
        return self._is_small if self._wants_panel is None else not self._wants_panel

    def want_panel(self, is_wanted: bool) -> None:
        self._wants_panel = is_wanted
        self._follow()

    def fit(self, window: QSize) -> None:
        """Arrange everything for a window of this size."""
        self._is_narrow = window.width() < NARROW_WIDTH or window.width() < 0.95 * window.height()
        is_small = self._is_narrow and window.height() < SMALL_HEIGHT
        if is_small is not self._is_small:
            self._is_small, self._wants_panel = is_small, None
        self._follow()

    def _follow(self) -> None:
        is_folded = self.is_panel_folded
        is_below = self._is_narrow or is_folded
        direction = QBoxLayout.Direction.TopToBottom if is_below else QBoxLayout.Direction.LeftToRight
        self._box.setDirection(direction)
        self._box.setStretch(0, 1 if is_below else 5)
        self._box.setStretch(1, 0 if is_below else 3)
        self._box.setContentsMargins(*((16, 12, 16, 14) if is_below else (32, 20, 28, 20)))
        self._box.setSpacing(12 if is_below else 36)
        if is_below is not self._panel.is_compact:
            self._panel.set_compact(is_below)
        if is_folded is not self._panel.is_folded:
            self._panel.set_folded(is_folded)
        self.panel_folded.emit(is_folded)
