"""Regular files only: a pipe would make the program wait for ever, and a device is not ours to replace."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterable
from pathlib import Path

REFUSAL = "it is not a regular file"


def open_regular(path: str, flags: int) -> int:
    """An opener that refuses pipes, devices and folders at once. Raises OSError."""
    # Without O_NONBLOCK, which Windows neither has nor needs, opening a pipe waits for somebody at its other end.
    descriptor = os.open(path, flags | getattr(os, "O_NONBLOCK", 0), 0o666)
    if stat.S_ISREG(os.fstat(descriptor).st_mode):
        return descriptor
    os.close(descriptor)
    raise OSError(REFUSAL)


def require_regular(path: Path) -> None:
    """Raises OSError if ``path`` is there, but something else than a file or a link to one."""
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return
    if not stat.S_ISREG(mode):
        raise OSError(REFUSAL)


def require_database(path: Path, companions: Iterable[str] = ("-wal", "-shm", "-journal")) -> None:
    """The same for a file of SQLite and what it keeps beside it. Raises OSError."""
    for ending in ("", *companions):
        require_regular(Path(f"{path}{ending}"))
