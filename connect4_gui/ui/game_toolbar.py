"""GameToolbar: the buttons at the top of the game window, and what is being played."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from connect4_gui.ui.elided_label import ElidedLabel
from connect4_gui.ui.retranslation import keep_translated

MENU_KEYS, NEW_GAME_KEYS, PAUSE_KEYS, SETTINGS_KEYS, HELP_KEYS = "Escape", "Ctrl+N", "P", "Ctrl+,", "F1"


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
        self.menu = self._button(MENU_KEYS)
        self.new_game = self._button(NEW_GAME_KEYS)
        self.pause = self._button(PAUSE_KEYS)
        self.settings = self._button(SETTINGS_KEYS)
        self.help = self._button(HELP_KEYS)
        self.pause.setCheckable(True)
        self._summary = ElidedLabel(summary)
        self._summary.setProperty("look", "muted")
        self._summary.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._lay_out()
        self._connect_signals()
        keep_translated(self, self._write_texts)

    @property
    def summary(self) -> str:
        return self._summary.text()

    def set_summary(self, summary: str) -> None:
        self._summary.setText(summary)

    def show_pause(self, *, is_paused: bool, is_possible: bool) -> None:
        self.pause.setChecked(is_paused)
        self.pause.setEnabled(is_possible)
        self._name_pause()

    def press_key(self, event: QKeyEvent) -> bool:
        """Press the button whose key this is; False if there is none. Holding a key presses once."""
        button = self._keys.get(QKeySequence(event.keyCombination()))
        if button is None:
            return False
        if not event.isAutoRepeat():
            button.click()
        return True

    def _name_pause(self) -> None:
        self.pause.setText(self.tr("Resume") if self.pause.isChecked() else self.tr("Pause"))

    def _write_texts(self) -> None:
        self.menu.setText(self.tr("Menu"))
        self.new_game.setText(self.tr("New game"))
        self.settings.setText(self.tr("Settings"))
        self.help.setText(self.tr("Help"))
        self._explain(self.menu, self.tr("Back to the menu"), MENU_KEYS)
        self._explain(self.new_game, self.tr("Start a new game"), NEW_GAME_KEYS)
        self._explain(self.pause, self.tr("Stop the clock, or go on"), PAUSE_KEYS)
        self._explain(self.settings, self.tr("Themes, colours, animation, sounds and language"), SETTINGS_KEYS)
        self._explain(self.help, self.tr("How to play"), HELP_KEYS)
        self.pause.setMinimumWidth(self.pause.fontMetrics().horizontalAdvance(self.tr("Resume")) + 32)
        self._name_pause()

    def _explain(self, button: QPushButton, tip: str, shortcut: str) -> None:
        shown = QKeySequence(shortcut).toString(QKeySequence.SequenceFormat.NativeText)
        button.setToolTip(self.tr("{tip} ({keys})").format(tip=tip, keys=shown))
        button.setAccessibleDescription(tip)

    def _button(self, shortcut: str) -> QPushButton:
        button = QPushButton()
        button.setProperty("look", "flat")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setAutoDefault(True)
        self._keys[QKeySequence(shortcut)] = button
        return button

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 8, 16, 8)
        row.setSpacing(4)
        for button in (self.menu, self.new_game, self.pause, self.settings, self.help):
            row.addWidget(button)
        row.addWidget(self._summary, 1)

    def _connect_signals(self) -> None:
        self.menu.clicked.connect(self.menu_requested)
        self.new_game.clicked.connect(self.new_game_requested)
        self.pause.clicked.connect(self.pause_toggled)
        self.settings.clicked.connect(self.settings_requested)
        self.help.clicked.connect(self.help_requested)
