"""ListSide: the list of games with what can be done with one of them, and what stands there if there is no list."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from connect4_gui.ui.games.blank_rows import BlankRows
from connect4_gui.ui.games.games_headings import GamesHeadings
from connect4_gui.ui.games.games_model import GamesModel
from connect4_gui.ui.games.games_view import GamesView
from connect4_gui.ui.look.action_icon import action_icon, tinted_icon
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import icon_px, text_px
from connect4_gui.ui.widgets.empty_state import EmptyState
from connect4_gui.ui.widgets.flow_layout import FlowLayout
from connect4_gui.ui.widgets.strip import Strip
from connect4_gui.ui.words.retranslation import keep_translated

BUTTON_PX, ICON_PX, GAP_PX, EDGE_PX, LEAST_LIST_PX = 44, 20, 14, 2, 190
CARD_EDGE_PX = 14


class ListSide(QWidget):
    """``clear_requested`` comes from somebody whose filters leave no game over."""

    clear_requested = Signal()

    def __init__(
        self, model: GamesModel, appearance: Appearance, now: Callable[[], float], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self.view = GamesView(model, appearance, now)
        self.headings = GamesHeadings(self.view, appearance)
        self.blank = BlankRows(appearance)
        self.nothing_fits = EmptyState("search", appearance)
        self.undo_strip, self.export_strip = Strip(appearance), Strip(appearance)
        self.replay, self.review, self.export, self.delete = (QPushButton() for _ in range(4))
        self._stage = QStackedWidget()
        self._lay_out()
        self._dress()
        self.nothing_fits.button.clicked.connect(self.clear_requested)
        appearance.theme_changed.connect(self._dress)
        keep_translated(self, self._write_texts)

    @property
    def shown(self) -> QWidget | None:
        """The list, or what stands in its place."""
        return self._stage.currentWidget()

    def show_games(self, *, has_games: bool) -> None:
        """The list, or that nothing fits the filters."""
        self._show(self.view if has_games else self.nothing_fits)

    @Slot()
    def show_blank(self) -> None:
        """Grey rows, as nothing is known yet."""
        self._show(self.blank)

    def least_height(self, width: int) -> int:
        """What is needed to show some games and what can be done with them."""
        strips = [strip for strip in (self.undo_strip, self.export_strip) if not strip.isHidden()]
        card = text_px(LEAST_LIST_PX)
        if self.shown is self.nothing_fits:
            card = max(card, self.nothing_fits.heightForWidth(width) + CARD_EDGE_PX)
        heights = [card, *(max(strip.sizeHint().height(), strip.heightForWidth(width)) for strip in strips)]
        return sum(heights) + len(heights) * GAP_PX + self._button_row.heightForWidth(width) + 2 * EDGE_PX

    def enable(self, *, has_chosen: bool, can_export: bool) -> None:
        """Say what can be done now."""
        self.replay.setEnabled(has_chosen)
        self.review.setEnabled(has_chosen)
        self.delete.setEnabled(has_chosen)
        self.export.setEnabled(can_export)

    def _show(self, widget: QWidget) -> None:
        self._stage.setCurrentWidget(widget)
        self.headings.setVisible(widget is not self.nothing_fits)
        self.review.setVisible(widget is not self.nothing_fits)

    @Slot()
    def _dress(self) -> None:
        theme = self._appearance.theme
        self.replay.setIcon(tinted_icon("resume", theme.text_on(theme.accent)))
        self.review.setIcon(action_icon("review", theme))
        self.export.setIcon(action_icon("export", theme))
        self.delete.setIcon(tinted_icon("delete", theme.bad))

    def _write_texts(self) -> None:
        words = (
            (self.replay, self.tr("Replay"), self.tr("Look at the game move by move (Enter)")),
            (self.review, self.tr("Review"), self.tr("See how good every move was, and why (V)")),
            (self.export, self.tr("Export…"), self.tr("Write the game, or all that are listed, to a file (E)")),
            (self.delete, self.tr("Delete"), self.tr("Delete the game; it can be undone (Del)")),
        )
        for button, text, tip in words:
            button.setText(text)
            button.setAccessibleName(text)
            button.setToolTip(tip)
            button.setIconSize(QSize(icon_px(ICON_PX), icon_px(ICON_PX)))
        self.nothing_fits.set_words(
            self.tr("Nothing found"), self.tr("No game meets all the filters."), self.tr("Clear filters")
        )

    def _lay_out(self) -> None:
        waiting = QWidget()
        for widget in (waiting, self.view, self.blank, self.nothing_fits):
            self._stage.addWidget(widget)
        card = QFrame()
        card.setProperty("role", "card")
        inside = QVBoxLayout(card)
        inside.setContentsMargins(1, 4, 1, 8)
        inside.setSpacing(0)
        inside.addWidget(self.headings)
        inside.addWidget(self._stage, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, EDGE_PX, 0, EDGE_PX)
        column.setSpacing(GAP_PX)
        column.addWidget(card, 1)
        column.addWidget(self.undo_strip)
        column.addWidget(self.export_strip)
        self._button_row = self._buttons()
        column.addLayout(self._button_row)

    def _buttons(self) -> QHBoxLayout:
        self.replay.setProperty("role", "primary")
        self.delete.setProperty("role", "bad")
        for button in (self.replay, self.review, self.export, self.delete):
            button.setAutoDefault(True)
            button.setMinimumHeight(BUTTON_PX)
        left = FlowLayout(GAP_PX)
        left.addWidget(self.replay)
        left.addWidget(self.review)
        left.addWidget(self.export)
        row = QHBoxLayout()
        row.setSpacing(GAP_PX)
        row.addLayout(left, 1)
        row.addWidget(self.delete, 0, Qt.AlignmentFlag.AlignTop)
        return row
