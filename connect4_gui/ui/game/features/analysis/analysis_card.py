"""AnalysisCard: the verdict in words, how much is proven, what is shown on the board, and the graph of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QWidget

from connect4_gui.coach.evaluation import GraphPoint
from connect4_gui.coach.threats import Threat
from connect4_gui.ui.game.features.analysis.evaluation_graph import LEAST_PX, EvaluationGraph
from connect4_gui.ui.game.features.analysis.graph_legend import GraphLegend
from connect4_gui.ui.game.features.analysis.switch_pill import SwitchPill
from connect4_gui.ui.game.features.analysis.threat_sample import ThreatSample
from connect4_gui.ui.game.panel_card import PanelCard
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import scaled
from connect4_gui.ui.look.target import target_px
from connect4_gui.ui.widgets.elided_label import ElidedLabel
from connect4_gui.ui.widgets.fitting_label import FittingLabel
from connect4_gui.ui.words.retranslation import keep_translated

COMPACT_PX = 78
MARGINS, COMPACT_MARGINS = (16, 14, 16, 14), (14, 8, 10, 8)
GAP_PX = 8
GRAPH_BELOW_PX = 600
"""How wide the card must be below the board to have the graph, too."""


@dataclass(frozen=True, slots=True)
class CardTexts:
    verdict: str
    advice: str = ""
    proof: str = ""
    above: str = ""
    below: str = ""
    place: str = ""
    threat: str = ""
    sample: Threat | None = None


@dataclass(frozen=True, slots=True)
class _Parts:
    """What is shown besides the verdict."""

    advice: bool = False
    proof: bool = False
    pills: bool = False
    graph: bool = False
    labels: bool = False
    legend: bool = False
    threat: bool = False


class AnalysisCard(PanelCard):
    """Below the board it is one row: the verdict, the switches without words, and the graph if there is room."""

    def __init__(
        self,
        appearance: Appearance,
        pills: Sequence[SwitchPill],
        describe: Callable[[int], str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._pills = tuple(pills)
        self._is_compact = False
        self._room_px = 0
        self._parts: _Parts | None = None
        self.texts = CardTexts("")
        self.graph = EvaluationGraph(appearance, describe)
        self._verdict, self._advice = ElidedLabel(), FittingLabel()
        self._proof = QLabel()
        self._above, self._below, self._place = ElidedLabel(), ElidedLabel(), QLabel()
        self._threat, self._sample = QLabel(), ThreatSample(appearance)
        self._legend = GraphLegend(appearance)
        self._dress()
        self._lay_out()
        keep_translated(self, self._write_texts)

    def show_texts(self, texts: CardTexts) -> None:
        """Say something else, touching only what has changed."""
        if texts == self.texts:
            return
        self.texts = texts
        for label, text in (
            (self._verdict, texts.verdict),
            (self._proof, texts.proof),
            (self._above, texts.above),
            (self._below, texts.below),
            (self._place, texts.place),
            (self._threat, texts.threat),
        ):
            if text != label.text():
                label.setText(text)
        self._write_advice()
        self._sample.show_threat(texts.sample)
        self.setAccessibleDescription(". ".join(text for text in (texts.verdict, texts.advice, texts.proof) if text))
        self._show_parts()

    def show_graph(self, points: Sequence[GraphPoint | None], place: int) -> None:
        self.graph.show_points(points, place)

    def set_compact(self, is_compact: bool) -> None:
        self._is_compact = is_compact
        self.setMinimumHeight(COMPACT_PX if is_compact else 0)
        self.setMaximumHeight(COMPACT_PX if is_compact else (1 << 24) - 1)
        self._grid.setContentsMargins(*(COMPACT_MARGINS if is_compact else MARGINS))
        self._grid.removeWidget(self.graph)
        self._grid.addWidget(self.graph, *((0, 2, 2, 1) if is_compact else (4, 0)))
        self._grid.removeItem(self._pill_row)
        self._grid.addLayout(self._pill_row, *((0, 1, 2, 1) if is_compact else (2, 0)))
        self._grid.setColumnStretch(0, 3)
        self._parts = None
        self._arrange_pills(self.width())
        self._write_advice()
        self._show_parts()

    def least_height(self) -> int:
        return MARGINS[1] + MARGINS[3] + self._heads_px()

    def fit_height(self, pixels: int) -> None:
        self._room_px = pixels
        self._show_parts()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange_pills(event.size().width())
        self._write_advice()
        self._show_parts()

    def _write_advice(self) -> None:
        """Where the verdict needs the width, what is proven stands with the advice, if it fits in there."""
        advice, proof = self.texts.advice, "" if self._has_room_for_proof() else self.texts.proof
        self._advice.set_wordings(" · ".join(part for part in (advice, proof) if part), advice or proof)

    def _show_parts(self) -> None:
        """Show what there is room for. To set the same again would begin a layout that never ends."""
        parts = self._parts_with_room()
        if parts == self._parts:
            return
        self._parts = parts
        for pill in self._pills:
            pill.setVisible(parts.pills)
        self.graph.setVisible(parts.graph)
        self._grid.setColumnStretch(2, 2 if self._is_compact and parts.graph else 0)
        for label in (self._above, self._below, self._place):
            label.setVisible(parts.labels)
        self._legend.setVisible(parts.legend)
        for note in (self._threat, self._sample):
            note.setVisible(parts.threat)
        self._advice.setVisible(parts.advice)
        self._proof.setVisible(parts.proof)

    def _parts_with_room(self) -> _Parts:
        """The most important come first: the switches, the graph, what is written at it, what a threat is."""
        has_proof, has_threat = bool(self.texts.proof), bool(self.texts.threat)
        if self._is_compact:
            has_advice = bool(self.texts.advice) or has_proof
            return _Parts(advice=has_advice, pills=True, graph=self.width() >= GRAPH_BELOW_PX)
        left = self._room_px - self.least_height()
        labels = 2 * (self._above.sizeHint().height() + GAP_PX)
        needs = accumulate((target_px() + GAP_PX, LEAST_PX + GAP_PX, labels, self._threat_px()))
        pills, graph, has_labels, explains = (left >= need for need in needs)
        advice, proof = bool(self._advice.text()), has_proof and self._has_room_for_proof()
        legend = has_labels and self._has_room_beside(self._above, self._legend)
        return _Parts(advice, proof, pills, graph, has_labels, legend, explains and has_threat)

    def _has_room_for_proof(self) -> bool:
        """Whether what is proven can stand beside the verdict; below the board it never can."""
        return not self._is_compact and self._has_room_beside(self._verdict, self._proof)

    def _has_room_beside(self, left: QWidget, right: QWidget) -> bool:
        needed = left.sizeHint().width() + GAP_PX + right.sizeHint().width()
        return needed <= self.width() - MARGINS[0] - MARGINS[2]

    def _heads_px(self) -> int:
        """What verdict and advice need."""
        return self._verdict.sizeHint().height() + self._advice.sizeHint().height() + GAP_PX

    def _threat_px(self) -> int:
        """What the words about a threat need."""
        width = self.width() - MARGINS[0] - MARGINS[2] - self._sample.width() - GAP_PX
        return self._threat.heightForWidth(max(width, 1)) + GAP_PX

    def _arrange_pills(self, width: int) -> None:
        """Show the words of the switches where all of them fit in."""
        room = width - MARGINS[0] - MARGINS[2] - GAP_PX * (len(self._pills) - 1)
        has_text = not self._is_compact and sum(pill.full_width() for pill in self._pills) <= room
        for pill in self._pills:
            pill.set_text_shown(has_text)

    def _write_texts(self) -> None:
        self.setAccessibleName(self.tr("Analysis"))
        self.graph.setAccessibleName(self.tr("Evaluation of the game"))
        self.graph.setAccessibleDescription(self.tr("The left and right arrow keys go through the game."))
        self._arrange_pills(self.width())

    def _dress(self) -> None:
        self._verdict.setFont(scaled(1.35, QFont.Weight.Bold))
        self._proof.setProperty("role", "key")
        self._proof.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        for label in (self._advice, self._above, self._below, self._place, self._threat):
            label.setProperty("role", "muted")
        self._threat.setWordWrap(True)
        self._threat.setTextFormat(Qt.TextFormat.PlainText)

    def _lay_out(self) -> None:
        self._grid = QGridLayout(self)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(GAP_PX)
        self._pill_row = QHBoxLayout()
        self._pill_row.setSpacing(GAP_PX)
        for pill in self._pills:
            self._pill_row.addWidget(pill)
        self._pill_row.addStretch(1)
        self._grid.addLayout(_row(self._verdict, self._proof), 0, 0)
        self._grid.addWidget(self._advice, 1, 0)
        self._grid.addLayout(_row(self._above, self._legend), 3, 0)
        self._grid.addLayout(_row(self._below, self._place), 5, 0)
        explained = QHBoxLayout()
        explained.setSpacing(GAP_PX)
        explained.addWidget(self._sample)
        explained.addWidget(self._threat, 1)
        self._grid.addLayout(explained, 6, 0)
        self.set_compact(False)


def _row(left: QWidget, right: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(GAP_PX)
    row.addWidget(left, 1)
    row.addWidget(right)
    return row
