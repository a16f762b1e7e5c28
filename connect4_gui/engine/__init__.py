"""The engine: rules, search and levels, usable without a window.

>>> from connect4_gui.engine import analyse, position
>>> analyse(position("43")).best
(5,)

``position`` makes a Board, ``analyse`` and ``solve`` say what it is worth; ``best_engine`` gives an engine of your own,
for searches that report while they go on or that you want to stop.

What is named here is imported when somebody asks for it: whoever needs a board size only, as the menu does, does not
wait for a search.
"""

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
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

_HOMES = {
    "board": ("Board", "IllegalMove", "Outcome", "Side"),
    "board_size": ("BoardSize",),
    "engines": ("best_engine",),
    "library": ("analyse", "position", "solve"),
    "search_types": ("Engine", "Score", "SearchInfo", "SearchLimits", "StopFlag", "Verdict"),
}


def __getattr__(name: str) -> Any:
    for home, names in _HOMES.items():
        if name in names:
            return getattr(importlib.import_module(f"{__name__}.{home}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
