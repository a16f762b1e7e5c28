"""BoardQuestions: what those who train by ear can ask about the board, with the keys of the game."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.moves import Placed
from connect4_gui.ui.board.board_aloud import columns_aloud, rows_aloud, threats_aloud
from connect4_gui.ui.board.cell_cursor import CellCursor
from connect4_gui.ui.board.cell_table import CellTable

CTRL, SHIFT, PLAIN = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.NoModifier,
)
STEPS = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (1, 0),
    Qt.Key.Key_Down: (-1, 0),
}
"""Rows count from the bottom."""


class BoardQuestions:
    """B says the board by columns, Shift+B by rows, X the threats, E the last sentence again; Ctrl and the arrows go
    from cell to cell. Asking changes nothing.
    """

    def __init__(self, name: Callable[[Side], str], say: Callable[[str], None]) -> None:
        self._name, self._say = name, say
        self._cursor = CellCursor()
        self._last_said = ""

    def forget(self) -> None:
        """Another board is shown."""
        self._cursor.forget()

    def remember(self, sentence: str) -> None:
        """This was said last."""
        self._last_said = sentence

    def answer(self, event: QKeyEvent, board: Board, discs: list[Placed], cells: CellTable, column: int) -> bool:
        """Say what the key asks for; False if it asks for nothing. ``column`` is where somebody who explores begins."""
        key, held = event.key(), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if held == CTRL and key in STEPS:
            self._say(cells.name(self._cursor.step(*STEPS[Qt.Key(key)], board.size, column)))
        elif (held, key) == (PLAIN, Qt.Key.Key_B):
            self._say(columns_aloud(discs, board.size, self._name))
        elif (held, key) == (SHIFT, Qt.Key.Key_B):
            self._say(rows_aloud(discs, board.size, self._name))
        elif (held, key) == (PLAIN, Qt.Key.Key_X):
            self._say(threats_aloud(board, self._name))
        elif (held, key) == (PLAIN, Qt.Key.Key_E):
            self._say(self._last_said)
        else:
            return False
        return True
