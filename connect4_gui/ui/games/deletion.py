"""Deletion: deletes games without asking, and brings them back as long as somebody may regret it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal, Slot

from connect4_gui.store.archive import Archive
from connect4_gui.store.archived_game import ArchivedGame
from connect4_gui.ui.games.game_words import CountedGames
from connect4_gui.ui.play.archive_thread import ArchiveThread
from connect4_gui.ui.widgets.strip import Strip

UNDO_MS = 8000


class Deletion(QObject):
    """``strip`` offers Undo for everything that was deleted while it was there.

    ``deleted`` and ``restored`` come when the archive has changed, the latter with the id of a game that is back;
    ``failed`` carries what was not done and why.
    """

    deleted = Signal()
    restored = Signal(str)
    failed = Signal(str, str)

    def __init__(self, archive: Archive, thread: ArchiveThread, strip: Strip, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._archive = archive
        self._thread = thread
        self._strip = strip
        self._games: list[ArchivedGame] = []
        strip.pressed.connect(self.undo)
        strip.gone.connect(self._forget)

    def delete(self, game_id: str) -> None:
        self._thread.do(partial(self._archive.delete, [game_id]), self._hear_deleted, self._hear_not_deleted)

    @Slot()
    def undo(self) -> None:
        """Bring back what was deleted, if it was not too long ago."""
        games, self._games = self._games, []
        if games:
            self._strip.take_away()
            self._thread.do(
                partial(self._archive.restore, games),
                lambda _: self.restored.emit(games[-1].id),
                partial(self._hear_not_restored, games),
            )

    def rewrite(self) -> None:
        """Say it again, after the language has changed."""
        if self._games:
            self._offer()

    def _offer(self) -> None:
        self._strip.tell(CountedGames().deleted(len(self._games)), self.tr("Undo"), UNDO_MS)

    @Slot()
    def _forget(self) -> None:
        self._games = []

    def _hear_deleted(self, games: list[ArchivedGame]) -> None:
        """A game that could not be read cannot be brought back either, and is not among ``games``."""
        self._games += games
        if games:
            self._offer()
        self.deleted.emit()

    def _hear_not_deleted(self, problem: str) -> None:
        self.failed.emit(self.tr("The game was not deleted"), problem)

    def _hear_not_restored(self, games: list[ArchivedGame], problem: str) -> None:
        """They can be brought back as before."""
        self._games = games + self._games
        self._offer()
        self.failed.emit(self.tr("What was deleted could not be restored"), problem)
