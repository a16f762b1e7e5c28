"""Dialogs: what opens over the window that is showing: the settings, a file to choose, a position to set up."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from connect4_gui.engine.board_size import BoardSize
from connect4_gui.sound.sounds import Sound
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.options.live_preferences import LivePreferences
from connect4_gui.ui.widgets.open_dialog import OpenDialog

if TYPE_CHECKING:
    from connect4_gui.ui.beyond_menu import SettingsDialog, SetUpDialog


class Dialogs(QObject):
    """One of a kind at a time. ``opened`` and ``closed`` come with each, before all else; then ``settings_closed``,
    ``file_chosen`` with a path, or ``position_chosen`` with a Board and whether it is to be analysed, unless it was
    cancelled.

    ``play`` lets a sound be heard, and ``cores`` are those that the computer could think with.
    """

    opened = Signal()
    closed = Signal()
    settings_closed = Signal()
    file_chosen = Signal(object)
    position_chosen = Signal(object, bool)

    def __init__(
        self,
        live: LivePreferences,
        appearance: Appearance,
        play: Callable[[Sound], None],
        parent: QObject | None = None,
        *,
        cores: int,
    ) -> None:
        super().__init__(parent)
        self._live = live
        self._appearance = appearance
        self._play = play
        self._cores = cores
        self.settings: SettingsDialog | None = None
        self.file: OpenDialog | None = None
        self.set_up: SetUpDialog | None = None

    def open_settings(self, window: QWidget) -> None:
        from connect4_gui.ui.beyond_menu import SettingsDialog  # noqa: PLC0415

        if self.settings is None:
            self.opened.emit()
            self.settings = SettingsDialog(self._live, self._appearance, self._play, window, cores=self._cores)
            self.settings.finished.connect(self._settings_finished)
            self.settings.open()

    def choose_file(self, window: QWidget, folder: str) -> None:
        """Ask for the file of a game, in ``folder`` to begin with."""
        if self.file is None:
            self.opened.emit()
            self.file = OpenDialog(folder, window)
            self.file.chosen.connect(self.file_chosen)
            self.file.finished.connect(self._file_finished)
            self.file.open()

    def set_up_position(self, window: QWidget, size: BoardSize) -> None:
        from connect4_gui.ui.beyond_menu import SetUpDialog  # noqa: PLC0415

        if self.set_up is None:
            self.opened.emit()
            self.set_up = SetUpDialog(self._appearance, size, parent=window)
            self.set_up.finished.connect(self._set_up_finished)
            self.set_up.open()

    def close_file(self) -> None:
        """Ask for a file no longer: the window below goes."""
        if self.file is not None:
            self.file.reject()

    def close_all(self) -> None:
        for dialog in (self.settings, self.file, self.set_up):
            if dialog is not None:
                dialog.reject()

    @Slot()
    def _settings_finished(self) -> None:
        if self.settings is not None:
            self.settings.deleteLater()
            self.settings = None
        self.closed.emit()
        self.settings_closed.emit()

    @Slot()
    def _file_finished(self) -> None:
        if self.file is not None:
            self.file.deleteLater()
            self.file = None
        self.closed.emit()

    @Slot(int)
    def _set_up_finished(self, result: int) -> None:
        dialog, self.set_up = self.set_up, None
        if dialog is None:
            return
        dialog.deleteLater()
        self.closed.emit()
        if result == dialog.DialogCode.Accepted:
            self.position_chosen.emit(dialog.editor.board, dialog.is_for_analysis)
