"""Pointer: what the mouse or the keyboard points at on the board."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QPointF

from connect4_gui.ui.board.board_layout import BoardLayout


class Spot(Enum):
    """Where in its lane: anywhere, at the lowest disc, or below the plate, where nothing can be dropped."""

    LANE = auto()
    BOTTOM = auto()
    BELOW = auto()


@dataclass(frozen=True, slots=True)
class Pointer:
    lane: int
    spot: Spot = Spot.LANE


def pointer_at(layout: BoardLayout, point: QPointF) -> Pointer | None:
    """What lies under ``point`` of the scene; None outside the plate and the handles below it."""
    lane = layout.lane_at(point)
    column = next((one for one in range(layout.size.columns) if layout.handle(one).contains(point)), None)
    if lane is None:
        return None if column is None else Pointer(column, Spot.BELOW)
    return Pointer(lane, Spot.BOTTOM if column == lane else Spot.LANE)
