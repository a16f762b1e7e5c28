"""What the page of games says about a game."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QObject, QTime

from connect4_gui.engine.board import Side
from connect4_gui.engine.levels import level_named
from connect4_gui.store.archived_game import BOTS, FRIEND, OUTSIDE, TOURNAMENT, Outcome
from connect4_gui.store.game_row import GameRow
from connect4_gui.ui.words.level_texts import level_title
from connect4_gui.ui.words.percent import percent_text
from connect4_gui.ui.words.rules_texts import kept_rules_name
from connect4_gui.ui.words.spoken_locale import spoken_locale
from connect4_gui.ui.words.texts import default_name, size_text

translate = QCoreApplication.translate

SCORES = {Side.FIRST: "1 – 0", Side.SECOND: "0 – 1", None: "½ – ½"}


class CountedGames(QObject):
    """Phrases with a number in them."""

    def games(self, count: int) -> str:
        return _grouped(self.tr("%n game(s)", "", count), count)

    def moves(self, count: int) -> str:
        return self.tr("%n move(s)", "", count)

    def about_moves(self, count: int) -> str:
        return self.tr("about %n move(s)", "", count)

    def deleted(self, count: int) -> str:
        return self.tr("%n game(s) deleted", "", count)

    def written(self, count: int) -> str:
        return _grouped(self.tr("%n game(s) written", "", count), count)


def number_text(number: int) -> str:
    """A whole number as people write it, for example 100,000."""
    return spoken_locale().toString(number)


def _grouped(text: str, count: int) -> str:
    """Qt writes ``count`` without marks between the thousands, or with those of another language."""
    return text.replace(str(count), number_text(count))


def share_text(share: float) -> str:
    """``share`` is from 0 to 1 and becomes a percentage."""
    return percent_text(round(100 * share))


def name_on(row: GameRow, side: Side) -> str:
    """The name of whoever played ``side``; a bot without one is called by its level."""
    spec = row.first if side is Side.FIRST else row.second
    if spec.name.strip():
        return spec.name.strip()
    return level_title(spec.level) if spec.level is not None else default_name((row.first, row.second), side)


def opponent_title(opponent: str) -> str:
    if opponent == FRIEND:
        return translate("game_words", "A friend")
    if opponent == BOTS:
        return translate("game_words", "Two bots")
    if opponent == OUTSIDE:
        return translate("game_words", "Own bots")
    if opponent == TOURNAMENT:
        return translate("game_words", "Tournament")
    return level_title(level_named(opponent))


def outcome_title(outcome: Outcome) -> str:
    """How a game went for a person; there is no title for ``Outcome.NONE``."""
    return {
        Outcome.WON: translate("game_words", "Won"),
        Outcome.DRAWN: translate("game_words", "Draw"),
        Outcome.LOST: translate("game_words", "Lost"),
        Outcome.UNFINISHED: translate("game_words", "Unfinished"),
    }[outcome]


def result_word(row: GameRow) -> str:
    """``Won`` or the like; the score of a game that was not one person's against a bot."""
    return SCORES[row.winner] if row.outcome is Outcome.NONE else outcome_title(row.outcome)


def result_aloud(row: GameRow) -> str:
    if row.outcome is not Outcome.NONE:
        return outcome_title(row.outcome)
    if row.winner is None:
        return outcome_title(Outcome.DRAWN)
    return translate("game_words", "{name} won").format(name=name_on(row, row.winner))


def kind_text(row: GameRow) -> str:
    """What was played: size, rules, and how strong and how quick, as far as there is something to say."""
    parts = [size_text(row.size), kept_rules_name(row.rules)]
    parts += [
        level_title(spec.level) for spec in (row.first, row.second) if spec.level is not None and spec.name.strip()
    ]
    if row.turn_seconds is not None:
        parts.append(translate("game_words", "{seconds} s per turn").format(seconds=row.turn_seconds))
    if row.game_time is not None:
        parts.append(translate("game_words", "clock {time}").format(time=row.game_time))
    return " · ".join(parts)


def day_text(played_at: float, now: float) -> str:
    """``Today``, ``Yesterday``, or the date."""
    played, today = (datetime.fromtimestamp(seconds).date() for seconds in (played_at, now))
    days = (today - played).days
    if days == 0:
        return translate("game_words", "Today")
    if days == 1:
        return translate("game_words", "Yesterday")
    date = QDate(played.year, played.month, played.day)
    return spoken_locale().toString(date, QLocale.FormatType.ShortFormat)


def time_text(played_at: float) -> str:
    played = datetime.fromtimestamp(played_at)
    return spoken_locale().toString(QTime(played.hour, played.minute), QLocale.FormatType.ShortFormat)


def row_aloud(row: GameRow, now: float) -> str:
    """The whole row in one sentence, for those who hear it."""
    players = translate("game_words", "{first} against {second}").format(
        first=name_on(row, Side.FIRST), second=name_on(row, Side.SECOND)
    )
    parts = (players, result_aloud(row), kind_text(row), CountedGames().moves(row.moves))
    return ", ".join((*parts, f"{day_text(row.played_at, now)} {time_text(row.played_at)}"))
