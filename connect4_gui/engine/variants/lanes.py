"""Lanes: the ways discs fall, for each direction of gravity."""

from __future__ import annotations

from functools import cache

from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.geometry import Cell, geometry_of
from connect4_gui.engine.pull import Pull

Fall = tuple[int, int]
"""The bit of the cell where a disc lay, and of the one where it comes to lie."""


@cache
def lanes_of(size: BoardSize, pull: Pull) -> tuple[tuple[Cell, ...], ...]:
    """For each column, or row where gravity points sideways, its cells from the end where discs land to the entry.

    For the slopes these are the columns by which discs enter.
    """
    if pull.has_rows:
        columns = range(size.columns) if pull is Pull.LEFT else range(size.columns - 1, -1, -1)
        return tuple(tuple((row, column) for column in columns) for row in range(size.rows))
    rows = range(size.rows - 1, -1, -1) if pull is Pull.UP else range(size.rows)
    return tuple(tuple((row, column) for row in rows) for column in range(size.columns))


def way_of(size: BoardSize, pull: Pull, occupied: int, lane: int) -> tuple[Cell, ...]:
    """The cells a disc dropped into ``lane`` falls through, the last one its own; empty if there is no room."""
    bit = geometry_of(size).bit
    cells = lanes_of(size, pull)[lane]
    if pull.is_slope:
        entry = cells[-1]
        return () if occupied & bit(*entry) else tuple(_slide(size, pull, occupied, entry))
    way: list[Cell] = []
    for cell in reversed(cells):
        if occupied & bit(*cell):
            break
        way.append(cell)
    return tuple(way)


def landings(size: BoardSize, pull: Pull, occupied: int) -> list[tuple[int, int]]:
    """Every lane with room, the middle ones first, and the bit of the cell where a disc in it comes to lie."""
    found = []
    for lane, bits in _lane_bits(size, pull):
        if not occupied & bits[-1]:
            found.append((lane, _landing(size, pull, occupied, lane, bits)))
    return found


def _landing(size: BoardSize, pull: Pull, occupied: int, lane: int, bits: tuple[int, ...]) -> int:
    if pull.is_slope:
        return geometry_of(size).bit(*way_of(size, pull, occupied, lane)[-1])
    return next(bit for bit in bits if not occupied & bit)


@cache
def _lane_bits(size: BoardSize, pull: Pull) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """The lanes as bits, the middle ones first."""
    bit = geometry_of(size).bit
    lanes = [(lane, tuple(bit(*cell) for cell in cells)) for lane, cells in enumerate(lanes_of(size, pull))]
    return tuple(sorted(lanes, key=lambda pair: abs(pair[0] - (len(lanes) - 1) / 2)))


def falls(size: BoardSize, pull: Pull, occupied: int) -> list[Fall]:
    """Where every disc comes to lie when gravity points to ``pull``, also those that stay."""
    return _slides(size, pull, occupied) if pull.is_slope else _straight_falls(size, pull, occupied)


def fallen(discs: int, moves: list[Fall]) -> int:
    """``discs`` after these falls."""
    return sum(target for origin, target in moves if discs & origin)


def _straight_falls(size: BoardSize, pull: Pull, occupied: int) -> list[Fall]:
    bit = geometry_of(size).bit
    found = []
    for cells in lanes_of(size, pull):
        lying = [bit(*cell) for cell in cells if occupied & bit(*cell)]
        found += [(origin, bit(*cell)) for origin, cell in zip(lying, cells, strict=False)]
    return found


def _slides(size: BoardSize, pull: Pull, occupied: int) -> list[Fall]:
    """Let the lowest discs slide first, again and again, until none can any more."""
    bit = geometry_of(size).bit
    places = {cell: cell for cell in geometry_of(size).cells(occupied)}
    is_settled = False
    while not is_settled:
        is_settled = True
        for origin, cell in sorted(places.items(), key=lambda item: item[1]):
            taken = occupied & ~bit(*cell)
            *_, target = _slide(size, pull, taken, cell)
            if target != cell:
                places[origin] = target
                occupied = taken | bit(*target)
                is_settled = False
    return [(bit(*origin), bit(*cell)) for origin, cell in places.items()]


def _slide(size: BoardSize, pull: Pull, occupied: int, cell: Cell) -> list[Cell]:
    """The way of a disc from ``cell``: down the slope as far as it can, straight down where the slope is blocked."""
    bit = geometry_of(size).bit
    way = [cell]
    steps = (pull.value, Pull.DOWN.value)
    while True:
        row, column = way[-1]
        nexts = ((row + rows, column + columns) for rows, columns in steps)
        free = (
            target for target in nexts if target[0] >= 0 <= target[1] < size.columns and not occupied & bit(*target)
        )
        target = next(free, None)
        if target is None:
            return way
        way.append(target)
