"""MatchSetup: everything that is agreed before the first disc falls."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum

from connect4_gui.engine.board import Side
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.levels import DEFAULT_LEVEL, Level
from connect4_gui.game.game_time import GameTime

MIN_MENU_COLUMNS = 5
MIN_TURN_SECONDS, MAX_TURN_SECONDS, TURN_SECONDS_STEP, DEFAULT_TURN_SECONDS = 5, 120, 5, 20
MAX_NAME_LENGTH = 24


class Opponent(Enum):
    FRIEND = "friend"
    COMPUTER = "computer"
    BOTS = "bots"


class TimeoutRule(Enum):
    """What happens when a turn's time runs out."""

    PASS = "pass"
    RANDOM_DROP = "random-drop"
    LOSE = "lose"


class StartRule(Enum):
    FIRST = "first"
    SECOND = "second"
    ALTERNATE = "alternate"


@dataclass(frozen=True, slots=True)
class MatchSetup:
    """A match of one or more games. Raises ValueError with a sentence for values out of range.

    ``turn_seconds`` None means no turn timer, ``game_time`` None no game clock; an empty game clock always loses. An
    empty name stands for the default one, so that it can follow the opponent and the language. ``level`` is the
    computer's, or the second bot's where two of them play; ``first_level`` is the first bot's. Names and levels belong
    to the players, who have changed sides if ``is_swapped``.
    """

    opponent: Opponent = Opponent.FRIEND
    level: Level = DEFAULT_LEVEL
    size: BoardSize = STANDARD_SIZE
    turn_seconds: int | None = None
    timeout_rule: TimeoutRule = TimeoutRule.PASS
    start_rule: StartRule = StartRule.FIRST
    names: tuple[str, str] = field(default=("", ""))
    game_time: GameTime | None = None
    first_level: Level = DEFAULT_LEVEL
    is_swapped: bool = False

    def __post_init__(self) -> None:
        if self.size.columns < MIN_MENU_COLUMNS:
            raise ValueError(f"a game needs at least {MIN_MENU_COLUMNS} columns, not {self.size.columns}")
        if self.turn_seconds is not None and not MIN_TURN_SECONDS <= self.turn_seconds <= MAX_TURN_SECONDS:
            raise ValueError(
                f"the turn timer must be {MIN_TURN_SECONDS} to {MAX_TURN_SECONDS} seconds, not {self.turn_seconds}"
            )
        for name in self.names:
            if len(name) > MAX_NAME_LENGTH:
                raise ValueError(f"a name has at most {MAX_NAME_LENGTH} characters, not {len(name)}")

    def player(self, side: Side) -> Side:
        """Who plays ``side``, named by the side that player began the match on."""
        return side.other if self.is_swapped else side

    def is_computer(self, side: Side) -> bool:
        if self.opponent is Opponent.COMPUTER:
            return self.player(side) is Side.SECOND
        return self.opponent is Opponent.BOTS

    def level_of(self, side: Side) -> Level | None:
        """The level of the computer on ``side``; None for a person."""
        if not self.is_computer(side):
            return None
        return self.first_level if self.player(side) is Side.FIRST else self.level

    def swapped(self) -> MatchSetup:
        """The same match after the players have changed sides."""
        return replace(self, is_swapped=not self.is_swapped)

    def starter(self, game_number: int) -> Side:
        """Who moves first in game ``game_number`` of the match, counted from 0."""
        return starter(self.start_rule, game_number)


def starter(rule: StartRule, game_number: int) -> Side:
    """Who moves first in game ``game_number``, counted from 0."""
    if rule is StartRule.ALTERNATE:
        return Side.FIRST if game_number % 2 == 0 else Side.SECOND
    return Side.FIRST if rule is StartRule.FIRST else Side.SECOND
