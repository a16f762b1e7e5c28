"""GIF: animated pictures of few colours, written as the GIF89a standard has it. No Qt.

Qt reads the format but does not write it. Each picture after the first has only the rectangle that is new in it, and
what stays the same inside of that is transparent.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

MOST_COLOURS = 255
"""One more entry of the table is kept for what is transparent."""

COLOUR_BITS, TABLE = 8, 256
CLEAR, LAST_CODE = TABLE, 4095
END = CLEAR + 1
BLOCK = 255
KEEP_BELOW, HAS_TRANSPARENT = 1 << 2, 1
FOR_EVER = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
TRAILER = b"\x3b"


@dataclass(frozen=True, slots=True)
class GifFrame:
    """A whole picture: for every pixel, row by row, which colour it has; and how many 1/100 s it stays."""

    pixels: bytes
    delay: int


class GifWriter:
    """Turns pictures of ``width`` × ``height`` pixels into the bytes of a file, part by part.

    ``colours`` are at most MOST_COLOURS colours as 0xRRGGBB. Write what ``head`` gives, then what ``frame`` gives for
    each picture, then what ``tail`` gives.
    """

    def __init__(self, width: int, height: int, colours: Sequence[int]) -> None:
        if not 0 < len(colours) <= MOST_COLOURS:
            raise ValueError(f"a GIF has 1 to {MOST_COLOURS} colours, not {len(colours)}")
        self._width, self._height = width, height
        self._colours = tuple(colours)
        self._clear = len(self._colours)
        self._shown: bytes | None = None

    def head(self) -> bytes:
        table = b"".join(colour.to_bytes(3, "big") for colour in self._colours).ljust(3 * TABLE, b"\x00")
        has_table = 0x80 | (COLOUR_BITS - 1) << 4 | (COLOUR_BITS - 1)
        return b"GIF89a" + struct.pack("<HHBBB", self._width, self._height, has_table, 0, 0) + table + FOR_EVER

    def frame(self, frame: GifFrame) -> bytes:
        if len(frame.pixels) != self._width * self._height:
            raise ValueError(f"a picture has {self._width * self._height} pixels, not {len(frame.pixels)}")
        left, top, width, height, pixels = self._news(frame.pixels)
        self._shown = frame.pixels
        control = struct.pack("<BBBBHBB", 0x21, 0xF9, 4, KEEP_BELOW | HAS_TRANSPARENT, frame.delay, self._clear, 0)
        place = struct.pack("<BHHHHB", 0x2C, left, top, width, height, 0)
        return control + place + bytes([COLOUR_BITS]) + b"".join(_blocks(compressed(pixels))) + b"\x00"

    def tail(self) -> bytes:
        return TRAILER

    def _news(self, pixels: bytes) -> tuple[int, int, int, int, bytes]:
        """Left, top, width, height and pixels of the rectangle in which anything is new. It is never empty."""
        old, width = self._shown, self._width
        if old is None:
            return 0, 0, width, self._height, pixels
        rows = [row for row in range(self._height) if _row(pixels, row, width) != _row(old, row, width)] or [0]
        spans = [_changed(_row(old, row, width), _row(pixels, row, width)) for row in rows]
        left, right = min(first for first, _ in spans), max(last for _, last in spans)
        news = bytearray()
        for start in range(rows[0] * width, (rows[-1] + 1) * width, width):
            pairs = zip(old[start + left : start + right + 1], pixels[start + left : start + right + 1], strict=True)
            news += bytes([self._clear if before == now else now for before, now in pairs])
        return left, rows[0], right - left + 1, rows[-1] - rows[0] + 1, bytes(news)


def compressed(pixels: bytes) -> bytes:
    """The pixels by the method of Lempel, Ziv and Welch. Codes grow from 9 to 12 bits, the lowest bit first."""
    result = bytearray()
    codes: dict[int, int] = {}
    free, bits, size = END + 1, CLEAR, COLOUR_BITS + 1
    filled, known = size, pixels[0]
    for pixel in pixels[1:]:
        longer = known << COLOUR_BITS | pixel
        code = codes.get(longer)
        if code is not None:
            known = code
            continue
        bits |= known << filled
        filled += size
        if free <= LAST_CODE:
            codes[longer] = free
            size += free == 1 << size
            free += 1
        else:
            bits |= CLEAR << filled
            filled += size
            codes.clear()
            free, size = END + 1, COLOUR_BITS + 1
        known = pixel
        whole = filled // 8
        result += (bits & (1 << 8 * whole) - 1).to_bytes(whole, "little")
        bits >>= 8 * whole
        filled -= 8 * whole
    bits |= known << filled
    filled += size
    size += free == 1 << size and free <= LAST_CODE
    bits |= END << filled
    filled += size
    return bytes(result) + bits.to_bytes((filled + 7) // 8, "little")


def _blocks(data: bytes) -> Iterator[bytes]:
    """Parts that say how long they are, as the format wants them."""
    for start in range(0, len(data), BLOCK):
        part = data[start : start + BLOCK]
        yield bytes([len(part)]) + part


def _row(pixels: bytes, row: int, width: int) -> bytes:
    return pixels[row * width : (row + 1) * width]


def _changed(old: bytes, new: bytes) -> tuple[int, int]:
    """The first and the last place where two rows differ; the first place if they do not."""
    places = [place for place, (before, now) in enumerate(zip(old, new, strict=True)) if before != now] or [0]
    return places[0], places[-1]
