"""play: one game of a tournament, from its opening to its end."""

from __future__ import annotations

import logging
import random
import time
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass

from connect4_gui.engine.board import Side, classic_board
from connect4_gui.engine.moves import Drop
from connect4_gui.engine.search_types import StopFlag
from connect4_gui.game.game import Game, TurnTime
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.game.player_spec import PlayerSpec, clean_name
from connect4_gui.game.players import Mind
from connect4_gui.game.record import GameRecord
from connect4_gui.outside.fault import Forfeit
from connect4_gui.tournament.minds import MakeMind, mind_of
from connect4_gui.tournament.opening import random_opening
from connect4_gui.tournament.plan import Fixture, Tournament
from connect4_gui.tournament.played_game import MOST_FAULT, PlayedGame

log = logging.getLogger(__name__)

Watch = Callable[[str], None]
"""Called after every move with the moves so far, those of the opening included."""


@dataclass(frozen=True, slots=True)
class Job:
    """Everything a worker must know to play a game, possibly on another machine."""

    plan: Tournament
    fixture: Fixture


def play_job(job: Job) -> PlayedGame:
    """Play it with nobody watching."""
    return play_fixture(job.plan, job.fixture)


def play_fixture(
    plan: Tournament,
    fixture: Fixture,
    watch: Watch = lambda _moves: None,
    *,
    make_mind: MakeMind = mind_of,
    now: Callable[[], float] = time.time,
) -> PlayedGame:
    """Play the game to its end. Who fails, or drops where there is no room, loses it."""
    players = (plan.entrants[fixture.first], plan.entrants[fixture.second])
    game = Game.new(plan.size)
    for column in opening_of(plan, fixture):
        game.play(Drop(column))
    watch(game.notation)
    fault = _play_out(game, players, f"{plan.seed}/{fixture.number}", watch, make_mind)
    record = GameRecord.of(game, MatchSetup(players, plan.size))
    return PlayedGame(fixture.number, record, now(), fault)


def opening_of(plan: Tournament, fixture: Fixture) -> tuple[int, ...]:
    rng = random.Random(f"{plan.seed}/opening/{fixture.opening}")
    return random_opening(plan.size, plan.opening_discs, rng)


def _play_out(
    game: Game, players: tuple[PlayerSpec, PlayerSpec], seed: str, watch: Watch, make_mind: MakeMind
) -> str | None:
    """Let the players move in turn. A sentence if one of them has failed and lost by it."""
    with ExitStack() as stack:
        minds: dict[Side, Mind] = {}
        for side in Side:
            try:
                minds[side] = stack.enter_context(make_mind(players[side - 1], random.Random(f"{seed}/{side.value}")))
            except Exception as error:
                return _lose(game, side, error)
        while not game.is_over:
            side = game.board.side
            try:
                _move(game, minds[side])
            except Exception as error:
                return _lose(game, side, error)
            watch(game.notation)
        for side, mind in minds.items():
            mind.game_ended(_points(game, side))
    return None


def _move(game: Game, mind: Mind) -> None:
    """Raises whatever the mind raises, or IllegalMove."""
    began = time.monotonic()
    column = mind.move(classic_board(game.board), StopFlag(), None)
    game.play(Drop(column), TurnTime(round(time.monotonic() - began, 3)))


def _lose(game: Game, side: Side, error: Exception) -> str:
    log.info("A bot lost by failing after %s: %s", game.notation or "no moves", error, exc_info=error)
    if isinstance(error, Forfeit):
        game.forfeit(side, error.fault)
    else:
        game.resign(side)
    return (clean_name(str(error)) or type(error).__name__)[:MOST_FAULT]


def _points(game: Game, side: Side) -> float:
    assert game.result is not None
    return 0.5 if game.result.winner is None else float(game.result.winner is side)
