"""GameBody: the board with the side panel beside it, below it or folded away, as the window has room."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QWidget

from connect4_gui.ui.board.board_view import BoardView
from connect4_gui.ui.game.side_panel import SidePanel

NARROW_WIDTH, SMALL_HEIGHT = 720, 680
BESIDE_PX = 230
"""How much wider than high a window below the narrow width is that has room for both side by side."""

LOW_HEIGHT, FLAT_HEIGHT, LEAST_LOW_HEIGHT = 600, 420, 400
"""Below these a panel beside the board has small cards, always stands beside it, and is folded away by itself."""


class GameBody(QWidget):
    """A small window folds the panel away by itself; a person may say otherwise, until the window changes its kind."""

    panel_folded = Signal(bool)

    def __init__(self, board_view: BoardView, panel: SidePanel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._panel = panel
        self._is_narrow = self._is_low = self._is_small = False
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
        width, height = window.width(), window.height()
        self._panel.set_window_width(width)
        is_beside = NARROW_WIDTH <= width >= 0.95 * height or width >= height + BESIDE_PX or height < FLAT_HEIGHT
        self._is_narrow = not is_beside
        self._is_low = is_beside and height < LOW_HEIGHT
        is_small = height < (LEAST_LOW_HEIGHT if is_beside else SMALL_HEIGHT)
        if is_small is not self._is_small:
            self._is_small, self._wants_panel = is_small, None
        self._follow()

    def _follow(self) -> None:
        is_folded = self.is_panel_folded
        is_below = self._is_narrow or (is_folded and not self._is_low)
        direction = QBoxLayout.Direction.TopToBottom if is_below else QBoxLayout.Direction.LeftToRight
        self._box.setDirection(direction)
        self._box.setStretch(0, 1 if is_below else 5)
        self._box.setStretch(1, 0 if is_below else 3)
        self._set_space(is_below=is_below)
        if (is_below, self._is_low) != (self._panel.is_compact, self._panel.is_low):
            self._panel.set_form(is_compact=is_below, is_low=self._is_low)
        if is_folded is not self._panel.is_folded:
            self._panel.set_folded(is_folded)
        self.panel_folded.emit(is_folded)

    def _set_space(self, *, is_below: bool) -> None:
        """Leave the board the more space the smaller the window is."""
        margins, gap = ((16, 12, 16, 14), 12) if is_below else ((32, 20, 28, 20), 36)
        if self._is_low:
            margins, gap = (14, 10, 14, 10), 16
        self._box.setContentsMargins(*margins)
        self._box.setSpacing(gap)
