"""What a hint says: the column, and why in a few words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from connect4_gui.game.hint import Hint, HintReason

translate = QCoreApplication.translate


class CountedHint(QObject):
    """A hint with a number in it. Each language has its own plural forms, kept by Qt Linguist."""

    def wins_in(self, moves: int) -> str:
        return self.tr("Hint: column {number} · wins in %n move(s)", "", moves)


def hint_text(hint: Hint) -> str:
    """For example ``Hint: column 4 · wins in 3 moves``."""
    return _sentence(hint).format(number=hint.column + 1)


def _sentence(hint: Hint) -> str:
    if hint.reason is HintReason.WINS:
        return _winning_sentence(hint.moves)
    return {
        HintReason.BLOCKS: translate("hint_texts", "Hint: column {number} · blocks column {number}"),
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
