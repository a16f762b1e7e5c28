"""What is said about a position in the making."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from connect4_gui.engine.board import Board, Side
from connect4_gui.game.impossible import Impossible, Obstacle
from connect4_gui.settings.theme import Theme
from connect4_gui.ui.look.disc_names import disc_name

translate = QCoreApplication.translate


class CountedLosses(QObject):
    """Phrases with a number in them."""

    def discs(self, count: int) -> str:
        return self.tr("%n disc(s) had no room and were taken away.", "", count)


def counts_text(board: Board, theme: Theme) -> str:
    """How many discs of each colour there are, and who is to move."""
    sentence = translate("set_up_texts", "{first}: {first_count} · {second}: {second_count} · {mover} to move")
    return sentence.format(
        first=disc_name(theme, Side.FIRST),
        first_count=board.discs(Side.FIRST).bit_count(),
        second=disc_name(theme, Side.SECOND),
        second_count=board.discs(Side.SECOND).bit_count(),
        mover=disc_name(theme, board.side),
    )


def impossible_text(found: Impossible, theme: Theme) -> str:
    """Why no game can go on from a position."""
    match found.obstacle:
        case Obstacle.FLOATING:
            row, column = min(found.cells)
            sentence = translate(
                "set_up_texts",
                "Nothing lies under the disc in column {column}, row {row}. Fill the gap, or take the disc away.",
            )
            return sentence.format(column=column + 1, row=row + 1)
        case Obstacle.FULL:
            return translate("set_up_texts", "The board is full. Leave room for at least one disc.")
        case Obstacle.FOUR if len(found.winners) > 1:
            return translate("set_up_texts", "Both colours have four in a row already. Take discs away.")
        case Obstacle.FOUR:
            sentence = translate("set_up_texts", "{disc} has four in a row already. Take a disc of the line away.")
            return sentence.format(disc=disc_name(theme, found.winners[0]))


def losses_text(count: int) -> str:
    """That so many discs did not fit on a smaller board."""
    return CountedLosses().discs(count)
