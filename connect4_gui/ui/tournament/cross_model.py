"""CrossModel: the table of a tournament for a table view: rank, bot, a column for every opponent, score and Elo."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from connect4_gui.tournament.score import Score
from connect4_gui.tournament.standings import Standing, Table
from connect4_gui.ui.tournament.tournament_words import CountedBots, score_text

BEFORE = 2
"""The columns before those of the opponents: rank and bot."""

AFTER = 2
"""Those behind them: score and Elo."""

Index = QModelIndex | QPersistentModelIndex


class CrossModel(QAbstractTableModel):
    """``order`` is who stands in which row; it may lag behind the ratings, so that rows do not jump all the time."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names: list[str] = []
        self._standings: dict[int, Standing] = {}
        self._cross: dict[tuple[int, int], Score] = {}
        self._order: list[int] = []
        self.is_short = False

    @property
    def order(self) -> tuple[int, ...]:
        return tuple(self._order)

    def show_table(self, names: Sequence[str], table: Table, order: Sequence[int]) -> None:
        is_other = list(names) != self._names or len(order) != len(self._order)
        if is_other:
            self.beginResetModel()
        self._names, self._order = list(names), list(order)
        self._standings = {standing.entrant: standing for standing in table.ranks}
        self._cross = table.cross
        if is_other:
            self.endResetModel()
        else:
            self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, self.columnCount() - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._order)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else BEFORE + len(self._order) + AFTER

    def standing(self, row: int) -> Standing:
        return self._standings[self._order[row]]

    def name(self, row: int) -> str:
        return self._names[self._order[row]]

    def score(self, row: int, column: int) -> Score | None:
        """That of the bot in ``row`` against the one that ``column`` stands for; None if they have not met."""
        return self._cross.get((self._order[row], self._order[column - BEFORE]))

    def is_opponent(self, column: int) -> bool:
        return BEFORE <= column < BEFORE + len(self._order)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(index.row(), index.column())
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._aloud(index.row(), index.column())
        if role == Qt.ItemDataRole.ToolTipRole:
            return self.standing(index.row()).last_fault or None
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> str | int | None:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(_alignment(section, len(self._order)))
        if role == Qt.ItemDataRole.AccessibleTextRole and self.is_opponent(section):
            return self.name(section - BEFORE)
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        last = BEFORE + len(self._order)
        titles = {0: "#", 1: self.tr("Bot"), last: self.tr("Score"), last + 1: self.tr("Elo ±")}
        return titles.get(section, str(section - BEFORE + 1))

    def _text(self, row: int, column: int) -> str:
        standing = self.standing(row)
        last = BEFORE + len(self._order)
        if column == 0:
            return str(row + 1)
        if column == 1:
            return self.name(row)
        if column == last:
            return score_text(standing.score) if standing.score.games else ""
        if column == last + 1:
            rating = standing.rating
            return "" if rating is None else f"{rating.elo:.0f} ± {rating.margin:.0f}"
        score = self.score(row, column)
        return "" if score is None else score_text(score, is_short=self.is_short)

    def _aloud(self, row: int, column: int) -> str:
        """A cell alone; the rank comes with the whole line, so that the table can be read from top to bottom."""
        text = self._text(row, column)
        if column == 0:
            last = BEFORE + len(self._order)
            elo = self._text(row, last + 1)
            parts = (self._aloud(row, 1), self._text(row, last), elo and self.tr("Elo {rating}").format(rating=elo))
            return f"{text}. {', '.join(filter(None, parts))}"
        if self.is_opponent(column) and text:
            against = self.tr("{name} against {other}: {score}")
            return against.format(name=self.name(row), other=self.name(column - BEFORE), score=text)
        faults = self.standing(row).faults
        return f"{text}, {CountedBots().failed(faults)}" if column == 1 and faults else text


def _alignment(section: int, opponents: int) -> Qt.AlignmentFlag:
    if section < BEFORE:
        return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    if section < BEFORE + opponents:
        return Qt.AlignmentFlag.AlignCenter
    return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
