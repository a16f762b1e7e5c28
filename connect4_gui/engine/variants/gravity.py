"""Gravity: every few turns gravity turns by 90°, and all discs fall to the new side."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from connect4_gui.engine.board import Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.geometry import Cell, Geometry
from connect4_gui.engine.moves import Change, GravityTurned, Luck
from connect4_gui.engine.pull import Pull
from connect4_gui.engine.rules import Forecast, Option
from connect4_gui.engine.variants.lanes import fallen, falls, landings, lanes_of, way_of
from connect4_gui.engine.variants.lines import has_run
from connect4_gui.engine.variants.variant import Successor, Variant, VariantPosition, moved_changes

EVERY = Option("every", 4, 16, 8, "turns")
DIAGONAL = Option("diagonal", 0, 1, 0)

PULLS = tuple(Pull)


@dataclass(frozen=True, slots=True)
class Gravity(Variant):
    """The board stays where it is; discs enter from the side opposite to gravity, which turns clockwise. With
    ``diagonal`` they always enter from above and slide down a slope to the right, then to the left, and so on.

    A line that arises counts, both at once are a draw; a disc that wins before ends the game without a turn.
    ``extra`` is the turns until then and, 32 times as much, the number of the pull.
    """

    every: int = EVERY.default
    diagonal: int = DIAGONAL.default

    key: ClassVar[str] = "gravity"
    options: ClassVar[tuple[Option, ...]] = (EVERY, DIAGONAL)
    mover_wins: ClassVar[bool] = False

    def start(self, size: BoardSize, starter: Side) -> VariantPosition:
        pull = Pull.DOWN_RIGHT if self.diagonal else Pull.DOWN
        return VariantPosition(size, 0, 0, starter, turns_left=self.every, pull=pull)

    def lanes(self, board: VariantPosition) -> int:
        return len(lanes_of(board.size, board.pull))

    def way(self, board: VariantPosition, column: int) -> tuple[Cell, ...]:
        return way_of(board.size, board.pull, board.occupied, column)

    def forecast(self, board: VariantPosition) -> Forecast:
        return Forecast(turns_left=board.turns_left, pull=board.pull, next_pull=board.pull.turned)

    def successors(self, geometry: Geometry, own: int, other: int, extra: int) -> list[Successor]:
        turns_left, pull = extra % 32 - 1, PULLS[extra // 32]
        found: list[Successor] = []
        for lane, cell in landings(geometry.size, pull, own | other):
            after = own | cell
            if turns_left or has_run(geometry, after, self.length):
                found.append((lane, after, other, extra - 1, False))
            else:
                moves = falls(geometry.size, pull.turned, after | other)
                found.append((lane, fallen(after, moves), fallen(other, moves), self._extra(pull.turned), True))
        return found

    def extra(self, board: VariantPosition) -> int:
        return board.turns_left + 32 * PULLS.index(board.pull)

    def _extra(self, pull: Pull) -> int:
        return self.every + 32 * PULLS.index(pull)

    def _followed(
        self,
        board: VariantPosition,
        luck: Luck | None,  # noqa: ARG002
    ) -> tuple[VariantPosition, tuple[Change, ...]]:
        if board.turns_left > 1:
            return replace(board, turns_left=board.turns_left - 1), ()
        pull = board.pull.turned
        moves = falls(board.size, pull, board.occupied)
        changes: tuple[Change, ...] = (GravityTurned(pull), *moved_changes(board, moves))
        own, occupied = fallen(board.own, moves), fallen(board.occupied, moves)
        return replace(board, own=own, occupied=occupied, turns_left=self.every, pull=pull), changes
