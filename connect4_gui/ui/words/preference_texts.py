"""Words for everything that can be preferred."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from connect4_gui.engine.board import Side
from connect4_gui.settings.disc_colours import DiscProblem
from connect4_gui.settings.motion import AnimationSpeed
from connect4_gui.settings.theme_choice import ThemeChoice
from connect4_gui.settings.wording import Wording

translate = QCoreApplication.translate


def theme_title(choice: ThemeChoice) -> str:
    return {
        ThemeChoice.SYSTEM: translate("preferences", "System"),
        ThemeChoice.LIGHT: translate("preferences", "Light"),
        ThemeChoice.DARK: translate("preferences", "Dark"),
        ThemeChoice.HIGH_CONTRAST: translate("preferences", "High contrast"),
        ThemeChoice.CLASSIC: translate("preferences", "Classic"),
    }[choice]


def speed_title(speed: AnimationSpeed) -> str:
    return {
        AnimationSpeed.SYSTEM: translate("preferences", "System"),
        AnimationSpeed.NORMAL: translate("preferences", "Normal"),
        AnimationSpeed.FAST: translate("preferences", "Fast"),
        AnimationSpeed.OFF: translate("preferences", "Off"),
    }[speed]


def wording_title(wording: Wording) -> str:
    return {
        Wording.FULL: translate("preferences", "Whole sentences"),
        Wording.BRIEF: translate("preferences", "Few words"),
    }[wording]


def colour_title(key: str) -> str:
    """The name of a colour of the palette."""
    return {
        "red": translate("preferences", "Red"),
        "orange": translate("preferences", "Orange"),
        "yellow": translate("preferences", "Yellow"),
        "green": translate("preferences", "Green"),
        "turquoise": translate("preferences", "Turquoise"),
        "violet": translate("preferences", "Violet"),
        "pink": translate("preferences", "Pink"),
        "brown": translate("preferences", "Brown"),
    }[key]


def discs_title(side: Side) -> str:
    return (
        translate("preferences", "Discs of player 1")
        if side is Side.FIRST
        else translate("preferences", "Discs of player 2")
    )


def refusal(problem: DiscProblem) -> str:
    """Why a disc colour cannot be had, and what to do about it."""
    return {
        DiscProblem.TOO_SIMILAR: translate(
            "preference_texts", "That is too much like the other player's colour. Please choose another one."
        ),
        DiscProblem.LIKE_THE_BOARD: translate(
            "preference_texts", "That is too much like the board. Please choose another colour."
        ),
        DiscProblem.TOO_DARK: translate(
            "preference_texts", "A disc that dark looks like an empty space. Please choose a lighter colour."
        ),
        DiscProblem.TOO_LIGHT: translate(
            "preference_texts", "A disc that pale looks like an empty space. Please choose a stronger colour."
        ),
    }[problem]
