"""FileDrop: files that are dropped on a window, or that the system asks the program to open."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QFileOpenEvent
from PySide6.QtWidgets import QWidget


class FileDrop(QObject):
    """``dropped`` carries the path of the first file. Let it watch windows with :meth:`watch`.

    As an event filter of the application it also hears of files that macOS hands to a running program. Such a file may
    come before anybody listens: until :meth:`hand_over` it is kept.
    """

    dropped = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._is_listened_to = False
        self._kept: Path | None = None

    def hand_over(self) -> None:
        """Somebody listens from now on: tell of the file that came before, if there is one."""
        self._is_listened_to = True
        if self._kept is not None:
            self.dropped.emit(self._kept)

    def watch(self, window: QWidget) -> None:
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self._tell(Path(event.file()))
            return True
        if isinstance(event, QDropEvent) and (path := dropped_file(event.mimeData())) is not None:
            event.acceptProposedAction()
            if not isinstance(event, QDragEnterEvent) and event.type() == QEvent.Type.Drop:
                self._tell(path)
            return True
        return super().eventFilter(watched, event)

    def _tell(self, path: Path) -> None:
        if self._is_listened_to:
            self.dropped.emit(path)
        else:
            self._kept = path


def dropped_file(data: QMimeData) -> Path | None:
    """The first file on this computer among what is dragged; None if there is none."""
    files = (Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile())
    return next(files, None)
