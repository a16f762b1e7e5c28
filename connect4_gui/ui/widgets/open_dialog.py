"""OpenDialog: asks for the file of a game."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from connect4_gui.store.file_name import SUFFIX
from connect4_gui.ui.widgets.documents_folder import documents_folder


class OpenDialog(QFileDialog):
    """``chosen`` carries the path. Open it with ``open``."""

    chosen = Signal(object)

    def __init__(self, folder: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Open a game"))
        self.setFileMode(QFileDialog.FileMode.ExistingFile)
        self.setDirectory(folder or documents_folder())
        games, everything = self.tr("Games"), self.tr("All files")
        self.setNameFilters([f"{games} (*{SUFFIX})", f"{everything} (*)"])
        self.fileSelected.connect(self._choose)

    @Slot(str)
    def _choose(self, path: str) -> None:
        self.chosen.emit(Path(path))
