"""Keeping a match and its games: beside whoever plays, in order, and whatever the disk says."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from connect4_gui.engine.moves import Drop
from connect4_gui.engine.search_types import Score, Verdict
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.game.record import GameRecord
from connect4_gui.game.saved_match import SavedMatch
from connect4_gui.store.archive_file import ArchiveError
from connect4_gui.store.archived_game import ArchivedGame
from connect4_gui.store.autosave import Autosave
from connect4_gui.store.keeper import Keeper
from connect4_gui.store.match_keeper import MatchKeeper, archived
from tests.game.fakes import Hall
from tests.game.test_set_up_game import set_up
from tests.matches import against_computer, friends
from tests.store.games import recorded
from tests.store.test_autosave import unexpected

NOW = 1_700_000_000.0
WON = "1122334"


class FakeShelf:
    """Keeps games in memory, by their names."""

    def __init__(self) -> None:
        self.games: dict[str, ArchivedGame] = {}

    def put(self, game: ArchivedGame) -> None:
        self.games[game.id] = game

    @property
    def moves(self) -> list[str]:
        return [game.record.notation for game in self.games.values()]


class Table:
    """A match that is kept in a folder."""

    def __init__(
        self, setup: MatchSetup, folder: Path, saved: SavedMatch | None = None, *, is_replayed: bool = False
    ) -> None:
        self.folder = folder
        self.complaints: list[str] = []
        self.shelf = FakeShelf()
        self.autosave = Autosave(folder)
        self.keeper = Keeper(self.autosave, self.shelf, self.complaints.append)
        self.hall = Hall(setup, saved)
        self.match = MatchKeeper(self.hall.referee, self.keeper, lambda: NOW)
        self.hall.listeners.append(self.match.hear)
        self.hall.referee.set_replaying(is_replayed)
        self.hall.referee.start()

    def left_behind(self) -> SavedMatch | None:
        """What the next start would find."""
        self.keeper.wait()
        self.autosave.close()
        with_lock = Autosave(self.folder)
        left = with_lock.take_over(unexpected).match
        with_lock.close()
        return left


@pytest.fixture
def tables() -> Iterator[list[Table]]:
    opened: list[Table] = []
    yield opened
    for table in opened:
        table.keeper.close()
        table.autosave.close()


def opened(tables: list[Table], folder: Path, setup: MatchSetup | None = None) -> Table:
    tables.append(Table(setup or friends("Ada", "Grace"), folder / "running"))
    return tables[-1]


def test_after_every_turn_the_match_is_on_disk(tmp_path: Path, tables: list[Table]) -> None:
    table = opened(tables, tmp_path, friends(turn_seconds=20))
    table.hall.drop("44")
    table.hall.pass_time(3)
    table.hall.drop("5")
    assert table.left_behind() == table.hall.referee.saved


def test_a_finished_game_goes_into_the_archive_and_there_is_nothing_to_go_on_with(
    tmp_path: Path, tables: list[Table]
) -> None:
    table = opened(tables, tmp_path)
    table.hall.drop(WON)
    assert table.left_behind() is None
    (game,) = table.shelf.games.values()
    assert (game.id, game.played_at) == (table.hall.referee.state.game_id, NOW)
    assert game.record == table.hall.referee.record


def test_an_end_that_is_undone_and_played_otherwise_is_one_game_in_the_archive(
    tmp_path: Path, tables: list[Table]
) -> None:
    table = opened(tables, tmp_path)
    table.hall.drop(WON)
    table.hall.referee.undo()
    saved = table.hall.referee.saved
    table.keeper.wait()
    assert saved.line.notation == WON
    table.hall.drop("7")
    table.hall.referee.resign()
    table.keeper.wait()
    assert table.shelf.moves == ["1122337"]


def test_a_game_that_is_left_for_a_new_one_is_archived_as_it_stood(tmp_path: Path, tables: list[Table]) -> None:
    table = opened(tables, tmp_path)
    table.hall.drop("44")
    table.hall.referee.new_game()
    table.hall.drop("5")
    assert table.left_behind() == table.hall.referee.saved
    (game,) = table.shelf.games.values()
    assert (game.record.notation, game.record.result) == ("44", None)


def test_a_match_that_goes_on_and_is_left_at_once_for_a_new_game_is_archived(
    tmp_path: Path, tables: list[Table]
) -> None:
    tables.append(table := Table(MatchSetup(), tmp_path / "running", saved_after("44")))
    table.hall.referee.new_game()
    table.keeper.wait()
    assert table.shelf.moves == ["44"]


def test_a_match_in_which_nothing_but_a_pause_happened_leaves_nothing(tmp_path: Path, tables: list[Table]) -> None:
    table = opened(tables, tmp_path)
    table.hall.referee.set_paused(True)
    assert table.match.leave() is None
    assert table.left_behind() is None


def test_a_game_goes_into_the_archive_as_played_just_now_unless_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.time", lambda: NOW)
    saved = saved_after("44")
    assert [archived(saved).played_at, archived(saved, 5.0).played_at] == [NOW, 5.0]


def test_an_untouched_game_is_not_archived(tmp_path: Path, tables: list[Table]) -> None:
    table = opened(tables, tmp_path)
    table.hall.referee.new_game()
    table.keeper.wait()
    assert table.shelf.games == {}
    assert table.match.leave() is None
    assert table.left_behind() is None


def test_leaving_in_the_middle_keeps_the_clock_as_it_stands(tmp_path: Path, tables: list[Table]) -> None:
    table = opened(tables, tmp_path, against_computer(turn_seconds=20))
    table.hall.drop("4")
    table.hall.second.questions[-1].answer(Drop(0))
    table.hall.pass_time(7.5)
    left = table.match.leave()
    assert left is not None
    assert left.turn_elapsed == 7.5
    assert table.left_behind() == left


def test_a_game_that_is_only_looked_at_is_not_kept_until_it_is_played_on(tmp_path: Path, tables: list[Table]) -> None:
    table = Table(MatchSetup(), tmp_path / "running", saved_after("4455"), is_replayed=True)
    tables.append(table)
    assert table.match.leave() is None
    assert table.left_behind() is None
    table.hall.referee.play_from(2)
    table.hall.drop("1")
    left = table.left_behind()
    assert left is not None
    assert left.line.notation == "441"
    assert table.shelf.games == {}


class StuckFile:
    """A disk that does not answer until it is told to, or refuses everything."""

    def __init__(self, refusal: Exception | None = None) -> None:
        self.go_on = threading.Event()
        self.refusal = refusal
        self.saved: list[SavedMatch] = []
        self.is_closed = False

    def save(self, saved: SavedMatch) -> None:
        if self.refusal is not None:
            raise self.refusal
        assert self.go_on.wait(30)
        self.saved.append(saved)

    def clear(self) -> None:
        if self.refusal is not None:
            raise self.refusal

    def close(self) -> None:
        self.is_closed = True


def saved_after(moves: str) -> SavedMatch:
    hall = Hall(friends())
    hall.referee.start()
    hall.drop(moves)
    return hall.referee.saved


def test_nobody_waits_for_the_disk_and_only_the_newest_match_is_written() -> None:
    file = StuckFile()
    keeper = Keeper(file, FakeShelf(), pytest.fail)
    matches = [saved_after(moves) for moves in ("1", "12", "123", "1234")]
    for match in matches:
        keeper.keep(match)
    file.go_on.set()
    keeper.close()
    keeper.close()
    assert file.saved[-1] == matches[-1]
    assert len(file.saved) <= 2


class SlowFile:
    """A disk that begins at once and ends when it is told to; it keeps what it did."""

    def __init__(self) -> None:
        self.has_begun, self.go_on = threading.Event(), threading.Event()
        self.done: list[str] = []

    def save(self, saved: SavedMatch) -> None:
        self.has_begun.set()
        assert self.go_on.wait(10)
        self.done.append(saved.line.notation)

    def clear(self) -> None:
        self.done.append("cleared")

    def close(self) -> None:
        self.done.append("left")


def test_a_match_that_is_over_before_it_was_written_is_never_written() -> None:
    file = SlowFile()
    keeper = Keeper(file, FakeShelf(), pytest.fail)
    keeper.keep(saved_after("1"))
    assert file.has_begun.wait(10)
    keeper.keep(saved_after("12"))
    keeper.forget()
    file.go_on.set()
    keeper.close()
    assert file.done == ["1", "cleared"]


def test_closing_ends_the_thread() -> None:
    before = set(threading.enumerate())
    keeper = Keeper(StuckFile(OSError("no disk")), FakeShelf(), lambda _: None)
    keeper.keep(saved_after("1"))
    (thread,) = set(threading.enumerate()) - before
    keeper.close()
    thread.join(10)
    assert not thread.is_alive()


def test_closing_does_not_wait_for_a_disk_that_never_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("connect4_gui.store.keeper.CLOSE_SECONDS", 0.01)
    file, complaints = SlowFile(), list[str]()
    keeper = Keeper(file, FakeShelf(), complaints.append)
    keeper.keep(saved_after("1"))
    keeper.close()
    assert (file.done, complaints) == ([], [])
    file.go_on.set()


@pytest.mark.parametrize("refusal", [OSError(28, "No space left on device"), ValueError("odd"), RuntimeError("bug")])
def test_a_disk_that_refuses_is_told_once_for_each_time_and_the_game_goes_on(refusal: Exception) -> None:
    complaints: list[str] = []
    shelf = FakeShelf()
    keeper = Keeper(StuckFile(refusal), shelf, complaints.append)
    keeper.keep(saved_after("1"))
    keeper.wait()
    keeper.archive(ArchivedGame("abc", NOW, saved_after("12").record))
    keeper.close()
    assert len(complaints) == 2
    assert all(complaints)
    assert "Errno" not in complaints[0]
    assert shelf.moves == ["12"]


class FullShelf(FakeShelf):
    def put(self, game: ArchivedGame) -> None:  # noqa: ARG002
        raise ArchiveError("the disk is full")


def test_a_game_that_the_archive_cannot_take_stays_as_the_match_it_was() -> None:
    complaints: list[str] = []
    file = StuckFile()
    keeper = Keeper(file, FullShelf(), complaints.append)
    match = saved_after(WON)
    keeper.keep(saved_after("1"))
    keeper.keep(match)
    keeper.archive(ArchivedGame("abc", NOW, match.record))
    file.go_on.set()
    keeper.close()
    assert complaints == ["the disk is full"]
    assert file.saved[-1] == match
    assert file.is_closed


def test_what_is_found_out_after_the_end_comes_into_the_archive_when_the_game_is_left(
    tmp_path: Path, tables: list[Table]
) -> None:
    table = opened(tables, tmp_path)
    table.hall.drop(WON)
    first = table.hall.referee.state.game_id
    score = Score(Verdict.DRAW, 0, 41, exact=True)
    table.hall.referee.learn(table.hall.referee.state.boards[1], score)
    table.hall.referee.new_game()
    table.keeper.wait()
    assert table.shelf.games[first].record.turns[1].evaluation == score
    assert table.shelf.games[first].played_at == NOW
    assert table.shelf.moves == [WON]


def test_what_is_found_out_is_kept_with_the_running_match(tmp_path: Path, tables: list[Table]) -> None:
    table = opened(tables, tmp_path)
    table.hall.drop("4")
    score = Score(Verdict.UNKNOWN, 4)
    table.hall.referee.learn(table.hall.referee.state.boards[0], score)
    table.match.leave()
    left = table.left_behind()
    assert left is not None
    assert left.line.turns[0].evaluation == score


def test_a_position_that_was_set_up_is_on_disk_before_the_first_turn(tmp_path: Path, tables: list[Table]) -> None:
    table = opened(tables, tmp_path)
    table.hall.referee.begin(GameRecord(friends("Ada", "Grace"), set_up()))
    assert table.left_behind() == table.hall.referee.saved
    table.hall.referee.new_game()
    table.keeper.wait()
    assert [game.record.start for game in table.shelf.games.values()] == [set_up()]


def test_a_game_that_begins_at_a_place_of_another_is_on_disk_before_its_next_turn(
    tmp_path: Path, tables: list[Table]
) -> None:
    table = opened(tables, tmp_path)
    table.hall.drop("4455")
    table.hall.referee.play_from(2)
    left = table.left_behind()
    assert left is not None
    assert left.line.notation == "44"
    assert [game.record.notation for game in table.shelf.games.values()] == ["4455"]


@pytest.mark.parametrize("moment", [-1e9, 1e15])
def test_a_system_that_has_lost_its_date_loses_no_game(moment: float) -> None:
    saved = SavedMatch.at_end(recorded(), "a-game")
    assert archived(saved, moment).record == saved.record
