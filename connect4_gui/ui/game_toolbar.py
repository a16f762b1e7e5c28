"""GameToolbar: the buttons at the top of the game window, and what is being played."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from connect4_gui.ui.elided_label import ElidedLabel


class GameToolbar(QFrame):
    menu_requested = Signal()
    new_game_requested = Signal()
    pause_toggled = Signal(bool)
    settings_requested = Signal()
    help_requested = Signal()

    def __init__(self, summary: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "bar")
        self._keys: dict[QKeySequence, QPushButton] = {}
        self.menu = self._button(self.tr("Menu"), self.tr("Back to the menu"), "Escape")
        self.new_game = self._button(self.tr("New game"), self.tr("Start a new game"), "Ctrl+N")
        self.pause = self._button(self.tr("Pause"), self.tr("Stop the clock, or go on"), "P")
        self.settings = self._button(self.tr("Settings"), self.tr("Themes, colours, animation and sounds"), "Ctrl+,")
        self.help = self._button(self.tr("Help"), self.tr("How to play"), "F1")
        self.pause.setCheckable(True)
        self._summary = ElidedLabel(summary)
        self._summary.setProperty("look", "muted")
        self._summary.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._lay_out()
        self._connect_signals()

    @property
    def summary(self) -> str:
        return self._summary.text()

    def show_pause(self, *, is_paused: bool, is_possible: bool) -> None:
        self.pause.setChecked(is_paused)
        self.pause.setEnabled(is_possible)
        self.pause.setText(self.tr("Resume") if is_paused else self.tr("Pause"))

    def press_key(self, event: QKeyEvent) -> bool:
        """Press the button whose key this is; False if there is none. Holding a key presses once."""
        button = self._keys.get(QKeySequence(event.keyCombination()))
        if button is None:
            return False
        if not event.isAutoRepeat():
            button.click()
        return True

    def _button(self, text: str, tip: str, shortcut: str) -> QPushButton:
        button = QPushButton(text)
        button.setProperty("look", "flat")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setAutoDefault(True)
        keys = QKeySequence(shortcut)
        self._keys[keys] = button
        shown = keys.toString(QKeySequence.SequenceFormat.NativeText)
        button.setToolTip(self.tr("{tip} ({keys})").format(tip=tip, keys=shown))
        button.setAccessibleDescription(tip)
        return button

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 20, 8)
        row.setSpacing(4)
        for button in (self.menu, self.new_game, self.pause, self.settings, self.help):
            row.addWidget(button)
        row.addWidget(self._summary, 1)
        self.pause.setMinimumWidth(self.pause.fontMetrics().horizontalAdvance(self.tr("Resume")) + 32)

    def _connect_signals(self) -> None:
        self.menu.clicked.connect(self.menu_requested)
        self.new_game.clicked.connect(self.new_game_requested)
        self.pause.clicked.connect(self.pause_toggled)
        self.settings.clicked.connect(self.settings_requested)
        self.help.clicked.connect(self.help_requested)
