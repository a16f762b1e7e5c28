"""What is said while somebody looks back: which place of the game the board shows."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from connect4_gui.engine.moves import Pass
from connect4_gui.game.state import GameState
from connect4_gui.settings.theme import Theme
from connect4_gui.ui.game.game_texts import turn_aloud
from connect4_gui.ui.look.disc_names import disc_name
from connect4_gui.ui.words.result_texts import result_reason, result_title

translate = QCoreApplication.translate


def place_text(state: GameState, place: int, theme: Theme) -> str:
    """For example ``Move 12: Red, column 4, row 2``; at the end of the game also how it ended."""
    text = _move_text(state, place, theme)
    if place < len(state.turns) or state.result is None:
        return text
    sentence = translate("replay_texts", "{move}. {title}. {reason}")
    title, reason = result_title(state.setup, state.result), result_reason(state.setup, state.result)
    return sentence.format(move=text, title=title, reason=reason)


def made_text(number: int) -> str:
    """That the game has gone on while somebody looks back."""
    return translate("replay_texts", "Move {number} was made in the meantime").format(number=number)


def branch_text(place: int) -> str:
    """That another game has begun at ``place`` of the one that was looked at."""
    if place == 0:
        return translate("replay_texts", "A new game from the start")
    return translate("replay_texts", "A new game from move {number} on").format(number=place)


def _move_text(state: GameState, place: int, theme: Theme) -> str:
    if place == 0:
        return translate("replay_texts", "Before the first move")
    turn = state.turns[place - 1]
    player = disc_name(theme, turn.side)
    if not isinstance(turn.move, Pass) and (turn.cell is None or len(turn.changes) > 1):
        told = turn_aloud(turn, player)
        return translate("replay_texts", "Move {number}: {turn}").format(number=place, turn=told)
    if turn.cell is None:
        return translate("replay_texts", "Move {number}: {player} passes").format(number=place, player=player)
    row, column = turn.cell
    sentence = translate("replay_texts", "Move {number}: {player}, column {column}, row {row}")
    return sentence.format(number=place, player=player, column=column + 1, row=row + 1)
