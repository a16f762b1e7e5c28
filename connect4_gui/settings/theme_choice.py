"""ThemeChoice: which theme a person wants, and which one that is on this system right now."""

from __future__ import annotations

from enum import Enum

from connect4_gui.settings.theme import CLASSIC, DARK, HIGH_CONTRAST, LIGHT, Theme


class ThemeChoice(Enum):
    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    HIGH_CONTRAST = "high_contrast"
    CLASSIC = "classic"


_FIXED = {
    ThemeChoice.LIGHT: LIGHT,
    ThemeChoice.DARK: DARK,
    ThemeChoice.HIGH_CONTRAST: HIGH_CONTRAST,
    ThemeChoice.CLASSIC: CLASSIC,
}


def theme_for(choice: ThemeChoice, *, is_dark: bool, wants_contrast: bool = False) -> Theme:
    """The theme of ``choice``. Following the system means high contrast where it asks for that, else dark or light."""
    if choice is not ThemeChoice.SYSTEM:
        return _FIXED[choice]
    if wants_contrast:
        return HIGH_CONTRAST
    return DARK if is_dark else LIGHT
