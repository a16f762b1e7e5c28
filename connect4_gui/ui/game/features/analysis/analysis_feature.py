"""AnalysisFeature: thinks about the position that is shown for as long as it stands, and shows what it knows."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QObject, Slot

from connect4_gui.coach.evaluation import graph_point, result_value
from connect4_gui.coach.quality import Quality, quality_of
from connect4_gui.coach.threats import Threat, threats_on
from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.search_types import Engine, SearchInfo
from connect4_gui.game.analyst import FIRST_THOUGHT, Analyst, Task
from connect4_gui.game.events import (
    ClockTicked,
    ColumnRefused,
    Event,
    GameStarted,
    MoveRefused,
    PositionEvaluated,
    SecondBegan,
    TimeRanOut,
)
from connect4_gui.game.game import GameResult
from connect4_gui.game.state import GameState
from connect4_gui.ui.board.ghost_line import GhostLine, discs_of_line
from connect4_gui.ui.board.scene import Depth
from connect4_gui.ui.game.features.analysis import analysis_texts as texts
from connect4_gui.ui.game.features.analysis.analysis_actions import AnalysisActions
from connect4_gui.ui.game.features.analysis.analysis_card import AnalysisCard, CardTexts
from connect4_gui.ui.game.features.analysis.analysis_thread import AnalysisThread
from connect4_gui.ui.game.features.analysis.evaluation_bar import ROOM, EvaluationBar
from connect4_gui.ui.game.features.analysis.score_chip import BAND
from connect4_gui.ui.game.features.analysis.score_chips import ScoreChips
from connect4_gui.ui.game.features.analysis.switch_pill import SwitchPill
from connect4_gui.ui.game.features.analysis.threat_marks import ThreatMarks
from connect4_gui.ui.game.features.feature import Table
from connect4_gui.ui.words.result_texts import result_reason

PASSING = (ClockTicked, SecondBegan, ColumnRefused, MoveRefused, TimeRanOut)


class AnalysisFeature(QObject):
    """Off, it thinks about nothing and takes no room. What it finds out is kept with the game.

    While the board is covered nothing is shown, and nothing is thought about.
    """

    def __init__(self, table: Table) -> None:
        super().__init__(table.actions)
        self._table = table
        self._engine: Engine | None = None
        self._analyst = Analyst()
        self._has_failed = False
        self._is_closed = False
        self._thread = AnalysisThread(self)
        self.actions = AnalysisActions(table.actions, table.memory.analysis, is_classic=self._state.is_classic)
        self._build_board()
        pills = [SwitchPill(action) for action in (self.actions.scores, self.actions.threats, self.actions.line)]
        self.card = AnalysisCard(table.appearance, pills, self._describe)
        table.panel.add_card(self.card)
        self._connect_signals()
        self._follow_choices()

    @property
    def is_on(self) -> bool:
        """Whether it is switched on and shown; a review of the game takes its place."""
        return self.actions.choices.is_on and not self._table.display.is_reviewed

    @property
    def info(self) -> SearchInfo | None:
        """What is known of the columns of the position that is shown; nothing by other rules than Classic."""
        return self._analyst.info(self._board) if self._state.is_classic else None

    def follow(self, event: Event, state: GameState) -> None:
        if isinstance(event, PASSING):
            return
        if isinstance(event, PositionEvaluated):
            self._look_round(state)
            return
        if isinstance(event, GameStarted):
            self._engine, self._has_failed = None, False
            self._analyst = Analyst()
        self._refresh(state)

    def rewrite(self) -> None:
        self.chips.rewrite()
        self._refresh(self._state)

    def close(self) -> None:
        self._is_closed = True
        self._keep(self._thread.task)
        self._thread.close()

    def learn(self, board: Board, info: SearchInfo) -> None:
        """Take in what is known of ``board``, and show it if that is the position in sight."""
        self._take_in(Task(board, FIRST_THOUGHT), info)

    @property
    def _state(self) -> GameState:
        return self._table.controller.state

    @property
    def _board(self) -> Board:
        """The position that is shown, of a classic game."""
        boards = self._state.classic_boards
        return boards[min(self._table.display.place, len(boards) - 1)]

    @property
    def _result(self) -> GameResult | None:
        """How the game ended, if its end is in sight; the last position may be worth something else."""
        return self._table.display.result

    def _build_board(self) -> None:
        table = self._table
        scene, theme = table.scene, table.appearance.theme
        self.chips = ScoreChips(scene, table.board_view, table.appearance)
        self.bar = EvaluationBar(scene.layout_, theme, self)
        self.threats = ThreatMarks(scene.layout_, theme)
        self.ghosts = GhostLine(scene.layout_, theme)
        scene.add_layer(self.bar, Depth.PLATE)
        scene.add_layer(self.threats, Depth.IN_HOLES)
        scene.add_layer(self.ghosts, Depth.IN_HOLES)

    def _connect_signals(self) -> None:
        actions, table = self.actions, self._table
        actions.analysis.triggered.connect(self._switch)
        for action in (actions.scores, actions.threats, actions.line):
            action.triggered.connect(self._follow_choices)
        actions.say.triggered.connect(self._say)
        self.card.graph.place_chosen.connect(table.display.place_wanted)
        table.display.changed.connect(self._follow_display)
        table.display.review_changed.connect(self._follow_choices)
        table.board_view.fitted.connect(self._fit_board)
        table.controller.bot_rested.connect(self._think)
        self._thread.found.connect(self._take_in)
        self._thread.ended.connect(self._finish)
        self._thread.failed.connect(self._fail)

    @Slot()
    def _fit_board(self) -> None:
        self.chips.fit()
        self.threats.fit(self._table.board_view.pixels_per_unit)

    @Slot()
    def _switch(self) -> None:
        self._has_failed = False
        self._table.say(self.tr("Analysis on") if self.is_on else self.tr("Analysis off"))
        self._follow_choices()

    @Slot()
    def _follow_choices(self) -> None:
        choices = self.actions.choices
        if self._state.is_classic:
            self._table.memory.analysis = choices
        self.actions.follow(choices, is_reviewed=self._table.display.is_reviewed)
        has_band = self.is_on and choices.has_scores
        self._table.scene.make_room(above=BAND if has_band else 0, left=ROOM if self.is_on else 0)
        self._table.panel.show_card(self.card, self.is_on)
        self._refresh(self._state)

    @Slot()
    def _follow_display(self) -> None:
        self._refresh(self._state)

    def _refresh(self, state: GameState) -> None:
        """Bring everything to where things stand."""
        self._look_round(state)
        self._think()

    def _look_round(self, state: GameState) -> None:
        """Take in where things stand and what the game knows, and show it."""
        if self._is_closed:
            return
        if state.is_classic:
            self._analyst.follow(state.classic_boards, self._board, self._table.controller.referee.evaluations)
        self._show()

    @Slot()
    def _think(self) -> None:
        """Think about what comes next, unless that is being done."""
        state = self._state
        if not self.is_on or not state.is_classic or state.is_covered or self._has_failed or self._is_closed:
            self._stop()
            return
        wanted = self._analyst.next_task(is_bot_busy=self._table.controller.is_bot_busy)
        now = self._thread.task
        if wanted is None:
            self._stop()
        elif now is None or (now.board, now.limits) != (wanted.board, wanted.limits):
            self._keep(now)
            engine = self._engine = self._engine or self._table.controller.lineup.engine()
            self._thread.start(engine, wanted)

    def _stop(self) -> None:
        self._keep(self._thread.task)
        self._thread.cancel()

    @Slot(object, object)
    def _take_in(self, task: Task, info: SearchInfo) -> None:
        self._analyst.learn(task, info)
        self._show()

    @Slot(object)
    def _finish(self, task: Task) -> None:
        self._analyst.finish(task)
        self._keep(task)
        self._think()

    @Slot(object)
    def _fail(self, task: Task) -> None:
        self._analyst.give_up(task)
        self._has_failed = True
        self._table.status.show_message(
            self.tr("The analysis has stopped: something went wrong; details are in the log.")
        )
        self._show()

    def _keep(self, task: Task | None) -> None:
        """Keep what is known of the position of ``task`` with the game, now that it is left."""
        score = None if task is None else self._analyst.score(task.board)
        if task is not None and score is not None:
            self._table.controller.referee.learn(task.board, score)

    def _show(self) -> None:
        choices, state = self.actions.choices, self._state
        is_seen = self.is_on and not state.is_covered
        self.bar.setVisible(is_seen)
        self.chips.set_shown(is_seen and choices.has_scores)
        self.threats.setVisible(is_seen and choices.has_threats)
        self.ghosts.setVisible(is_seen and choices.has_line)
        if not self._table.display.is_reviewed:
            self._table.panel.record.set_qualities(self._qualities(state) if is_seen else ())
        if not self.is_on:
            return
        if not is_seen:
            self.card.show_texts(CardTexts(self.tr("Paused")))
            self.card.show_graph((), 0)
            return
        board = self._board
        self._show_on_board(board)
        self._show_in_panel(state, board)

    def _show_on_board(self, board: Board) -> None:
        info, score, result = self.info, self._analyst.score(board), self._result
        self.chips.show_scores(board, info, is_over=result is not None)
        if result is not None:
            self.bar.set_value(result_value(result.winner), self._table.scene.motion.shift_ms)
        elif score is not None:
            self.bar.set_value(graph_point(board, score).value, self._table.scene.motion.shift_ms)
        has_line = self.actions.choices.has_line and result is None
        line = discs_of_line(board, info.line) if has_line and info is not None else ()
        self.ghosts.show_line(line)
        taken = {disc.cell for disc in line}
        self.threats.show_threats(tuple(threat for threat in threats_on(board) if threat.cell not in taken))

    def _show_in_panel(self, state: GameState, board: Board) -> None:
        setup, info, place, result = state.setup, self.info, self._table.display.place, self._result
        threat = self._named_threat()
        self.card.show_texts(
            CardTexts(
                verdict=texts.verdict_text(setup, board, self._analyst.score(board), result),
                advice=texts.advice_text(info) if result is None else result_reason(setup, result),
                proof=texts.proof_text(info, board) if result is None else "",
                above=texts.ahead_text(setup, Side.FIRST),
                below=texts.ahead_text(setup, Side.SECOND),
                place=self.tr("Move {number}").format(number=place),
                threat="" if threat is None else texts.threat_text(setup, board, threat),
                sample=threat,
            )
        )
        self.card.show_graph(self._analyst.points(), place)

    def _qualities(self, state: GameState) -> tuple[Quality | None, ...]:
        """How good each move was; nothing is said of a turn that the time made."""
        scores = [self._analyst.score(board) for board in state.classic_boards]
        return tuple(
            None if turn.time.ran_out or before is None or after is None else quality_of(before, after)
            for turn, (before, after) in zip(state.turns, pairwise(scores), strict=True)
        )

    def _named_threat(self) -> Threat | None:
        """The threat to explain: one that counts, if there is one."""
        if not self.actions.choices.has_threats:
            return None
        return max(self.threats.threats, key=lambda threat: threat.is_strong, default=None)

    def _describe(self, place: int) -> str:
        """What the graph says at ``place``."""
        state = self._state
        boards = state.classic_boards
        board = boards[min(place, len(boards) - 1)]
        return texts.place_value_text(state.setup, place, board, self._analyst.score(board))

    @Slot()
    def _say(self) -> None:
        """Say the verdict and all scores, because somebody asked; the board may not be covered then."""
        state = self._state
        if not state.is_classic:
            return
        board = self._board
        if state.is_covered:
            self._table.say(self.tr("Paused"))
            return
        setup, result = state.setup, self._result
        parts = [
            texts.verdict_text(setup, board, self._analyst.score(board), result),
            texts.advice_text(self.info) if result is None else result_reason(setup, result),
            texts.scores_aloud(board, self.info) if result is None else "",
        ]
        self._table.say(". ".join(part.rstrip(".") for part in parts if part))
