"""What the cards and the status chip say about the state of a game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from connect4_gui.engine.board import Side
from connect4_gui.game.clock import whole_seconds_left
from connect4_gui.ui.game_controller import GameController
from connect4_gui.ui.level_texts import level_title
from connect4_gui.ui.texts import player_name, result_title, size_text, wins_text

translate = QCoreApplication.translate


def summary(controller: GameController) -> str:
    """What is being played, for the toolbar."""
    setup = controller.setup
    if any(setup.is_computer(side) for side in Side):
        return translate("game_texts", "{size} · Level: {level}").format(
            size=size_text(setup.size), level=level_title(setup.level)
        )
    return translate("game_texts", "{size} · Two players").format(size=size_text(setup.size))


def card_note(controller: GameController, side: Side) -> str:
    """What a player is doing, the level of a computer, and the wins so far."""
    parts = [wins_text(controller.wins(side))]
    if controller.setup.is_computer(side):
        parts.insert(0, level_title(controller.setup.level))
    if controller.mover is side:
        parts.insert(
            0,
            translate("game_texts", "thinking…")
            if controller.setup.is_computer(side)
            else translate("game_texts", "to move"),
        )
    return " · ".join(parts)


def card_time(controller: GameController, side: Side) -> str:
    """The turn's time left as ``0:12``; empty for anybody but a timed mover."""
    left = controller.clock.turn_left
    if left is None or controller.mover is not side:
        return ""
    minutes, seconds = divmod(whole_seconds_left(left), 60)
    return f"{minutes}:{seconds:02}"


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
    if left is None:
        return translate("game_texts", "{name} to move").format(name=name)
    return translate("game_texts", "{name} to move · {seconds} s").format(name=name, seconds=whole_seconds_left(left))


def chip_side(controller: GameController) -> Side | None:
    """Whose colour the chip has: the mover's, at the end the winner's, none for a draw."""
    result = controller.game.result
    return controller.board.side if result is None else result.winner
