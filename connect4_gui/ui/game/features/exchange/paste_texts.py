"""What is wrong with a pasted text, in a sentence that names the bad move and its place."""

from __future__ import annotations

import unicodedata

from PySide6.QtCore import QCoreApplication

from connect4_gui.engine.board_size import BoardSize
from connect4_gui.game.pasted_moves import Fault, Flaw

translate = QCoreApplication.translate


def fault_text(fault: Fault, size: BoardSize) -> str:
    """For example ``Move 7 (4): column 4 is full.``"""
    sentence = {
        Flaw.EMPTY: translate("paste_texts", "There are no moves on the clipboard."),
        Flaw.TOO_LONG: translate("paste_texts", "The text on the clipboard is too long for a game."),
        Flaw.NO_MOVE: translate(
            "paste_texts", "{move}: a move is a column from 1 to {columns}, or - for a passed turn."
        ),
        Flaw.NO_COLUMN: translate("paste_texts", "{move}: there is no column {sign} on this board."),
        Flaw.FULL: translate("paste_texts", "{move}: column {sign} is full."),
        Flaw.GAME_OVER: translate("paste_texts", "{move}: the game was over before."),
    }[fault.flaw]
    return sentence.format(move=_move_text(fault), sign=fault.sign, columns=size.columns)


def _move_text(fault: Fault) -> str:
    """The bad move, with its place in the text where that is not the move's own number."""
    if fault.place == fault.number:
        sentence = translate("paste_texts", "Move {number} ({sign})")
    else:
        sentence = translate("paste_texts", "Move {number} ({sign}), character {place}")
    return sentence.format(number=fault.number, sign=shown_sign(fault.sign), place=fault.place)


def shown_sign(sign: str) -> str:
    """``sign`` as it can stand in a sentence; as its number where it is not seen or would turn the sentence round."""
    if not sign:
        return ""
    is_seen = sign.isprintable() and not unicodedata.combining(sign)
    is_leftward = unicodedata.bidirectional(sign) in ("R", "AL", "AN")
    return sign if is_seen and not is_leftward else f"U+{ord(sign):04X}"
