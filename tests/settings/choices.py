"""What somebody chose in the menu."""

from __future__ import annotations

from pathlib import Path

from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.levels import LEVELS
from connect4_gui.engine.variants.slippery import Slippery
from connect4_gui.game.game_time import GameTime
from connect4_gui.game.match_setup import StartRule, TimeoutRule
from connect4_gui.outside.own_bot import OwnBot
from connect4_gui.settings.menu_choices import MenuChoices, Opponent

CHOICES = MenuChoices(
    opponent=Opponent.COMPUTER,
    level=LEVELS[0],
    size=BoardSize(8, 5),
    is_timed=True,
    turn_seconds=33,
    timeout_rule=TimeoutRule.LOSE,
    start_rule=StartRule.ALTERNATE,
    first_name="Ada",
    friend_name="Zoë",
    computer_name="HAL",
    has_game_clock=True,
    game_time=GameTime(7, 0),
    first_level=LEVELS[-1],
    is_more_open=True,
    own_bot=OwnBot(Path("/bots/mine.py"), "Player", 9),
    own_bot_name="Deep Thought",
    rules=Slippery(25),
)
"""Nothing in it is the default."""
