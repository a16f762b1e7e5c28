"""How a game ended and why, in sentences that more than one widget shows."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from connect4_gui.game.game import Ending, GameResult
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.outside.fault import Fault
from connect4_gui.ui.words.fault_texts import fault_text
from connect4_gui.ui.words.texts import Counted, player_name

translate = QCoreApplication.translate

FIVE = 5


def result_title(setup: MatchSetup, result: GameResult) -> str:
    if result.winner is None:
        return translate("texts", "A draw")
    return translate("texts", "{name} wins").format(name=player_name(setup, result.winner))


def result_reason(setup: MatchSetup, result: GameResult) -> str:
    if result.winner is None:
        return _draw_reason(setup, result)
    loser = player_name(setup, result.winner.other)
    if result.ending is Ending.RESIGNED:
        return translate("texts", "{name} resigned.").format(name=loser)
    if result.ending is Ending.OUT_OF_TIME:
        return translate("texts", "{name} ran out of time.").format(name=loser)
    if result.ending is Ending.FORFEIT:
        return _forfeit_reason(result.fault, loser)
    if len(result.cells) != setup.rules.length:
        return Counted().discs_in_line(len(result.cells))
    is_five = result.ending is Ending.FIVE_IN_A_ROW
    return translate("texts", "Five in a row.") if is_five else translate("texts", "Four in a row.")


def _draw_reason(setup: MatchSetup, result: GameResult) -> str:
    if result.ending is Ending.BOTH_IN_A_ROW:
        return translate("texts", "Both have four in a row at once.")
    if result.ending is Ending.REPETITION:
        return translate("texts", "The same position came for the third time.")
    if setup.rules.length == FIVE:
        return translate("texts", "The board is full and nobody has five in a row.")
    return translate("texts", "The board is full and nobody has four in a row.")


def _forfeit_reason(fault: Fault | None, loser: str) -> str:
    if fault is None:
        return translate("texts", "{name} had to be stopped.").format(name=loser)
    return fault_text(fault, loser)
