"""Search: one ``go``, from its beginning to its ``bestmove``, in a thread of its own."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterator
from typing import Protocol

from connect4_gui.engine.board import Board
from connect4_gui.engine.bot import Bot
from connect4_gui.engine.pace import TimedStop, clock_for
from connect4_gui.engine.search_types import Score, SearchInfo, StopFlag, Verdict
from connect4_gui.ugi.go_limits import GoLimits

logger = logging.getLogger(__name__)

NO_MOVE = "0000"
"""What is said instead of a move where there is none."""


class Thinker(Protocol):
    """Whoever thinks about one position, once."""

    def think(self, stop: StopFlag) -> Iterator[str]:
        """Lines about ever better knowledge."""

    def best(self, stop: StopFlag) -> str:
        """The move to make, after thinking."""


class ClassicThinker:
    """Lets ``bot`` think about ``board``."""

    def __init__(self, bot: Bot, board: Board, limits: GoLimits) -> None:
        self._bot = bot
        self._board = board
        self._seconds = limits.seconds
        self._found: SearchInfo | None = None

    def think(self, stop: StopFlag) -> Iterator[str]:
        for found in self._bot.think(self._board, stop, clock_for(self._seconds)):
            self._found = found
            yield info_line(found)

    def best(self, stop: StopFlag) -> str:
        if self._found is None:
            raise RuntimeError("it ended its thinking without an answer")
        return str(self._bot.choose(self._board, self._found, stop) + 1)


class Search:
    """Lets ``thinker`` think and says what it finds through ``say``, which any thread may call.

    The last thing said is the ``bestmove``, whatever happens; an infinite search says it only when it is stopped.
    """

    def __init__(self, thinker: Thinker, limits: GoLimits, say: Callable[[str], None]) -> None:
        self._thinker = thinker
        self._limits = limits
        self._say = say
        self._stop = TimedStop(limits.seconds)
        self._was_stopped = threading.Event()
        self._has_answered = False
        self._thread = threading.Thread(target=self._run, name="search", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        """Have it end soon. Harmless when it has ended."""
        self._stop.set()
        self._was_stopped.set()

    @property
    def is_ending(self) -> bool:
        """Whether it was stopped, or has its answer."""
        return self._has_answered or self._was_stopped.is_set()

    def wait(self) -> None:
        """Until nothing more will be said."""
        self._thread.join()

    def _run(self) -> None:
        try:
            answer = self._best_move()
        except Exception as error:
            logger.debug("a search failed", exc_info=True)
            self._say(f"info string the engine failed: {error}")
            answer = NO_MOVE
        self._has_answered = True
        self._say(f"bestmove {answer}")

    def _best_move(self) -> str:
        has_found = False
        for line in self._thinker.think(self._stop):
            self._say(line)
            has_found = True
        if has_found and self._limits.is_infinite:
            self._was_stopped.wait()
        return self._thinker.best(self._stop)


def info_line(info: SearchInfo) -> str:
    """What was found, in one line; the score is for the player to move."""
    words = [f"info depth {info.depth} score {score_words(info.score)}"]
    words.append(f"nodes {info.nodes} time {round(info.seconds * 1000)}")
    if info.line:
        words.append("pv " + " ".join(str(column + 1) for column in info.line))
    return " ".join(words)


def score_words(score: Score) -> str:
    """``mate`` and the winner's moves where a win or a loss is exact, otherwise ``cp`` and the points."""
    if score.exact and score.verdict is not Verdict.DRAW:
        return f"mate {'-' if score.verdict is Verdict.LOSS else ''}{score.winners_moves}"
    return f"cp {score.points}"
