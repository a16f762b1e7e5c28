"""GamesExportDialog: asks where to write games, which of them, and as what."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from connect4_gui.ui.games.export_kind import ExportKind
from connect4_gui.ui.widgets.save_dialog import SaveDialog


class GamesExportDialog(SaveDialog):
    """``count`` games are listed; the single one is offered only if one ``has_chosen`` it."""

    def __init__(self, folder: str, count: int, *, has_chosen: bool, parent: QWidget | None = None) -> None:
        kinds = [kind for kind in ExportKind if has_chosen or kind is not ExportKind.GAME]
        super().__init__(folder, {kind.filter(count): kind.value for kind in kinds}, kinds[0].filter(count), parent)
        self.setWindowTitle(self.tr("Export games"))

    @property
    def kind(self) -> ExportKind:
        return ExportKind(self.ending)
