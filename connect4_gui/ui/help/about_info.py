"""AboutInfo: which version this is, which engines it plays with, and what somebody who helps must know."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication

from connect4_gui import paths
from connect4_gui.settings.settings import Settings


@dataclass(frozen=True, slots=True)
class AboutInfo:
    """``name_engines`` is asked only by those who show it, since an engine must be made for that. ``settings`` tells
    what is set at that time."""

    version: str
    name_engines: Callable[[], tuple[str, ...]]
    settings: Callable[[], Settings] = Settings

    @property
    def engines(self) -> tuple[str, ...]:
        return self.name_engines()

    def diagnostics(self) -> str:
        """All of it with the last lines of the log, as text without names of people."""
        from connect4_gui import diagnostics, logging_setup  # noqa: PLC0415

        facts = diagnostics.Facts(self.version, self.engines, qVersion(), QGuiApplication.platformName())
        log = diagnostics.last_lines(paths.log_folder() / logging_setup.FILE_NAME)
        return diagnostics.report(facts, self.settings(), log)
