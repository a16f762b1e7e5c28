"""What a screen reader says of a board when somebody asks: what lies on it, and the threats."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from connect4_gui.coach.threats import threats_on
from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.geometry import Cell
from connect4_gui.engine.moves import Placed
from connect4_gui.settings.wording import Wording

translate = QCoreApplication.translate

DiscName = Callable[[Side], str]

BRIEF_LINE = "{column}: {discs}."


def columns_aloud(discs: Iterable[Placed], size: BoardSize, name: DiscName, wording: Wording = Wording.FULL) -> str:
    """Every column that has discs, from the bottom up. Where there is a gap, each disc comes with its row."""
    named = {disc.cell: name(disc.side) for disc in discs}
    lines = []
    for column in range(size.columns):
        rows = [row for row in range(size.rows) if (row, column) in named]
        if rows:
            is_heap = rows[-1] == len(rows) - 1
            words = [named[row, column] if is_heap else f"{row + 1} {named[row, column]}" for row in rows]
            text = BRIEF_LINE if wording is Wording.BRIEF else translate("aloud_texts", "Column {column}: {discs}.")
            lines.append(text.format(column=column + 1, discs=", ".join(words)))
    rest = translate("aloud_texts", "The other columns are empty.")
    return _with_rest(lines, size.columns, "" if wording is Wording.BRIEF else rest)


def rows_aloud(discs: Iterable[Placed], size: BoardSize, name: DiscName, wording: Wording = Wording.FULL) -> str:
    """Every row that has discs, from the bottom up, each disc with its column."""
    named = {disc.cell: name(disc.side) for disc in discs}
    lines = []
    for row in range(size.rows):
        words = [f"{column + 1} {named[row, column]}" for column in range(size.columns) if (row, column) in named]
        if words:
            text = translate("aloud_texts", "Row {row}: {discs}.")
            lines.append(text.format(row=row + 1, discs=", ".join(words)))
    rest = translate("aloud_texts", "The other rows are empty.")
    return _with_rest(lines, size.rows, "" if wording is Wording.BRIEF else rest)


def _with_rest(lines: Sequence[str], count: int, rest: str) -> str:
    if not lines:
        return translate("aloud_texts", "The board is empty.")
    return " ".join((*lines, rest) if rest and len(lines) < count else lines)


def threats_aloud(board: Board, name: DiscName) -> str:
    """Where one more disc makes four, and whether it can be dropped now."""
    threats = threats_on(board)
    if not threats:
        return translate("aloud_texts", "There are no threats.")
    lines = []
    for side in Side:
        cells = [_threat_text(threat.cell, is_open=threat.is_open) for threat in threats if threat.side is side]
        if cells:
            sentence = translate("aloud_texts", "{disc} makes four at {cells}.")
            lines.append(sentence.format(disc=name(side), cells="; ".join(cells)))
    return " ".join(lines)


def _threat_text(cell: Cell, *, is_open: bool) -> str:
    return translate("aloud_texts", "{cell}, now").format(cell=cell_text(cell)) if is_open else cell_text(cell)


def cell_text(cell: Cell) -> str:
    return translate("aloud_texts", "column {column}, row {row}").format(column=cell[1] + 1, row=cell[0] + 1)
