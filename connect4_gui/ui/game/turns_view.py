"""TurnsView: the turns of a game as a person sees them: a disc and the number of its column, two in a row."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFocusEvent, QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QHeaderView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableView, QWidget

from connect4_gui.game.game import Turn
from connect4_gui.settings.theme import Theme
from connect4_gui.ui.game.quality_mark import paint_quality
from connect4_gui.ui.game.turns_model import Index, TurnsModel
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.disc_painter import disc_picture
from connect4_gui.ui.look.fonts import scaled, text_px
from connect4_gui.ui.look.target import TARGET_PX, has_touch_screen
from connect4_gui.ui.widgets.finger_scroll import scroll_by_finger

ROW_PX = 28
NUMBER_PX, TURN_PX, RING_PX = 46, 100, 58
INDENT_PX = 12
DISC_PX = 7
QUALITY_PX = 76
CORNER = 8
WHEEL_STEP = 120
"""What a wheel says when it is turned by one notch."""

STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1}
ENTER_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
MIDDLE = Qt.AlignmentFlag.AlignVCenter


def row_px() -> int:
    """The height of a row: many moves in sight for a mouse, and enough for a finger where there is a touch screen."""
    return max(text_px(ROW_PX), TARGET_PX if has_touch_screen() else 0)


class TurnDelegate(QStyledItemDelegate):
    """Paints a cell of a TurnsModel. The first cell of a row also carries the row's number.

    ``ringed`` is the turn, counted from 1, that is marked by a ring.
    """

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self.ringed: int | None = None

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme = self._appearance.theme
        cell: QRect = option.rect
        painter.save()
        painter.setClipRect(cell)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            self._paint_ground(painter, cell, theme, is_left=index.column() == 0)
        if index.column() == 0:
            number = str(index.model().headerData(index.row(), Qt.Orientation.Vertical))
            self._paint_number(painter, cell, number, theme)
            cell = cell.adjusted(text_px(NUMBER_PX), 0, 0, 0)
        if self.ringed == 2 * index.row() + index.column() + 1 or option.state & QStyle.StateFlag.State_HasFocus:
            self._paint_ring(painter, cell, theme)
        turn = index.data(TurnsModel.TURN)
        if turn is not None:
            self._paint_turn(painter, cell, turn, str(index.data()), theme)
        quality = index.data(TurnsModel.QUALITY)
        if quality is not None:
            spot = QPointF(cell.left() + text_px(QUALITY_PX), cell.center().y() + 0.5)
            paint_quality(painter, spot, quality, theme, is_only=bool(index.data(TurnsModel.ONLY_MOVE)))
        painter.restore()

    def _paint_ground(self, painter: QPainter, cell: QRect, theme: Theme, *, is_left: bool) -> None:
        """The half of a rounded row that is in ``cell``; the other half is cut off."""
        beyond = 2 * CORNER
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.accent_soft))
        row = cell.adjusted(0, 1, beyond, -1) if is_left else cell.adjusted(-beyond, 1, 0, -1)
        painter.drawRoundedRect(row, CORNER, CORNER)

    def _paint_number(self, painter: QPainter, cell: QRect, number: str, theme: Theme) -> None:
        painter.setFont(scaled(1))
        painter.setPen(QColor(theme.muted))
        painter.drawText(cell.adjusted(INDENT_PX, 0, 0, 0), MIDDLE, number)

    def _paint_ring(self, painter: QPainter, cell: QRect, theme: Theme) -> None:
        painter.setPen(QPen(QColor(theme.accent), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        ring = QRect(cell.left() + 1, cell.top() + 2, text_px(RING_PX), row_px() - 4)
        painter.drawRoundedRect(ring, CORNER - 1, CORNER - 1)

    def _paint_turn(self, painter: QPainter, cell: QRect, turn: Turn, sign: str, theme: Theme) -> None:
        picture = disc_picture(DISC_PX, turn.side, theme, painter.device().devicePixelRatio())
        painter.drawPixmap(cell.left() + 13 - DISC_PX, cell.top() + row_px() // 2 - DISC_PX - 1, picture)
        painter.setPen(QColor(theme.text))
        painter.setFont(scaled(1, QFont.Weight.Medium))
        painter.drawText(cell.adjusted(32, 0, 0, 0), MIDDLE, sign)


class TurnsView(QTableView):
    """The row of the current turn stands out and is kept in sight: the last turn, unless another one is shown.

    Tab comes here where there are turns; the arrows then read one after another, Enter shows the game at the one that
    was read, and every other key belongs to the board. ``turn_pressed`` carries the number of a turn, counted from 1;
    ``stepped`` how far the wheel was turned.
    """

    turn_pressed = Signal(int)
    stepped = Signal(int)

    def __init__(self, model: TurnsModel, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._empty_text = ""
        self._turns = model
        self._is_steering = False
        self._wheel = 0
        self.setModel(model)
        self._delegate = TurnDelegate(appearance, self)
        self.setItemDelegate(self._delegate)
        scroll_by_finger(self)
        self.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        self.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self._set_up_scrolling()
        self._set_up_cells()
        appearance.theme_changed.connect(self.viewport().update)

    def set_empty_text(self, text: str) -> None:
        """What stands there instead of turns."""
        self._empty_text = text
        self.viewport().update()

    def sizeHint(self) -> QSize:
        return QSize(text_px(NUMBER_PX) + 2 * text_px(TURN_PX), self.model().rowCount() * row_px())

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self.viewport())
        if self.hasFocus():  # the turn that is read may be the one that is shown, which has its ring anyway
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(self._appearance.theme.accent), 2))
            painter.drawRoundedRect(self.viewport().rect().adjusted(1, 1, -1, -1), CORNER, CORNER)
        if self.model().rowCount() == 0:
            painter.setPen(QColor(self._appearance.theme.muted))
            row = QRect(INDENT_PX, 0, self.viewport().width() - INDENT_PX, row_px())
            painter.drawText(row, MIDDLE, self._empty_text)

    def set_shown(self, number: int | None) -> None:
        """Ring the turn after which the game is shown, 0 for none of them; None is the game as it stands."""
        self._delegate.ringed = number
        self.follow_model()
        self.viewport().update()

    def set_steering(self, is_steering: bool) -> None:
        """Whether the wheel steps through the turns instead of scrolling."""
        self._is_steering = is_steering

    def follow_model(self) -> None:
        """Keep in sight what is shown, after turns came or went."""
        shown = self._delegate.ringed
        number = len(self._turns.turns) if shown is None else shown
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if self._turns.turns else Qt.FocusPolicy.NoFocus)
        self.setCurrentIndex(self._turns.index_of(number - 1))
        if number == 0:
            self.scrollToTop()

    def turn_area(self, number: int) -> QRect:
        """Where a turn, counted from 1, is painted."""
        index = self._turns.index_of(number - 1)
        cell = self.visualRect(index)
        left = cell.left() + (text_px(NUMBER_PX) if index.column() == 0 else 0)
        return QRect(left, cell.top(), text_px(TURN_PX), cell.height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Read the next turn or the one before, or show the game there."""
        number = self._turns.number_of(self.currentIndex())
        if event.key() in STEPS:
            self._read(number + STEPS[Qt.Key(event.key())])
        elif event.key() in ENTER_KEYS and number:
            self.turn_pressed.emit(number)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """What was read is no longer what matters."""
        super().focusOutEvent(event)
        self.follow_model()
        self.viewport().update()

    @Slot()
    def _follow_scrolling(self) -> None:
        """The ring of the focus stays where it is."""
        self.viewport().update()

    def _read(self, number: int) -> None:
        self.setCurrentIndex(self._turns.index_of(min(max(number, 1), len(self._turns.turns)) - 1))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        index = self.indexAt(point)
        number = 2 * index.row() + index.column() + 1
        is_turn = index.isValid() and number <= len(self._turns.turns) and self.turn_area(number).contains(point)
        if event.button() == Qt.MouseButton.LeftButton and is_turn:
            self.turn_pressed.emit(number)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.ignore()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of a double click may have been meant for what was here before."""
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """A fine wheel or a touchpad steps when it has come as far as one notch."""
        if not self._is_steering:
            super().wheelEvent(event)
            return
        self._wheel -= event.angleDelta().y()
        steps = int(self._wheel / WHEEL_STEP)
        self._wheel -= steps * WHEEL_STEP
        if steps:
            self.stepped.emit(steps)
        event.accept()

    def _set_up_scrolling(self) -> None:
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        self.verticalScrollBar().rangeChanged.connect(self._show_current)
        self.verticalScrollBar().valueChanged.connect(self._follow_scrolling)

    def _set_up_cells(self) -> None:
        rows, columns = self.verticalHeader(), self.horizontalHeader()
        for header in (rows, columns):
            header.hide()
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        columns.setStretchLastSection(True)
        self.fit_text()

    def fit_text(self) -> None:
        """Make room for the turns in the size that texts have now."""
        rows, height = self.verticalHeader(), row_px()
        self.setMinimumHeight(height)
        rows.setMinimumSectionSize(height)
        rows.setDefaultSectionSize(height)
        self.horizontalHeader().resizeSection(0, text_px(NUMBER_PX) + text_px(TURN_PX))

    @Slot()
    def _show_current(self) -> None:
        self.scrollTo(self.currentIndex())
