"""LeftOff: what somebody left off, as a column of cards beside the form."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from connect4_gui.game.saved_match import SavedMatch
from connect4_gui.store.archived_game import ArchivedGame
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.menu.continue_card import ContinueCard
from connect4_gui.ui.menu.due_puzzles import DuePuzzlesCard
from connect4_gui.ui.menu.last_game import LastGameCard
from connect4_gui.ui.menu.notice import ProblemCard
from connect4_gui.ui.menu.page_title import CARD_GAP, page_title
from connect4_gui.ui.words.retranslation import keep_translated


class LeftOff(QWidget):
    """Shows only the cards there is something to say on; the others move up."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = page_title()
        self.continue_card = ContinueCard(appearance, is_strip=False)
        self.problem = ProblemCard(appearance)
        self.due_puzzles = DuePuzzlesCard(appearance)
        self.last_game = LastGameCard(appearance)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(CARD_GAP)
        column.addWidget(self.title)
        for card in self._cards:
            card.hide()
            column.addWidget(card)
        column.addStretch(1)
        keep_translated(self, self._write_texts)

    def show_left_off(self, saved: SavedMatch | None, last: ArchivedGame | None, problem: str | None) -> None:
        if saved is not None:
            self.continue_card.show_match(saved)
        if last is not None:
            self.last_game.show_game(last)
        if problem is not None:
            self.problem.show_problem(problem)
        self.continue_card.setVisible(saved is not None)
        self.last_game.setVisible(last is not None)
        self.problem.setVisible(problem is not None)
        self._settle()

    def show_due(self, count: int) -> None:
        """Offer the puzzles that come back today, if there are any."""
        self.due_puzzles.show_count(count)
        self.due_puzzles.setVisible(count > 0)
        self._settle()

    @property
    def _cards(self) -> tuple[QWidget, ...]:
        return self.problem, self.continue_card, self.due_puzzles, self.last_game

    def _settle(self) -> None:
        """Let the cards have their new heights at once, and not only when Qt comes to it."""
        for part in (*self._cards, self):
            if (layout := part.layout()) is not None:
                layout.activate()

    def _write_texts(self) -> None:
        self.title.setText(self.tr("Where you left off"))
