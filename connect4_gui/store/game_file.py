"""One game in a file of its own, ``NAME.c4.json``."""

from __future__ import annotations

from pathlib import Path

from connect4_gui.game.record import GameRecord, RecordError
from connect4_gui.game.record_json import from_json, to_json
from connect4_gui.regular_file import open_regular
from connect4_gui.store.file_name import shown_name
from connect4_gui.store.safe_file import reason, write_safely

MOST_BYTES = 5_000_000


class GameFileError(ValueError):
    """A game file that cannot be read or written; the message is a sentence that names the file and the reason."""


def write_game(path: Path, record: GameRecord) -> None:
    """Write ``record`` in one step over whatever file is there. Raises GameFileError."""
    try:
        write_safely(path, to_json(record).encode("ascii"))
    except OSError as error:
        raise GameFileError(f"{shown_name(path)} cannot be written: {reason(error)}") from error


def read_game(path: Path) -> GameRecord:
    """The game in the file. Raises GameFileError, whatever the file is; never waits for one that is a pipe."""
    try:
        return from_json(read_regular(path).decode("utf-8-sig"))
    except UnicodeDecodeError:
        fault = "it is not text in UTF-8"
    except RecordError as error:
        fault = str(error)
    raise GameFileError(f"{shown_name(path)} cannot be read: {fault}")


def read_regular(path: Path) -> bytes:
    """What is in a regular file of at most ``MOST_BYTES``. Raises GameFileError for anything else."""
    try:
        with open(path, "rb", opener=open_regular) as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise GameFileError(f"{shown_name(path)} cannot be read: {reason(error)}") from error
    if len(data) > MOST_BYTES:
        raise GameFileError(f"{shown_name(path)} cannot be read: it is larger than {MOST_BYTES // 1_000_000} MB")
    return data
