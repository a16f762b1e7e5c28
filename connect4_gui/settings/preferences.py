"""Preferences: how a person likes the game to look, move, sound, speak and think."""

from __future__ import annotations

from dataclasses import dataclass, field

from connect4_gui.settings.disc_colours import DiscColours
from connect4_gui.settings.language import Language
from connect4_gui.settings.motion import AnimationSpeed
from connect4_gui.settings.text_size import TextSize
from connect4_gui.settings.theme_choice import ThemeChoice
from connect4_gui.settings.wording import Wording

DEFAULT_VOLUME = 60
DEFAULT_CORES = 2
"""Where there are so many."""


@dataclass(frozen=True, slots=True)
class Preferences:
    """What the settings dialog changes. ``volume`` is kept while the sounds are off.

    ``cores`` is how many processor cores the computer may think with. A machine may have fewer, and uses those then.
    With ``teaches`` the coach offers to take back mistakes against the computer.
    ``wording`` is how a screen reader tells of a game.
    """

    theme: ThemeChoice = ThemeChoice.SYSTEM
    discs: DiscColours = field(default_factory=DiscColours)
    animation: AnimationSpeed = AnimationSpeed.SYSTEM
    has_sounds: bool = True
    volume: int = DEFAULT_VOLUME
    language: Language = Language.SYSTEM
    cores: int = DEFAULT_CORES
    teaches: bool = False
    text_size: TextSize = TextSize.NORMAL
    wording: Wording = Wording.FULL
