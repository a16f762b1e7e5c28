"""Where the log goes: warnings to the terminal, more of it to a small file that is kept between runs."""

from __future__ import annotations

import logging
import sys
import threading
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from types import TracebackType
from typing import TextIO

from connect4_gui.regular_file import open_regular

FILE_NAME = "connect4.log"
MAX_BYTES, BACKUPS = 500_000, 2


def set_up_logging(folder: Path) -> None:
    """Harmless where ``folder`` cannot be written: the terminal then has to do."""
    root = logging.getLogger()
    root.setLevel(logging.INFO)
    if sys.stderr is not None:  # a windowed program on Windows has none
        terminal = QuietTerminal()
        terminal.setLevel(logging.WARNING)
        terminal.setFormatter(logging.Formatter("%(levelname)s: %(message)s"))
        root.addHandler(terminal)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = QuietFile(folder / FILE_NAME, MAX_BYTES)
    except OSError as error:
        logging.getLogger(__name__).warning("There is no log file: %s", error)
    else:
        file.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
        root.addHandler(file)
    sys.excepthook = log_uncaught
    threading.excepthook = log_uncaught_in_thread


class QuietTerminal(logging.StreamHandler[TextIO]):
    """Loses a line that it cannot write."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
        """Say nothing about ``record``."""


class QuietFile(logging.FileHandler):
    """Loses a line that it cannot write: a full disk is no reason to fill the terminal. Never waits for a pipe.

    A file that has become as large as ``most_bytes`` is kept as ``.1``, the one before it as ``.2``. The standard
    library has such a file too, but among handlers for sockets, mail and queues, which every start would wait for.
    """

    def __init__(self, path: Path, most_bytes: int) -> None:
        super().__init__(path, encoding="utf-8")
        self._most_bytes = most_bytes

    def emit(self, record: logging.LogRecord) -> None:
        """Write ``record``, and begin a new file once this one is large."""
        try:
            super().emit(record)
            if self.stream is not None and self.stream.tell() >= self._most_bytes:
                self._begin_anew()
        except (OSError, ValueError):  # such as a stream that could not be opened again
            self.handleError(record)

    def _begin_anew(self) -> None:
        self.close()
        path = Path(self.baseFilename)
        try:
            for number in range(BACKUPS, 0, -1):
                newer = path.with_name(f"{path.name}.{number - 1}") if number > 1 else path
                with suppress(FileNotFoundError):
                    newer.replace(path.with_name(f"{path.name}.{number}"))
        finally:
            self.stream = self._open()

    def _open(self) -> TextIOWrapper:
        return open(self.baseFilename, "a", encoding=self.encoding, opener=open_regular)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
        """Say nothing about ``record``."""


def log_uncaught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Log an exception that nobody caught, which Qt would otherwise only print."""
    if issubclass(kind, KeyboardInterrupt):
        sys.__excepthook__(kind, error, trace)
        return
    logging.getLogger(__name__).error("Unexpected error", exc_info=(kind, error, trace))


def log_uncaught_in_thread(uncaught: threading.ExceptHookArgs) -> None:
    """Log an exception that ended a thread."""
    if uncaught.exc_value is not None and not isinstance(uncaught.exc_value, SystemExit):
        log_uncaught(uncaught.exc_type, uncaught.exc_value, uncaught.exc_traceback)
