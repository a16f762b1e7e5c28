"""MatchSetup: everything that is agreed before the first disc falls."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from connect4_gui.engine.board import Side
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.rules import CLASSIC, Rules
from connect4_gui.engine.variants.ladder import levels_for
from connect4_gui.game.game_time import GameTime
from connect4_gui.game.player_spec import PlayerSpec, person

MIN_TURN_SECONDS, MAX_TURN_SECONDS, TURN_SECONDS_STEP, DEFAULT_TURN_SECONDS = 5, 120, 5, 20


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

    ``turn_seconds`` None means no turn timer, ``game_time`` None no game clock; an empty game clock always loses.
    ``players`` are in the order of the sides on which they began the match; they have changed sides if ``is_swapped``.
    """

    players: tuple[PlayerSpec, PlayerSpec] = (person(), person())
    size: BoardSize = STANDARD_SIZE
    turn_seconds: int | None = None
    timeout_rule: TimeoutRule = TimeoutRule.PASS
    start_rule: StartRule = StartRule.FIRST
    game_time: GameTime | None = None
    is_swapped: bool = False
    rules: Rules = CLASSIC

    def __post_init__(self) -> None:
        if self.turn_seconds is not None and not MIN_TURN_SECONDS <= self.turn_seconds <= MAX_TURN_SECONDS:
            raise ValueError(
                f"the turn timer must be {MIN_TURN_SECONDS} to {MAX_TURN_SECONDS} seconds, not {self.turn_seconds}"
            )
        if not self.rules.fits(self.size):
            raise ValueError(f"the rules {self.rules.key} are not for a {self.size} board")
        levels = levels_for(self.rules)
        for spec in self.players:
            if spec.level is not None and spec.level not in levels:
                raise ValueError(f"the level {spec.level.key} is not for the rules {self.rules.key}")

    @property
    def has_people(self) -> bool:
        return any(spec.is_person for spec in self.players)

    @property
    def has_answers(self) -> bool:
        """Whether a bot answers a person's moves."""
        return self.has_people and not all(spec.is_person for spec in self.players)

    @property
    def is_timed(self) -> bool:
        """Whether somebody's time can run out."""
        return self.has_people and (self.turn_seconds is not None or self.game_time is not None)

    def player(self, side: Side) -> Side:
        """Who plays ``side``, named by the side that player began the match on."""
        return side.other if self.is_swapped else side

    def spec(self, side: Side) -> PlayerSpec:
        """Who plays ``side`` now."""
        return self.players[self.player(side) - 1]

    def swapped(self) -> MatchSetup:
        """The same match after the players have changed sides."""
        return replace(self, is_swapped=not self.is_swapped)

    def starter(self, game_number: int) -> Side:
        """Who moves first in game ``game_number`` of the match, counted from 0."""
        if self.start_rule is StartRule.ALTERNATE:
            return Side.FIRST if game_number % 2 == 0 else Side.SECOND
        return Side.FIRST if self.start_rule is StartRule.FIRST else Side.SECOND
