"""Sentences about a match that more than one widget shows."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject

from connect4_gui.engine.board import Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.game.match_setup import MatchSetup, TimeoutRule
from connect4_gui.game.player_spec import PlayerSpec
from connect4_gui.ui.words.level_texts import level_title

translate = QCoreApplication.translate


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
