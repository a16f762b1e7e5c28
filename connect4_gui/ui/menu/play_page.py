"""PlayPage: agree on a new game, or go on where one was left off."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal, Slot
from PySide6.QtGui import QFont, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from connect4_gui.game.saved_match import SavedMatch
from connect4_gui.settings.menu_choices import Opponent
from connect4_gui.store.archived_game import ArchivedGame
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import scaled, text_px
from connect4_gui.ui.look.target import target_px
from connect4_gui.ui.menu.continue_card import CONTINUE_KEYS, ContinueCard
from connect4_gui.ui.menu.last_game import LastGameLink
from connect4_gui.ui.menu.left_off import CARD_GAP, LeftOff
from connect4_gui.ui.menu.match_form import MatchForm
from connect4_gui.ui.menu.more_options import FOLD_KEYS
from connect4_gui.ui.menu.notice import ProblemCard
from connect4_gui.ui.menu.open_button import OPEN_KEYS, OpenButton
from connect4_gui.ui.menu.page_title import TITLE_PX, page_title
from connect4_gui.ui.widgets.finger_scroll import scroll_by_finger
from connect4_gui.ui.widgets.link_button import LinkButton
from connect4_gui.ui.words.retranslation import keep_translated

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

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._saved: SavedMatch | None = None
        self._last: ArchivedGame | None = None
        self._problem: str | None = None
        self._due = 0
        self._build_form(appearance)
        self._build_rest(appearance)
        self._connect_signals()
        keep_translated(self, self._write_texts)

    def show_left_off(self, saved: SavedMatch | None, last: ArchivedGame | None, problem: str | None) -> None:
        """Offer to go on with ``saved`` and to look at ``last``, and tell about a ``problem`` with what was saved."""
        self._saved, self._last, self._problem = saved, last, problem
        if saved is not None:
            self.strip.show_match(saved)
        if problem is not None:
            self.problem.show_problem(problem)
        self.left_off.show_left_off(saved, last, problem)
        self._arrange()

    def show_due(self, count: int) -> None:
        """Offer the puzzles that come back today, if there are any; a narrow page leaves that to the navigation."""
        self._due = count
        self.left_off.show_due(count)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The form and the cards ask for another height when their words or their lines change."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._arrange()
        return super().eventFilter(watched, event)

    def _build_form(self, appearance: Appearance) -> None:
        self.title = page_title()
        self.title.setParent(self)
        self.problem = ProblemCard(appearance)
        self.strip = ContinueCard(appearance, is_strip=True)
        self.form = MatchForm(appearance)
        self._content = QWidget()
        self._content.setProperty("role", "page")
        column = QVBoxLayout(self._content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(CARD_GAP)
        for part in (self.problem, self.strip, self.form):
            column.addWidget(part)
        column.addStretch(1)
        self.area = QScrollArea(self)
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
        self.last_link = LastGameLink(appearance)
        self._links = QWidget(self)
        links = QHBoxLayout(self._links)
        links.setContentsMargins(0, 0, 0, 0)
        links.setSpacing(LINK_SPACE)
        links.addWidget(self.tournament)
        links.addWidget(self.open)
        links.addWidget(self.set_up)
        links.addWidget(self.last_link)
        links.addStretch(1)
        self.left_off = LeftOff(appearance, self)

    def _connect_signals(self) -> None:
        self.start.clicked.connect(self.start_requested)
        self.open.wanted.connect(self.open_requested)
        self.open.chosen.connect(self.file_requested)
        self.set_up.clicked.connect(self.set_up_requested)
        self.tournament.clicked.connect(self.tournament_requested)
        for card in (self.strip, self.left_off.continue_card):
            card.clicked.connect(self.continue_requested)
        for link in (self.last_link, self.left_off.last_game):
            link.clicked.connect(self.last_game_requested)
        self.left_off.due_puzzles.clicked.connect(self.train_requested)
        for problem in (self.problem, self.left_off.problem):
            problem.dismissed.connect(self._discard)
        self.form.changed.connect(self._arrange)
        for watched in (self._content, self.left_off):
            watched.installEventFilter(self)
        QShortcut(CONTINUE_KEYS, self, self._continue)
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
        has_cards = self._due > 0 or any(part is not None for part in (self._saved, self._last, self._problem))
        has_side, has_titles = is_wide and has_cards, is_wide and is_tall
        self._show_parts(has_side=has_side, has_titles=has_titles, is_narrow=not is_wide)
        margin = MARGIN if self.width() >= form_px + 2 * MARGIN else SMALL_MARGIN
        beside = COLUMN_GAP + side_px if has_side else 0
        width = min(form_px, self.width() - 2 * margin - beside)
        left = (self.width() - width - beside) // 2
        top = self._place_form(QRect(left, 0, width, self.height()), has_titles=has_titles)
        if has_side:
            self.left_off.setGeometry(left + width + COLUMN_GAP, top, side_px, self.height() - top)

    def _show_parts(self, *, has_side: bool, has_titles: bool, is_narrow: bool) -> None:
        self.title.setVisible(has_titles)
        self.left_off.title.setVisible(has_titles)
        self.left_off.setVisible(has_side)
        self.strip.setVisible(is_narrow and self._saved is not None)
        self.problem.setVisible(is_narrow and self._problem is not None)
        are_bots = self.form.opponent.value is Opponent.BOTS
        self.tournament.setVisible(are_bots)
        self.last_link.setVisible(is_narrow and not are_bots and self._last is not None)

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
        buttons = (self.tournament, self.open, self.set_up, self.last_link)
        links = [link for link in buttons if link.isVisibleTo(self)]
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
