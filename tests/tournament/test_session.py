from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from connect4_gui.store.archive import Archive
from connect4_gui.store.archive_file import ArchiveError
from connect4_gui.store.archived_game import TOURNAMENT, ArchivedGame
from connect4_gui.store.filters import Filters
from connect4_gui.tournament.crew import Crew
from connect4_gui.tournament.plan import Tournament
from connect4_gui.tournament.played_game import PlayedGame
from connect4_gui.tournament.reports import GameEnded
from connect4_gui.tournament.runner import Ending
from connect4_gui.tournament.session import LeftOff, Session, read_left_off
from tests.tournament.fakes import AtOnceCrew, HeldCrew
from tests.tournament.plans import DUEL, TRIO, games_in
from tests.tournament.test_runner import until


@pytest.fixture
def archive(tmp_path: Path) -> Archive:
    return Archive(tmp_path / "games.sqlite3")


def run(
    path: Path, archive: Archive, crew: Crew, plan: Tournament = TRIO, played: tuple[PlayedGame, ...] = ()
) -> Session:
    session = Session(plan, played, path, archive, lambda: crew)
    session.start()
    until(lambda: session.ending is not None)
    session.close()
    return session


def count(archive: Archive) -> int:
    found = archive.count(Filters(opponent=TOURNAMENT))
    archive.close()
    return found


def test_every_game_is_told_kept_and_archived(tmp_path: Path, archive: Archive) -> None:
    path = tmp_path / "t.jsonl"
    session = run(path, archive, AtOnceCrew())
    told = [report.game for report in session.news() if isinstance(report, GameEnded)]
    assert session.ending is Ending.DONE
    assert len(told) == TRIO.total
    assert games_in(path) == told
    assert read_left_off(path) == LeftOff(TRIO, tuple(told))
    assert count(archive) == TRIO.total


def test_a_stopped_one_goes_on(tmp_path: Path, archive: Archive) -> None:
    path, crew = tmp_path / "t.jsonl", HeldCrew(2)
    session = Session(TRIO, (), path, archive, lambda: crew)
    session.start()
    until(lambda: len(crew.running) == 2)
    crew.finish(1)
    until(lambda: session.progress.done == 1)
    session.close()
    assert (session.ending, crew.is_closed) == (Ending.STOPPED, True)
    left = read_left_off(path)
    assert [game.number for game in left.games] == [1]
    rest = AtOnceCrew()
    assert run(path, archive, rest, played=left.games).ending is Ending.DONE
    assert 1 not in rest.begun
    assert count(archive) == TRIO.total


def test_another_tournament_takes_the_place_of_one_that_was_left(tmp_path: Path, archive: Archive) -> None:
    """Its games are in the archive then, even if the program was killed before it put them there."""
    path = tmp_path / "t.jsonl"
    run(path, archive, AtOnceCrew())
    archive.close()
    fresh = Archive(tmp_path / "fresh.sqlite3")
    run(path, fresh, AtOnceCrew(), DUEL)
    assert read_left_off(path).plan == DUEL
    assert count(fresh) == TRIO.total + DUEL.total


def test_a_damaged_file_is_set_aside(tmp_path: Path, archive: Archive) -> None:
    path = tmp_path / "t.jsonl"
    path.write_text("garbage\n")
    assert "cannot be used" in (read_left_off(path).problem or "")
    assert run(path, archive, AtOnceCrew()).ending is Ending.DONE
    assert [aside.read_text() for aside in tmp_path.glob("t-damaged-*.jsonl")] == ["garbage\n"]
    assert count(archive) == TRIO.total


def test_a_game_that_cannot_be_played_ends_it_with_a_sentence(tmp_path: Path, archive: Archive) -> None:
    crew = HeldCrew(1)
    crew.is_broken = True
    session = run(tmp_path / "t.jsonl", archive, crew)
    archive.close()
    assert session.ending is Ending.STOPPED
    assert session.problem == "game 1 cannot be played: its process ended with code -9"


class FullShelf:
    def put_all(self, games: Sequence[ArchivedGame]) -> None:
        raise ArchiveError(f"there is no room for {len(games)} games")


def test_an_archive_that_takes_nothing_costs_no_game(tmp_path: Path) -> None:
    path = tmp_path / "t.jsonl"
    session = Session(TRIO, (), path, FullShelf(), AtOnceCrew)
    session.start()
    until(lambda: session.ending is not None)
    session.close()
    assert session.ending is Ending.DONE
    assert session.problem == f"there is no room for {TRIO.total} games"
    assert len(games_in(path)) == TRIO.total


def test_without_a_file_nothing_was_left(tmp_path: Path) -> None:
    assert read_left_off(tmp_path / "t.jsonl") == LeftOff()
    assert list(tmp_path.glob("t*")) == []
