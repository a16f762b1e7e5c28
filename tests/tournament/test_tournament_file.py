from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from connect4_gui.engine.board import Side
from connect4_gui.store.archive import Archive
from connect4_gui.store.archived_game import TOURNAMENT
from connect4_gui.store.filters import Filters
from connect4_gui.store.importing import import_file
from connect4_gui.tournament.played_game import PlayedGame
from connect4_gui.tournament.tournament_file import TournamentFile, TournamentFileError
from tests.tournament.plans import DUEL, TRIO, games_in, played

GAMES = [played(TRIO, 2, Side.FIRST), played(TRIO, 0, None), played(TRIO, 1, Side.SECOND, "it was äsleep")]


def write(path: Path, games: list[PlayedGame]) -> None:
    file = TournamentFile(path)
    file.open()
    file.begin(TRIO)
    for game in games:
        file.add(game)
    file.close()


def test_games_come_back_with_their_plan(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "t.jsonl"
    write(path, GAMES[:2])
    write(path, GAMES[2:])
    file = TournamentFile(path)
    assert file.open() == GAMES
    assert file.plan == TRIO
    file.close()
    assert sorted(entry.name for entry in path.parent.iterdir()) == ["t.jsonl"]


@pytest.mark.parametrize("cut", [1, 40, 500])
def test_a_torn_last_line_is_dropped(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "t.jsonl"
    write(path, GAMES)
    path.write_bytes(path.read_bytes()[:-cut])
    file = TournamentFile(path)
    assert file.open() == GAMES[:2]
    file.begin(TRIO)
    file.add(GAMES[2])
    file.close()
    assert games_in(path) == GAMES


def test_another_tournament_is_refused(tmp_path: Path) -> None:
    write(tmp_path / "t.jsonl", GAMES)
    file = TournamentFile(tmp_path / "t.jsonl")
    file.open()
    with pytest.raises(TournamentFileError, match=r"t\.jsonl cannot be used: it holds the games of another tournament"):
        file.begin(replace(TRIO, seed=1))
    file.close()


def test_only_one_program_at_a_time_uses_it(tmp_path: Path) -> None:
    file = TournamentFile(tmp_path / "t.jsonl")
    file.open()
    with pytest.raises(TournamentFileError, match="another program uses it"):
        TournamentFile(tmp_path / "t.jsonl").open()
    file.close()
    assert games_in(tmp_path / "t.jsonl") == []


@pytest.mark.parametrize(
    ("text", "sentence"),
    [("garbage\n", "line 1: it is not JSON"), ("{}\n", "line 1: id is missing"), ("é\n", "line 1")],
)
def test_what_is_no_tournament_is_refused_and_stays(tmp_path: Path, text: str, sentence: str) -> None:
    path = tmp_path / "t.jsonl"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(TournamentFileError, match=sentence):
        TournamentFile(path).open()
    assert path.read_text(encoding="utf-8") == text


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TournamentFileError, match="cannot be used"):
        TournamentFile(tmp_path).open()


def test_the_archive_imports_the_games_beside_those_of_people(tmp_path: Path) -> None:
    write(tmp_path / "t.jsonl", GAMES)
    archive = Archive(tmp_path / "games.sqlite3")
    report = import_file(archive, tmp_path / "t.jsonl")
    assert (report.imported, report.skipped) == (3, ())
    assert archive.count(Filters(opponent=TOURNAMENT)) == 3
    assert archive.count() == 0
    assert archive.newest() is None
    assert archive.statistics().total.games == 0
    archive.put(replace(GAMES[0].archived(TRIO), id="mine"))
    newest = archive.newest()
    assert newest is not None
    assert newest.id == "mine"
    assert (archive.count(), archive.count(Filters(opponent=TOURNAMENT))) == (1, 3)
    archive.close()


def test_the_games_of_two_tournaments_have_different_ids() -> None:
    ids = {played(plan, number, None).archived(plan).id for plan in (TRIO, DUEL) for number in range(3)}
    assert len(ids) == 6
