"""Boards, moves and what happens by the rules beside Classic, in words for the terminal."""

from __future__ import annotations

from connect4_gui.engine.board import Side
from connect4_gui.engine.moves import (
    BoardTurned,
    Change,
    Drop,
    Flip,
    GravityTurned,
    Move,
    Pass,
    Pop,
    Recoloured,
    Removed,
    Slipped,
)
from connect4_gui.engine.notation import cell_name
from connect4_gui.engine.pull import Pull
from connect4_gui.engine.rules import Rules
from connect4_gui.game.game import Turn
from connect4_gui.game.state import GameState

PULL_WORDS = {
    Pull.DOWN: "down",
    Pull.LEFT: "to the left",
    Pull.UP: "up",
    Pull.RIGHT: "to the right",
    Pull.DOWN_RIGHT: "down a slope to the right",
    Pull.DOWN_LEFT: "down a slope to the left",
}
MARKS = {Side.FIRST: "X", Side.SECOND: "O"}


def how_to_move(rules: Rules) -> str:
    """What a person may type."""
    match rules.key:
        case "popout":
            return "Type the number of a column, p and a number to pull its bottom disc out, or q to leave."
        case "flip":
            return "Type the number of a column, f to turn the board upside down, or q to leave."
        case "gravity":
            return "Type the number of a column, or of a row while discs fall sideways, or q to leave."
        case _:
            return "Type the number of a column, or q to leave."


def board_words(state: GameState) -> str:
    """The board with the numbers of its columns below, or of its rows where discs enter from that side."""
    rows = str(state.board).splitlines()
    pull = state.forecast.pull
    if not pull.has_rows:
        return "\n".join(rows)
    numbers = range(state.setup.size.rows, 0, -1)
    if pull is Pull.LEFT:
        return "\n".join(f"{row}  {number}" for row, number in zip(rows, numbers, strict=False))
    return "\n".join(f"{number}  {row}" for row, number in zip(rows, numbers, strict=False))


def forecast_words(state: GameState) -> list[str]:
    """What players must know before they move."""
    forecast, sentences = state.forecast, []
    if forecast.pull is not Pull.DOWN:
        sentences.append(f"Discs fall {PULL_WORDS[forecast.pull]}.")
    if forecast.turns_left is not None:
        is_swap = forecast.next_pull is forecast.pull
        event = "Two discs change colour" if is_swap else f"Discs will fall {PULL_WORDS[forecast.next_pull]}"
        sentences.append(f"{event} after {_turns(forecast.turns_left)}.")
    if forecast.flips is not None:
        left = ", ".join(f"{MARKS[side]} {count}" for side, count in zip(Side, forecast.flips, strict=True))
        sentences.append(f"Turns of the board left: {left}.")
    if forecast.times_seen == 2:
        sentences.append("This position has come for the second time; the third time is a draw.")
    return sentences


def move_words(move: Move) -> str:
    match move:
        case Drop(column):
            return f"plays {column + 1}"
        case Pop(column):
            return f"pulls the bottom disc of column {column + 1} out"
        case Flip():
            return "turns the board upside down"
        case Pass():
            return "passes"


def event_words(turn: Turn) -> list[str]:
    """What happened in a turn besides its own move."""
    sentences = [sentence for change in turn.changes if (sentence := _change_words(change))]
    if not isinstance(turn.move, Pop) and any(isinstance(change, Removed) for change in turn.changes):
        sentences.append("The bottom row is full and disappears.")
    recoloured = [cell_name(change.cell) for change in turn.changes if isinstance(change, Recoloured)]
    if recoloured:
        sentences.append(f"Two discs change colour: {' and '.join(recoloured)}.")
    return sentences


def _change_words(change: Change) -> str | None:
    match change:
        case Slipped(_, column):
            return f"The disc slips into column {column + 1}."
        case GravityTurned(pull):
            return f"Gravity turns: discs fall {PULL_WORDS[pull]}."
        case BoardTurned():
            return "The board is turned upside down."
        case _:
            return None


def _turns(count: int) -> str:
    return "this turn" if count == 1 else f"{count} turns"
