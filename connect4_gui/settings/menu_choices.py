"""MenuChoices: what is chosen in the menu, including what another choice hides for now."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from connect4_gui.engine.board_size import MAX_COLUMNS, MAX_ROWS, MIN_ROWS, STANDARD_SIZE, BoardSize
from connect4_gui.engine.levels import DEFAULT_LEVEL, Level
from connect4_gui.engine.rules import CLASSIC, Rules
from connect4_gui.engine.variants.ladder import levels_for
from connect4_gui.game.game_time import GameTime
from connect4_gui.game.match_setup import DEFAULT_TURN_SECONDS, MatchSetup, StartRule, TimeoutRule
from connect4_gui.game.player_spec import PlayerKind, PlayerSpec, bot, outside, person
from connect4_gui.outside.own_bot import OwnBot

MIN_MENU_COLUMNS = 5
MENU_SIZES = tuple(
    BoardSize(rows, columns)
    for rows in range(MIN_ROWS, MAX_ROWS + 1)
    for columns in range(MIN_MENU_COLUMNS, MAX_COLUMNS + 1)
)
"""Every board that can be chosen, the smallest first."""


class Opponent(Enum):
    """Whom the menu offers to play against, or to watch."""

    FRIEND = "friend"
    COMPUTER = "computer"
    OWN_BOT = "own-bot"
    BOTS = "bots"


@dataclass(frozen=True, slots=True)
class MenuChoices:
    """The menu remembers the seconds of a timer that is off, and one name for each kind of opponent.

    ``level`` is the computer's and the second bot's, ``first_level`` the first bot's. ``is_more_open`` says whether the
    choices that most people leave alone are in sight. ``own_bot`` is None until its file is chosen. A level or a size
    that the rules do not know is remembered for those that do.
    """

    opponent: Opponent = Opponent.FRIEND
    level: Level = DEFAULT_LEVEL
    size: BoardSize = STANDARD_SIZE
    is_timed: bool = False
    turn_seconds: int = DEFAULT_TURN_SECONDS
    timeout_rule: TimeoutRule = TimeoutRule.PASS
    start_rule: StartRule = StartRule.FIRST
    first_name: str = ""
    friend_name: str = ""
    computer_name: str = ""
    has_game_clock: bool = False
    game_time: GameTime = field(default_factory=GameTime)
    first_level: Level = DEFAULT_LEVEL
    is_more_open: bool = False
    own_bot: OwnBot | None = None
    own_bot_name: str = ""
    rules: Rules = CLASSIC

    @property
    def players(self) -> tuple[PlayerSpec, PlayerSpec]:
        """Who plays, as the opponent that is chosen has it; two bots go by their levels."""
        first_level, level = (level_by(self.rules, wanted) for wanted in (self.first_level, self.level))
        if self.opponent is Opponent.BOTS:
            return bot(first_level), bot(level)
        if self.opponent is Opponent.COMPUTER:
            return person(self.first_name), bot(level, self.computer_name)
        if self.opponent is Opponent.OWN_BOT:
            return person(self.first_name), self._own_bot_spec()
        return person(self.first_name), person(self.friend_name)

    def _own_bot_spec(self) -> PlayerSpec:
        if self.own_bot is None:
            return PlayerSpec(PlayerKind.OUTSIDE, self.own_bot_name)
        return outside(self.own_bot, self.own_bot_name)

    def setup(self) -> MatchSetup:
        """The match that these choices ask for. Bots have no time to run out of."""
        has_people = self.opponent is not Opponent.BOTS
        return MatchSetup(
            players=self.players,
            size=size_by(self.rules, self.size),
            turn_seconds=self.turn_seconds if self.is_timed and has_people else None,
            timeout_rule=self.timeout_rule,
            start_rule=self.start_rule,
            game_time=self.game_time if self.has_game_clock and has_people else None,
            rules=self.rules,
        )


def level_by(rules: Rules, wanted: Level) -> Level:
    """``wanted``, or the strongest level that plays by ``rules`` where that one does not."""
    levels = levels_for(rules)
    return wanted if wanted in levels else levels[-1]


def least_size(rules: Rules) -> BoardSize:
    """The smallest board for ``rules``, which must be for all larger ones, too."""
    return next(size for size in MENU_SIZES if rules.fits(size))


def size_by(rules: Rules, wanted: BoardSize) -> BoardSize:
    """``wanted``, or as much larger as ``rules`` need."""
    least = least_size(rules)
    return BoardSize(max(wanted.rows, least.rows), max(wanted.columns, least.columns))
