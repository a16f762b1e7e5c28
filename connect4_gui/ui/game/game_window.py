"""GameWindow: the board, the players and the clocks. It shows what the controller says and asks it for moves."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Signal, Slot
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent, QStatusTipEvent
from PySide6.QtWidgets import QDialog, QFrame, QVBoxLayout, QWidget

from connect4_gui.engine.board import Side
from connect4_gui.game.game import Turn
from connect4_gui.game.hint import Hint
from connect4_gui.game.match_setup import TimeoutRule
from connect4_gui.settings.motion import Motion
from connect4_gui.ui.board.board_view import BoardView
from connect4_gui.ui.board.scene import Scene
from connect4_gui.ui.game import game_texts
from connect4_gui.ui.game.accessible_cells import AccessibleCells
from connect4_gui.ui.game.game_actions import GameActions
from connect4_gui.ui.game.game_body import GameBody
from connect4_gui.ui.game.game_toolbar import GameToolbar
from connect4_gui.ui.game.hint_texts import hint_text
from connect4_gui.ui.game.narrator import Narrator
from connect4_gui.ui.game.shortcuts_dialog import ShortcutsDialog
from connect4_gui.ui.game.side_panel import SidePanel
from connect4_gui.ui.game.status_line import StatusLine
from connect4_gui.ui.help.about import AboutInfo
from connect4_gui.ui.help.help_dialog import HelpDialog
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.play.countdown import is_urgent
from connect4_gui.ui.play.game_controller import GameController
from connect4_gui.ui.words import texts
from connect4_gui.ui.words.retranslation import keep_translated


class GameWindow(QWidget):
    """Takes over the controller and closes it with itself. ``closed`` comes once, when everything has ended."""

    closed = Signal()
    settings_requested = Signal()

    def __init__(
        self,
        controller: GameController,
        look: Appearance,
        motion: Motion,
        about: AboutInfo,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._about = about
        self._is_closed = False
        self.help_dialog: HelpDialog | None = None
        self.shortcuts_dialog: ShortcutsDialog | None = None
        self.controller = controller
        controller.setParent(self)
        self.actions_ = GameActions(self, look)
        self.toolbar = GameToolbar(self.actions_, "")
        self.scene = Scene(controller.setup.size, look, motion, self)
        self.board_view = BoardView(self.scene)
        self.cells = AccessibleCells(controller, self.board_view, look)
        self.narrator = Narrator(controller, self.board_view, look)
        self.panel = SidePanel(controller.setup, look, motion)
        self.body = GameBody(self.board_view, self.panel)
        self.status = StatusLine(look)
        self._lay_out()
        self._connect_actions()
        self._connect_signals()
        self._show_panel_state(self.body.is_panel_folded)
        keep_translated(self, self._write_texts)
        self.board_view.setFocus()
        controller.start()

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
        """The keys of the board and of the toolbar work wherever the focus is."""
        if not (self.board_view.press_key(event) or self.actions_.press_key(event)):
            super().keyPressEvent(event)

    @Slot(object)
    def set_motion(self, motion: Motion) -> None:
        """Let everything that moves from now on move like this."""
        self.scene.set_motion(motion)
        self.panel.set_motion(motion)
        self.controller.set_motion(motion)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.toolbar)
        column.addWidget(_rule())
        column.addWidget(self.body, 1)
        column.addWidget(_rule())
        column.addWidget(self.status)
        self.setMinimumSize(480, 520)
        self.body.fit(self.sizeHint())

    def _connect_actions(self) -> None:
        actions, controller = self.actions_, self.controller
        actions.menu.triggered.connect(self.go_back)
        actions.new_game.triggered.connect(controller.new_game)
        actions.rematch.triggered.connect(controller.new_game)
        actions.undo.triggered.connect(controller.undo)
        actions.redo.triggered.connect(controller.redo)
        actions.hint.triggered.connect(controller.ask_hint)
        actions.pause.triggered.connect(controller.set_paused)
        actions.resign.triggered.connect(controller.resign)
        actions.swap_sides.triggered.connect(controller.swap_sides)
        actions.side_panel.triggered.connect(self.body.want_panel)
        actions.full_screen.triggered.connect(self.set_full_screen)
        actions.settings.triggered.connect(self.settings_requested)
        actions.help.triggered.connect(self.open_help)
        actions.shortcuts.triggered.connect(self.open_shortcuts)
        actions.everything.triggered.connect(self.toolbar.open_everything)

    def _connect_signals(self) -> None:
        self.body.panel_folded.connect(self._show_panel_state)
        self.scene.column_clicked.connect(self.controller.wish)
        self.scene.result_shown.connect(self._show_result)
        self.panel.result.play_again_requested.connect(self.controller.new_game)
        self.panel.result.menu_requested.connect(self.close)
        self.controller.game_started.connect(self._show_new_game)
        self.controller.move_made.connect(self._show_turn)
        self.controller.position_changed.connect(self._show_position)
        self.controller.sides_swapped.connect(self._show_players)
        self.controller.time_ran_out.connect(self._show_timeout)
        self.controller.game_time_ran_out.connect(self._show_game_timeout)
        self.controller.column_refused.connect(self._show_refusal)
        self.controller.hint_found.connect(self._show_hint)
        self.controller.hint_failed.connect(self._show_no_hint)
        self.controller.hint_dropped.connect(self._hide_hint)
        self.controller.game_over.connect(self.scene.show_result)
        self.controller.bot_failed.connect(self._show_result)
        self.controller.ticked.connect(self._show_clock)
        self.controller.state_changed.connect(self._show_state)

    def _write_texts(self) -> None:
        self.setWindowTitle(self.tr("Connect Four"))
        self.toolbar.set_summary(game_texts.summary(self.controller))
        self.scene.rewrite()
        if self.panel.result.isVisibleTo(self.panel):
            self.panel.result.set_text(*self._result_text())
        if self.controller.hint is not None:
            self.status.keep_message(hint_text(self.controller.hint))
        self._show_state()

    def _result_text(self) -> tuple[str, str]:
        """How the game ended, or that it cannot go on: a title and a reason."""
        setup, result = self.controller.setup, self.controller.game.result
        if result is not None:
            return texts.result_title(setup, result), texts.result_reason(setup, result)
        return self.tr("The computer cannot move"), self.tr(
            "Something went wrong while it was thinking; the log says what. Play again or go back to the menu."
        )

    @Slot()
    def go_back(self) -> None:
        """Leave full screen; from an ordinary window go back to the menu."""
        if self.isFullScreen():
            self.showNormal()
        else:
            self.close()

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
            self.help_dialog = HelpDialog(self._about, self._look, self)
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
        self.controller.set_dialog_open(True)
        dialog.open()

    @Slot()
    def _dialog_closed(self) -> None:
        if self._dialog is not None:
            self._dialog.deleteLater()
            self.help_dialog = self.shortcuts_dialog = None
            self.controller.set_dialog_open(False)

    @Slot()
    def _show_new_game(self) -> None:
        self.status.clear_message()
        self._show_position()
        self.board_view.setFocus()

    @Slot()
    def _show_position(self) -> None:
        """Show the game as it stands, after undo, redo or the start of a new one."""
        had_focus = self.panel.result.isAncestorOf(self.focusWidget()) if self.focusWidget() else False
        self.scene.set_turns(self.controller.game.turns, self.controller.board)
        self.panel.record.set_turns(self.controller.game.turns)
        self.panel.hide_result()
        if had_focus:
            self.board_view.setFocus()

    @Slot()
    def _show_players(self) -> None:
        self.panel.set_setup(self.controller.setup)
        self.status.show_message(self.tr("The players have changed sides."))

    @Slot(object)
    def _show_turn(self, turn: Turn) -> None:
        self.scene.drop(turn, self.controller.board)
        self.panel.record.set_turns(self.controller.game.turns)

    @Slot(object)
    def _show_timeout(self, side: Side) -> None:
        sentence = {
            TimeoutRule.PASS: self.tr("Time is up: {name} passes."),
            TimeoutRule.RANDOM_DROP: self.tr("Time is up: {name} drops at random."),
            TimeoutRule.LOSE: self.tr("Time is up: {name} loses."),
        }[self.controller.setup.timeout_rule]
        self.status.show_message(sentence.format(name=texts.player_name(self.controller.setup, side)))

    @Slot(object)
    def _show_game_timeout(self, side: Side) -> None:
        name = texts.player_name(self.controller.setup, side)
        self.status.show_message(self.tr("The game clock is empty: {name} loses.").format(name=name))

    @Slot(int)
    def _show_refusal(self, column: int) -> None:
        self.scene.refuse(column)
        self.status.show_message(self.tr("Column {number} is full.").format(number=column + 1))

    @Slot(object)
    def _show_hint(self, hint: Hint) -> None:
        self.scene.show_hint(hint.cell)
        self.status.keep_message(hint_text(hint))

    @Slot()
    def _show_no_hint(self) -> None:
        self.status.show_message(self.tr("There is no hint: something went wrong, and the log says what."))

    @Slot()
    def _hide_hint(self) -> None:
        self.scene.hide_hint()
        self.status.drop_message()

    @Slot()
    def _show_result(self) -> None:
        self.panel.show_result(*self._result_text())

    @Slot(bool)
    def _show_panel_state(self, is_folded: bool) -> None:
        self.actions_.side_panel.setChecked(not is_folded)
        self.status.show_details(game_texts.details(self.controller) if is_folded else "")

    @Slot()
    def _show_state(self) -> None:
        controller = self.controller
        self.scene.set_mover(controller.human_to_move)
        self.scene.set_paused(controller.is_paused)
        self.actions_.follow(controller)
        self.toolbar.offer_rematch(self.actions_.rematch.isEnabled())
        if controller.is_advising:
            self.status.keep_message(self.tr("Looking for a hint…"))
        for side, card in self.panel.cards.items():
            card.show_state(
                is_framed=side is game_texts.chip_side(controller),
                note=game_texts.card_note(controller, side),
                is_thinking=controller.is_thinking and controller.mover is side,
            )
        self._show_clock()

    @Slot()
    def _show_clock(self) -> None:
        controller = self.controller
        self.status.show_elapsed(controller.clock.elapsed)
        self.status.show_mover(game_texts.chip_text(controller), game_texts.chip_side(controller))
        if self.body.is_panel_folded:
            self.status.show_details(game_texts.details(controller))
        for side, card in self.panel.cards.items():
            left = game_texts.card_seconds(controller, side)
            is_mover = controller.mover is side
            card.show_time(game_texts.card_time(controller, side), is_urgent=is_mover and is_urgent(left))
            card.warn(controller.last_second if is_mover else None)
        self._show_turn_bar()

    def _show_turn_bar(self) -> None:
        left, whole = self.controller.clock.turn_left, self.controller.setup.turn_seconds
        if left is None or whole is None:
            self.panel.turn_bar.show_left(0, None)
            return
        self.panel.turn_bar.show_left(
            left / whole, self.controller.mover, game_texts.turn_number(self.controller), is_urgent=is_urgent(left)
        )


def _rule() -> QFrame:
    line = QFrame()
    line.setProperty("look", "line")
    line.setFixedHeight(1)
    return line
