"""EditorView: the board under the keyboard. Every key does something at once, as a click does."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from connect4_gui.engine.board import Side
from connect4_gui.ui.board.board_view import BoardView
from connect4_gui.ui.setup.editor_scene import EditorScene

TAKE_KEYS = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
TOOL_KEYS = {Qt.Key.Key_X: Side.FIRST, Qt.Key.Key_O: Side.SECOND, Qt.Key.Key_E: None}
"""The marks of a board that is written as text, and the eraser."""


class EditorView(BoardView):
    """A number uses what is chosen on that column, Delete takes the highest disc of the chosen column away.

    The arrows and the keys that drop mean what they do in a game. ``tool_chosen`` carries a side, or None for the
    eraser.
    """

    tool_chosen = Signal(object)

    def __init__(self, scene: EditorScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._editor_scene = scene

    def press_key(self, event: QKeyEvent) -> bool:
        key, scene = event.key(), self._editor_scene
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        if event.isAutoRepeat() and (key in TAKE_KEYS or Qt.Key.Key_1 <= key <= Qt.Key.Key_9):
            return True
        if key in TOOL_KEYS:
            self.tool_chosen.emit(TOOL_KEYS[Qt.Key(key)])
        elif key in TAKE_KEYS and scene.hover_column is not None:
            scene.taking_wished.emit(scene.hover_column)
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            self._use(key - Qt.Key.Key_1)
        else:
            return super().press_key(event)
        return True

    def _use(self, column: int) -> None:
        if column < self._editor_scene.layout_.size.columns:
            self._editor_scene.point_at(column)
            self._editor_scene.wish(column)

    def _write_texts(self) -> None:
        self.setAccessibleName(self.tr("Board"))
        self.setAccessibleDescription(
            self.tr(
                "The number keys drop a disc. The arrow keys choose a column, Enter drops there and Delete takes away. "
                "X and O choose the disc, E the eraser."
            )
        )
