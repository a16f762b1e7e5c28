"""ExportKind: what games can be exported as."""

from __future__ import annotations

from enum import Enum
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from connect4_gui.store.game_file import SUFFIX
from connect4_gui.ui.games.game_words import number_text

translate = QCoreApplication.translate


class ExportKind(Enum):
    """The value is how the names of such files end."""

    GAME = SUFFIX
    LINES = ".jsonl"
    TABLE = ".csv"

    def filter(self, count: int) -> str:
        """How a file dialog offers it where ``count`` games fit the filters."""
        title = {
            ExportKind.GAME: translate("export_kind", "The chosen game"),
            ExportKind.LINES: translate("export_kind", "All listed games ({count}), to import again"),
            ExportKind.TABLE: translate("export_kind", "All listed games ({count}), for a spreadsheet"),
        }[self]
        return f"{title.format(count=number_text(count))} (*{self.value})"


def kind_of(path: Path, chosen: ExportKind) -> ExportKind:
    """What to write into ``path``: what its name says, or what was ``chosen`` where it says nothing."""
    name = path.name.lower()
    return next((known for known in ExportKind if name.endswith(known.value)), chosen)


def renamed(path: Path, chosen: ExportKind) -> str:
    """The name of ``path`` with the ending of ``chosen``."""
    name = path.name
    for ending in (*(known.value for known in ExportKind), ".c4", ".json"):
        name = name[: -len(ending)] if name.lower().endswith(ending) else name
    return name + chosen.value
