"""Course: what the coach needs to know of a game."""

from __future__ import annotations

from dataclasses import dataclass

from connect4_gui.engine.board import Board


@dataclass(frozen=True, slots=True)
class Course:
    """``boards`` are the position before each turn and the last one; ``columns`` what was played, None for a pass.

    ``unchosen`` are the numbers of the turns, counted from 0, in which chance dropped because the time was over.
    """

    boards: tuple[Board, ...]
    columns: tuple[int | None, ...]
    unchosen: frozenset[int] = frozenset()

    def __post_init__(self) -> None:
        if len(self.boards) != len(self.columns) + 1:
            raise ValueError(f"{len(self.columns)} turns lead through as many boards and one, not {len(self.boards)}")

    def is_chosen(self, number: int) -> bool:
        """Whether a player made this turn."""
        return self.columns[number] is not None and number not in self.unchosen
