"""ReviewActions: review the game, go from mistake to mistake, see why, try again and play on, each with its words."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence

from connect4_gui.ui.game.game_actions import GameActions, Shown, set_keys


class ReviewActions(QObject):
    """Only ``review`` is in the menu. The others have their keys, some of which mean something else otherwise, while a
    game is reviewed; Space, which presses buttons, is left to the board.
    """

    def __init__(self, actions: GameActions, *, is_classic: bool) -> None:
        super().__init__(actions)
        self._is_classic = is_classic
        hidden = Shown.BY_FEATURE
        add = actions.add_feature
        self.review = add("review", "Ctrl+R", write=self._write_review, shown=Shown.IN_MENU, icon_on="review")
        self.show_me = add("resume", write=self._write_show_me, shown=hidden)
        self.try_again = add("rematch", write=self._write_try_again, shown=hidden)
        self.next = add("forward", write=self._write_next, shown=hidden)
        self.previous = add("back", write=self._write_previous, shown=hidden)
        self.play = add("play-from-here", write=self._write_play, shown=hidden)
        self.leave = add("close", write=self._write_leave, shown=hidden)
        self.stop = add("pause", write=self._write_stop, shown=hidden)
        self._keys: dict[QAction, str] = {
            self.try_again: "T",
            self.next: "N",
            self.previous: "Shift+N",
            self.play: "P",
        }
        for action in (self.show_me, self.stop, *self._keys):
            action.setEnabled(False)

    def aim_keys(self, *, is_reviewing: bool) -> None:
        """Give the keys to the review, or back."""
        for action, key in self._keys.items():
            set_keys(action, [QKeySequence(key)] if is_reviewing else [])

    def _write_review(self) -> tuple[str, str]:
        if not self._is_classic:
            return self.tr("Review"), self.tr("The coach knows the classic rules only")
        return self.tr("Review"), self.tr("See how good every move was, and why; or leave the review")

    def _write_show_me(self) -> tuple[str, str]:
        return self.tr("Show me"), self.tr("Play the line that proves it (Space)")

    def _write_try_again(self) -> tuple[str, str]:
        return self.tr("Try again"), self.tr("Play on from here and see whether your move holds")

    def _write_next(self) -> tuple[str, str]:
        return self.tr("Next mistake"), self.tr("Show the next mistake")

    def _write_previous(self) -> tuple[str, str]:
        return self.tr("Previous mistake"), self.tr("Show the mistake before this one")

    def _write_play(self) -> tuple[str, str]:
        return self.tr("Play from here"), self.tr("Start another game at this point; this one is kept")

    def _write_leave(self) -> tuple[str, str]:
        return self.tr("Close"), self.tr("Leave the review")

    def _write_stop(self) -> tuple[str, str]:
        return self.tr("Stop"), self.tr("Stop the review; what is known stays")
