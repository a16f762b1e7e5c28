"""SavedMatch: a match in the middle of a game, so that it can go on exactly as it stood."""

from __future__ import annotations

from dataclasses import dataclass

from connect4_gui.game.game import Clocks
from connect4_gui.game.record import GameRecord


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """``line`` is the game on the table with whatever was undone in it; the game stands at ``place``.

    ``game_id`` names that game for good. ``number``, ``wins`` (of player 1 and 2) and ``draws`` are of the games before
    it. ``elapsed`` is the time of the game so far, ``turn_elapsed`` that of the turn in the making, and ``clocks`` what
    the players had when that turn began.
    """

    game_id: str
    line: GameRecord
    place: int
    number: int = 0
    wins: tuple[int, int] = (0, 0)
    draws: int = 0
    elapsed: float = 0.0
    turn_elapsed: float = 0.0
    clocks: Clocks | None = None

    @classmethod
    def at_end(cls, record: GameRecord, game_id: str) -> SavedMatch:
        """A match that consists of ``record`` alone and stands where that ends."""
        times = [turn.time for turn in record.turns]
        return cls(
            game_id,
            record,
            record.game().place,
            elapsed=sum(time.seconds for time in times),
            clocks=times[-1].clocks if times else None,
        )

    @property
    def record(self) -> GameRecord:
        """The game as it stands, without what was undone."""
        return self.line.until(self.place)

    @property
    def is_worth_keeping(self) -> bool:
        """Whether anything has happened that somebody would miss."""
        return self.line.is_worth_keeping or self.line.result is not None or self.number > 0
