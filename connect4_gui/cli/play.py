"""``connect4 play``: a game in the terminal."""

from __future__ import annotations

import argparse
import random
from contextlib import closing

from connect4_gui.cli.contestant import (
    add_seconds_option,
    own_bot,
    refuse_unwilling,
    spec_of,
    tell_protection,
    with_seconds,
)
from connect4_gui.cli.options import (
    add_rules_options,
    add_size_options,
    add_threads_option,
    level,
    level_names,
    rules_of,
    size_of,
)
from connect4_gui.cli.streams import standard_input
from connect4_gui.cli.variant_words import board_words, event_words, forecast_words, how_to_move, move_words
from connect4_gui.engine.board import IllegalMove, Side
from connect4_gui.engine.lineup import Lineup, shipped_books
from connect4_gui.engine.moves import Move, Pass
from connect4_gui.engine.notation import parse_moves
from connect4_gui.engine.rules import is_classic
from connect4_gui.game.events import Event, GameOver, MoveMade, TurnBegan
from connect4_gui.game.match_setup import MatchSetup, StartRule
from connect4_gui.game.player_spec import PlayerSpec, bot, person
from connect4_gui.game.players import BotPlayer, Person, Player, VariantPlayer
from connect4_gui.game.referee import Referee
from connect4_gui.game.worker import AtOnce
from connect4_gui.outside.fault import fault_words
from connect4_gui.outside.outside_mind import OutsideMind
from connect4_gui.outside.outside_variant_mind import OutsideVariantMind
from connect4_gui.quote import quote

FRIEND = "friend"
QUIT_WORDS = ("q", "quit", "exit")


class _PlayerLeft(Exception):
    """The person at the keyboard has had enough."""


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("play", help="play in the terminal")
    opponents = parser.add_mutually_exclusive_group()
    opponents.add_argument(
        "--opponent",
        type=lambda text: None if text == FRIEND else level(text),
        default=None,
        metavar="WHO",
        help=f"who plays O: {FRIEND} ({FRIEND}), or the level {level_names()}",
    )
    opponents.add_argument(
        "--bot",
        type=own_bot,
        metavar="FILE[:NAME]",
        help="a bot of your own plays O: a Python file or a UGI program",
    )
    add_seconds_option(parser)
    parser.add_argument(
        "--starts", choices=("first", "second"), default="first", help="who moves first: player 1 (X) or 2 (O)"
    )
    add_rules_options(parser)
    add_size_options(parser)
    parser.add_argument("--seed", type=int, metavar="K", help="the same seed gives the same computer moves and luck")
    add_threads_option(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    setup = MatchSetup(
        (person(), _opponent(options)), size_of(options), start_rule=StartRule(options.starts), rules=rules_of(options)
    )
    if options.bot is not None:
        refuse_unwilling([options.bot], setup.rules)
        tell_protection([options.bot])
    with closing(_lineup(options)) as lineup:
        return _Terminal(setup, lineup, random.Random(options.seed)).play()


def _opponent(options: argparse.Namespace) -> PlayerSpec:
    if options.bot is not None:
        return spec_of(with_seconds(options.bot, options))
    return person() if options.opponent is None else bot(options.opponent)


def _lineup(options: argparse.Namespace) -> Lineup:
    """As in the window; but what earlier games found out would make a seeded game depend on them."""
    if options.seed is None:
        return Lineup.standard(threads=options.threads)
    return Lineup(shipped_books(), threads=options.threads)


class _Terminal:
    """Shows a game as text and asks people for their columns."""

    def __init__(self, setup: MatchSetup, lineup: Lineup, rng: random.Random) -> None:
        self._lineup = lineup
        self._rng = rng
        self._names = {side: _name(setup.spec(side), side) for side in Side}
        self._rules = setup.rules
        self._referee = Referee(setup, self._player, self._tell, rng=rng)

    def play(self) -> int:
        """One game; the exit code."""
        standard_input()
        print(how_to_move(self._rules))
        try:
            self._referee.start()
            while (side := self._referee.state.person_to_move) is not None:
                self._ask(side)
        except _PlayerLeft:
            print(f"\nGame left after {self._referee.state.notation or 'no moves'}.")
            return 0
        finally:
            self._referee.close()
        if self._referee.state.is_stuck:
            print("The computer cannot move.")
            return 1
        return 0

    def _player(self, spec: PlayerSpec) -> Player:
        if spec.is_person:
            return Person()
        if spec.level is None:
            return self._outside_player(spec)
        if is_classic(self._rules):
            return BotPlayer(self._lineup.bot(spec.level, self._rng), AtOnce())
        return VariantPlayer(self._lineup.variant_bot(self._rules, spec.level, self._rng), AtOnce())

    def _outside_player(self, spec: PlayerSpec) -> Player:
        if is_classic(self._rules):
            mind = OutsideMind(spec.own_bot)
            return BotPlayer(mind, AtOnce(), mind.close)
        variant_mind = OutsideVariantMind(spec.own_bot, self._rules)
        return VariantPlayer(variant_mind, AtOnce(), variant_mind.close)

    def _tell(self, event: Event) -> None:
        state = self._referee.state
        match event:
            case TurnBegan():
                print("\n".join(["", board_words(state), *forecast_words(state), ""]))
            case MoveMade(turn):
                if not state.setup.spec(turn.side).is_person and not isinstance(turn.move, Pass):
                    print(f"{self._names[turn.side]} {move_words(turn.move)}.")
                for sentence in event_words(turn):
                    print(sentence)
            case GameOver(result):
                print(f"\n{board_words(state)}\n")
                if result.fault is not None and result.winner is not None:
                    print(fault_words(result.fault, self._names[result.winner.other]))
                print("A draw." if result.winner is None else f"{self._names[result.winner]} wins.")
                print(f"Moves: {state.notation}")

    def _ask(self, side: Side) -> None:
        try:
            wanted = "column" if is_classic(self._rules) else "move"
            text = input(f"{self._names[side]}, your {wanted}: ").strip()
        except EOFError:
            raise _PlayerLeft from None
        if text.lower() in QUIT_WORDS:
            raise _PlayerLeft
        problem = self._problem(text)
        if problem is None:
            (move,) = parse_moves(text.lower())
            self._referee.wish(move)
        else:
            print(f"Sorry, {problem}. Please try again.")

    def _problem(self, text: str) -> str | None:
        """Why ``text`` is no move that can be made; None if it is one."""
        if not is_classic(self._rules):
            return self._refusal(text)
        landings = self._referee.state.landings
        if text not in {str(number) for number in range(1, 10)}:
            return f"{quote(text)} is not a column from 1 to {len(landings)}"
        if int(text) > len(landings):
            return f"there is no column {text} on a {self._referee.state.setup.size} board"
        return f"column {text} is full" if landings[int(text) - 1] is None else None

    def _refusal(self, text: str) -> str | None:
        """As ``_problem``, by rules beside Classic."""
        state = self._referee.state
        try:
            moves: tuple[Move, ...] = parse_moves(text.lower())
        except IllegalMove:
            moves = ()
        if len(moves) != 1 or isinstance(moves[0], Pass):
            return f"{quote(text)} is not a move"
        if moves[0] in state.moves:
            return None
        try:
            self._rules.play(state.board, moves[0])
        except IllegalMove as error:
            return str(error)
        return f"{quote(text)} is not a move"


def _name(spec: PlayerSpec, side: Side) -> str:
    mark = "X" if side is Side.FIRST else "O"
    if spec.is_outside:
        return f"{spec.name} ({mark})"
    return f"Player {side.value} ({mark})" if spec.level is None else f"Computer, {spec.level.title} ({mark})"
