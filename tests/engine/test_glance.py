from __future__ import annotations

import random

from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import STANDARD_SIZE
from connect4_gui.engine.geometry import geometry_of
from connect4_gui.engine.glance import FULL_ATTENTION, Attention, columns_at_a_glance
from connect4_gui.engine.notation import board_after


def diagonal_three() -> Board:
    """The mover completes a diagonal in column 4; the opponent has three in the bottom row and wants column 5."""
    bit = geometry_of(STANDARD_SIZE).bit
    own = bit(0, 0) | bit(1, 1) | bit(2, 2) | bit(1, 3)
    other = bit(0, 1) | bit(0, 2) | bit(1, 2) | bit(0, 3) | bit(2, 3)
    return Board(STANDARD_SIZE, own, own | other, Side.FIRST)


def test_full_attention_takes_the_win_and_otherwise_blocks() -> None:
    assert columns_at_a_glance(board_after(STANDARD_SIZE, "172737"), FULL_ATTENTION, 0, random.Random(1)) == [3]
    blocked = board_after(STANDARD_SIZE, "17273")
    assert columns_at_a_glance(blocked, FULL_ATTENTION, 0, random.Random(1)) == [3]


def test_without_attention_it_plays_what_looks_good_and_never_a_full_column() -> None:
    blind = Attention(straight=0.0, diagonal=0.0)
    assert columns_at_a_glance(board_after(STANDARD_SIZE, "17273"), blind, 0, random.Random(1)) != [3]
    assert columns_at_a_glance(board_after(STANDARD_SIZE, "444444"), blind, 0, random.Random(1)) == [2, 4]


def test_diagonals_can_be_overlooked_while_rows_are_seen() -> None:
    half_blind = Attention(straight=1.0, diagonal=0.0)
    assert columns_at_a_glance(diagonal_three(), FULL_ATTENTION, 0, random.Random(1)) == [3]
    assert columns_at_a_glance(diagonal_three(), half_blind, 0, random.Random(1)) == [4]


def test_attention_is_a_chance() -> None:
    board, attention = board_after(STANDARD_SIZE, "17273"), Attention(straight=0.5)
    seen = sum(columns_at_a_glance(board, attention, 0, random.Random(seed)) == [3] for seed in range(200))
    assert 60 < seen < 140


def test_a_three_that_its_owner_will_get_looks_better_than_one_for_the_other_rows() -> None:
    """Columns 4 and 5 both make an open three; the rows that are left decide which of them is worth something."""
    assert columns_at_a_glance(board_after(STANDARD_SIZE, "615257"), FULL_ATTENTION, 0, random.Random(1)) == [3]


def test_a_player_sees_more_of_the_own_lines() -> None:
    board, seeds = board_after(STANDARD_SIZE, "172737"), range(50)
    hopeful, sober = Attention(straight=0.5, own=2.0), Attention(straight=0.5)
    assert all(columns_at_a_glance(board, hopeful, 0, random.Random(seed)) == [3] for seed in seeds)
    assert not all(columns_at_a_glance(board, sober, 0, random.Random(seed)) == [3] for seed in seeds)
