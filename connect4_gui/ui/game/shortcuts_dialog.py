"""ShortcutsDialog: every key of the game window, read from the actions themselves."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QFont, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from connect4_gui.ui.game.game_actions import GameActions
from connect4_gui.ui.look.fonts import scaled
from connect4_gui.ui.widgets.announcement import announce
from connect4_gui.ui.widgets.fitting_dialog import FittingDialog
from connect4_gui.ui.widgets.scroll_page import ScrollPage
from connect4_gui.ui.words.retranslation import keep_translated

MARGIN_PX, SPACE_PX, GAP_PX = 28, 22, 18
STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}


class ShortcutsDialog(FittingDialog):
    """The lines stand in two columns, or in one where the screen is too narrow for that; what is too much scrolls.

    Up and Down read line by line for those who hear.
    """

    def __init__(self, actions: GameActions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._actions = actions
        page = QWidget()
        self._grid = QGridLayout(page)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(SPACE_PX)
        self._grid.setVerticalSpacing(7)
        self._title = QLabel()
        self._title.setFont(scaled(1.45, QFont.Weight.Bold))
        self._rows: list[tuple[str, str]] = []
        self._labels = [_line_labels() for _line in self._lines()]
        self._columns = 0
        self.close_button = QPushButton()
        self.close_button.setDefault(True)
        self.close_button.clicked.connect(self.accept)
        self._read = -1
        self.close_button.installEventFilter(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN_PX, 20, MARGIN_PX, 18)
        column.setSpacing(16)
        column.addWidget(self._title)
        self._scroll = ScrollPage(page)
        self._bar_px = self._scroll.bar_width
        column.addWidget(self._scroll, 1)
        column.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignRight)
        keep_translated(self, self._write_texts)
        self._arrange(2)

    @property
    def rows(self) -> tuple[tuple[str, str], ...]:
        """The keys and what they do, as shown."""
        return tuple(self._rows)

    def _write_texts(self) -> None:
        self.setWindowTitle(self.tr("Shortcuts"))
        self._title.setText(self.tr("Shortcuts"))
        self.close_button.setText(self.tr("Close"))
        self._rows = self._lines()
        for (key, words), (keys, text) in zip(self._labels, self._rows, strict=True):
            key.setText(keys)
            words.setText(text)

    def _lines(self) -> list[tuple[str, str]]:
        board = [
            ("1 – 9", self.tr("Choose a column")),
            ("← →", self.tr("Move to the next column")),
            (self.tr("Enter, Space, ↓"), self.tr("Drop")),
            ("Tab", self.tr("Go to the next control")),
        ]
        every = [action for group in self._actions.groups for action in group]
        every += [*self._actions.keyed, self._actions.everything]
        return [*board, *((_keys(action), action.text()) for action in every)]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        step = STEPS.get(Qt.Key(event.key())) if isinstance(event, QKeyEvent) else None
        if step is None or event.type() != QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        self._read_next(step)
        return True

    def _read_next(self, step: int) -> None:
        """Let a screen reader say the next line, and show it."""
        self._read = min(max(self._read + step, 0), len(self._rows) - 1)
        keys, text = self._rows[self._read]
        self._scroll.ensureWidgetVisible(self._labels[self._read][0])
        announce(self.close_button, f"{keys}: {text}" if keys else text)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange(2 if event.size().width() >= self._wide_px() else 1)

    def _wide_px(self) -> int:
        """The width that two columns need."""
        half = self._half(2)
        words = sum(_widest(lines) for lines in (self._labels[:half], self._labels[half:]))
        return words + 4 * SPACE_PX + GAP_PX + 2 * MARGIN_PX + self._bar_px

    def _half(self, columns: int) -> int:
        """How many lines a column has."""
        return -(-len(self._labels) // columns)

    def _arrange(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        self._grid.setColumnMinimumWidth(2, GAP_PX if columns > 1 else 0)
        for index, (key, words) in enumerate(self._labels):
            row, column = index % self._half(columns), 3 * (index // self._half(columns))
            self._grid.addWidget(key, row, column, Qt.AlignmentFlag.AlignLeft)
            self._grid.addWidget(words, row, column + 1)


def _line_labels() -> tuple[QLabel, QLabel]:
    """Two labels for a line: its keys and what they do."""
    key, words = QLabel(), QLabel()
    key.setFont(scaled(1, QFont.Weight.DemiBold))
    key.setProperty("role", "key")
    return key, words


def _widest(lines: Sequence[tuple[QLabel, QLabel]]) -> int:
    """The width of these lines below each other, without the space between keys and words."""
    return max(key.sizeHint().width() for key, _ in lines) + max(words.sizeHint().width() for _, words in lines)


def _keys(action: QAction) -> str:
    shortcuts: Sequence[QKeySequence] = action.shortcuts()
    return ", ".join(keys.toString(QKeySequence.SequenceFormat.NativeText) for keys in shortcuts)
