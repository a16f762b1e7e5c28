"""GamesExportDialog: asks where to write games, which of them, and as what."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from connect4_gui.ui.games.export_kind import ExportKind, kind_of, renamed

FILE_NAME = "connect-four"


class GamesExportDialog(QFileDialog):
    """Open it with ``open``. It is accepted with a ``path`` where there is no file yet, or one that may be replaced.

    ``count`` games are listed; the single one is offered only if one ``has_chosen`` it.
    """

    def __init__(self, folder: str, count: int, *, has_chosen: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        kinds = [kind for kind in ExportKind if has_chosen or kind is not ExportKind.GAME]
        self._kinds = {kind.filter(count): kind for kind in kinds}
        self.setWindowTitle(self.tr("Export games"))
        self.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        self.setFileMode(QFileDialog.FileMode.AnyFile)
        self.setDirectory(folder)
        self.setNameFilters(list(self._kinds))
        self._offer(kinds[0], Path(FILE_NAME))
        self.filterSelected.connect(self._rename)

    @property
    def path(self) -> Path:
        return Path(self.selectedFiles()[0])

    @property
    def kind(self) -> ExportKind:
        found = kind_of(self.path, self._chosen)
        return found if found in self._kinds.values() else self._chosen

    @property
    def _chosen(self) -> ExportKind:
        return self._kinds[self.selectedNameFilter()]

    @Slot()
    def _rename(self) -> None:
        """Let the name end as the files of the chosen kind do."""
        self._offer(self._chosen, self.path)

    def _offer(self, kind: ExportKind, path: Path) -> None:
        self.setDefaultSuffix(kind.value.removeprefix("."))
        self.selectFile(renamed(path, kind))
