"""ExportDesk: asks where to export games to, has it done, and tells how it goes."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QWidget

from connect4_gui.store.archive import Archive
from connect4_gui.store.filters import EVERYTHING, Filters
from connect4_gui.ui.games.export_dialog import GamesExportDialog
from connect4_gui.ui.games.game_words import CountedGames, number_text
from connect4_gui.ui.games.games_exporter import ExportOrder, GamesExporter
from connect4_gui.ui.games.sentences import sentence
from connect4_gui.ui.widgets.documents_folder import documents_folder
from connect4_gui.ui.widgets.strip import Strip

PATIENCE_MS, TOLD_MS = 400, 6000


class ExportDesk(QObject):
    """``busy_changed`` comes when an export begins or ends; the dialog opens over ``window``.

    Whoever creates it must call :meth:`close`.
    """

    busy_changed = Signal()

    def __init__(self, archive: Archive, strip: Strip, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._strip = strip
        self._exporter = GamesExporter(archive, self)
        self._patience = QTimer(self, singleShot=True)
        self._patience.setInterval(PATIENCE_MS)
        self._folder = documents_folder()
        self._filters, self._count, self._game_id = EVERYTHING, 0, ""
        self._written = 0
        self.dialog: GamesExportDialog | None = None
        strip.pressed.connect(self._exporter.stop)
        self._exporter.progressed.connect(self._hear_progress)
        self._patience.timeout.connect(self._show_progress)
        self._exporter.finished.connect(self._show_written)
        self._exporter.failed.connect(self._show_failure)
        self._exporter.stopped.connect(self._end)

    @property
    def is_busy(self) -> bool:
        return self._exporter.is_busy

    def open(self, filters: Filters, count: int, game_id: str) -> None:
        """Ask for a file: for the ``count`` games that fit ``filters``, or for the game ``game_id`` if there is one."""
        if self.dialog is None and not self.is_busy and count > 0:
            self._filters, self._count, self._game_id = filters, count, game_id
            self.dialog = GamesExportDialog(self._folder, count, has_chosen=bool(game_id), parent=self._window)
            self.dialog.finished.connect(self._dialog_closed)
            self.dialog.open()

    def close(self) -> None:
        """Give up what is not finished. Harmless the second time."""
        if self.dialog is not None:
            self.dialog.reject()
        self._patience.stop()
        self._exporter.close()

    @Slot(int)
    def _dialog_closed(self, result: int) -> None:
        dialog, self.dialog = self.dialog, None
        if dialog is None:
            return
        if result == GamesExportDialog.DialogCode.Accepted:
            self._folder = dialog.directory().absolutePath()
            self._strip.take_away()
            self._written = 0
            self._patience.start()
            self._exporter.start(ExportOrder(dialog.kind, dialog.path, self._game_id, self._filters))
            self.busy_changed.emit()
        dialog.deleteLater()

    @Slot(int)
    def _hear_progress(self, written: int) -> None:
        self._written = written
        self._show_progress()

    @Slot()
    def _show_progress(self) -> None:
        """Only of an export that takes its time."""
        if self.is_busy and not self._patience.isActive():
            text = self.tr("Exporting: {count} of {total}")
            title = text.format(count=number_text(self._written), total=number_text(self._count))
            self._strip.tell(title, self.tr("Stop"))

    @Slot(int, object)
    def _show_written(self, count: int, path: Path) -> None:
        self._end()
        self._strip.tell(f"{CountedGames().written(count)}: {path.name}", for_ms=TOLD_MS)

    @Slot(str, object)
    def _show_failure(self, problem: str, path: Path) -> None:
        self._end()
        self._strip.warn(self.tr("{file} was not written").format(file=path.name), sentence(problem))

    @Slot()
    def _end(self) -> None:
        self._patience.stop()
        self._strip.take_away()
        self.busy_changed.emit()
