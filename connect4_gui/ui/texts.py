"""Sentences about a match that more than one widget shows."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from connect4_gui.engine.board import Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.levels import Level
from connect4_gui.game.game import Ending, GameResult
from connect4_gui.game.match_setup import MatchSetup, Opponent, TimeoutRule


def tr(text: str) -> str:
    return QCoreApplication.translate("texts", text)


def default_name(player: Side, opponent: Opponent) -> str:
    """The name of ``player``, named by the side where the match began."""
    if opponent is Opponent.BOTS:
        return tr("Bot 1") if player is Side.FIRST else tr("Bot 2")
    if player is Side.FIRST:
        return tr("Player 1")
    return tr("Player 2") if opponent is Opponent.FRIEND else tr("Computer")


def player_name(setup: MatchSetup, side: Side) -> str:
    """The name of whoever plays ``side`` now."""
    player = setup.player(side)
    return setup.names[player - 1].strip() or default_name(player, setup.opponent)


def level_title(level: Level) -> str:
    return QCoreApplication.translate("levels", level.title)


def level_description(level: Level) -> str:
    return QCoreApplication.translate("levels", level.description)


def size_text(size: BoardSize) -> str:
    return tr("{rows} × {columns}").format(rows=size.rows, columns=size.columns)


def rule_title(rule: TimeoutRule) -> str:
    return {
        TimeoutRule.PASS: tr("Pass the turn"),
        TimeoutRule.RANDOM_DROP: tr("Random drop"),
        TimeoutRule.LOSE: tr("Lose"),
    }[rule]


def timer_text(setup: MatchSetup) -> str:
    """The turn timer and what happens when it runs out; empty without a timer."""
    if setup.turn_seconds is None:
        return ""
    sentence = {
        TimeoutRule.PASS: tr("{seconds} s a turn · then the turn passes"),
        TimeoutRule.RANDOM_DROP: tr("{seconds} s a turn · then a random drop"),
        TimeoutRule.LOSE: tr("{seconds} s a turn · then the game is lost"),
    }[setup.timeout_rule]
    return sentence.format(seconds=setup.turn_seconds)


def wins_text(wins: int) -> str:
    if wins == 1:
        return tr("1 win")
    return tr("{count} wins").format(count=wins)


def draws_text(draws: int) -> str:
    if draws == 1:
        return tr("1 draw")
    return tr("{count} draws").format(count=draws)


def result_title(setup: MatchSetup, result: GameResult) -> str:
    if result.winner is None:
        return tr("A draw")
    return tr("{name} wins").format(name=player_name(setup, result.winner))


def result_reason(setup: MatchSetup, result: GameResult) -> str:
    if result.ending is Ending.FOUR_IN_A_ROW:
        if len(result.cells) == 4:
            return tr("Four in a row.")
        return tr("{count} discs in line.").format(count=len(result.cells))
    if result.ending is Ending.BOARD_FULL or result.winner is None:
        return tr("The board is full and nobody has four in a row.")
    loser = player_name(setup, result.winner.other)
    if result.ending is Ending.RESIGNED:
        return tr("{name} resigned.").format(name=loser)
    return tr("{name} ran out of time.").format(name=loser)
