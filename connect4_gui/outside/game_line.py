"""GameLine: a classic game as a bot sees it, put together from the positions that it is asked about."""

from __future__ import annotations

from collections.abc import Iterator

from connect4_gui.engine.board import Board, IllegalMove
from connect4_gui.engine.moves import PASS, Drop, Move
from connect4_gui.engine.notation import MoveAndLuck
from connect4_gui.engine.rules import CLASSIC, Rules


class GameLine:
    """The moves from ``start`` to ``board``. Where the first question already shows discs, those are the start, unless
    it is a single one."""

    def __init__(self, board: Board) -> None:
        self.start = board
        self.board = board
        self.moves: list[Move] = []
        if board.disc_count == 1:
            self.start = Board.empty(board.size, board.side.other)
            self.board = self.start
            self.follow(board)

    @property
    def rules(self) -> Rules:
        return CLASSIC

    @property
    def turns(self) -> tuple[MoveAndLuck, ...]:
        return tuple((move, None) for move in self.moves)

    def play(self, move: Move) -> None:
        """The player to move makes ``move``. Raises IllegalMove if the rules refuse it."""
        self.board = CLASSIC.play(self.board, move).board
        self.moves.append(move)

    def follow(self, board: Board) -> bool:
        """Go on to ``board``, if no more than one move leads there; tells whether it does."""
        if board == self.board:
            return True
        for move, then in self._next():
            if then == board:
                self.play(move)
                return True
        return False

    def _next(self) -> Iterator[tuple[Move, Board]]:
        moves: list[Move] = [PASS, *(Drop(column) for column in range(self.board.size.columns))]
        for move in moves:
            try:
                yield move, CLASSIC.play(self.board, move).board
            except IllegalMove:
                continue
