"""ReviewBoard: what a review shows on the board: what was played, what is better, and the line that proves it."""

from __future__ import annotations

from connect4_gui.coach.reason import Reason
from connect4_gui.coach.review import ReviewedMove
from connect4_gui.engine.board import Board
from connect4_gui.settings.theme import Theme
from connect4_gui.ui.board.cell_rings import CellRings
from connect4_gui.ui.board.ghost_line import GhostLine, discs_of_line
from connect4_gui.ui.board.scene import Depth, Scene
from connect4_gui.ui.game.features.review import review_texts as texts
from connect4_gui.ui.game.features.review.move_tag import MoveTag, separate

LONGEST_LINE = 8
"""More numbered discs than these say nothing."""


class ReviewBoard:
    """Layers of ``scene``, out of sight until a move is shown."""

    def __init__(self, scene: Scene, theme: Theme) -> None:
        self._layout = scene.layout_
        self.played, self.better = MoveTag(theme, is_good=False), MoveTag(theme, is_good=True)
        self.rings, self.ghosts = CellRings(self._layout, theme), GhostLine(self._layout, theme)
        for item, depth in (
            (self.played, Depth.WAITING),
            (self.better, Depth.WAITING),
            (self.rings, Depth.LANE),
            (self.ghosts, Depth.IN_HOLES),
        ):
            scene.add_layer(item, depth)
        self.hide()

    def show(self, board: Board, move: ReviewedMove, *, is_person: bool) -> None:
        """Show ``move`` on ``board``, the position before it."""
        self._show_tags(move, is_person=is_person)
        discs = discs_of_line(board, move.line[:LONGEST_LINE])
        self.ghosts.show_line(discs)
        self.ghosts.setVisible(bool(discs))
        taken = {disc.cell for disc in discs}
        cells = () if move.why is None else evidence(board, move.why)
        self.rings.show_cells(cell for cell in cells if cell not in taken or board.disc_at(*cell) is not None)

    def fit(self, pixels_per_unit: float) -> None:
        """Keep the words readable at this scale, and apart."""
        for tag in (self.played, self.better):
            tag.fit(self._layout, pixels_per_unit)
        separate(self.played, self.better)

    def hide(self) -> None:
        self.played.take_away()
        self.better.take_away()
        self.ghosts.hide()
        self.rings.show_cells(())

    def _show_tags(self, move: ReviewedMove, *, is_person: bool) -> None:
        if move.column is None:
            self.played.take_away()
        else:
            self.played.show_word(texts.played_word(is_person=is_person), move.column)
        if texts.has_better(move):
            self.better.show_word(texts.better_word(), move.best[0])
        else:
            self.better.take_away()


def evidence(board: Board, why: Reason) -> tuple[tuple[int, int], ...]:
    """The cells that the reason names, as far as they are on the board."""
    return tuple(cell for cell in why.cells if board.is_column(cell[1]))
