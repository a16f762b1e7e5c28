"""Scene: the picture of the board. It shows what it is told and emits wishes; it knows no rules of its own."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from PySide6.QtCore import QObject, QPointF, Qt, QVariantAnimation, Signal, Slot
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneMouseEvent

from connect4_gui.engine.board import Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.geometry import Cell
from connect4_gui.engine.moves import Change, Placed
from connect4_gui.engine.pull import Pull
from connect4_gui.game.game import GameResult
from connect4_gui.settings.motion import Motion
from connect4_gui.settings.theme import Theme
from connect4_gui.ui.board.board_layout import BoardLayout
from connect4_gui.ui.board.board_plate import BoardPlate, BoardWells
from connect4_gui.ui.board.cached_item import CachedItem
from connect4_gui.ui.board.choreography import Choreography, is_upheaval
from connect4_gui.ui.board.circle import Circle
from connect4_gui.ui.board.column_numbers import ColumnNumbers
from connect4_gui.ui.board.hover import LandingMark, LaneGlow, WaitingDisc, WayMark
from connect4_gui.ui.board.pause_veil import PauseVeil
from connect4_gui.ui.board.performance import Performance
from connect4_gui.ui.board.pointer import Pointer, Spot, pointer_at
from connect4_gui.ui.board.pull_arrow import PullArrow
from connect4_gui.ui.board.pull_marks import PullMarks, PullPreview
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
    """``column_clicked`` is a wish, not a move; a column is a row where gravity points sideways. So is
    ``pull_clicked``, for the lowest disc of a column. ``result_shown`` comes when the last disc lies and the line is
    lit.

    Nothing waits for an animation: a disc that falls is put in its place as soon as the next one starts. Only while a
    disc falls that was dropped by hand, or the whole board is on the move, further clicks and keys ask for nothing, so
    that no hand plays twice or in a place it did not mean.

    The mouse shows a column when it is pressed and asks for it when it is released there, so that dragging off cancels.

    ``disc_touched`` carries the cell of a disc at the moment it comes down; ``veil_clicked`` is the wish to go on.
    While an earlier place of the game is shown, ``past_touched`` comes instead of a wish: with the column that was
    pressed or chosen, or None for a key that drops. ``pull_shown`` carries the column whose lowest disc the mouse or
    the keyboard would pull out; None for no more.
    """

    column_clicked = Signal(int)
    pull_clicked = Signal(int)
    pull_shown = Signal(object)
    veil_clicked = Signal()
    past_touched = Signal(object)
    disc_touched = Signal(object)
    result_shown = Signal(object)

    def __init__(
        self,
        size: BoardSize,
        appearance: Appearance,
        motion: Motion,
        parent: QObject | None = None,
        *,
        is_turning: bool = False,
    ) -> None:
        """Where gravity ``is_turning`` there is room for waiting discs on every side."""
        super().__init__(parent)
        self._appearance = appearance
        self._motion = motion
        self._landings: tuple[Cell | None, ...] = (None,) * size.columns
        self._ways: tuple[Sequence[Cell], ...] = ()
        self._mover: Side | None = None
        self._pointer: Pointer | None = None
        self._mouse: QPointF | None = None
        self._pops: frozenset[int] = frozenset()
        self._pull_shown: int | None = None
        self._circles: list[Circle] = []
        self._performance: Performance | None = None
        self._is_hand_busy = False
        self._pressed: tuple[Pointer, Side] | None = None
        self._newest: Circle | None = None
        self._is_past = False
        self._is_result_news = False
        self._result: GameResult | None = None
        self._reveal: Reveal | None = None
        self.layout_ = BoardLayout(size, is_turning=is_turning)
        self._build_items(appearance.theme)
        self.setSceneRect(self.layout_.scene)
        appearance.theme_changed.connect(self._set_theme)

    @property
    def circles(self) -> tuple[Circle, ...]:
        return tuple(self._circles)

    @property
    def is_falling(self) -> bool:
        """Whether anything on the board is on its way."""
        return self._performance is not None

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
        """The column the mouse or the keyboard points at, whether or not it is shown; below the plate only where a disc
        can be pulled out.
        """
        pointer = self._pointer
        if pointer is None or (pointer.spot is Spot.BELOW and not self._is_pull(pointer)):
            return None
        return pointer.lane

    @property
    def pointed_pull(self) -> int | None:
        """The column whose lowest disc would be pulled out where the mouse or the keyboard points."""
        return self._pull_shown

    @property
    def pops(self) -> frozenset[int]:
        """The columns whose lowest disc can be pulled out now."""
        return self._pops

    @property
    def way_mark(self) -> WayMark:
        return self._way

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

    def play(self, changes: Sequence[Change], landings: Sequence[Cell | None], pull: Pull = Pull.DOWN) -> None:
        """Show what a move did to the board: a disc that was placed falls into its cell. A pass did nothing.

        ``landings`` and ``pull`` are those after it.
        """
        if self._performance is not None:
            self._performance.finish()
        for circle in self._circles if changes else ():
            circle.set_last(False)
            circle.set_swapped(False)
        stages = self._choreography.stages(changes, self._motion)
        self.set_pull(pull)
        self._landings = tuple(landings)
        performance = Performance(stages, self, is_by_hand=self._is_hand_busy, is_upheaval=is_upheaval(changes))
        placed = [change for change in changes if isinstance(change, Placed)]
        self._newest = self._circles[-1] if placed and self._circles else None
        performance.touched.connect(self.disc_touched)
        performance.ended.connect(self._end_performance)
        self._performance = performance
        performance.begin()
        self._show_hover()

    def set_pull(self, pull: Pull) -> None:
        """Let discs wait and fall as gravity has it from now on."""
        if pull is self.layout_.pull:
            return
        self.layout_.set_pull(pull)
        self._landings = (None,) * self.layout_.lanes
        self._pointer = None if self._mouse is None else pointer_at(self.layout_, self._mouse)
        self._shake.stop()
        self._numbers.follow_pull()
        self._show_hover()

    def set_pops(self, columns: frozenset[int]) -> None:
        """Offer to pull the lowest disc out of ``columns``."""
        self._pops = columns
        self._show_hover()

    def set_ways(self, ways: Sequence[Sequence[Cell]]) -> None:
        """The cells through which discs would slide, the last one of each where it comes to lie."""
        self._ways = tuple(ways)
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
        """Show that ``column`` is full, or has no disc to pull out."""
        self.point_at(column)
        self._shake.start_at(self.layout_.waiting(column))

    def point_at(self, column: int | None) -> None:
        """Move the hover to ``column``, or take it away."""
        self._mouse = None
        self._point(None if column is None else Pointer(column))

    def point_at_bottom(self, column: int) -> None:
        """Move the hover to the lowest disc of ``column``; if that cannot be pulled out, to the column."""
        self._mouse = None
        self._point(Pointer(column, Spot.BOTTOM))

    def wish(self, column: int | None) -> None:
        """Ask for a drop into ``column``, unless nobody may drop or a disc dropped by hand is still falling."""
        if column is not None and self.is_hand_free:
            self._is_hand_busy = True
            self.column_clicked.emit(column)
            self._is_hand_busy = False

    def wish_pull(self, column: int) -> None:
        """Ask to pull out the lowest disc of ``column``, as ``wish`` does."""
        if self.is_hand_free:
            self._is_hand_busy = True
            self.pull_clicked.emit(column)
            self._is_hand_busy = False

    def wish_pointed(self) -> None:
        """Ask for what the hover shows."""
        if self._pointer is not None:
            self._wish_at(self._pointer)

    def press(self, point: QPointF) -> None:
        """Hold a disc over what lies under ``point``, where somebody may drop."""
        if self._is_past:
            self._touch_past(self.layout_.lane_at(point))
        else:
            self._press(pointer_at(self.layout_, point))

    def slide(self, point: QPointF, *, takes_disc: bool) -> None:
        """Point at ``point``; if it ``takes_disc``, the one that is held goes along."""
        if self._is_past:
            return
        pointer = pointer_at(self.layout_, point)
        self._point(pointer)
        held = self._held(pointer)
        if takes_disc and held is not None and self._pressed is not None and held[1] is self._pressed[1]:
            self._pressed = held

    def release(self, point: QPointF) -> None:
        """Drop where the disc is held, by whom it was pressed; elsewhere or later nothing happens."""
        pressed, self._pressed = self._pressed, None
        held = self._held(pointer_at(self.layout_, point))
        if pressed is not None and pressed == held:
            self._wish_at(pressed[0])

    def let_go(self) -> None:
        """Drop nothing, and point at nothing any more, except at a column that refuses right now."""
        self._pressed = None
        if self._shake.state() != QVariantAnimation.State.Running:
            self.point_at(None)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.press(event.scenePos())
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.release(event.scenePos())
        event.accept()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """The second press of a double click is never a move."""
        event.accept()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self._mouse = event.scenePos()
        self._point(pointer_at(self.layout_, self._mouse))

    def _point(self, pointer: Pointer | None) -> None:
        lane = None if pointer is None else pointer.lane
        if self._pointer is None or lane != self._pointer.lane:
            self._shake.stop()
        self._pointer = pointer
        self._show_hover()

    def _press(self, pointer: Pointer | None) -> None:
        """Hold a disc over its lane until the button is released; a covered board goes on."""
        self._point(pointer)
        self._pressed = self._held(pointer) if self.is_hand_free else None
        is_on_plate = pointer is not None and pointer.spot is not Spot.BELOW
        if is_on_plate and self._veil.isVisible() and self._veil.can_go_on:
            self.veil_clicked.emit()

    def _touch_past(self, column: int | None) -> None:
        if column is not None:
            self.past_touched.emit(column)

    def _build_items(self, theme: Theme) -> None:
        self._wells = BoardWells(self.layout_, theme)
        self._pull_marks = PullMarks(self.layout_, theme)
        self._pull_preview = PullPreview(self.layout_, theme)
        self._arrow = PullArrow(theme)
        self._landing = LandingMark(theme)
        self._way = WayMark(self.layout_, theme)
        self._plate = BoardPlate(self.layout_, theme)
        self._lane = LaneGlow(self.layout_, theme)
        self._waiting = WaitingDisc(theme)
        self._numbers = ColumnNumbers(self.layout_, theme)
        self._veil = PauseVeil(self.layout_, theme)
        self._layers: list[CachedItem] = []
        for item, depth in (
            (self._wells, Depth.WELLS),
            (self._landing, Depth.LANDING),
            (self._way, Depth.LANDING),
            (self._plate, Depth.PLATE),
            (self._lane, Depth.LANE),
            (self._waiting, Depth.WAITING),
            (self._numbers, Depth.PLATE),
            (self._pull_marks, Depth.LANE),
            (self._pull_preview, Depth.LANE),
            (self._arrow, Depth.WAITING),
            (self._veil, Depth.VEIL),
        ):
            self.add_layer(item, depth)
        self._veil.hide()
        self._arrow.setPos(self.layout_.plate.center())
        self._choreography = Choreography(
            self.layout_, self._circles, (self._wells, self._plate), self._arrow, self._put_circle, self.removeItem
        )
        self._shake = Shake(self._waiting, self._motion.refuse_ms, self)
        self._show_hover()

    @property
    def is_hand_free(self) -> bool:
        running = self._performance
        is_busy = running is not None and (running.is_by_hand or running.is_upheaval)
        return self._mover is not None and not is_busy

    def _held(self, pointer: Pointer | None) -> tuple[Pointer, Side] | None:
        """What the mouse would do here, and whose disc is held. What cannot be pulled out is a lane like any other."""
        if pointer is None or self._mover is None:
            return None
        if pointer.spot is Spot.BOTTOM and not self._is_pull(pointer):
            pointer = Pointer(pointer.lane)
        return pointer, self._mover

    def _is_pull(self, pointer: Pointer) -> bool:
        return pointer.spot is not Spot.LANE and pointer.lane in self._pops

    def _wish_at(self, pointer: Pointer) -> None:
        if self._is_pull(pointer):
            self.wish_pull(pointer.lane)
        elif pointer.spot is not Spot.BELOW:
            self.wish(pointer.lane)

    def _disc(self, number: int) -> Placed:
        return Placed(self._circles[number].side, self._circles[number].cell)

    def _put_circle(self, disc: Placed) -> Circle:
        circle = Circle(disc.side, disc.cell, self._appearance.theme)
        self._circles.append(circle)
        self.addItem(circle)
        return circle

    def _stop_motion(self) -> None:
        """Put everything in its place and forget the reveal, wherever they are."""
        if self._performance is not None:
            performance, self._performance = self._performance, None
            performance.drop()
            performance.deleteLater()
        self._result = None
        if self._reveal is not None:
            self._reveal.stop()
            self._reveal.deleteLater()
            self._reveal = None

    @Slot(object)
    def _end_performance(self, performance: Performance) -> None:
        """Mark the disc that was placed, if it is still there."""
        self._performance = None
        performance.deleteLater()
        if self._newest is not None and self._newest in self._circles:
            self._newest.set_last(True)
        self._show_hover()
        self._show_result_when_settled()

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
        pointer, side = self._pointer, None if self._is_past or self._is_upset else self._mover
        self._pull_marks.show_columns(frozenset() if side is None else self._pops)
        is_pull = side is not None and pointer is not None and self._is_pull(pointer)
        is_lane = side is not None and pointer is not None and (is_pull or pointer.spot is not Spot.BELOW)
        lane = pointer.lane if pointer is not None and is_lane else None
        self._numbers.set_lit(lane)
        self._show_pull(lane if is_pull else None, side)
        if lane is None or side is None:
            for item in (self._lane, self._waiting, self._landing, self._way):
                item.hide()
        else:
            self._show_drop(lane, side, is_pull=is_pull)

    def _show_drop(self, lane: int, side: Side, *, is_pull: bool) -> None:
        """Light ``lane``, and show where a disc dropped into it would land; a pull lets none wait."""
        cell = self._landings[lane]
        self._lane.show_at(lane, is_full=cell is None and not is_pull)
        if is_pull:
            self._waiting.hide()
        elif self._shake.state() != QVariantAnimation.State.Running:
            self._waiting.show_at(side, self.layout_.waiting(lane), is_full=cell is None)
        if cell is None or is_pull:
            self._landing.hide()
            self._way.hide()
        else:
            self._landing.show_at(cell, side, self.layout_.centre(cell))
            self._way.show_along(self._way_to(cell, lane), side)

    def _way_to(self, cell: Cell, lane: int) -> Sequence[Cell]:
        """The cells before ``cell`` through which a disc dropped into ``lane`` would slide."""
        return next((way[:-1] for way in self._ways if way[-1] == cell and way[0][1] == lane), ())

    def _show_pull(self, column: int | None, side: Side | None) -> None:
        """Show what pulling the lowest disc out of ``column`` does."""
        if column is None or side is None:
            self._pull_preview.hide()
        else:
            height = sum(circle.cell[1] == column for circle in self._circles)
            self._pull_preview.show_at(column, side, height)
        if column != self._pull_shown:
            self._pull_shown = column
            self.pull_shown.emit(column)

    @property
    def _is_upset(self) -> bool:
        """Whether discs that lay on the board come to lie elsewhere right now."""
        return self._performance is not None and self._performance.is_upheaval

    @Slot(object)
    def _set_theme(self, theme: Theme) -> None:
        for item in (*self._layers, *self._circles):
            item.set_theme(theme)
