"""Rulebook: everything that can be played."""

from __future__ import annotations

from connect4_gui.engine.rules import CLASSIC, Rules
from connect4_gui.engine.variants.five import Five
from connect4_gui.engine.variants.flip import FlipRules
from connect4_gui.engine.variants.gravity import Gravity
from connect4_gui.engine.variants.pop_out import PopOut
from connect4_gui.engine.variants.slippery import Slippery
from connect4_gui.engine.variants.swap import Swap
from connect4_gui.engine.variants.vanishing_row import VanishingRow

RULES: tuple[Rules, ...] = (
    CLASSIC,
    PopOut(),
    Slippery(),
    Swap(),
    FlipRules(),
    VanishingRow(),
    Gravity(),
    Five(),
)
"""All rules with their usual options, in the order in which people are shown them."""
