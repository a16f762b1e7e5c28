"""Elo of player and puzzles."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from connect4_gui.training.rating import MOST_CHANGE, PLAYER_START, expected_score, rated

ratings = st.floats(0, 4000)


def test_equals_win_or_lose_half_of_the_most() -> None:
    assert rated(1000, 1000, is_solved=True) == (1016, 984)
    assert rated(1000, 1000, is_solved=False) == (984, 1016)


def test_four_hundred_points_are_ten_to_one() -> None:
    assert expected_score(1400, 1000) == pytest.approx(10 / 11)
    assert rated(1400, 1000, is_solved=True)[0] == pytest.approx(1400 + 32 / 11)


@given(ratings, ratings, st.booleans())
def test_what_one_wins_the_other_loses(player: float, puzzle: float, is_solved: bool) -> None:
    player_after, puzzle_after = rated(player, puzzle, is_solved=is_solved)
    assert player_after + puzzle_after == pytest.approx(player + puzzle)
    assert 0 <= (player_after - player if is_solved else player - player_after) <= MOST_CHANGE


def test_ratings_find_the_true_strength() -> None:
    chance = random.Random(1)
    player, strength = PLAYER_START, 1300.0
    history = []
    for _ in range(2000):
        puzzle = chance.uniform(600, 1600)
        player, _ = rated(player, puzzle, is_solved=chance.random() < expected_score(strength, puzzle))
        history.append(player)
    assert sum(history[500:]) / 1500 == pytest.approx(strength, abs=40)
