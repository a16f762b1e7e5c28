"""ExportFormat: what a game can be exported as."""

from __future__ import annotations

from enum import Enum
from pathlib import Path

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


def format_of(path: Path, chosen: ExportFormat) -> ExportFormat:
    """What to write into ``path``: what its name says, or what was ``chosen`` where it says nothing."""
    name = path.name.lower()
    return next((known for known in ExportFormat if name.endswith(known.value)), chosen)


def renamed(path: Path, chosen: ExportFormat) -> str:
    """The name of ``path`` with the ending of ``chosen``."""
    name = path.name
    for ending in (*(known.value for known in ExportFormat), ".c4", ".json"):
        name = name[: -len(ending)] if name.lower().endswith(ending) else name
    return name + chosen.value
