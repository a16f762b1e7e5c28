"""CrossView: the cross table, with what was won on a good ground and what was lost on a bad one."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableView, QWidget

from connect4_gui.settings.theme import Theme
from connect4_gui.tournament.score import Score
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import scaled, text_px
from connect4_gui.ui.tournament.cross_model import BEFORE, CrossModel
from connect4_gui.ui.words.retranslation import keep_translated

ROW_PX, HEAD_PX = 44, 36
RANK_PX, LEAST_NAME_PX, MOST_NAME_PX = 30, 84, 170
SCORE_PX, SHORT_SCORE_PX, ELO_PX = 96, 76, 108
CELL_PX, SHORT_CELL_PX, MOST_CELL_PX = 62, 38, 76
CHIP_PX, CHIP_GAP, CHIP_CORNER, NO_CHIP_PX = 28, 8, 8, 18
FRAME_PX = 4


class CrossView(QTableView):
    """As high as its rows; cells show points only where there is little room. Arrows move, Tab goes on."""

    def __init__(self, model: CrossModel, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cross = model
        self.setProperty("role", "framed")
        self.setModel(model)
        self.setItemDelegate(_CrossDelegate(model, appearance, self))
        self.setSelectionMode(QTableView.SelectionMode.NoSelection)
        self.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        self._set_up_headers()
        model.modelReset.connect(self._fit)
        appearance.theme_changed.connect(self.viewport().update)
        keep_translated(self, self._write_texts)

    def sizeHint(self) -> QSize:
        rows = max(self._cross.rowCount(), 2)
        bar = self.horizontalScrollBar()
        return QSize(
            480,
            text_px(HEAD_PX) + rows * text_px(ROW_PX) + FRAME_PX + (bar.sizeHint().height() if bar.maximum() else 0),
        )

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that do not move are left to the page, as Space is."""
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            super().keyPressEvent(event)
        else:
            event.ignore()

    @Slot()
    def _fit(self) -> None:
        """Share the width: the cells of the opponents have what is left, and points only where that is little."""
        count = self._cross.rowCount()
        if not count:
            return
        names = [QFontMetrics(name_font()).horizontalAdvance(self._cross.name(row)) for row in range(count)]
        name_px = min(max(text_px(LEAST_NAME_PX), *names), text_px(MOST_NAME_PX)) + 2 * CHIP_GAP
        room = self.viewport().width() - text_px(RANK_PX) - name_px - text_px(SCORE_PX) - text_px(ELO_PX)
        is_short = self._cross.is_short = room < count * text_px(CELL_PX)
        least, score_px = (
            (text_px(SHORT_CELL_PX), text_px(SHORT_SCORE_PX)) if is_short else (text_px(CELL_PX), text_px(SCORE_PX))
        )
        room += text_px(SCORE_PX) - score_px
        cell = min(max(room // count, least), text_px(MOST_CELL_PX))
        spare = max(room - cell * count, 0)
        widths = [
            text_px(RANK_PX),
            name_px + spare // 3,
            *[cell] * count,
            score_px + spare // 3,
            text_px(ELO_PX) + spare - 2 * (spare // 3),
        ]
        for column, width in enumerate(widths):
            self.setColumnWidth(column, width)
        self.setFixedHeight(self.sizeHint().height())

    def _set_up_headers(self) -> None:
        rows, columns = self.verticalHeader(), self.horizontalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        columns.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        columns.setSectionsClickable(False)
        columns.setHighlightSections(False)
        columns.setFont(scaled(0.93))

    def _write_texts(self) -> None:
        rows, columns = self.verticalHeader(), self.horizontalHeader()
        rows.setMinimumSectionSize(text_px(ROW_PX))
        rows.setDefaultSectionSize(text_px(ROW_PX))
        columns.setMinimumSectionSize(text_px(RANK_PX))
        columns.setFixedHeight(text_px(HEAD_PX))
        self._fit()
        self.setAccessibleName(self.tr("Cross table"))
        self.viewport().update()


class _CrossDelegate(QStyledItemDelegate):
    """Paints names and figures, and a chip for every pair."""

    def __init__(self, model: CrossModel, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._cross = model
        self._appearance = appearance

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        theme, place = self._appearance.theme, option.rect
        row, column = index.row(), index.column()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if row:
            painter.setPen(QPen(QColor(theme.line), 1))
            painter.drawLine(place.topLeft(), place.topRight())
        if self._cross.is_opponent(column):
            self._paint_pair(painter, place, row, column)
        else:
            self._paint_text(painter, place, index)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(theme.accent), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(place).adjusted(2, 4, -2, -3), CHIP_CORNER, CHIP_CORNER)
        painter.restore()

    def _paint_pair(self, painter: QPainter, place: QRect, row: int, column: int) -> None:
        theme = self._appearance.theme
        score = self._cross.score(row, column)
        if score is None:
            painter.setPen(QPen(QColor(theme.line), 1.5))
            middle = place.center().y() + 1
            painter.drawLine(place.center().x() - NO_CHIP_PX, middle, place.center().x() + NO_CHIP_PX, middle)
            return
        ground, ink = _colours(theme, score)
        chip = QRectF(place).adjusted(CHIP_GAP / 2, 0, -CHIP_GAP / 2, 0)
        chip.setHeight(text_px(CHIP_PX))
        chip.moveCenter(QRectF(place).center())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(chip, CHIP_CORNER, CHIP_CORNER)
        painter.setPen(QColor(ink))
        painter.setFont(scaled(0.93, QFont.Weight.DemiBold))
        text = self._cross.index(row, column).data()
        painter.drawText(chip, int(Qt.AlignmentFlag.AlignCenter), text)

    def _paint_text(self, painter: QPainter, place: QRect, index: QModelIndex | QPersistentModelIndex) -> None:
        theme, column, text = self._appearance.theme, index.column(), str(index.data())
        if column == self._cross.columnCount() - 1:
            self._paint_elo(painter, place, index.row())
            return
        is_left = column < BEFORE
        is_failing = column == 1 and self._cross.standing(index.row()).faults > 0
        painter.setPen(QColor(theme.muted if column == 0 else theme.bad if is_failing else theme.text))
        painter.setFont(scaled(1) if column == 0 else name_font())
        text = f"{text} ⚠" if is_failing else text
        shown = QFontMetrics(painter.font()).elidedText(text, Qt.TextElideMode.ElideRight, place.width() - CHIP_GAP)
        side = Qt.AlignmentFlag.AlignLeft if is_left else Qt.AlignmentFlag.AlignRight
        painter.drawText(place, int(side | Qt.AlignmentFlag.AlignVCenter), shown)

    def _paint_elo(self, painter: QPainter, place: QRect, row: int) -> None:
        rating = self._cross.standing(row).rating
        if rating is None:
            return
        theme = self._appearance.theme
        middle = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        margin_px = QFontMetrics(scaled(0.93)).horizontalAdvance("± 0000")
        painter.setPen(QColor(theme.muted))
        painter.setFont(scaled(0.93))
        painter.drawText(place, middle, f"± {rating.margin:.0f}")
        painter.setPen(QColor(theme.text))
        painter.setFont(scaled(1.07, QFont.Weight.Bold))
        painter.drawText(place.adjusted(0, 0, -margin_px, 0), middle, f"{rating.elo:.0f}")


def name_font() -> QFont:
    return scaled(1, QFont.Weight.DemiBold)


def _colours(theme: Theme, score: Score) -> tuple[str, str]:
    """The ground and the ink of a pair: the figures say the same."""
    surplus = 2 * score.points - score.games
    if surplus == 0:
        return theme.line, theme.text_on(theme.line)
    return (theme.good_soft, theme.good) if surplus > 0 else (theme.bad_soft, theme.bad)
