"""GamesPage: every game that was played: list, filters, replay, export, delete with Undo, and statistics."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal, SignalInstance, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from connect4_gui.store.archive import Archive
from connect4_gui.store.archived_game import ArchivedGame
from connect4_gui.store.filters import EVERYTHING, Filters
from connect4_gui.store.game_row import GameRow
from connect4_gui.ui.games.deletion import Deletion
from connect4_gui.ui.games.export_desk import ExportDesk
from connect4_gui.ui.games.filter_bar import FilterBar
from connect4_gui.ui.games.games_head import GamesHead
from connect4_gui.ui.games.games_model import GamesModel
from connect4_gui.ui.games.list_side import ListSide
from connect4_gui.ui.games.listing import WINDOW, Listing, Overall, Rows, read_listing, read_overall, read_rows
from connect4_gui.ui.games.sentences import sentence
from connect4_gui.ui.games.statistics_panel import StatisticsPanel
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import text_px
from connect4_gui.ui.play.archive_thread import ArchiveThread
from connect4_gui.ui.widgets.empty_state import EmptyState
from connect4_gui.ui.widgets.scroll_page import ScrollPage
from connect4_gui.ui.widgets.strip import Strip
from connect4_gui.ui.words.retranslation import keep_translated

PATIENCE_MS = 400
TABS_BELOW_PX, SMALL_BELOW_PX = 1000, 640
WIDE_MARGINS, SMALL_MARGINS = (40, 28, 40, 20), (16, 16, 16, 14)
PANEL_PX, BODY_GAP_PX, GAP_PX = 400, 16, 16
WIDEST_PX = 16_777_215


class GamesPage(QWidget):
    """Nothing is read before the first :meth:`refresh`, and nothing ever in the window's thread.

    ``replay_requested`` and ``review_requested`` carry the ArchivedGame to look at; ``play_requested`` comes from
    somebody who has no games yet.
    ``now`` is in seconds since 1970. Whoever creates the page must call :meth:`close_threads`.
    """

    replay_requested = Signal(object)
    review_requested = Signal(object)
    play_requested = Signal()

    def __init__(
        self,
        archive: Archive,
        appearance: Appearance,
        parent: QWidget | None = None,
        *,
        now: Callable[[], float] = time.time,
    ) -> None:
        super().__init__(parent)
        self._archive = archive
        self._overall: Overall | None = None
        self._reading: range | None = None
        self._is_broken = self._is_stale = False
        self.head = GamesHead(appearance)
        self.problem = Strip(appearance)
        self.bar = FilterBar(appearance, now)
        self.model = GamesModel(now, self)
        self.list_side = ListSide(self.model, appearance, now)
        self.panel = StatisticsPanel(appearance)
        self.empty = EmptyState("games", appearance, is_primary=True)
        self._thread = ArchiveThread(self)
        self.deletion = Deletion(archive, self._thread, self.list_side.undo_strip, self)
        self.export_desk = ExportDesk(archive, self.list_side.export_strip, self)
        self._patience = QTimer(self, singleShot=True)
        self._patience.setInterval(PATIENCE_MS)
        self._after_painting = QTimer(self, singleShot=True)
        self._lay_out()
        self._connect_signals()
        keep_translated(self, self._write_texts)
        self.setFocusProxy(self.list_side.view)
        self._follow_choice()

    @property
    def chosen(self) -> GameRow | None:
        """The game that Replay, Export and Delete are about."""
        return self.model.game(self.list_side.view.currentIndex().row())

    @property
    def is_reading(self) -> bool:
        """Whether something that was asked for is not shown yet."""
        return self._thread.is_busy or self._after_painting.isActive() or self.bar.is_typing

    @property
    def shows_empty(self) -> bool:
        """Whether there is no game at all."""
        return self._stage.currentWidget() is self.empty

    @Slot()
    def refresh(self) -> None:
        """Read everything again: the page is shown, or there are other games than before."""
        self._refresh()

    def close_threads(self) -> None:
        """End the threads; a change that was asked for is done first. Harmless the second time."""
        self._patience.stop()
        self._after_painting.stop()
        self.export_desk.close()
        self._thread.close()

    @Slot()
    def replay(self) -> None:
        self._look_at(self.replay_requested)

    @Slot()
    def review(self) -> None:
        self._look_at(self.review_requested)

    def _look_at(self, wish: SignalInstance) -> None:
        game = self.chosen
        if game is not None:
            hear = partial(self._hear_game, wish)
            self._thread.ask("replay", partial(self._archive.get, game.id), hear, self._show_unreadable)

    @Slot()
    def export(self) -> None:
        game = self.chosen
        self.export_desk.open(self.model.filters, self.model.rowCount(), "" if game is None else game.id)

    @Slot()
    def delete(self) -> None:
        """Delete the chosen game at once; it can be undone for a while."""
        game = self.chosen
        if game is not None:
            self.deletion.delete(game.id)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter replays, V reviews, E exports, Del deletes, Ctrl+Z takes that back, Ctrl+F looks for a name."""
        is_plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
        if is_plain and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.replay()
        elif is_plain and event.key() == Qt.Key.Key_V:
            self.review()
        elif is_plain and event.key() == Qt.Key.Key_E:
            self.export()
        elif is_plain and event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.delete()
        elif event.matches(QKeySequence.StandardKey.Undo):
            self.deletion.undo()
        elif event.matches(QKeySequence.StandardKey.Find):
            self.bar.name.setFocus()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The filters or a strip need another height."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit_height()
        return super().eventFilter(watched, event)

    def sizeHint(self) -> QSize:
        return QSize(1280, 784)

    def _connect_signals(self) -> None:
        view, side = self.list_side.view, self.list_side
        self.bar.changed.connect(self._change_filters)
        self.head.tab_changed.connect(self._arrange)
        self.empty.button.clicked.connect(self.play_requested)
        self.problem.pressed.connect(self.refresh)
        self.model.dataChanged.connect(self._follow_choice)
        view.rows_missing.connect(self._read_rows)
        view.doubleClicked.connect(self.replay)
        view.selectionModel().currentChanged.connect(self._follow_choice)
        side.clear_requested.connect(self.bar.clear_all)
        side.replay.clicked.connect(self.replay)
        side.review.clicked.connect(self.review)
        side.export.clicked.connect(self.export)
        side.delete.clicked.connect(self.delete)
        self.deletion.deleted.connect(self.refresh)
        self.deletion.restored.connect(self._show_restored)
        self.deletion.failed.connect(self._show_not_done)
        self.export_desk.busy_changed.connect(self._follow_choice)
        self._patience.timeout.connect(self._show_blank)
        self._after_painting.timeout.connect(self._ask_statistics)

    def _refresh(self, choose: str = "") -> None:
        self._is_broken = False
        self._is_stale = True
        self._ask_listing(self.bar.filters, self.list_side.view.visible_rows()[0] - WINDOW // 4, choose)

    def _ask_listing(self, filters: Filters, first: int, choose: str = "") -> None:
        """Ask for the list; ``choose`` is the id of a game to choose then, or else it is the same one as before."""
        self._thread.drop("rows")
        self._reading = None
        self._patience.start()
        self._thread.ask(
            "listing",
            partial(read_listing, self._archive, filters, first),
            partial(self._show_listing, choose=choose),
            self._show_failure,
        )

    @Slot()
    def _ask_statistics(self) -> None:
        """Once the list is painted, which comes first; those of all games come with the overall ones."""
        filters = self.model.filters
        self._thread.drop("statistics")
        if filters != EVERYTHING:
            job = partial(self._archive.statistics, filters)
            self._thread.ask("statistics", job, self.panel.show_statistics, self._show_failure)
        elif self._overall is not None:
            self.panel.show_statistics(self._overall.statistics)
        if self._is_stale:
            self._is_stale = False
            self._thread.ask("overall", partial(read_overall, self._archive), self._show_overall, self._show_failure)

    @Slot()
    def _change_filters(self) -> None:
        self._ask_listing(self.bar.filters, 0)

    @Slot(int, int)
    def _read_rows(self, first: int, last: int) -> None:
        """Read what is in sight and more around it, unless that is being done."""
        is_asked = self._reading is not None and first in self._reading and last in self._reading
        if is_asked or self._is_broken:
            return
        start = max(0, first - WINDOW // 4)
        self._reading = range(start, start + WINDOW)
        job = partial(read_rows, self._archive, self.model.filters, start)
        self._thread.ask("rows", job, self._show_rows, self._show_failure)

    def _show_rows(self, rows: Rows) -> None:
        self._reading = None
        self.model.add_rows(rows)

    def _show_listing(self, listing: Listing, *, choose: str) -> None:
        self._patience.stop()
        view, before = self.list_side.view, self.chosen
        row = max(view.currentIndex().row(), 0)
        is_other = listing.rows.filters != self.model.filters
        self.model.set_listing(listing)
        if is_other:
            view.scrollToTop()
        wanted = choose or ("" if before is None else before.id)
        found = self.model.row_of(wanted)
        self._choose_row(found if found is not None else 0 if is_other else row)
        self.head.show_count(listing.count, listing.total)
        self._show_damage(listing.damaged_path)
        self._stage.setCurrentWidget(self.empty if listing.is_empty else self._content)
        self.list_side.show_games(has_games=listing.count > 0)
        self._arrange()
        self._follow_choice()
        self._after_painting.start()

    def _choose_row(self, row: int) -> None:
        if self.model.rowCount() > 0:
            self.list_side.view.setCurrentIndex(self.model.index(min(row, self.model.rowCount() - 1), 0))

    def _show_overall(self, overall: Overall) -> None:
        self._overall = overall
        self.bar.offer_sizes(overall.sizes)
        self.bar.offer_rules(overall.rules)
        self.panel.show_ratings(overall.ratings)
        if self.model.filters == EVERYTHING:
            self.panel.show_statistics(overall.statistics)

    @Slot()
    def _show_blank(self) -> None:
        self._stage.setCurrentWidget(self._content)
        self.list_side.show_blank()

    def _show_damage(self, aside: Path | None) -> None:
        if aside is None:
            self.problem.take_away()
            return
        text = self.tr("It is kept as {file}. New games are saved in a new archive.")
        self.problem.warn(self.tr("The archive of games was damaged"), text.format(file=aside.name))

    def _show_failure(self, problem: str) -> None:
        """The archive does not answer; what is shown stays."""
        self._patience.stop()
        self._is_broken = True
        self._reading = None
        text = self.tr("{problem} Nothing in it was changed.").format(problem=sentence(problem))
        self.problem.warn(self.tr("The games cannot be read"), text, self.tr("Try again"))

    def _hear_game(self, wish: SignalInstance, game: ArchivedGame | None) -> None:
        if game is None:
            self._show_unreadable(self.tr("it is not in the archive any more"))
        else:
            wish.emit(game)

    def _show_unreadable(self, problem: str) -> None:
        self._show_not_done(self.tr("This game cannot be replayed"), problem)

    @Slot(str, str)
    def _show_not_done(self, title: str, problem: str) -> None:
        self.problem.warn(title, sentence(problem))

    @Slot(str)
    def _show_restored(self, game_id: str) -> None:
        self.list_side.view.setFocus()
        self._refresh(game_id)

    @Slot()
    def _follow_choice(self) -> None:
        can_export = self.model.rowCount() > 0 and not self.export_desk.is_busy
        self.list_side.enable(has_chosen=self.chosen is not None, can_export=can_export)

    @Slot()
    def _arrange(self) -> None:
        """List and statistics side by side where there is room, else one at a time."""
        is_tabbed = self.width() < text_px(TABS_BELOW_PX)
        shows_statistics = self.head.shows_statistics
        self.head.tabs.setVisible(is_tabbed and not self.shows_empty)
        self.list_side.setVisible(not is_tabbed or not shows_statistics)
        self.panel.setVisible(not is_tabbed or shows_statistics)
        self.panel.setMinimumWidth(0 if is_tabbed else text_px(PANEL_PX))
        self.panel.setMaximumWidth(WIDEST_PX if is_tabbed else text_px(PANEL_PX))
        self._column.setContentsMargins(*(SMALL_MARGINS if self.width() < SMALL_BELOW_PX else WIDE_MARGINS))
        self._fit_height()

    def _fit_height(self) -> None:
        """Be as high as the page, or higher where that leaves no room for some games; then it scrolls."""
        margins = self._column.contentsMargins()
        width = self.width() - margins.left() - margins.right()
        parts = [self.head.sizeHint().height()]
        if not self.problem.isHidden():
            parts.append(max(self.problem.sizeHint().height(), self.problem.heightForWidth(width)))
        if self.shows_empty:
            parts.append(self.empty.heightForWidth(width))
        else:
            parts += [self.bar.heightForWidth(width), self.list_side.least_height(width)]
        needed = sum(parts) + GAP_PX * (len(parts) - 1) + margins.top() + margins.bottom()
        self._whole.setFixedHeight(max(self.height(), needed))

    def _write_texts(self) -> None:
        self.setAccessibleName(self.tr("Games"))
        self.empty.set_words(
            self.tr("No games yet"),
            self.tr("Games that were played are kept here, on this computer only."),
            self.tr("Play a game"),
        )
        self.deletion.rewrite()
        if not self.problem.isHidden():
            self.refresh()
        self._arrange()

    def _lay_out(self) -> None:
        body = QHBoxLayout()
        body.setSpacing(BODY_GAP_PX)
        body.addWidget(self.list_side, 2)
        body.addWidget(self.panel, 1)
        self._content = QWidget()
        content = QVBoxLayout(self._content)
        content.setContentsMargins(0, 0, 0, 0)
        content.setSpacing(GAP_PX)
        content.addWidget(self.bar)
        content.addLayout(body, 1)
        self._stage = QStackedWidget()
        self._stage.addWidget(self._content)
        self._stage.addWidget(self.empty)
        self._whole = QWidget()
        self._column = QVBoxLayout(self._whole)
        self._column.setSpacing(GAP_PX)
        self._column.addWidget(self.head)
        self._column.addWidget(self.problem)
        self._column.addWidget(self._stage, 1)
        self._area = ScrollPage(self._whole)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._area)
        self._whole.installEventFilter(self)
