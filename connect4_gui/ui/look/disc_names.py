"""What the discs of a side are called aloud: by their colour."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QCoreApplication

from connect4_gui.engine.board import Side
from connect4_gui.settings.colour import difference
from connect4_gui.settings.disc_colours import PALETTE
from connect4_gui.settings.theme import Theme
from connect4_gui.ui.words.preference_texts import colour_title

translate = QCoreApplication.translate


def disc_name(theme: Theme, side: Side) -> str:
    """The colour of the discs of ``side``, or whose they are where both would have the same name."""
    own, other = nearest_in_palette(theme.disc(side)), nearest_in_palette(theme.disc(side.other))
    if own != other:
        return colour_title(own)
    return translate("disc_names", "Player 1") if side is Side.FIRST else translate("disc_names", "Player 2")


@lru_cache(maxsize=64)
def nearest_in_palette(colour: str) -> str:
    """The key of the colour of the palette that looks most like ``colour``."""
    return min(PALETTE, key=lambda key: difference(PALETTE[key], colour))
