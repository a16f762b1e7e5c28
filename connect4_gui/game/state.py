"""GameState: everything there is to know about the game on the table, as one frozen value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from connect4_gui.engine.board import Board, Position, Side
from connect4_gui.engine.geometry import Cell
from connect4_gui.engine.levels import PERFECT
from connect4_gui.engine.moves import Flip, Move, Placed, Pop, discs_after
from connect4_gui.engine.notation import format_turns
from connect4_gui.engine.rules import Forecast, is_classic
from connect4_gui.engine.variants.bot import variant_position
from connect4_gui.engine.variants.variant import Variant
from connect4_gui.game.game import GameResult, Turn, discs_of, has_last
from connect4_gui.game.match_setup import MatchSetup

PROVING_AFTER_SECONDS = 1.5
"""A little more than Perfect thinks where it does not wait for a proof."""


class Hold(Enum):
    """A reason to stand still: no time runs and nobody moves while there is one."""

    PAUSED = "paused"
    DIALOG = "dialog"
    STUCK = "stuck"
    REPLAY = "replay"


@dataclass(frozen=True, slots=True)
class Times:
    """The clocks. ``game_left`` has the sides whose game time runs; ``last_second`` counts from 5 to 1, else None."""

    elapsed: float
    turn_elapsed: float
    turn_left: float | None
    game_left: Mapping[Side, float]
    last_second: int | None


@dataclass(frozen=True, slots=True)
class GameState:
    """``setup`` has the players where they sit now. ``boards`` are the positions so far, the one before each turn and
    ``board``. ``landings`` has, for every column (row, where gravity points sideways), where a disc would come to lie.
    ``moves`` is everything that whoever is to move can choose, ``forecast`` what must be known besides the discs.

    ``mover`` is None once the game is over, ``person_to_move`` also while a bot is to move or something holds the game.
    ``wins`` and ``draws`` count the game on the table.
    """

    game_id: str
    setup: MatchSetup
    board: Position
    boards: tuple[Position, ...]
    turns: tuple[Turn, ...]
    discs: tuple[Placed, ...]
    landings: tuple[Cell | None, ...]
    moves: tuple[Move, ...]
    forecast: Forecast
    result: GameResult | None
    mover: Side | None
    person_to_move: Side | None
    holds: frozenset[Hold]
    times: Times
    wins: Mapping[Side, int]
    draws: int
    can_undo: bool
    can_redo: bool
    can_resign: bool

    @property
    def notation(self) -> str:
        """The moves as text, for example ``44-53``."""
        return format_turns((turn.move, turn.luck) for turn in self.turns)

    @property
    def is_classic(self) -> bool:
        """Whether analysis, opening books and set-up positions, which know Classic only, can be used."""
        return is_classic(self.setup.rules)

    @property
    def classic_boards(self) -> tuple[Board, ...]:
        """``boards`` for whoever knows Classic only; none by other rules."""
        return tuple(board for board in self.boards if isinstance(board, Board))

    @property
    def pops(self) -> frozenset[int]:
        """The columns whose bottom disc can be pulled out now."""
        return frozenset(move.column for move in self.moves if isinstance(move, Pop))

    @property
    def ways(self) -> tuple[tuple[Cell, ...], ...]:
        """Where discs slide down a slope, the cells through which each would, its own one last; elsewhere none."""
        rules = self.setup.rules
        if not self.forecast.pull.is_slope or not isinstance(rules, Variant):
            return ()
        board = variant_position(self.board)
        return tuple(filter(None, (rules.way(board, column) for column in range(rules.lanes(board)))))

    @property
    def can_flip(self) -> bool:
        """Whether the board can be turned now."""
        return any(isinstance(move, Flip) for move in self.moves)

    def discs_after(self, count: int) -> tuple[Placed, ...]:
        """The discs that lay on the board after the first ``count`` turns, in the order in which they came."""
        if count == len(self.turns):
            return self.discs
        return discs_after(discs_of(self.boards[0]), (change for turn in self.turns[:count] for change in turn.changes))

    def has_last_after(self, count: int) -> bool:
        """Whether the newest disc on the board after the first ``count`` turns came with the last of them."""
        return has_last(self.turns[:count])

    def forecast_after(self, count: int) -> Forecast:
        """What players had to know besides the discs after the first ``count`` turns."""
        return self.setup.rules.forecast(self.boards[count])

    @property
    def is_over(self) -> bool:
        return self.result is not None

    @property
    def is_paused(self) -> bool:
        return Hold.PAUSED in self.holds

    @property
    def is_covered(self) -> bool:
        """Whether the board must not be seen, because a clock stands on which somebody could think."""
        is_paused = self.is_paused and self.setup.has_people
        return is_paused or (Hold.DIALOG in self.holds and self.setup.is_timed and not self.is_over)

    @property
    def is_replayed(self) -> bool:
        """Whether the game is only looked at."""
        return Hold.REPLAY in self.holds

    @property
    def is_stuck(self) -> bool:
        """Whether a player failed and the game cannot go on."""
        return Hold.STUCK in self.holds

    @property
    def is_thinking(self) -> bool:
        """Whether a bot is to move and has been asked. While the game is paused, what it finds is not waited for."""
        is_waited_for = not self.is_stuck and not self.is_paused
        return self.mover is not None and not self.setup.spec(self.mover).is_person and is_waited_for

    @property
    def is_proving(self) -> bool:
        """Whether Perfect takes longer than its usual time, which it does only to wait for a proof."""
        level = None if self.mover is None else self.setup.spec(self.mover).level
        return self.is_thinking and level == PERFECT and self.times.turn_elapsed > PROVING_AFTER_SECONDS

    @property
    def can_hint(self) -> bool:
        return self.person_to_move is not None

    @property
    def can_pause(self) -> bool:
        return not self.is_over and not self.is_stuck and not self.is_replayed

    @property
    def can_swap(self) -> bool:
        return not self.holds
