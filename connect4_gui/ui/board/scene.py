"""Scene: the picture of the board. It shows what it is told and emits wishes; it knows no rules of its own."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from PySide6.QtCore import QObject, Qt, QVariantAnimation, Signal, Slot
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneMouseEvent

from connect4_gui.engine.board import Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.geometry import Cell
from connect4_gui.engine.moves import Change, Placed
from connect4_gui.game.game import GameResult
from connect4_gui.settings.motion import Motion
from connect4_gui.settings.theme import Theme
from connect4_gui.ui.board.board_layout import BoardLayout
from connect4_gui.ui.board.board_plate import BoardPlate, BoardWells
from connect4_gui.ui.board.cached_item import CachedItem
from connect4_gui.ui.board.circle import Circle
from connect4_gui.ui.board.column_numbers import ColumnNumbers
from connect4_gui.ui.board.fall import Fall
from connect4_gui.ui.board.hover import LandingMark, LaneGlow, WaitingDisc
from connect4_gui.ui.board.pause_veil import PauseVeil
from connect4_gui.ui.board.reveal import Reveal
from connect4_gui.ui.board.shake import Shake
from connect4_gui.ui.look.appearance import Appearance


class Depth(IntEnum):
    """What lies behind what, from the back to the front."""

    WELLS = -4
    LANDING = -3
    IN_HOLES = -2
    BEHIND_DISCS = -1
    DISCS = 0
    PLATE = 1
    LANE = 2
    WAITING = 3
    VEIL = 4


class Scene(QGraphicsScene):
    """``column_clicked`` is a wish, not a move. ``result_shown`` comes when the last disc lies and the line is lit.

    Nothing waits for an animation: a disc that falls is put in its place as soon as the next one starts. Only while a
    disc falls that was dropped by hand, further clicks and keys ask for nothing, so that no hand plays twice.

    The mouse shows a column when it is pressed and asks for it when it is released there, so that dragging off cancels.

    ``disc_touched`` carries the cell of a disc at the moment it comes down; ``veil_clicked`` is the wish to go on.
    While an earlier place of the game is shown, ``past_touched`` comes instead of a wish: with the column that was
    pressed or chosen, or None for a key that drops.
    """

    column_clicked = Signal(int)
    veil_clicked = Signal()
    past_touched = Signal(object)
    disc_touched = Signal(object)
    result_shown = Signal(object)

    def __init__(self, size: BoardSize, appearance: Appearance, motion: Motion, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._motion = motion
        self._landings: tuple[Cell | None, ...] = (None,) * size.columns
        self._mover: Side | None = None
        self._hover_column: int | None = None
        self._circles: list[Circle] = []
        self._falls: list[Fall] = []
        self._is_hand_busy = False
        self._pressed: tuple[int, Side] | None = None
        self._is_past = False
        self._is_result_news = False
        self._result: GameResult | None = None
        self._reveal: Reveal | None = None
        self.layout_ = BoardLayout(size)
        self._build_items(appearance.theme)
        self.setSceneRect(self.layout_.scene)
        appearance.theme_changed.connect(self._set_theme)

    @property
    def circles(self) -> tuple[Circle, ...]:
        return tuple(self._circles)

    @property
    def is_falling(self) -> bool:
        return bool(self._falls)

    @property
    def is_ending(self) -> bool:
        """Whether a result is still on its way: the last disc falls or the line lights up."""
        return self._result is not None

    @property
    def is_past(self) -> bool:
        """Whether an earlier place of the game is shown, on which nobody can drop."""
        return self._is_past

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

    @property
    def motion(self) -> Motion:
        """How everything on the board moves now."""
        return self._motion

    def make_room(self, *, above: float, left: float) -> None:
        """Make room for layers above the plate, below the waiting disc, and left of it."""
        self.layout_.set_room(above=above, left=left)
        self.setSceneRect(self.layout_.scene)
        self._shake.stop()
        self._show_hover()

    def add_layer(self, item: CachedItem, depth: Depth) -> None:
        """Let ``item`` lie on the board from now on, in the colours of the theme."""
        item.setZValue(depth)
        self.addItem(item)
        self._layers.append(item)

    def show_discs(self, discs: Sequence[Placed], landings: Sequence[Cell | None], *, has_last: bool = True) -> None:
        """Show these discs at once, as undo, redo and a new game need it; if it ``has_last``, the last of them came
        last and is marked.

        ``landings`` says for every column where the next disc would come to lie, None where there is no room.
        """
        self._stop_motion()
        kept = 0
        while kept < min(len(discs), len(self._circles)) and discs[kept] == self._disc(kept):
            kept += 1
        for circle in self._circles[kept:]:
            self.removeItem(circle)
        del self._circles[kept:]
        for circle in self._circles:
            circle.set_plain()
        for disc in discs[kept:]:
            self._put_circle(disc).setPos(self.layout_.centre(disc.cell))
        if self._circles:
            self._circles[-1].set_last(has_last)
        self._landings = tuple(landings)
        self._show_hover()

    def play(self, changes: Sequence[Change], landings: Sequence[Cell | None]) -> None:
        """Show what a move did to the board: a disc that was placed falls into its cell. A pass did nothing."""
        self._landings = tuple(landings)
        self._finish_falls()
        for change in changes:
            if isinstance(change, Placed):
                for circle in self._circles:
                    circle.set_last(False)
                self._let_fall(change)
        self._show_hover()

    def set_mover(self, side: Side | None) -> None:
        """Whose disc waits above the board; None when nobody may drop."""
        self._mover = side
        self._show_hover()

    def cover(self, *, can_go_on: bool) -> None:
        """Hide what lies on the board; if the game ``can_go_on``, a click wishes it."""
        self._veil.cover(can_go_on=can_go_on)

    def uncover(self) -> None:
        self._veil.hide()

    def set_past(self, is_past: bool) -> None:
        """Whether what is shown from now on is an earlier place of the game."""
        self._is_past = is_past
        self._show_hover()

    def rewrite(self) -> None:
        """Write what is written on the board again, after the language has changed."""
        self._veil.update()

    def set_motion(self, motion: Motion) -> None:
        """Let everything that moves from now on move like this."""
        self._motion = motion
        self._shake.setDuration(motion.refuse_ms)

    def show_result(self, result: GameResult, *, is_news: bool = True) -> None:
        """Mark the end of the game as soon as the last disc lies; unless it ``is_news``, nobody is told."""
        self._result, self._is_result_news = result, is_news
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
        """Ask for a drop into ``column``, unless nobody may drop or a disc dropped by hand is still falling."""
        if column is not None and self._is_hand_free:
            self._is_hand_busy = True
            self.column_clicked.emit(column)
            self._is_hand_busy = False

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            column = self.layout_.column_at(event.scenePos())
            if self._is_past:
                self._touch_past(column)
            else:
                self._press(column)
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Drop where the button was pressed, by whom it was pressed; elsewhere or later nothing happens."""
        if event.button() == Qt.MouseButton.LeftButton:
            column = self.layout_.column_at(event.scenePos())
            pressed, self._pressed = self._pressed, None
            if pressed is not None and pressed == self._held(column):
                self.wish(column)
        event.accept()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """The second press of a double click is never a move."""
        event.accept()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.point_at(self.layout_.column_at(event.scenePos()))

    def _press(self, column: int | None) -> None:
        """Hold a disc over ``column`` until the button is released; a covered board goes on."""
        self.point_at(column)
        self._pressed = self._held(column) if self._is_hand_free else None
        if column is not None and self._veil.isVisible() and self._veil.can_go_on:
            self.veil_clicked.emit()

    def _touch_past(self, column: int | None) -> None:
        if column is not None:
            self.past_touched.emit(column)

    def _build_items(self, theme: Theme) -> None:
        self._wells = BoardWells(self.layout_, theme)
        self._landing = LandingMark(theme)
        self._plate = BoardPlate(self.layout_, theme)
        self._lane = LaneGlow(self.layout_, theme)
        self._waiting = WaitingDisc(theme)
        self._numbers = ColumnNumbers(self.layout_, theme)
        self._veil = PauseVeil(self.layout_, theme)
        self._layers: list[CachedItem] = []
        for item, depth in (
            (self._wells, Depth.WELLS),
            (self._landing, Depth.LANDING),
            (self._plate, Depth.PLATE),
            (self._lane, Depth.LANE),
            (self._waiting, Depth.WAITING),
            (self._numbers, Depth.PLATE),
            (self._veil, Depth.VEIL),
        ):
            self.add_layer(item, depth)
        self._veil.hide()
        self._shake = Shake(self._waiting, self._motion.refuse_ms, self)
        self._show_hover()

    @property
    def _is_hand_free(self) -> bool:
        return self._mover is not None and not any(fall.is_by_hand for fall in self._falls)

    def _held(self, column: int | None) -> tuple[int, Side] | None:
        """The column under the mouse and whose disc is held over it."""
        return None if column is None or self._mover is None else (column, self._mover)

    def _disc(self, number: int) -> Placed:
        return Placed(self._circles[number].side, self._circles[number].cell)

    def _put_circle(self, disc: Placed) -> Circle:
        circle = Circle(disc.side, disc.cell, self._appearance.theme)
        self._circles.append(circle)
        self.addItem(circle)
        return circle

    def _let_fall(self, disc: Placed) -> None:
        circle, cell = self._put_circle(disc), disc.cell
        duration = self._motion.fall_ms(self.layout_.fall_cells(cell))
        fall = Fall(circle, self.layout_.waiting(cell[1]), self.layout_.centre(cell), duration, self)
        if duration == 0:
            self._touch(fall)
            self._mark_last(fall)
            return
        fall.is_by_hand = self._is_hand_busy
        self._falls.append(fall)
        fall.touched.connect(self._touch)
        fall.landed.connect(self._land)
        fall.start()

    def _finish_falls(self) -> None:
        """Put every falling disc in its place."""
        for fall in tuple(self._falls):
            fall.finish()

    def _stop_motion(self) -> None:
        """Forget every fall and the reveal, wherever they are."""
        for fall in self._falls:
            fall.stop()
            fall.circle.setPos(self.layout_.centre(fall.circle.cell))
            fall.deleteLater()
        self._falls, self._result = [], None
        if self._reveal is not None:
            self._reveal.stop()
            self._reveal.deleteLater()
            self._reveal = None

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
        if self._result is None or self.is_falling or self._reveal is not None:
            return
        cells = self._result.cells
        line = sorted(
            (circle for circle in self._circles if circle.cell in cells), key=lambda circle: circle.cell[::-1]
        )
        for circle in self._circles:
            circle.set_dimmed(bool(cells) and circle.cell not in cells)
        self._reveal = Reveal(line, self._motion.reveal_ms, self)
        self._reveal.finished.connect(self._finish_reveal)
        self._reveal.start()

    @Slot()
    def _finish_reveal(self) -> None:
        if self._reveal is None or self._result is None:
            return
        self._reveal.deleteLater()
        result, self._result, self._reveal = self._result, None, None
        if self._is_result_news:
            self.result_shown.emit(result)

    def _show_hover(self) -> None:
        column, side = self._hover_column, None if self._is_past else self._mover
        if column is None or side is None:
            for item in (self._lane, self._waiting, self._landing):
                item.hide()
            self._numbers.set_lit(None)
            return
        cell = self._landings[column]
        is_full = cell is None
        self._numbers.set_lit(column)
        self._lane.show_at(column, is_full=is_full)
        if self._shake.state() != QVariantAnimation.State.Running:
            self._waiting.show_at(side, self.layout_.waiting(column), is_full=is_full)
        if cell is None:
            self._landing.hide()
        else:
            self._landing.show_at(cell, side, self.layout_.centre(cell))

    @Slot(object)
    def _set_theme(self, theme: Theme) -> None:
        for item in (*self._layers, *self._circles):
            item.set_theme(theme)
