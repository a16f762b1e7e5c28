"""Games between bots, played to the end at once."""

from __future__ import annotations

from connect4_gui.game.events import Event
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.game.players import BotPlayer, Mind
from connect4_gui.game.record import GameRecord
from connect4_gui.game.referee import Referee
from connect4_gui.game.worker import AtOnce


def play_out(setup: MatchSetup, minds: tuple[Mind, Mind]) -> GameRecord:
    """The first game of ``setup``, to its end, with these ``minds`` for its two players, who are told how it ended.

    Raises RuntimeError if one of them fails.
    """
    players = iter([BotPlayer(mind, AtOnce()) for mind in minds])
    referee = Referee(setup, lambda _spec: next(players), _ignore)
    referee.start()
    record = referee.record
    referee.close()
    if record.result is None:
        raise RuntimeError(f"the game stopped after {record.notation or 'no moves'}")
    return record


def _ignore(_event: Event) -> None:
    """Nobody watches."""
