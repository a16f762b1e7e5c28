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
from connect4_gui.ui.look.fonts import scaled, text_px
from connect4_gui.ui.look.target import target_px
from connect4_gui.ui.widgets.elided_label import ElidedLabel
from connect4_gui.ui.widgets.fitting_label import FittingLabel
from connect4_gui.ui.words.retranslation import keep_translated

COMPACT_PX = 78
MARGINS, COMPACT_MARGINS = (16, 14, 16, 14), (14, 8, 10, 8)
GAP_PX, COLUMN_GAP_PX = 8, 12
GRAPH_BELOW_PX = 600
"""How wide the card must be below the board to have the graph, too, with the smallest text."""

VERDICT_SHARE, GRAPH_SHARE = 3, 2


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
        self._fit_compact()
        self._grid.setContentsMargins(*(COMPACT_MARGINS if is_compact else MARGINS))
        self._grid.removeWidget(self.graph)
        self._grid.addWidget(self.graph, *((0, 2, 2, 1) if is_compact else (4, 0)))
        self._grid.removeItem(self._pill_row)
        self._grid.addLayout(self._pill_row, *((0, 1, 2, 1) if is_compact else (2, 0)))
        self._grid.setColumnStretch(0, VERDICT_SHARE)
        self._parts = None
        self._arrange_pills()
        self._write_advice()
        self._show_parts()

    def least_height(self) -> int:
        margins = COMPACT_MARGINS if self._is_compact else MARGINS
        return margins[1] + margins[3] + self._frame_px() + self._heads_px()

    def wanted_height(self) -> int:
        return self.least_height() + self._pills_px() + LEAST_PX + GAP_PX

    def fit_height(self, pixels: int) -> None:
        self._room_px = pixels
        self._show_parts()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange_pills()
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
        self._grid.setColumnStretch(2, GRAPH_SHARE if self._is_compact and parts.graph else 0)
        for label in (self._above, self._below, self._place):
            label.setVisible(parts.labels)
        self._legend.setVisible(parts.legend)
        for note in (self._threat, self._sample):
            note.setVisible(parts.threat)
        self._advice.setVisible(parts.advice)
        self._proof.setVisible(parts.proof)

    def _parts_with_room(self) -> _Parts:
        """The most important come first: the switches, the graph, what is written at it, what a threat is.

        A graph that has the keyboard stays in any case. The line of the advice keeps its place while there is none.
        """
        has_proof, has_threat = bool(self.texts.proof), bool(self.texts.threat)
        if self._is_compact:
            has_advice = bool(self.texts.advice) or has_proof
            return _Parts(advice=has_advice, pills=True, graph=self._has_graph_below())
        left = self._room_px - self.least_height()
        labels = 2 * (self._above.sizeHint().height() + GAP_PX)
        first, second = self._pills_px(), LEAST_PX + GAP_PX
        if self.graph.hasFocus():
            first, second = second, first
        needs = accumulate((first, second, labels, self._threat_px()))
        pills, graph, has_labels, explains = (left >= need for need in needs)
        if self.graph.hasFocus():
            pills, graph = graph, True
        proof = has_proof and self._has_room_for_proof()
        legend = has_labels and bool(self.texts.above) and self._has_room_beside(self._above, self._legend)
        return _Parts(True, proof, pills, graph, has_labels, legend, explains and has_threat)

    def _has_room_for_proof(self) -> bool:
        """Whether what is proven can stand beside the verdict; below the board it never can."""
        return not self._is_compact and self._has_room_beside(self._verdict, self._proof)

    def _has_graph_below(self) -> bool:
        """Whether the verdict has all its words beside a graph; one that has the keyboard stays in any case."""
        pills = sum(pill.width() for pill in self._pills) + GAP_PX * (len(self._pills) - 1)
        share = VERDICT_SHARE / (VERDICT_SHARE + GRAPH_SHARE)
        verdict = share * (self._inner_width() - pills - 2 * COLUMN_GAP_PX)
        is_wide = self.width() >= text_px(GRAPH_BELOW_PX) and verdict >= self._verdict.sizeHint().width()
        return is_wide or self.graph.hasFocus()

    def _has_room_beside(self, left: QWidget, right: QWidget) -> bool:
        needed = left.sizeHint().width() + GAP_PX + right.sizeHint().width()
        return needed <= self._inner_width()

    def _inner_width(self) -> int:
        margins = COMPACT_MARGINS if self._is_compact else MARGINS
        return self.contentsRect().width() - margins[0] - margins[2]

    def _frame_px(self) -> int:
        """What the frame takes of the height."""
        return self.height() - self.contentsRect().height()

    def _fit_compact(self) -> None:
        """Below the board, be as high as the words need it."""
        height = max(COMPACT_PX, self.least_height())
        self.setMinimumHeight(height if self._is_compact else 0)
        self.setMaximumHeight(height if self._is_compact else (1 << 24) - 1)

    def _pills_px(self) -> int:
        return target_px() + GAP_PX

    def _heads_px(self) -> int:
        """What verdict and advice need."""
        return self._verdict.sizeHint().height() + self._advice.sizeHint().height() + GAP_PX

    def _threat_px(self) -> int:
        """What the words about a threat need."""
        width = self._inner_width() - self._sample.width() - GAP_PX
        return self._threat.heightForWidth(max(width, 1)) + GAP_PX

    def _arrange_pills(self) -> None:
        """Show the words of the switches where all of them fit in."""
        room = self._inner_width() - GAP_PX * (len(self._pills) - 1)
        has_text = not self._is_compact and sum(pill.full_width() for pill in self._pills) <= room
        for pill in self._pills:
            pill.set_text_shown(has_text)

    def _write_texts(self) -> None:
        self.setAccessibleName(self.tr("Analysis"))
        self.graph.setAccessibleName(self.tr("Evaluation of the game"))
        self.graph.setAccessibleDescription(self.tr("The left and right arrow keys go through the game."))
        self._fit_compact()
        self._arrange_pills()

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
        self._grid.setHorizontalSpacing(COLUMN_GAP_PX)
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
