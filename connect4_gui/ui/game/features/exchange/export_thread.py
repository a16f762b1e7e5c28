"""ExportThread: writes a game to a file beside the window. A file that is there is replaced only by a whole one."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from connect4_gui.engine.search_types import StopFlag
from connect4_gui.game.record import GameRecord
from connect4_gui.game.record_json import to_json
from connect4_gui.settings.theme import Theme
from connect4_gui.store.safe_file import safe_writer
from connect4_gui.ui.board.board_picture import BoardPicture
from connect4_gui.ui.board.game_film import GameFilm
from connect4_gui.ui.game.features.exchange.export_format import ExportFormat
from connect4_gui.ui.play.engine_thread import EngineThread

log = logging.getLogger(__name__)

PNG_SCALE = 2.0


@dataclass(frozen=True, slots=True)
class ExportOrder:
    """What to write, in which colours, and where."""

    record: GameRecord
    theme: Theme
    format: ExportFormat
    path: Path


class ExportThread(QObject):
    """One export at a time. ``progressed`` carries how many parts of how many are written.

    ``finished`` carries the path and what went wrong: an empty text if nothing did. Whoever creates it must call
    :meth:`close`; an export that is not finished then leaves nothing behind.
    """

    progressed = Signal(int, int)
    finished = Signal(object, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = EngineThread(self)
        self._is_busy = False

    @property
    def is_busy(self) -> bool:
        return self._is_busy

    def start(self, order: ExportOrder) -> None:
        """Write in the background; must not be busy."""
        self._is_busy = True
        self._thread.start(
            lambda stop: written(order, stop, self.progressed.emit),
            lambda problem: self._finish(order.path, problem),
            lambda: self._finish(order.path, self.tr("something went wrong; details are in the log")),
        )

    def close(self) -> None:
        self._thread.close()

    def _finish(self, path: Path, problem: str) -> None:
        self._is_busy = False
        self.finished.emit(path, problem)


class _Stopped(Exception):
    """Nobody wants the file any more."""


def written(order: ExportOrder, stop: StopFlag, tell: Callable[[int, int], None]) -> str:
    """Write the file, or say in a few words why that is not possible."""
    try:
        with safe_writer(order.path) as file:
            count, parts = parts_of(order)
            for number, part in enumerate(parts, start=1):
                if stop.is_set():
                    raise _Stopped
                file.write(part)
                tell(number, count)
    except _Stopped:
        return ""
    except OSError as error:
        log.warning("An export cannot be written: %s", error.strerror)
        return error.strerror or str(error)
    return ""


def parts_of(order: ExportOrder) -> tuple[int, Iterator[bytes]]:
    """How many parts the file has, and the parts, each made when it is asked for."""
    if order.format is ExportFormat.GIF:
        film = GameFilm(order.record, order.theme)
        return len(film), film.parts()
    return 1, (make(order) for make in (_MAKERS[order.format],))


def _png(order: ExportOrder) -> bytes:
    return BoardPicture.of(order.record.game(), order.theme).png(PNG_SCALE)


def _svg(order: ExportOrder) -> bytes:
    return BoardPicture.of(order.record.game(), order.theme).svg()


def _game(order: ExportOrder) -> bytes:
    return to_json(order.record).encode("utf-8")


_MAKERS = {ExportFormat.PNG: _png, ExportFormat.SVG: _svg, ExportFormat.GAME: _game}
