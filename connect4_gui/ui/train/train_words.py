"""The words of the training home: sets, what there is to find, days, and phrases with numbers."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale, QObject

from connect4_gui.training.sets import Home, SetKey, Theme
from connect4_gui.ui.words.spoken_locale import spoken_locale

translate = QCoreApplication.translate

MINUTES_EACH = 0.5
"""How long a puzzle takes, roughly."""


class TrainCounted(QObject):
    """Phrases with a number in them. Each language has its own plural forms, kept by Qt Linguist."""

    def due_today(self, count: int) -> str:
        return self.tr("%n puzzle(s) due today", "", count)

    def for_today(self, count: int) -> str:
        return self.tr("%n puzzle(s) for today", "", count)

    def puzzles(self, count: int) -> str:
        return self.tr("%n puzzle(s)", "", count)

    def own(self, count: int) -> str:
        return self.tr("%n from your own games", "", count)

    def fading(self, count: int) -> str:
        return self.tr("%n that is(are) fading", "", count)

    def new(self, count: int) -> str:
        return self.tr("%n new", "", count)

    def minutes(self, count: int) -> str:
        return self.tr("About %n minute(s).", "", count)

    def days(self, count: int) -> str:
        return self.tr("%n day(s)", "", count)

    def tries_left(self, count: int) -> str:
        return self.tr("%n try(tries) left", "", count)

    def task_to_win(self, moves: int) -> str:
        return self.tr("Win in %n move(s), whatever the opponent does.", "", moves)

    def moves_to_go(self, moves: int) -> str:
        return self.tr("%n move(s) to go.", "", moves)


def set_title(key: SetKey) -> str:
    return {
        SetKey.OWN_GAMES: translate("train_words", "From your games"),
        SetKey.WIN_2: translate("train_words", "Win in 2"),
        SetKey.WIN_3: translate("train_words", "Win in 3"),
        SetKey.WIN_4: translate("train_words", "Win in 4 or more"),
        SetKey.ONLY_MOVE: translate("train_words", "Find the only move"),
        SetKey.ZUGZWANG: translate("train_words", "Zugzwang"),
    }[key]


def set_note(key: SetKey) -> str:
    return {
        SetKey.OWN_GAMES: translate("train_words", "Where you went wrong"),
        SetKey.WIN_2: translate("train_words", "Two moves, then four"),
        SetKey.WIN_3: translate("train_words", "A plan with one answer"),
        SetKey.WIN_4: translate("train_words", "Look a little further"),
        SetKey.ONLY_MOVE: translate("train_words", "All others are worse"),
        SetKey.ZUGZWANG: translate("train_words", "Make the other one move"),
    }[key]


def theme_title(theme: Theme) -> str:
    return {
        Theme.ROW: translate("train_words", "Fours in a row"),
        Theme.DIAGONAL: translate("train_words", "Diagonals"),
        Theme.DOUBLE_THREAT: translate("train_words", "Double threats"),
        Theme.ODD_AND_EVEN: translate("train_words", "Odd and even"),
    }[theme]


def due_title(home: Home) -> str:
    if home.due == 0:
        return translate("train_words", "All done for today")
    return TrainCounted().due_today(home.due) if home.fading else TrainCounted().for_today(home.due)


def due_text(home: Home) -> str:
    """What the puzzles of today are, and how long they take."""
    if home.due == 0:
        return translate("train_words", "Come back tomorrow, or practise a little more.")
    counted = TrainCounted()
    others = home.due - home.own
    fading = min(home.fading, others)
    parts = [
        *([counted.own(home.own)] if home.own else []),
        *([counted.fading(fading)] if fading else []),
        *([counted.new(others - fading)] if others > fading else []),
    ]
    minutes = counted.minutes(max(1, round(home.due * MINUTES_EACH)))
    return translate("train_words", "{puzzles}. {time}").format(puzzles=", ".join(parts), time=minutes)


def percent_text(share: float) -> str:
    return translate("train_words", "{percent} %").format(percent=round(100 * share))


def change_text(home: Home) -> str:
    """What the day did to the rating; empty if nothing."""
    change = round(home.rating_today)
    signed = f"{change:+d}".replace("-", "−")
    return translate("train_words", "{change} today").format(change=signed) if change else ""


def solved_text(solved: int, total: int) -> str:
    return translate("train_words", "{solved} of {total} solved").format(solved=solved, total=total)


def weekday_name(weekday: int, *, is_long: bool = False) -> str:
    """``weekday`` is 0 on Monday."""
    kind = QLocale.FormatType.LongFormat if is_long else QLocale.FormatType.ShortFormat
    return spoken_locale().standaloneDayName(weekday % 7 + 1, kind)
