"""Followed line: an example of a game in which one side answers every disc on top of it and makes four."""

from __future__ import annotations

from connect4_gui.coach.winning_cells import landing_cell, open_wins
from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.geometry import Cell


def followed_line(board: Board, side: Side) -> tuple[tuple[int, ...], Cell]:
    """The columns from ``board`` on, where ``side`` is not to move and always gets four, and the cell that makes it.

    The other side avoids what loses at once for as long as it can.
    """
    line: list[int] = []
    while True:
        column = _stubborn_column(board, side)
        board = board.play(column)
        fours = open_wins(board, side)
        if fours:
            return (*line, column, fours[0][1]), fours[0]
        blocks = open_wins(board, side.other)
        answer = blocks[0][1] if blocks else column
        line += [column, answer]
        board = board.play(answer)


def _stubborn_column(board: Board, side: Side) -> int:
    """A column that lets ``side`` make no four at once, the middle first; any column if there is none."""
    middle = (board.size.columns - 1) / 2
    columns = sorted(board.open_columns(), key=lambda column: abs(column - middle))
    blocks = [column for column in columns if landing_cell(board, column) in open_wins(board, side)]
    safe = [column for column in columns if not open_wins(board.play(column), side)]
    return next(iter([column for column in blocks if column in safe] or safe or blocks or columns))
