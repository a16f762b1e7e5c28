"""MenuChoices: what is chosen in the menu, including what a choice of now hides for later."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, field

from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.levels import DEFAULT_LEVEL, Level
from connect4_gui.game.game_time import GameTime
from connect4_gui.game.match_setup import DEFAULT_TURN_SECONDS, MatchSetup, Opponent, StartRule, TimeoutRule


def clean_name(text: str) -> str:
    """A name on one line: no control characters, no line ends, no broken halves of characters, no space around."""
    return "".join(sign for sign in text if unicodedata.category(sign) not in ("Cc", "Cs", "Zl", "Zp")).strip()


@dataclass(frozen=True, slots=True)
class MenuChoices:
    """The menu remembers the seconds of a timer that is off, and one name for each kind of opponent.

    ``level`` is the computer's and the second bot's, ``first_level`` the first bot's.
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

    @property
    def names(self) -> tuple[str, str]:
        """The names for the opponent that is chosen; bots go by their own."""
        if self.opponent is Opponent.BOTS:
            return ("", "")
        return (self.first_name, self.friend_name if self.opponent is Opponent.FRIEND else self.computer_name)

    def setup(self) -> MatchSetup:
        """The match that these choices ask for. Bots have no time to run out of."""
        has_people = self.opponent is not Opponent.BOTS
        return MatchSetup(
            opponent=self.opponent,
            level=self.level,
            size=self.size,
            turn_seconds=self.turn_seconds if self.is_timed and has_people else None,
            timeout_rule=self.timeout_rule,
            start_rule=self.start_rule,
            names=self.names,
            game_time=self.game_time if self.has_game_clock and has_people else None,
            first_level=self.first_level,
        )
