"""Human: asks a person at the keyboard for a column, until it is one that can be played."""

from __future__ import annotations

from typing import Protocol

QUIT_WORDS = ("q", "quit", "exit")
MOST_DIGITS = 20


class Columns(Protocol):
    """What a question needs to know of a board."""

    width: int

    def allows_move(self, col: int, /) -> bool: ...

    def why_not(self, col: object, /) -> str: ...


class PlayerLeft(Exception):
    """The person has had enough, or the input has ended."""


def ask_for_column(board: Columns, ox: str) -> int:
    """A column that ``board`` allows. Raises PlayerLeft on ``q`` and at the end of the input."""
    while True:
        try:
            text = input(f"{ox}, choose a column from 0 to {board.width - 1} (q to leave): ").strip()
        except EOFError:
            print()
            raise PlayerLeft from None
        if text.lower() in QUIT_WORDS:
            raise PlayerLeft
        if not (text.isascii() and text.isdigit() and len(text) < MOST_DIGITS):
            print(f"Sorry, {text[:MOST_DIGITS]!r} is not the number of a column.")
        elif not board.allows_move(int(text)):
            print(f"Sorry, {board.why_not(int(text))}.")
        else:
            return int(text)
