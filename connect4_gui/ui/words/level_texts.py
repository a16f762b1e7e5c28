"""The levels in the user's language. The engine knows no languages, so its words are translated here, at the edge."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.levels import PERFECT, Level
from connect4_gui.engine.reach import is_within_reach

KNOWN = (
    QT_TRANSLATE_NOOP("levels", "Beginner"),
    QT_TRANSLATE_NOOP("levels", "Plays by feel and often overlooks diagonal threats."),
    QT_TRANSLATE_NOOP("levels", "Easy"),
    QT_TRANSLATE_NOOP("levels", "Never misses its own win, sometimes misses yours."),
    QT_TRANSLATE_NOOP("levels", "Medium"),
    QT_TRANSLATE_NOOP("levels", "Blocks every threat and plans a few moves ahead."),
    QT_TRANSLATE_NOOP("levels", "Hard"),
    QT_TRANSLATE_NOOP("levels", "Looks far ahead and rarely forgives a mistake."),
    QT_TRANSLATE_NOOP("levels", "Expert"),
    QT_TRANSLATE_NOOP("levels", "Sees deep combinations; you will need a plan."),
    QT_TRANSLATE_NOOP("levels", "Perfect"),
    QT_TRANSLATE_NOOP("levels", "Never makes a mistake on a board this size."),
    QT_TRANSLATE_NOOP("levels", "Adaptive"),
    QT_TRANSLATE_NOOP("levels", "Adapts to how well you play, for an even match."),
)
"""Every title and description of a level, listed for the translators."""


def level_title(level: Level) -> str:
    return QCoreApplication.translate("levels", level.title)


def level_description(level: Level, size: BoardSize) -> str:
    """How ``level`` plays on ``size``; no more is promised than can be kept there."""
    if level == PERFECT and not is_within_reach(size):
        return QCoreApplication.translate("levels", "Plays very strongly on a board this size.")
    return QCoreApplication.translate("levels", level.description)
