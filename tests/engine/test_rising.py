from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from connect4_gui.engine.rising import decode_rising, encode_rising


@given(st.lists(st.integers(0, 1 << 81)).map(sorted))
def test_what_was_encoded_is_decoded(numbers: list[int]) -> None:
    assert decode_rising(encode_rising(numbers)) == numbers


def test_small_distances_take_one_byte() -> None:
    first = 1 << 55
    assert len(encode_rising([first, first + 1, first + 100])) == len(encode_rising([first])) + 2


def test_a_distance_is_written_lowest_bits_first() -> None:
    assert encode_rising([5, 5 + 300]) == bytes([5, 0x80 | (300 & 0x7F), 300 >> 7])
