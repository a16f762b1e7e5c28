"""ArchivedGame: a recorded game with a name of its own and the time it was played at."""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass
from enum import Enum
from typing import Any

from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.game.record import GameRecord
from connect4_gui.json_values import number, shown

FRIEND, BOTS, OUTSIDE, TOURNAMENT = "friend", "bots", "outside", "tournament"
"""The opponents besides the levels: the other one of two people; nobody, as two bots played each other, while somebody
watched or among the many games of a tournament; somebody else's program."""

TOURNAMENT_ID = "tournament-"
"""What the ids of a tournament's games begin with, so that they are told from those that somebody watched."""

LATEST = 32_000_000_000
"""Seconds since 1970 of the year 2984: not every system has dates after 3000."""

checked_time = number(0, LATEST)
checked_accuracy = number(0, 100)


class Outcome(Enum):
    """How a game went for the person in it. The numbers are those of the archive, in the order of sorting.

    ``NONE`` is a game that is over, but was not one person's against a bot or began with a position that was set up, so
    that nobody can say "I won".
    """

    WON = 0
    DRAWN = 1
    LOST = 2
    UNFINISHED = 3
    NONE = 4


@dataclass(frozen=True, slots=True)
class ArchivedGame:
    """``played_at`` is in seconds since 1970, ``accuracy`` what a review found, from 0 to 100.

    Raises ValueError with a sentence for an id, a time or an accuracy that cannot be.
    """

    id: str
    played_at: float
    record: GameRecord
    accuracy: float | None = None

    def __post_init__(self) -> None:
        checked_id(self.id)
        checked_time(self.played_at)
        if self.accuracy is not None:
            checked_accuracy(self.accuracy)


def new_id() -> str:
    """An id that no other game has."""
    return secrets.token_hex(8)


def checked_id(value: Any) -> str:
    """Raises ValueError unless ``value`` can be the id of a game."""
    if not isinstance(value, str) or not re.fullmatch(r"[A-Za-z0-9._-]{1,64}", value):
        raise ValueError(f"{shown(value)} is not the id of a game")
    return value


def opponent_of(setup: MatchSetup) -> str:
    """``FRIEND``, ``BOTS``, ``OUTSIDE``, or the key of the level that one person played against."""
    bots = [OUTSIDE if spec.level is None else spec.level.key for spec in setup.players if not spec.is_person]
    return bots[0] if len(bots) == 1 else BOTS if bots else FRIEND


def opponent_in(game: ArchivedGame) -> str:
    """As ``opponent_of``, but ``TOURNAMENT`` for the games of one."""
    return TOURNAMENT if game.id.startswith(TOURNAMENT_ID) else opponent_of(game.record.setup)


def outcome_of(record: GameRecord) -> Outcome:
    if record.result is None:
        return Outcome.UNFINISHED
    if record.is_set_up or opponent_of(record.setup) in (FRIEND, BOTS):
        return Outcome.NONE
    if record.result.winner is None:
        return Outcome.DRAWN
    return Outcome.WON if record.setup.spec(record.result.winner).is_person else Outcome.LOST
