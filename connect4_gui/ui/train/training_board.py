"""TrainingBoard: a board to try moves on. It shows what it is told, on boards of any size, and emits tries."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.geometry import Cell
from connect4_gui.engine.moves import Placed
from connect4_gui.game.game import Ending, GameResult
from connect4_gui.settings.motion import Motion
from connect4_gui.ui.board.board_view import BoardView
from connect4_gui.ui.board.cell_rings import CellRings
from connect4_gui.ui.board.cell_table import CellTable, cell_name
from connect4_gui.ui.board.column_tag import BAND, ColumnTag, Tone
from connect4_gui.ui.board.ghost_line import GhostLine, discs_of_line
from connect4_gui.ui.board.scene import Depth, Scene
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.disc_names import disc_name
from connect4_gui.ui.train.board_questions import BoardQuestions
from connect4_gui.ui.widgets.announcement import announce
from connect4_gui.ui.words.retranslation import keep_translated


class TrainingBoard(QWidget):
    """``tried`` carries the column of a wish; nothing is dropped until it is told to be.

    ``drop_unheard`` comes when a key would drop but nobody may now. ``announced`` carries every sentence for a screen
    reader.
    """

    tried = Signal(int)
    drop_unheard = Signal()
    announced = Signal(str)

    def __init__(self, appearance: Appearance, motion: Motion, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._motion = motion
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._scene: Scene | None = None
        self._view: BoardView | None = None
        self._questions = BoardQuestions(self._name, self.say)
        self.board = Board.empty(STANDARD_SIZE)
        self._build(STANDARD_SIZE)
        appearance.theme_changed.connect(self._name_cells)
        keep_translated(self, self._name_cells)

    @property
    def scene(self) -> Scene:
        assert self._scene is not None
        return self._scene

    @property
    def view(self) -> BoardView:
        assert self._view is not None
        return self._view

    def show_board(self, board: Board, mover: Side | None) -> None:
        """Put these discs on the board at once; ``mover`` may drop, nobody if it is None."""
        if board.size != self.board.size:
            self._build(board.size)
        self.board = board
        self._questions.forget()
        self.clear_marks()
        self.scene.show_discs(discs_on(board), landings_on(board), has_last=False)
        self.set_mover(mover)
        self._name_cells()

    def drop(self, column: int) -> None:
        """Let a disc of whoever is to move fall into ``column``."""
        board = self.board
        self.board = board.play(column)
        self.clear_marks()
        disc = Placed(board.side, (board.landing_row(column), column))
        self.scene.play([disc], landings_on(self.board))
        outcome = self.board.outcome()
        if outcome is not None:
            self.scene.show_result(GameResult(outcome.winner, _ending(outcome.winner), outcome.cells), is_news=False)
        self._name_cells(disc.cell)

    def set_mover(self, mover: Side | None) -> None:
        self.scene.set_mover(mover)

    def show_line(self, columns: Sequence[int]) -> None:
        """Show ``columns`` as numbered ghosts of both sides, from the board as it stands."""
        self.ghosts.show_line(discs_of_line(self.board, columns))
        self.ghosts.show()

    def ring(self, cells: Iterable[Cell]) -> None:
        self.rings.show_cells(cells)

    def tag(self, column: int, text: str, tone: Tone) -> None:
        self.column_tag.show_at(column, text, tone)

    def clear_marks(self) -> None:
        self.ghosts.show_line(())
        self.ghosts.hide()
        self.rings.show_cells(())
        self.column_tag.take_away()

    def refuse(self, column: int) -> None:
        self.scene.refuse(column)

    def say(self, sentence: str) -> None:
        """Let a screen reader, if one is running, speak ``sentence``."""
        self._questions.remember(sentence)
        announce(self.view, sentence)
        self.announced.emit(sentence)

    def press_key(self, event: QKeyEvent) -> bool:
        """Do what the key means on the board, or say what it asks for; False if it means nothing here."""
        if self.view.press_key(event):
            return True
        return self._questions.answer(
            event, self.board, discs_on(self.board), self.cells, max(self.scene.hover_column or 0, 0)
        )

    def set_motion(self, motion: Motion) -> None:
        self._motion = motion
        self.scene.set_motion(motion)

    def _build(self, size: BoardSize) -> None:
        """A board of another size is another scene."""
        if self._view is not None:
            self._column.removeWidget(self._view)
            self._view.hide()
            self._view.deleteLater()
            self.scene.deleteLater()
        self._scene = Scene(size, self._appearance, self._motion, self)
        self.scene.make_room(above=BAND, left=0)
        theme, layout = self._appearance.theme, self.scene.layout_
        self.ghosts, self.rings = GhostLine(layout, theme), CellRings(layout, theme)
        self.column_tag = ColumnTag(layout, theme)
        self.scene.add_layer(self.ghosts, Depth.IN_HOLES)
        self.scene.add_layer(self.rings, Depth.LANE)
        self.scene.add_layer(self.column_tag, Depth.LANE)
        self.scene.column_clicked.connect(self.tried)
        self._view = BoardView(self.scene)
        self.view.column_chosen.connect(self._tell_column)
        self.view.nothing_there.connect(self._tell_nothing)
        self.view.drop_unheard.connect(self.drop_unheard)
        self.cells = CellTable(size, self.view)
        self._column.addWidget(self.view)
        self.view.setVisible(True)
        self.setFocusProxy(self.view)

    @Slot(int)
    def _tell_column(self, column: int) -> None:
        row = self.board.landing_row(column)
        sentence = (
            self.tr("Column {column}, row {row}") if self.board.has_room(column) else self.tr("Column {column} is full")
        )
        self.say(sentence.format(column=column + 1, row=row + 1))

    @Slot(int)
    def _tell_nothing(self, column: int) -> None:
        self.say(self.tr("There is no column {number}").format(number=column + 1))

    def _name(self, side: Side) -> str:
        return disc_name(self._appearance.theme, side)

    @Slot()
    def _name_cells(self, last: Cell | None = None) -> None:
        """Name every cell for a screen reader by what lies in it."""
        outcome = self.board.outcome()
        winning = outcome.cells if outcome is not None else frozenset()
        discs = {disc.cell: self._name(disc.side) for disc in discs_on(self.board)}
        self.cells.set_names(
            {
                cell: cell_name(cell, discs.get(cell, ""), is_last=cell == last, is_winning=cell in winning)
                for cell in self.cells.cells
            }
        )


def discs_on(board: Board) -> list[Placed]:
    """What lies on ``board``, column by column from the bottom up."""
    return [
        Placed(side, (row, column))
        for column in range(board.size.columns)
        for row in range(board.landing_row(column))
        if (side := board.disc_at(row, column)) is not None
    ]


def landings_on(board: Board) -> tuple[Cell | None, ...]:
    """Where the next disc would come to lie in every column; None where there is no room."""
    return tuple(
        (board.landing_row(column), column) if board.has_room(column) else None for column in range(board.size.columns)
    )


def _ending(winner: Side | None) -> Ending:
    return Ending.BOARD_FULL if winner is None else Ending.FOUR_IN_A_ROW
