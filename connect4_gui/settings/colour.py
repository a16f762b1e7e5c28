"""Colour sums on ``#RRGGBB``: how bright, how different, how readable."""

from __future__ import annotations

import math
import re

BLACK, INK, PAPER = "#000000", "#0F1521", "#FFFFFF"
READABLE = 4.5
"""The contrast that text needs at least."""

_HEX = re.compile(r"#[0-9A-Fa-f]{6}")
_D65 = (0.95047, 1.0, 1.08883)


def is_colour(text: str) -> bool:
    return _HEX.fullmatch(text) is not None


def contrast(one: str, other: str) -> float:
    """The WCAG contrast ratio of two colours, from 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    """Relative luminance, from 0 for black to 1 for white."""
    red, green, blue = _linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def lightness(colour: str) -> float:
    """How light a colour looks to a person, from 0 to 100."""
    return _lab(colour)[0]


def difference(one: str, other: str) -> float:
    """How different two colours appearance, as a distance in the Lab space. Below about 2 nobody sees any."""
    return math.dist(_lab(one), _lab(other))


def mix(one: str, other: str, share: float) -> str:
    """``share`` (0 to 1) of ``other`` in ``one``."""
    pairs = zip(_channels(one), _channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def shade_of(colour: str, least: float) -> str:
    """A darker shade of ``colour`` with a contrast of ``least`` to it, or a lighter one where there is none.

    There always is one for a ``least`` of up to 4.5; beyond that it may raise ValueError.
    """
    for goal in (BLACK, PAPER):
        for step in range(1, 21):
            shade = mix(colour, goal, step / 20)
            if contrast(colour, shade) >= least:
                return shade
    raise ValueError(f"no colour has a contrast of {least} to {colour}")


def quietest(colour: str, ground: str, least: float) -> str:
    """``colour`` mixed into ``ground`` until just the contrast ``least`` is left; itself if it has none to spare."""
    mixes = [mix(colour, ground, step / 20) for step in range(1, 20)]
    return next((quiet for quiet in reversed(mixes) if contrast(quiet, ground) >= least), colour)


def text_on(ground: str) -> str:
    """Near-black, white or, between the two, black: whatever is readable on ``ground``."""
    best = max((PAPER, INK), key=lambda text: contrast(text, ground))
    return best if contrast(best, ground) >= READABLE else BLACK


def _channels(colour: str) -> tuple[int, ...]:
    return tuple(int(colour[i : i + 2], 16) for i in (1, 3, 5))


def _linear(colour: str) -> tuple[float, ...]:
    shares = [channel / 255 for channel in _channels(colour)]
    return tuple(s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares)


def _lab(colour: str) -> tuple[float, float, float]:
    red, green, blue = _linear(colour)
    xyz = (
        0.4124 * red + 0.3576 * green + 0.1805 * blue,
        0.2126 * red + 0.7152 * green + 0.0722 * blue,
        0.0193 * red + 0.1192 * green + 0.9505 * blue,
    )
    x, y, z = (_lab_root(value / white) for value, white in zip(xyz, _D65, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _lab_root(value: float) -> float:
    return float(value ** (1 / 3)) if value > 0.008856 else 7.787 * value + 16 / 116
