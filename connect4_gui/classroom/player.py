"""Player: looks ahead a fixed number of moves and scores every column from 0 (lost) to 100 (won)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from copy import copy

from connect4_gui.classroom.board import Board
from connect4_gui.classroom.evaluation import chances

LEFT, RIGHT, RANDOM = "LEFT", "RIGHT", "RANDOM"
TIEBREAKS = (LEFT, RIGHT, RANDOM)

WIN, EVEN, LOSS = 100.0, 50.0, 0.0

NO_ROOM = -1.0
"""The score of a full column: less than any other, so that it is never chosen."""


class Player:
    """Plays ``ox`` (``"X"`` or ``"O"``), looks ``ply`` moves ahead, and chooses among equal columns by ``tbt``."""

    def __init__(self, ox: str, tbt: str, ply: int) -> None:
        if ox not in ("X", "O"):
            raise ValueError(f"a player is 'X' or 'O', not {ox!r}")
        if tbt not in TIEBREAKS:
            raise ValueError(f"a tie-break is LEFT, RIGHT or RANDOM, not {tbt!r}")
        if ply < 0:
            raise ValueError(f"nobody looks {ply} moves ahead; the least is 0")
        self.ox = ox
        self.tbt = tbt
        self.ply = ply

    def __repr__(self) -> str:
        return f"Player: ox = {self.ox}, tbt = {self.tbt}, ply = {self.ply}"

    def opp_ch(self) -> str:
        """The letter of the opponent."""
        return "O" if self.ox == "X" else "X"

    def opponent(self) -> Player:
        """The same kind of player on the other side, who looks one move less far ahead."""
        player = copy(self)
        player.ox = self.opp_ch()
        player.ply = self.ply - 1
        return player

    def score_board(self, board: Board) -> float:
        """100.0 if this player has won, 0.0 if the opponent has, otherwise 50.0."""
        if board.wins_for(self.ox):
            return WIN
        if board.wins_for(self.opp_ch()):
            return LOSS
        return EVEN

    def scores_for(self, board: Board) -> list[float]:
        """A score for every column: what the board is worth ``ply`` moves later if both sides play their best."""
        can_look_ahead = self.ply > 0 and not board.is_over()
        scores = [NO_ROOM] * board.width
        for col in range(board.width):
            if board.allows_move(col):
                scores[col] = self._score_after(board, col) if can_look_ahead else self.score_board(board)
        return scores

    def _score_after(self, board: Board, col: int) -> float:
        """What dropping into ``col`` is worth. The board is the same again afterwards."""
        board.add_move(col, self.ox)
        if self.ply == 1 or board.is_over():
            score = self.score_board(board)
        else:
            score = WIN - max(self.opponent().scores_for(board))
        board.del_move(col)
        return score

    def tiebreak_move(self, scores: Sequence[float]) -> int:
        """One of the columns with the highest score: the leftmost, the rightmost or any of them."""
        best = [col for col, score in enumerate(scores) if score == max(scores)]
        if self.tbt == LEFT:
            return best[0]
        if self.tbt == RIGHT:
            return best[-1]
        return random.choice(best)

    def next_move(self, board: Board) -> int:
        """The column to play. Raises ValueError if the board is full."""
        if board.is_full():
            raise ValueError("there is no move on a full board")
        return self.tiebreak_move(self.scores_for(board))

    def score_board_for_tourney(self, board: Board) -> float:
        """Like score_board, but a game that goes on is worth more or less than 50.0, as the chances are."""
        score = Player.score_board(self, board)
        if score != EVEN:
            return score
        return chances(board, self.ox, self.opp_ch())

    def scores_for_tourney(self, board: Board) -> list[float]:
        """Like scores_for, with what lies ahead judged by score_board_for_tourney."""
        return TourneyPlayer(self.ox, self.tbt, self.ply).scores_for(board)


class TourneyPlayer(Player):
    """A player for tournaments. Looking ahead stays what it was; only the judgement of a board is another."""

    def score_board(self, board: Board) -> float:
        return self.score_board_for_tourney(board)
