from __future__ import annotations

import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st

from connect4_gui.engine.rising import BLOCK, RisingNumbers, encode_rising

rising = st.sets(st.integers(0, 1 << 90), max_size=3 * BLOCK).map(sorted)


@given(rising)
def test_what_was_encoded_is_decoded(numbers: list[int]) -> None:
    assert list(RisingNumbers(encode_rising(numbers), len(numbers))) == numbers


@given(rising, st.sets(st.integers(0, 1 << 90)))
def test_every_number_is_found_at_its_place_and_no_other(numbers: list[int], others: set[int]) -> None:
    found = RisingNumbers(encode_rising(numbers), len(numbers))
    assert [found.place_of(number) for number in numbers] == list(range(len(numbers)))
    strangers = others | {number + 1 for number in numbers} | {number - 1 for number in numbers if number}
    assert {found.place_of(number) for number in strangers - set(numbers)} <= {None}


@pytest.mark.parametrize("count", [1, BLOCK - 1, BLOCK, BLOCK + 1, 2 * BLOCK, 5 * BLOCK + 7])
def test_blocks_are_full_but_the_last(count: int) -> None:
    numbers = [7 * number for number in range(count)]
    found = RisingNumbers(encode_rising(numbers), count)
    assert (len(found), found.last) == (count, numbers[-1])
    assert [found.place_of(number) for number in numbers] == list(range(count))


def test_small_distances_take_one_byte() -> None:
    first = 1 << 55
    assert len(encode_rising([first, first + 1, first + 100])) == len(encode_rising([first])) + 2


def test_a_distance_is_written_lowest_bits_first() -> None:
    assert encode_rising([5, 5 + 300]) == struct.pack(">H", 3) + bytes([5, 0x80 | (300 & 0x7F), 300 >> 7])


@pytest.mark.parametrize(
    ("encoded", "count"),
    [
        (b"", 1),
        (b"\0", 1),
        (b"\0\1", 1),
        (b"\0\0", 1),
        (b"\0\1\5\5", 1),
        (b"\0\1\5", 2),
        (b"\0\2\5\5", 1),
        (b"\0\2\5\0", 2),
        (b"\0\1\5", BLOCK + 1),
        (b"\0\1\0\1\5\5", BLOCK + 1),
        (b"\0\1\x85", 1),
    ],
)
def test_what_is_not_so_many_rising_numbers_is_refused(encoded: bytes, count: int) -> None:
    with pytest.raises(ValueError, match=r"it|its"):
        RisingNumbers(encoded, count)
