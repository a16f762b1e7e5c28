"""ErrorWatch: an exception that nobody caught becomes a dialog, and the program goes on."""

from __future__ import annotations

import logging
import sys
import threading
from types import TracebackType

from PySide6.QtCore import QObject, Qt, Signal, Slot

from connect4_gui.ui.help.about_info import AboutInfo
from connect4_gui.ui.help.error_dialog import ErrorDialog

log = logging.getLogger(__name__)


class ErrorWatch(QObject):
    """Hears of every uncaught exception of Python, of Qt's slots and of threads, between ``start`` and ``stop``.

    The hooks that were there before, which write the log, hear of it first. There is at most one dialog at a time, and
    the same error is shown once.
    """

    _heard = Signal(str)

    def __init__(self, about: AboutInfo, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._about = about
        self._shown: set[str] = set()
        self._is_watching = False
        self._hook, self._thread_hook = sys.excepthook, threading.excepthook
        self.dialog: ErrorDialog | None = None
        self._heard.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def start(self) -> None:
        self._hook, self._thread_hook = sys.excepthook, threading.excepthook
        sys.excepthook, threading.excepthook = self._hear, self._hear_thread
        self._is_watching = True

    @Slot()
    def stop(self) -> None:
        """Watch no longer and take the dialog away. Harmless the second time."""
        if self._is_watching:
            self._is_watching = False
            sys.excepthook, threading.excepthook = self._hook, self._thread_hook
        if self.dialog is not None:
            self.dialog.reject()

    def _hear(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        self._hook(kind, error, trace)
        if issubclass(kind, Exception):
            self._heard.emit(_place(kind, trace))

    def _hear_thread(self, uncaught: threading.ExceptHookArgs) -> None:
        self._thread_hook(uncaught)
        if issubclass(uncaught.exc_type, Exception):
            self._heard.emit(_place(uncaught.exc_type, uncaught.exc_traceback))

    @Slot(str)
    def _show(self, place: str) -> None:
        """Comes from the event loop, so that nothing is shown in the middle of what broke, nor in another thread."""
        if not self._is_watching or self.dialog is not None or place in self._shown:
            return
        self._shown.add(place)
        try:
            self.dialog = ErrorDialog(self._about)
            self.dialog.finished.connect(self._dialog_closed)
            self.dialog.show()
        except Exception:
            log.exception("An error cannot be shown, so no other will be")
            self.stop()

    @Slot()
    def _dialog_closed(self) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
            self.dialog = None


def _place(kind: type[BaseException], trace: TracebackType | None) -> str:
    """What tells one error from another: its kind and the line that raised it."""
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = "" if trace is None else f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"
    return f"{kind.__name__} {where}"
