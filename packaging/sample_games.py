"""Games for the pictures of the page of games: always the same ones."""

from __future__ import annotations

import random
from functools import lru_cache

from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.levels import EXPERT, LEVELS
from connect4_gui.engine.moves import Drop
from connect4_gui.engine.rulebook import RULES
from connect4_gui.engine.rules import CLASSIC, is_classic
from connect4_gui.engine.variants.ladder import levels_for
from connect4_gui.game.game import Game
from connect4_gui.game.game_time import GameTime
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.game.player_spec import bot, person
from connect4_gui.game.record import GameRecord
from connect4_gui.store.archive import Archive
from connect4_gui.store.archived_game import ArchivedGame

NOW = 1_794_920_000.0
"""A day in November 2026, in seconds since 1970."""

COUNT = 110
HOURS_APART = 31
FRIENDS = (person("Ada"), person("Grace"))
SIZES = (STANDARD_SIZE, STANDARD_SIZE, STANDARD_SIZE, BoardSize(8, 9), BoardSize(4, 5))


def fill(archive: Archive) -> None:
    """Put a few months of games into ``archive``."""
    archive.put_all(_games())


@lru_cache(maxsize=1)
def _games() -> tuple[ArchivedGame, ...]:
    rng = random.Random(7)
    records = [_record(number, rng) for number in range(COUNT)]
    times = [NOW - 3600.0 * HOURS_APART * number for number in range(COUNT)]
    return tuple(
        ArchivedGame(f"sample-{number}", *game) for number, game in enumerate(zip(times, records, strict=True))
    )


def _record(number: int, rng: random.Random) -> GameRecord:
    """Random moves, mostly against one of the levels; now and then a friend, other rules, a clock, or an early end."""
    size = SIZES[number % len(SIZES)]
    rules = RULES[number % len(RULES)] if number % 6 == 1 and size == STANDARD_SIZE else CLASSIC
    level = LEVELS[number % len(LEVELS)]
    opponent = level if level in levels_for(rules) else EXPERT
    players = FRIENDS if number % 9 == 4 else (person("Ada"), bot(opponent))
    setup = MatchSetup(
        players,
        size,
        turn_seconds=20 if number % 4 == 0 else None,
        game_time=GameTime(5, 3) if number % 7 == 5 else None,
        rules=rules,
    )
    game = Game.new(size, rules=rules)
    most = 9 if number % 12 == 7 else size.cells
    while not game.is_over and game.place < most:
        move = Drop(rng.randrange(size.columns)) if is_classic(rules) else rng.choice(game.moves)
        if game.allows(move):
            game.play(move, luck=game.draw(move))
    return GameRecord.of(game, setup)
