"""What a screen reader says of a game to somebody who wants few words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from connect4_gui.engine.moves import Drop
from connect4_gui.game.game import Turn
from connect4_gui.ui.game.game_texts import mover_aloud, turn_aloud

translate = QCoreApplication.translate


def brief_turn(turn: Turn, disc: str) -> str:
    """The column and the disc; in a whole sentence what is no plain drop."""
    mover = mover_aloud(turn, disc)
    move, cell = turn.move, turn.cell
    if not isinstance(move, Drop) or cell is None or cell[1] != move.column or len(turn.changes) > 1:
        return turn_aloud(turn, mover)
    return translate("brief_texts", "Column {column}, {disc}").format(column=move.column + 1, disc=mover)


def brief_start(mover: str) -> str:
    return translate("brief_texts", "New game; {mover} to move").format(mover=mover)


def brief_undone(moves: str) -> str:
    return translate("brief_texts", "Undone: {moves}").format(moves=moves)


def brief_redone(moves: str) -> str:
    return translate("brief_texts", "Redone: {moves}").format(moves=moves)


def brief_to_move(mover: str) -> str:
    return translate("brief_texts", "{mover} to move").format(mover=mover)


def brief_seconds(seconds: int) -> str:
    return translate("brief_texts", "{seconds} s").format(seconds=seconds)
