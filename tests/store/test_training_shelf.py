"""The training in the archive: nothing is lost, and everything follows from the answers."""

from __future__ import annotations

import logging
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from connect4_gui.store import training_table
from connect4_gui.store.archive import Archive
from connect4_gui.store.archive_file import ArchiveError
from connect4_gui.store.schema import migrate
from connect4_gui.store.training_row import LATEST_YEAR
from connect4_gui.store.training_shelf import TrainingShelf
from connect4_gui.training.progress import Answer, Standing
from connect4_gui.training.puzzle import Kind, Puzzle
from connect4_gui.training.rating import PLAYER_START, rated
from connect4_gui.training.schedule import Mark
from connect4_gui.training.session import SITTING
from connect4_gui.training.sets import SetKey
from tests.store.games import game
from tests.training.puzzles import ONLY_MOVE, WIN_IN_2, any_puzzle, puzzle

TODAY = date(2026, 3, 27)
NOW = 1_774_600_000.0
SHIPPED = [any_puzzle(number, rating=700 + number) for number in range(40)]


def answer(number: int, mark: Mark = Mark.GOOD, days_ago: int = 0, seconds: float = 12.5) -> Answer:
    """To the shipped puzzle with this number."""
    day = TODAY - timedelta(days=days_ago)
    return Answer(SHIPPED[number].identity, NOW - 86_400 * days_ago + number, day, mark, seconds)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite3"


@pytest.fixture
def shelf(path: Path) -> Iterator[TrainingShelf]:
    with closing(Archive(path)) as archive:
        yield shelf_of(archive)


def shelf_of(archive: Archive) -> TrainingShelf:
    return TrainingShelf(archive, lambda: SHIPPED)


def test_at_first_there_is_a_sitting_of_new_puzzles(shelf: TrainingShelf) -> None:
    home, session = shelf.home(TODAY), shelf.sitting(TODAY)
    assert (home.due, home.fading, home.done, home.rating) == (SITTING, 0, 0, PLAYER_START)
    assert len(session.puzzles) == SITTING
    assert session.puzzles[0] == home.example


def test_an_answer_changes_both_ratings_and_brings_the_puzzle_back(shelf: TrainingShelf) -> None:
    step = shelf.keep(answer(0, Mark.AGAIN))
    assert step is not None
    assert (step.rating, step.standing.rating) == rated(PLAYER_START, 700, is_solved=False)
    assert step.rating_before == PLAYER_START
    assert step.standing.card.due == TODAY + timedelta(days=1)
    home = shelf.home(TODAY)
    assert home.rating == step.rating
    assert home.rating_today == pytest.approx(step.rating - PLAYER_START)
    assert home.coming_back == (0, 1, 0, 0, 0, 0, 0)


def test_what_was_missed_is_the_first_of_the_next_day(shelf: TrainingShelf) -> None:
    shelf.keep(answer(7, Mark.AGAIN))
    assert SHIPPED[7].identity not in {puzzle.identity for puzzle in shelf.sitting(TODAY).puzzles}
    session = shelf.sitting(TODAY + timedelta(days=1))
    assert session.puzzles[0] == SHIPPED[7].mirrored().exchanged()


def test_a_sitting_is_what_is_left_of_the_days_work(shelf: TrainingShelf) -> None:
    for number in range(4):
        shelf.keep(answer(number))
    assert shelf.home(TODAY).due == len(shelf.sitting(TODAY).puzzles) == SITTING - 4
    for number in range(4, 10):
        shelf.keep(answer(number))
    assert shelf.home(TODAY).due == 0
    assert len(shelf.sitting(TODAY).puzzles) == SITTING


def test_a_set_has_sittings_of_its_own(shelf: TrainingShelf) -> None:
    shelf.add([puzzle(WIN_IN_2, "game-1")])
    assert shelf.sitting(TODAY, SetKey.OWN_GAMES).puzzles == (puzzle(WIN_IN_2, "game-1"),)
    assert len(shelf.sitting(TODAY, SetKey.WIN_2).puzzles) == SITTING
    assert shelf.sitting(TODAY, SetKey.ZUGZWANG).puzzles == ()


def test_practice_beside_the_plan_leaves_ratings_alone(shelf: TrainingShelf) -> None:
    first = shelf.keep(answer(0))
    again = shelf.keep(Answer(SHIPPED[0].identity, NOW + 100, TODAY, Mark.GOOD, 4.0))
    assert first is not None
    assert again is not None
    assert (again.rating, again.standing.rating) == (first.rating, first.standing.rating)
    assert again.standing.answers == 2


