"""GraphBox: the graph of the game with its mistakes as dots."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from connect4_gui.ui.game.features.analysis.evaluation_graph import EvaluationGraph
from connect4_gui.ui.game.features.review.mistake_legend import MistakeLegend
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.widgets.elided_label import ElidedLabel
from connect4_gui.ui.words.retranslation import keep_translated

MARGINS = (18, 12, 18, 12)
GAP_PX = 6


class GraphBox(QFrame):
    """``describe`` says in words what is known of a place."""

    def __init__(self, appearance: Appearance, describe: Callable[[int], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.graph = EvaluationGraph(appearance, describe)
        self.above, self.below, self.place = ElidedLabel(), ElidedLabel(), QLabel()
        self._legend = MistakeLegend(appearance)
        for label in (self.above, self.below, self.place):
            label.setProperty("role", "muted")
        column = QVBoxLayout(self)
        column.setContentsMargins(*MARGINS)
        column.setSpacing(GAP_PX)
        column.addLayout(_row(self.above, self._legend))
        column.addWidget(self.graph, 1)
        column.addLayout(_row(self.below, self.place))
        keep_translated(self, self._write_texts)

    def _write_texts(self) -> None:
        self.setAccessibleName(self.tr("Evaluation of the game"))
        self.graph.setAccessibleName(self.tr("Evaluation of the game"))
        self.graph.setAccessibleDescription(self.tr("The left and right arrow keys go through the game."))


def _row(left: QWidget, right: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(8)
    row.addWidget(left, 1)
    row.addWidget(right)
    return row
