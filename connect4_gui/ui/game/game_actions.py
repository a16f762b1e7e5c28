"""GameActions: everything a person can do in the game window besides dropping, each with icon, keys and words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from connect4_gui.game.state import GameState
from connect4_gui.ui.look.action_icon import action_icon
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.words.retranslation import keep_translated

ESCAPE = QKeySequence("Esc")


@dataclass(frozen=True, slots=True)
class _Icons:
    """The icon of an action, and the one it has while it is switched on."""

    plain: str
    switched_on: str = ""


class Shown(Enum):
    """Where an action of a feature is offered.

    In the toolbar and the menu, in the menu only, there in a group of its own, or by the feature itself.
    """

    IN_BAR = auto()
    IN_MENU = auto()
    APART = auto()
    BY_FEATURE = auto()


@dataclass(frozen=True, slots=True)
class _FeatureAction:
    write: Callable[[], tuple[str, str]]
    shown: Shown


class GameActions(QObject):
    """The actions are children of ``window``, so that their keys work wherever the focus is in it.

    ``has_answers`` says whether undo also takes back what the computer answered. ``refused`` carries an action whose
    key was pressed while it makes no sense.
    """

    refused = Signal(QAction)

    def __init__(self, window: QWidget, appearance: Appearance, *, has_answers: bool) -> None:
        super().__init__(window)
        self._window = window
        self._appearance = appearance
        self._icons: dict[QAction, _Icons] = {}
        self._features: dict[QAction, _FeatureAction] = {}
        self._has_answers = has_answers
        self._is_paused = False
        self.menu = self._action("menu", "Esc")
        self.new_game = self._action("new-game", "Ctrl+N")
        self.open_file = self._action("open", "Ctrl+O")
        self.rematch = self._action("rematch", "R")
        self.undo = self._action("undo", "Ctrl+Z", "U")
        self.redo = self._action("redo", "Ctrl+Y", "Ctrl+Shift+Z")
        self.pause = self._action("pause", "P", icon_on="resume", is_switch=True)
        self.resign = self._action("resign", "Ctrl+G")
        self.swap_sides = self._action("swap", "S")
        self.side_panel = self._action("panel", "F9", is_switch=True)
        self.full_screen = self._action("full-screen", "F11", is_switch=True)
        self.settings = self._action("settings", "Ctrl+,")
        self.help = self._action("help", "F1")
        self.shortcuts = self._action("shortcuts", "?")
        self.quit = self._action("quit", "Ctrl+Q")
        self.everything = self._action("more", "F10")
        keep_translated(window, self._write_texts)
        self._draw_icons()
        appearance.theme_changed.connect(self._draw_icons)

    @property
    def groups(self) -> tuple[Sequence[QAction], ...]:
        """All actions in the order of the menu, which ``everything`` opens."""
        return (
            (self.new_game, self.rematch, self.resign, self.swap_sides),
            (self.undo, self.redo, *self._shown(Shown.IN_BAR, Shown.IN_MENU), self.pause),
            (self.open_file, *self._shown(Shown.APART)),
            (self.side_panel, self.full_screen, self.settings),
            (self.help, self.shortcuts, self.menu, self.quit),
        )

    @property
    def features(self) -> tuple[QAction, ...]:
        """The actions that features have in the toolbar, in the order in which they were added."""
        return self._shown(Shown.IN_BAR)

    @property
    def keyed(self) -> tuple[QAction, ...]:
        """The actions of features that are in no menu but have keys."""
        return tuple(action for action in self._shown(Shown.BY_FEATURE) if action.shortcuts())

    def add_feature(
        self,
        icon: str,
        *keys: str,
        write: Callable[[], tuple[str, str]],
        shown: Shown = Shown.IN_BAR,
        icon_on: str = "",
    ) -> QAction:
        """An action for a feature. ``write`` gives its title and its tip in the language that is spoken.

        With ``icon_on``, its icon while it is on, the action is a switch.
        """
        action = self._action(icon, *keys, icon_on=icon_on, is_switch=bool(icon_on))
        self._features[action] = _FeatureAction(write, shown)
        self._write(action, *write())
        self._draw_icon(action)
        return action

    def rewrite(self, action: QAction) -> None:
        """Write the words of a feature's action again, and draw the icon of what it is now."""
        self._write(action, *self._features[action].write())
        self._draw_icon(action)

    def lend_escape(self, borrower: QAction | None) -> None:
        """Let Esc do ``borrower``, which has other keys of its own, for a while; None gives it back to the menu."""
        for action in (self.menu, *self._features):
            keys = [key for key in action.shortcuts() if key != ESCAPE]
            if action is (borrower or self.menu):
                keys.append(ESCAPE)
            set_keys(action, keys)
            self._write_tip(action)

    def follow(self, state: GameState) -> None:
        """Enable what makes sense now."""
        self.rematch.setEnabled(state.is_over or state.is_stuck)
        self.undo.setEnabled(state.can_undo)
        self.redo.setEnabled(state.can_redo)
        self.resign.setEnabled(state.can_resign)
        self.swap_sides.setEnabled(state.can_swap)
        self.pause.setEnabled(state.can_pause)
        self.pause.setChecked(state.is_paused)
        if state.is_paused is not self._is_paused:
            self._is_paused = state.is_paused
            self._draw_icon(self.pause)
            self.pause.setText(self.tr("Resume") if state.is_paused else self.tr("Pause"))

    def press_key(self, event: QKeyEvent) -> bool:
        """Do the action whose key this is; False if there is none. Holding a key does it once.

        Qt does so by itself in an active window, but not every window system makes a window active.
        """
        keyed = [action for action in self._icons if _is_key_of(action, event)]
        action = next((action for action in keyed if action.isEnabled()), None)
        if action is None:
            for unusable in keyed[:1]:
                self.refused.emit(unusable)
            return bool(keyed)
        if not event.isAutoRepeat():
            action.trigger()
        return True

    def _shown(self, *places: Shown) -> tuple[QAction, ...]:
        return tuple(action for action, feature in self._features.items() if feature.shown in places)

    def _action(self, icon: str, *keys: str, icon_on: str = "", is_switch: bool = False) -> QAction:
        action = QAction(self._window)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.setAutoRepeat(False)
        action.setCheckable(is_switch)
        self._window.addAction(action)
        self._icons[action] = _Icons(icon, icon_on)
        return action

    @Slot()
    def _draw_icons(self) -> None:
        for action in self._icons:
            self._draw_icon(action)

    def _draw_icon(self, action: QAction) -> None:
        icons = self._icons[action]
        name = icons.switched_on if icons.switched_on and action.isChecked() else icons.plain
        action.setIcon(action_icon(name, self._appearance.theme))

    def _write_texts(self) -> None:
        self._write(self.menu, self.tr("Menu"), self.tr("Leave full screen, or go back to the menu"))
        self._write(self.new_game, self.tr("New game"), self.tr("Leave this game and start a new one"))
        self._write(self.open_file, self.tr("Open…"), self.tr("Keep this game for later and open one from a file"))
        self._write(self.rematch, self.tr("Rematch"), self.tr("Play again with the same players"))
        self._write(self.undo, self.tr("Undo"), self._undo_tip())
        self._write(self.redo, self.tr("Redo"), self.tr("Play the undone moves again"))
        self._write(self.pause, self.tr("Pause"), self.tr("Stop the clock, or go on"))
        self._write(self.resign, self.tr("Resign"), self.tr("Give up this game"))
        self._write(self.swap_sides, self.tr("Swap sides"), self.tr("Swap the players' sides"))
        self._write(self.side_panel, self.tr("Side panel"), self.tr("Show or hide players, time and moves"))
        self._write(self.full_screen, self.tr("Full screen"), self.tr("Turn full screen on or off"))
        self._write(self.settings, self.tr("Settings"), self.tr("Themes, colours, animation, sounds and language"))
        self._write(self.everything, self.tr("All actions"), self.tr("Open the menu of all actions"))
        self._write(self.help, self.tr("Help"), self.tr("How to play"))
        self._write(self.shortcuts, self.tr("Shortcuts"), self.tr("Show all keyboard shortcuts"))
        self._write(self.quit, self.tr("Quit"), self.tr("Leave the game and the program"))
        for action, feature in self._features.items():
            self._write(action, *feature.write())
        self.pause.setText(self.tr("Resume") if self._is_paused else self.tr("Pause"))

    def _undo_tip(self) -> str:
        if self._has_answers:
            return self.tr("Undo the last move and the computer's answer to it")
        return self.tr("Undo the last move")

    def _write(self, action: QAction, text: str, tip: str) -> None:
        action.setText(text)
        action.setStatusTip(tip)
        self._write_tip(action)

    def _write_tip(self, action: QAction) -> None:
        """A tip names the first key of its action, if it has one."""
        tip, keys = action.statusTip(), keys_text(action)
        action.setToolTip(self.tr("{tip} ({keys})").format(tip=tip, keys=keys) if keys else tip)


def keys_text(action: QAction) -> str:
    """The first key of ``action`` as it is written on this system."""
    return action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)


def set_keys(action: QAction, keys: Sequence[QKeySequence]) -> None:
    """Give ``action`` other keys, unless it has these already."""
    if list(keys) != list(action.shortcuts()):
        action.setShortcuts(keys)


def _is_key_of(action: QAction, event: QKeyEvent) -> bool:
    """Whether ``event`` is a key of ``action``. A sign that needs Shift on this keyboard is the same sign."""
    typed = [QKeySequence(event.keyCombination())]
    if not event.text().isalnum() and event.modifiers() == Qt.KeyboardModifier.ShiftModifier:
        typed.append(QKeySequence(event.key()))
    return any(keys in typed for keys in action.shortcuts())
