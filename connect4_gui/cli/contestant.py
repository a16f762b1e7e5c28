"""Contestant: who plays for the computer in the terminal: one of our levels, or the file of somebody else's bot."""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from typing import TypeAlias

from connect4_gui.cli.options import level_names, positive_int
from connect4_gui.cli.streams import say_aside
from connect4_gui.engine.levels import LEVELS, Level
from connect4_gui.engine.lineup import Lineup
from connect4_gui.engine.rules import Rules, is_classic
from connect4_gui.engine.search_types import StopFlag
from connect4_gui.game.player_spec import PlayerSpec, bot, outside
from connect4_gui.game.players import Mind, VariantMind
from connect4_gui.outside.fault import fault_words
from connect4_gui.outside.outside_mind import OutsideMind
from connect4_gui.outside.outside_variant_mind import OutsideVariantMind
from connect4_gui.outside.own_bot import (
    DEFAULT_MOVE_SECONDS,
    MAX_MOVE_SECONDS,
    MIN_MOVE_SECONDS,
    OwnBot,
    is_like_a_path,
    parse_own_bot,
)
from connect4_gui.outside.protection import PROTECTION_WORDS
from connect4_gui.outside.sandbox import protection_in_force
from connect4_gui.outside.unwilling import unwilling
from connect4_gui.quote import quote

Contestant: TypeAlias = Level | OwnBot

CONTESTANTS = f"a level ({level_names()}) or FILE[:NAME], a bot of your own"


def contestant(text: str) -> Contestant:
    """Reads a level or ``FILE[:NAME]``."""
    for level in LEVELS:
        if level.key == text.strip().lower():
            return level
    if not is_like_a_path(text):
        raise argparse.ArgumentTypeError(
            f"there is no level {quote(text)} and no such file; levels are {level_names()}"
        )
    return own_bot(text)


def own_bot(text: str) -> OwnBot:
    """Reads ``FILE[:NAME]``."""
    try:
        return parse_own_bot(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def add_seconds_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--move-seconds",
        type=positive_int,
        default=DEFAULT_MOVE_SECONDS,
        metavar="S",
        help=f"a bot of your own has so long for a move, {MIN_MOVE_SECONDS} to {MAX_MOVE_SECONDS} "
        f"({DEFAULT_MOVE_SECONDS})",
    )


def with_seconds(who: Contestant, options: argparse.Namespace) -> Contestant:
    """Raises ValueError with a sentence if they are out of range."""
    return replace(who, seconds=options.move_seconds) if isinstance(who, OwnBot) else who


def title(who: Contestant) -> str:
    return who.title if isinstance(who, OwnBot) else who.key


def spec_of(who: Contestant) -> PlayerSpec:
    return outside(who) if isinstance(who, OwnBot) else bot(who)


@contextmanager
def mind_of(who: Contestant, lineup: Lineup, rng: random.Random) -> Iterator[Mind]:
    """What thinks for ``who`` as long as it is needed."""
    if not isinstance(who, OwnBot):
        yield lineup.bot(who, rng)
        return
    with closing(OutsideMind(who)) as mind:
        yield mind


@contextmanager
def variant_mind_of(who: Contestant, rules: Rules, lineup: Lineup, rng: random.Random) -> Iterator[VariantMind]:
    """As ``mind_of``, by rules beside Classic."""
    if not isinstance(who, OwnBot):
        yield lineup.variant_bot(rules, who, rng)
        return
    with closing(OutsideVariantMind(who, rules)) as mind:
        yield mind


def refuse_unwilling(contestants: Iterable[Contestant], rules: Rules) -> None:
    """Raises ValueError with a sentence for a bot of one's own that does not know ``rules``; it is asked for that."""
    for who in contestants:
        fault = None if is_classic(rules) or not isinstance(who, OwnBot) else unwilling(who, rules, StopFlag())
        if fault is not None:
            raise ValueError(fault_words(fault, title(who)).rstrip("."))


def tell_protection(contestants: Iterable[Contestant]) -> None:
    """Say what keeps bots from outside in check, if there are any."""
    if any(isinstance(who, OwnBot) for who in contestants):
        say_aside(f"{PROTECTION_WORDS[protection_in_force()]}\n")
