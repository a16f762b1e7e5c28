"""Rising: a sequence of rising numbers as few bytes, each as its distance from the one before.

A distance is written in groups of seven bits, the lowest first; the eighth bit says that another group follows.
"""

from __future__ import annotations

from collections.abc import Iterable

GROUP = 0x7F
MORE = 0x80


def encode_rising(numbers: Iterable[int]) -> bytes:
    """``numbers``, none of them below 0 or below the one before it, as bytes."""
    encoded = bytearray()
    last = 0
    for number in numbers:
        distance, last = number - last, number
        while distance > GROUP:
            encoded.append(distance & GROUP | MORE)
            distance >>= 7
        encoded.append(distance)
    return bytes(encoded)


def decode_rising(encoded: bytes) -> list[int]:
    """The numbers that were encoded."""
    numbers = []
    number = shift = 0
    for byte in encoded:
        number += (byte & GROUP) << shift
        shift += 7
        if byte < MORE:
            numbers.append(number)
            shift = 0
    return numbers
