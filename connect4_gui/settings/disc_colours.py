"""DiscColours: the two players' own colours, and which of them go together."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from connect4_gui.engine.board import Side
from connect4_gui.settings.colour import difference, lightness
from connect4_gui.settings.theme import THEMES

PALETTE = {
    "red": "#E11D48",
    "orange": "#F97316",
    "yellow": "#FBBF24",
    "green": "#22A35A",
    "turquoise": "#5EEAD4",
    "violet": "#8B3FD9",
    "pink": "#F472B6",
    "brown": "#8A5A2B",
}
"""Colours that stand out from every board, by their keys in the translations."""

OWN_COLOURS = {Side.FIRST: "red", Side.SECOND: "yellow"}
"""The colour of the palette that every theme gives a side anyway."""

LEAST_DIFFERENCE = 32.0
LEAST_FROM_BOARD = 22.0
DARKEST, LIGHTEST = 25.0, 92.0
"""Outside these lightnesses a disc looks like an empty hole of the dark or of the light board."""


class DiscProblem(Enum):
    """Why a colour is refused."""

    TOO_SIMILAR = auto()
    LIKE_THE_BOARD = auto()
    TOO_DARK = auto()
    TOO_LIGHT = auto()


@dataclass(frozen=True, slots=True)
class DiscColours:
    """``#RRGGBB`` for each player; None is the theme's own colour."""

    first: str | None = None
    second: str | None = None

    def of(self, side: Side) -> str | None:
        return self.first if side is Side.FIRST else self.second

    def with_colour(self, side: Side, colour: str | None) -> DiscColours:
        return DiscColours(colour, self.second) if side is Side.FIRST else DiscColours(self.first, colour)

    def chosen(self, side: Side, colour: str | None) -> DiscColours:
        """These colours once ``side`` has chosen ``colour``: if it is the other player's, the two swap."""
        other, mine = side.other, _in_palette(side, self.of(side))
        if _in_palette(side, colour) != _in_palette(other, self.of(other)):
            return self.with_colour(side, colour)
        is_own = mine == PALETTE[OWN_COLOURS[other]]
        return self.with_colour(side, colour).with_colour(other, None if is_own else mine)

    def problem(self) -> DiscProblem | None:
        """What is wrong with the pair in any theme, if anything."""
        for colour in (self.first, self.second):
            if colour is not None and (problem := problem_of(colour)) is not None:
                return problem
        dressed = [theme.with_discs(self.first, self.second) for theme in THEMES]
        if any(difference(theme.first, theme.second) < LEAST_DIFFERENCE for theme in dressed):
            return DiscProblem.TOO_SIMILAR
        return None


def _in_palette(side: Side, colour: str | None) -> str:
    return PALETTE[OWN_COLOURS[side]] if colour is None else colour


def problem_of(colour: str) -> DiscProblem | None:
    """What is wrong with ``colour`` for any disc, if anything."""
    if lightness(colour) < DARKEST:
        return DiscProblem.TOO_DARK
    if lightness(colour) > LIGHTEST:
        return DiscProblem.TOO_LIGHT
    if any(difference(colour, theme.board) < LEAST_FROM_BOARD for theme in THEMES):
        return DiscProblem.LIKE_THE_BOARD
    return None
