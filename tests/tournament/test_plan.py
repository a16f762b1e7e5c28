from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest

from connect4_gui.engine.board import Board
from connect4_gui.engine.board_size import STANDARD_SIZE
from connect4_gui.engine.levels import LADDER
from connect4_gui.game.player_spec import bot, person
from connect4_gui.tournament.opening import random_opening
from connect4_gui.tournament.plan import Format, Tournament, numbered, plan_object, read_plan
from connect4_gui.tournament.play import opening_of
from tests.tournament.plans import DUEL, TRIO

ALL = tuple(bot(level) for level in LADDER)


def test_everybody_meets_everybody_as_often_and_begins_as_often() -> None:
    plan = Tournament(ALL, games=4)
    fixtures = [plan.fixture(number) for number in range(plan.total)]
    assert plan.total == 15 * 4
    assert set(Counter(frozenset((game.first, game.second)) for game in fixtures).values()) == {4}
    assert set(Counter((game.first, game.second) for game in fixtures).values()) == {2}


def test_an_odd_number_of_games_is_shared_out() -> None:
    plan = Tournament(ALL, games=1)
    starts = Counter(plan.fixture(number).first for number in range(plan.total))
    assert max(starts.values()) - min(starts.values()) <= 1


def test_in_a_gauntlet_the_first_meets_all_others() -> None:
    plan = Tournament(ALL, games=2, format=Format.GAUNTLET)
    fixtures = [plan.fixture(number) for number in range(plan.total)]
    assert plan.total == 10
    assert all(0 in (game.first, game.second) for game in fixtures)


def test_an_opening_is_played_twice_with_colours_changed() -> None:
    for number in range(0, DUEL.total, 2):
        one, other = DUEL.fixture(number), DUEL.fixture(number + 1)
        assert (one.first, one.second) == (other.second, other.first)
        assert opening_of(DUEL, one) == opening_of(DUEL, other)
    assert len({opening_of(DUEL, DUEL.fixture(number)) for number in range(0, DUEL.total, 2)}) > 1


def test_every_pair_has_the_same_openings() -> None:
    first_round = [opening_of(TRIO, TRIO.fixture(number)) for number in range(3)]
    assert len(set(first_round)) == 1


def test_nobody_wins_in_an_opening_or_just_after_it() -> None:
    rng = random.Random(1)
    for _ in range(200):
        board = Board.empty(STANDARD_SIZE)
        for column in random_opening(STANDARD_SIZE, 8, rng):
            board = board.play(column)
        assert board.disc_count == 8
        followers = [after.play(column) for after in (board, board.pass_turn()) for column in board.open_columns()]
        assert board.outcome() is None
        assert [after.outcome() for after in followers] == [None] * len(followers)


def test_a_plan_goes_through_json_and_back() -> None:
    assert read_plan(plan_object(TRIO)) == TRIO
    assert TRIO.digest == read_plan(plan_object(TRIO)).digest != replace(TRIO, seed=8).digest


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"entrants": ALL[:1]}, "2 to 26 bots, not 1"),
        ({"entrants": (ALL[0], person())}, "only bots"),
        ({"games": 0}, "1 to 10000 games, not 0"),
        ({"opening_discs": 9}, "0 to 8 discs, not 9"),
    ],
)
def test_impossible_plans_are_refused(change: dict[str, object], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        replace(TRIO, **change)  # type: ignore[arg-type]


def test_equal_names_are_numbered() -> None:
    assert numbered(["easy", "hard", "easy"]) == ["easy 1", "hard", "easy 2"]
