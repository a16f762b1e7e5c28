"""``connect4 match``: lets bots play each other, two at a time or as a tournament."""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterable
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any

from connect4_gui.cli import tournament
from connect4_gui.cli.contestant import (
    CONTESTANTS,
    Contestant,
    add_seconds_option,
    contestant,
    mind_of,
    refuse_unwilling,
    spec_of,
    tell_protection,
    title,
    variant_mind_of,
    with_seconds,
)
from connect4_gui.cli.options import add_rules_options, add_size_options, positive_int, rules_of, size_of, start_rule
from connect4_gui.engine.board import Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.levels import Level, repeatable
from connect4_gui.engine.lineup import Lineup, shipped_books
from connect4_gui.engine.rule_names import rules_text
from connect4_gui.engine.rules import CLASSIC, Rules, is_classic
from connect4_gui.game.bot_game import play_out, play_variant_out
from connect4_gui.game.game import GameResult
from connect4_gui.game.match_setup import MatchSetup, StartRule
from connect4_gui.game.record import GameRecord
from connect4_gui.outside.fault import fault_words


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """One finished game of a match."""

    starter: Side
    winner: Side | None
    moves: str
    fault: str = ""
    """What the loser did, if that cost it the game."""


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("match", help="let bots play each other, two or a whole tournament")
    parser.add_argument("bots", nargs="*", type=contestant, metavar="BOT", help=f"a tournament of these: {CONTESTANTS}")
    parser.add_argument("--first", type=contestant, metavar="WHO", help="without a tournament: player 1")
    parser.add_argument("--second", type=contestant, metavar="WHO", help="without a tournament: player 2")
    add_seconds_option(parser)
    parser.add_argument("--games", type=positive_int, metavar="N", help="how many games (1; of each pair, 10)")
    parser.add_argument(
        "--starts",
        type=start_rule,
        metavar="WHO",
        help="without a tournament: who moves first: first, second, or alternate from game to game (first)",
    )
    add_rules_options(parser)
    add_size_options(parser)
    parser.add_argument("--seed", type=int, metavar="K", help="the same seed gives the same games")
    parser.add_argument("--json", action="store_true", help="write a JSON object instead of lines")
    tournament.add_options(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    if options.bots:
        _refuse(options, ("first", "second", "starts"), "goes without bots before it")
        if not is_classic(rules_of(options)):
            raise ValueError("a tournament is played by the rules classic")
        return tournament.run(options)
    for name in ("first", "second"):
        if getattr(options, name) is None:
            raise ValueError(f"a match needs --first and --second, or two or more bots; --{name} is missing")
    _refuse(options, tournament.OPTIONS, "is for a tournament: name the bots, for example connect4 match easy medium")
    return run_match(options)


def _refuse(options: argparse.Namespace, names: Iterable[str], why: str) -> None:
    for name in names:
        if getattr(options, name) not in (None, False):
            raise ValueError(f"--{name} {why}")


def run_match(options: argparse.Namespace) -> int:
    """Two bots, one game after another."""
    size, rules = size_of(options), rules_of(options)
    lineup = Lineup(shipped_books())
    options.first, options.second = (with_seconds(who, options) for who in (options.first, options.second))
    players = spec_of(options.first), spec_of(options.second)
    starts = MatchSetup(players, size, start_rule=options.starts or StartRule.FIRST, rules=rules)
    refuse_unwilling((options.first, options.second), rules)
    tell_protection((options.first, options.second))
    games = []
    for number in range(options.games or 1):
        rng = random.Random() if options.seed is None else random.Random(f"{options.seed}/{number}")
        game = play_game(lineup, size, (options.first, options.second), starts.starter(number), rng, rules)
        games.append(game)
        if not options.json:
            print(f"game {number + 1}: {_winner_words(game, options)} {game.moves}", flush=True)
            if game.fault:
                print(f"  {game.fault}", flush=True)
    wins = {side: sum(game.winner is side for game in games) for side in Side}
    draws = len(games) - sum(wins.values())
    if options.json:
        print(json.dumps(_as_object(size, options, games, wins, draws)))
    else:
        print(
            f"{size}: player 1 ({title(options.first)}) won {wins[Side.FIRST]}, "
            f"player 2 ({title(options.second)}) won {wins[Side.SECOND]}, drawn {draws}"
        )
    return 0


def play_game(
    lineup: Lineup,
    size: BoardSize,
    contestants: tuple[Contestant, Contestant],
    starts: Side,
    rng: random.Random,
    rules: Rules = CLASSIC,
) -> PlayedGame:
    """Play one game. The same ``rng`` always gives the same game, unless a level is limited by seconds alone.

    For that ``lineup`` must not keep answers from one game to the next.
    """
    start_rule = StartRule.FIRST if starts is Side.FIRST else StartRule.SECOND
    players = spec_of(contestants[0]), spec_of(contestants[1])
    record = _record(lineup, MatchSetup(players, size, start_rule=start_rule, rules=rules), contestants, rng)
    if record.result is None:
        raise AssertionError("a game was not played to the end")
    return PlayedGame(starts, record.result.winner, record.notation, _fault(record.result, contestants))


def _fault(result: GameResult, contestants: tuple[Contestant, Contestant]) -> str:
    if result.fault is None or result.winner is None:
        return ""
    return fault_words(result.fault, title(contestants[result.winner.other - 1]))


def _record(
    lineup: Lineup, setup: MatchSetup, contestants: tuple[Contestant, Contestant], rng: random.Random
) -> GameRecord:
    first, second = (repeatable(who) if isinstance(who, Level) else who for who in contestants)
    with ExitStack() as stack:
        if is_classic(setup.rules):
            minds = [stack.enter_context(mind_of(who, lineup, rng)) for who in (first, second)]
            return play_out(setup, (minds[0], minds[1]))
        others = [stack.enter_context(variant_mind_of(who, setup.rules, lineup, rng)) for who in (first, second)]
        return play_variant_out(setup, (others[0], others[1]), rng)


def _winner_words(game: PlayedGame, options: argparse.Namespace) -> str:
    if game.winner is None:
        return "draw"
    winner = options.first if game.winner is Side.FIRST else options.second
    return f"player {game.winner.value} ({title(winner)}) wins"


def _as_object(
    size: BoardSize, options: argparse.Namespace, games: list[PlayedGame], wins: dict[Side, int], draws: int
) -> dict[str, Any]:
    return {
        "size": {"rows": size.rows, "columns": size.columns},
        "rules": rules_text(rules_of(options)),
        "first": title(options.first),
        "second": title(options.second),
        "seed": options.seed,
        "first_wins": wins[Side.FIRST],
        "second_wins": wins[Side.SECOND],
        "draws": draws,
        "games": [
            {
                "starter": game.starter.value,
                "winner": None if game.winner is None else game.winner.value,
                "moves": game.moves,
                **({"fault": game.fault} if game.fault else {}),
            }
            for game in games
        ],
    }
