"""MoveRecord: the turns of the game, two in a row, with a passed turn as a dash."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFont, QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from connect4_gui.engine.moves import Drop
from connect4_gui.engine.notation import format_moves
from connect4_gui.game.game import Turn
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.disc_painter import paint_disc
from connect4_gui.ui.look.fonts import scaled
from connect4_gui.ui.words.retranslation import keep_translated

ROW_PX = 28
NUMBER_PX, TURN_PX = 46, 80
FRAME_PX = 32
PASS_SIGN = "–"
WHEEL_STEP = 120
"""What a wheel says when it is turned by one notch."""


def move_sign(turn: Turn) -> str:
    """A column as people count it, or a dash for a pass."""
    return str(turn.move.column + 1) if isinstance(turn.move, Drop) else PASS_SIGN


class _Rows(QWidget):
    """The painted list. Only the rows in view are drawn."""

    turn_pressed = Signal(int)
    stepped = Signal(int)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._turns: tuple[Turn, ...] = ()
        self._current: int | None = None
        self._is_steering = False
        self._wheel = 0
        self.setProperty("role", "page")
        appearance.theme_changed.connect(self.update)

    def set_turns(self, turns: tuple[Turn, ...]) -> None:
        self._turns = turns
        self.setMinimumHeight(self.sizeHint().height())
        self.update()

    def set_current(self, number: int | None) -> None:
        self._current = number
        self.update()

    def set_steering(self, is_steering: bool) -> None:
        self._is_steering = is_steering

    def turn_area(self, number: int) -> QRect:
        """Where a turn, counted from 1, is painted."""
        row, place = divmod(number - 1, 2)
        return QRect(NUMBER_PX + place * TURN_PX, row * ROW_PX, TURN_PX, ROW_PX)

    def turn_at(self, point: QPoint) -> int | None:
        """The turn that is painted at ``point``; None if none is."""
        first = 2 * (point.y() // ROW_PX) + 1
        here = (number for number in (first, first + 1) if self.turn_area(number).contains(point))
        return next((number for number in here if 1 <= number <= len(self._turns)), None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        number = self.turn_at(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and number is not None:
            self.turn_pressed.emit(number)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of a double click may have been meant for what was here before."""
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """A fine wheel or a touchpad steps when it has come as far as one notch."""
        if not self._is_steering:
            event.ignore()
            return
        self._wheel -= event.angleDelta().y()
        steps = int(self._wheel / WHEEL_STEP)
        self._wheel -= steps * WHEEL_STEP
        if steps:
            self.stepped.emit(steps)
        event.accept()

    def sizeHint(self) -> QSize:
        return QSize(NUMBER_PX + 2 * TURN_PX, (len(self._turns) + 1) // 2 * ROW_PX)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self._turns:
            self._paint_nothing(painter)
        first = event.rect().top() // ROW_PX
        last = event.rect().bottom() // ROW_PX
        for row in range(first, min(last + 1, (len(self._turns) + 1) // 2)):
            self._paint_row(painter, row)

    def _paint_nothing(self, painter: QPainter) -> None:
        painter.setPen(QColor(self._appearance.theme.muted))
        painter.drawText(QRect(12, 0, self.width() - 12, ROW_PX), Qt.AlignmentFlag.AlignVCenter, self.tr("None yet"))

    def _paint_row(self, painter: QPainter, row: int) -> None:
        theme = self._appearance.theme
        top = row * ROW_PX
        shown = len(self._turns) if self._current is None else self._current
        if shown > 0 and row == (shown - 1) // 2:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent_soft))
            painter.drawRoundedRect(0, top + 1, self.width(), ROW_PX - 2, 8, 8)
            if self._current is not None:
                self._paint_current(painter)
        painter.setFont(scaled(1))
        painter.setPen(QColor(theme.muted))
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRect(12, top, NUMBER_PX - 12, ROW_PX), middle, f"{row + 1}.")
        for place, turn in enumerate(self._turns[2 * row : 2 * row + 2]):
            left = NUMBER_PX + place * TURN_PX
            paint_disc(painter, QPointF(left + 14, top + ROW_PX / 2), 7, turn.side, theme)
            painter.setPen(QColor(theme.text))
            painter.setFont(scaled(1, QFont.Weight.Medium))
            painter.drawText(QRect(left + 32, top, TURN_PX - 32, ROW_PX), middle, move_sign(turn))

    def _paint_current(self, painter: QPainter) -> None:
        """Ring the turn after which the game is shown."""
        assert self._current is not None
        painter.setPen(QPen(QColor(self._appearance.theme.accent), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(self.turn_area(self._current).adjusted(-2, 2, -22, -2), 7, 7)


class MoveRecord(QFrame):
    """``turn_clicked`` carries the number of a turn, counted from 1; ``stepped`` how far the wheel was turned: back is
    below 0.
    """

    turn_clicked = Signal(int)
    stepped = Signal(int)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._turns: tuple[Turn, ...] = ()
        self._height: int | None = None
        self._current: int | None = None
        self._rows = _Rows(appearance)
        self._rows.turn_pressed.connect(self.turn_clicked)
        self._rows.stepped.connect(self.stepped)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(self._rows)
        self._scroll.verticalScrollBar().rangeChanged.connect(self._keep_in_sight)
        self._scroll.setMinimumHeight(ROW_PX)
        self._title = QLabel()
        self._title.setProperty("role", "muted")
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 12, 10, 10)
        column.setSpacing(6)
        column.addWidget(self._title)
        column.addWidget(self._scroll, 1)
        self._title.setContentsMargins(8, 0, 0, 0)
        keep_translated(self, self._write_texts)

    @property
    def signs(self) -> tuple[str, ...]:
        """What is written in the record, turn by turn."""
        return tuple(move_sign(turn) for turn in self._turns)

    @property
    def is_at_end(self) -> bool:
        """Whether the last turn is in sight."""
        bar = self._scroll.verticalScrollBar()
        return bar.value() == bar.maximum()

    def set_steering(self, is_steering: bool) -> None:
        """Whether the wheel steps through the game instead of scrolling the list."""
        self._rows.set_steering(is_steering)

    def set_current(self, number: int | None) -> None:
        """Mark the turn after which the game is shown, 0 for none of them; None is the game as it stands."""
        self._current = number
        self._rows.set_current(number)
        self._keep_in_sight()

    def turn_spot(self, number: int) -> QPoint:
        """The middle of a turn, counted from 1, in this widget."""
        return self._rows.mapTo(self, self._rows.turn_area(number).center())

    def set_turns(self, turns: tuple[Turn, ...]) -> None:
        self._turns = turns
        self._rows.set_turns(turns)
        self._fit()
        self.setAccessibleDescription(format_moves(turn.move for turn in turns))

    def set_height(self, pixels: int | None) -> None:
        """Keep to a height, without the title; None grows with the moves as far as there is room."""
        self._height = pixels
        self._title.setVisible(pixels is None)
        self._fit()

    def _write_texts(self) -> None:
        self._title.setText(self.tr("Moves"))
        self.setAccessibleName(self.tr("Moves"))

    def _fit(self) -> None:
        if self._height is not None:
            self.setFixedHeight(self._height)
            return
        rows = max(1, self._rows.sizeHint().height() // ROW_PX)
        frame = self._title.sizeHint().height() + FRAME_PX
        self.setMinimumHeight(frame + ROW_PX)
        self.setMaximumHeight(frame + rows * ROW_PX)

    @Slot()
    def _keep_in_sight(self) -> None:
        bar = self._scroll.verticalScrollBar()
        if self._current is None:
            bar.setValue(bar.maximum())
        else:
            area = self._rows.turn_area(max(1, self._current))
            self._scroll.ensureVisible(0, area.center().y(), 0, ROW_PX // 2 + 1)
