from __future__ import annotations

from connect4_gui.engine.board import Side
from connect4_gui.tournament.score import Score
from connect4_gui.tournament.standings import Standings
from tests.tournament.plans import DUEL, TRIO, played


def test_the_table_counts_for_whoever_had_which_colour() -> None:
    """In game 1 entrant 0 begins against 1 and wins; in game 4 they change colours and 0 wins again."""
    standings = Standings(TRIO, [played(TRIO, 0, Side.FIRST), played(TRIO, 3, Side.SECOND), played(TRIO, 1, None)])
    table = standings.table()
    assert table.cross[0, 1] == Score(wins=2)
    assert table.cross[1, 0] == Score(losses=2)
    assert table.cross[0, 2] == table.cross[2, 0] == Score(draws=1)
    assert (1, 2) not in table.cross
    assert table.ranks[0].entrant == 0
    assert table.ranks[0].score == Score(2, 1, 0)
    assert table.ranks[-1].entrant == 1


def test_before_the_first_game_there_are_no_ratings() -> None:
    ranks = Standings(TRIO).table().ranks
    assert [standing.rating for standing in ranks] == [None] * 3
    assert [standing.entrant for standing in ranks] == [0, 1, 2]


def test_a_game_counts_once() -> None:
    standings = Standings(TRIO, [played(TRIO, 0, Side.FIRST)] * 2)
    assert standings.games == 1
    assert standings.table().cross[0, 1] == Score(wins=1)


def test_failures_are_told_of_whoever_failed() -> None:
    standings = Standings(TRIO, [played(TRIO, 0, Side.SECOND, "it was asleep")])
    loser = next(standing for standing in standings.table().ranks if standing.faults)
    assert (loser.entrant, loser.faults, loser.last_fault) == (0, 1, "it was asleep")


def test_pairs_count_up_to_the_first_gap() -> None:
    """Pairs: 2 points, then 1 (each wins with red), then a gap."""
    games = [(0, Side.FIRST), (1, Side.SECOND), (2, Side.FIRST), (3, Side.FIRST), (5, Side.FIRST)]
    standings = Standings(DUEL, [played(DUEL, number, winner) for number, winner in games])
    assert standings.pair_counts() == [0, 0, 1, 0, 1]
