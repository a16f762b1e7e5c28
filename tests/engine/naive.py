"""A second, slow and obvious implementation of the rules, for comparison with the real one."""

from __future__ import annotations

from dataclasses import dataclass, field

Line = tuple[tuple[int, int], ...]


@dataclass
class NaiveBoard:
    """A grid of 0 (empty), 1 and 2 (the players), rows from the bottom up."""

    rows: int
    columns: int
    side: int = 1
    grid: dict[tuple[int, int], int] = field(default_factory=dict)

    def height(self, column: int) -> int:
        return sum((row, column) in self.grid for row in range(self.rows))

    def legal(self) -> list[int]:
        if self.winner() or self.is_full():
            return []
        return [column for column in range(self.columns) if self.height(column) < self.rows]

    def play(self, column: int) -> None:
        self.grid[self.height(column), column] = self.side
        self.pass_turn()

    def undo(self, column: int) -> None:
        del self.grid[self.height(column) - 1, column]
        self.pass_turn()

    def pass_turn(self) -> None:
        self.side = 3 - self.side

    def is_full(self) -> bool:
        return len(self.grid) == self.rows * self.columns

    def lines(self) -> list[Line]:
        found = []
        for row in range(self.rows):
            for column in range(self.columns):
                for up, right in ((1, 0), (0, 1), (1, 1), (-1, 1)):
                    line = tuple((row + i * up, column + i * right) for i in range(4))
                    if all(0 <= r < self.rows and 0 <= c < self.columns for r, c in line):
                        found.append(line)
        return found

    def won_lines(self) -> list[Line]:
        return [
            line
            for line in self.lines()
            if len({self.grid.get(cell, 0) for cell in line} - {0}) == 1 and all(cell in self.grid for cell in line)
        ]

    def winner(self) -> int:
        won = self.won_lines()
        return self.grid[won[0][0]] if won else 0


class NaiveSolver:
    """Plain minimax over every continuation, remembering positions only to finish in time.

    A value is (sign, plies): the mover wins, draws or loses after so many plies of best play.
    """

    def __init__(self, board: NaiveBoard) -> None:
        self._board = board
        self._lines = board.lines()
        self._known: dict[tuple[object, ...], tuple[int, int]] = {}

    def value(self) -> tuple[int, int]:
        key = (self._board.side, *sorted(self._board.grid.items()))
        if key not in self._known:
            self._known[key] = self._compute()
        return self._known[key]

    def columns(self) -> dict[int, tuple[int, int]]:
        """The value of every legal column, for the player to move."""
        values = {}
        for column in range(self._board.columns):
            if self._board.height(column) < self._board.rows:
                self._board.play(column)
                sign, plies = self.value()
                self._board.undo(column)
                values[column] = (-sign, plies + 1)
        return values

    def _compute(self) -> tuple[int, int]:
        if self._has_lost():
            return (-1, 0)
        if self._board.is_full():
            return (0, 0)
        return max(self.columns().values(), key=_preference)

    def _has_lost(self) -> bool:
        grid, other = self._board.grid, 3 - self._board.side
        return any(all(grid.get(cell) == other for cell in line) for line in self._lines)


def _preference(value: tuple[int, int]) -> tuple[int, int]:
    """Wins as soon as possible, losses as late as possible."""
    sign, plies = value
    return (sign, -sign * plies)
