"""GameWindow: the board, the players and the clocks. It shows what the controller says and asks it for moves."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal, Slot
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from connect4_gui.engine.board import Side
from connect4_gui.game.game import GameResult, Turn
from connect4_gui.game.match_setup import TimeoutRule
from connect4_gui.ui import game_texts, texts
from connect4_gui.ui.about import AboutInfo
from connect4_gui.ui.appearance import Appearance
from connect4_gui.ui.board_view import BoardView
from connect4_gui.ui.game_controller import GameController
from connect4_gui.ui.game_toolbar import GameToolbar
from connect4_gui.ui.help_dialog import HelpDialog
from connect4_gui.ui.motion import Motion
from connect4_gui.ui.scene import Scene
from connect4_gui.ui.side_panel import SidePanel
from connect4_gui.ui.status_line import StatusLine

NARROW_WIDTH = 720


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
        self.setWindowTitle(self.tr("Connect Four"))
        self._look = look
        self._about = about
        self._is_closed = False
        self.help_dialog: HelpDialog | None = None
        self.controller = controller
        controller.setParent(self)
        self.toolbar = GameToolbar(game_texts.summary(controller))
        self.scene = Scene(controller.setup.size, look, motion, self)
        self.board_view = BoardView(self.scene)
        self.panel = SidePanel(controller.setup, look)
        self.status = StatusLine(look)
        self._lay_out()
        self._connect_signals()
        self.board_view.setFocus()
        controller.start()

    def sizeHint(self) -> QSize:
        return QSize(1120, 760)

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self._is_closed:
            self._is_closed = True
            self.controller.close()
            self.closed.emit()
        super().closeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange(event.size())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys of the board and of the toolbar work wherever the focus is."""
        if not (self.board_view.press_key(event) or self.toolbar.press_key(event)):
            super().keyPressEvent(event)

    @Slot(object)
    def set_motion(self, motion: Motion) -> None:
        """Let everything that moves from now on move like this."""
        self.scene.set_motion(motion)
        self.controller.set_motion(motion)

    def _lay_out(self) -> None:
        self._body = QHBoxLayout()
        self._body.addWidget(self.board_view, 5)
        self._body.addWidget(self.panel, 3)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.toolbar)
        column.addWidget(_rule())
        column.addLayout(self._body, 1)
        column.addWidget(_rule())
        column.addWidget(self.status)
        self.setMinimumSize(480, 520)
        self._arrange(self.sizeHint())

    def _arrange(self, size: QSize) -> None:
        """Put the panel beside the board, or below it where the window is narrow."""
        is_narrow = size.width() < NARROW_WIDTH or size.width() < 0.95 * size.height()
        direction = QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight
        self._body.setDirection(direction)
        self._body.setStretch(0, 1 if is_narrow else 5)
        self._body.setStretch(1, 0 if is_narrow else 3)
        self._body.setContentsMargins(*((16, 12, 16, 14) if is_narrow else (32, 20, 28, 20)))
        self._body.setSpacing(12 if is_narrow else 36)
        if is_narrow != self.panel.is_compact:
            self.panel.set_compact(is_narrow)

    def _connect_signals(self) -> None:
        self.toolbar.menu_requested.connect(self.close)
        self.toolbar.new_game_requested.connect(self.controller.new_game)
        self.toolbar.pause_toggled.connect(self.controller.set_paused)
        self.toolbar.help_requested.connect(self.open_help)
        self.toolbar.settings_requested.connect(self.settings_requested)
        self.scene.column_clicked.connect(self.controller.wish)
        self.scene.result_shown.connect(self._show_result)
        self.panel.result.play_again_requested.connect(self.controller.new_game)
        self.panel.result.menu_requested.connect(self.close)
        self.controller.game_started.connect(self._show_new_game)
        self.controller.move_made.connect(self._show_turn)
        self.controller.time_ran_out.connect(self._show_timeout)
        self.controller.column_refused.connect(self._show_refusal)
        self.controller.game_over.connect(self.scene.show_result)
        self.controller.bot_failed.connect(self._show_failure)
        self.controller.ticked.connect(self._show_clock)
        self.controller.state_changed.connect(self._show_state)

    @Slot()
    def open_help(self) -> None:
        """Open the guide; the clock stands until it is closed."""
        if self.help_dialog is not None:
            return
        self.help_dialog = HelpDialog(self._about, self._look, self)
        self.help_dialog.finished.connect(self._help_closed)
        self.controller.set_dialog_open(True)
        self.help_dialog.open()

    @Slot()
    def _help_closed(self) -> None:
        if self.help_dialog is not None:
            self.help_dialog.deleteLater()
            self.help_dialog = None
            self.controller.set_dialog_open(False)

    @Slot()
    def _show_new_game(self) -> None:
        self.scene.reset(self.controller.board)
        self.panel.record.set_turns(())
        self.panel.hide_result()
        self.status.clear_message()
        self.board_view.setFocus()

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

    @Slot(int)
    def _show_refusal(self, column: int) -> None:
        self.scene.refuse(column)
        self.status.show_message(self.tr("Column {number} is full.").format(number=column + 1))

    @Slot(object)
    def _show_result(self, result: GameResult) -> None:
        setup = self.controller.setup
        self.panel.show_result(texts.result_title(setup, result), texts.result_reason(setup, result))

    @Slot()
    def _show_failure(self) -> None:
        self.panel.show_result(
            self.tr("The computer cannot move"),
            self.tr(
                "Something went wrong while it was thinking; the log says what. Play again or go back to the menu."
            ),
        )

    @Slot()
    def _show_state(self) -> None:
        controller = self.controller
        self.scene.set_mover(controller.human_to_move)
        self.scene.set_paused(controller.is_paused)
        is_possible = not controller.game.is_over and not controller.is_stuck
        self.toolbar.show_pause(is_paused=controller.is_paused, is_possible=is_possible)
        for side, card in self.panel.cards.items():
            card.show_state(
                is_framed=side is game_texts.chip_side(controller), note=game_texts.card_note(controller, side)
            )
        self._show_clock()

    @Slot()
    def _show_clock(self) -> None:
        controller = self.controller
        self.status.show_elapsed(controller.clock.elapsed)
        self.status.show_mover(game_texts.chip_text(controller), game_texts.chip_side(controller))
        for side, card in self.panel.cards.items():
            card.show_time(game_texts.card_time(controller, side))
        left, whole = controller.clock.turn_left, controller.setup.turn_seconds
        if left is None or whole is None:
            self.panel.turn_bar.show_left(0, None)
        else:
            self.panel.turn_bar.show_left(left / whole, controller.mover)


def _rule() -> QFrame:
    line = QFrame()
    line.setProperty("look", "line")
    line.setFixedHeight(1)
    return line
