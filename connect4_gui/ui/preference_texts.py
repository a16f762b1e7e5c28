"""Words for everything that can be preferred."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from connect4_gui.engine.board import Side
from connect4_gui.ui.animation_speed import AnimationSpeed
from connect4_gui.ui.disc_colours import DiscProblem
from connect4_gui.ui.theme_choice import ThemeChoice


def tr(text: str) -> str:
    return QCoreApplication.translate("preference_texts", text)


def theme_title(choice: ThemeChoice) -> str:
    return {
        ThemeChoice.SYSTEM: tr("System"),
        ThemeChoice.LIGHT: tr("Light"),
        ThemeChoice.DARK: tr("Dark"),
        ThemeChoice.HIGH_CONTRAST: tr("High contrast"),
        ThemeChoice.CLASSIC: tr("Classic"),
    }[choice]


def speed_title(speed: AnimationSpeed) -> str:
    return {
        AnimationSpeed.SYSTEM: tr("System"),
        AnimationSpeed.NORMAL: tr("Normal"),
        AnimationSpeed.FAST: tr("Fast"),
        AnimationSpeed.OFF: tr("Off"),
    }[speed]


def colour_title(key: str) -> str:
    """The name of a colour of the palette."""
    return {
        "red": tr("Red"),
        "orange": tr("Orange"),
        "yellow": tr("Yellow"),
        "green": tr("Green"),
        "turquoise": tr("Turquoise"),
        "violet": tr("Violet"),
        "pink": tr("Pink"),
        "brown": tr("Brown"),
    }[key]


def discs_title(side: Side) -> str:
    return tr("Discs of player 1") if side is Side.FIRST else tr("Discs of player 2")


def refusal(problem: DiscProblem) -> str:
    """Why a disc colour cannot be had, and what to do about it."""
    return {
        DiscProblem.TOO_SIMILAR: tr("That is too much like the other player's colour. Please choose another one."),
        DiscProblem.LIKE_THE_BOARD: tr("That is too much like the board. Please choose another colour."),
        DiscProblem.TOO_DARK: tr("A disc that dark looks like an empty cell. Please choose a lighter colour."),
        DiscProblem.TOO_LIGHT: tr("A disc that pale looks like an empty cell. Please choose a stronger colour."),
    }[problem]
