"""ReviewCard: the result with both accuracies, the coach and the graph, one below the other or one at a time."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from connect4_gui.ui.game.features.review.accuracy_box import AccuracyBox
from connect4_gui.ui.game.features.review.coach_box import CoachBox
from connect4_gui.ui.game.features.review.graph_box import GraphBox
from connect4_gui.ui.game.features.review.review_actions import ReviewActions
from connect4_gui.ui.game.panel_card import PanelCard
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.widgets.scroll_page import ScrollPage
from connect4_gui.ui.widgets.segmented import Segmented
from connect4_gui.ui.words.retranslation import keep_translated

GAP_PX = 12
COMPACT_GRAPH_PX = 150
GRAPH_GROWTH_PX = 60


class Tab(Enum):
    """What is shown below the board, where there is room for one thing only."""

    COACH = auto()
    GRAPH = auto()
    MOVES = auto()
    RESULT = auto()


class ReviewCard(PanelCard):
    """``tab_changed`` comes when something else is to be shown below the board."""

    tab_changed = Signal()

    def __init__(
        self,
        appearance: Appearance,
        actions: ReviewActions,
        describe: Callable[[int], str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setProperty("role", "")
        self._is_compact = False
        self._room_px = 0
        self.result = AccuracyBox(appearance)
        self.coach = CoachBox(appearance, actions)
        self.graph = GraphBox(appearance, describe)
        self.tabs: Segmented[Tab] = Segmented("", [(tab, "") for tab in Tab], appearance)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(GAP_PX)
        self._coach_area = ScrollPage(self.coach)
        self._coach_area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.coach.setProperty("role", "card")
        for part in (self.result, self._coach_area, self.graph, self.tabs):
            self._column.addWidget(part, 1 if part is self.graph else 0)
        self.tabs.value_changed.connect(self._change_tab)
        keep_translated(self, self._write_texts)
        self._show_parts()

    @property
    def wants_record(self) -> bool:
        """Whether the moves are to be shown below the board."""
        return self._is_compact and self.tabs.value is Tab.MOVES

    def set_compact(self, is_compact: bool) -> None:
        self._is_compact = is_compact
        self.graph.setMinimumHeight(COMPACT_GRAPH_PX if is_compact else 0)
        self._show_parts()

    def least_height(self) -> int:
        return self._height_of(self.coach)

    def fit_height(self, pixels: int) -> None:
        self._room_px = pixels
        self._show_parts()

    def event(self, event: QEvent) -> bool:
        """The coach may say more or less than before."""
        handled = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._show_parts()
        return handled

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_parts()

    @Slot()
    def _change_tab(self) -> None:
        self._show_parts()
        self.tab_changed.emit()

    def _show_parts(self) -> None:
        """Show what there is room for. To set the same again would begin a layout that never ends."""
        for part, is_shown in self._wanted().items():
            if part.isVisibleTo(self) is not is_shown:
                part.setVisible(is_shown)
        self._fit()

    def _fit(self) -> None:
        """Be as high as what is shown; beside the board the graph may take what is left."""
        shown = [part for part, is_shown in self._wanted().items() if is_shown]
        height = sum(self._height_of(part) + GAP_PX for part in shown) - GAP_PX
        has_graph = not self._is_compact and self.graph.isVisibleTo(self)
        most = max(height, min(self._room_px, height + GRAPH_GROWTH_PX)) if has_graph else height
        coach = self._height_of(self._coach_area)
        if self._coach_area.minimumHeight() != coach:  # it would scroll before the graph gives up what it may take
            self._coach_area.setMinimumHeight(coach)
        if (self.minimumHeight(), self.maximumHeight()) != (height, most):
            self.setMinimumHeight(height)
            self.setMaximumHeight(most)

    def _wanted(self) -> dict[QWidget, bool]:
        if self._is_compact:
            tab = self.tabs.value
            return {
                self.result: tab is Tab.RESULT,
                self._coach_area: tab is Tab.COACH,
                self.graph: tab is Tab.GRAPH,
                self.tabs: True,
            }
        left = self._room_px - self._height_of(self._coach_area) - GAP_PX
        result, graph = self._height_of(self.result), self._height_of(self.graph)
        has_result = left >= result
        has_graph = left >= graph + (result + GAP_PX if has_result else 0)
        return {self.result: has_result, self._coach_area: True, self.graph: has_graph, self.tabs: False}

    def _height_of(self, part: QWidget) -> int:
        if part is self._coach_area:
            needed = self._height_of(self.coach)
            return min(needed, self._room_px) if self._room_px > 0 and not self._is_compact else needed
        part.ensurePolished()
        width = max(self.width(), 1)
        least = max(part.minimumSizeHint().height(), part.minimumHeight())
        return max(least, part.heightForWidth(width) if part.hasHeightForWidth() else 0)

    def _write_texts(self) -> None:
        self.setAccessibleName(self.tr("Review"))
        titles = {
            Tab.COACH: self.tr("Coach"),
            Tab.GRAPH: self.tr("Graph"),
            Tab.MOVES: self.tr("Moves"),
            Tab.RESULT: self.tr("Result"),
        }
        self.tabs.set_name(self.tr("What is shown"))
        for tab, title in titles.items():
            self.tabs.set_title(tab, title)
