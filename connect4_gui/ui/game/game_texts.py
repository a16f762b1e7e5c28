"""What the cards, the status chip and the record say about the state of a game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from connect4_gui.coach.quality import Quality
from connect4_gui.engine.board import Side
from connect4_gui.engine.moves import Flip, Slip
from connect4_gui.engine.rules import is_classic
from connect4_gui.game.clock import format_left, whole_seconds_left
from connect4_gui.game.game import Turn
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.game.state import GameState
from connect4_gui.ui.game.variant_texts import event_texts, forecast_text, move_aloud
from connect4_gui.ui.words.level_texts import level_title
from connect4_gui.ui.words.result_texts import result_reason, result_title
from connect4_gui.ui.words.rules_texts import rules_title
from connect4_gui.ui.words.texts import draws_text, player_name, size_text, wins_text

translate = QCoreApplication.translate


def summary(setup: MatchSetup) -> str:
    """What is being played, for the toolbar."""
    levels = [level_title(spec.level) for spec in setup.players if spec.level is not None]
    size = size_text(setup.size)
    if not is_classic(setup.rules):
        size = f"{size} · {rules_title(setup.rules.key)}"
    if len(levels) == 2:
        sentence = translate("game_texts", "{size} · {first} against {second}")
        return sentence.format(size=size, first=levels[0], second=levels[1])
    own_bot = next((spec.name for spec in setup.players if spec.is_outside), None)
    if own_bot is not None:
        return translate("game_texts", "{size} · against {name}").format(size=size, name=own_bot)
    if levels:
        return translate("game_texts", "{size} · Level: {level}").format(size=size, level=levels[0])
    return translate("game_texts", "{size} · Two players").format(size=size)


def card_words(state: GameState, side: Side) -> tuple[str, ...]:
    """What a player is doing, or the level of a bot that waits, and the draws; the wins stand beside it as a number.

    In fewer and fewer words, for cards with little room: the draws stay longest, at last as ``= 12``.
    """
    everything = " · ".join((*_doing(state, side), *_draws(state)))
    return (everything, *_draws(state), f"= {state.draws}") if state.draws else (everything, "")


def card_note(state: GameState, side: Side) -> str:
    """The same with the wins, for those who hear it."""
    return " · ".join((*_doing(state, side), wins_text(state.wins[side]), *_draws(state)))


def _doing(state: GameState, side: Side) -> tuple[str, ...]:
    """Nothing is said of a bot that waits and is called by its level already."""
    spec = state.setup.spec(side)
    if state.mover is side:
        is_waiting = spec.is_person or state.is_paused
        return (translate("game_texts", "to move") if is_waiting else _bot_note(state),)
    is_called_otherwise = bool(spec.name) or state.setup.has_people
    return (level_title(spec.level),) if spec.level is not None and is_called_otherwise else ()


def _draws(state: GameState) -> tuple[str, ...]:
    return (draws_text(state.draws),) if state.draws else ()


def _bot_note(state: GameState) -> str:
    """What a bot that is to move is doing."""
    return translate("game_texts", "proving…") if state.is_proving else translate("game_texts", "thinking…")


def doubt(state: GameState, side: Side) -> str:
    """That Perfect moves without a proof, where it promises one."""
    sentence = translate("game_texts", "{name} is not certain: it found no proof for this move.")
    return sentence.format(name=player_name(state.setup, side))


def mover_aloud(turn: Turn, disc: str) -> str:
    """Whose disc fell, ``disc`` by name, and whether nobody chose where."""
    return translate("game_texts", "{disc} at random").format(disc=disc) if turn.is_random else disc


def card_time(state: GameState, side: Side) -> str:
    """The player's game time as ``0:12``; empty without a game clock."""
    left = state.times.game_left.get(side)
    return "" if left is None else format_left(left)


def details(state: GameState, *, has_forecast: bool) -> str:
    """Both players with their score and time, for a window without a side panel. If it ``has_forecast``, what comes
    next by rules beside Classic stands before them.
    """
    is_told = has_forecast and not is_classic(state.setup.rules) and not state.is_over
    forecast = (forecast_text(state),) if is_told else ()
    return "    ".join((*forecast, *(_details_of(state, side) for side in Side)))


def _details_of(state: GameState, side: Side) -> str:
    parts = [player_name(state.setup, side), wins_text(state.wins[side])]
    left = state.times.game_left.get(side)
    if left is not None:
        parts.append(format_left(left))
    if side is Side.SECOND and state.draws:
        parts[-1] += "    " + draws_text(state.draws)
    return " · ".join(parts)


def chip_text(state: GameState) -> str:
    """Who is to move and how long they have, or how the game ended."""
    if state.result is not None:
        return result_title(state.setup, state.result)
    if state.is_stuck:
        return translate("game_texts", "The game has stopped")
    side = state.board.side
    name = player_name(state.setup, side)
    if state.is_paused:
        return translate("game_texts", "Paused · {name} to move").format(name=name)
    if state.is_proving:
        return translate("game_texts", "{name} is proving").format(name=name)
    if state.is_thinking:
        return translate("game_texts", "{name} is thinking").format(name=name)
    left, game_left = state.times.turn_left, state.times.game_left.get(side)
    if left is None and game_left is not None:
        return translate("game_texts", "{name} to move · {time}").format(name=name, time=format_left(game_left))
    if left is None:
        return translate("game_texts", "{name} to move").format(name=name)
    return translate("game_texts", "{name} to move · {seconds} s").format(name=name, seconds=whole_seconds_left(left))


def chip_side(state: GameState) -> Side | None:
    """Whose colour the chip has: the mover's, at the end the winner's, none for a draw."""
    return state.board.side if state.result is None else state.result.winner


def turn_aloud(turn: Turn, disc: str) -> str:
    """What a screen reader says of a turn that was made with discs called ``disc``, and of what it set off."""
    events = (sentence.rstrip(".") for sentence in event_texts(turn) if not isinstance(turn.move, Flip))
    slipped = turn.luck is not None and isinstance(turn.luck, Slip)
    return ". ".join((_move_aloud(turn, disc), *(() if slipped else events)))


def _move_aloud(turn: Turn, disc: str) -> str:
    told = move_aloud(turn, disc)
    if told is not None:
        return told
    if turn.cell is None:
        return translate("game_texts", "{disc} passes").format(disc=disc)
    row, column = turn.cell
    sentence = translate("game_texts", "{disc}, column {column}, row {row}")
    return sentence.format(disc=disc, column=column + 1, row=row + 1)


def quality_text(quality: Quality) -> str:
    """How good a move was, in a word."""
    return {
        Quality.BEST: translate("game_texts", "best move"),
        Quality.GOOD: translate("game_texts", "good move"),
        Quality.INACCURACY: translate("game_texts", "inaccuracy"),
        Quality.MISTAKE: translate("game_texts", "mistake"),
        Quality.BLUNDER: translate("game_texts", "blunder"),
    }[quality]


def only_move_text() -> str:
    """That every other move would have given the result away."""
    return translate("game_texts", "only move")


def end_text(state: GameState) -> tuple[str, str]:
    """How the game ended, or that it cannot go on: a title and a reason."""
    if state.result is not None:
        return result_title(state.setup, state.result), result_reason(state.setup, state.result)
    return translate("game_texts", "The computer cannot move"), translate(
        "game_texts",
        "Something went wrong while the computer was thinking; details are in the log. "
        "Play again or go back to the menu.",
    )
