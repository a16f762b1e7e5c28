"""What is wrong with a pasted text, in a sentence that names the bad place."""

from __future__ import annotations

import unicodedata

from PySide6.QtCore import QCoreApplication

from connect4_gui.engine.board_size import MAX_COLUMNS, MAX_ROWS, MIN_COLUMNS, MIN_ROWS, BoardSize
from connect4_gui.game.paste_fault import Flaw, PasteFault
from connect4_gui.ui.words.texts import size_text

translate = QCoreApplication.translate


def fault_text(fault: PasteFault, size: BoardSize) -> str:
    """For example ``Move 7 (4): column 4 is full.`` for a text that was pasted on a board of ``size``."""
    sentence = {
        Flaw.EMPTY: translate("paste_texts", "There are no moves on the clipboard."),
        Flaw.TOO_LONG: translate("paste_texts", "The text on the clipboard is too long for a game."),
        Flaw.NO_MOVE: translate(
            "paste_texts", "{move}: a move is a column from 1 to {columns}, or - for a passed turn."
        ),
        Flaw.NO_COLUMN: translate("paste_texts", "{move}: there is no column {sign} on this board."),
        Flaw.FULL: translate("paste_texts", "{move}: column {sign} is full."),
        Flaw.GAME_OVER: translate("paste_texts", "{move}: the game was over before."),
    }.get(fault.flaw)
    if sentence is None:
        return _board_text(fault, size)
    return sentence.format(move=_move_text(fault), sign=fault.sign, columns=size.columns)


def _board_text(fault: PasteFault, size: BoardSize) -> str:
    """What is wrong with a board that is drawn in letters."""
    sentence = {
        Flaw.NO_MARK: translate(
            "paste_texts", "Line {number}, character {place} ({sign}): a board is drawn with X, O and dots."
        ),
        Flaw.UNEVEN: translate("paste_texts", "Line {number} is not as long as the first line of the board."),
        Flaw.NO_SIZE: translate("paste_texts", "A board has {least_rows}–{most_rows} rows and {least}–{most} columns."),
        Flaw.OTHER_SIZE: translate("paste_texts", "The board on the clipboard is {other}, this one is {size}."),
        Flaw.FLOATING: translate("paste_texts", "Column {number}, row {place}: nothing lies under this disc."),
        Flaw.FOUR_ALREADY: translate("paste_texts", "The board on the clipboard has four in a row already."),
        Flaw.BOARD_FULL: translate("paste_texts", "The board on the clipboard is full."),
    }[fault.flaw]
    return sentence.format(
        number=fault.number,
        place=fault.place,
        sign=shown_sign(fault.sign),
        least_rows=MIN_ROWS,
        most_rows=MAX_ROWS,
        least=MIN_COLUMNS,
        most=MAX_COLUMNS,
        other=size_text(BoardSize(fault.number, fault.place)) if fault.flaw is Flaw.OTHER_SIZE else "",
        size=size_text(size),
    )


def _move_text(fault: PasteFault) -> str:
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