def test_an_answer_that_is_kept_twice_counts_once(shelf: TrainingShelf) -> None:
    once = shelf.keep(answer(3))
    assert once is not None
    assert shelf.keep(answer(3)) is None
    assert list(shelf.answers()) == [answer(3)]
    assert shelf.home(TODAY).rating == once.rating


def test_ones_own_puzzles_are_kept_once_the_newest_first(shelf: TrainingShelf) -> None:
    own = [puzzle(WIN_IN_2, "game-1"), puzzle(ONLY_MOVE, "game-2")]
    assert shelf.add(own) == 2
    assert shelf.add(own) == 0
    assert shelf.own_puzzles() == own[::-1]
    home = shelf.home(TODAY)
    assert (home.own, home.sets[0].total) == (2, 2)


def test_a_shipped_puzzle_that_happened_in_a_game_is_the_users_own(path: Path) -> None:
    with closing(Archive(path)) as archive:
        shelf = TrainingShelf(archive, lambda: [puzzle(WIN_IN_2), puzzle(ONLY_MOVE)])
        shelf.add([puzzle(WIN_IN_2, "game-1").mirrored()])
        assert [progress.total for progress in shelf.home(TODAY).sets] == [1, 0, 0, 0, 1, 0]


def test_days_make_streak_and_week(shelf: TrainingShelf) -> None:
    marks = {9: Mark.GOOD, 8: Mark.GOOD, 7: Mark.GOOD, 4: Mark.AGAIN, 2: Mark.EASY, 1: Mark.HARD}
    for days_ago, mark in marks.items():
        shelf.keep(answer(days_ago, mark, days_ago))
    shelf.keep(answer(20, Mark.GOOD, days_ago=1))
    home = shelf.home(TODAY)
    assert (home.streak, home.best_streak) == (2, 3)
    assert home.week == (0, 0, 1, 2, 0, 0, 0)
    assert home.done == 0
    assert home.rating_today == 0.0


def test_it_is_there_after_closing(path: Path) -> None:
    with closing(Archive(path)) as archive:
        shelf_of(archive).keep(answer(1))
        shelf_of(archive).add([puzzle(WIN_IN_2, "game-1")])
        before = shelf_of(archive).home(TODAY)
    with closing(Archive(path)) as archive:
        assert shelf_of(archive).home(TODAY) == before


def test_games_and_training_share_an_archive(path: Path) -> None:
    with closing(Archive(path)) as archive:
        archive.put(game(1))
        shelf_of(archive).keep(answer(1))
        assert archive.count() == 1
        archive.delete(["game-1"])
        assert list(shelf_of(archive).answers()) == [answer(1)]


