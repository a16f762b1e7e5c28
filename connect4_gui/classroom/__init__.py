"""Connect Four for a class that learns to look ahead: a Board, and Players who search it. Columns count from 0.

>>> from connect4_gui.classroom import Board, Player
>>> board = Board(7, 6)
>>> board.set_board("1211244445")
>>> Player("X", "LEFT", 3).next_move(board)
3

``docs/classroom.md`` is the lesson. Everything here is plain Python and stands on nothing else in the program.
"""

from connect4_gui.classroom.board import Board
from connect4_gui.classroom.player import Player, TourneyPlayer

__all__ = ["Board", "Player", "TourneyPlayer"]
