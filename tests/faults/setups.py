"""Matches of every kind: all sizes, all rules, people and bots, with and without clocks."""

from __future__ import annotations

import atexit
import random
import shutil
import tempfile
from dataclasses import replace
from functools import cache
from itertools import product, starmap
from pathlib import Path

from connect4_gui.engine.board_size import MAX_COLUMNS, MAX_ROWS, MIN_COLUMNS, MIN_ROWS, BoardSize
from connect4_gui.engine.rulebook import RULES
from connect4_gui.engine.rules import CLASSIC
from connect4_gui.engine.variants.ladder import levels_for
from connect4_gui.game.game_time import GameTime
from connect4_gui.game.match_setup import MatchSetup, StartRule, TimeoutRule
from connect4_gui.game.player_spec import PlayerSpec, bot, outside, person
from connect4_gui.outside.own_bot import OwnBot

SIZES = tuple(starmap(BoardSize, product(range(MIN_ROWS, MAX_ROWS + 1), range(MIN_COLUMNS, MAX_COLUMNS + 1))))

OWN_BOT = b"def move(board):\n    return board.open_columns()[0]\n"


def random_setup(rng: random.Random, *, bots: int | None = None, is_timed: bool = False) -> MatchSetup:
    """A match with so many ``bots``, or with any number of them."""
    size = rng.choice(SIZES)
    rules = rng.choice([rules for rules in RULES if rules.fits(size)])
    level = levels_for(rules)[0]
    players: list[PlayerSpec] = [person("Ada"), person("Grace")]
    for place in rng.sample(range(2), rng.randrange(3) if bots is None else bots):
        players[place] = bot(level)
    has_turns = is_timed or rng.random() < 0.4
    return MatchSetup(
        (players[0], players[1]),
        size,
        turn_seconds=rng.choice((5, 20, 120)) if has_turns else None,
        timeout_rule=rng.choice(list(TimeoutRule)),
        start_rule=rng.choice(list(StartRule)),
        game_time=GameTime(rng.choice((1, 5)), rng.choice((0, 5))) if rng.random() < 0.4 else None,
        rules=rules,
    )


def with_own_bot(setup: MatchSetup) -> MatchSetup:
    """The same match by the classic rules, with a program that somebody else wrote as the second player."""
    return replace(setup, players=(setup.players[0], outside(OwnBot(_own_bot_file(), seconds=5))), rules=CLASSIC)


@cache
def _own_bot_file() -> Path:
    folder = Path(tempfile.mkdtemp(prefix="own-bot-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    (folder / "bot.py").write_bytes(OWN_BOT)
    return folder / "bot.py"
