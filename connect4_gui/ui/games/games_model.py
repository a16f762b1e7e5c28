"""GamesModel: the games that fit the filters as rows of a table, of which only those near the window are read."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from connect4_gui.store.filters import EVERYTHING, Filters
from connect4_gui.store.game_row import GameRow
from connect4_gui.ui.games.game_words import row_aloud
from connect4_gui.ui.games.listing import WINDOW, Listing, Rows
from connect4_gui.ui.widgets.elided_label import plain_tip

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
MOST_KEPT = 20 * WINDOW
"""How many rows are kept before those that were read first are forgotten."""


class GamesModel(QAbstractTableModel):
    """Has a row for every game at once, however many there are. A row that was not read yet has no data.

    ``now`` is in seconds since 1970.
    """

    ROW = Qt.ItemDataRole.UserRole
    """The role of the GameRow itself."""

    def __init__(self, now: Callable[[], float], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._now = now
        self._filters = EVERYTHING
        self._count = 0
        self._games: dict[int, GameRow | None] = {}

    @property
    def filters(self) -> Filters:
        """Those of the games that are listed."""
        return self._filters

    def set_listing(self, listing: Listing) -> None:
        self.beginResetModel()
        self._filters, self._count = listing.rows.filters, listing.count
        self._games = {}
        self._keep(listing.rows)
        self.endResetModel()

    def add_rows(self, rows: Rows) -> None:
        """Show what was read of the games that are listed."""
        self._keep(rows)
        last = min(rows.first + WINDOW, self._count) - 1
        if rows.first <= last:
            self.dataChanged.emit(self.index(rows.first, 0), self.index(last, 0))

    def game(self, number: int) -> GameRow | None:
        """The game in row ``number``; None if it was not read, or cannot be."""
        return self._games.get(number)

    def is_read(self, number: int) -> bool:
        return number in self._games

    def row_of(self, game_id: str) -> int | None:
        """Where the game is, among the rows that were read."""
        return next((row for row, game in self._games.items() if game is not None and game.id == game_id), None)

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else self._count

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        game = self._games.get(index.row())
        if game is None:
            return None
        if role == self.ROW:
            return game
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.DisplayRole):
            return row_aloud(game, self._now())
        return plain_tip(row_aloud(game, self._now())) if role == Qt.ItemDataRole.ToolTipRole else None

    def _keep(self, rows: Rows) -> None:
        """Games that cannot be shown leave empty rows at the end of what was read, so that nobody asks again."""
        shown = range(rows.first, min(rows.first + WINDOW, self._count))
        self._games.update(zip(shown, [*rows.games, *[None] * (len(shown) - len(rows.games))], strict=False))
        for number in list(self._games)[: max(0, len(self._games) - MOST_KEPT)]:
            del self._games[number]
