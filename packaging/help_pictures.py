"""Paint the pictures of the guide: for all rules beside Classic a board before and after a turn, light and dark.

    python packaging/help_pictures.py

The turns are played by the rules themselves, so that no picture can be wrong. They go to ``resources/help/light`` and
``resources/help/dark``, twice as large as they are shown, for fine screens.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPen

from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.notation import MoveAndLuck, parse_turns
from connect4_gui.engine.rule_names import rules_from_text
from connect4_gui.game.game import Game
from connect4_gui.settings.theme import DARK, LIGHT, Theme
from connect4_gui.ui.board.board_miniature import paint_miniature

HELP = Path(__file__).resolve().parents[1] / "resources" / "help"
THEMES = {"light": LIGHT, "dark": DARK}
BOARD_PX, HEIGHT_PX, ARROW_PX = 120, 98, 48
SHARPNESS = 2
SMALL = BoardSize(4, 5)

EXAMPLES = {
    "popout": ("popout", SMALL, "112233p1"),
    "slippery": ("slippery", SMALL, "3322>5"),
    "swap": ("swap", SMALL, "123445(a1b1)"),
    "flip": ("flip", SMALL, "11253f"),
    "vanishing": ("vanishing", SMALL, "1234125"),
    "gravity": ("gravity every=4", SMALL, "2354"),
    "five": ("five", STANDARD_SIZE, "112233445"),
}
"""The rules, the board, and moves of which the last one is shown."""


def paint(key: str, theme: Theme) -> QImage:
    """The board before and after the last turn of an example, with an arrow between them."""
    rules, size, moves = EXAMPLES[key]
    turns = parse_turns(moves)
    picture = QImage(
        (2 * BOARD_PX + ARROW_PX) * SHARPNESS, HEIGHT_PX * SHARPNESS, QImage.Format.Format_ARGB32_Premultiplied
    )
    picture.setDevicePixelRatio(SHARPNESS)
    picture.fill(0)
    painter = QPainter(picture)
    for left, played in ((0, turns[:-1]), (BOARD_PX + ARROW_PX, turns)):
        game = _game(rules, size, played)
        line = frozenset() if game.result is None else game.result.cells
        paint_miniature(painter, QRectF(left, 0, BOARD_PX, HEIGHT_PX), size, game.discs, theme, line)
    _paint_arrow(painter, theme)
    painter.end()
    return picture


def _game(rules: str, size: BoardSize, turns: Sequence[MoveAndLuck]) -> Game:
    game = Game.new(size, rules=rules_from_text(rules))
    for move, luck in turns:
        game.play(move, luck=luck)
    return game


def _paint_arrow(painter: QPainter, theme: Theme) -> None:
    tip = QPointF(BOARD_PX + ARROW_PX - 12, HEIGHT_PX / 2)
    painter.setPen(QPen(QColor(theme.muted), 2.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(BOARD_PX + 12, HEIGHT_PX / 2), tip)
    painter.drawPolyline([tip + QPointF(-6, -6), tip, tip + QPointF(-6, 6)])


def main(folder: Path = HELP) -> int:
    app = QGuiApplication.instance() or QGuiApplication([])
    for name, theme in THEMES.items():
        (folder / name).mkdir(parents=True, exist_ok=True)
        for key in EXAMPLES:
            if not paint(key, theme).save(str(folder / name / f"{key}.png"), quality=0):
                print(f"{folder / name / key}.png cannot be written", file=sys.stderr)
                return 1
    app.processEvents()
    return 0


if __name__ == "__main__":
    sys.exit(main())
