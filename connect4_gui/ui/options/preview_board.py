"""PreviewBoard: a small board that shows at once how the chosen settings look and move."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.notation import parse_moves
from connect4_gui.game.game import Game
from connect4_gui.settings.motion import STILL, Motion
from connect4_gui.ui.board.scene import Scene
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.words.retranslation import keep_translated

SIZE = BoardSize(5, 5)
MOVES = "33243442"
POINTED = 4


class PreviewBoard(QGraphicsView):
    """A game in its middle, which nobody can play on."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.board_scene = Scene(SIZE, appearance, STILL, self)
        self.setScene(self.board_scene)
        self.setInteractive(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setMinimumSize(200, 200)
        keep_translated(self, self._write_texts)
        self.replay(STILL)

    def _write_texts(self) -> None:
        self.setAccessibleName(self.tr("Preview"))

    def sizeHint(self) -> QSize:
        return QSize(280, 300)

    def replay(self, motion: Motion) -> None:
        """Set up the game again and let its last disc fall like ``motion``."""
        game = Game.new(SIZE)
        *earlier, last = parse_moves(MOVES)
        for move in earlier:
            game.play(move)
        self.board_scene.show_discs(game.discs, game.landings)
        self.board_scene.set_motion(motion)
        self.board_scene.play(game.play(last).changes, game.landings)
        self.board_scene.set_mover(game.board.side)
        self.board_scene.point_at(POINTED)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()

    def _fit(self) -> None:
        self.fitInView(self.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)
