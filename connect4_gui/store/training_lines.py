"""Training as JSON lines: the user's own puzzles and every answer, one a line, to be read again by another archive."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any, BinaryIO

from connect4_gui.json_values import Fields, ascii_text, number, parse_object, shown
from connect4_gui.regular_file import open_regular
from connect4_gui.store.archived_game import LATEST
from connect4_gui.store.file_name import shown_name
from connect4_gui.store.importing import Skipped
from connect4_gui.store.safe_file import safe_writer
from connect4_gui.store.training_row import LATEST_YEAR
from connect4_gui.store.training_shelf import TrainingShelf
from connect4_gui.training.progress import Answer
from connect4_gui.training.puzzle import IDENTITY_LENGTH, Puzzle, from_object, to_object
from connect4_gui.training.schedule import Mark

MOST_BYTES = 10_000
"""No line is longer."""

MOST_SECONDS = 1e9
EARLIEST_YEAR = 1970


@dataclass(frozen=True, slots=True)
class TrainingImport:
    """How many puzzles and answers were new, and what could not be read."""

    puzzles: int
    answers: int
    skipped: tuple[Skipped, ...] = ()


def export_training_file(shelf: TrainingShelf, path: Path) -> int:
    """Write everything into ``path``, in one step if it is a file, and return how many answers.

    Raises OSError, or ArchiveError as the archive does.
    """
    if path.exists() and not path.is_file():
        with path.open("wb") as file:
            return export_training(shelf, file)
    with safe_writer(path) as file:
        return export_training(shelf, file)


def export_training(shelf: TrainingShelf, file: BinaryIO) -> int:
    """Write puzzles, then answers, oldest first, and return how many answers these are. Raises as the file does."""
    for puzzle in reversed(shelf.own_puzzles()):
        file.write(_line({"puzzle": to_object(puzzle)}))
    count = 0
    for answer in shelf.answers():
        file.write(_line({"answer": _answer_object(answer)}))
        count += 1
    return count


def import_training_file(shelf: TrainingShelf, path: Path) -> TrainingImport:
    """Read what ``export_training`` wrote. Raises ArchiveError; a file that cannot be read is reported."""
    try:
        with open(path, "rb", opener=open_regular) as file:
            return import_training(shelf, file)
    except OSError as error:
        sentence = f"{shown_name(path)} cannot be read: {error.strerror or error}"
        return TrainingImport(0, 0, (Skipped(None, sentence),))


def import_training(shelf: TrainingShelf, file: BinaryIO) -> TrainingImport:
    """Add what is new; whatever cannot be read is skipped and reported. Raises ArchiveError."""
    found: list[Puzzle | Answer] = []
    skipped: list[Skipped] = []
    for place, line in enumerate(_lines(file), start=1):
        try:
            if line.strip():
                found.append(_read(line))
        except ValueError as error:
            skipped.append(Skipped(place, str(error)))
    puzzles, answers = shelf.merge(
        [value for value in found if isinstance(value, Puzzle)],
        [value for value in found if isinstance(value, Answer)],
    )
    return TrainingImport(puzzles, answers, tuple(skipped))


def _lines(file: BinaryIO) -> Iterator[bytes]:
    """The lines of the file. Of one that is too long, only as much as shows that."""
    while line := file.readline(MOST_BYTES + 1):
        rest = line
        while len(rest) > MOST_BYTES and not rest.endswith(b"\n"):
            rest = file.readline(MOST_BYTES + 1)
        yield line


def _read(line: bytes) -> Puzzle | Answer:
    if len(line) > MOST_BYTES:
        raise ValueError(f"it is longer than {MOST_BYTES} characters")
    try:
        data = parse_object(line.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise ValueError("it is not text in UTF-8") from None
    if "puzzle" in data:
        return _own_puzzle(data["puzzle"])
    if "answer" in data:
        return _answer(data["answer"])
    raise ValueError(f"{shown(data)} is neither a puzzle nor an answer")


def _own_puzzle(data: Any) -> Puzzle:
    puzzle = from_object(data)
    if puzzle.origin is None:
        raise ValueError("the puzzle does not say which game it comes from")
    return puzzle


def _line(data: dict[str, Any]) -> bytes:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=True, allow_nan=False).encode("ascii") + b"\n"


def _answer_object(answer: Answer) -> dict[str, Any]:
    return {
        "puzzle": answer.identity,
        "at": answer.at,
        "day": answer.day.isoformat(),
        "mark": answer.mark.name.lower(),
        "seconds": answer.seconds,
    }


def _answer(data: Any) -> Answer:
    fields = Fields(data)
    return Answer(
        identity=fields.take("puzzle", _identity),
        at=fields.take("at", number(0, LATEST)),
        day=fields.take("day", _day),
        mark=fields.take("mark", _mark),
        seconds=fields.take("seconds", number(0, MOST_SECONDS)),
    )


def _day(value: Any) -> date:
    try:
        day = date.fromisoformat(ascii_text(value))
    except ValueError:
        raise ValueError(f"{shown(value)} is not a day, for example 2026-03-27") from None
    if not EARLIEST_YEAR <= day.year <= LATEST_YEAR:
        raise ValueError(f"{shown(value)} is not a day from {EARLIEST_YEAR} to {LATEST_YEAR}")
    return day


def _identity(value: Any) -> str:
    text = ascii_text(value)
    if len(text) != IDENTITY_LENGTH or not set(text) <= set("0123456789abcdef"):
        raise ValueError(f"{shown(value)} is not the identity of a puzzle")
    return text


def _mark(value: Any) -> Mark:
    for mark in Mark:
        if mark.name.lower() == value:
            return mark
    raise ValueError(f"{shown(value)} is none of {', '.join(mark.name.lower() for mark in Mark)}")
