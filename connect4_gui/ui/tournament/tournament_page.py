"""TournamentPage: let bots play each other, watch how it goes, and see who is stronger."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QFont, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from connect4_gui.game.player_spec import PlayerSpec
from connect4_gui.settings.motion import Motion
from connect4_gui.store.archive import Archive
from connect4_gui.tournament.crew import Crew, LocalCrew
from connect4_gui.tournament.plan import Tournament
from connect4_gui.tournament.played_game import PlayedGame
from connect4_gui.tournament.reports import GameEnded, GameWatched, Report
from connect4_gui.tournament.runner import Progress
from connect4_gui.tournament.session import LeftOff, Session
from connect4_gui.tournament.standings import Standings
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import scaled, text_px
from connect4_gui.ui.tournament.cross_model import CrossModel
from connect4_gui.ui.tournament.cross_view import CrossView
from connect4_gui.ui.tournament.entrants_panel import EntrantsPanel
from connect4_gui.ui.tournament.progress_card import RUNNING_PHASES, Phase, ProgressCard
from connect4_gui.ui.tournament.running_boards import RunningBoards
from connect4_gui.ui.tournament.tournament_disk import TournamentDisk
from connect4_gui.ui.tournament.tournament_words import entrant_names
from connect4_gui.ui.widgets.announcement import announce
from connect4_gui.ui.widgets.documents_folder import documents_folder
from connect4_gui.ui.widgets.finger_scroll import scroll_by_finger
from connect4_gui.ui.widgets.fold_header import FoldHeader
from connect4_gui.ui.widgets.link_button import LinkButton
from connect4_gui.ui.widgets.save_dialog import SaveDialog
from connect4_gui.ui.widgets.strip import Strip
from connect4_gui.ui.words.retranslation import keep_translated
from connect4_gui.ui.words.texts import size_text

FILE_NAME = "tournament.jsonl"
ENDING = ".jsonl"
TICK_MS, TOLD_MS = 200, 6000
FOLD_BELOW_PX, SMALL_BELOW_PX = 1000, 640
WIDE_MARGINS, SMALL_MARGINS = (40, 20, 40, 20), (16, 12, 16, 14)
PANEL_PX, CARD_GAP, COLUMN_GAP, FOLD_GAP = 288, 16, 24, 12
CARD_MARGINS, FOLD_MARGINS = (20, 16, 20, 16), (16, 6, 16, 6)
MOST_SEED = 10**9


class TournamentPage(QWidget):
    """``back_requested`` comes from somebody who wants to play; a tournament goes on meanwhile.

    Games are kept in ``path`` until the next tournament, and in ``archive`` for good. Whoever creates the page must
    call :meth:`close_threads`, which ends every process.
    """

    back_requested = Signal()

    def __init__(
        self,
        archive: Archive,
        appearance: Appearance,
        path: Path,
        parent: QWidget | None = None,
        *,
        cores: int | None = None,
        make_crew: Callable[[int], Crew] = LocalCrew,
        rng: random.Random | None = None,
    ) -> None:
        super().__init__(parent)
        self._archive = archive
        self._path = path
        self._make_crew = make_crew
        self._rng = rng or random.Random()
        self._session: Session | None = None
        self._plan: Tournament | None = None
        self._standings: Standings | None = None
        self._games: list[PlayedGame] = []
        self._running: dict[int, str] = {}
        self._ranked_rounds = -1
        self._has_looked = False
        self.save_dialog: SaveDialog | None = None
        self.back = LinkButton("back", appearance)
        self.title = QLabel()
        self.problem = Strip(appearance)
        self.fold = FoldHeader(appearance)
        self.panel = EntrantsPanel(appearance, cores or os.cpu_count() or 1)
        self.progress = ProgressCard(appearance)
        self.model = CrossModel(self)
        self.table = CrossView(self.model, appearance)
        self.boards = RunningBoards(appearance)
        self.disk = TournamentDisk(path, self)
        self._ticker = QTimer(self)
        self._ticker.setInterval(TICK_MS)
        self._lay_out()
        self._connect_signals()
        keep_translated(self, self._write_texts)
        self._follow_choice()

    @property
    def phase(self) -> Phase:
        return self.progress.phase

    def sizeHint(self) -> QSize:
        return QSize(1280, 784)

    @Slot(object)
    def set_motion(self, motion: Motion) -> None:
        """Let everything that moves from now on move like this."""
        self.boards.set_motion(motion)

    @Slot()
    def refresh(self) -> None:
        """The page is shown: the first time, find out what was left off."""
        if not self._has_looked:
            self._has_looked = True
            self.disk.look()
        self.progress.main_button().setFocus()

    def offer_own_bots(self, bots: Sequence[PlayerSpec]) -> None:
        """Let people's own bots take part; ``mind_of`` must know how to make them play."""
        self.panel.offer_own_bots(bots)

    def close_threads(self) -> None:
        """End every game and thread; what was played is kept. Harmless the second time."""
        self._ticker.stop()
        if self.save_dialog is not None:
            self.save_dialog.reject()
        if self._session is not None:
            self._session.close()
            self._session = None
        self.disk.close()

    @Slot()
    def start(self) -> None:
        """Begin a new tournament of what is chosen."""
        if self._session is None and len(self.panel.entrants) > 1:
            self._begin(self.panel.plan(self._rng.randrange(MOST_SEED)), [])

    @Slot()
    def go_on(self) -> None:
        """Play what is left of the tournament that was stopped."""
        if self._session is None and self._plan is not None:
            self._begin(self._plan, self._games)

    @Slot()
    def toggle_pause(self) -> None:
        if self._session is not None:
            is_paused = self.phase is Phase.RUNNING
            self._session.set_paused(is_paused)
            self.progress.show_phase(Phase.PAUSED if is_paused else Phase.RUNNING)
            announce(self.progress, self.progress.note.text() if is_paused else self.progress.title.text())

    @Slot()
    def stop(self) -> None:
        if self._session is not None:
            self._session.stop()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space pauses, Esc goes back."""
        if event.key() == Qt.Key.Key_Space and self._session is not None:
            self.toggle_pause()
        elif event.key() == Qt.Key.Key_Escape:
            self.back_requested.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _begin(self, plan: Tournament, played: Sequence[PlayedGame]) -> None:
        at_once = self.panel.at_once.value()
        self.problem.take_away()
        self._show_plan(plan, played)
        self._session = Session(plan, tuple(played), self._path, self._archive, lambda: self._make_crew(at_once))
        self._session.start()
        self.boards.begin(plan, at_once)
        self.fold.setChecked(False)
        self._set_phase(Phase.RUNNING)
        self._ticker.start()

    def _show_plan(self, plan: Tournament, played: Sequence[PlayedGame]) -> None:
        self._plan, self._games, self._running = plan, list(played), {}
        self._standings = Standings(plan, played)
        self._ranked_rounds = -1
        self.progress.show_progress(Progress(len(self._games), plan.total, None))
        self._show_table()

    @Slot()
    def _tick(self) -> None:
        session = self._session
        if session is None:
            return
        ending = session.ending
        for report in session.news():
            self._follow(report)
        self.progress.show_progress(session.progress)
        self.boards.show_games(self._running)
        self._show_table()
        if ending is not None:
            self._end(session)

    def _follow(self, report: Report) -> None:
        if isinstance(report, GameWatched):
            self._running[report.number] = report.moves
        elif isinstance(report, GameEnded) and self._standings is not None:
            self._running.pop(report.game.number, None)
            self._games.append(report.game)
            self._standings.add(report.game)

    def _end(self, session: Session) -> None:
        session.close()
        self._session = None
        self._ticker.stop()
        self._running = {}
        is_done = self._plan is not None and len(self._games) >= self._plan.total
        self._set_phase(Phase.DONE if is_done else Phase.LEFT_OFF)
        if session.problem is not None:
            title = self.tr("The tournament stopped") if not is_done else self.tr("Not every game is in the archive")
            self.problem.warn(title, self._with_capital(session.problem))
        announce(self.progress, f"{self.progress.note.text()}. {self.progress.title.text()}")

    def _set_phase(self, phase: Phase) -> None:
        self.progress.show_phase(phase)
        self.panel.setEnabled(phase not in RUNNING_PHASES)
        self._show_table()
        self.boards.setVisible(phase in RUNNING_PHASES)
        if self.isVisible():
            self.progress.main_button().setFocus()

    def _show_table(self) -> None:
        """Rows change places only between rounds, and when it is over."""
        plan, standings = self._plan, self._standings
        if plan is None or standings is None:
            return
        table = standings.table()
        rounds = standings.games // len(plan.pairs)
        order: Sequence[int] = self.model.order
        if rounds != self._ranked_rounds or self.phase not in RUNNING_PHASES or len(order) != len(plan.entrants):
            self._ranked_rounds = rounds
            order = [standing.entrant for standing in table.ranks]
        self.model.show_table(entrant_names(plan.entrants), table, order)

    @Slot(object)
    def show_left_off(self, left: LeftOff) -> None:
        """What an earlier run has left: it can go on, or be looked at."""
        if left.problem is not None:
            title = self.tr("The last tournament cannot be read")
            self.problem.warn(title, self._with_capital(left.problem))
        if left.plan is None or self._session is not None:
            return
        self.panel.show_plan(left.plan)
        self._show_plan(left.plan, left.games)
        self._set_phase(Phase.DONE if len(left.games) >= left.plan.total else Phase.LEFT_OFF)
        self._follow_choice()

    @Slot()
    def _follow_choice(self) -> None:
        """What is chosen shows in the empty table and in the line over the fold."""
        entrants = self.panel.entrants
        self.progress.set_can_start(len(entrants) > 1)
        names = entrant_names(entrants)
        if self.phase is Phase.NEW:
            if len(entrants) > 1:
                plan = self.panel.plan(0)
                self.model.show_table(names, Standings(plan).table(), range(len(entrants)))
            self.table.setVisible(len(entrants) > 1)
        games = self.tr("{games} per pair").format(games=self.panel.games.value())
        summary = " · ".join((", ".join(names), size_text(self.panel.board_size), games))
        self.fold.set_texts(self.tr("Bots"), summary)
        self.fold.title.setMinimumWidth(self.fold.title.sizeHint().width() + FOLD_GAP)

    @Slot()
    def _ask_for_file(self) -> None:
        if self.save_dialog is None:
            name = self.tr("Games as JSON lines (*.jsonl)")
            self.save_dialog = SaveDialog(documents_folder(), {name: ENDING}, name, self)
            self.save_dialog.finished.connect(self._dialog_closed)
            self.save_dialog.open()

    @Slot(int)
    def _dialog_closed(self, result: int) -> None:
        dialog, self.save_dialog = self.save_dialog, None
        if dialog is None:
            return
        if result == SaveDialog.DialogCode.Accepted:
            self.disk.export(dialog.path)
        dialog.deleteLater()

    @Slot(object)
    def _tell_written(self, path: Path) -> None:
        self.problem.tell(self.tr("{file} was written").format(file=path.name), for_ms=TOLD_MS)

    @Slot(object, str)
    def _tell_unwritten(self, path: Path, problem: str) -> None:
        self.problem.warn(self.tr("{file} was not written").format(file=path.name), self._with_capital(problem))

    @staticmethod
    def _with_capital(problem: str) -> str:
        return f"{problem[:1].upper()}{problem[1:]}."

    def _connect_signals(self) -> None:
        self.back.clicked.connect(self.back_requested)
        self.progress.start_requested.connect(self.start)
        self.progress.go_on_requested.connect(self.go_on)
        self.progress.pause_toggled.connect(self.toggle_pause)
        self.progress.stop_requested.connect(self.stop)
        self.progress.export_requested.connect(self._ask_for_file)
        self.panel.changed.connect(self._follow_choice)
        self.fold.toggled.connect(self._arrange)
        self.disk.found.connect(self.show_left_off)
        self.disk.exported.connect(self._tell_written)
        self.disk.failed.connect(self._tell_unwritten)
        self._ticker.timeout.connect(self._tick)

    @Slot()
    def _arrange(self) -> None:
        """Who plays stands at the left where there is room, else folded away on top."""
        is_wide = self.width() >= text_px(FOLD_BELOW_PX)
        self.fold.setVisible(not is_wide)
        self.panel.setVisible(is_wide or self.fold.isChecked())
        self._left.setMinimumWidth(text_px(PANEL_PX) if is_wide else 0)
        self._left.setMaximumWidth(text_px(PANEL_PX) if is_wide else 16_777_215)
        self._left_column.setContentsMargins(*(CARD_MARGINS if is_wide or self.fold.isChecked() else FOLD_MARGINS))
        direction = QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom
        self._body.setDirection(direction)
        self._body.setSpacing(COLUMN_GAP if is_wide else CARD_GAP)
        left, top, right, bottom = SMALL_MARGINS if self.width() < SMALL_BELOW_PX else WIDE_MARGINS
        bar = self.area.verticalScrollBar().sizeHint().width()
        self._column.setContentsMargins(left, top, right - bar, bottom)

    def _write_texts(self) -> None:
        self.setAccessibleName(self.tr("Tournament of bots"))
        self.title.setText(self.tr("Tournament of bots"))
        self.back.setText(self.tr("Play"))
        self.back.setToolTip(self.tr("Back to the page where games start (Esc)"))
        if self._plan is not None:
            self.boards.rename(entrant_names(self._plan.entrants))
            self._show_table()
        self._follow_choice()
        self._arrange()

    def _lay_out(self) -> None:
        self.title.setFont(scaled(2, QFont.Weight.Bold))
        head = QHBoxLayout()
        head.setSpacing(14)
        head.addWidget(self.back)
        head.addWidget(self.title)
        head.addStretch(1)
        self._left = QFrame()
        self._left.setProperty("role", "card")
        self._left_column = QVBoxLayout(self._left)
        self._left_column.addWidget(self.fold)
        self._left_column.addWidget(self.panel)
        card = QFrame()
        card.setProperty("role", "card")
        inner = QVBoxLayout(card)
        inner.setContentsMargins(*CARD_MARGINS)
        inner.addWidget(self.table)
        right = QVBoxLayout()
        right.setSpacing(CARD_GAP)
        for part in (self.progress, card, self.boards):
            right.addWidget(part)
        right.addStretch(1)
        content = QWidget()
        content.setProperty("role", "page")
        self._body = QHBoxLayout(content)
        self._body.setContentsMargins(0, 0, 0, 0)
        self._body.addWidget(self._left)
        self._body.addLayout(right, 1)
        self.area = QScrollArea()
        scroll_by_finger(self.area)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.area.setWidget(content)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(CARD_GAP)
        self._column.addLayout(head)
        self._column.addWidget(self.problem)
        self._column.addWidget(self.area, 1)
        self.boards.hide()
