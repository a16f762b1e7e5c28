"""Worth: an estimate of an unfinished position of a variant, in points for the player to move.

It counts the lines that run through each side's discs, and the empty cells that would complete one.
"""

from __future__ import annotations

from functools import cache

from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.geometry import geometry_of
from connect4_gui.engine.variants.lines import gaps

GAP, TEMPO = 20, 2


class Worth:
    """The estimate for one size and one length of a line. Get it with :func:`worth_of`."""

    def __init__(self, size: BoardSize, length: int) -> None:
        self._geometry = geometry_of(size)
        self._length = length
        self._planes = _planes(size, length)

    def estimate(self, own: int, other: int) -> int:
        value = TEMPO
        for weight, plane in self._planes:
            value += weight * ((own & plane).bit_count() - (other & plane).bit_count())
        occupied = own | other
        mine = gaps(self._geometry, own, occupied, self._length)
        others = gaps(self._geometry, other, occupied, self._length)
        return value + GAP * (mine.bit_count() - others.bit_count())


@cache
def worth_of(size: BoardSize, length: int) -> Worth:
    return Worth(size, length)


def _planes(size: BoardSize, length: int) -> list[tuple[int, int]]:
    """How many lines run through each cell, as (power of two, mask) pairs."""
    geometry = geometry_of(size)
    counts: dict[int, int] = {}
    for cell in (geometry.bit(*cell) for cell in geometry.cells(geometry.full)):
        for step in geometry.directions:
            line = [cell << place * step for place in range(length)]
            if all(one & geometry.full for one in line):
                for one in line:
                    counts[one] = counts.get(one, 0) + 1
    powers = range(max(counts.values()).bit_length())
    return [(1 << power, sum(cell for cell, count in counts.items() if count >> power & 1)) for power in powers]
