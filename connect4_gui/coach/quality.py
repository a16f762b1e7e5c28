"""Quality: how good a move was, where the worth of the positions before and after it is proven.

The result decides, and how long it takes grades only within a result.
"""

from __future__ import annotations

from enum import Enum

from connect4_gui.engine.search_types import Score, Verdict

CLASSES = {Verdict.WIN: 1, Verdict.DRAW: 0, Verdict.LOSS: -1}
LITTLE_PLIES = 4
"""A win that comes so much later, or a loss so much sooner, is still a good move."""

FAR_PLIES = 8
"""A loss at least so far away was no reason to lose at once."""


class Quality(Enum):
    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


def quality_of(before: Score, after: Score) -> Quality | None:
    """The quality of a move from a position worth ``before`` for its mover to one worth ``after`` for the other.

    None unless both are exact.
    """
    if before.plies is None or after.plies is None:
        return None
    lost = CLASSES[before.verdict] + CLASSES[after.verdict]
    allows_four = after.verdict is Verdict.WIN and after.plies == 1
    misses_four = before.verdict is Verdict.WIN and before.plies == 1 and after.plies > 0
    if lost == 2 or (lost == 1 and (allows_four or misses_four)):
        return Quality.BLUNDER
    if lost == 1 or (before.verdict is Verdict.LOSS and before.plies >= FAR_PLIES and allows_four):
        return Quality.MISTAKE
    slower = lost_plies(before, after)
    if misses_four or slower > LITTLE_PLIES:
        return Quality.INACCURACY
    return Quality.GOOD if slower > 0 else Quality.BEST


def lost_plies(before: Score, after: Score) -> int:
    """How much later the win or sooner the loss came by a move that kept the result; both must be exact."""
    assert before.plies is not None
    assert after.plies is not None
    return CLASSES[before.verdict] * (after.plies + 1 - before.plies)


def least_quality(before: Score, after: Score) -> Quality | None:
    """What a move was at the least, where only the results are proven; None unless it certainly gave one away."""
    if Verdict.UNKNOWN in (before.verdict, after.verdict):
        return None
    lost = CLASSES[before.verdict] + CLASSES[after.verdict]
    if lost <= 0:
        return None
    return Quality.BLUNDER if lost == 2 or (after.verdict is Verdict.WIN and after.plies == 1) else Quality.MISTAKE
