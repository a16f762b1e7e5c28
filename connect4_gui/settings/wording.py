"""Wording: in how many words a screen reader tells of the game."""

from __future__ import annotations

from enum import Enum


class Wording(Enum):
    FULL = "full"
    BRIEF = "brief"
