"""Scene: the picture of the board. It shows what it is told and emits wishes; it knows no rules of its own."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject, Qt, QVariantAnimation, Signal, Slot
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneMouseEvent

from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.game.game import GameResult, Turn
from connect4_gui.ui.appearance import Appearance
from connect4_gui.ui.board_layout import BoardLayout
from connect4_gui.ui.board_plate import BoardPlate, BoardWells
from connect4_gui.ui.circle import Circle
from connect4_gui.ui.column_numbers import ColumnNumbers
from connect4_gui.ui.fall import Fall
from connect4_gui.ui.hover import LandingMark, LaneGlow, WaitingDisc
from connect4_gui.ui.motion import Motion
from connect4_gui.ui.pause_veil import PauseVeil
from connect4_gui.ui.shake import Shake
from connect4_gui.ui.theme import Theme


class Themed(Protocol):
    def set_theme(self, theme: Theme) -> None: ...


class Scene(QGraphicsScene):
    """``column_clicked`` is a wish, not a move. ``result_shown`` comes when the last disc lies.

    ``disc_touched`` carries the cell of a disc at the moment it comes down.
    """

    column_clicked = Signal(int)
    disc_touched = Signal(object)
    result_shown = Signal(object)

    def __init__(self, size: BoardSize, look: Appearance, motion: Motion, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._motion = motion
        self._board = Board.empty(size)
        self._mover: Side | None = None
        self._hover_column: int | None = None
        self._circles: list[Circle] = []
        self._falls: list[Fall] = []
        self._result: GameResult | None = None
        self.layout_ = BoardLayout(size)
        self._build_items(look.theme)
        self.setSceneRect(self.layout_.scene)
        look.theme_changed.connect(self._set_theme)

    @property
    def circles(self) -> tuple[Circle, ...]:
        return tuple(self._circles)

    @property
    def is_falling(self) -> bool:
        return bool(self._falls)

    @property
    def hover_column(self) -> int | None:
        """The column the mouse or the keyboard points at, whether or not it is shown."""
        return self._hover_column

    @property
    def landing_mark(self) -> LandingMark:
        return self._landing

    @property
    def waiting_disc(self) -> WaitingDisc:
        return self._waiting

    def reset(self, board: Board) -> None:
        """Clear the board for a new game."""
        for fall in self._falls:
            fall.stop()
            fall.deleteLater()
        for circle in self._circles:
            self.removeItem(circle)
        self._falls, self._circles, self._result = [], [], None
        self._board = board
        self._show_hover()

    def drop(self, turn: Turn, board: Board) -> None:
        """Let the disc of ``turn`` fall; ``board`` is the position after it. A pass only changes the position."""
        self._board = board
        if turn.cell is not None:
            for circle in self._circles:
                circle.set_last(False)
            self._add_circle(turn.side, turn.cell)
        self._show_hover()

    def set_mover(self, side: Side | None) -> None:
        """Whose disc waits above the board; None when nobody may drop."""
        self._mover = side
        self._show_hover()

    def set_paused(self, is_paused: bool) -> None:
        self._veil.setVisible(is_paused)

    def set_motion(self, motion: Motion) -> None:
        """Let everything that moves from now on move like this."""
        self._motion = motion
        self._shake.setDuration(motion.refuse_ms)

    def show_result(self, result: GameResult) -> None:
        """Mark the end of the game as soon as the last disc lies."""
        self._result = result
        self._show_result_when_settled()

    def refuse(self, column: int) -> None:
        """Show that ``column`` is full."""
        self.point_at(column)
        self._shake.start_at(self.layout_.waiting(column))

    def point_at(self, column: int | None) -> None:
        """Move the hover to ``column``, or take it away."""
        if column != self._hover_column:
            self._shake.stop()
        self._hover_column = column
        self._show_hover()

    def wish(self, column: int | None) -> None:
        """Ask for a drop into ``column``, unless nobody may drop or a disc is still falling."""
        if column is not None and self._mover is not None and not self.is_falling:
            self.column_clicked.emit(column)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            column = self.layout_.column_at(event.scenePos())
            self.point_at(column)
            self.wish(column)
        event.accept()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """The second press of a double click is never a move."""
        event.accept()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.point_at(self.layout_.column_at(event.scenePos()))

    def _build_items(self, theme: Theme) -> None:
        self._wells = BoardWells(self.layout_, theme)
        self._landing = LandingMark(theme)
        self._plate = BoardPlate(self.layout_, theme)
        self._lane = LaneGlow(self.layout_, theme)
        self._waiting = WaitingDisc(theme)
        self._numbers = ColumnNumbers(self.layout_, theme)
        self._veil = PauseVeil(self.layout_, theme)
        layers = (self._wells, self._landing, self._plate, self._lane, self._waiting, self._numbers, self._veil)
        for depth, item in zip((-2, -1, 1, 2, 3, 1, 4), layers, strict=True):
            item.setZValue(depth)
            self.addItem(item)
        self._themed: tuple[Themed, ...] = layers
        self._veil.hide()
        self._shake = Shake(self._waiting, self._motion.refuse_ms, self)
        self._show_hover()

    def _add_circle(self, side: Side, cell: tuple[int, int]) -> None:
        circle = Circle(side, cell, self._look.theme)
        self._circles.append(circle)
        self.addItem(circle)
        duration = self._motion.fall_ms(self.layout_.fall_cells(cell))
        fall = Fall(circle, self.layout_.waiting(cell[1]), self.layout_.centre(cell), duration, self)
        if duration == 0:
            self._touch(fall)
            self._mark_last(fall)
            return
        self._falls.append(fall)
        fall.touched.connect(self._touch)
        fall.landed.connect(self._land)
        fall.start()

    @Slot(object)
    def _touch(self, fall: Fall) -> None:
        self.disc_touched.emit(fall.circle.cell)

    @Slot(object)
    def _land(self, fall: Fall) -> None:
        self._falls.remove(fall)
        self._mark_last(fall)
        self._show_result_when_settled()

    def _mark_last(self, fall: Fall) -> None:
        """Mark the disc that has come to rest, unless a later one is on its way already."""
        fall.circle.set_last(fall.circle is self._circles[-1])
        fall.deleteLater()

    def _show_result_when_settled(self) -> None:
        if self._result is None or self.is_falling:
            return
        result, self._result = self._result, None
        if result.cells:
            for circle in self._circles:
                circle.set_winning(circle.cell in result.cells)
        self.result_shown.emit(result)

    def _show_hover(self) -> None:
        column, side = self._hover_column, self._mover
        if column is None or side is None:
            for item in (self._lane, self._waiting, self._landing):
                item.hide()
            self._numbers.set_lit(None)
            return
        is_full = not self._board.has_room(column)
        self._numbers.set_lit(column)
        self._lane.show_at(column, is_full=is_full)
        if self._shake.state() != QVariantAnimation.State.Running:
            self._waiting.show_at(side, self.layout_.waiting(column), is_full=is_full)
        if is_full:
            self._landing.hide()
        else:
            cell = (self._board.landing_row(column), column)
            self._landing.show_at(cell, side, self.layout_.centre(cell))

    @Slot(object)
    def _set_theme(self, theme: Theme) -> None:
        items: tuple[Themed, ...] = (*self._themed, *self._circles)
        for item in items:
            item.set_theme(theme)
