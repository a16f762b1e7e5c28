"""Second search: can a side force four without some cells? Asked again, with nothing of the coach's own search."""

from __future__ import annotations

from collections.abc import Collection

from connect4_gui.coach.fours import fours_of
from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.geometry import Cell


def forces_four(board: Board, side: Side, without: Collection[Cell]) -> bool:
    """Whether ``side`` can force four if its lines through ``without`` do not count. For the end of a game only."""
    return _Search(board, side, without).attacker_wins()


class _Search:
    """Discs are sets of cells in one number, row by row; a player is tried on every column, the middle first."""

    def __init__(self, board: Board, attacker: Side, without: Collection[Cell]) -> None:
        rows, columns = board.size.rows, board.size.columns
        self._rows, self._width = rows, columns
        self._order = sorted(range(columns), key=lambda column: abs(2 * column - columns + 1))
        self._lines = {True: self._by_cell(board, without), False: self._by_cell(board, ())}
        self._attacks = [self._mask(four) for four in fours_of(board.size) if not four & frozenset(without)]
        self._heights = [board.landing_row(column) for column in range(columns)]
        self._discs = {True: self._discs_of(board, attacker), False: self._discs_of(board, attacker.other)}
        self._is_attackers_turn = board.side is attacker
        self._known: dict[tuple[int, int], bool] = {}

    def attacker_wins(self) -> bool:
        return self._wins(self._discs[True], self._discs[False], is_attacker=self._is_attackers_turn)

    def _wins(self, attack: int, defence: int, *, is_attacker: bool) -> bool:
        known = self._known.get((attack, defence))
        if known is None:
            known = self._find(attack, defence, is_attacker=is_attacker)
            self._known[attack, defence] = known
        return known

    def _find(self, attack: int, defence: int, *, is_attacker: bool) -> bool:
        places = [
            (column, 1 << (self._heights[column] * self._width + column))
            for column in self._order
            if self._heights[column] < self._rows
        ]
        mover, waiter = (attack, defence) if is_attacker else (defence, attack)
        if any(self._completes(mover, place, is_attacker=is_attacker) for _, place in places):
            return is_attacker
        if not places or not any(line & defence == 0 for line in self._attacks):
            return False
        urgent = [move for move in places if self._completes(waiter, move[1], is_attacker=not is_attacker)]
        for column, place in urgent[:1] or places:
            self._heights[column] += 1
            added = (attack | place, defence) if is_attacker else (attack, defence | place)
            is_won = self._wins(*added, is_attacker=not is_attacker)
            self._heights[column] -= 1
            if is_won is is_attacker:
                return is_attacker
        return not is_attacker

    def _completes(self, discs: int, place: int, *, is_attacker: bool) -> bool:
        return any(discs & rest == rest for rest in self._lines[is_attacker][place])

    def _by_cell(self, board: Board, without: Collection[Cell]) -> dict[int, list[int]]:
        """For every cell what else must be filled for a line through it that counts."""
        size = board.size
        found: dict[int, list[int]] = {self._mask([(r, c)]): [] for r in range(size.rows) for c in range(size.columns)}
        for four in fours_of(size):
            if four.isdisjoint(without):
                for cell in four:
                    found[self._mask([cell])].append(self._mask(four - {cell}))
        return found

    def _mask(self, cells: Collection[Cell]) -> int:
        return sum(1 << (row * self._width + column) for row, column in cells)

    def _discs_of(self, board: Board, side: Side) -> int:
        cells = [(row, column) for row in range(board.size.rows) for column in range(board.size.columns)]
        return self._mask([cell for cell in cells if board.disc_at(*cell) is side])
