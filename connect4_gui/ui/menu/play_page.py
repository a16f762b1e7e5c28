"""PlayPage: agree on a new game, or go on where one was left off."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal, Slot
from PySide6.QtGui import QFont, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from connect4_gui.settings.menu_choices import MenuChoices, Opponent
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import scaled, text_px
from connect4_gui.ui.look.target import target_px
from connect4_gui.ui.menu.match_form import MatchForm
from connect4_gui.ui.menu.more_options import FOLD_KEYS
from connect4_gui.ui.menu.open_button import OPEN_KEYS, OpenButton
from connect4_gui.ui.menu.page_title import CARD_GAP, TITLE_PX, page_title
from connect4_gui.ui.widgets.finger_scroll import scroll_by_finger
from connect4_gui.ui.widgets.link_button import LinkButton
from connect4_gui.ui.widgets.tab_order import put_after, put_before
from connect4_gui.ui.words.retranslation import keep_translated

if TYPE_CHECKING:
    from connect4_gui.game.saved_match import SavedMatch
    from connect4_gui.store.archived_game import ArchivedGame
    from connect4_gui.ui.menu.left_off_parts import LeftOffParts

SET_UP_KEYS = QKeySequence("Ctrl+P")

WIDE_PX, TALL_PX = 1100, 744
"""From here on there are two columns; there is room for titles and wide lines."""

LOW_PX = 380
"""Below this height the links have no line of their own."""

FORM_PX, SIDE_PX, COLUMN_GAP, MARGIN, SMALL_MARGIN = 680, 400, 40, 40, 24
TOP_PX, BOTTOM_PX = 20, 10
START_GAP, START_PX, LINKS_GAP, LINK_SPACE = 14, 56, 4, 8
START_SPACE = 25


class PlayPage(QWidget):
    """The form with its start button at the left and what was left off at the right.

    A narrow page has one column: the game that was left off is a strip above the form, the last one a link below it.
    The form begins where it would with all its choices in sight, so that folding them moves nothing above them; where
    it is higher than the window it scrolls, and the button stays.
    """

    start_requested = Signal()
    continue_requested = Signal()
    last_game_requested = Signal()
    discard_requested = Signal()
    open_requested = Signal()
    file_requested = Signal(object)
    set_up_requested = Signal()
    tournament_requested = Signal()
    train_requested = Signal()

    def __init__(
        self, appearance: Appearance, choices: MenuChoices | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._saved: SavedMatch | None = None
        self._last: ArchivedGame | None = None
        self._problem: str | None = None
        self._due = 0
        self._build_form(appearance, choices)
        self._build_rest(appearance)
        self._connect_signals()
        keep_translated(self, self._write_texts)

    def show_left_off(self, saved: SavedMatch | None, last: ArchivedGame | None, problem: str | None) -> None:
        """Offer to go on with ``saved`` and to look at ``last``, and tell about a ``problem`` with what was saved."""
        self._saved, self._last, self._problem = saved, last, problem
        if self._has_cards:
            self.left_off.show_left_off(saved, last, problem)
        self._arrange()

    def show_due(self, count: int) -> None:
        """Offer the puzzles that come back today, if there are any; a narrow page leaves that to the navigation."""
        self._due = count
        if self._has_cards:
            self.left_off.column.show_due(count)
        self._arrange()

    @cached_property
    def left_off(self) -> LeftOffParts:
        """Made when there is something to tell."""
        from connect4_gui.ui.menu.continue_card import CONTINUE_KEYS  # noqa: PLC0415
        from connect4_gui.ui.menu.left_off_parts import LeftOffParts  # noqa: PLC0415

        parts = LeftOffParts(self._appearance, self)
        self._column.insertWidget(0, parts.problem)
        self._column.insertWidget(1, parts.strip)
        self._link_row.insertWidget(self._link_row.count() - 1, parts.link)
        put_before(self.form, parts.problem)
        put_before(self.form, parts.strip)
        put_after(self.set_up, parts.link)
        put_after(parts.link, parts.column)
        for way in parts.ways_on:
            way.clicked.connect(self.continue_requested)
        for back in parts.ways_back:
            back.clicked.connect(self.last_game_requested)
        for problem in parts.problems:
            problem.dismissed.connect(self._discard)
        parts.column.due_puzzles.clicked.connect(self.train_requested)
        parts.column.installEventFilter(self)
        QShortcut(CONTINUE_KEYS, self, self._continue)
        return parts

    @property
    def _has_cards(self) -> bool:
        return self._due > 0 or any(part is not None for part in (self._saved, self._last, self._problem))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The form and the cards ask for another height when their words or their lines change."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._arrange()
        return super().eventFilter(watched, event)

    def _build_form(self, appearance: Appearance, choices: MenuChoices | None) -> None:
        self.title = page_title()
        self.title.setParent(self)
        self.form = MatchForm(appearance, choices)
        self._content = QWidget()
        self._content.setProperty("role", "page")
        self._column = QVBoxLayout(self._content)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(CARD_GAP)
        self._column.addWidget(self.form)
        self._column.addStretch(1)
        self.area = QScrollArea(self)
        self.area.setViewport(QWidget())  # asked for its own, Qt makes every kind of widget known to Python first
        self.area.setWidgetResizable(True)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.area.setWidget(self._content)
        scroll_by_finger(self.area)

    def _build_rest(self, appearance: Appearance) -> None:
        """Comes after the form, as the Tab key does."""
        self.start = QPushButton(self)
        self.start.setProperty("role", "primary")
        self.start.setFont(scaled(1.35, QFont.Weight.Bold))
        self.start.setAutoDefault(True)
        self.open = OpenButton(appearance)
        self.set_up = LinkButton("set-up", appearance)
        self.tournament = LinkButton("trophy", appearance)
        self._links = QWidget(self)
        self._link_row = QHBoxLayout(self._links)
        self._link_row.setContentsMargins(0, 0, 0, 0)
        self._link_row.setSpacing(LINK_SPACE)
        for link in (self.tournament, self.open, self.set_up):
            self._link_row.addWidget(link)
        self._link_row.addStretch(1)

    def _connect_signals(self) -> None:
        self.start.clicked.connect(self.start_requested)
        self.open.wanted.connect(self.open_requested)
        self.open.chosen.connect(self.file_requested)
        self.set_up.clicked.connect(self.set_up_requested)
        self.tournament.clicked.connect(self.tournament_requested)
        self.form.changed.connect(self._arrange)
        self._content.installEventFilter(self)
        QShortcut(FOLD_KEYS, self, self.form.more.header.toggle)
        QShortcut(OPEN_KEYS, self, self.open_requested.emit)
        QShortcut(SET_UP_KEYS, self, self.set_up.click)

    @Slot()
    def _continue(self) -> None:
        if self._saved is not None:
            self.continue_requested.emit()

    @Slot()
    def _discard(self) -> None:
        self.show_left_off(self._saved, self._last, None)
        self.discard_requested.emit()

    def _write_texts(self) -> None:
        self.title.setText(self.tr("New game"))
        self.start.setText(self.tr("Start game"))
        self.set_up.set_words(self.tr("Set up a position…"))
        self.tournament.set_words(self.tr("Tournament…"))
        self.tournament.setToolTip(self.tr("Let several bots play many games against each other"))
        keys = SET_UP_KEYS.toString(QKeySequence.SequenceFormat.NativeText)
        tip = self.tr("Put discs on a board as you like, and play from there by the classic rules ({keys})")
        self.set_up.setToolTip(tip.format(keys=keys))
        if self.isVisible():
            self._arrange()

    @Slot()
    def _arrange(self) -> None:
        """Put everything where it belongs at this size."""
        form_px, side_px = text_px(FORM_PX), text_px(SIDE_PX)
        is_wide, is_tall = self.width() >= text_px(WIDE_PX), self.height() >= TALL_PX
        has_side, has_titles = is_wide and self._has_cards, is_wide and is_tall
        self._show_parts(has_side=has_side, has_titles=has_titles, is_narrow=not is_wide)
        margin = MARGIN if self.width() >= form_px + 2 * MARGIN else SMALL_MARGIN
        beside = COLUMN_GAP + side_px if has_side else 0
        width = min(form_px, self.width() - 2 * margin - beside)
        left = (self.width() - width - beside) // 2
        top = self._place_form(QRect(left, 0, width, self.height()), has_titles=has_titles)
        if has_side:
            self.left_off.column.setGeometry(left + width + COLUMN_GAP, top, side_px, self.height() - top)

    def _show_parts(self, *, has_side: bool, has_titles: bool, is_narrow: bool) -> None:
        self.title.setVisible(has_titles)
        are_bots = self.form.opponent.value is Opponent.BOTS
        self.tournament.setVisible(are_bots)
        if "left_off" in vars(self):  # nothing is made here only to be hidden
            parts = self.left_off
            parts.column.title.setVisible(has_titles)
            parts.column.setVisible(has_side)
            parts.strip.setVisible(is_narrow and self._saved is not None)
            parts.problem.setVisible(is_narrow and self._problem is not None)
            parts.link.setVisible(is_narrow and not are_bots and self._last is not None)

    def _place_form(self, column: QRect, *, has_titles: bool) -> int:
        """Fill the column of the form; tells where it begins."""
        above = TITLE_PX + CARD_GAP if has_titles else 0
        is_low = self.height() < text_px(LOW_PX)
        least = self.start.fontMetrics().height() + START_SPACE
        start_px = least if is_low else max(START_PX, least)
        below = START_GAP + start_px + (0 if is_low else LINKS_GAP + target_px())
        room = column.height() - TOP_PX - above - below - BOTTOM_PX
        needed = self._fit_form(column.width(), room)
        top = TOP_PX + max(0, room - self.form.reserved(needed)) // 2
        height = min(needed, room - top + TOP_PX)
        self.title.setGeometry(column.left(), top, column.width(), TITLE_PX)
        bar = self.area.verticalScrollBar().sizeHint().width()
        form = QRect(column.left(), top + above, column.width(), height)
        self.area.setGeometry(form.adjusted(0, 0, bar, 0))
        start = QRect(form.left(), form.bottom() + 1 + START_GAP, form.width(), start_px)
        self._place_links(start, is_low=is_low)
        return top

    def _place_links(self, start: QRect, *, is_low: bool) -> None:
        """Below the button, which is to fill ``start``, or beside it in a low window; words go where room is short."""
        links = [self.tournament, self.open, self.set_up]
        if "left_off" in vars(self) and self.left_off.link.isVisibleTo(self):
            links.append(self.left_off.link)
        needed = sum(link.full_width() + LINK_SPACE for link in links) - LINK_SPACE
        for link in links:
            link.set_words_shown(needed <= start.width() and not is_low)
        place = QRect(start.left(), start.bottom() + 1 + LINKS_GAP, start.width(), target_px())
        if is_low:
            width = sum(link.sizeHint().width() + LINK_SPACE for link in links)
            place = QRect(start.right() + 1 - width, start.top(), width, start.height())
            start.setRight(place.left() - LINK_SPACE)
        self.start.setGeometry(start)
        self._links.setGeometry(place)

    def _fit_form(self, width: int, room: int) -> int:
        """Let the form suit the column; tells the height that it needs now."""
        self.form.fit(width)
        self.form.spread(self._content_height(width), room, is_tall=self.height() >= TALL_PX)
        return self._content_height(width)

    def _content_height(self, width: int) -> int:
        layout = self._content.layout()
        assert layout is not None
        self.form.settle()
        layout.activate()
        return layout.heightForWidth(width) if layout.hasHeightForWidth() else layout.sizeHint().height()
