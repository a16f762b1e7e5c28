"""Guest: the process of a bot from outside, from the first question of a game on."""

from __future__ import annotations

import json
import logging
import sys
import threading
from pathlib import Path

from connect4_gui.engine.moves import Move
from connect4_gui.engine.rules import Rules
from connect4_gui.engine.search_types import StopFlag
from connect4_gui.outside.bot_process import BotProcess
from connect4_gui.outside.fault import Fault, FaultKind, Forfeit, fault_words
from connect4_gui.outside.limits import Limits
from connect4_gui.outside.line import Line
from connect4_gui.outside.own_bot import OwnBot
from connect4_gui.outside.own_script import own_script
from connect4_gui.outside.protection import Protection
from connect4_gui.outside.python_talk import PythonTalk
from connect4_gui.outside.sandbox import protection_in_force
from connect4_gui.outside.talk import Talk
from connect4_gui.outside.ugi_talk import UgiTalk

log = logging.getLogger(__name__)

PACKAGE = Path(__file__).resolve().parents[2]
"""Where a bot finds ``connect4_gui.classroom``."""


class Guest:
    """Plays games by ``rules``, each in a new process. Whoever creates it must call :meth:`leave`."""

    def __init__(
        self, bot: OwnBot | None, rules: Rules, limits: Limits | None = None, protection: Protection | None = None
    ) -> None:
        """``bot`` is None where its file is not known. ``limits`` and ``protection`` are the usual ones unless told."""
        self._bot = bot
        self._rules = rules
        self._limits = limits or (Limits() if bot is None else Limits(seconds=bot.seconds))
        self._protection = protection
        self._process: BotProcess | None = None
        self._talk: Talk | None = None

    def begin(self, stop: StopFlag) -> None:
        """Start a new process for a new game. Raises Forfeit, or Stopped."""
        self.leave()
        bot = self._bot
        if bot is None:
            raise Forfeit(FaultKind.UNKNOWN_FILE)
        if not bot.path.is_file():
            raise Forfeit(FaultKind.NO_FILE, bot.path)
        protection = self._protection or protection_in_force()
        self._process = BotProcess(_command(bot), self._limits, protection, _needed(bot))
        self._talk = (PythonTalk if bot.is_python else UgiTalk)(self._process, self._limits)
        self._talk.begin(self._rules, stop)

    def choose(self, line: Line, stop: StopFlag) -> Move:
        """The move that it chooses in the game that has begun. Raises Forfeit, or Stopped."""
        assert self._talk is not None
        return self._talk.choose(line, stop)

    def leave(self) -> None:
        """Ending a process takes a moment, for which nobody waits but the end of the program."""
        process, self._process, self._talk = self._process, None, None
        if process is not None:
            threading.Thread(target=process.end, name="outside-end").start()

    def log(self, fault: Fault) -> None:
        log.info("%s", fault_words(fault, "A bot" if self._bot is None else self._bot.title))


def _command(bot: OwnBot) -> list[str]:
    if not bot.is_python:
        return [str(bot.path)]
    task = {"file": str(bot.path), "name": bot.name, "package": str(PACKAGE)}
    return [*own_script("host"), json.dumps(task)]


def _needed(bot: OwnBot) -> tuple[Path, ...]:
    """The bot with its neighbours, which it may import, and what runs it."""
    return bot.path.parent, bot.path, PACKAGE, Path(sys.prefix), Path(sys.base_prefix), Path(sys.executable).parent
