"""BotDialog: asks for the file of a bot."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from connect4_gui.outside.own_bot import PYTHON_SUFFIX
from connect4_gui.ui.widgets.documents_folder import documents_folder


class BotDialog(QFileDialog):
    """``chosen`` carries the path; the file is not even read. Open it with ``open``."""

    chosen = Signal(object)

    def __init__(self, folder: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Choose a bot"))
        self.setFileMode(QFileDialog.FileMode.ExistingFile)
        self.setDirectory(folder or documents_folder())
        everything, python = self.tr("Programs and Python files"), self.tr("Python files")
        self.setNameFilters([f"{everything} (*)", f"{python} (*{PYTHON_SUFFIX})"])
        self.fileSelected.connect(self._choose)

    @Slot(str)
    def _choose(self, path: str) -> None:
        self.chosen.emit(Path(path))
