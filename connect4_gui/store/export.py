"""Games of the archive as JSON lines, which can be imported again, or as CSV for a spreadsheet. Both are streamed."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterable, Iterator
from datetime import datetime, timezone
from enum import Enum
from pathlib import Path
from typing import BinaryIO

from connect4_gui.game.player_spec import PlayerSpec
from connect4_gui.store.archive import Archive
from connect4_gui.store.filters import EVERYTHING, Filters
from connect4_gui.store.game_lines import to_line
from connect4_gui.store.game_row import GameRow
from connect4_gui.store.safe_file import safe_writer

CSV_HEADINGS = (
    *("id", "played at", "rules", "rows", "columns", "starter"),
    *("player 1", "level 1", "player 2", "level 2"),
    *("winner", "ending", "outcome", "moves", "notation", "turn seconds", "game clock", "accuracy"),
)


class ExportFormat(Enum):
    JSON_LINES = "jsonl"
    CSV = "csv"


def export_file(
    archive: Archive,
    path: Path,
    form: ExportFormat = ExportFormat.JSON_LINES,
    filters: Filters = EVERYTHING,
    tell: Callable[[int], None] | None = None,
) -> int:
    """Write the games into ``path``, in one step if it is a file, and return their number.

    ``tell`` hears of every game how many are written; what it raises ends the export, and a file stays as it was.
    Raises OSError, or ArchiveError as the archive does.
    """
    if path.exists() and not path.is_file():
        with path.open("wb") as file:
            return export_games(archive, file, form, filters, tell)
    with safe_writer(path) as file:
        return export_games(archive, file, form, filters, tell)


def export_games(
    archive: Archive,
    file: BinaryIO,
    form: ExportFormat = ExportFormat.JSON_LINES,
    filters: Filters = EVERYTHING,
    tell: Callable[[int], None] | None = None,
) -> int:
    """Write the games, oldest first, in UTF-8, and return their number. Raises as ``export_file`` does."""
    if form is ExportFormat.JSON_LINES:
        return _write(file, (f"{to_line(game)}\n" for game in archive.all(filters)), tell)
    file.write(_csv_line(CSV_HEADINGS).encode())
    return _write(file, (_csv_line(_cells(row)) for row in archive.rows(filters)), tell)


def _write(file: BinaryIO, lines: Iterator[str], tell: Callable[[int], None] | None) -> int:
    count = 0
    for count, line in enumerate(lines, start=1):
        file.write(line.encode("utf-8"))
        if tell is not None:
            tell(count)
    return count


class _Echo:
    """A file that hands back what is written, so that a csv writer can make single lines."""

    def write(self, text: str) -> str:
        return text


_writer = csv.writer(_Echo(), lineterminator="\n")


def _csv_line(cells: Iterable[object]) -> str:
    line: str = _writer.writerow(cells)
    return line


def _cells(row: GameRow) -> tuple[object, ...]:
    return (
        row.id,
        datetime.fromtimestamp(row.played_at, timezone.utc).isoformat(timespec="seconds"),
        *(row.rules, row.size.rows, row.size.columns, row.starter.value),
        *_player_cells(row.first),
        *_player_cells(row.second),
        None if row.winner is None else row.winner.value,
        None if row.ending is None else row.ending.value,
        *(row.outcome.name.lower(), row.moves, row.notation, row.turn_seconds, row.game_time, row.accuracy),
    )


def _player_cells(spec: PlayerSpec) -> tuple[str, str]:
    # A spreadsheet would take some names for formulas.
    name = f"'{spec.name}" if spec.name.startswith(("=", "+", "-", "@")) else spec.name
    return name, "" if spec.level is None else spec.level.key
