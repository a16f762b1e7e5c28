"""MenuChoices: what is chosen in the menu, including what another choice hides for now."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.levels import DEFAULT_LEVEL, Level
from connect4_gui.game.game_time import GameTime
from connect4_gui.game.match_setup import DEFAULT_TURN_SECONDS, MatchSetup, StartRule, TimeoutRule
from connect4_gui.game.player_spec import PlayerKind, PlayerSpec, bot, outside, person
from connect4_gui.outside.own_bot import OwnBot

MIN_MENU_COLUMNS = 5


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
    choices that most people leave alone are in sight. ``own_bot`` is None until its file is chosen.
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

    @property
    def players(self) -> tuple[PlayerSpec, PlayerSpec]:
        """Who plays, as the opponent that is chosen has it; two bots go by their levels."""
        if self.opponent is Opponent.BOTS:
            return bot(self.first_level), bot(self.level)
        if self.opponent is Opponent.COMPUTER:
            return person(self.first_name), bot(self.level, self.computer_name)
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
            size=self.size,
            turn_seconds=self.turn_seconds if self.is_timed and has_people else None,
            timeout_rule=self.timeout_rule,
            start_rule=self.start_rule,
            game_time=self.game_time if self.has_game_clock and has_people else None,
        )
