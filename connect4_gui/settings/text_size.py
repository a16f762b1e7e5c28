"""TextSize: how large a person wants all texts, compared with those of the system."""

from __future__ import annotations

from enum import Enum


class TextSize(Enum):
    """The value is in percent."""

    NORMAL = 100
    LARGE = 125
    LARGER = 150
    LARGEST = 175
