"""Whether an answer can be true: what a position itself says about every score and move in it."""

from __future__ import annotations

from connect4_gui.engine.answer_text import DoubtfulAnswer
from connect4_gui.engine.board import Board
from connect4_gui.engine.search_types import Score, SearchInfo, score_of_points, win_points


def check_answer(board: Board, info: SearchInfo) -> None:
    """Raises DoubtfulAnswer with the reason if ``info`` cannot be what a search found about ``board``."""
    if not 0 <= info.depth <= board.size.cells:
        raise DoubtfulAnswer(f"a depth of {info.depth}")
    for column, score in enumerate(info.columns):
        if score is not None:
            if not board.has_room(column):
                raise DoubtfulAnswer("a score for a full column")
            _check_score(board, score)
    _check_score(board, info.score)
    _check_moves(board, info)


def _check_score(board: Board, score: Score) -> None:
    """An exact score is that of a game which ends on the board, and its plies follow from its points."""
    if not score.exact:
        if score.plies is not None:
            raise DoubtfulAnswer("plies without a proof")
        return
    if abs(score.points) > win_points(board.size, board.disc_count + 1) or score != score_of_points(
        board, score.points
    ):
        raise DoubtfulAnswer(f"{score.verdict.value} with {score.points} points in {score.plies} plies")


def _check_moves(board: Board, info: SearchInfo) -> None:
    for column in info.best:
        if not board.has_room(column):
            raise DoubtfulAnswer("a move goes into a full column")
        own = info.columns[column]
        if own is not None and own.exact and info.score.exact and own != info.score:
            raise DoubtfulAnswer("a best move has another score")
    for column in info.line:
        if not board.has_room(column) or board.outcome() is not None:
            raise DoubtfulAnswer("the line cannot be played")
        board = board.play(column)
