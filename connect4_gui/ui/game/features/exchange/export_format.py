"""ExportFormat: what a game can be exported as."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


class ExportFormat(Enum):
    """The value is how the names of such files end."""

    PNG = ".png"
    SVG = ".svg"
    GIF = ".gif"
    GAME = ".c4.json"

    @property
    def filter(self) -> str:
        """How a file dialog offers it, for example ``Picture (*.png)``."""
        return f"{self._title} (*{self.value})"

    @property
    def _title(self) -> str:
        return {
            ExportFormat.PNG: translate("export_format", "Picture of the board"),
            ExportFormat.SVG: translate("export_format", "Drawing of the board"),
            ExportFormat.GIF: translate("export_format", "Film of the game"),
            ExportFormat.GAME: translate("export_format", "Game"),
        }[self]
