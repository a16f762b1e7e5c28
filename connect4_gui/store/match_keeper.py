"""MatchKeeper: follows a match and has it kept: while it runs for the next start, and every game for good."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace

from connect4_gui.game.events import (
    Event,
    GameOver,
    GameStarted,
    HoldChanged,
    MoveMade,
    PositionChanged,
    PositionEvaluated,
    SidesSwapped,
)
from connect4_gui.game.referee import Referee
from connect4_gui.game.saved_match import SavedMatch
from connect4_gui.game.state import Hold
from connect4_gui.store.archived_game import LATEST, ArchivedGame
from connect4_gui.store.keeper import Keeper

WORTH_SAVING = (MoveMade, PositionChanged, SidesSwapped, HoldChanged)


class MatchKeeper:
    """Hears every event of ``referee``. A game that is only looked at is not kept again, but what is found out about it
    is, if it is known which one of the archive it is.

    What is found out about the positions of a game goes to disk with its next turn, and when the game is left.
    ``now`` gives the time of day in seconds since 1970.
    """

    def __init__(self, referee: Referee, keeper: Keeper, now: Callable[[], float] = time.time) -> None:
        self._referee = referee
        self._keeper = keeper
        self._now = now
        self._latest: SavedMatch | None = None
        self._ended_at: float | None = None
        self._has_learned = False
        self._looked_at: ArchivedGame | None = None
        self._has_found = False

    def look_at(self, game: ArchivedGame) -> None:
        """The game on the table, which is only looked at, is ``game``."""
        self._looked_at = game

    def hear(self, event: Event) -> None:
        if Hold.REPLAY in self._referee.state.holds:
            if isinstance(event, PositionEvaluated) and self._looked_at is not None:
                record = self._looked_at.record.with_evaluations(self._referee.evaluations)
                self._looked_at = replace(self._looked_at, record=record)
                self._has_found = True
            return
        if isinstance(event, GameStarted):
            self._keep_looked_at()
            self._shelve_earlier()
            self._latest, self._ended_at, self._has_learned = self._referee.saved, None, False
            if self._latest.line.is_set_up or self._latest.line.notation:
                self._keeper.keep(self._latest)
        elif isinstance(event, GameOver):
            self._latest, self._ended_at, self._has_learned = self._referee.saved, self._now(), False
            self._keeper.archive(archived(self._latest, self._ended_at))
        elif isinstance(event, WORTH_SAVING):
            self._latest = self._referee.saved
            self._keeper.keep(self._latest)
        elif isinstance(event, PositionEvaluated):
            self._latest, self._has_learned = self._referee.saved, True

    def leave(self) -> SavedMatch | None:
        """The match is left. What there is to go on with is kept as it stands, and returned."""
        self._keep_looked_at()
        if self._latest is None:
            return None
        self._archive_what_was_learned()
        saved = self._referee.saved
        if self._referee.state.is_over or not saved.is_worth_keeping:
            self._keeper.forget()
            return None
        self._keeper.keep(saved)
        return saved

    def _shelve_earlier(self) -> None:
        """A game that was left for another one is kept as it stood; one that was over is there already."""
        self._archive_what_was_learned()
        earlier = self._latest
        if earlier is not None and earlier.line.is_worth_keeping and earlier.record.result is None:
            self._keeper.archive(archived(earlier, self._now()))

    def _keep_looked_at(self) -> None:
        if self._looked_at is not None and self._has_found:
            self._keeper.archive(self._looked_at)
        self._looked_at, self._has_found = None, False

    def _archive_what_was_learned(self) -> None:
        """A game that was over is in the archive already, but without what was found out about it since."""
        earlier = self._latest
        if earlier is not None and self._has_learned and earlier.record.result is not None:
            self._keeper.archive(archived(earlier, self._ended_at))


def archived(saved: SavedMatch, played_at: float | None = None) -> ArchivedGame:
    """The game of ``saved`` as it stands, for the archive; played just now unless told.

    A system that has lost its date is no reason to lose a game.
    """
    moment = time.time() if played_at is None else played_at
    return ArchivedGame(saved.game_id, min(max(moment, 0.0), float(LATEST)), saved.record)
