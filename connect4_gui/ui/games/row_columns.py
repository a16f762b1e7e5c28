"""RowColumns: where the parts of a row lie, for the rows and for the headings above them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from PySide6.QtGui import QFont, QFontMetrics

from connect4_gui.store.archived_game import Outcome
from connect4_gui.ui.games.game_words import SCORES, day_text, outcome_title, time_text
from connect4_gui.ui.look.fonts import scaled, text_px

ROW_PX = 76
EDGE_PX, GAP_PX = 20, 20
BOARD_PX = (70, 60)
PILL_SPACE = 12
DAY = 86_400.0
NARROW_PX = 560
"""Below this width of the list the moves go into the second line, and the result stands above the date."""

WIDE_DATES = tuple(datetime(2028, month, 28, 22, 58).timestamp() for month in range(1, 13))
"""As long as a date and a time get."""


@dataclass(frozen=True, slots=True)
class RowColumns:
    """Left edges and widths in pixels. A list that ``is_narrow`` has no column for moves."""

    is_narrow: bool
    players: tuple[int, int]
    result: tuple[int, int]
    moves: tuple[int, int]
    date: tuple[int, int]

    @classmethod
    def of(cls, width: int, moves_title: str, now: float) -> RowColumns:
        """For a list of ``width`` pixels, wide enough for every word of the language that is spoken."""
        is_narrow = width < text_px(NARROW_PX)
        edge = EDGE_PX if not is_narrow else EDGE_PX - 2
        result, moves, date = _result_width(), _width([moves_title, "888"], note_font()), _date_width(now)
        players_left = edge + BOARD_PX[0] + GAP_PX * 3 // 4
        date_left = width - edge - (max(date, result) if is_narrow else date)
        moves_left = date_left if is_narrow else date_left - GAP_PX - moves
        result_left = width - edge - result if is_narrow else moves_left - GAP_PX - result
        players_right = min(date_left, result_left) - GAP_PX
        return cls(
            is_narrow,
            (players_left, max(players_right - players_left, 0)),
            (result_left, result),
            (moves_left, 0 if is_narrow else moves),
            (date_left, width - edge - date_left),
        )


def name_font() -> QFont:
    return scaled(1.04, QFont.Weight.DemiBold)


def figure_font() -> QFont:
    return scaled(1.04, QFont.Weight.DemiBold)


def note_font() -> QFont:
    return scaled(0.93)


def pill_font() -> QFont:
    return scaled(0.93, QFont.Weight.DemiBold)


def day_font() -> QFont:
    return scaled(1)


def _result_width() -> int:
    words = [outcome_title(outcome) for outcome in Outcome if outcome is not Outcome.NONE]
    return _width([*words, *SCORES.values()], pill_font()) + 2 * PILL_SPACE


def _date_width(now: float) -> int:
    days = [day_text(moment, now) for moment in (now, now - DAY, *WIDE_DATES)]
    times = [time_text(moment) for moment in WIDE_DATES[:1]]
    return max(_width(days, day_font()), _width(times, note_font())) + 4


def _width(texts: list[str], font: QFont) -> int:
    metrics = QFontMetrics(font)
    return max(metrics.horizontalAdvance(text) for text in texts)
