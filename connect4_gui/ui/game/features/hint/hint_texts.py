"""What a hint says: the column, and why in a few words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from connect4_gui.engine.moves import Drop, Move, Pop
from connect4_gui.game.hint import Hint, HintReason
from connect4_gui.game.variant_hint import VariantHint

translate = QCoreApplication.translate


class CountedHint(QObject):
    """A hint with a number in it. Each language has its own plural forms, kept by Qt Linguist."""

    def wins_in(self, moves: int) -> str:
        return self.tr("Hint: column {number} · wins in %n move(s)", "", moves)

    def variant_wins_in(self, moves: int) -> str:
        return self.tr("Hint: {move} · wins in %n move(s)", "", moves)


def hint_text(hint: Hint) -> str:
    """For example ``Hint: column 4 · wins in 3 moves``."""
    return _sentence(hint).format(number=hint.column + 1)


def _sentence(hint: Hint) -> str:
    if hint.reason is HintReason.WINS:
        return _winning_sentence(hint.moves)
    return {
        HintReason.BLOCKS: translate("hint_texts", "Hint: column {number} · blocks a win"),
        HintReason.ONLY_MOVE: translate("hint_texts", "Hint: column {number} · every other column loses"),
        HintReason.KEEPS_THE_DRAW: translate("hint_texts", "Hint: column {number} · keeps the draw"),
        HintReason.HOLDS_OUT: translate("hint_texts", "Hint: column {number} · holds out longest"),
        HintReason.BEST_CHANCE: translate("hint_texts", "Hint: column {number} · best chance"),
    }[hint.reason]


def _winning_sentence(moves: int | None) -> str:
    if moves is None:
        return translate("hint_texts", "Hint: column {number} · wins")
    if moves == 1:
        return translate("hint_texts", "Hint: column {number} · wins at once")
    return CountedHint().wins_in(moves)


def variant_hint_text(hint: VariantHint, *, is_row: bool) -> str:
    """As ``hint_text``, for example ``Hint: pull out column 4 · everything else loses``; a lane may be a row."""
    return _variant_sentence(hint).format(move=_move_text(hint.move, is_row=is_row))


def _move_text(move: Move, *, is_row: bool) -> str:
    match move:
        case Drop(column) if is_row:
            return translate("hint_texts", "row {number}").format(number=column + 1)
        case Drop(column):
            return translate("hint_texts", "column {number}").format(number=column + 1)
        case Pop(column):
            return translate("hint_texts", "pull out column {number}").format(number=column + 1)
        case _:
            return translate("hint_texts", "turn the board over")


def _variant_sentence(hint: VariantHint) -> str:
    if hint.reason is HintReason.WINS and hint.moves is not None and hint.moves > 1:
        return CountedHint().variant_wins_in(hint.moves)
    return {
        HintReason.WINS: translate("hint_texts", "Hint: {move} · wins at once"),
        HintReason.BLOCKS: translate("hint_texts", "Hint: {move} · prevents a win"),
        HintReason.ONLY_MOVE: translate("hint_texts", "Hint: {move} · everything else loses"),
        HintReason.KEEPS_THE_DRAW: translate("hint_texts", "Hint: {move} · keeps the draw"),
        HintReason.HOLDS_OUT: translate("hint_texts", "Hint: {move} · holds out longest"),
        HintReason.BEST_CHANCE: translate("hint_texts", "Hint: {move} · best chance"),
    }[hint.reason]
