"""Tournament: who meets whom, how often and on which board, agreed before the first game."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import combinations
from typing import Any

from connect4_gui.engine.board_size import MAX_COLUMNS, MAX_ROWS, MIN_COLUMNS, MIN_ROWS, STANDARD_SIZE, BoardSize
from connect4_gui.game.player_spec import PlayerSpec
from connect4_gui.game.record_json import player_object, read_player
from connect4_gui.json_values import Fields, list_of, one_of, whole
from connect4_gui.outside.own_bot_json import bot_object, read_bot

MOST_ENTRANTS = 26
MOST_GAMES = 10_000
"""How many games a pair may play."""

MOST_OPENING_DISCS = 8
DEFAULT_OPENING_DISCS = 4
MOST_SEED = 2**63


class Format(Enum):
    """Who meets whom: everybody everybody, or the first one all the others."""

    ROUND_ROBIN = "round-robin"
    GAUNTLET = "gauntlet"


@dataclass(frozen=True, slots=True)
class Fixture:
    """Game ``number`` of a tournament, counted from 0. The entrant ``first`` drops the first disc, ``second`` answers.

    Both games of a pair with the same ``opening`` begin with the same discs, and the players change colours.
    """

    number: int
    first: int
    second: int
    opening: int


@dataclass(frozen=True, slots=True)
class Tournament:
    """A plan. Raises ValueError with a sentence for values that make no tournament.

    A round is one game of every pair. ``opening_discs`` are dropped at random before the players begin; the opening of
    a round is the same for every pair and stands for two rounds, with the colours changed in the second.
    """

    entrants: tuple[PlayerSpec, ...]
    games: int = 10
    size: BoardSize = STANDARD_SIZE
    format: Format = Format.ROUND_ROBIN
    opening_discs: int = DEFAULT_OPENING_DISCS
    seed: int = 0

    def __post_init__(self) -> None:
        if not 2 <= len(self.entrants) <= MOST_ENTRANTS:
            raise ValueError(f"a tournament has 2 to {MOST_ENTRANTS} bots, not {len(self.entrants)}")
        if any(spec.is_person for spec in self.entrants):
            raise ValueError("only bots play in a tournament")
        if not 1 <= self.games <= MOST_GAMES:
            raise ValueError(f"a pair plays 1 to {MOST_GAMES} games, not {self.games}")
        if not 0 <= self.opening_discs <= MOST_OPENING_DISCS:
            raise ValueError(f"an opening has 0 to {MOST_OPENING_DISCS} discs, not {self.opening_discs}")

    @property
    def pairs(self) -> tuple[tuple[int, int], ...]:
        """Who meets whom, as numbers of entrants."""
        count = len(self.entrants)
        if self.format is Format.GAUNTLET:
            return tuple((0, other) for other in range(1, count))
        return tuple(combinations(range(count), 2))

    @property
    def total(self) -> int:
        """How many games there are."""
        return len(self.pairs) * self.games

    def fixture(self, number: int) -> Fixture:
        """Who begins changes from round to round, and from pair to pair, so that an odd number of rounds is fair."""
        pairs = self.pairs
        round_, place = divmod(number, len(pairs))
        one, other = pairs[place]
        is_changed = (one + other + round_) % 2 == 0
        first, second = (other, one) if is_changed else (one, other)
        return Fixture(number, first, second, round_ // 2)

    @property
    def digest(self) -> str:
        """A short name that only this plan has."""
        text = json.dumps(plan_object(self), sort_keys=True, ensure_ascii=True)
        return hashlib.sha256(text.encode("ascii")).hexdigest()[:12]


def numbered(names: Sequence[str]) -> list[str]:
    """``names``, with a number after those that several have."""
    found = []
    for place, name in enumerate(names):
        count = names[: place + 1].count(name)
        found.append(f"{name} {count}" if names.count(name) > 1 else name)
    return found


def plan_object(plan: Tournament) -> dict[str, Any]:
    """The plan as an object of JSON."""
    return {
        "entrants": [_entrant_object(spec) for spec in plan.entrants],
        "games": plan.games,
        "rows": plan.size.rows,
        "columns": plan.size.columns,
        "format": plan.format.value,
        "opening_discs": plan.opening_discs,
        "seed": plan.seed,
    }


def read_plan(data: Any) -> Tournament:
    """What ``plan_object`` wrote. Raises ValueError with a sentence."""
    fields = Fields(data, "plan")
    entrants = fields.take("entrants", list_of(MOST_ENTRANTS, least=2))
    return Tournament(
        tuple(_read_entrant(Fields(entry, f"bot {count}")) for count, entry in enumerate(entrants, start=1)),
        fields.take("games", whole(1, MOST_GAMES)),
        BoardSize(
            fields.take("rows", whole(MIN_ROWS, MAX_ROWS)), fields.take("columns", whole(MIN_COLUMNS, MAX_COLUMNS))
        ),
        fields.take("format", one_of(Format)),
        fields.take("opening_discs", whole(0, MOST_OPENING_DISCS)),
        fields.take("seed", whole(-MOST_SEED, MOST_SEED)),
    )


def _entrant_object(spec: PlayerSpec) -> dict[str, Any]:
    """With the file of a bot from outside: a plan stays on this computer."""
    own_bot = {} if spec.own_bot is None else {"own_bot": bot_object(spec.own_bot)}
    return {**player_object(spec), **own_bot}


def _read_entrant(fields: Fields) -> PlayerSpec:
    own_bot = fields.maybe("own_bot", read_bot)
    return replace(read_player(fields), own_bot=own_bot)
