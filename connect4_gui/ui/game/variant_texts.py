"""What is said about turns, and about what comes next, by the rules beside Classic."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from connect4_gui.engine.board import Side
from connect4_gui.engine.geometry import Cell
from connect4_gui.engine.moves import (
    BoardTurned,
    Change,
    Flip,
    GravityTurned,
    Move,
    Pop,
    Recoloured,
    Removed,
    Slipped,
)
from connect4_gui.engine.pull import Pull
from connect4_gui.game.game import Turn
from connect4_gui.game.state import GameState
from connect4_gui.ui.words.rules_texts import rules_sentence
from connect4_gui.ui.words.texts import player_name

translate = QCoreApplication.translate

ARROWS = {
    Pull.DOWN: "↓",
    Pull.LEFT: "←",
    Pull.UP: "↑",
    Pull.RIGHT: "→",
    Pull.DOWN_RIGHT: "↘",
    Pull.DOWN_LEFT: "↙",
}
LAST_WARNING = 2
"""A position that comes once more than this is a draw."""


class CountedTurns(QObject):
    """What happens after so many turns. Each language has its own plural forms, kept by Qt Linguist."""

    def swap(self, turns: int) -> str:
        return self.tr("Two discs change colour after %n turn(s).", "", turns)

    def gravity(self, turns: int) -> str:
        return self.tr("Discs fall {now}; after %n turn(s) {next}.", "", turns)

    def falling(self, discs: int) -> str:
        return self.tr("Pull out your disc in column {column}: %n disc(s) fall by one.", "", discs)


def board_note(key: str) -> str:
    """What can be done on the board by the rules called ``key`` besides dropping; empty for nothing."""
    return {
        "popout": translate(
            "variant_texts",
            "With Shift, a number or an arrow chooses your lowest disc in a column, and Enter pulls it out.",
        ),
        "flip": translate("variant_texts", "F turns the board upside down."),
    }.get(key, "")


def pull_text(pull: Pull) -> str:
    """Where discs fall, in words."""
    return {
        Pull.DOWN: translate("variant_texts", "down"),
        Pull.LEFT: translate("variant_texts", "to the left"),
        Pull.UP: translate("variant_texts", "up"),
        Pull.RIGHT: translate("variant_texts", "to the right"),
        Pull.DOWN_RIGHT: translate("variant_texts", "down to the right"),
        Pull.DOWN_LEFT: translate("variant_texts", "down to the left"),
    }[pull]


def forecast_text(state: GameState) -> str:
    """What players must know before they move: what comes next, or what is special about the rules."""
    forecast = state.forecast
    if forecast.times_seen >= LAST_WARNING:
        return translate("variant_texts", "This position has come twice. The third time is a draw.")
    if forecast.flips is not None:
        return _flips_text(state)
    if forecast.turns_left is not None:
        return _event_text(state, forecast.turns_left)
    if state.pops and state.person_to_move is not None:
        columns = ", ".join(str(column + 1) for column in sorted(state.pops))
        return translate("variant_texts", "Columns you can pull from: {columns}.").format(columns=columns)
    return rules_sentence(state.setup.rules.key)


def is_urgent(state: GameState) -> bool:
    """Whether what comes next must be known now: it follows this turn, or the game may end by it."""
    return state.forecast.turns_left == 1 or state.forecast.times_seen >= LAST_WARNING


def _flips_text(state: GameState) -> str:
    first, second = state.forecast.flips or (0, 0)
    sentence = translate("variant_texts", "Flips left: {first} {first_count}, {second} {second_count}.")
    names = [player_name(state.setup, side) for side in Side]
    return sentence.format(first=names[0], first_count=first, second=names[1], second_count=second)


def _event_text(state: GameState, turns: int) -> str:
    forecast = state.forecast
    if forecast.pull is forecast.next_pull:
        if turns == 1:
            return translate("variant_texts", "Two discs change colour after this turn.")
        return CountedTurns().swap(turns)
    sentence = (
        translate("variant_texts", "Discs fall {now}; after this turn {next}.")
        if turns == 1
        else CountedTurns().gravity(turns)
    )
    now, later = (f"{pull_text(pull)} {ARROWS[pull]}" for pull in (forecast.pull, forecast.next_pull))
    return sentence.format(now=now, next=later)


def pull_preview_text(column: int, height: int) -> str:
    """What pulling the lowest of ``height`` discs out of ``column`` does."""
    if height == 1:
        return translate("variant_texts", "Pull out your disc in column {column}.").format(column=column + 1)
    return CountedTurns().falling(height - 1).format(column=column + 1)


def move_aloud(turn: Turn, disc: str) -> str | None:
    """What a player with discs called ``disc`` did other than dropping one; None for a plain drop or a pass."""
    slip = next((change for change in turn.changes if isinstance(change, Slipped)), None)
    if slip is not None:
        sentence = translate("variant_texts", "{disc} slips from column {wanted} into column {column}")
        return sentence.format(disc=disc, wanted=slip.wanted + 1, column=slip.column + 1)
    match turn.move:
        case Pop(column):
            return translate("variant_texts", "{disc} pulls out column {column}").format(disc=disc, column=column + 1)
        case Flip():
            return translate("variant_texts", "{disc} turns the board over").format(disc=disc)
        case _:
            return None


def event_texts(turn: Turn) -> list[str]:
    """What happened in a turn besides its own move, in whole sentences."""
    sentences = [sentence for change in turn.changes if (sentence := _change_text(change))]
    if not isinstance(turn.move, Pop) and any(isinstance(change, Removed) for change in turn.changes):
        sentences.append(translate("variant_texts", "The bottom row is full and disappears."))
    recoloured = [cell_text(change.cell) for change in turn.changes if isinstance(change, Recoloured)]
    if recoloured:
        sentence = translate("variant_texts", "Two discs change colour: {first}, and {second}.")
        sentences.append(sentence.format(first=recoloured[0], second=recoloured[-1]))
    return sentences


def cell_text(cell: Cell) -> str:
    return translate("variant_texts", "column {column}, row {row}").format(column=cell[1] + 1, row=cell[0] + 1)


def refusal_text(state: GameState, move: Move) -> str:
    """Why ``move``, no drop, cannot be made now."""
    match move:
        case Pop(column):
            sentence = translate("variant_texts", "No disc of yours lies at the bottom of column {column}.")
            return sentence.format(column=column + 1)
        case _ if not state.discs:
            return translate("variant_texts", "There is nothing on the board to turn.")
        case _:
            return translate("variant_texts", "You have no flips left.")


def _change_text(change: Change) -> str | None:
    match change:
        case Slipped(_, column):
            return translate("variant_texts", "The disc slips into column {column}.").format(column=column + 1)
        case GravityTurned(pull):
            sentence = translate("variant_texts", "Gravity turns: discs fall {direction}.")
            return sentence.format(direction=pull_text(pull))
        case BoardTurned():
            return translate("variant_texts", "The board is turned over.")
        case _:
            return None
