"""Where the log goes: warnings to the terminal, more of it to a small file that is kept between runs."""

from __future__ import annotations

import logging
import sys
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType

FILE_NAME = "connect4.log"
MAX_BYTES, BACKUPS = 500_000, 2


def set_up_logging(folder: Path) -> None:
    """Harmless where ``folder`` cannot be written: the terminal then has to do."""
    root = logging.getLogger()
    root.setLevel(logging.INFO)
    if sys.stderr is not None:  # a windowed program on Windows has none
        terminal = logging.StreamHandler()
        terminal.setLevel(logging.WARNING)
        terminal.setFormatter(logging.Formatter("%(levelname)s: %(message)s"))
        root.addHandler(terminal)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = RotatingFileHandler(folder / FILE_NAME, maxBytes=MAX_BYTES, backupCount=BACKUPS, encoding="utf-8")
    except OSError as error:
        logging.getLogger(__name__).warning("There is no log file: %s", error)
    else:
        file.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
        root.addHandler(file)
    sys.excepthook = log_uncaught


def log_uncaught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Log an exception that nobody caught, which Qt would otherwise only print."""
    if issubclass(kind, KeyboardInterrupt):
        sys.__excepthook__(kind, error, trace)
        return
    logging.getLogger(__name__).error("Unexpected error", exc_info=(kind, error, trace))
