"""What the cards and the status chip say about the state of a game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from connect4_gui.engine.board import Side
from connect4_gui.game.clock import format_left, whole_seconds_left
from connect4_gui.game.match_setup import Opponent
from connect4_gui.ui.play.game_controller import GameController
from connect4_gui.ui.words.level_texts import level_title
from connect4_gui.ui.words.texts import draws_text, player_name, result_title, size_text, wins_text

translate = QCoreApplication.translate


def summary(controller: GameController) -> str:
    """What is being played, for the toolbar."""
    setup = controller.setup
    if setup.opponent is Opponent.BOTS:
        return translate("game_texts", "{size} · {first} against {second}").format(
            size=size_text(setup.size), first=level_title(setup.first_level), second=level_title(setup.level)
        )
    if any(setup.is_computer(side) for side in Side):
        return translate("game_texts", "{size} · Level: {level}").format(
            size=size_text(setup.size), level=level_title(setup.level)
        )
    return translate("game_texts", "{size} · Two players").format(size=size_text(setup.size))


def card_note(controller: GameController, side: Side) -> str:
    """What a player is doing, or the level of a computer that waits, and the score so far."""
    parts = [wins_text(controller.wins(side))]
    if controller.draws:
        parts.append(draws_text(controller.draws))
    level = controller.setup.level_of(side)
    if level is not None:
        is_thinking = controller.mover is side
        parts.insert(0, translate("game_texts", "thinking…") if is_thinking else level_title(level))
    elif controller.mover is side:
        parts.insert(0, translate("game_texts", "to move"))
    return " · ".join(parts)


def card_seconds(controller: GameController, side: Side) -> float | None:
    """What a player's card counts down: the game time, or without a game clock the mover's turn time."""
    left = controller.game_left(side)
    if left is None and controller.mover is side:
        return controller.clock.turn_left
    return left


def card_time(controller: GameController, side: Side) -> str:
    """The seconds of the card as ``0:12``; empty where no time runs."""
    left = card_seconds(controller, side)
    return "" if left is None else format_left(left)


def turn_number(controller: GameController) -> str:
    """The seconds left for the turn, beside the bar."""
    left = controller.clock.turn_left
    return "" if left is None else translate("game_texts", "{seconds} s").format(seconds=whole_seconds_left(left))


def details(controller: GameController) -> str:
    """Both players with their score and time, for a window without a side panel."""
    return "    ".join(_details_of(controller, side) for side in Side)


def _details_of(controller: GameController, side: Side) -> str:
    parts = [player_name(controller.setup, side), wins_text(controller.wins(side))]
    left = controller.game_left(side)
    if left is not None:
        parts.append(format_left(left))
    if side is Side.SECOND and controller.draws:
        parts[-1] += "    " + draws_text(controller.draws)
    return " · ".join(parts)


def chip_text(controller: GameController) -> str:
    """Who is to move and how long they have, or how the game ended."""
    game, setup = controller.game, controller.setup
    if game.result is not None:
        return result_title(setup, game.result)
    if controller.is_stuck:
        return translate("game_texts", "The game has stopped")
    name = player_name(setup, game.board.side)
    if controller.is_paused:
        return translate("game_texts", "Paused · {name} to move").format(name=name)
    if setup.is_computer(game.board.side):
        return translate("game_texts", "{name} is thinking").format(name=name)
    left = controller.clock.turn_left
    game_left = controller.game_left(game.board.side)
    if left is None and game_left is not None:
        return translate("game_texts", "{name} to move · {time}").format(name=name, time=format_left(game_left))
    if left is None:
        return translate("game_texts", "{name} to move").format(name=name)
    return translate("game_texts", "{name} to move · {seconds} s").format(name=name, seconds=whole_seconds_left(left))


def chip_side(controller: GameController) -> Side | None:
    """Whose colour the chip has: the mover's, at the end the winner's, none for a draw."""
    result = controller.game.result
    return controller.board.side if result is None else result.winner
