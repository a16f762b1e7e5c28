"""SelfTest: the finished program tries itself: it reads the guide and plays a whole game against Hard.

A package can be broken where the source is not: a plugin, a picture or a library is missing. ``connect4-gui --self-test
FOLDER`` finds out on the machine where it runs, leaves pictures and ``report.json`` in FOLDER, and exits with 0 or 1.
"""

from __future__ import annotations

import json
import logging
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal, Slot, qVersion
from PySide6.QtGui import QGuiApplication

from connect4_gui.engine import native
from connect4_gui.sound.speaker import NoSpeaker, load_library
from connect4_gui.ui.first_picture import FirstPicture
from connect4_gui.ui.help.about_info import AboutInfo
from connect4_gui.ui.program import Program
from connect4_gui.ui.self_test.self_test_script import Condition, SelfTestFailed, whole_game

log = logging.getLogger(__name__)

REPORT_NAME = "report.json"
STEP_MS = 20
PATIENCE_SECONDS = 300.0


class SelfTest(QObject):
    """Drives ``program`` from its first picture to its end. Keep it while Qt runs.

    ``picture`` is the first one of the menu; None means that there never was one, which is a failure. When all went
    well the menu is closed, which ends the program as always; otherwise ``failed`` comes. With ``only_start`` nothing
    is tried but the start.
    """

    failed = Signal()

    def __init__(
        self,
        program: Program,
        about: AboutInfo,
        folder: Path,
        picture: FirstPicture | None,
        *,
        only_start: bool = False,
        patience_seconds: float = PATIENCE_SECONDS,
    ) -> None:
        super().__init__(program)
        self._program = program
        self._folder = folder
        self._deadline = time.monotonic() + patience_seconds
        self._picture = picture
        self.report = facts(about) | {"has_sound_library": has_sound_library()}
        if picture is not None:
            self.report |= {"first_paint": picture.at, "first_paint_processor": picture.processor_seconds}
        self._steps: Iterator[Condition] = iter(()) if only_start else whole_game(program, folder)
        self._condition: Condition = self._was_painted
        self._timer = QTimer(self)
        self._timer.setInterval(STEP_MS)
        self._timer.timeout.connect(self._step)
        self._timer.start()

    def _was_painted(self) -> bool:
        if self._picture is None:
            raise SelfTestFailed("The menu was not painted.")
        return True

    @Slot()
    def _step(self) -> None:
        try:
            if self._condition():
                self._condition = next(self._steps)
            elif time.monotonic() > self._deadline:
                raise SelfTestFailed("A step of the self-test took too long.")
            self._note_moves()
        except StopIteration:
            self._succeed()
        except Exception as error:  # whatever is broken must end in an exit code, not in a window that stays open
            self._fail(error)

    def _note_moves(self) -> None:
        if self._program.game_window is not None:
            self.report["moves"] = self._program.game_window.controller.state.notation

    def _succeed(self) -> None:
        self._timer.stop()
        self.report["ok"] = True
        try:
            self._write_report()
        except OSError as error:
            self._fail(error)
        else:
            self._program.menu.close()

    def _fail(self, error: Exception) -> None:
        self._timer.stop()
        log.debug("The self-test failed", exc_info=error)
        self.report["problem"] = str(error) or repr(error)
        print(f"connect4-gui: {self.report['problem']}", file=sys.stderr)
        with suppress(OSError):  # a folder that is full must not keep the program open
            self._write_report()
        self.failed.emit()

    def _write_report(self) -> None:
        (self._folder / REPORT_NAME).write_text(json.dumps(self.report, indent=2) + "\n", encoding="utf-8")


def facts(about: AboutInfo) -> dict[str, Any]:
    """What runs here, for whoever reads the report."""
    return {
        "ok": False,
        "version": about.version,
        "engines": list(about.engines),
        "is_frozen": bool(getattr(sys, "frozen", False)),
        "platform": QGuiApplication.platformName(),
        "qt": qVersion(),
        "has_compiled_core": native.is_available(),
    }


def has_sound_library() -> bool:
    try:
        load_library()
    except NoSpeaker as problem:
        log.info("There will be no sound: %s", problem)
        return False
    return True
