"""TournamentDisk: reads and copies the file of a tournament beside the window."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from connect4_gui.regular_file import open_regular
from connect4_gui.store.safe_file import reason, write_safely
from connect4_gui.tournament.session import read_left_off


class TournamentDisk(QObject):
    """``found`` carries the LeftOff of the file; ``exported`` the path that was written, ``failed`` it and a sentence.

    Whoever creates it must call :meth:`close`.
    """

    found = Signal(object)
    exported = Signal(object)
    failed = Signal(object, str)

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="tournament-disk")

    def look(self) -> None:
        """Find out what an earlier tournament has left."""
        self._thread.submit(lambda: self.found.emit(read_left_off(self._path)))

    def export(self, target: Path) -> None:
        self._thread.submit(self._copy, target)

    def close(self) -> None:
        """Do what was asked for. Harmless the second time."""
        self._thread.shutdown(wait=True)

    def _copy(self, target: Path) -> None:
        try:
            write_safely(target, _content(self._path))
        except OSError as error:
            self.failed.emit(target, reason(error))
        else:
            self.exported.emit(target)


def _content(path: Path) -> bytes:
    """Never waits for something that has taken the name of the file. Raises OSError."""
    with open(path, "rb", opener=open_regular) as file:
        return file.read()
