"""EditorScene: a board on which every click counts, with the left button or, to take away, with the right one."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsSceneMouseEvent, QStyleOptionGraphicsItem, QWidget

from connect4_gui.engine.board import Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.geometry import Cell
from connect4_gui.engine.moves import Placed
from connect4_gui.settings.colour import INK, PAPER
from connect4_gui.settings.motion import STILL
from connect4_gui.settings.theme import Theme
from connect4_gui.ui.board.board_layout import HOLE_RADIUS
from connect4_gui.ui.board.cached_item import CachedItem
from connect4_gui.ui.board.hover import LaneGlow
from connect4_gui.ui.board.scene import Depth, Scene
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.disc_painter import square

BUTTONS = (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton)


class TakeMark(CachedItem):
    """A cross over the disc that would be taken away."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(square(QPointF(), HOLE_RADIUS), theme)
        self.hide()

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        reach = HOLE_RADIUS * 0.5
        for colour, width in ((INK, 13), (PAPER, 7)):
            painter.setPen(QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(QPointF(-reach, -reach), QPointF(reach, reach))
            painter.drawLine(QPointF(-reach, reach), QPointF(reach, -reach))


class EditorScene(Scene):
    """``column_clicked`` wishes for whatever is chosen, ``taking_wished`` that the highest disc goes away.

    While a disc is chosen the board points as it does in a game, with the eraser at the disc that would go.
    """

    taking_wished = Signal(int)

    def __init__(self, size: BoardSize, appearance: Appearance, parent: QObject | None = None) -> None:
        super().__init__(size, appearance, STILL, parent)
        self._held_column: int | None = None
        self._is_erasing = False
        self._take_lane = LaneGlow(self.layout_, appearance.theme)
        self._take_lane.hide()
        self.take_mark = TakeMark(appearance.theme)
        self.add_layer(self._take_lane, Depth.LANE)
        self.add_layer(self.take_mark, Depth.LANE)

    def choose(self, side: Side | None) -> None:
        """Hold a disc of ``side`` from now on, or with None the eraser."""
        self._is_erasing = side is None
        self.set_mover(side)
        self._show_taking()

    def show_discs(self, discs: Sequence[Placed], landings: Sequence[Cell | None], *, has_last: bool = False) -> None:
        super().show_discs(discs, landings, has_last=has_last)
        self._show_taking()

    def mark(self, cells: Collection[Cell]) -> None:
        """Let the discs in ``cells`` stand out from the others; with none of them all are alike."""
        for circle in self.circles:
            circle.set_winning(circle.cell in cells)
            circle.set_dimmed(bool(cells) and circle.cell not in cells)

    def point_at(self, column: int | None) -> None:
        super().point_at(column)
        self._show_taking()

    def wish(self, column: int | None) -> None:
        if column is not None:
            self.column_clicked.emit(column)

    def press(self, point: QPointF) -> None:
        self._held_column = self.layout_.lane_at(point)
        self.point_at(self._held_column)

    def slide(self, point: QPointF, *, takes_disc: bool) -> None:
        column = self.layout_.lane_at(point)
        self.point_at(column)
        if takes_disc and self._held_column is not None:
            self._held_column = column

    def release(self, point: QPointF) -> None:
        """Use what is chosen where it was pressed; dragging off cancels."""
        held, self._held_column = self._held_column, None
        if held is not None and held == self.layout_.lane_at(point):
            self.wish(held)

    def let_go(self) -> None:
        self._held_column = None
        super().let_go()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() in BUTTONS:
            self.press(event.scenePos())
        event.accept()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Whoever clicks quickly means every click."""
        self.mousePressEvent(event)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() == Qt.MouseButton.RightButton:
            held, self._held_column = self._held_column, None
            if held is not None and held == self.layout_.lane_at(event.scenePos()):
                self.taking_wished.emit(held)
        elif event.button() == Qt.MouseButton.LeftButton:
            self.release(event.scenePos())
        event.accept()

    def _show_taking(self) -> None:
        """Show which disc the eraser would take."""
        column = self.hover_column if self._is_erasing else None
        cells = [circle.cell for circle in self.circles if circle.cell[1] == column]
        self.take_mark.setVisible(bool(cells))
        if cells:
            self.take_mark.setPos(self.layout_.centre(max(cells)))
        if column is None:
            self._take_lane.hide()
        else:
            self._take_lane.show_at(column, is_full=True)
