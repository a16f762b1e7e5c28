"""Board: where the discs lie, and a game between two players, printed in the terminal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, Protocol, TypeAlias

from connect4_gui.classroom.human import PlayerLeft, ask_for_column
from connect4_gui.classroom.lines import lines_of

EMPTY = " "
HUMAN: Final = "human"


class MovePlayer(Protocol):
    """Whoever can choose a column: a Player, or any class of your own."""

    def next_move(self, board: Board, /) -> int: ...


Opponent: TypeAlias = MovePlayer | Literal["human"]


class Board:
    """A board of any size. ``data[row][col]`` is ``"X"``, ``"O"`` or a space; row 0 is the top one."""

    def __init__(self, width: int, height: int) -> None:
        if width < 1 or height < 1:
            raise ValueError(f"a board needs at least one column and one row, not {width} and {height}")
        self.width = width
        self.height = height
        self.clear()

    def clear(self) -> None:
        """Take all discs away."""
        self.data = [[EMPTY] * self.width for _ in range(self.height)]

    def __repr__(self) -> str:
        """The board as a picture. From column 10 on only the last digit fits below."""
        rows = ["|" + "|".join(row) + "|" for row in self.data]
        numbers = " ".join(str(col % 10) for col in range(self.width))
        return "\n".join([*rows, "-" * (2 * self.width + 1), f" {numbers}"])

    def set_board(self, columns: Iterable[str | int]) -> None:
        """Clear the board and drop discs into ``columns``, X first: ``"0102"``, or ``[10, 11]`` on a wide board.

        A line of four does not stop it. Raises ValueError with a sentence at a column where no disc can go.
        """
        self.clear()
        for number, col in enumerate(columns):
            if isinstance(col, str) and col not in "0123456789":
                raise ValueError(f"a column is a digit, not {col!r}")
            self.add_move(int(col), "XO"[number % 2])

    def allows_move(self, col: int) -> bool:
        """Whether there is such a column and it has room."""
        return col in range(self.width) and self.data[0][col] == EMPTY

    def add_move(self, col: int, ox: str) -> None:
        """Drop a disc of ``ox`` into column ``col``. Raises ValueError with a sentence if it cannot go there."""
        if ox not in ("X", "O"):
            raise ValueError(f"a disc is 'X' or 'O', not {ox!r}")
        if not self.allows_move(col):
            raise ValueError(self.why_not(col))
        lowest = max(row for row in range(self.height) if self.data[row][col] == EMPTY)
        self.data[lowest][col] = ox

    def del_move(self, col: int) -> None:
        """Take the top disc out of column ``col``; an empty column stays as it is."""
        if col not in range(self.width):
            raise ValueError(self.why_not(col))
        for row in range(self.height):
            if self.data[row][col] != EMPTY:
                self.data[row][col] = EMPTY
                return

    def why_not(self, col: object) -> str:
        """Why no disc can go into ``col``, in a sentence."""
        if col not in range(self.width):
            return f"there is no column {col!r}; the columns are 0 to {self.width - 1}"
        return f"column {col} is full"

    def is_full(self) -> bool:
        return EMPTY not in self.data[0]

    def wins_for(self, ox: str) -> bool:
        """Whether ``ox`` has four in a row, in any direction."""
        data = self.data
        return any(
            data[row1][col1] == ox and data[row2][col2] == ox and data[row3][col3] == ox and data[row4][col4] == ox
            for (row1, col1), (row2, col2), (row3, col3), (row4, col4) in lines_of(self.width, self.height)
        )

    def winner(self) -> str | None:
        """``"X"``, ``"O"``, or None while nobody has four in a row."""
        if self.wins_for("X"):
            return "X"
        return "O" if self.wins_for("O") else None

    def is_over(self) -> bool:
        return self.winner() is not None or self.is_full()

    def count_discs(self) -> int:
        return sum(disc != EMPTY for row in self.data for disc in row)

    def play_game(self, px: Opponent, po: Opponent, *, show: bool = True) -> str | None:
        """Let ``px`` play X and ``po`` play O; ``"human"`` is asked at the keyboard. ``show`` prints every board.

        The game goes on from the discs that lie there; a finished one is cleared away first. The answer is the winner,
        ``"X"`` or ``"O"``, and None if nobody won. Raises ValueError if a player chooses an impossible column.
        """
        for player in (px, po):
            if isinstance(player, str) and player != HUMAN:
                raise ValueError(f"nobody is called {player!r}; a player is a Player or 'human'")
        if self.is_over():
            self.clear()
        if show:
            print(self)
        try:
            while not self.is_over():
                ox = "XO"[self.count_discs() % 2]
                col = self._play_turn(ox, px if ox == "X" else po)
                if show:
                    print(f"\n{ox} plays {col}.\n{self}")
        except PlayerLeft:
            print("The game was left.")
            return None
        if show:
            print(self._end())
        return self.winner()

    def _play_turn(self, ox: str, player: Opponent) -> int:
        col = ask_for_column(self, ox) if player == HUMAN else player.next_move(self)
        if not self.allows_move(col):
            raise ValueError(f"{ox} cannot play there: {self.why_not(col)}")
        self.add_move(col, ox)
        return col

    def _end(self) -> str:
        winner = self.winner()
        return f"{winner} wins after {self.count_discs()} discs." if winner else "A draw: the board is full."
