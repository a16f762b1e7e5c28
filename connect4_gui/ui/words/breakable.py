"""breakable: text whose long words, such as names and paths, may be wrapped anywhere."""

from __future__ import annotations

import re
import unicodedata
from itertools import pairwise

BREAK, JOINER = "\u200b", "\u200d"
"""Without any width: one lets a line end where it stands, the other makes one sign of two."""

LONGEST = 14
"""A word of so many characters is left whole."""

_ATTACHED = ("Mn", "Mc", "Me", "Cf", "Sk")
"""The kinds of characters that belong to the one before them."""


def breakable(text: str) -> str:
    """``text`` with invisible places to break in its long words; it looks the same."""
    return re.sub(rf"\S{{{LONGEST + 1},}}", lambda word: _broken(word.group()), text)


def whole(text: str) -> str:
    """What ``text`` was before :func:`breakable`."""
    return text.replace(BREAK, "")


def _broken(word: str) -> str:
    signs = [word[0]]
    for before, sign in pairwise(word):
        is_attached = before == JOINER or unicodedata.category(sign) in _ATTACHED
        signs.append(sign if is_attached else BREAK + sign)
    return "".join(signs)
