"""Rising: a sequence of rising numbers as few bytes, in which a number can be found without decoding all of them.

A number is written as its distance from the one before, in groups of seven bits, the lowest first; the eighth bit says
that another group follows. They stand in blocks of BLOCK numbers, each of which begins anew at 0, and in front of them
the length of every block in bytes, as two bytes, the higher first.
"""

from __future__ import annotations

import struct
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, chain, pairwise

GROUP = 0x7F
MORE = 0x80

BLOCK = 256


class RisingNumbers:
    """``count`` numbers that were encoded.

    Raises ValueError if these are not so many, or no rising ones, as far as that is seen without decoding all of them.
    """

    def __init__(self, encoded: bytes, count: int) -> None:
        blocks = -(-count // BLOCK)
        try:
            lengths = struct.unpack_from(f">{blocks}H", encoded)
        except struct.error:
            raise ValueError("it is too short") from None
        ends = list(accumulate(lengths, initial=2 * blocks))
        self._blocks = [encoded[start:end] for start, end in pairwise(ends)]
        if ends[-1] != len(encoded) or not all(block and block[-1] < MORE for block in self._blocks):
            raise ValueError("its blocks are not as long as it says")
        self._firsts = [next(_decode(block)) for block in self._blocks]
        last_block = list(_decode(self._blocks[-1])) if blocks else []
        if len(last_block) != count - max(0, blocks - 1) * BLOCK:
            raise ValueError(f"it does not hold {count} numbers")
        if not _is_rising(self._firsts) or not _is_rising(last_block):
            raise ValueError("its numbers are in no order")
        self._count = count
        self.last = last_block[-1] if last_block else None

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[int]:
        return chain.from_iterable(map(_decode, self._blocks))

    def place_of(self, number: int) -> int | None:
        """How many numbers come before ``number``; None if it is not one of them."""
        block = bisect_right(self._firsts, number) - 1
        if block < 0:
            return None
        numbers = list(_decode(self._blocks[block]))
        place = bisect_left(numbers, number)
        if place == min(len(numbers), BLOCK) or numbers[place] != number:
            return None
        return block * BLOCK + place


def encode_rising(numbers: Sequence[int]) -> bytes:
    """``numbers``, none of them below 0 and each above the one before it, as bytes."""
    blocks = [_encode(numbers[start : start + BLOCK]) for start in range(0, len(numbers), BLOCK)]
    return struct.pack(f">{len(blocks)}H", *map(len, blocks)) + b"".join(blocks)


def _encode(numbers: Iterable[int]) -> bytes:
    encoded = bytearray()
    last = 0
    for number in numbers:
        distance, last = number - last, number
        while distance > GROUP:
            encoded.append(distance & GROUP | MORE)
            distance >>= 7
        encoded.append(distance)
    return bytes(encoded)


def _decode(encoded: bytes) -> Iterator[int]:
    number = shift = 0
    for byte in encoded:
        number += (byte & GROUP) << shift
        shift += 7
        if byte < MORE:
            yield number
            shift = 0


def _is_rising(numbers: Sequence[int]) -> bool:
    return all(before < after for before, after in pairwise(numbers))
