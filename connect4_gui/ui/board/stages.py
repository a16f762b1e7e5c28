"""The stages of a turn: a disc falls, slips, is pulled out, vanishes or changes colour, many fall, the board turns."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import accumulate, pairwise

from PySide6.QtCore import QEasingCurve, QPointF, QRectF
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsItem

from connect4_gui.engine.board import Side
from connect4_gui.engine.geometry import Cell
from connect4_gui.settings.motion import Motion, fallen, has_touched
from connect4_gui.ui.board.board_layout import CELL
from connect4_gui.ui.board.circle import Circle
from connect4_gui.ui.board.pull_arrow import PullArrow

TREMBLE, SWINGS = 6.0, 4
HALF = 0.5
SHRUNK = 0.55
EASE = QEasingCurve(QEasingCurve.Type.InOutCubic)

Take = Callable[[Circle], None]
"""Takes a disc off the scene."""


class Way:
    """A line with bends, along which a disc moves."""

    def __init__(self, points: Sequence[QPointF]) -> None:
        self._points = points
        lengths = [math.hypot((b - a).x(), (b - a).y()) for a, b in pairwise(points)]
        self._marks = (0.0, *accumulate(lengths))

    @property
    def cells(self) -> float:
        """How many cells long it is."""
        return self._marks[-1] / CELL

    @property
    def start(self) -> QPointF:
        return self._points[0]

    @property
    def end(self) -> QPointF:
        return self._points[-1]

    def at(self, share: float) -> QPointF:
        """The point at ``share`` of the way, from 0 to 1."""
        length = share * self._marks[-1]
        for (before, after), (a, b) in zip(pairwise(self._marks), pairwise(self._points), strict=True):
            if length <= after and after > before:
                return a + (b - a) * ((length - before) / (after - before))
        return self.end


class Dropping:
    """A new disc falls into its cell as gravity and a small bounce have it."""

    def __init__(self, circle: Circle, points: Sequence[QPointF], motion: Motion) -> None:
        self._circle = circle
        self._cell = circle.cell
        self._way = Way(points)
        self.duration_ms = motion.fall_ms(self._way.cells)
        circle.setPos(self._way.start)

    def start(self) -> None:
        self._circle.setPos(self._way.start)

    def move(self, progress: float) -> Cell | None:
        self._circle.setPos(self._way.at(fallen(progress)))
        return self._cell if has_touched(progress) else None

    def finish(self) -> Cell | None:
        self._circle.setPos(self._way.end)
        return self._cell


class Slipping:
    """A disc trembles over the column it was meant for and slides over to another one."""

    def __init__(self, circle: Circle, start: QPointF, end: QPointF, motion: Motion) -> None:
        self._circle = circle
        self._start = start
        self._end = end
        self.duration_ms = 2 * motion.refuse_ms

    def start(self) -> None:
        self._circle.setPos(self._start)

    def move(self, progress: float) -> None:
        shake = min(progress / HALF, 1.0)
        glide = EASE.valueForProgress(max(0.0, progress - HALF) / (1 - HALF))
        tremble = TREMBLE * (1 - shake) * math.sin(2 * math.pi * SWINGS * shake)
        self._circle.setPos(self._start + (self._end - self._start) * glide + QPointF(tremble, 0))

    def finish(self) -> None:
        self._circle.setPos(self._end)


class Settling:
    """Discs that lay elsewhere fall to their cells, all at the same time; the longest fall takes longest."""

    def __init__(self, ways: Sequence[tuple[Circle, Way]], motion: Motion) -> None:
        self._ways = [(circle, way, motion.fall_ms(way.cells)) for circle, way in ways]
        self._cell = min(circle.cell for circle, _ in ways)
        self.duration_ms = max(duration for _, _, duration in self._ways)

    def start(self) -> None:
        """They lie where they fall from."""

    def move(self, progress: float) -> Cell | None:
        for circle, way, duration in self._ways:
            circle.setPos(way.at(fallen(min(1.0, progress * self.duration_ms / duration))))
        return self._cell if has_touched(progress) else None

    def finish(self) -> Cell | None:
        for circle, way, _ in self._ways:
            circle.setPos(way.end)
        return self._cell


class PullingOut:
    """A disc slides out below the board and is gone."""

    def __init__(self, circle: Circle, reach: float, take: Take, motion: Motion) -> None:
        self._circle = circle
        self._start = circle.pos()
        self._reach = reach
        self._take = take
        self.duration_ms = motion.leave_ms

    def start(self) -> None:
        """It lies where it is pulled from."""

    def move(self, progress: float) -> None:
        self._circle.setPos(self._start + QPointF(0, self._reach * EASE.valueForProgress(progress)))
        self._circle.setOpacity(min(1.0, 2 * (1 - progress)))

    def finish(self) -> None:
        self._take(self._circle)


class Vanishing:
    """Discs become smaller and are gone."""

    def __init__(self, circles: Sequence[Circle], take: Take, motion: Motion) -> None:
        self._circles = tuple(circles)
        self._take = take
        self.duration_ms = motion.leave_ms

    def start(self) -> None:
        for circle in self._circles:
            _freeze(circle)

    def move(self, progress: float) -> None:
        for circle in self._circles:
            circle.setOpacity(1 - progress)
            circle.setScale(1 - (1 - SHRUNK) * progress)

    def finish(self) -> None:
        for circle in self._circles:
            self._take(circle)


class Recolouring:
    """Discs turn over and show the other colour."""

    def __init__(self, sides: Sequence[tuple[Circle, Side]], motion: Motion) -> None:
        self._sides = tuple(sides)
        self.duration_ms = motion.turn_ms

    def start(self) -> None:
        """They turn where they lie."""

    def move(self, progress: float) -> None:
        for circle, side in self._sides:
            if progress >= HALF:
                circle.set_side(side)
            circle.setTransform(QTransform.fromScale(max(0.02, abs(math.cos(math.pi * progress))), 1))

    def finish(self) -> None:
        for circle, side in self._sides:
            circle.set_side(side)
            circle.set_swapped(True)
            circle.setTransform(QTransform())


class TurningBoard:
    """The board with every disc in it turns by 180° around its middle, a little smaller while it stands askew, so that
    its corners stay in sight.
    """

    def __init__(
        self,
        parts: Sequence[QGraphicsItem],
        discs: Sequence[tuple[Circle, QPointF, QPointF]],
        plate: QRectF,
        motion: Motion,
    ) -> None:
        """``discs`` are those on the board, each with where it lies before and after."""
        self._parts = tuple(parts)
        self._discs = tuple(discs)
        self._plate = plate
        self._middle = plate.center()
        self.duration_ms = motion.turn_ms

    def start(self) -> None:
        for part in self._parts:
            part.setTransformOriginPoint(self._middle)
            _freeze(part)
        for circle, _, _ in self._discs:
            _freeze(circle)

    def move(self, progress: float) -> None:
        angle = 180 * EASE.valueForProgress(progress)
        scale = self._scale(math.radians(angle))
        turn = QTransform().rotate(angle).scale(scale, scale)
        for part in self._parts:
            part.setRotation(angle)
            part.setScale(scale)
        for circle, before, _ in self._discs:
            circle.setPos(self._middle + turn.map(before - self._middle))
            circle.setScale(scale)

    def finish(self) -> None:
        for part in self._parts:
            part.setRotation(0)
            part.setScale(1)
            _thaw(part)
        for circle, _, after in self._discs:
            circle.setPos(after)
            circle.setScale(1)
            _thaw(circle)

    def _scale(self, angle: float) -> float:
        """How large the plate may be when it is turned so far, to keep to the room it has when it stands upright."""
        width, height = self._plate.width(), self._plate.height()
        sine, cosine = abs(math.sin(angle)), abs(math.cos(angle))
        return min(width / (width * cosine + height * sine), height / (width * sine + height * cosine))


class TurningGravity:
    """A large arrow swings over to where discs fall from now on."""

    def __init__(self, arrow: PullArrow, start: float, end: float, motion: Motion) -> None:
        """``start`` and ``end`` are the angles of the arrow, which swings the shorter way."""
        self._arrow = arrow
        self._start = start
        self._swing = (end - start + 180) % 360 - 180
        self.duration_ms = motion.turn_ms

    def start(self) -> None:
        self._arrow.setRotation(self._start)
        self._arrow.show()

    def move(self, progress: float) -> None:
        self._arrow.setRotation(self._start + self._swing * EASE.valueForProgress(progress))
        self._arrow.setOpacity(min(1.0, 4 * progress, 4 * (1 - progress) + 0.2))

    def finish(self) -> None:
        self._arrow.hide()


def _freeze(item: QGraphicsItem) -> None:
    """Let Qt turn and shrink the picture of ``item`` as it is now, without painting it anew for every step."""
    item.setCacheMode(QGraphicsItem.CacheMode.ItemCoordinateCache)


def _thaw(item: QGraphicsItem) -> None:
    """Let the picture of ``item`` be as sharp as the screen again."""
    item.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
