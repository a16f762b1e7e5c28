"""unwilling: whether a bot of one's own would play by some rules, asked before a game of it begins."""

from __future__ import annotations

from connect4_gui.engine.rules import Rules
from connect4_gui.engine.search_types import StopFlag
from connect4_gui.outside.bot_process import Stopped
from connect4_gui.outside.fault import Fault, Forfeit
from connect4_gui.outside.guest import Guest
from connect4_gui.outside.own_bot import OwnBot


def unwilling(bot: OwnBot, rules: Rules, stop: StopFlag) -> Fault | None:
    """Why ``bot`` cannot play by ``rules``; None if it can, or nobody wants to know any more. Runs it for that."""
    guest = Guest(bot, rules)
    try:
        guest.begin(stop)
    except Forfeit as forfeit:
        guest.log(forfeit.fault)
        return forfeit.fault
    except Stopped:
        return None
    finally:
        guest.leave()
    return None
