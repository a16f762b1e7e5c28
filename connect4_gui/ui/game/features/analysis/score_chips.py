"""ScoreChips: the band of scores above the plate, one for each column."""

from __future__ import annotations

from PySide6.QtGui import QFont

from connect4_gui.coach.evaluation import best_columns
from connect4_gui.engine.board import Board
from connect4_gui.engine.search_types import SearchInfo
from connect4_gui.ui.board.board_layout import CELL
from connect4_gui.ui.board.board_view import BoardView
from connect4_gui.ui.board.scene import Depth, Scene
from connect4_gui.ui.game.features.analysis.analysis_texts import column_text
from connect4_gui.ui.game.features.analysis.score_chip import ChipLook, ScoreChip, fits, letter_font, word_fonts
from connect4_gui.ui.look.appearance import Appearance

SHORT_BELOW_PX = 70.0
"""Columns narrower than this on the screen have a letter instead of words."""


class ScoreChips:
    """All of them have the same form: words where every one of them fits, letters otherwise."""

    def __init__(self, scene: Scene, view: BoardView, appearance: Appearance) -> None:
        self._scene = scene
        self._view = view
        self.chips = tuple(ScoreChip(appearance.theme) for _ in range(scene.layout_.size.columns))
        for chip in self.chips:
            scene.add_layer(chip, Depth.WAITING)
            chip.hide()

    def set_shown(self, is_shown: bool) -> None:
        for chip in self.chips:
            chip.setVisible(is_shown)

    def show_scores(self, board: Board, info: SearchInfo | None, *, is_over: bool) -> None:
        """Show what is known of the columns of ``board``; where the game ``is_over``, nothing."""
        best = () if info is None else best_columns(info)
        for column, chip in enumerate(self.chips):
            is_full = not board.has_room(column)
            score = None if info is None else info.columns[column]
            is_best = score is not None and column in best
            chip.show_look(ChipLook(score, is_best, is_full), column_text(column, score, is_full=is_full))
            chip.setOpacity(0 if is_over else 1)
        self.fit()

    def fit(self) -> None:
        """Lie in the band, in the form that can be read at the board's size."""
        layout = self._scene.layout_
        font, is_short = self._form(self._view.pixels_per_unit)
        for column, chip in enumerate(self.chips):
            chip.setPos(layout.column_x(column), layout.band.top() + 1)
            chip.set_form(is_short=is_short, font=font)

    def _form(self, pixels_per_unit: float) -> tuple[QFont, bool]:
        """The font, and whether words are too long in any size that can be read."""
        words = [chip.look.text(is_short=False) for chip in self.chips]
        if pixels_per_unit * CELL >= SHORT_BELOW_PX:
            for font in word_fonts(pixels_per_unit):
                if all(fits(word, font) for word in words):
                    return font, False
        letters = [chip.look.text(is_short=True) for chip in self.chips]
        return letter_font(letters, pixels_per_unit), True

    def rewrite(self) -> None:
        for chip in self.chips:
            chip.update()
