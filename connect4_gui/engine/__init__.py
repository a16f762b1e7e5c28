"""The engine: rules, search and levels, usable without a window.

>>> from connect4_gui.engine import analyse, position
>>> analyse(position("43")).best
(5,)

``position`` makes a Board, ``analyse`` and ``solve`` say what it is worth; ``best_engine`` gives an engine of your own,
for searches that report while they go on or that you want to stop.
"""

from connect4_gui.engine.board import Board, IllegalMove, Outcome, Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.engines import best_engine
from connect4_gui.engine.library import analyse, position, solve
from connect4_gui.engine.search_types import Engine, Score, SearchInfo, SearchLimits, StopFlag, Verdict

__all__ = [
    "Board",
    "BoardSize",
    "Engine",
    "IllegalMove",
    "Outcome",
    "Score",
    "SearchInfo",
    "SearchLimits",
    "Side",
    "StopFlag",
    "Verdict",
    "analyse",
    "best_engine",
    "position",
    "solve",
]
