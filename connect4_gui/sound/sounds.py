"""Sound: everything that can be heard in the game, and the notes it is made of."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from enum import Enum, auto
from functools import lru_cache

from connect4_gui.sound.synth import WOOD, Note, render

A4 = 440.0
DROP_STEPS = (0, 2, 4, 7, 9, 12, 14, 16)
"""Semitones of a pentatonic scale, one for each row from below: any two of them sound well together."""


class Kind(Enum):
    DROP = auto()
    WIN = auto()
    LOSS = auto()
    DRAW = auto()
    REFUSED = auto()
    SECONDS = auto()


@dataclass(frozen=True, slots=True)
class Sound:
    """``step`` is the row of a drop from 0 below, or the seconds that are left; otherwise 0."""

    kind: Kind
    step: int = 0


@lru_cache(maxsize=32)
def samples(sound: Sound) -> array[int]:
    """The samples of ``sound``, made once. Callers must not change them."""
    return render(notes(sound))


def notes(sound: Sound) -> tuple[Note, ...]:
    if sound.kind is Kind.DROP:
        return _drop(sound.step)
    if sound.kind is Kind.SECONDS:
        return _tick(sound.step)
    return _PHRASES[sound.kind]


def hertz(semitones: float) -> float:
    """The frequency so many semitones above the A of 440 Hz."""
    return float(A4 * 2 ** (semitones / 12))


def _drop(row: int) -> tuple[Note, ...]:
    """A knock on wood, higher the higher the disc comes to lie, and its small echo when the disc bounces."""
    pitch = hertz(-9 + DROP_STEPS[min(max(row, 0), len(DROP_STEPS) - 1)])
    return (
        Note(0.0, pitch, 0.22, 0.55, WOOD, decay=7, noise=0.9),
        Note(0.115, pitch, 0.10, 0.13, WOOD, decay=7, noise=0.6),
    )


def _tick(left: int) -> tuple[Note, ...]:
    """A soft tick that rises towards the last second."""
    return (Note(0.0, hertz(7 + 2 * (5 - min(max(left, 1), 5))), 0.12, 0.30, decay=6, noise=0.2),)


_PHRASES = {
    Kind.WIN: (
        Note(0.00, hertz(3), 0.50, 0.30),
        Note(0.11, hertz(7), 0.50, 0.30),
        Note(0.22, hertz(10), 0.55, 0.30),
        Note(0.33, hertz(15), 1.00, 0.36),
        Note(0.33, hertz(3), 1.00, 0.18),
    ),
    Kind.LOSS: (
        Note(0.00, hertz(-2), 0.45, 0.32),
        Note(0.19, hertz(-6), 0.45, 0.32),
        Note(0.38, hertz(-9), 0.90, 0.34),
    ),
    Kind.DRAW: (
        Note(0.00, hertz(-2), 0.40, 0.30),
        Note(0.18, hertz(3), 0.40, 0.28),
        Note(0.36, hertz(-2), 0.75, 0.30),
    ),
    Kind.REFUSED: (
        Note(0.00, hertz(-24), 0.10, 0.55, WOOD, decay=5, noise=0.3),
        Note(0.10, hertz(-26), 0.14, 0.55, WOOD, decay=5, noise=0.3),
    ),
}
