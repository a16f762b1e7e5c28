"""Pull: the direction in which discs fall."""

from __future__ import annotations

from enum import Enum


class Pull(Enum):
    """Each has its step in rows and columns; the last two are the slopes of diagonal gravity."""

    DOWN = (-1, 0)
    LEFT = (0, -1)
    UP = (1, 0)
    RIGHT = (0, 1)
    DOWN_RIGHT = (-1, 1)
    DOWN_LEFT = (-1, -1)

    @property
    def is_slope(self) -> bool:
        return 0 not in self.value

    @property
    def has_rows(self) -> bool:
        """Whether discs enter by rows, from the side, instead of by columns."""
        return self in (Pull.LEFT, Pull.RIGHT)

    @property
    def turned(self) -> Pull:
        """A quarter turn on: clockwise all around; a slope swings to the other one and back."""
        return _TURNED[self]


_TURNED = {
    Pull.DOWN: Pull.LEFT,
    Pull.LEFT: Pull.UP,
    Pull.UP: Pull.RIGHT,
    Pull.RIGHT: Pull.DOWN,
    Pull.DOWN_RIGHT: Pull.DOWN_LEFT,
    Pull.DOWN_LEFT: Pull.DOWN_RIGHT,
}
