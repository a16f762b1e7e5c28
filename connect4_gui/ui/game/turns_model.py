"""TurnsModel: the turns of a game as a table, two in a row."""

from __future__ import annotations

from collections.abc import Callable, Collection
from itertools import takewhile

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from connect4_gui.coach.quality import Quality
from connect4_gui.engine.board import Side
from connect4_gui.engine.moves import Drop, Pass
from connect4_gui.engine.notation import format_turn
from connect4_gui.game.game import Turn
from connect4_gui.ui.game.game_texts import mover_aloud, only_move_text, quality_text, turn_aloud

TURNS_IN_ROW = 2
PASS_SIGN, RANDOM_SIGN = "–", "*"

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()


def move_sign(turn: Turn) -> str:
    """The move as it is written, with a star if nobody chose it, or a dash for a pass."""
    if isinstance(turn.move, Pass):
        return PASS_SIGN
    return f"{format_turn(turn.move, turn.luck)}{RANDOM_SIGN if turn.is_random else ''}"


class TurnsModel(QAbstractTableModel):
    """The header counts the rows. A cell that has no turn yet has no data either.

    ``name_disc`` says what the discs of a side are called aloud.
    """

    TURN = Qt.ItemDataRole.UserRole
    """The role of the Turn itself."""

    QUALITY = Qt.ItemDataRole.UserRole + 1
    """The role of the Quality of its move, where that is known."""

    ONLY_MOVE = Qt.ItemDataRole.UserRole + 2
    """The role of whether every other move would have given the result away."""

    def __init__(self, name_disc: Callable[[Side], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._name_disc = name_disc
        self._turns: tuple[Turn, ...] = ()
        self._qualities: tuple[Quality | None, ...] = ()
        self._only_moves: frozenset[int] = frozenset()

    @property
    def turns(self) -> tuple[Turn, ...]:
        return self._turns

    def set_turns(self, turns: tuple[Turn, ...]) -> None:
        """Become ``turns``. The views hear only of what is another than before: mostly one turn more or fewer."""
        pairs = zip(self._turns, turns, strict=False)
        kept = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        self._shorten(kept)
        self._lengthen(turns)

    def set_qualities(self, qualities: tuple[Quality | None, ...], only_moves: Collection[int] = ()) -> None:
        """Say how good the moves were, from the first one on; ``only_moves`` are numbers of turns, counted from 0."""
        if (qualities, frozenset(only_moves)) == (self._qualities, self._only_moves):
            return
        self._qualities, self._only_moves = qualities, frozenset(only_moves)
        if self._turns:
            self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, TURNS_IN_ROW - 1))

    def index_of(self, number: int) -> QModelIndex:
        """The cell of a turn, counted from 0; none if there is no such turn."""
        if not 0 <= number < len(self._turns):
            return QModelIndex()
        return self.index(number // TURNS_IN_ROW, number % TURNS_IN_ROW)

    def number_of(self, index: Index) -> int:
        """Which turn, counted from 1, is in a cell; 0 if there is none."""
        number = index.row() * TURNS_IN_ROW + index.column() + 1
        return number if index.isValid() and number <= len(self._turns) else 0

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else _rows(len(self._turns))

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else TURNS_IN_ROW

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        number = index.row() * TURNS_IN_ROW + index.column()
        if not index.isValid() or number >= len(self._turns):
            return None
        turn = self._turns[number]
        quality = self._qualities[number] if number < len(self._qualities) else None
        if role == Qt.ItemDataRole.DisplayRole:
            return move_sign(turn)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            words = turn_aloud(turn, mover_aloud(turn, self._name_disc(turn.side)))
            return words if quality is None else f"{words}, {self._quality_words(number, quality)}"
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._tip(turn) if quality is None else self._quality_words(number, quality)
        return {self.TURN: turn, self.QUALITY: quality, self.ONLY_MOVE: number in self._only_moves}.get(role)

    def _quality_words(self, number: int, quality: Quality) -> str:
        return only_move_text() if number in self._only_moves else quality_text(quality)

    def _tip(self, turn: Turn) -> str | None:
        """What stands behind signs that are more than a column."""
        is_plain = isinstance(turn.move, Pass) or (isinstance(turn.move, Drop) and len(turn.changes) == 1)
        return None if is_plain else turn_aloud(turn, mover_aloud(turn, self._name_disc(turn.side)))

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> str | None:
        is_number = orientation is Qt.Orientation.Vertical and role == Qt.ItemDataRole.DisplayRole
        return f"{section + 1}." if is_number else None

    def _shorten(self, count: int) -> None:
        """Keep the first ``count`` turns; the last row left may lose its second one."""
        if count == len(self._turns):
            return
        gone = range(_rows(count), self.rowCount())
        if gone:
            self.beginRemoveRows(QModelIndex(), gone.start, gone.stop - 1)
        self._turns = self._turns[:count]
        if gone:
            self.endRemoveRows()
        if count % TURNS_IN_ROW != 0:
            self._tell_changed(count)

    def _lengthen(self, turns: tuple[Turn, ...]) -> None:
        """Add what ``turns`` have and this has not; the first of them may have its row already."""
        count = len(self._turns)
        if count < len(turns) and count % TURNS_IN_ROW != 0:
            self._turns = turns[: count + 1]
            self._tell_changed(count)
        new = range(self.rowCount(), _rows(len(turns)))
        if new:
            self.beginInsertRows(QModelIndex(), new.start, new.stop - 1)
            self._turns = turns
            self.endInsertRows()

    def _tell_changed(self, number: int) -> None:
        cell = self.index(number // TURNS_IN_ROW, number % TURNS_IN_ROW)
        self.dataChanged.emit(cell, cell)


def _rows(turns: int) -> int:
    """How many rows so many turns take."""
    return -(-turns // TURNS_IN_ROW)
