"""FittingLabel: says something in the most words that fit, and in fewer rather than cutting them off."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from connect4_gui.ui.widgets.elided_label import ElidedLabel, plain_tip


class FittingLabel(ElidedLabel):
    """Where it does not say everything, the tool tip does."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._wordings: tuple[str, ...] = ("",)

    def set_wordings(self, *wordings: str) -> None:
        """The same in fewer and fewer words; the last ones must be short enough for any place."""
        if wordings != self._wordings:
            self._wordings = wordings
            self._choose()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._choose()

    def _choose(self) -> None:
        fitting = (words for words in self._wordings if self.elided(words) == words)
        self.setText(next(fitting, self._wordings[-1]))
        everything = self._wordings[0]
        self.setToolTip("" if self.text() == everything else plain_tip(everything))
