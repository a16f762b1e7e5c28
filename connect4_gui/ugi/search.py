"""Search: one ``go``, from its beginning to its ``bestmove``, in a thread of its own."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable

from connect4_gui.engine.board import Board
from connect4_gui.engine.bot import Bot
from connect4_gui.engine.pace import TimedStop, clock_for
from connect4_gui.engine.search_types import Score, SearchInfo, Verdict
from connect4_gui.ugi.go_limits import GoLimits

logger = logging.getLogger(__name__)

NO_MOVE = "0000"
"""What is said instead of a move where there is none."""


class Search:
    """Lets ``bot`` think about ``board`` and says what it finds through ``say``, which any thread may call.

    The last thing said is the ``bestmove``, whatever happens; an infinite search says it only when it is stopped.
    """

    def __init__(self, bot: Bot, board: Board, limits: GoLimits, say: Callable[[str], None]) -> None:
        self._bot = bot
        self._board = board
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
            answer = str(self._best_column() + 1)
        except Exception as error:
            logger.debug("a search failed", exc_info=True)
            self._say(f"info string the engine failed: {error}")
            answer = NO_MOVE
        self._has_answered = True
        self._say(f"bestmove {answer}")

    def _best_column(self) -> int:
        found = None
        for found in self._bot.think(self._board, self._stop, clock_for(self._limits.seconds)):
            self._say(info_line(found))
        if found is None:
            raise RuntimeError("it ended its thinking without an answer")
        if self._limits.is_infinite:
            self._was_stopped.wait()
        return self._bot.choose(self._board, found, self._stop)


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
