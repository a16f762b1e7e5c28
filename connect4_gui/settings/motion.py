"""Motion: every duration of the window, said once, and how much of it a person wants.

Zero everywhere is a window without animation.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, fields
from enum import Enum

BOUNCE = 0.22
"""The part of its speed that a disc keeps when it lands."""

PACES = ("bot_ms", "watch_ms")
LEAST_PACE_MS = 350
"""Even without animation the computer's disc comes this much later than one's own, so that it is not missed."""


@dataclass(frozen=True, slots=True)
class Motion:
    """``drop_ms`` is the time to fall one cell; a fall of n cells takes √n times that, as gravity has it.

    ``bot_ms`` is the least time between a turn's start and the computer's disc, so that its answer is seen to fall;
    ``watch_ms`` the same where two bots play and people follow. ``reveal_ms`` is the time from one winning disc to the
    next, ``pulse_ms`` the time of one soft pulse in the last seconds, ``breath_ms`` that of one breath while thinking,
    ``shift_ms`` that of a bar that goes over to another value, ``leave_ms`` that of a disc that leaves the board and
    ``turn_ms`` that of a board, a disc or gravity that turns.
    """

    drop_ms: int = 165
    refuse_ms: int = 320
    bot_ms: int = 550
    watch_ms: int = 1000
    reveal_ms: int = 130
    pulse_ms: int = 700
    breath_ms: int = 1800
    shift_ms: int = 160
    leave_ms: int = 380
    turn_ms: int = 620

    def scaled(self, factor: float) -> Motion:
        """Every duration times ``factor``; those of ``PACES`` are no movement, so they have a floor."""
        normal = {field.name: getattr(self, field.name) for field in fields(self)}
        durations = {name: round(duration * factor) for name, duration in normal.items()}
        for name in PACES:
            durations[name] = max(durations[name], min(normal[name], LEAST_PACE_MS))
        return Motion(**durations)

    def fall_ms(self, cells: float) -> int:
        """How long a disc takes to come to rest after falling ``cells`` cells, its bounce included."""
        return round(self.drop_ms * math.sqrt(cells) * (1 + 2 * BOUNCE))


STILL = Motion(
    drop_ms=0,
    refuse_ms=0,
    bot_ms=0,
    watch_ms=0,
    reveal_ms=0,
    pulse_ms=0,
    breath_ms=0,
    shift_ms=0,
    leave_ms=0,
    turn_ms=0,
)


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


def has_touched(progress: float) -> bool:
    """Whether a disc has come down for the first time after ``progress`` (0 to 1) of its time."""
    return progress * (1 + 2 * BOUNCE) >= 1


def fallen(progress: float) -> float:
    """How far along its way a disc is, from 0 at the top to 1 at rest, after ``progress`` (0 to 1) of its time."""
    time = progress * (1 + 2 * BOUNCE)
    if time <= 1:
        return time * time
    since_landing = time - 1
    return 1 - since_landing * (2 * BOUNCE - since_landing)
