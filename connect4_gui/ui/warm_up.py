"""WarmUp: imports what lies beyond the menu, after the first picture and bit by bit, so that a game opens at once."""

from __future__ import annotations

import importlib
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal, Slot

FIRST_MS = 250
"""The menu is on the screen by then."""

STEP_MS = 20

LATER = (
    "connect4_gui.ui.board.scene",
    "connect4_gui.ui.game.side_panel",
    "connect4_gui.ui.game.game_window",
    "connect4_gui.ui.game.features.analysis.analysis_card",
    "connect4_gui.ui.game.features.analysis.analysis_feature",
    "connect4_gui.ui.games.games_page",
    "connect4_gui.ui.tournament.tournament_page",
    "connect4_gui.ui.train.training",
    "connect4_gui.ui.beyond_menu",
)
"""Each takes a moment that nobody notices. Not in a thread: Qt's types are made while they are first used."""


class WarmUp(QObject):
    """Begins when it is made. ``load`` is given one name of LATER after another; ``finished`` comes after the last."""

    finished = Signal()

    def __init__(self, parent: QObject, load: Callable[[str], object] = importlib.import_module) -> None:
        super().__init__(parent)
        self._load = load
        self._left = iter(LATER)
        QTimer.singleShot(FIRST_MS, self, self._import_next)

    @Slot()
    def _import_next(self) -> None:
        name = next(self._left, None)
        if name is None:
            self.finished.emit()
        else:
            self._load(name)
            QTimer.singleShot(STEP_MS, self, self._import_next)
