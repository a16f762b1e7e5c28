"""What the page of tournaments says."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject

from connect4_gui.game.player_spec import PlayerSpec
from connect4_gui.tournament.plan import numbered
from connect4_gui.tournament.score import Score, points_text
from connect4_gui.ui.words.level_texts import level_title
from connect4_gui.ui.words.spoken_locale import spoken_locale

translate = QCoreApplication.translate

MINUTE, HOUR = 60, 3600
ROUNDED_TO = 5
"""Seconds are told no more exactly than this."""


class CountedBots(QObject):
    """Phrases with a number in them."""

    def chosen(self, count: int) -> str:
        return self.tr("%n chosen", "", count)

    def at_once(self, count: int) -> str:
        return self.tr("%n game(s) at once", "", count)

    def failed(self, count: int) -> str:
        return self.tr("failed in %n game(s)", "", count)


def entrant_name(spec: PlayerSpec) -> str:
    """A bot goes by its own name, or by its level."""
    return spec.name or (spec.kind.value if spec.level is None else level_title(spec.level))


def entrant_names(entrants: Sequence[PlayerSpec]) -> list[str]:
    return numbered([entrant_name(spec) for spec in entrants])


def progress_text(done: int, total: int) -> str:
    locale = spoken_locale()
    text = translate("tournament_words", "{done} of {total} games")
    return text.format(done=locale.toString(done), total=locale.toString(total))


def time_left_text(seconds: float | None) -> str:
    """About how long it will take; empty where nobody knows yet."""
    if seconds is None:
        return ""
    if seconds < MINUTE:
        rounded = max(ROUNDED_TO, round(seconds / ROUNDED_TO) * ROUNDED_TO)
        return translate("tournament_words", "about {seconds} s left").format(seconds=rounded)
    if seconds < 2 * HOUR:
        return translate("tournament_words", "about {minutes} min left").format(minutes=round(seconds / MINUTE))
    return translate("tournament_words", "about {hours} h left").format(hours=round(seconds / HOUR))


def score_text(score: Score, *, is_short: bool = False) -> str:
    points = points_text(score.points)
    return points if is_short else f"{points} / {score.games}"
