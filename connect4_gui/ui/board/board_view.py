"""BoardView: fits the scene into the window at its own aspect and turns keys into hovering and wishes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QRectF, Qt, Signal, Slot
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
    QShortcut,
    QShowEvent,
    QTouchEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QSizePolicy, QWidget

from connect4_gui.engine.board_size import MAX_COLUMNS
from connect4_gui.engine.pull import Pull
from connect4_gui.ui.board.scene import Scene
from connect4_gui.ui.board.touch import TOUCHES, Touch
from connect4_gui.ui.words.retranslation import keep_translated

ENTER_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
FALL_KEYS = {Pull.LEFT: Qt.Key.Key_Left, Pull.UP: Qt.Key.Key_Up, Pull.RIGHT: Qt.Key.Key_Right}
"""The arrow that drops, where that is not Down."""

STEP_KEYS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
ROW_STEP_KEYS = {Qt.Key.Key_Down: -1, Qt.Key.Key_Up: 1}
RING_CORNER = 12
SHIFT, NO_MODIFIER = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.NoModifier


class BoardView(QGraphicsView):
    """1–9 choose a column, the arrows move on from there, Enter, Space and Down drop. Where discs fall to another side,
    the arrow that points there drops, and where that is left or right, all this is about rows. With Shift, a number or
    an arrow chooses the lowest disc of a column that can be pulled out; Enter then pulls it.

    A key that chooses a column brings the focus here, so that the next Enter drops and presses no button elsewhere.
    While an earlier place is shown, the scene hears of these keys, and the arrows mean nothing here.
    ``column_chosen`` comes when the keyboard, not the mouse, points at a column, ``nothing_there`` when it has that
    number but the board has no such column, and ``drop_unheard`` when a key would drop but nobody may now; ``fitted``
    when the board has another size on the screen.
    """

    column_chosen = Signal(int)
    nothing_there = Signal(int)
    drop_unheard = Signal()
    fitted = Signal()

    def __init__(self, scene: Scene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._scene = scene
        self._note: Callable[[], str] = str
        self._tells_keys = True
        self._touch = Touch(scene, self)
        self._has_ring = False
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(120, 120)
        scene.sceneRectChanged.connect(self._fit)
        for column in range(MAX_COLUMNS):
            keys = QKeySequence(SHIFT | Qt.Key(Qt.Key.Key_1 + column))
            QShortcut(keys, self).activated.connect(partial(self._aim_at, column))
        keep_translated(self, self._write_texts)

    @property
    def pixels_per_unit(self) -> float:
        """How large the board is on the screen."""
        return self.transform().m11()

    @property
    def pointed_pull(self) -> int | None:
        """The column whose lowest disc Enter would pull out; None if it would do something else."""
        return self._scene.pointed_pull

    def press_key(self, event: QKeyEvent) -> bool:
        """Do what the key means on the board; False if it means nothing here."""
        key = event.key()
        pulls = bool(event.modifiers() & SHIFT) and bool(self._scene.pops)
        if event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | (SHIFT if pulls else NO_MODIFIER)):
            return False
        if self._scene.is_past:
            return self._press_past(event)
        if key in self._step_keys:
            step = self._step_keys[Qt.Key(key)]
            self._point_at(self._next_pull(step) if pulls else self._neighbour(step), pulls=pulls)
        elif key in self._drop_keys and not pulls:
            self._drop(event)
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            self._choose(key - Qt.Key.Key_1, pulls=pulls)
        else:
            return False
        return True

    @property
    def _drop_keys(self) -> tuple[Qt.Key, ...]:
        return (*ENTER_KEYS, FALL_KEYS.get(self._scene.layout_.pull, Qt.Key.Key_Down))

    @property
    def _step_keys(self) -> dict[Qt.Key, int]:
        return ROW_STEP_KEYS if self._scene.layout_.pull.has_rows else STEP_KEYS

    def _press_past(self, event: QKeyEvent) -> bool:
        """Tell of a column that is chosen, or of a key that would drop, on an earlier place."""
        column = event.key() - Qt.Key.Key_1
        if 0 <= column < self._scene.layout_.lanes:
            self._scene.past_touched.emit(column)
        elif event.key() not in self._drop_keys:
            return False
        elif not event.isAutoRepeat():
            self._scene.past_touched.emit(None)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.press_key(event):
            event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()

    def viewportEvent(self, event: QEvent) -> bool:
        """A finger is no mouse: see :class:`Touch`. Whoever uses either needs no ring."""
        if self._has_ring and event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin):
            self._set_ring(False)
        if event.type() not in TOUCHES or not isinstance(event, QTouchEvent):
            return super().viewportEvent(event)
        if event.type() == QEvent.Type.TouchBegin:
            self.setFocus(Qt.FocusReason.MouseFocusReason)
        spot = event.point(0).position().toPoint() if event.pointCount() else self.viewport().rect().topLeft()
        self._touch.follow(event, self.mapToScene(spot))
        event.accept()
        return True

    def leaveEvent(self, event: QEvent) -> None:
        self._scene.point_at(None)
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Coming here with the Tab key shows the hover, so that the focus is seen."""
        super().focusInEvent(event)
        by_key = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        self._set_ring(event.reason() in by_key)
        if event.reason() in by_key and self._scene.hover_column is None:
            self._point_at(self._middle())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._set_ring(False)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Whoever came by Tab sees it also where nothing can be dropped and so nothing hovers."""
        super().paintEvent(event)
        if self._has_ring:
            painter = QPainter(self.viewport())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Highlight), 2))
            painter.drawRoundedRect(QRectF(self.viewport().rect()).adjusted(1, 1, -1, -1), RING_CORNER, RING_CORNER)

    def _set_ring(self, is_shown: bool) -> None:
        self._has_ring = is_shown
        self.viewport().update()

    def _write_texts(self) -> None:
        self.setAccessibleName(self.tr("Board"))
        self.describe()

    def describe(self) -> None:
        """Say how the keys work here, as gravity has it now, and what else ``set_note`` knows."""
        keys = self._keys_text() if self._tells_keys else ""
        self.setAccessibleDescription(" ".join(filter(None, (keys, self._note()))))

    def tell_keys(self, are_told: bool) -> None:
        """Whether the description says how the keys work; whoever knows it does not want to hear it every time."""
        if are_told is not self._tells_keys:
            self._tells_keys = are_told
            self.describe()

    def set_note(self, write: Callable[[], str]) -> None:
        """Let the description end with what ``write`` says in the language that is spoken."""
        self._note = write
        self.describe()

    def _keys_text(self) -> str:
        return {
            Pull.LEFT: self.tr("Choose a row with the number keys, Up or Down and drop with Enter, Space or Left."),
            Pull.RIGHT: self.tr("Choose a row with the number keys, Up or Down and drop with Enter, Space or Right."),
            Pull.UP: self.tr("Choose a column with the number or arrow keys and drop with Enter, Space or Up."),
        }.get(
            self._scene.layout_.pull,
            self.tr("Choose a column with the number or arrow keys and drop with Enter, Space or Down."),
        )

    @Slot()
    def _fit(self) -> None:
        self.fitInView(self.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)
        self.fitted.emit()

    def _point_at(self, column: int, *, pulls: bool = False) -> None:
        if pulls:
            self._scene.point_at_bottom(column)
        else:
            self._scene.point_at(column)
        self.column_chosen.emit(column)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _middle(self) -> int:
        return self._scene.layout_.lanes // 2

    def _neighbour(self, step: int) -> int:
        column = self._scene.hover_column
        if column is None:
            return self._middle()
        return min(max(column + step, 0), self._scene.layout_.lanes - 1)

    def _choose(self, column: int, *, pulls: bool) -> None:
        if pulls and column not in self._scene.pops:
            self._scene.wish_pull(column)
        elif column < self._scene.layout_.lanes:
            self._point_at(column, pulls=pulls)
        else:
            self.nothing_there.emit(column)

    def _aim_at(self, column: int) -> None:
        """Shift and a number, whichever sign that writes on this keyboard; as a key it would be that sign."""
        if self._scene.pops and not self._scene.is_past:
            self._choose(column, pulls=True)

    def _next_pull(self, step: int) -> int:
        """The next column in this direction that has a disc to pull out, or the last one that has."""
        column = self._scene.hover_column
        pops = sorted(self._scene.pops, reverse=step < 0)
        beyond = (one for one in pops if column is None or (one - column) * step > 0)
        return next(beyond, pops[-1])

    def _drop(self, event: QKeyEvent) -> None:
        """A key that is held down drops once. Without a chosen column the middle one is only shown."""
        if event.isAutoRepeat():
            return
        if not self._scene.is_hand_free:
            self.drop_unheard.emit()
        elif self._scene.hover_column is None:
            self._point_at(self._middle())
        else:
            self._scene.wish_pointed()
