"""Standard input and output as they are found: closed, full, gone, or without a sign for ``×``."""

from __future__ import annotations

import codecs
import io
import os
import sys
from contextlib import suppress
from typing import TextIO

from connect4_gui.quote import brief_message

PLAIN = "connect4-plain"
PLAIN_SIGNS = {"×": "x", "–": "-", "—": "-", "…": "...", "’": "'", "‘": "'", "“": '"', "”": '"', "−": "-"}


def prepare() -> None:
    """Make the standard streams usable by everybody. Raises ValueError with a sentence if there is no output."""
    codecs.register_error(PLAIN, _in_plain_signs)
    if sys.stdin is None:
        os.open(os.devnull, os.O_RDONLY)  # takes the number of the closed one, which no file of ours should get
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115  for as long as the program runs
    if sys.stdout is None:
        raise ValueError("standard output is closed")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=PLAIN)


def standard_input() -> TextIO:
    """Raises ValueError with a sentence if it is closed."""
    if sys.stdin is None:
        raise ValueError("standard input is closed")
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    return sys.stdin


def tell(sentence: str) -> None:
    """Say what is wrong, if there is anybody to hear it."""
    say_aside(f"connect4: {brief_message(sentence)}\n")


def say_aside(text: str) -> None:
    """Write to those who watch, beside the answer itself; harmless where nobody does."""
    try:
        print(text, end="", file=sys.stderr, flush=True)
    except OSError:
        _leave(sys.stderr)


def output_problem() -> OSError | None:
    """Why what was printed cannot be written; None if it is."""
    try:
        sys.stdout.flush()
    except OSError as error:
        return error
    return None


def leave_output() -> None:
    """Leave nothing for the interpreter to write at its end: nobody reads it, or there is no room."""
    _leave(sys.stdout)


def _leave(stream: TextIO) -> None:
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _in_plain_signs(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    signs = error.object[error.start : error.end]
    return "".join(PLAIN_SIGNS.get(sign, "?") for sign in signs), error.end
