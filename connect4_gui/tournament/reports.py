"""Reports: what a crew tells while it plays, as values that cross between processes."""

from __future__ import annotations

from dataclasses import dataclass

from connect4_gui.tournament.played_game import PlayedGame


@dataclass(frozen=True, slots=True)
class GameWatched:
    """A game has begun or gone on; ``moves`` are all so far, as notation."""

    number: int
    moves: str


@dataclass(frozen=True, slots=True)
class GameEnded:
    game: PlayedGame


Report = GameWatched | GameEnded
