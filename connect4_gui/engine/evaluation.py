"""Evaluation: the value of an unfinished position, in points for the player to move.

It knows three things: how many lines run through a side's discs (the centre is worth more because more lines cross
it), where a side has an open three (an empty cell that completes a line), and whether that cell is one its owner
will get when the columns fill up.

The last point is the odd and even rule of the game, counted from the top so that it holds for every board height and
after passed turns. Once only full pairs of cells are left, whoever is *not* to move can answer every disc in the same
column and so gets the top cell of each column and every second one below it. With an odd number of empty cells it is
the mover who ends up in that position.
"""

from __future__ import annotations

from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.geometry import Geometry, geometry_of

OPEN_THREE = 16
OWN_PARITY_THREE = 40
STACKED_THREES = 60
TEMPO = 3

ESTIMATE_LIMIT = 4_000
"""No estimate is as large as this; proven wins are far above it."""


class Evaluation:
    """The evaluation for one board size."""

    def __init__(self, size: BoardSize) -> None:
        geometry = geometry_of(size)
        self.line_counts = _line_counts(geometry)
        self._planes = _bit_planes(self.line_counts)
        self._answered = _cells_counted_from_the_top(geometry)
        self._others = geometry.full & ~self._answered

    def estimate(self, own: int, other: int, own_threes: int, other_threes: int, *, even_left: bool) -> int:
        """Points for the mover, who has the discs ``own`` and completes a line on any cell of ``own_threes``.

        ``even_left`` says whether the number of empty cells is even.
        """
        value = TEMPO
        for weight, plane in self._planes:
            value += weight * ((own & plane).bit_count() - (other & plane).bit_count())
        if own_threes or other_threes:
            own_cells, other_cells = (self._others, self._answered) if even_left else (self._answered, self._others)
            value += _threes(own_threes, own_cells) - _threes(other_threes, other_cells)
        return value


def _threes(cells: int, owners_parity: int) -> int:
    """The worth of open threes on ``cells``; two on top of each other cannot both be blocked."""
    value = OPEN_THREE * cells.bit_count() + OWN_PARITY_THREE * (cells & owners_parity).bit_count()
    return value + STACKED_THREES * (cells & (cells >> 1)).bit_count()


def _line_counts(geometry: Geometry) -> dict[int, int]:
    """For the bit of every cell, how many lines of four run through it."""
    counts = dict.fromkeys((1 << i for i in range(geometry.full.bit_length()) if geometry.full >> i & 1), 0)
    for start in counts:
        for step in geometry.directions:
            line = start | start << step | start << 2 * step | start << 3 * step
            if line & geometry.full == line:
                for i in range(4):
                    counts[start << i * step] += 1
    return counts


def _bit_planes(weights: dict[int, int]) -> tuple[tuple[int, int], ...]:
    """``weights`` as (power of two, mask) pairs, so that a few bit counts add up the weights of any set of cells."""
    planes = []
    for power in range(max(weights.values()).bit_length()):
        mask = sum(cell for cell, weight in weights.items() if weight >> power & 1)
        planes.append((1 << power, mask))
    return tuple(planes)


def _cells_counted_from_the_top(geometry: Geometry) -> int:
    """The top cell of every column and every second one below it."""
    top_row = geometry.size.rows - 1
    return sum(geometry.bit(row, column) for row in range(top_row, -1, -2) for column in range(geometry.size.columns))
