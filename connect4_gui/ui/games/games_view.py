"""GamesView: the list of games; asks for more of it when more comes into sight."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

from connect4_gui.ui.games.game_delegate import GameDelegate
from connect4_gui.ui.games.games_model import GamesModel
from connect4_gui.ui.games.row_columns import ROW_PX, RowColumns
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import text_px
from connect4_gui.ui.widgets.finger_scroll import scroll_by_finger
from connect4_gui.ui.words.retranslation import keep_translated

MOVING_KEYS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class GamesView(QTableView):
    """A table, because a list view lays out every one of its rows. ``rows_missing`` carries the first and the last row
    in sight, some of which the model has not read. Keys that do not move the choice are left to the page.
    """

    rows_missing = Signal(int, int)
    columns_changed = Signal()

    def __init__(
        self, model: GamesModel, appearance: Appearance, now: Callable[[], float], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._games = model
        self._now = now
        self._columns: RowColumns | None = None
        self._width = 0
        self._moves_title = ""
        self.setModel(model)
        self.setItemDelegate(GameDelegate(appearance, now, self.row_columns, self))
        self.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        self.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self._set_up_sections()
        scroll_by_finger(self)
        appearance.theme_changed.connect(self.viewport().update)
        keep_translated(self, self._write_texts)

    def row_columns(self) -> RowColumns:
        width = self.viewport().width()
        if self._columns is None or self._width != width:
            self._width = width
            self._columns = RowColumns.of(width, self._moves_title, self._now())
        return self._columns

    def visible_rows(self) -> tuple[int, int]:
        """The numbers of the first and the last row in sight."""
        first = max(self.rowAt(0), 0)
        last = self.rowAt(self.viewport().height() - 1)
        return first, last if last >= 0 else self._games.rowCount() - 1

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.columns_changed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        first, last = self.visible_rows()
        if any(not self._games.is_read(number) for number in range(first, last + 1)):
            self.rows_missing.emit(first, last)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Home and End go to the first and the last game, not to the ends of a row."""
        if event.key() in MOVING_KEYS:
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Home:
            self.setCurrentIndex(self._games.index(0, 0))
        elif event.key() == Qt.Key.Key_End:
            self.setCurrentIndex(self._games.index(self._games.rowCount() - 1, 0))
        else:
            event.ignore()

    def _set_up_sections(self) -> None:
        rows, columns = self.verticalHeader(), self.horizontalHeader()
        for header in (rows, columns):
            header.hide()
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        columns.setStretchLastSection(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setVerticalScrollMode(QTableView.ScrollMode.ScrollPerPixel)

    @Slot()
    def _write_texts(self) -> None:
        rows, height = self.verticalHeader(), text_px(ROW_PX)
        rows.setMinimumSectionSize(height)
        rows.setDefaultSectionSize(height)
        self.verticalScrollBar().setSingleStep(height // 2)
        self.setAccessibleName(self.tr("Games"))
        self._moves_title = self.tr("Moves")
        self._columns = None
        self.columns_changed.emit()
        self.viewport().update()
