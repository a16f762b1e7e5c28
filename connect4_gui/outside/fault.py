"""Fault: what a bot did that cost it the game."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from enum import Enum

MOST_DETAIL = 120


class FaultKind(Enum):
    """The values are those of files."""

    UNKNOWN_FILE = "unknown file"
    NO_FILE = "no file"
    NOT_STARTED = "not started"
    NOT_READY = "not ready"
    NO_BOT = "no bot"
    NO_NAME = "no name"
    UNKNOWN_RULES = "unknown rules"
    TOO_SLOW = "too slow"
    CRASHED = "crashed"
    ENDED = "ended"
    CLOSED = "closed"
    NO_COLUMN = "no column"
    OFF_BOARD = "off the board"
    FULL_COLUMN = "full column"
    NO_MOVE = "no move"
    TOO_MANY_PROCESSES = "too many processes"
    TOO_MUCH_MEMORY = "too much memory"
    TOO_MUCH_OUTPUT = "too much output"


@dataclass(frozen=True, slots=True)
class Fault:
    """``detail`` is what fits into the sentence of its kind: a number, a file, or what the bot said, on one line."""

    kind: FaultKind
    detail: str = ""


class Forfeit(Exception):
    """Raised by a bot from outside that cannot be let go on: it loses the game, for the reason in ``fault``."""

    def __init__(self, kind: FaultKind, detail: object = "") -> None:
        self.fault = Fault(kind, one_line(str(detail)))
        super().__init__(fault_words(self.fault, "the bot"))


def one_line(text: str) -> str:
    """``text`` as it may stand in a sentence: on one line, short, without signs that nobody can see."""
    joined = " ".join(text.split())
    plain = "".join(sign for sign in joined if unicodedata.category(sign)[0] != "C").rstrip(". ")
    return plain if len(plain) <= MOST_DETAIL else plain[: MOST_DETAIL - 1] + "…"


def fault_words(fault: Fault, name: str) -> str:
    """The sentence about the bot called ``name``, for the terminal and the log."""
    return SENTENCES[fault.kind].format(name=name, detail=fault.detail)


SENTENCES = {
    FaultKind.UNKNOWN_FILE: "{name} cannot play on: this game does not say where its file is.",
    FaultKind.NO_FILE: "{name} cannot play: there is no file {detail}.",
    FaultKind.NOT_STARTED: "{name} did not start: {detail}.",
    FaultKind.NOT_READY: "{name} was not ready within {detail} seconds.",
    FaultKind.NO_BOT: "{name} has neither a class with next_move nor a function called agent.",
    FaultKind.NO_NAME: "{name} has no class or function called {detail}.",
    FaultKind.UNKNOWN_RULES: "{name} does not know the rules {detail}.",
    FaultKind.TOO_SLOW: "{name} took longer than {detail} seconds for a move.",
    FaultKind.CRASHED: "{name} crashed: {detail}.",
    FaultKind.ENDED: "{name} ended in the middle of the game: {detail}.",
    FaultKind.CLOSED: "{name} closed its output.",
    FaultKind.NO_COLUMN: "{name} answered {detail}, which is no column.",
    FaultKind.OFF_BOARD: "{name} chose column {detail}, which is not on the board.",
    FaultKind.FULL_COLUMN: "{name} chose column {detail}, which is full.",
    FaultKind.NO_MOVE: "{name} answered {detail}, which is no move here.",
    FaultKind.TOO_MANY_PROCESSES: "{name} started more than {detail} processes.",
    FaultKind.TOO_MUCH_MEMORY: "{name} used more than {detail} MB of memory.",
    FaultKind.TOO_MUCH_OUTPUT: "{name} printed more than {detail} KB in one move.",
}
