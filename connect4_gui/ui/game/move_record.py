"""MoveRecord: the turns of the game, two in a row, with a passed turn as a dash."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
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
PASS_SIGN, RANDOM_SIGN = "–", "*"


def move_sign(turn: Turn) -> str:
    """A column as people count it, with a star if nobody chose it, or a dash for a pass."""
    if not isinstance(turn.move, Drop):
        return PASS_SIGN
    return f"{turn.move.column + 1}{RANDOM_SIGN if turn.is_random else ''}"


class _Rows(QWidget):
    """The painted list. Only the rows in view are drawn."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._turns: tuple[Turn, ...] = ()
        self.setProperty("role", "page")
        appearance.theme_changed.connect(self.update)

    def set_turns(self, turns: tuple[Turn, ...]) -> None:
        self._turns = turns
        self.setMinimumHeight(self.sizeHint().height())
        self.update()

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
        if row == (len(self._turns) - 1) // 2:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent_soft))
            painter.drawRoundedRect(0, top + 1, self.width(), ROW_PX - 2, 8, 8)
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


class MoveRecord(QFrame):
    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._turns: tuple[Turn, ...] = ()
        self._height: int | None = None
        self._rows = _Rows(appearance)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(self._rows)
        self._scroll.verticalScrollBar().rangeChanged.connect(self._scroll_to_end)
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

    def _scroll_to_end(self, _least: int, most: int) -> None:
        self._scroll.verticalScrollBar().setValue(most)
