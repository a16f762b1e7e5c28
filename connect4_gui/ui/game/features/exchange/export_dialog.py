"""ExportDialog: asks where to write a game, and as what."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from connect4_gui.ui.game.features.exchange.export_format import ExportFormat
from connect4_gui.ui.widgets.save_dialog import SaveDialog


class ExportDialog(SaveDialog):
    def __init__(self, folder: str, first: ExportFormat = ExportFormat.PNG, parent: QWidget | None = None) -> None:
        super().__init__(folder, {known.filter: known.value for known in ExportFormat}, first.filter, parent)
        self.setWindowTitle(self.tr("Export"))

    @property
    def format(self) -> ExportFormat:
        return ExportFormat(self.ending)
