"""ExportDialog: asks where to write a game, and as what."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from connect4_gui.ui.game.features.exchange.export_format import ExportFormat, format_of, renamed
from connect4_gui.ui.widgets.screen_room import room_on

FILE_NAME = "connect-four"


class ExportDialog(QFileDialog):
    """Open it with ``open``. It is accepted with a ``path`` where there is no file yet, or one that may be replaced."""

    def __init__(self, folder: str, first: ExportFormat = ExportFormat.PNG, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Export"))
        self.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        self.setFileMode(QFileDialog.FileMode.AnyFile)
        self.setDirectory(folder)
        self.setNameFilters([known.filter for known in ExportFormat])
        self.selectNameFilter(first.filter)
        self._offer(first, Path(FILE_NAME))
        self.filterSelected.connect(self._rename)
        self.resize(self.sizeHint().boundedTo(room_on(self.screen())))

    @property
    def path(self) -> Path:
        return Path(self.selectedFiles()[0])

    @property
    def format(self) -> ExportFormat:
        return format_of(self.path, self._chosen)

    @property
    def _chosen(self) -> ExportFormat:
        return next(known for known in ExportFormat if known.filter == self.selectedNameFilter())

    @Slot()
    def _rename(self) -> None:
        """Let the name end as the files of the chosen kind do."""
        self._offer(self._chosen, self.path)

    def _offer(self, known: ExportFormat, path: Path) -> None:
        self.setDefaultSuffix(known.value.removeprefix("."))
        self.selectFile(renamed(path, known))
