"""GameToolbar: the actions at the top of the game window, what is being played, and a menu of everything."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QMenu, QSizePolicy, QToolBar, QWidget

from connect4_gui.ui.game.game_actions import GameActions
from connect4_gui.ui.look.fonts import text_px
from connect4_gui.ui.widgets.action_button import ActionButton
from connect4_gui.ui.widgets.elided_label import ElidedLabel
from connect4_gui.ui.words.retranslation import keep_translated

SIDE_SPACE, GAP = 8, 2
MOST_SUMMARY_PX, LEAST_SUMMARY_PX = 240, 70


class GameToolbar(QToolBar):
    """Where the window is narrow the texts go one by one, those that people need least first, then the buttons; the
    menu has them all.

    Qt's own toolbar would hide whatever is last, and its buttons know neither Enter nor how wide their words can get.
    """

    def __init__(self, actions: GameActions, summary: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMovable(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self._actions = actions
        self.menu = ActionButton(actions.menu)
        self.new_game = ActionButton(actions.new_game)
        self.undo = ActionButton(actions.undo)
        self.redo = ActionButton(actions.redo)
        self.features = tuple(ActionButton(action) for action in actions.features)
        self.pause = ActionButton(actions.pause)
        self.resign = ActionButton(actions.resign)
        self.swap_sides = ActionButton(actions.swap_sides)
        self.side_panel = ActionButton(actions.side_panel)
        self.full_screen = ActionButton(actions.full_screen)
        self.settings = ActionButton(actions.settings)
        self.help = ActionButton(actions.help)
        self._main = (self.menu, self.new_game, self.undo, self.redo, *self.features, self.pause)
        later_features = reversed(self.features)
        self._wordless = (self.redo, self.menu, self.pause, *later_features, self.undo, self.new_game)
        self._rest = (self.resign, self.swap_sides, self.side_panel, self.settings, self.help, self.full_screen)
        self.more = ActionButton(actions.everything)
        self.everything = QMenu(self)
        self._summary = ElidedLabel(summary)
        self._summary.setProperty("role", "muted")
        self._summary.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._summary.setContentsMargins(0, 0, 8, 0)
        self._summary.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._gap = QWidget()
        self._gap.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        for button in (*self._rest, self.more):
            button.set_text_shown(False)
        self._build_menu()
        self._lay_out()
        keep_translated(self, self._write_texts)

    @property
    def summary(self) -> str:
        return self._summary.text()

    def set_summary(self, summary: str) -> None:
        self._summary.setText(summary)
        self._arrange(self.width())

    def _summary_px(self) -> int:
        """The room that the summary would like to have."""
        return min(text_px(MOST_SUMMARY_PX), self._summary.sizeHint().width())

    def offer_rematch(self, is_offered: bool) -> None:
        """Let the button for a new game stand for a rematch once the game is over."""
        self.new_game.set_action(self._actions.rematch if is_offered else self._actions.new_game)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange(event.size().width())

    @Slot()
    def open_everything(self) -> None:
        """Show the menu below its button and inside the window, without waiting for it."""
        left = self.more.width() - self.everything.sizeHint().width()
        self.everything.popup(self.more.mapToGlobal(QPoint(left, self.more.height())))
        self.everything.setActiveAction(self.everything.actions()[0])

    def _build_menu(self) -> None:
        for index, group in enumerate(self._actions.groups):
            if index:
                self.everything.addSeparator()
            self.everything.addActions(group)

    def _lay_out(self) -> None:
        parts = (*self._main, *self._rest, self._summary, self._gap, self.more)
        self._parts = {part: self.addWidget(part) for part in parts}

    def _write_texts(self) -> None:
        self.pause.reserve(self.tr("Pause"), self.tr("Resume"))
        self.new_game.reserve(self.tr("New game"), self.tr("Rematch"))
        self._arrange(self.width())

    def _arrange(self, width: int) -> None:
        """Take the richest form that fits into ``width``."""
        icon = ActionButton.icon_width()
        room = width - 2 * SIDE_SPACE - icon - 8 - sum(button.full_width() + GAP for button in self._main)
        wanted = (icon + GAP) * len(self._rest) + self._summary_px()
        for button in self._wordless:
            has_text = room >= wanted
            button.set_text_shown(has_text)
            room += 0 if has_text else button.full_width() - icon
        for button in self._rest:
            room -= icon + GAP
            self._parts[button].setVisible(room >= 0)
        self._parts[self._summary].setVisible(room >= LEAST_SUMMARY_PX)
        self._parts[self._gap].setVisible(room < LEAST_SUMMARY_PX)
