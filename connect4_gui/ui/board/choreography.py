"""Choreography: what the changes of a turn look like, as stages.

The circles know at once where they belong; the stages bring their pictures there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from connect4_gui.engine.geometry import Cell
from connect4_gui.engine.moves import (
    BoardTurned,
    Change,
    GravityTurned,
    Moved,
    Placed,
    Recoloured,
    Removed,
    Slipped,
)
from connect4_gui.settings.motion import Motion
from connect4_gui.ui.board.board_layout import CELL, FOOT, MARGIN, BoardLayout
from connect4_gui.ui.board.circle import Circle
from connect4_gui.ui.board.performance import Stage
from connect4_gui.ui.board.pull_arrow import ANGLES, PullArrow
from connect4_gui.ui.board.stages import (
    Dropping,
    PullingOut,
    Recolouring,
    Settling,
    Slipping,
    Take,
    TurningBoard,
    TurningGravity,
    Vanishing,
    Way,
)

UPHEAVALS = (Moved, BoardTurned, GravityTurned)


def is_upheaval(changes: Sequence[Change]) -> bool:
    """Whether discs that lay on the board already come to lie elsewhere."""
    return any(isinstance(change, UPHEAVALS) for change in changes)


class Choreography:
    """Works on ``circles``, the list of those on the board in the order in which they came."""

    def __init__(
        self,
        layout: BoardLayout,
        circles: list[Circle],
        plate: Sequence[QGraphicsItem],
        arrow: PullArrow,
        put: Callable[[Placed], Circle],
        take: Take,
    ) -> None:
        """``put`` brings a disc to the scene and to the list, ``take`` takes one off the scene."""
        self._layout = layout
        self._circles = circles
        self._plate = plate
        self._arrow = arrow
        self._put = put
        self._take = take

    def stages(self, changes: Sequence[Change], motion: Motion) -> list[Stage]:
        """``changes`` in their order; what is of one kind happens at the same time."""
        found: list[Stage] = []
        slip: Slipped | None = None
        pull = self._layout.pull
        for kind, group in groupby(changes, type):
            together = list(group)
            first = together[0]
            if isinstance(first, Slipped):
                slip = first
            elif isinstance(first, Placed):
                found += self._placing(first, slip, motion)
            elif isinstance(first, GravityTurned):
                found.append(TurningGravity(self._arrow, ANGLES[pull], ANGLES[first.pull], motion))
                pull = first.pull
            elif isinstance(first, BoardTurned):
                found.append(self._turning(first, motion))
            elif kind is Moved:
                found.append(self._settling([one for one in together if isinstance(one, Moved)], motion))
            elif kind is Recoloured:
                found.append(self._recolouring([one for one in together if isinstance(one, Recoloured)], motion))
            elif kind is Removed:
                found.append(self._leaving([one for one in together if isinstance(one, Removed)], motion))
        return found

    def _placing(self, disc: Placed, slip: Slipped | None, motion: Motion) -> list[Stage]:
        circle = self._put(disc)
        start = self._layout.waiting(self._entry(disc))
        way = disc.way if self._layout.pull.is_slope else (disc.cell,)
        drop = Dropping(circle, [start, *map(self._layout.centre, way)], motion)
        if slip is None:
            return [drop]
        return [Slipping(circle, self._layout.waiting(slip.wanted), start, motion), drop]

    def _entry(self, disc: Placed) -> int:
        """The lane into which a disc was dropped."""
        row, column = disc.way[0] if disc.way else disc.cell
        return row if self._layout.pull.has_rows else column

    def _settling(self, moves: Sequence[Moved], motion: Motion) -> Stage:
        circles = self._by_cell()
        centre = self._layout.centre
        ways = [(circles[move.origin], Way([centre(move.origin), centre(move.cell)])) for move in moves]
        for (circle, _), move in zip(ways, moves, strict=True):
            circle.cell = move.cell
        return Settling(ways, motion)

    def _recolouring(self, changes: Sequence[Recoloured], motion: Motion) -> Stage:
        circles = self._by_cell()
        return Recolouring([(circles[change.cell], change.side) for change in changes], motion)

    def _leaving(self, changes: Sequence[Removed], motion: Motion) -> Stage:
        """One disc is pulled out below, a whole row vanishes where it lies."""
        circles = self._by_cell()
        gone = [circles[change.cell] for change in changes]
        for circle in gone:
            self._circles.remove(circle)
        if len(gone) == 1:
            return PullingOut(gone[0], CELL + MARGIN + FOOT, self._take, motion)
        return Vanishing(gone, self._take, motion)

    def _turning(self, change: BoardTurned, motion: Motion) -> Stage:
        discs: list[tuple[Circle, QPointF, QPointF]] = []
        for circle in self._circles:
            before, circle.cell = circle.cell, change.turned(circle.cell)
            discs.append((circle, self._layout.centre(before), self._layout.centre(circle.cell)))
        return TurningBoard(self._plate, discs, self._layout.plate, motion)

    def _by_cell(self) -> dict[Cell, Circle]:
        return {circle.cell: circle for circle in self._circles}
