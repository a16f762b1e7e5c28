"""OutsideMind: a bot that somebody else wrote, as something that chooses columns."""

from __future__ import annotations

import json
import logging
import sys
import threading
from pathlib import Path

from connect4_gui.engine.board import Board
from connect4_gui.engine.moves import Drop
from connect4_gui.engine.search_types import StopFlag
from connect4_gui.outside.bot_process import BotProcess, Stopped
from connect4_gui.outside.fault import FaultKind, Forfeit, fault_words
from connect4_gui.outside.game_line import GameLine
from connect4_gui.outside.limits import Limits
from connect4_gui.outside.own_bot import OwnBot
from connect4_gui.outside.own_script import own_script
from connect4_gui.outside.protection import Protection, protection_in_force
from connect4_gui.outside.python_talk import PythonTalk
from connect4_gui.outside.talk import Talk
from connect4_gui.outside.ugi_talk import UgiTalk

log = logging.getLogger(__name__)

PACKAGE = Path(__file__).resolve().parents[2]
"""Where a bot finds ``connect4_gui.classroom``."""


class OutsideMind:
    """Runs ``bot`` from the first question of a game on; a game, and a move that was undone, gets a new process.

    ``move`` raises Forfeit when the bot has lost the game by what it did. Whoever creates it must call :meth:`close`.
    """

    is_certain = True

    def __init__(self, bot: OwnBot | None, limits: Limits | None = None, protection: Protection | None = None) -> None:
        """``bot`` is None where its file is not known. ``limits`` and ``protection`` are the usual ones unless told."""
        self._bot = bot
        self._limits = limits or (Limits() if bot is None else Limits(seconds=bot.seconds))
        self._protection = protection
        self._process: BotProcess | None = None
        self._talk: Talk | None = None
        self._line: GameLine | None = None

    def move(self, board: Board, stop: StopFlag, seconds_left: float | None) -> int:  # noqa: ARG002
        try:
            column = self._choose(board, stop)
        except Stopped:
            self._leave()
            return board.open_columns()[0]
        except Forfeit as forfeit:
            self._leave()
            log.info("%s", fault_words(forfeit.fault, "A bot" if self._bot is None else self._bot.title))
            raise
        return column

    def game_ended(self, points: float) -> None:  # noqa: ARG002
        self._leave()

    def close(self) -> None:
        """End the bot, beside whoever asks."""
        self._leave()

    def _choose(self, board: Board, stop: StopFlag) -> int:
        if self._line is None or not self._line.follow(board):
            self._leave()
            self._talk = self._begin(stop)
            self._line = GameLine(board)
        assert self._talk is not None
        column = self._talk.choose(self._line, stop)
        if not board.is_column(column):
            raise Forfeit(FaultKind.OFF_BOARD, column + 1)
        if not board.has_room(column):
            raise Forfeit(FaultKind.FULL_COLUMN, column + 1)
        self._line.play(Drop(column))
        return column

    def _begin(self, stop: StopFlag) -> Talk:
        bot = self._bot
        if bot is None:
            raise Forfeit(FaultKind.UNKNOWN_FILE)
        if not bot.path.is_file():
            raise Forfeit(FaultKind.NO_FILE, bot.path)
        protection = self._protection or protection_in_force()
        self._process = BotProcess(_command(bot), self._limits, protection, _needed(bot))
        talk: Talk = (PythonTalk if bot.is_python else UgiTalk)(self._process, self._limits)
        talk.begin(stop)
        return talk

    def _leave(self) -> None:
        """Ending a process takes a moment, for which nobody waits but the end of the program."""
        process, self._process, self._talk, self._line = self._process, None, None, None
        if process is not None:
            threading.Thread(target=process.end, name="outside-end").start()


def _command(bot: OwnBot) -> list[str]:
    if not bot.is_python:
        return [str(bot.path)]
    task = {"file": str(bot.path), "name": bot.name, "package": str(PACKAGE)}
    return [*own_script("host"), json.dumps(task)]


def _needed(bot: OwnBot) -> tuple[Path, ...]:
    """The bot with its neighbours, which it may import, and what runs it."""
    return bot.path.parent, bot.path, PACKAGE, Path(sys.prefix), Path(sys.base_prefix), Path(sys.executable).parent
