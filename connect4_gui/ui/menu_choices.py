"""MenuChoices: what is chosen in the menu, including what a choice of now hides for later."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.levels import DEFAULT_LEVEL, Level
from connect4_gui.game.match_setup import DEFAULT_TURN_SECONDS, MatchSetup, Opponent, StartRule, TimeoutRule


def clean_name(text: str) -> str:
    """A name on one line: no control characters, no line ends, no broken halves of characters, no space around."""
    return "".join(sign for sign in text if unicodedata.category(sign) not in ("Cc", "Cs", "Zl", "Zp")).strip()


@dataclass(frozen=True, slots=True)
class MenuChoices:
    """The menu remembers the seconds of a timer that is off, and one name for each kind of opponent."""

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

    @property
    def second_name(self) -> str:
        return self.friend_name if self.opponent is Opponent.FRIEND else self.computer_name

    def setup(self) -> MatchSetup:
        """The match that these choices ask for."""
        return MatchSetup(
            opponent=self.opponent,
            level=self.level,
            size=self.size,
            turn_seconds=self.turn_seconds if self.is_timed else None,
            timeout_rule=self.timeout_rule,
            start_rule=self.start_rule,
            names=(self.first_name, self.second_name),
        )
