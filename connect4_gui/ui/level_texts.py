"""The levels in the user's language. The engine knows no languages, so its words are translated here, at the edge."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from connect4_gui.engine.levels import Level

KNOWN = (
    QT_TRANSLATE_NOOP("levels", "Easy"),
    QT_TRANSLATE_NOOP("levels", "Takes a win when it sees one, but often overlooks yours."),
    QT_TRANSLATE_NOOP("levels", "Medium"),
    QT_TRANSLATE_NOOP("levels", "Blocks every threat and plans a few moves ahead."),
    QT_TRANSLATE_NOOP("levels", "Hard"),
    QT_TRANSLATE_NOOP("levels", "Looks far ahead and rarely lets you off."),
)
"""Every title and description of a level, listed for the translators."""


def level_title(level: Level) -> str:
    return QCoreApplication.translate("levels", level.title)


def level_description(level: Level) -> str:
    return QCoreApplication.translate("levels", level.description)
