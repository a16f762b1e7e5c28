"""AnimationSpeed: how much movement a person wants, from normal down to none."""

from __future__ import annotations

from enum import Enum

from connect4_gui.settings.motion import Motion


class AnimationSpeed(Enum):
    """``SYSTEM`` is normal, or off where the system asks for reduced motion."""

    SYSTEM = "system"
    NORMAL = "normal"
    FAST = "fast"
    OFF = "off"


FACTORS = {AnimationSpeed.NORMAL: 1.0, AnimationSpeed.FAST: 0.5, AnimationSpeed.OFF: 0.0}


def motion_at(speed: AnimationSpeed, *, is_reduced: bool, normal: Motion | None = None) -> Motion:
    """The durations at ``speed``; ``is_reduced`` says what the system asks for."""
    if speed is AnimationSpeed.SYSTEM:
        speed = AnimationSpeed.OFF if is_reduced else AnimationSpeed.NORMAL
    return (normal or Motion()).scaled(FACTORS[speed])
