"""ReducedMotion: whether the system asks programs to keep still. Who cannot tell, asks for nothing."""

from __future__ import annotations

import logging
import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

if TYPE_CHECKING:
    from PySide6.QtCore import QProcess, QProcessEnvironment

log = logging.getLogger(__name__)

TIMEOUT_MS = 3000
SPI_GETCLIENTAREAANIMATION = 0x1042

LIBRARIES, ORIGINAL = "LD_LIBRARY_PATH", "LD_LIBRARY_PATH_ORIG"
"""PyInstaller points the first at its own folder and keeps what it was in the second."""


@dataclass(frozen=True, slots=True)
class Question:
    """A command that prints ``still`` where the system asks for reduced motion."""

    command: tuple[str, ...]
    still: str


QUESTIONS = {
    "linux": Question(("gsettings", "get", "org.gnome.desktop.interface", "enable-animations"), "false"),
    "darwin": Question(("defaults", "read", "com.apple.universalaccess", "reduceMotion"), "1"),
}


def windows_is_still() -> bool:
    """What Windows says, whose answer comes at once. Only there may it be called."""
    import ctypes  # noqa: PLC0415

    is_animated = ctypes.c_int(1)
    user32 = ctypes.WinDLL("user32")  # type: ignore[attr-defined,unused-ignore]
    user32.SystemParametersInfoW(SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(is_animated), 0)
    return not is_animated.value


def outside_environment(*, is_frozen: bool = bool(getattr(sys, "frozen", False))) -> QProcessEnvironment:
    """The environment for the system's own tools, which must not load the libraries of an executable.

    It is this process's environment as it was before the executable changed it.
    """
    from PySide6.QtCore import QProcessEnvironment  # noqa: PLC0415

    environment = QProcessEnvironment.systemEnvironment()
    if is_frozen:
        original = environment.value(ORIGINAL, "")
        environment.remove(ORIGINAL)
        environment.remove(LIBRARIES)
        if original:
            environment.insert(LIBRARIES, original)
    return environment


class ReducedMotion(QObject):
    """``is_wanted`` is False until :meth:`ask` has found out better; ``changed`` tells when it has.

    Nothing waits for the answer: the system's own tool runs beside the window, and a tool that is missing, fails or
    does not end counts as no.
    """

    changed = Signal(bool)

    def __init__(
        self,
        platform: str = sys.platform,
        questions: dict[str, Question] | None = None,
        ask_windows: Callable[[], bool] = windows_is_still,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._platform = platform
        self._questions = QUESTIONS if questions is None else questions
        self._ask_windows = ask_windows
        self._is_wanted = False
        self._still = ""

    @property
    def is_wanted(self) -> bool:
        return self._is_wanted

    @cached_property
    def _process(self) -> QProcess:
        """The system's own tool, made when it is first asked: nobody waits for it at the start."""
        from PySide6.QtCore import QProcess  # noqa: PLC0415

        process = QProcess(self)
        process.setProcessEnvironment(outside_environment())
        process.finished.connect(self._hear)
        return process

    @cached_property
    def _patience(self) -> QTimer:
        patience = QTimer(self, singleShot=True)
        patience.setInterval(TIMEOUT_MS)
        patience.timeout.connect(self._process.kill)
        return patience

    @property
    def _is_asking(self) -> bool:
        return "_process" in vars(self) and self._process.processId() != 0

    def ask(self) -> None:
        """Find out, without waiting."""
        if self._platform == "win32":
            self._set_wanted(self._windows_answer())
            return
        question = self._questions.get(self._platform)
        program = None if question is None else shutil.which(question.command[0])
        if question is None or program is None or self._is_asking:
            return
        self._still = question.still
        self._process.start(program, question.command[1:])
        self._patience.start()

    def close(self) -> None:
        """Stop asking, so that no process outlives the program."""
        if self._is_asking:
            self._patience.stop()
            self._process.kill()
            self._process.waitForFinished(TIMEOUT_MS)

    def _windows_answer(self) -> bool:
        try:
            return self._ask_windows()
        except (AttributeError, OSError) as error:
            log.debug("Windows does not say whether it is animated: %s", error)
            return False

    @Slot()
    def _hear(self) -> None:
        self._patience.stop()
        answer = bytes(self._process.readAllStandardOutput().data()).decode("utf-8", "replace")
        self._set_wanted(answer.strip() == self._still)

    def _set_wanted(self, is_wanted: bool) -> None:
        if is_wanted != self._is_wanted:
            self._is_wanted = is_wanted
            self.changed.emit(is_wanted)
