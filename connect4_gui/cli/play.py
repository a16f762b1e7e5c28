"""``connect4 play``: a game in the terminal."""

from __future__ import annotations

import argparse
import random
from contextlib import closing

from connect4_gui.cli.options import add_size_options, add_threads_option, level, level_names, size_of
from connect4_gui.engine.board import IllegalMove, Side
from connect4_gui.engine.bot import Bot
from connect4_gui.engine.levels import Level
from connect4_gui.engine.lineup import Lineup, shipped_books
from connect4_gui.engine.notation import parse_moves
from connect4_gui.game.game import Game

FRIEND = "friend"
QUIT_WORDS = ("q", "quit", "exit")


class _PlayerLeft(Exception):
    """The person at the keyboard has had enough."""


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("play", help="play in the terminal")
    parser.add_argument(
        "--opponent",
        type=lambda text: None if text == FRIEND else level(text),
        default=None,
        metavar="WHO",
        help=f"who plays O: {FRIEND} ({FRIEND}), or the level {level_names()}",
    )
    parser.add_argument(
        "--starts", choices=("first", "second"), default="first", help="who moves first: player 1 (X) or 2 (O)"
    )
    add_size_options(parser)
    parser.add_argument("--seed", type=int, metavar="K", help="the same seed gives the same computer moves")
    add_threads_option(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    with closing(_lineup(options)) as lineup:
        return _play(options, _bot(options, lineup))


def _play(options: argparse.Namespace, bot: Bot | None) -> int:
    game = Game(size_of(options), Side.FIRST if options.starts == "first" else Side.SECOND)
    names = _names(options.opponent)
    print("Type the number of a column, or q to leave.")
    try:
        while game.result is None:
            print(f"\n{game.board}\n")
            if bot is not None and game.board.side is Side.SECOND:
                _let_the_bot_move(game, bot, names[Side.SECOND])
            else:
                _let_a_person_move(game, names[game.board.side])
    except _PlayerLeft:
        print(f"\nGame left after {game.notation or 'no moves'}.")
        return 0
    print(f"\n{game.board}\n")
    print("A draw." if game.result.winner is None else f"{names[game.result.winner]} wins.")
    print(f"Moves: {game.notation}")
    return 0


def _lineup(options: argparse.Namespace) -> Lineup:
    """As in the window; but what earlier games found out would make a seeded game depend on them."""
    if options.seed is None:
        return Lineup.standard(threads=options.threads)
    return Lineup(shipped_books(), threads=options.threads)


def _bot(options: argparse.Namespace, lineup: Lineup) -> Bot | None:
    return None if options.opponent is None else lineup.bot(options.opponent, random.Random(options.seed))


def _names(opponent: Level | None) -> dict[Side, str]:
    second = "Player 2 (O)" if opponent is None else f"Computer, {opponent.title} (O)"
    return {Side.FIRST: "Player 1 (X)", Side.SECOND: second}


def _let_the_bot_move(game: Game, bot: Bot, name: str) -> None:
    *_, info = bot.think(game.board)
    column = bot.choose(game.board, info)
    game.play(column)
    print(f"{name} plays {column + 1}.")


def _let_a_person_move(game: Game, name: str) -> None:
    while True:
        try:
            text = input(f"{name}, your column: ").strip()
        except EOFError:
            raise _PlayerLeft from None
        if text.lower() in QUIT_WORDS:
            raise _PlayerLeft
        try:
            game.play(_column(text, game.board.size.columns))
            return
        except IllegalMove as error:
            print(f"Sorry, {error}. Please try again.")


def _column(text: str, columns: int) -> int:
    if len(text) != 1 or text not in "123456789":
        raise IllegalMove(f"{text!r} is not a column from 1 to {columns}")
    return parse_moves(text)[0]
