"""TrainingTable: a bar on top, the board, and cards beside it or, where there is little room, below it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from connect4_gui.ui.look.fonts import text_px
from connect4_gui.ui.look.target import target_px
from connect4_gui.ui.train.framed_card import FramedCard
from connect4_gui.ui.train.training_board import TrainingBoard
from connect4_gui.ui.widgets.elided_label import ElidedLabel
from connect4_gui.ui.widgets.scroll_page import ScrollPage
from connect4_gui.ui.words.retranslation import keep_translated

BAR_SPACE_PX, PANEL_PX, LEAST_PANEL_PX = 10, 464, 300
PANEL_PERCENT, MOST_PANEL_PERCENT = 37, 46
"""The cards' part of the width, and with the largest texts."""

BESIDE_PX, BESIDE_MORE_PX = 720, 160
"""From this width on the cards stand beside the board, or where the window is so much wider than high."""

WORDS_FROM_PX, WAY_BACK_FROM_PX = 640, 400
LEAST_BOARD_PX, LEAST_BOARD_HEIGHT, MOST_BELOW = 220, 160, 0.45
WIDE_MARGINS, SMALL_MARGINS = (40, 12, 28, 20), (12, 4, 12, 10)
CARD_GAP, SMALL_GAP = 16, 8


class TrainingTable(QWidget):
    """``cards`` from the top down; ``spare`` ones stand at the bottom and go away where there is little room.

    ``words`` are the buttons of the bar; their texts go where there is no room for them, and tips remain.
    """

    def __init__(
        self,
        board: TrainingBoard,
        buttons: Sequence[QPushButton],
        cards: Sequence[FramedCard],
        spare: Sequence[QWidget] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._board = board
        self._buttons = buttons
        self._cards, self._spare = cards, spare
        self._place = ("", "")
        self.is_small = False
        self.summary = ElidedLabel()
        self._lay_out()
        keep_translated(self, self.arrange)

    def minimumSizeHint(self) -> QSize:
        return QSize(320, 320)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def show_place(self, subject: str, place: str) -> None:
        """Say in the bar what it is about and where one is; only the latter where there is little room."""
        self._place = subject, place
        self._fit_bar()

    def reveal(self, card: FramedCard) -> None:
        """Scroll to ``card`` as soon as everything has its place, if it cannot be seen whole."""
        QTimer.singleShot(0, self, lambda: self._panel.ensureWidgetVisible(card, 0, 0))

    def arrange(self) -> None:
        """Put everything where it belongs at this size."""
        width, height = self.width(), self.height()
        self._bar.setFixedHeight(target_px() + BAR_SPACE_PX)
        is_beside = (width >= BESIDE_PX and width >= 0.95 * height) or width >= height + BESIDE_MORE_PX
        self.is_small = not is_beside or height < 560
        for card in self._cards:
            card.set_small(self.is_small)
        for part in self._spare:
            part.setVisible(not self.is_small)
        direction = QBoxLayout.Direction.LeftToRight if is_beside else QBoxLayout.Direction.TopToBottom
        self._body.setDirection(direction)
        self._margins = SMALL_MARGINS if self.is_small else WIDE_MARGINS
        self._body.setContentsMargins(*self._margins)
        self._body.setSpacing(36 if is_beside and not self.is_small else 8)
        self._column.setSpacing(SMALL_GAP if self.is_small else CARD_GAP)
        self._fit_panel(is_beside=is_beside)
        self._fit_bar()

    def _fit_panel(self, *, is_beside: bool) -> None:
        page = self._panel
        if is_beside:
            share = min(text_px(PANEL_PERCENT), MOST_PANEL_PERCENT) / 100
            room = self.width() - LEAST_BOARD_PX - self._margins[0] - self._margins[2] - self._body.spacing()
            wide = min(text_px(PANEL_PX), max(LEAST_PANEL_PX, round(self.width() * share)), room)
            page.setFixedWidth(wide)
            page.setMinimumHeight(0)
            page.setMaximumHeight(16_777_215)
        else:
            page.setMinimumWidth(0)
            page.setMaximumWidth(16_777_215)
            page.setFixedHeight(round(self.height() * MOST_BELOW))

    def _fit_bar(self) -> None:
        """Leave the words of the bar out where there is no room; the way back keeps its own the longest."""
        has_words, has_way_back = (self.width() >= text_px(width) for width in (WORDS_FROM_PX, WAY_BACK_FROM_PX))
        for button in self._buttons:
            is_named = has_words or (has_way_back and button is self._buttons[0])
            button.setText(button.accessibleName() if is_named else "")
        self.summary.setText(" · ".join(part for part in self._place if part) if has_words else self._place[1])

    def _lay_out(self) -> None:
        self._board.setMinimumSize(LEAST_BOARD_PX, LEAST_BOARD_HEIGHT)
        self.summary.setProperty("role", "muted")
        self.summary.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._bar = QFrame()
        self._bar.setProperty("role", "bar")
        row = QHBoxLayout(self._bar)
        row.setContentsMargins(20, 0, 24, 0)
        row.setSpacing(6)
        for button in self._buttons:
            row.addWidget(button)
        row.addWidget(self.summary, 1)
        cards = QWidget()
        self._column = QVBoxLayout(cards)
        self._column.setContentsMargins(0, 0, 0, 0)
        for card in self._cards:
            self._column.addWidget(card)
        self._column.addStretch(1)
        for part in self._spare:
            self._column.addWidget(part)
        self._panel = ScrollPage(cards)
        self._body = QHBoxLayout()
        self._body.addWidget(self._board, 1)
        self._body.addWidget(self._panel)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._bar)
        column.addLayout(self._body, 1)
