"""ExportKind: what games can be exported as."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QCoreApplication

from connect4_gui.store.file_name import SUFFIX
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
