"""Lines of any length on a bitboard."""

from __future__ import annotations

from connect4_gui.engine.geometry import Geometry


def has_run(geometry: Geometry, discs: int, length: int) -> bool:
    """Whether ``discs`` have ``length``, which is 4 or 5, in a row."""
    for step in geometry.directions:
        run = discs & (discs >> step)
        run &= run >> 2 * step
        if run and (length == 4 or run & (discs >> 4 * step)):
            return True
    return False


def run_cells(geometry: Geometry, discs: int, length: int) -> int:
    """Every cell of ``discs`` that is part of ``length`` or more in a row; 0 if there is no such line."""
    found = 0
    for step in geometry.directions:
        run = discs
        for place in range(1, length):
            run &= discs >> place * step
        for place in range(length):
            found |= run << place * step
    return found


def gaps(geometry: Geometry, discs: int, occupied: int, length: int) -> int:
    """The empty cells where one more of ``discs`` makes a line of ``length``."""
    found = 0
    for step in geometry.directions:
        if length == 4:
            before, after = discs << step, discs >> step
            pair_before, pair_after = before & (discs << 2 * step), after & (discs >> 2 * step)
            found |= pair_before & (discs << 3 * step | after) | pair_after & (discs >> 3 * step | before)
        else:
            found |= _gaps_in(discs, step, length)
    return found & geometry.full & ~occupied


def _gaps_in(discs: int, step: int, length: int) -> int:
    """The cells that have ``length`` - 1 of ``discs`` around them in this direction."""
    befores, afters = [-1], [-1]
    for place in range(1, length):
        befores.append(befores[-1] & (discs << place * step))
        afters.append(afters[-1] & (discs >> place * step))
    found = 0
    for place in range(length):
        found |= befores[place] & afters[length - 1 - place]
    return found
