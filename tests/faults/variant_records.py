"""A finished game by each of the rules, for everything that has to keep them."""

from __future__ import annotations

import random

from connect4_gui.engine.rulebook import RULES
from connect4_gui.engine.rules import Rules
from connect4_gui.game.game import Game
from connect4_gui.game.record import GameRecord
from tests.matches import friends

MOST_TURNS = 60


def random_record(rules: Rules, seed: int = 1) -> GameRecord:
    """Random moves, to the end or to ``MOST_TURNS``."""
    setup = friends("Ada", "Grace", rules=rules)
    game, rng = Game.new(setup.size, rules=rules, seed=seed if rules.has_chance else 0), random.Random(seed)
    while not game.is_over and len(game.turns) < MOST_TURNS:
        move = rng.choice(list(game.moves))
        game.play(move, luck=game.draw(move))
    return GameRecord.of(game, setup)


VARIANT_RECORDS = tuple(random_record(rules) for rules in RULES)
