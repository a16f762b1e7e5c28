"""KeptGames: what is kept of matches and games, asked for and written beside the window."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from connect4_gui.game.saved_match import SavedMatch
from connect4_gui.store.archive import Archive
from connect4_gui.store.archive_file import ArchiveError
from connect4_gui.store.archived_game import ArchivedGame
from connect4_gui.store.autosave import Autosave
from connect4_gui.store.game_file import GameFileError, read_game
from connect4_gui.store.keeper import Keeper
from connect4_gui.store.match_keeper import MatchKeeper, archived
from connect4_gui.ui.play.game_controller import GameController


@dataclass(frozen=True, slots=True)
class _Found:
    """What the disk had to tell: a match to go on with, the game played last, and what could not be read."""

    match: SavedMatch | None
    last: ArchivedGame | None
    problem: str | None


class KeptGames(QObject):
    """``changed`` comes when there is something else to go on with or to look at; ``complained`` carries a sentence
    about something that could not be kept; ``game_read`` the GameRecord of a file and its path, ``unreadable`` a
    sentence about a file that holds no game.

    Whoever creates it must call :meth:`close`.
    """

    changed = Signal()
    complained = Signal(str)
    game_read = Signal(object, object)
    unreadable = Signal(str)
    _found = Signal(object)

    def __init__(self, autosave: Autosave, archive: Archive, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.archive = archive
        self._autosave = autosave
        self._keeper = Keeper(autosave, archive, self.complained.emit)
        self._match_keeper: MatchKeeper | None = None
        self._now = _Found(None, None, None)
        self._dismissed: str | None = None
        self._left: SavedMatch | None = None  # the match in the autosave; belongs to the keeper's thread
        self._found.connect(self._hear)

    @property
    def match(self) -> SavedMatch | None:
        """The match that was left in the middle of a game."""
        return self._now.match

    @property
    def last_game(self) -> ArchivedGame | None:
        """The game that was played last."""
        return self._now.last

    @property
    def problem(self) -> str | None:
        """Why something that was kept cannot be read; None when it was dismissed."""
        return None if self._now.problem == self._dismissed else self._now.problem

    def find_left(self) -> None:
        """Find out what there is to go on with."""
        self._keeper.do(self._take_over)

    def follow(self, controller: GameController) -> None:
        """Have the match of ``controller`` kept from now on. Call before it starts.

        Say what becomes of the match that was left before: :meth:`go_on`, :meth:`shelve` or :meth:`set_aside`.
        """
        self._now = replace(self._now, match=None)
        self._match_keeper = MatchKeeper(controller.referee, self._keeper)
        controller.happened.connect(self._match_keeper.hear)

    def look_at(self, game: ArchivedGame) -> None:
        """The match that is followed is ``game`` of the archive: keep there what is found out about it."""
        if self._match_keeper is not None:
            self._match_keeper.look_at(game)

    def leave(self) -> None:
        """The match that was followed is left as it stands."""
        if self._match_keeper is None:
            return
        match = self._match_keeper.leave()
        self._match_keeper = None
        if match is None:
            self.find_left()
        else:
            self._keeper.do(lambda: self._tell(match, None))

    def go_on(self) -> None:
        """The match that was left is played on; what is kept of it is replaced turn by turn."""
        self._keeper.do(lambda: self._tell(None, None))

    def shelve(self) -> None:
        """Nobody will go on with the match that was left: keep its game in the archive as it stands."""
        self._keeper.do(self._shelve_left)

    def set_aside(self) -> None:
        """Leave the match that was left where it is while something else is on the table."""
        self._keeper.do(self._autosave.close)

    def dismiss_problem(self) -> None:
        """Somebody has read about the problem. What is damaged stays set aside."""
        self._dismissed = self._now.problem
        self.changed.emit()

    def read_file(self, path: Path) -> None:
        """Read the game in a file; ``game_read`` or ``unreadable`` comes soon."""
        self._keeper.do(lambda: self._read(path))

    def close(self) -> None:
        """Write what is left to write. Harmless the second time."""
        self._keeper.close()
        self._autosave.close()
        self.archive.close()

    def _take_over(self) -> None:
        """In the keeper's thread: a match whose game is over, and older matches, belong into the archive."""
        left = self._autosave.take_over(self._put)
        match = left.match
        is_over = match is not None and match.record.result is not None
        try:
            if is_over:
                self._shelve(match)
        finally:
            self._tell(None if is_over else match, left.problem)

    def _shelve_left(self) -> None:
        try:
            self._shelve(self._left)
        finally:
            self._tell(None, None)

    def _shelve(self, match: SavedMatch | None) -> None:
        if match is not None and match.line.is_worth_keeping:
            self._keeper.shelve(archived(match))

    def _put(self, match: SavedMatch) -> None:
        if match.line.is_worth_keeping:
            self.archive.put(archived(match))

    def _read(self, path: Path) -> None:
        try:
            self.game_read.emit(read_game(path), path)
        except GameFileError as error:
            self.unreadable.emit(str(error))

    def _tell(self, match: SavedMatch | None, problem: str | None) -> None:
        """In the keeper's thread: say what there is now."""
        self._left = match
        last = None
        try:
            last = self.archive.newest()
        except ArchiveError as error:
            problem = problem or str(error)
        self._found.emit(_Found(match, last, problem or self.archive.problem))

    @Slot(object)
    def _hear(self, found: _Found) -> None:
        self._now = found
        self.changed.emit()
