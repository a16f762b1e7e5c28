"""LeftOffParts: everything on the first page that tells of what was left off, for wide and for narrow windows."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QPushButton, QWidget

from connect4_gui.game.saved_match import SavedMatch
from connect4_gui.store.archived_game import ArchivedGame
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.menu.continue_card import ContinueCard
from connect4_gui.ui.menu.last_game import LastGameLink
from connect4_gui.ui.menu.left_off import LeftOff
from connect4_gui.ui.menu.notice import ProblemCard


class LeftOffParts:
    """A ``column`` of cards beside the form; or ``problem`` and ``strip`` above it and a ``link`` below.

    The disk is asked while the menu is on the screen already, so these are made when there is something to tell.
    """

    def __init__(self, appearance: Appearance, page: QWidget) -> None:
        self.problem = ProblemCard(appearance)
        self.strip = ContinueCard(appearance, is_strip=True)
        self.link = LastGameLink(appearance)
        self.column = LeftOff(appearance, page)
        for part in (self.problem, self.strip, self.link, self.column):
            part.hide()

    @property
    def ways_on(self) -> Sequence[ContinueCard]:
        """What goes on with the match that was left."""
        return self.strip, self.column.continue_card

    @property
    def ways_back(self) -> Sequence[QPushButton]:
        """What shows the last game again."""
        return self.link, self.column.last_game

    @property
    def problems(self) -> Sequence[ProblemCard]:
        return self.problem, self.column.problem

    def show_left_off(self, saved: SavedMatch | None, last: ArchivedGame | None, problem: str | None) -> None:
        if saved is not None:
            self.strip.show_match(saved)
        if problem is not None:
            self.problem.show_problem(problem)
        self.column.show_left_off(saved, last, problem)
