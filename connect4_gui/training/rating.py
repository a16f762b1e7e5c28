"""Ratings of player and puzzles by Elo: a puzzle that is solved has lost against the player.

With ratings P and Q the player is expected to score E = 1 / (1 + 10 ** ((Q - P) / 400)). A solved puzzle scores 1, any
other 0; then P grows by K * (score - E), and Q shrinks by as much, with K = 32.
"""

from __future__ import annotations

PLAYER_START = 800.0
MOST_CHANGE = 32
"""How many points one answer can bring or cost; Elo calls it K."""


def expected_score(player: float, puzzle: float) -> float:
    """How likely the player solves the puzzle, from 0 to 1."""
    return float(1 / (1 + 10 ** ((puzzle - player) / 400)))


def rated(player: float, puzzle: float, *, is_solved: bool) -> tuple[float, float]:
    """The ratings of player and puzzle after the answer."""
    change = MOST_CHANGE * (is_solved - expected_score(player, puzzle))
    return player + change, puzzle - change
