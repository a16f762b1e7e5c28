"""Sentences about a match that more than one widget shows."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject

from connect4_gui.engine.board import Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.game.game import Ending, GameResult
from connect4_gui.game.match_setup import MatchSetup, TimeoutRule
from connect4_gui.game.player_spec import PlayerSpec
from connect4_gui.outside.fault import Fault
from connect4_gui.ui.words.fault_texts import fault_text
from connect4_gui.ui.words.level_texts import level_title

translate = QCoreApplication.translate

FIVE = 5


class Counted(QObject):
    """Phrases with a number in them. Each language has its own plural forms, kept by Qt Linguist."""

    def wins(self, count: int) -> str:
        return self.tr("%n win(s)", "", count)

    def draws(self, count: int) -> str:
        return self.tr("%n draw(s)", "", count)

    def discs(self, count: int) -> str:
        return self.tr("%n disc(s)", "", count)

    def discs_in_line(self, count: int) -> str:
        return self.tr("%n winning disc(s).", "", count)


def default_name(players: Sequence[PlayerSpec], player: Side) -> str:
    """What ``player``, named by the side where the match began, is called without a name of its own."""
    if players[player - 1].is_person:
        return translate("texts", "Player 1") if player is Side.FIRST else translate("texts", "Player 2")
    if players[player - 1].is_outside:
        own_bot = players[player - 1].own_bot
        return translate("texts", "Own bot") if own_bot is None else own_bot.title
    if players[player.other - 1].is_person:
        return translate("texts", "Computer")
    return _bot_name(players, player)


def _bot_name(players: Sequence[PlayerSpec], player: Side) -> str:
    """Two bots go by their levels, and by their number as well where those are the same."""
    own, other = players[player - 1].level, players[player.other - 1].level
    if own is None:
        return translate("texts", "Computer")
    return f"{level_title(own)} {player.value}" if own == other else level_title(own)


def player_name(setup: MatchSetup, side: Side) -> str:
    """The name of whoever plays ``side`` now."""
    return setup.spec(side).name.strip() or default_name(setup.players, setup.player(side))


def size_text(size: BoardSize) -> str:
    return translate("texts", "{rows} × {columns}").format(rows=size.rows, columns=size.columns)


def rule_title(rule: TimeoutRule) -> str:
    return {
        TimeoutRule.PASS: translate("texts", "Pass the turn"),
        TimeoutRule.RANDOM_DROP: translate("texts", "Random drop"),
        TimeoutRule.LOSE: translate("texts", "Lose"),
    }[rule]


def timer_text(setup: MatchSetup) -> str:
    """The turn timer and what happens when it runs out; empty without a timer."""
    if setup.turn_seconds is None:
        return ""
    sentence = {
        TimeoutRule.PASS: translate("texts", "{seconds} s per turn · then the turn passes"),
        TimeoutRule.RANDOM_DROP: translate("texts", "{seconds} s per turn · then a random drop"),
        TimeoutRule.LOSE: translate("texts", "{seconds} s per turn · then the game is lost"),
    }[setup.timeout_rule]
    return sentence.format(seconds=setup.turn_seconds)


def wins_text(wins: int) -> str:
    return Counted().wins(wins)


def draws_text(draws: int) -> str:
    return Counted().draws(draws)


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
