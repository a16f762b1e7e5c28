"""Random games by any rules, for tests that must hold however a game goes."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from connect4_gui.engine.board import Side
from connect4_gui.engine.board_size import MAX_COLUMNS, MAX_ROWS, MIN_COLUMNS, MIN_ROWS, BoardSize
from connect4_gui.engine.moves import PASS, Luck, Move
from connect4_gui.engine.rule_names import rules_named
from connect4_gui.engine.rulebook import RULES
from connect4_gui.engine.rules import Step
from connect4_gui.engine.variants.variant import Variant, VariantPosition

VARIANTS = tuple(rules for rules in RULES if isinstance(rules, Variant))
KEYS = tuple(rules.key for rules in VARIANTS)
SIZES = tuple(
    BoardSize(rows, columns)
    for rows in range(MIN_ROWS, MAX_ROWS + 1)
    for columns in range(MIN_COLUMNS, MAX_COLUMNS + 1)
)
MOST_TURNS = 120


@dataclass(frozen=True, slots=True)
class PlayedTurn:
    """One turn of a random game."""

    before: VariantPosition
    move: Move
    luck: Luck | None
    step: Step[VariantPosition]


def any_options(key: str, rng: random.Random) -> Variant:
    """The rules called ``key`` with options that chance chose."""
    options = {option.name: rng.randint(option.least, option.most) for option in rules_named(key).options}
    rules = rules_named(key, options)
    assert isinstance(rules, Variant)
    return rules


def any_size(rules: Variant, rng: random.Random) -> BoardSize:
    return rng.choice([size for size in SIZES if rules.fits(size)])


def random_turns(rules: Variant, size: BoardSize, rng: random.Random, *, passes: float = 0.05) -> Iterator[PlayedTurn]:
    """A game of random moves, now and then a pass, until it ends or grows too long."""
    board = rules.start(size, rng.choice(list(Side)))
    for _ in range(MOST_TURNS):
        moves = rules.moves(board)
        if not moves:
            return
        move = PASS if rng.random() < passes else rng.choice(moves)
        luck = rules.draw(board, move, rng)
        step = rules.play(board, move, luck)
        yield PlayedTurn(board, move, luck, step)
        board = step.board
