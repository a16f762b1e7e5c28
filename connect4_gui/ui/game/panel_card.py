"""PanelCard: a card that a feature adds to the side panel."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtWidgets import QFrame, QWidget


class PanelCard(QFrame):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")

    @abstractmethod
    def set_compact(self, is_compact: bool) -> None:
        """Whether the panel stands below the board, where there is less height but more width."""

    @abstractmethod
    def least_height(self) -> int:
        """The pixels without which the card says nothing."""

    def wanted_height(self) -> int:
        """The pixels with which the card shows what people use most; the record of moves gives way for it."""
        return self.least_height()

    @abstractmethod
    def fit_height(self, pixels: int) -> None:
        """Get along with so many pixels of height, beside the board."""
