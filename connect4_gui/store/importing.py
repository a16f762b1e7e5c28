"""Games out of files into the archive. Whatever cannot be read is skipped and reported, and the rest still comes in."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from connect4_gui.game.record import GameRecord
from connect4_gui.game.record_json import to_json
from connect4_gui.regular_file import open_regular
from connect4_gui.store.archive import Archive
from connect4_gui.store.archived_game import LATEST, ArchivedGame
from connect4_gui.store.file_name import shown_name
from connect4_gui.store.game_file import MOST_BYTES, GameFileError, read_game
from connect4_gui.store.game_lines import from_line

BATCH = 200
"""How many games are put at a time, so that others can use the archive meanwhile."""


@dataclass(frozen=True, slots=True)
class Skipped:
    """Why a line, counted from 1, was not imported; None stands for the whole file."""

    line: int | None
    sentence: str


@dataclass(frozen=True, slots=True)
class ImportReport:
    """How many games came in, new ones and updated ones, and what did not."""

    imported: int
    skipped: tuple[Skipped, ...] = ()


def import_file(archive: Archive, path: Path) -> ImportReport:
    """Import one game from a file that ends in ``.json``, JSON lines from any other. Raises ArchiveError."""
    try:
        if path.suffix.lower() == ".json":
            archive.put(_game_in(path))
            return ImportReport(1)
        with open(path, "rb", opener=open_regular) as file:
            return import_lines(archive, file)
    except GameFileError as error:
        return ImportReport(0, (Skipped(None, str(error)),))
    except OSError as error:
        return ImportReport(0, (Skipped(None, f"{shown_name(path)} cannot be read: {error.strerror or error}"),))


def import_lines(archive: Archive, file: BinaryIO) -> ImportReport:
    """Import what ``export_games`` wrote as JSON lines. A game whose id is known is updated. Raises ArchiveError."""
    imported = 0
    skipped: list[Skipped] = []
    batch: list[ArchivedGame] = []
    for number, line in enumerate(_lines(file), start=1):
        try:
            if line.strip():
                batch.append(_game_of(line))
        except ValueError as error:
            skipped.append(Skipped(number, str(error)))
        if len(batch) == BATCH:
            archive.put_all(batch)
            imported += len(batch)
            batch = []
    archive.put_all(batch)
    return ImportReport(imported + len(batch), tuple(skipped))


def records_in(path: Path) -> list[GameRecord]:
    """The games of a file that :func:`import_file` could read. Raises GameFileError for the first fault in it."""
    if path.suffix.lower() == ".json":
        return [read_game(path)]
    name, records = shown_name(path), []
    try:
        with open(path, "rb", opener=open_regular) as file:
            for number, line in enumerate(_lines(file), start=1):
                if line.strip():
                    records.append(_record_of(line, f"{name}, line {number}"))
    except OSError as error:
        raise GameFileError(f"{name} cannot be read: {error.strerror or error}") from None
    if not records:
        raise GameFileError(f"{name} holds no game")
    return records


def _record_of(line: bytes, place: str) -> GameRecord:
    try:
        return _game_of(line).record
    except ValueError as error:
        raise GameFileError(f"{place}: {error}") from None


def _game_in(path: Path) -> ArchivedGame:
    """The game of a file. Its id follows from what is in it, so that the same game never comes in twice."""
    record = read_game(path)
    digest = hashlib.sha256(to_json(record).encode("ascii")).hexdigest()
    return ArchivedGame(f"file-{digest[:16]}", min(max(path.stat().st_mtime, 0.0), float(LATEST)), record)


def _lines(file: BinaryIO) -> Iterator[bytes]:
    """The lines of the file. Of one that is too long, only as much as shows that."""
    while line := file.readline(MOST_BYTES + 1):
        rest = line
        while len(rest) > MOST_BYTES and not rest.endswith(b"\n"):
            rest = file.readline(MOST_BYTES + 1)
        yield line


def _game_of(line: bytes) -> ArchivedGame:
    if len(line) > MOST_BYTES:
        raise ValueError(f"it is larger than {MOST_BYTES // 1_000_000} MB")
    try:
        return from_line(line.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise ValueError("it is not text in UTF-8") from None
