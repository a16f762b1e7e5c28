"""Synth: notes into samples. Plain arithmetic, a few milliseconds for a short sound."""

from __future__ import annotations

import math
import operator
import random
from array import array
from collections.abc import Iterable
from dataclasses import dataclass

RATE = 24_000
"""Samples per second, of 16 bits, in one channel."""

PEAK = 32_767
ATTACK_SECONDS = 0.004
FADE_SECONDS = 0.012
KNOCK_SECONDS = 0.015
NOISE_SEED = 4

Partials = tuple[tuple[float, float], ...]
"""Pairs of a multiple of the note's frequency and its share of the loudness."""

WOOD: Partials = ((1.0, 0.62), (2.76, 0.26), (5.4, 0.12))
BELL: Partials = ((1.0, 0.66), (2.0, 0.22), (3.01, 0.12))


@dataclass(frozen=True, slots=True)
class Note:
    """A struck note that dies away by e to the power of ``decay`` within its ``seconds``, which are 0.02 at least.

    ``loudness`` is a share of full scale; ``noise`` is how loud the knock of the strike is beside the note.
    """

    start: float
    hertz: float
    seconds: float
    loudness: float
    partials: Partials = BELL
    decay: float = 5.0
    noise: float = 0.0


def render(notes: Iterable[Note]) -> array[int]:
    """The samples of ``notes``, which may overlap; what would be too loud together is cut off."""
    notes = tuple(notes)
    length = max(_samples(note.start + note.seconds) for note in notes)
    sound = [0.0] * length
    for note in notes:
        _add(note, sound)
    return array("h", [round(PEAK * min(1.0, max(-1.0, value))) for value in sound])


def _add(note: Note, sound: list[float]) -> None:
    first, count = _samples(note.start), _samples(note.seconds)
    voice = [0.0] * count
    for multiple, share in note.partials:
        ringing = _ring(note.hertz * multiple, share, note.decay, count)
        voice = list(map(operator.add, voice, ringing))
    _knock(voice, note.noise)
    _round_off(voice)
    for i, value in enumerate(voice, first):
        sound[i] += note.loudness * value


def _ring(hertz: float, loudness: float, decay: float, count: int) -> list[float]:
    """A sine that dies away. Each sample follows from the two before it, which is much faster than a sine each."""
    turn = 2 * math.pi * hertz / RATE
    fading = math.exp(-decay / count)
    near, far = 2 * fading * math.cos(turn), -fading * fading
    before, now = -loudness * math.sin(turn) / fading, 0.0
    ringing = []
    for _ in range(count):
        ringing.append(now)
        before, now = now, near * now + far * before
    return ringing


def _knock(voice: list[float], loudness: float) -> None:
    """Add the short noise of a strike."""
    dice = random.Random(NOISE_SEED)
    for i in range(min(len(voice), _samples(KNOCK_SECONDS))):
        voice[i] += loudness * dice.uniform(-1, 1) * math.exp(-5 * i / _samples(KNOCK_SECONDS))


def _round_off(voice: list[float]) -> None:
    """Let the voice rise from silence and end in it, so that nothing clicks."""
    for i in range(_samples(ATTACK_SECONDS)):
        voice[i] *= i / _samples(ATTACK_SECONDS)
    for i in range(_samples(FADE_SECONDS)):
        voice[-1 - i] *= i / _samples(FADE_SECONDS)


def _samples(seconds: float) -> int:
    return round(seconds * RATE)
