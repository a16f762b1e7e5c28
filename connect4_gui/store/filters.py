"""Filters: which games of the archive are meant; and in which order."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from enum import Enum

from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.levels import LEVELS
from connect4_gui.game.player_spec import clean_name
from connect4_gui.quote import quote
from connect4_gui.store.archived_game import BOTS, FRIEND, OUTSIDE, TOURNAMENT, Outcome

OPPONENTS = (FRIEND, BOTS, TOURNAMENT, *(level.key for level in LEVELS), OUTSIDE)


class SortKey(Enum):
    """What games are sorted by; equals by their date, then as they came. The values are columns of the archive."""

    DATE = "played_at"
    MOVES = "moves"
    RESULT = "outcome"


@dataclass(frozen=True, slots=True)
class Filters:
    """Games that are all of this; None and an empty text ask for nothing. Raises ValueError for no opponent there is.

    Without an ``opponent`` the games of tournaments are not meant: there are many, and they are nobody's. ``since`` is
    in seconds since 1970; ``text`` is part of a player's name, whatever its case; ``rules`` is their key, whatever was
    chosen about them.
    """

    opponent: str | None = None
    size: BoardSize | None = None
    outcome: Outcome | None = None
    since: float | None = None
    text: str = ""
    rules: str | None = None

    def __post_init__(self) -> None:
        if self.opponent is not None and self.opponent not in OPPONENTS:
            raise ValueError(f"there is no opponent {quote(self.opponent)}; there are {', '.join(OPPONENTS)}")

    def where(self) -> tuple[str, list[object]]:
        """A condition in SQL and its values."""
        conditions: list[tuple[str, list[object]]] = []
        if self.opponent is None:
            conditions.append(("opponent <> ?", [TOURNAMENT]))
        else:
            conditions.append(("opponent = ?", [self.opponent]))
        if self.size is not None:
            conditions.append(("rows = ? AND columns = ?", [self.size.rows, self.size.columns]))
        if self.outcome is not None:
            conditions.append(("outcome = ?", [self.outcome.value]))
        if self.since is not None:
            conditions.append(("played_at >= ?", [self.since]))
        if folded(self.text):
            conditions.append(("instr(names, ?)", [folded(self.text)]))
        if self.rules is not None:
            conditions.append(("instr(rules || ' ', ?) = 1", [f"{self.rules} "]))
        return " AND ".join(text for text, _ in conditions), [value for _, values in conditions for value in values]


EVERYTHING = Filters()
"""Every game but those of tournaments."""


def folded(name: str) -> str:
    """``name`` as it is compared: whatever its case and however its accents are written."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", clean_name(name)).casefold())
