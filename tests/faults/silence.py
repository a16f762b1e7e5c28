"""Silence: whatever the program says when nobody asked: exceptions, warnings of Qt and of the log."""

from __future__ import annotations

import logging
import sys
import threading
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

IGNORED = (
    "This plugin does not support propagateSizeHints",
    "This plugin does not support raise",
    "This plugin does not support grabbing the keyboard",
    "This plugin does not support grabbing the mouse",
)
"""What the offscreen platform says about every window."""


class Silence(logging.Handler):
    """Everything that was said so far is in ``words``."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.words: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.words.append(self.format(record))

    def hear_qt(self, kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        if kind is not QtMsgType.QtDebugMsg and kind is not QtMsgType.QtInfoMsg and not message.startswith(IGNORED):
            self.words.append(message)

    def hear_exception(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        self.words.append("".join(traceback.format_exception(kind, error, trace)))

    def hear_thread(self, uncaught: threading.ExceptHookArgs) -> None:
        self.words.append(f"in a thread: {uncaught.exc_type.__name__}: {uncaught.exc_value}")


@contextmanager
def silence() -> Iterator[Silence]:
    """Listen, and give everything back afterwards."""
    heard, log = Silence(), logging.getLogger()
    hooks = sys.excepthook, threading.excepthook
    log.addHandler(heard)
    earlier = qInstallMessageHandler(heard.hear_qt)
    sys.excepthook, threading.excepthook = heard.hear_exception, heard.hear_thread
    try:
        yield heard
    finally:
        sys.excepthook, threading.excepthook = hooks
        qInstallMessageHandler(earlier)
        log.removeHandler(heard)
