"""Replay: a move, the reason that was found for it, and what those who check the reason need to know."""

from __future__ import annotations

from collections.abc import Sequence

from connect4_gui.coach.fours import most_discs_in_line, playable_fours, waiting_fours
from connect4_gui.coach.judge import Judge
from connect4_gui.coach.reason import Code, Grade, Reason, Way
from connect4_gui.engine.board import Board, IllegalMove, Side
from connect4_gui.engine.geometry import Cell
from connect4_gui.engine.search_types import Score, Verdict

WORTH = {Verdict.WIN: 1, Verdict.DRAW: 0, Verdict.LOSS: -1}
VISIBLE_DISCS = 2


class ClaimError(Exception):
    """Something that a reason says does not hold; the message says what."""


class NotKnownError(Exception):
    """Something that a reason says cannot be decided; the message says what."""


def claim(holds: bool | None, what: str) -> None:
    """Raise ClaimError with ``what`` unless it ``holds``, NotKnownError if nobody knows."""
    if holds is None:
        raise NotKnownError(what)
    if not holds:
        raise ClaimError(what)


class Replay:
    """``column`` was played on ``board``, and ``reason`` says why that was good or bad.

    ``start`` is where the line of the reason starts, and ``boards`` are the positions along it. Raises ClaimError
    if the line cannot be played.
    """

    def __init__(self, board: Board, column: int, reason: Reason, judge: Judge) -> None:
        self.board = board
        self.column = column
        self.reason = reason
        self.judge = judge
        self.mover: Side = board.side
        self.after = board.play(column)
        self.start = self._start()
        self.boards = self._boards(reason.line)

    def _start(self) -> Board:
        if self.reason.code is Code.PREVENTS:
            return self.board.pass_turn()
        return self.after if self.reason.way is Way.ALLOWS else self.board

    def _boards(self, line: Sequence[int]) -> list[Board]:
        boards = [self.start]
        try:
            for column in line:
                boards.append(boards[-1].play(column))
        except IllegalMove as error:
            raise ClaimError(f"the line cannot be played: {error}") from None
        return boards

    @property
    def winner(self) -> Side:
        """Whoever moves where the line starts."""
        return self.start.side

    @property
    def end(self) -> Board:
        return self.boards[-1]

    def only_cell(self) -> Cell:
        claim(len(self.reason.cells) == 1, "one cell is named")
        return self.reason.cells[0]

    def two_cells(self) -> tuple[Cell, Cell]:
        claim(len(set(self.reason.cells)) == 2 == len(self.reason.cells), "two cells are named")
        return self.reason.cells[0], self.reason.cells[1]

    def named_column(self) -> int:
        column = self.reason.column
        if column is None or not self.start.has_room(column):
            raise ClaimError("a column with room is named")
        return column

    def score(self, board: Board) -> Score:
        """The score of ``board``, with a proven result. Raises NotKnownError."""
        score = self.judge.score(board)
        if score is None:
            raise NotKnownError("the position is solved")
        return score

    def plies(self, board: Board) -> int:
        """How long the game goes on with best play. Raises NotKnownError."""
        plies = self.score(board).plies
        if plies is None:
            raise NotKnownError("how long it takes is known")
        return plies

    def verdict_of(self, column: int) -> Verdict:
        """What playing ``column`` before the move leads to for its mover. Raises NotKnownError."""
        return self.reply_verdict(self.board, column)

    def reply_verdict(self, board: Board, column: int) -> Verdict:
        verdict = self.score(board.play(column)).verdict
        return {Verdict.WIN: Verdict.LOSS, Verdict.LOSS: Verdict.WIN}.get(verdict, verdict)

    def played(self) -> Score | None:
        """What the position after the move is worth for the opponent; None if that is not proven."""
        return self.judge.score(self.after)

    def claim_worse(self) -> None:
        """The move is not one of the best, as far as that is known."""
        before, after = self.judge.score(self.board), self.played()
        if before is None or after is None:
            return
        is_same = WORTH[before.verdict] == -WORTH[after.verdict]
        is_timed = before.plies is not None and after.plies is not None
        is_as_quick = before.verdict is Verdict.DRAW or (is_timed and before.plies == (after.plies or 0) + 1)
        claim(not (is_same and is_as_quick), "there was a better move")

    def claim_results(self) -> None:
        """The results that the reason gives are the proven ones."""
        before, after = self.judge.score(self.board), self.played()
        if self.reason.before is not None and before is not None:
            claim(before.verdict is self.reason.before, "the result before the move is right")
        if self.reason.after is not None and after is not None:
            claim(WORTH[self.reason.after] == -WORTH[after.verdict], "the result after the move is right")

    def claim_mistake(self) -> None:
        """The move is proven to have spoiled the result."""
        before, after = self.score(self.board), self.score(self.after)
        claim(-WORTH[after.verdict] < WORTH[before.verdict], "the move spoils the result")

    def claim_best_play(self, *, from_ply: int = 0) -> None:
        """From there on every move of the line is one of the best, and the line goes to the end of the game."""
        claim(self.end.outcome() is not None, "the line goes to the end of the game")
        for before, after in zip(self.boards[from_ply:], self.boards[from_ply + 1 :], strict=False):
            old, new = self.score(before), self.score(after)
            is_quickest = old.verdict is Verdict.DRAW or self.plies(before) == self.plies(after) + 1
            claim(WORTH[old.verdict] == -WORTH[new.verdict] and is_quickest, "every move of the line is best")

    def claim_winning_line(self) -> None:
        """The side to move where the line starts wins, with the named column first, in the shown line of best play.

        The first move must win; it must be the quickest unless it is the move that is praised.
        """
        claim(self.score(self.start).verdict is Verdict.WIN, "the position is won")
        claim(bool(self.reason.line) and self.reason.line[0] == self.named_column(), "the line starts with the column")
        if self.reason.way is Way.DOES:
            claim(self.reason.column == self.column, "the column is the one that was played")
            claim(self.verdict_of(self.column) is Verdict.WIN, "the move wins")
            self.claim_best_play(from_ply=1)
        else:
            self.claim_best_play()

    def claim_needed(self, board: Board, side: Side, *cells: Cell) -> None:
        """``side`` can force four, but not without ``cells``."""
        for cell in cells:
            row, column = cell
            claim(board.is_column(column) and board.landing_row(column) <= row < board.size.rows, "the cell is empty")
        claim(self.judge.forces_four(board, side, ()), "four can be forced")
        forces = self.judge.forces_four(board, side, cells)
        claim(None if forces is None else not forces, "four cannot be forced without the cell")

    def claim_grade(self, board: Board, side: Side, *cells: Cell) -> None:
        """The grade says whether a reader can see the cells."""
        is_visible = all(most_discs_in_line(board, side, cell) >= VISIBLE_DISCS for cell in cells)
        claim(self.reason.grade is (Grade.PROVEN if is_visible else Grade.FAINT), "the grade is right")

    def claim_squeezed(self, cell: Cell) -> None:
        """At the end of the line the loser plays right below ``cell``, and every other disc would lose at once, too."""
        claim(len(self.boards) > 2 and self.reason.line[-1] == self.reason.line[-2] == cell[1], "the line ends there")
        last = self.boards[-3]
        claim(last.landing_row(cell[1]) + 1 == cell[0], "the disc falls right below the cell")
        claim_no_safe_move(last, self.winner)
        claim(cell in waiting_fours(last, self.winner), "the cell is a winning cell")


def claim_no_safe_move(board: Board, winner: Side) -> set[Cell]:
    """Every disc of the mover lets ``winner`` make four, though none is threatened. Tells where the fours are."""
    claim(board.side is not winner, "the loser is to move")
    claim(not playable_fours(board, winner) and not playable_fours(board, winner.other), "no four is threatened")
    opened: set[Cell] = set()
    for column in board.open_columns():
        fours = playable_fours(board.play(column), winner)
        claim(bool(fours), "every disc opens a winning cell")
        opened |= fours
    claim(bool(opened), "there is a disc to drop")
    return opened
