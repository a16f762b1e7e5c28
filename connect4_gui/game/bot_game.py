"""Games between bots, played to the end at once."""

from __future__ import annotations

import random
from collections.abc import Sequence

from connect4_gui.game.events import Event
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.game.players import BotPlayer, Mind, Player, VariantMind, VariantPlayer
from connect4_gui.game.record import GameRecord
from connect4_gui.game.referee import Referee
from connect4_gui.game.worker import AtOnce


def play_out(setup: MatchSetup, minds: tuple[Mind, Mind]) -> GameRecord:
    """The first classic game of ``setup``, to its end, with these ``minds`` for its two players, who are told how it
    ended. Raises RuntimeError if one of them fails.
    """
    return _played(setup, [BotPlayer(mind, AtOnce()) for mind in minds], None)


def play_variant_out(
    setup: MatchSetup, minds: tuple[VariantMind, VariantMind], rng: random.Random | None = None
) -> GameRecord:
    """As ``play_out``, by the rules of ``setup``, which are not Classic; ``rng`` decides what chance does."""
    return _played(setup, [VariantPlayer(mind, AtOnce()) for mind in minds], rng)


def _played(setup: MatchSetup, players: Sequence[Player], rng: random.Random | None) -> GameRecord:
    seats = iter(players)
    referee = Referee(setup, lambda _spec: next(seats), _ignore, rng=rng)
    referee.start()
    record = referee.record
    referee.close()
    if record.result is None:
        raise RuntimeError(f"the game stopped after {record.notation or 'no moves'}")
    return record


def _ignore(_event: Event) -> None:
    """Nobody watches."""
