"""GameWindow: the board, the players and the clocks. It shows what happens and asks the referee for moves."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Signal, Slot
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent, QStatusTipEvent
from PySide6.QtWidgets import QDialog, QMainWindow, QWidget

from connect4_gui.engine.board import Side
from connect4_gui.game.events import (
    ClockTicked,
    ColumnRefused,
    Event,
    GameOver,
    GameStarted,
    HoldChanged,
    MoveDoubted,
    MoveMade,
    PlayerFailed,
    PositionChanged,
    SidesSwapped,
    TimeRanOut,
    TurnBegan,
)
from connect4_gui.game.game import Ending
from connect4_gui.game.match_setup import TimeoutRule
from connect4_gui.game.record import GameRecord
from connect4_gui.game.state import GameState
from connect4_gui.settings.motion import Motion
from connect4_gui.ui.board.board_view import BoardView
from connect4_gui.ui.board.scene import Scene
from connect4_gui.ui.game import game_texts
from connect4_gui.ui.game.accessible_cells import AccessibleCells
from connect4_gui.ui.game.board_display import BoardDisplay
from connect4_gui.ui.game.features.feature import MakeFeature, Table
from connect4_gui.ui.game.features.feature_memory import FeatureMemory
from connect4_gui.ui.game.game_actions import GameActions
from connect4_gui.ui.game.game_body import GameBody
from connect4_gui.ui.game.game_toolbar import GameToolbar
from connect4_gui.ui.game.narrator import Narrator
from connect4_gui.ui.game.shortcuts_dialog import ShortcutsDialog
from connect4_gui.ui.game.side_panel import SidePanel
from connect4_gui.ui.game.status_line import StatusLine
from connect4_gui.ui.help.about_info import AboutInfo
from connect4_gui.ui.help.help_dialog import HelpDialog
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import least_px
from connect4_gui.ui.play.game_controller import GameController
from connect4_gui.ui.widgets.announcement import hearing_ms
from connect4_gui.ui.widgets.screen_room import SMALLEST_SCREEN_PX
from connect4_gui.ui.words.result_texts import result_reason
from connect4_gui.ui.words.retranslation import keep_translated
from connect4_gui.ui.words.texts import player_name

LEAST_WIDTH, LEAST_HEIGHT = 480, 300


class GameWindow(QMainWindow):
    """Takes over the controller and closes it with itself. ``closed`` comes once, when everything has ended.

    ``game_requested`` carries the GameRecord of a game that needs a window of its own: on a board of another size, by
    other rules or with other players.
    """

    closed = Signal()
    settings_requested = Signal()
    open_requested = Signal()
    quit_requested = Signal()
    game_requested = Signal(object)

    def __init__(
        self,
        controller: GameController,
        appearance: Appearance,
        motion: Motion,
        about: AboutInfo,
        features: Sequence[MakeFeature] = (),
        memory: FeatureMemory | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        setup = controller.state.setup
        self._appearance = appearance
        self._about = about
        self._memory = memory or FeatureMemory()
        self._is_closed = False
        self.help_dialog: HelpDialog | None = None
        self.shortcuts_dialog: ShortcutsDialog | None = None
        self.controller = controller
        self.referee = controller.referee
        controller.setParent(self)
        self.actions_ = GameActions(self, appearance, has_answers=setup.has_answers)
        is_turning = controller.state.forecast.is_turning
        self.scene = Scene(setup.size, appearance, motion, self, is_turning=is_turning)
        self.board_view = BoardView(self.scene)
        self.display = BoardDisplay(controller, self.scene)
        self.cells = AccessibleCells(controller, self.display, self.board_view, appearance)
        self.narrator = Narrator(controller, self.board_view, appearance, self._memory)
        self.panel = SidePanel(setup, appearance, motion)
        self.body = GameBody(self.board_view, self.panel)
        self.status = StatusLine(appearance)
        self.features = [make_feature(self._table()) for make_feature in features]
        self.toolbar = GameToolbar(self.actions_, "")
        self._lay_out()
        self._connect_actions()
        self._connect_signals()
        self._show_panel_state(self.body.is_panel_folded)
        keep_translated(self, self._write_texts)
        self.board_view.setFocus()
        self.referee.start()

    def sizeHint(self) -> QSize:
        return QSize(1120, 760)

    def event(self, event: QEvent) -> bool:
        """The status line explains the action under the mouse."""
        if isinstance(event, QStatusTipEvent):
            self.status.show_tip(event.tip())
            return True
        return super().event(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self._is_closed:
            self._is_closed = True
            for feature in self.features:
                feature.close()
            self.controller.close()
            self.closed.emit()
        super().closeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self.actions_.full_screen.setChecked(self.isFullScreen())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.body.fit(event.size())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys of the board and of the actions work wherever the focus is."""
        if not (self.board_view.press_key(event) or self.actions_.press_key(event)):
            super().keyPressEvent(event)

    @Slot(object)
    def set_motion(self, motion: Motion) -> None:
        """Let everything that moves from now on move like this."""
        self.scene.set_motion(motion)
        self.panel.set_motion(motion)
        self.controller.set_motion(motion)

    def begin(self, record: GameRecord) -> None:
        """Leave the game on the table as it stands and go on with this one, here or on a board of its own."""
        setup = self.controller.state.setup
        if (record.setup.size, record.rules) == (setup.size, setup.rules):
            self.referee.begin(record)
        else:
            self.game_requested.emit(record)

    @Slot()
    def go_back(self) -> None:
        """Leave full screen; from an ordinary window go back to the menu."""
        if self.isFullScreen():
            self.showNormal()
        else:
            self.close()

    @Slot()
    def _go_on(self) -> None:
        self.referee.set_paused(False)

    @Slot(bool)
    def set_full_screen(self, is_full: bool) -> None:
        if is_full:
            self.showFullScreen()
        else:
            self.showNormal()

    @Slot()
    def open_help(self) -> None:
        """Open the guide; the clock stands until it is closed."""
        if self._dialog is None:
            self.help_dialog = HelpDialog(self._about, self._appearance, self)
            self._open(self.help_dialog)

    @Slot()
    def open_shortcuts(self) -> None:
        """Show every key; the clock stands until the dialog is closed."""
        if self._dialog is None:
            self.shortcuts_dialog = ShortcutsDialog(self.actions_, self)
            self._open(self.shortcuts_dialog)

    @property
    def _dialog(self) -> QDialog | None:
        return self.help_dialog or self.shortcuts_dialog

    def _open(self, dialog: QDialog) -> None:
        dialog.finished.connect(self._dialog_closed)
        self.referee.set_dialog_open(True)
        dialog.open()

    @Slot()
    def _dialog_closed(self) -> None:
        if self._dialog is not None:
            self._dialog.deleteLater()
            self.help_dialog = self.shortcuts_dialog = None
            self.referee.set_dialog_open(False)

    def _table(self) -> Table:
        return Table(
            controller=self.controller,
            actions=self.actions_,
            scene=self.scene,
            display=self.display,
            board_view=self.board_view,
            panel=self.panel,
            status=self.status,
            appearance=self._appearance,
            say=self.narrator.say,
            last_said=self.narrator.last_said,
            begin=self.begin,
            begin_apart=self.game_requested.emit,
            memory=self._memory,
        )

    def _lay_out(self) -> None:
        self.addToolBar(self.toolbar)
        self.setCentralWidget(self.body)
        self.setStatusBar(self.status)
        self.body.fit(self.sizeHint())

    def _connect_actions(self) -> None:
        actions, referee = self.actions_, self.referee
        actions.menu.triggered.connect(self.go_back)
        actions.new_game.triggered.connect(referee.new_game)
        actions.open_file.triggered.connect(self.open_requested)
        actions.rematch.triggered.connect(referee.new_game)
        actions.undo.triggered.connect(referee.undo)
        actions.redo.triggered.connect(referee.redo)
        actions.pause.triggered.connect(referee.set_paused)
        actions.resign.triggered.connect(referee.resign)
        actions.swap_sides.triggered.connect(referee.swap_sides)
        actions.side_panel.triggered.connect(self.body.want_panel)
        actions.full_screen.triggered.connect(self.set_full_screen)
        actions.settings.triggered.connect(self.settings_requested)
        actions.quit.triggered.connect(self.quit_requested)
        actions.help.triggered.connect(self.open_help)
        actions.shortcuts.triggered.connect(self.open_shortcuts)
        actions.everything.triggered.connect(self.toolbar.open_everything)

    def _connect_signals(self) -> None:
        self.body.panel_folded.connect(self._show_panel_state)
        self.scene.column_clicked.connect(self.referee.drop)
        self.scene.result_shown.connect(self._show_end)
        self.scene.veil_clicked.connect(self._go_on)
        self.panel.result.play_again_requested.connect(self.referee.new_game)
        self.panel.result.menu_requested.connect(self.close)
        self.actions_.refused.connect(self.narrator.refuse_action)
        self.controller.happened.connect(self._hear)

    def _write_texts(self) -> None:
        self.setMinimumSize(least_px(LEAST_WIDTH, SMALLEST_SCREEN_PX), LEAST_HEIGHT)
        state = self.controller.state
        summary = game_texts.summary(state.setup)
        self.setWindowTitle(f"{summary} – {self.tr('Connect Four')}")
        self.toolbar.set_summary(summary)
        self.scene.rewrite()
        if self.panel.has_result:
            self.panel.result.set_text(*game_texts.end_text(state))
        for feature in self.features:
            feature.rewrite()
        self._show_state(state)

    @Slot(object)
    def _hear(self, event: Event) -> None:
        state = self.controller.state
        match event:
            case ClockTicked():
                self._show_times(state)
            case TurnBegan() | HoldChanged():
                self._show_state(state)
            case MoveMade(turn):
                self.display.play(turn.changes)
                self.panel.record.set_turns(state.turns)
            case GameStarted():
                self.status.clear_message()
                self._show_position(state)
                self.board_view.setFocus()
            case PositionChanged():
                self._show_position(state)
            case GameOver(result):
                self.display.show_end(result)
                if result.ending is Ending.FORFEIT:
                    self.status.show_message(result_reason(state.setup, result))
                self._show_state(state)
            case PlayerFailed():
                self._show_end()
            case ColumnRefused(column):
                self.scene.refuse(column)
                self.status.show_message(self._refusal(state, column))
            case TimeRanOut(side, for_game):
                self._show_timeout(state, side, for_game=for_game)
            case MoveDoubted(side):
                self.status.show_message(game_texts.doubt(state, side))
            case SidesSwapped():
                self.panel.set_setup(state.setup)
                self.status.show_message(self.tr("The players have swapped sides."))
        for feature in self.features:
            feature.follow(event, state)

    def _show_position(self, state: GameState) -> None:
        """Show the game as it stands, after undo, redo or the start of a new one."""
        focused = self.focusWidget()
        had_focus = focused is not None and self.panel.result.isAncestorOf(focused)
        self.display.show_game()
        self.panel.record.set_turns(state.turns)
        self.panel.hide_result()
        if had_focus:
            self.board_view.setFocus()

    def _refusal(self, state: GameState, column: int) -> str:
        is_row = state.forecast.pull.has_rows
        sentence = self.tr("Row {number} is full.") if is_row else self.tr("Column {number} is full.")
        return sentence.format(number=column + 1)

    def _show_timeout(self, state: GameState, side: Side, *, for_game: bool) -> None:
        if for_game:
            sentence = self.tr("The game clock has run out: {name} loses.")
        else:
            sentence = {
                TimeoutRule.PASS: self.tr("Time is up: {name} passes."),
                TimeoutRule.RANDOM_DROP: self.tr("Time is up: a random drop for {name}."),
                TimeoutRule.LOSE: self.tr("Time is up: {name} loses."),
            }[state.setup.timeout_rule]
        self.status.show_message(sentence.format(name=player_name(state.setup, side)))

    @Slot()
    def _show_end(self) -> None:
        state = self.controller.state
        self.panel.show_result(*game_texts.end_text(state), after_ms=hearing_ms(self.narrator.last_said()))
        self._show_state(state)

    @Slot(bool)
    def _show_panel_state(self, is_folded: bool) -> None:
        self.actions_.side_panel.setChecked(not is_folded)
        if not is_folded:
            self.status.show_details("")
        self._show_times(self.controller.state)

    def _show_state(self, state: GameState) -> None:
        self.scene.set_mover(state.person_to_move)
        self.scene.set_pops(state.pops)
        self.scene.set_ways(state.ways)
        if state.is_covered:
            self.scene.cover(can_go_on=state.is_paused)
        else:
            self.scene.uncover()
        self.actions_.follow(state)
        if not self.scene.is_ending:
            self.toolbar.offer_rematch(self.actions_.rematch.isEnabled())
            self.panel.show_state(state)
            self._show_times(state)

    def _show_times(self, state: GameState) -> None:
        """What stands beside the board learns of the end when the board has shown it."""
        if self.scene.is_ending:
            return
        self.status.show_state(state)
        if self.body.is_panel_folded:
            self.status.show_details(game_texts.details(state, has_forecast=not self.panel.has_notes))
        self.panel.show_times(state)
