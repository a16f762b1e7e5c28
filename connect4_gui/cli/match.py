"""``connect4 match``: lets two levels play each other."""

from __future__ import annotations

import argparse
import json
import random
from dataclasses import dataclass
from typing import Any

from connect4_gui.cli.options import (
    add_rules_options,
    add_size_options,
    level,
    level_names,
    positive_int,
    rules_of,
    size_of,
    start_rule,
)
from connect4_gui.engine.board import Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.levels import Level, repeatable
from connect4_gui.engine.lineup import Lineup, shipped_books
from connect4_gui.engine.rulebook import rules_text
from connect4_gui.engine.rules import CLASSIC, Rules, is_classic
from connect4_gui.game.bot_game import play_out, play_variant_out
from connect4_gui.game.match_setup import MatchSetup, StartRule
from connect4_gui.game.player_spec import bot
from connect4_gui.game.record import GameRecord


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """One finished game of a match."""

    starter: Side
    winner: Side | None
    moves: str


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("match", help="let two levels play each other")
    parser.add_argument("--first", type=level, required=True, metavar="LEVEL", help=f"player 1: {level_names()}")
    parser.add_argument("--second", type=level, required=True, metavar="LEVEL", help="player 2")
    parser.add_argument("--games", type=positive_int, default=1, metavar="N", help="how many games (1)")
    parser.add_argument(
        "--starts",
        type=start_rule,
        default=StartRule.FIRST,
        metavar="WHO",
        help="who moves first: first, second, or alternate from game to game (first)",
    )
    add_rules_options(parser)
    add_size_options(parser)
    parser.add_argument("--seed", type=int, metavar="K", help="the same seed gives the same games")
    parser.add_argument("--json", action="store_true", help="write a JSON object instead of lines")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    size, rules = size_of(options), rules_of(options)
    lineup = Lineup(shipped_books())
    starts = MatchSetup(start_rule=options.starts)
    games = []
    for number in range(options.games):
        rng = random.Random() if options.seed is None else random.Random(f"{options.seed}/{number}")
        game = play_game(lineup, size, (options.first, options.second), starts.starter(number), rng, rules)
        games.append(game)
        if not options.json:
            print(f"game {number + 1}: {_winner_words(game, options)} {game.moves}", flush=True)
    wins = {side: sum(game.winner is side for game in games) for side in Side}
    draws = len(games) - sum(wins.values())
    if options.json:
        print(json.dumps(_as_object(size, options, games, wins, draws)))
    else:
        print(
            f"{size}: player 1 ({options.first.key}) won {wins[Side.FIRST]}, "
            f"player 2 ({options.second.key}) won {wins[Side.SECOND]}, drawn {draws}"
        )
    return 0


def play_game(
    lineup: Lineup,
    size: BoardSize,
    levels: tuple[Level, Level],
    starts: Side,
    rng: random.Random,
    rules: Rules = CLASSIC,
) -> PlayedGame:
    """Play one game. The same ``rng`` always gives the same game, unless a level is limited by seconds alone.

    For that ``lineup`` must not keep answers from one game to the next.
    """
    start_rule = StartRule.FIRST if starts is Side.FIRST else StartRule.SECOND
    setup = MatchSetup((bot(levels[0]), bot(levels[1])), size, start_rule=start_rule, rules=rules)
    record = _record(lineup, setup, (repeatable(levels[0]), repeatable(levels[1])), rng)
    if record.result is None:
        raise AssertionError("a game was not played to the end")
    return PlayedGame(starts, record.result.winner, record.notation)


def _record(lineup: Lineup, setup: MatchSetup, levels: tuple[Level, Level], rng: random.Random) -> GameRecord:
    if is_classic(setup.rules):
        return play_out(setup, (lineup.bot(levels[0], rng), lineup.bot(levels[1], rng)))
    first, second = (lineup.variant_bot(setup.rules, level, rng) for level in levels)
    return play_variant_out(setup, (first, second), rng)


def _winner_words(game: PlayedGame, options: argparse.Namespace) -> str:
    if game.winner is None:
        return "draw"
    level = options.first if game.winner is Side.FIRST else options.second
    return f"player {game.winner.value} ({level.key}) wins"


def _as_object(
    size: BoardSize, options: argparse.Namespace, games: list[PlayedGame], wins: dict[Side, int], draws: int
) -> dict[str, Any]:
    return {
        "size": {"rows": size.rows, "columns": size.columns},
        "rules": rules_text(rules_of(options)),
        "first": options.first.key,
        "second": options.second.key,
        "seed": options.seed,
        "first_wins": wins[Side.FIRST],
        "second_wins": wins[Side.SECOND],
        "draws": draws,
        "games": [
            {
                "starter": game.starter.value,
                "winner": None if game.winner is None else game.winner.value,
                "moves": game.moves,
            }
            for game in games
        ],
    }