def test_an_archive_from_before_training_gets_its_tables(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        migrate(connection, 3)
    with closing(Archive(path)) as archive:
        assert shelf_of(archive).keep(answer(1)) is not None
        assert archive.problem is None


def standings(archive: Archive) -> dict[str, Standing]:
    return archive.ask(training_table.standings)


def test_merging_gives_what_the_same_answers_in_order_give(tmp_path: Path) -> None:
    answers = [answer(number % 7, Mark(1 + number % 4), 30 - number) for number in range(30)]
    with (
        closing(Archive(tmp_path / "whole")) as whole,
        closing(Archive(tmp_path / "half")) as half,
    ):
        for one in answers:
            shelf_of(whole).keep(one)
        for one in answers[1::2]:
            shelf_of(half).keep(one)
        own = [puzzle(WIN_IN_2, "game-1")]
        assert shelf_of(half).merge(own, answers) == (1, 15)
        assert shelf_of(half).merge(own, answers) == (0, 0)
        shelf_of(whole).add(own)
        assert list(shelf_of(half).answers()) == answers
        assert standings(half) == standings(whole)
        assert shelf_of(half).home(TODAY) == shelf_of(whole).home(TODAY)


def test_answers_to_puzzles_that_are_gone_do_no_harm(shelf: TrainingShelf) -> None:
    gone = Answer("0123456789ab", NOW, TODAY, Mark.GOOD, 5.0)
    assert shelf.keep(gone) is not None
    home = shelf.home(TODAY)
    assert (home.done, home.fading) == (1, 0)
    assert sum(home.coming_back) == 0


def test_a_puzzle_that_cannot_be_read_is_left_out(
    path: Path, shelf: TrainingShelf, caplog: pytest.LogCaptureFixture
) -> None:
    shelf.add([puzzle(WIN_IN_2, "game-1")])
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("INSERT INTO own_puzzles (identity, json) VALUES ('bad', '{}')")
    with caplog.at_level(logging.WARNING):
        assert shelf.own_puzzles() == [puzzle(WIN_IN_2, "game-1")]
    assert "The puzzle bad is left out" in caplog.text


def test_threads_may_answer_at_once(path: Path) -> None:
    with closing(Archive(path)) as archive:
        shelf = shelf_of(archive)
        threads = [threading.Thread(target=shelf.keep, args=(answer(number),)) for number in range(20)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert len(list(shelf.answers())) == shelf.home(TODAY).done == 20


def test_what_the_disk_refuses_is_said_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "folder").touch()
    with pytest.raises(ArchiveError, match="the archive of games cannot be used"):
        shelf_of(Archive(tmp_path / "folder" / "games.sqlite3")).home(TODAY)


CHILD = """
import sys
from pathlib import Path
from connect4_gui.store.archive import Archive
from tests.store.test_training_shelf import answer, shelf_of
shelf = shelf_of(Archive(Path(sys.argv[1])))
for number in range(40):
    shelf.keep(answer(number))
    print(number, flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL on Windows")
def test_a_killed_program_has_kept_every_answer_it_was_told_of(path: Path) -> None:
    child = subprocess.Popen(
        [sys.executable, "-c", CHILD, str(path)], stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parents[2]
    )
    assert child.stdout is not None
    told = [int(child.stdout.readline()) for _ in range(5)]
    child.send_signal(signal.SIGKILL)
    told += [int(line) for line in child.stdout]
    child.wait()
    child.stdout.close()
    with closing(Archive(path)) as archive:
        kept = list(shelf_of(archive).answers())
        assert kept[: len(told)] == [answer(number) for number in told]
        assert len(standings(archive)) == len(kept)
        assert archive.problem is None


def test_kinds_fall_into_their_sets(path: Path) -> None:
    mixed: list[Puzzle] = [any_puzzle(1), any_puzzle(2, Kind.ONLY_MOVE, None), any_puzzle(3, Kind.ZUGZWANG, 3)]
    with closing(Archive(path)) as archive:
        home = TrainingShelf(archive, lambda: mixed).home(TODAY)
    assert [(progress.key, progress.total) for progress in home.sets if progress.total] == [
        (SetKey.WIN_2, 1),
        (SetKey.ONLY_MOVE, 1),
        (SetKey.ZUGZWANG, 1),
    ]


@pytest.mark.parametrize(
    ("table", "columns"),
    [
        ("puzzle_standings", ("stability", "difficulty", "last_day", "due_day", "answers", "mark", "rating")),
        ("puzzle_answers", ("at", "day", "mark", "seconds", "rating", "identity")),
    ],
)
@pytest.mark.parametrize("value", [None, "text", b"\x00\xff", -1, 1 << 62, 9e999, 0.5], ids=repr)
def test_a_row_that_cannot_be_true_is_left_out(
    shelf: TrainingShelf, path: Path, table: str, columns: tuple[str, ...], value: object
) -> None:
    for column in columns:
        shelf.keep(answer(0, days_ago=3))
        shelf.keep(answer(1, days_ago=2))
        with closing(sqlite3.connect(path)) as connection, connection:
            where = f"WHERE identity = '{SHIPPED[0].identity}'"
            connection.execute(f"UPDATE OR REPLACE {table} SET {column} = ? {where}", (value,))
        home = shelf.home(TODAY)
        assert 0 < home.rating < 2000
        assert SHIPPED[1].identity in {kept.identity for kept in shelf.answers()}
        assert len(shelf.sitting(TODAY).puzzles) == SITTING
        assert shelf.keep(answer(0)) is not None
        assert shelf.merge([], [answer(2, days_ago=1)])[1] == 1
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute("DELETE FROM puzzle_answers")
            connection.execute("DELETE FROM puzzle_standings")


def test_what_comes_back_after_the_latest_year_is_believed(shelf: TrainingShelf, path: Path) -> None:
    """The latest answer that can be imported."""
    late = date(LATEST_YEAR, 12, 31)
    shelf.keep(replace(answer(0, Mark.EASY), day=late))
    with closing(sqlite3.connect(path)) as connection:
        standing = training_table.standing(connection, SHIPPED[0].identity)
    assert standing is not None
    assert standing.card.due > late
