"""EditorBoard: shows the position in the making, whatever size it has, and asks for changes."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from connect4_gui.engine.board import Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.game.board_editor import BoardEditor
from connect4_gui.game.game import discs_of
from connect4_gui.ui.board.cell_table import CellTable, cell_name
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.disc_names import disc_name
from connect4_gui.ui.setup.editor_scene import EditorScene
from connect4_gui.ui.setup.editor_view import EditorView


class EditorBoard(QWidget):
    """``column_used`` and ``taking_wished`` carry a column, ``tool_chosen`` a side or None for the eraser, and
    ``column_chosen`` the column that the keyboard points at.
    """

    column_used = Signal(int)
    taking_wished = Signal(int)
    tool_chosen = Signal(object)
    column_chosen = Signal(int)

    def __init__(self, size: BoardSize, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._tool: Side | None = Side.FIRST
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._build(size)

    def sizeHint(self) -> QSize:
        return QSize(540, 500)

    def choose(self, tool: Side | None) -> None:
        """Hold a disc of this side, or with None the eraser."""
        self._tool = tool
        self.scene.choose(tool)

    def show_position(self, editor: BoardEditor) -> None:
        """Show the position of ``editor``, with what is impossible in it standing out."""
        board, found = editor.board, editor.impossible
        if board.size != self.scene.layout_.size:
            self._rebuild(board.size)
        discs = discs_of(board)
        self.scene.show_discs(discs, editor.landings)
        self.scene.mark(found.cells if found is not None else ())
        names = {disc.cell: disc_name(self._appearance.theme, disc.side) for disc in discs}
        self.cells.set_names({cell: cell_name(cell, names.get(cell, "")) for cell in self.cells.cells})

    def _build(self, size: BoardSize) -> None:
        self.scene = EditorScene(size, self._appearance, self)
        self.view = EditorView(self.scene)
        self.cells = CellTable(size, self.view)
        self.scene.choose(self._tool)
        self.scene.column_clicked.connect(self.column_used)
        self.scene.taking_wished.connect(self.taking_wished)
        self.view.tool_chosen.connect(self.tool_chosen)
        self.view.column_chosen.connect(self.column_chosen)
        self._column.addWidget(self.view)
        self.setFocusProxy(self.view)

    def _rebuild(self, size: BoardSize) -> None:
        """Put another board in the place of this one, with the same column chosen and the focus where it was."""
        scene, view = self.scene, self.view
        had_focus, column = self.window().focusWidget() is view, scene.hover_column
        self._column.removeWidget(view)
        self._build(size)
        if column is not None and column < size.columns:
            self.scene.point_at(column)
        self.view.show()
        if had_focus:
            self.view.setFocus()
        view.hide()
        view.deleteLater()
        scene.deleteLater()
