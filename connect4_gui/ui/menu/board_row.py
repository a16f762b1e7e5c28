"""BoardRow: how many rows and columns, and a small picture of that."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from connect4_gui.engine.board_size import MAX_COLUMNS, MAX_ROWS, MIN_ROWS, BoardSize
from connect4_gui.settings.menu_choices import MENU_SIZES, MIN_MENU_COLUMNS
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import scaled
from connect4_gui.ui.menu.mini_board import MiniBoard
from connect4_gui.ui.widgets.number_box import Stepper
from connect4_gui.ui.words.retranslation import keep_translated

STEPPER_PX, GAP = 124, 12


class BoardRow(QWidget):
    """Where rules need a larger board it grows, and shrinks again with rules that do not."""

    changed = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = Stepper(MIN_ROWS, MAX_ROWS)
        self.columns = Stepper(MIN_MENU_COLUMNS, MAX_COLUMNS)
        self.rows_caption, self.columns_caption = QLabel(), QLabel()
        self.mini_board = MiniBoard(appearance)
        self._fitting = (True, True, True)
        self._least = MENU_SIZES[0]
        self._wanted: BoardSize | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GAP)
        for stepper, caption in ((self.rows, self.rows_caption), (self.columns, self.columns_caption)):
            stepper.setFixedWidth(STEPPER_PX)
            stepper.valueChanged.connect(self._follow)
            caption.setProperty("role", "muted")
            caption.setFont(scaled(0.93))
            caption.setWordWrap(True)
            row.addWidget(stepper)
            row.addWidget(caption)
            row.addStretch(1)
        row.addWidget(self.mini_board)
        keep_translated(self, self._write_texts)

    @property
    def value(self) -> BoardSize:
        return BoardSize(self.rows.value(), self.columns.value())

    @property
    def wanted(self) -> BoardSize:
        """What was chosen, also if the rules let it be larger for now."""
        return self._wanted or self.value

    def set_value(self, size: BoardSize) -> None:
        """Choose ``size``, or as much of it as the rules allow."""
        self.rows.setValue(size.rows)
        self.columns.setValue(size.columns)
        self._wanted = None if self.value == size else size

    def set_least(self, least: BoardSize) -> None:
        """Offer no board that is smaller than ``least``."""
        if least == self._least:
            return
        wanted, self._least = self.wanted, least
        for stepper, number in ((self.rows, least.rows), (self.columns, least.columns)):
            stepper.set_least(number)
        self.set_value(wanted)
        self._write_texts()
        self.mini_board.set_board_size(self.value)

    def fit(self, width: int) -> bool:
        """Leave the picture out where it has no room, then write in two lines, and at last nothing at all; tells
        whether that is new.
        """
        captions = (self.rows_caption, self.columns_caption)
        steppers = 2 * STEPPER_PX + 3 * GAP
        bare = steppers + sum(self._caption_px(caption.text()) for caption in captions)
        broken = steppers + sum(self._longest_word_px(caption) for caption in captions)
        state = bare + 2 * GAP + self.mini_board.width() <= width, bare <= width, broken <= width
        if state == self._fitting:
            return False
        self._fitting = state
        self.mini_board.setVisible(state[0])
        for caption in captions:
            caption.setVisible(state[2])
            self._size_caption(caption)
        self.updateGeometry()
        return True

    def _size_caption(self, caption: QLabel) -> None:
        """As wide as its text, or as its longest word where that must do."""
        has_one_line = self._fitting[1]
        caption.setFixedWidth(self._caption_px(caption.text()) if has_one_line else self._longest_word_px(caption))

    def _longest_word_px(self, caption: QLabel) -> int:
        return max((self._caption_px(word) for word in caption.text().split()), default=0)

    def _caption_px(self, text: str) -> int:
        return self.rows_caption.fontMetrics().horizontalAdvance(text) + 2

    def _follow(self) -> None:
        self._wanted = None
        self.mini_board.set_board_size(self.value)
        self.changed.emit()

    def _write_texts(self) -> None:
        self.rows.set_name(self.tr("Rows"))
        self.columns.set_name(self.tr("Columns"))
        self.rows_caption.setText(self.tr("rows {least}–{most}").format(least=self._least.rows, most=MAX_ROWS))
        columns = self.tr("columns {least}–{most}")
        self.columns_caption.setText(columns.format(least=self._least.columns, most=MAX_COLUMNS))
        for caption in (self.rows_caption, self.columns_caption):
            self._size_caption(caption)
