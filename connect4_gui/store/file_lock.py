"""FileLock: says of a file that a running program uses it. The system lets go of it when the program ends, however."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import BinaryIO

from connect4_gui.regular_file import open_regular

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class FileLock:
    """A lock on ``path``, which is made if it does not exist."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: BinaryIO | None = None

    def acquire(self) -> bool:
        """Take the lock; False if another program, or another FileLock here, has it. Raises OSError."""
        if self._file is not None:
            return True
        file = open(self._path, "ab", opener=open_regular)  # noqa: SIM115  it stays open for as long as it is held
        try:
            _lock(file)
        except OSError:
            file.close()
            return False
        self._file = file
        return True

    def release(self, *, remove: bool = False) -> None:
        """Let go of the lock, if it is held, and ``remove`` its file. Never raises."""
        if self._file is None:
            return
        try:
            if remove and sys.platform != "win32":
                self._path.unlink(missing_ok=True)
            self._file.close()
            if remove:
                self._path.unlink(missing_ok=True)
        except OSError:
            pass  # a lock file that stays behind is empty and harms nobody
        self._file = None


def _lock(file: BinaryIO) -> None:
    """Raises OSError at once if somebody else has the lock."""
    if sys.platform == "win32":
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
