"""GamesHead: the title of the page, how many games there are, and in small windows what of them is shown."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from connect4_gui.ui.games.game_words import CountedGames, number_text
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import scaled
from connect4_gui.ui.widgets.elided_label import ElidedLabel
from connect4_gui.ui.widgets.segmented import Segmented
from connect4_gui.ui.words.retranslation import keep_translated

LIST, STATISTICS = "list", "statistics"
TABS_SPACE_PX, GAP_PX = 24, 16


class GamesHead(QWidget):
    """``tab_changed`` comes when somebody wants to see the list, or the statistics."""

    tab_changed = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._counts = (0, 0)
        self._title = QLabel()
        self._title.setFont(scaled(2, QFont.Weight.Bold))
        self.count = ElidedLabel()
        self.count.setProperty("role", "muted")
        self.tabs = Segmented("", ((LIST, ""), (STATISTICS, "")), appearance, is_fitted=True)
        self.tabs.value_changed.connect(self._tell)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GAP_PX)
        row.addWidget(self._title)
        row.addWidget(self.count, 1, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.tabs)
        keep_translated(self, self._write_texts)

    @property
    def shows_statistics(self) -> bool:
        return self.tabs.value == STATISTICS

    def show_count(self, count: int, total: int) -> None:
        """``count`` games of all ``total`` are listed."""
        self._counts = (count, total)
        self._write_count()

    @Slot()
    def _tell(self) -> None:
        self.tab_changed.emit()

    def _write_count(self) -> None:
        count, total = self._counts
        text = self.tr("{count} of {total}").format(count=number_text(count), total=number_text(total))
        self.count.setText(CountedGames().games(total) if 0 < count == total else text if total else "")

    def _write_texts(self) -> None:
        self._title.setText(self.tr("Games"))
        self.tabs.set_title(LIST, self.tr("List"))
        self.tabs.set_title(STATISTICS, self.tr("Statistics"))
        self.tabs.set_name(self.tr("What is shown"))
        hints = [self.tabs.segment(value).sizeHint().width() for value in (LIST, STATISTICS)]
        self.tabs.setFixedWidth(sum(hints) + TABS_SPACE_PX)
        self._write_count()
