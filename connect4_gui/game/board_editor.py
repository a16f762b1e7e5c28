"""BoardEditor: a position in the making. Everything is allowed on it; ``impossible`` says what cannot be played on."""

from __future__ import annotations

from dataclasses import replace

from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.geometry import Cell
from connect4_gui.game.impossible import Impossible, impossible


class BoardEditor:
    """Owns the position and every earlier one, so that each change can be undone."""

    def __init__(self, start: Board) -> None:
        self._boards = [start]
        self._place = 0

    @property
    def board(self) -> Board:
        return self._boards[self._place]

    @property
    def impossible(self) -> Impossible | None:
        """Why no game can go on from here; None if one can."""
        return impossible(self.board)

    @property
    def landings(self) -> tuple[Cell | None, ...]:
        """For every column its lowest empty cell; None where it is full."""
        geometry, empty = self.board.geometry, self.board.geometry.full & ~self.board.occupied
        return tuple(next(geometry.cells(empty & column), None) for column in geometry.columns)

    @property
    def can_undo(self) -> bool:
        return self._place > 0

    @property
    def can_redo(self) -> bool:
        return self._place + 1 < len(self._boards)

    def drop(self, column: int, side: Side) -> bool:
        """Put a disc of ``side`` into the lowest empty cell of ``column``; False if it is full or there is none."""
        board = self.board
        if not board.is_column(column):
            return False
        empty = board.geometry.columns[column] & ~board.occupied
        if not empty:
            return False
        lowest = empty & -empty
        self.put(_with_discs(board, board.occupied | lowest, lowest if side is Side.FIRST else 0))
        return True

    def take(self, column: int) -> bool:
        """Take the highest disc of ``column`` away; False if there is none."""
        board = self.board
        discs = board.occupied & board.geometry.columns[column] if board.is_column(column) else 0
        if not discs:
            return False
        highest = 1 << (discs.bit_length() - 1)
        self.put(_with_discs(board, board.occupied & ~highest))
        return True

    def clear(self) -> None:
        """Take every disc away; who is to move stays."""
        self.put(Board.empty(self.board.size, self.board.side))

    def set_mover(self, side: Side) -> None:
        board = self.board
        self.put(replace(board, own=board.discs(side), side=side))

    def set_size(self, size: BoardSize) -> int:
        """Change the size and keep what fits, counted from the bottom left; return how many discs did not fit."""
        board = self.board
        kept = {Side.FIRST: 0, Side.SECOND: 0}
        resized = Board.empty(size, board.side)
        for row, column in board.geometry.cells(board.occupied):
            side = board.disc_at(row, column)
            if side is not None and row < size.rows and column < size.columns:
                kept[side] |= resized.geometry.bit(row, column)
        self.put(_with_discs(resized, kept[Side.FIRST] | kept[Side.SECOND], kept[Side.FIRST]))
        return board.disc_count - self.board.disc_count

    def put(self, board: Board) -> None:
        """Go on with ``board``, whatever was there before."""
        if board != self.board:
            del self._boards[self._place + 1 :]
            self._boards.append(board)
            self._place += 1

    def undo(self) -> bool:
        """Take back the last change; False if there is none."""
        if not self.can_undo:
            return False
        self._place -= 1
        return True

    def redo(self) -> bool:
        """Make the change again that was undone last; False if there is none."""
        if not self.can_redo:
            return False
        self._place += 1
        return True


def _with_discs(board: Board, occupied: int, more_of_first: int = 0) -> Board:
    """The board with these cells ``occupied``: by whoever has them, by the second player where nobody has."""
    first = (board.discs(Side.FIRST) | more_of_first) & occupied
    own = first if board.side is Side.FIRST else occupied & ~first
    return Board(board.size, own, occupied, board.side)
