"""ReplayActions: step, jump, play through, come back and branch, each with icon, keys and words."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence

from connect4_gui.game.game import Ending
from connect4_gui.game.state import GameState
from connect4_gui.ui.game.game_actions import GameActions, Shown, set_keys

LASTING = (
    Ending.FOUR_IN_A_ROW,
    Ending.FIVE_IN_A_ROW,
    Ending.BOTH_IN_A_ROW,
    Ending.BOARD_FULL,
    Ending.REPETITION,
)
"""Endings that lie on the board, so that nobody can play on."""


class ReplayActions(QObject):
    """Only ``back`` is in the menu, because it is the way in; the others are offered while somebody looks back."""

    def __init__(self, actions: GameActions) -> None:
        super().__init__(actions)
        self._actions = actions
        self._is_playing = self._is_stored = False
        hidden = Shown.BY_FEATURE
        self.first = actions.add_feature("first", "Home", write=self._write_first, shown=hidden)
        self.back = actions.add_feature("back", "PgUp", write=self._write_back, shown=Shown.IN_MENU)
        self.play = actions.add_feature("resume", write=self._write_play, shown=hidden, icon_on="pause")
        self.forward = actions.add_feature("forward", "PgDown", write=self._write_forward, shown=hidden)
        self.last = actions.add_feature("last", "End", write=self._write_last, shown=hidden)
        self.from_here = actions.add_feature("play-from-here", write=self._write_from_here, shown=hidden)
        for action in (self.back, self.forward):
            action.setAutoRepeat(True)

    def follow(self, state: GameState, place: int, *, is_open: bool) -> None:
        """Enable what makes sense at ``place``."""
        count = len(state.turns)
        is_end = place == count
        for action in (self.first, self.back):
            action.setEnabled(place > 0 and not state.is_paused)
        self.play.setEnabled(is_open and count > 0)
        self.forward.setEnabled(is_open and not is_end)
        self.last.setEnabled(is_open and not (is_end and state.is_replayed))
        self.from_here.setEnabled(is_open and (not is_end or _can_go_on_from_end(state)))
        if state.is_replayed is not self._is_stored:
            self._is_stored = state.is_replayed
            self._actions.rewrite(self.last)

    def aim_keys(self, *, arrows_step: bool, escape_leaves: bool) -> None:
        """Say whether the arrows step through the game and Esc comes back to it, or do what they do otherwise."""
        set_keys(self.back, _keys("PgUp", "Left" if arrows_step else ""))
        set_keys(self.forward, _keys("PgDown", "Right" if arrows_step else ""))
        self._actions.lend_escape(self.last if escape_leaves else None)

    def show_playing(self, is_playing: bool) -> None:
        self.play.setChecked(is_playing)
        if is_playing is not self._is_playing:
            self._is_playing = is_playing
            self._actions.rewrite(self.play)

    def _write_first(self) -> tuple[str, str]:
        return self.tr("First position"), self.tr("Show the start of the game")

    def _write_back(self) -> tuple[str, str]:
        return self.tr("Look back"), self.tr("Show the game one move earlier, without undoing anything")

    def _write_play(self) -> tuple[str, str]:
        if self._is_playing:
            return self.tr("Stop"), self.tr("Stop showing move after move")
        return self.tr("Play through"), self.tr("Show move after move")

    def _write_forward(self) -> tuple[str, str]:
        return self.tr("Next move"), self.tr("Show the game one move later")

    def _write_last(self) -> tuple[str, str]:
        if self._is_stored:
            return self.tr("Last position"), self.tr("Show the end of the game")
        return self.tr("Back to the game"), self.tr("Show the game as it stands now")

    def _write_from_here(self) -> tuple[str, str]:
        return self.tr("Play from here"), self.tr("Start another game at this point; this one is kept")


def _can_go_on_from_end(state: GameState) -> bool:
    """Whether another game could begin where this one ends; a game that is being played goes on there anyway."""
    if state.result is None:
        return state.is_replayed
    return state.result.ending not in LASTING


def _keys(*names: str) -> list[QKeySequence]:
    return [QKeySequence(name) for name in names if name]
