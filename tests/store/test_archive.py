"""What the archive keeps comes back exactly, and its quick answers are those of a slow look at every game."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.levels import EASY, HARD, MEDIUM
from connect4_gui.game.game import Ending, Game, TurnTime
from connect4_gui.game.game_time import GameTime
from connect4_gui.game.player_spec import bot, person
from connect4_gui.game.record import GameRecord
from connect4_gui.store.archive import BATCH, Archive, users_archive
from connect4_gui.store.archive_file import ArchiveError
from connect4_gui.store.archived_game import ArchivedGame, Outcome, new_id
from connect4_gui.store.filters import Filters, SortKey
from connect4_gui.store.game_row import GameRow
from connect4_gui.store.ratings import MOST_POINTS
from tests.game.test_record import records
from tests.matches import DRAWN, DRAWN_SIZE, against_computer, friends, play_moves, two_bots
from tests.store import slow
from tests.store.games import DAY, LOST, START, WON, archived_games, filters, game, recorded


@pytest.fixture
def archive(tmp_path: Path) -> Iterator[Archive]:
    with closing(Archive(tmp_path / "deep" / "games.sqlite3")) as archive:
        yield archive


def test_it_lies_in_the_data_folder(home: Path) -> None:
    assert home in users_archive().path.parents


def test_nothing_is_made_before_the_first_question(archive: Archive) -> None:
    assert not archive.path.parent.exists()
    assert archive.count() == 0
    assert archive.problem is None
    assert archive.path.exists()


@settings(max_examples=50)
@given(records())
def test_a_game_comes_back_exactly(record: GameRecord) -> None:
    archived = ArchivedGame("a", 1.5, record, 99.5)
    with TemporaryDirectory() as folder, closing(Archive(Path(folder) / "a")) as archive:
        archive.put(archived)
        archive.close()
        assert archive.get("a") == archived
        assert archive.newest() == archived
        assert list(archive.all()) == [archived]


def test_a_game_that_is_put_again_is_updated(archive: Archive) -> None:
    archive.put(game(1, "44", accuracy=50))
    archive.put(game(1, WON))
    assert archive.count() == 1
    assert archive.get("game-1") == game(1, WON)
    assert archive.page()[0].outcome is Outcome.WON


def test_what_is_not_there_is_none(archive: Archive) -> None:
    assert archive.get("nothing") is None
    assert archive.newest() is None
    assert archive.page() == []
    assert list(archive.all()) == []
    assert archive.ratings() == []


def test_a_row_tells_all_a_list_shows_without_the_record(archive: Archive) -> None:
    setup = against_computer(
        HARD, ("Zoë", ""), size=BoardSize(8, 9), turn_seconds=20, game_time=GameTime(3, 2), is_swapped=True
    )
    ending = Game.new(setup.size, Side.SECOND)
    ending.resign(Side.FIRST)
    archive.put(ArchivedGame("x", 12.25, GameRecord.of(ending, setup), 87.5))
    assert archive.page() == [
        GameRow(
            id="x",
            played_at=12.25,
            rules="classic",
            size=BoardSize(8, 9),
            starter=Side.SECOND,
            first=bot(HARD),
            second=person("Zoë"),
            winner=Side.SECOND,
            ending=Ending.RESIGNED,
            moves=0,
            notation="",
            turn_seconds=20,
            game_time=GameTime(3, 2),
            outcome=Outcome.WON,
            accuracy=87.5,
        )
    ]


def test_a_running_game_has_no_ending(archive: Archive) -> None:
    archive.put(game(1, "4-4", friends("Ada", "Grace")))
    (row,) = archive.page()
    assert (row.winner, row.ending, row.outcome) == (None, None, Outcome.UNFINISHED)
    assert (row.moves, row.notation) == (3, "4-4")
    assert (row.turn_seconds, row.game_time) == (None, None)


def test_a_page_has_a_hundred_games_unless_told_otherwise(archive: Archive) -> None:
    archive.put_all(game(number, "4") for number in range(101))
    assert len(archive.page()) == 100
    assert [row.id for row in archive.page(offset=100)] == ["game-0"]


def test_deleted_games_can_be_restored(archive: Archive) -> None:
    games = [game(number, accuracy=number) for number in range(4)]
    archive.put_all(games)
    deleted = archive.delete(["game-1", "game-3", "nothing"])
    assert deleted == [games[1], games[3]]
    assert list(archive.all()) == [games[0], games[2]]
    archive.restore(deleted)
    assert list(archive.all()) == games


def test_nothing_of_a_deleted_game_stays_in_the_file(archive: Archive) -> None:
    archive.put_all([game(1), game(2)])
    archive.delete(["game-1", "game-2"])
    archive.close()
    with closing(sqlite3.connect(archive.path)) as connection:
        left = [connection.execute(f"SELECT COUNT(*) FROM {table}").fetchone() for table in ("games", "records")]
    assert left == [(0,), (0,)]


def test_a_game_that_could_not_be_read_back_is_not_put(archive: Archive) -> None:
    record = recorded("4")
    turn = replace(record.turns[0], time=TurnTime(float("nan")))
    with pytest.raises(ValueError, match="not JSON compliant"):
        archive.put(ArchivedGame("a", 1.0, replace(record, turns=(turn,))))
    assert archive.count() == 0


def test_all_of_a_bulk_is_kept_or_nothing(archive: Archive) -> None:
    archive.put(game(1))
    broken = replace(game(3), record=None)  # type: ignore[arg-type]
    with pytest.raises(AttributeError):
        archive.put_all([game(2), broken])
    assert archive.count() == 1
    archive.put(game(2))
    assert archive.count() == 2


def test_a_page_is_sorted_as_asked_and_equals_by_date(archive: Archive) -> None:
    archive.put_all([game(1, WON), game(2, "44"), game(3, LOST), game(4, "55"), game(5, WON)])

    def order(sort: SortKey, is_descending: bool) -> str:
        return "".join(row.id[-1] for row in archive.page(sort=sort, is_descending=is_descending))

    assert order(SortKey.DATE, True) == "54321"
    assert order(SortKey.DATE, False) == "12345"
    assert order(SortKey.MOVES, True) == "35142"
    assert order(SortKey.MOVES, False) == "24153"
    assert order(SortKey.RESULT, False) == "15324"
    assert order(SortKey.RESULT, True) == "42351"


def test_games_of_friends_of_bots_and_against_a_level_are_told_apart(archive: Archive) -> None:
    archive.put_all([game(1, WON, friends()), game(2, WON, two_bots(EASY, HARD)), game(3, WON, against_computer(HARD))])
    found = {name: [row.id for row in archive.page(Filters(opponent=name))] for name in ("friend", "bots", "hard")}
    assert found == {"friend": ["game-1"], "bots": ["game-2"], "hard": ["game-3"]}


@settings(max_examples=50)
@given(archived_games, filters, st.integers(0, 5), st.integers(1, 5))
def test_filters_and_pages_are_right(games: list[ArchivedGame], wanted: Filters, offset: int, limit: int) -> None:
    expected = [archived for archived in slow.in_order(games) if slow.matches(archived, wanted)]
    newest_first = [archived.id for archived in reversed(expected)]
    with TemporaryDirectory() as folder, closing(Archive(Path(folder) / "a")) as archive:
        archive.put_all(games)
        assert archive.count(wanted) == len(expected)
        assert list(archive.all(wanted)) == expected
        assert [row.id for row in archive.rows(wanted)] == [archived.id for archived in expected]
        assert [row.id for row in archive.page(wanted, offset, limit)] == newest_first[offset : offset + limit]
        for sort in SortKey:
            assert {row.id for row in archive.page(wanted, sort=sort)} == set(newest_first)


@settings(max_examples=50)
@given(archived_games, filters)
def test_statistics_and_ratings_are_those_of_a_slow_count(games: list[ArchivedGame], wanted: Filters) -> None:
    with TemporaryDirectory() as folder, closing(Archive(Path(folder) / "a")) as archive:
        archive.put_all(games)
        assert archive.statistics() == slow.statistics(games)
        assert archive.statistics(wanted) == slow.statistics(g for g in games if slow.matches(g, wanted))
        assert [point.rating for point in archive.ratings()] == pytest.approx(slow.ratings(games))


def test_a_win_rate_counts_only_games_with_an_outcome(archive: Archive) -> None:
    archive.put_all([game(1, WON), game(2, LOST), game(3, LOST), game(4, LOST), game(5, "44")])
    archive.put(game(6, WON, friends()))
    total = archive.statistics().total
    assert (total.games, total.won, total.lost, total.win_rate) == (6, 1, 3, 0.25)
    assert archive.statistics(Filters(opponent="friend")).total.win_rate is None


def test_a_win_rate_counts_draws_too(archive: Archive) -> None:
    drawn = against_computer(size=DRAWN_SIZE)
    archive.put_all([game(1, WON), game(2, DRAWN, drawn), game(3, DRAWN, drawn), game(4, LOST)])
    total = archive.statistics().total
    assert (total.won, total.drawn, total.lost, total.win_rate) == (1, 2, 1, 0.25)


def test_ratings_rise_and_fall_by_elo_and_are_thinned(archive: Archive) -> None:
    archive.put_all([game(1, WON, against_computer(MEDIUM)), game(2, LOST, against_computer(EASY))])
    first, second = archive.ratings()
    assert (first.played_at, first.rating, first.games) == (START + DAY, 1012, 1)
    assert second.rating == pytest.approx(1012 - 24 / (1 + 10 ** ((637 - 1012) / 400)))
    archive.put_all(game(number) for number in range(1, 501))
    points = archive.ratings()
    assert len(points) == MOST_POINTS
    assert (points[0].games, points[-1].games) == (1, 500)


def test_all_goes_on_over_the_batches_also_where_many_were_played_at_once(archive: Archive) -> None:
    one = game(1)
    games = [replace(one, id=f"{number:04}") for number in range(2 * BATCH + 1)]
    archive.put_all(games)
    assert list(archive.all()) == games


def test_it_can_be_changed_while_all_of_it_is_read(archive: Archive) -> None:
    archive.put_all(game(number) for number in range(BATCH + 10))
    seen = []
    for archived in archive.all():
        seen.append(archived.id)
        archive.delete([archived.id])
    assert len(seen) == BATCH + 10
    assert archive.count() == 0


def test_a_game_that_cannot_be_read_is_left_out_and_named(archive: Archive, caplog: pytest.LogCaptureFixture) -> None:
    archive.put_all([game(1), game(2)])
    archive.close()
    with closing(sqlite3.connect(archive.path)) as connection, connection:
        connection.execute("UPDATE records SET json = '{}' WHERE number = 1")
        connection.execute("UPDATE games SET first_level = 'godlike' WHERE number = 1")
    with pytest.raises(ArchiveError, match="the game game-1 in the archive cannot be read: format is missing"):
        archive.get("game-1")
    assert list(archive.all()) == [game(2)]
    assert [row.id for row in archive.page()] == ["game-2"]
    assert "game-1" in caplog.text
    assert archive.delete(["game-1"]) == []
    assert archive.count() == 1


def test_several_threads_can_use_it_at_once(archive: Archive) -> None:
    def work(first: int) -> None:
        for number in range(first, first + 20):
            archive.put(game(number))
            assert archive.get(f"game-{number}") == game(number)

    threads = [threading.Thread(target=work, args=(20 * number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert archive.count() == 80


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"id": ""}, "'' is not the id of a game"),
        ({"id": "a b"}, "'a b' is not the id"),
        ({"id": "x" * 65}, "is not the id"),
        ({"played_at": -1.0}, "-1.0 is not a number"),
        ({"played_at": float("nan")}, "nan is not a number"),
        ({"accuracy": 101.0}, "101.0 is not a number from 0 to 100"),
    ],
)
def test_what_cannot_be_is_refused(changes: dict[str, object], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        replace(game(1), **changes)  # type: ignore[arg-type]


def test_an_unknown_opponent_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no opponent 'dog'; there are friend, bots, tournament, beginner"):
        Filters(opponent="dog")


def test_ids_are_new() -> None:
    assert len({new_id() for _ in range(100)}) == 100


@pytest.mark.parametrize("starter", Side)
def test_a_game_that_was_set_up_is_listed_with_its_start_and_counts_for_nobody(archive: Archive, starter: Side) -> None:
    setup = against_computer(size=BoardSize(8, 9))
    start = Board(setup.size, 0b111 if starter is Side.FIRST else 0, 0b111, starter)
    record = GameRecord.of(play_moves(Game(start), "1" if starter is Side.FIRST else "91"), setup)
    archive.put(ArchivedGame("set-up", START, record))
    archive.put(game(1))
    assert archive.get("set-up") == ArchivedGame("set-up", START, record)
    plain, set_up = archive.page()
    assert (set_up.set_up, set_up.start, set_up.starter) == (start, start, starter)
    assert (plain.set_up, plain.start) == (None, Board.empty(STANDARD_SIZE))
    assert (set_up.winner, set_up.outcome) == (Side.FIRST, Outcome.NONE)
    assert [point.games for point in archive.ratings()] == [1]


def test_a_damaged_row_has_no_rating(archive: Archive) -> None:
    archive.put_all([game(1), game(2), game(3)])
    archive.close()
    with sqlite3.connect(archive.path) as connection:
        connection.execute("UPDATE games SET opponent = 'mddium' WHERE id = 'game-1'")
        connection.execute("UPDATE games SET played_at = 'never' WHERE id = 'game-2'")
    connection.close()
    assert [point.games for point in archive.ratings()] == [1]


def test_damaged_rows_are_not_counted(archive: Archive) -> None:
    archive.put_all([game(1), game(2), game(3)])
    archive.close()
    with sqlite3.connect(archive.path) as connection:
        connection.execute("UPDATE games SET columns = 127 WHERE id = 'game-1'")
        connection.execute("UPDATE games SET outcome = -5 WHERE id = 'game-2'")
    connection.close()
    assert archive.statistics().total.games == 1
