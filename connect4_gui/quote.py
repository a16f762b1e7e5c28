"""Quoting: somebody else's words in a sentence of ours, however many there are."""

from __future__ import annotations

import re

MOST_CHARACTERS = 60
MOST_OF_A_MESSAGE = 1000
MOST_OF_A_PATH = 200
LONG_WORD = r"\S{250,}"
CUT = "…"


def quote(text: str) -> str:
    """``text`` in quotation marks, cut off where it is too long."""
    return repr(text) if len(text) <= MOST_CHARACTERS else repr(text[:MOST_CHARACTERS]) + CUT


def brief(text: object, most: int = MOST_CHARACTERS) -> str:
    """``text`` without quotation marks, its end left out where it is too long."""
    whole = str(text)
    return whole if len(whole) <= most else whole[:most] + CUT


def brief_path(path: object) -> str:
    """As ``brief``, for the way to a file, of which people need more."""
    return brief(path, MOST_OF_A_PATH)


def brief_message(message: str) -> str:
    """A message that others made of somebody's words: the longest of them cut off, and the rest of it too."""
    words = re.sub(LONG_WORD, lambda found: brief(found[0]), message)
    return brief(words, MOST_OF_A_MESSAGE)
