"""A reason for every sentence of the coach."""

from __future__ import annotations

from connect4_gui.coach.reason import Code, Grade, Reason
from connect4_gui.coach.sentences import SENTENCES, Key
from connect4_gui.engine.search_types import Verdict


def reason_for(key: Key, moves: int = 3) -> Reason:
    """A reason that gets the sentence of ``key``."""
    code, way, shade = (*key, "")[:3]
    cells = ((1, 2), (4, 5)) if shade != "" or code is not Code.LETS_CLOSE else ((1, 2),)
    before, _, after = shade.rpartition(" to ")
    known = {verdict.value: verdict for verdict in Verdict}
    results = [known.get(word, Verdict.WIN) for word in (before, after)]
    return Reason(
        code,
        way,
        Grade.PROVEN,
        cells=cells,
        column=3,
        moves=moves,
        other_moves=1 if code is Code.SLOWER_WIN else 2 * moves if code is Code.FASTER_LOSS else None,
        before=results[0],
        after=results[1],
        is_squeezed=shade == "squeezed",
    )


REASONS = {key: reason_for(key) for key in SENTENCES}
