"""GIF: whatever is written, another program reads the very same pixels."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QImageReader

from connect4_gui.gif import MOST_COLOURS, GifFrame, GifWriter

COLOURS = tuple(random.Random(4).sample(range(0x1000000), MOST_COLOURS))


def written(width: int, height: int, frames: list[GifFrame], colours: tuple[int, ...] = COLOURS) -> bytes:
    writer = GifWriter(width, height, colours)
    return b"".join([writer.head(), *(writer.frame(frame) for frame in frames), writer.tail()])


def read(data: bytes) -> tuple[list[list[int]], list[int]]:
    """The colours of every picture as 0xRRGGBB, and how many ms it stays."""
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(b"gif"))
    pictures, delays = [], []
    while not (image := reader.read()).isNull():
        plain = image.convertToFormat(QImage.Format.Format_RGB32)
        pictures.append([pixel & 0xFFFFFF for pixel in memoryview(plain.constBits()).cast("I")])
        delays.append(reader.nextImageDelay())
    return pictures, delays


def painted(frame: GifFrame) -> list[int]:
    return [COLOURS[pixel] for pixel in frame.pixels]


def noise(rng: random.Random, pixels: int, colours: int) -> bytes:
    return bytes(rng.choices(range(colours), k=pixels))


@pytest.mark.parametrize("colours", [1, 2, 17, MOST_COLOURS])
@pytest.mark.parametrize(("width", "height"), [(1, 1), (7, 3), (97, 61), (160, 120)])
def test_a_picture_is_read_as_it_was_written(width: int, height: int, colours: int) -> None:
    """Noise fills the table of codes many times over."""
    rng = random.Random(width * colours)
    frames = [GifFrame(noise(rng, width * height, colours), 70)]
    assert read(written(width, height, frames))[0] == [painted(frame) for frame in frames]


@given(st.lists(st.binary(min_size=20, max_size=20), min_size=1, max_size=6))
def test_every_picture_of_a_film_is_whole(pictures: list[bytes]) -> None:
    frames = [GifFrame(bytes(pixel % MOST_COLOURS for pixel in picture), 10) for picture in pictures]
    assert read(written(5, 4, frames))[0] == [painted(frame) for frame in frames]


def test_what_stays_the_same_costs_nothing() -> None:
    rng = random.Random(1)
    still = noise(rng, 10_000, MOST_COLOURS)
    moved = bytearray(still)
    moved[5050] = (moved[5050] + 1) % MOST_COLOURS
    first = written(100, 100, [GifFrame(still, 70)])
    film = [GifFrame(still, 70), GifFrame(bytes(moved), 70), GifFrame(bytes(moved), 300)]
    assert len(written(100, 100, film)) - len(first) < 80
    pictures, delays = read(written(100, 100, film))
    assert pictures == [painted(frame) for frame in film]
    assert delays == [700, 700, 3000]


@pytest.mark.parametrize("colours", [2, MOST_COLOURS])
def test_a_picture_may_end_wherever_the_codes_grow(colours: int) -> None:
    """With 255 colours the codes grow after 255, 767 and 1791 pixels and begin again after 3837."""
    ends = (1, 2, 3, *range(250, 262), *range(764, 772), *range(1788, 1796), *range(3833, 3843))
    for length in ends:
        frames = [GifFrame(noise(random.Random(length), length, colours), 5)]
        assert read(written(length, 1, frames))[0] == [painted(frame) for frame in frames], length


@pytest.mark.parametrize("colours", [(), (*COLOURS, 1)])
def test_too_many_or_no_colours_are_refused(colours: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match=f"not {len(colours)}"):
        GifWriter(1, 1, colours)


def test_a_picture_of_another_size_is_refused() -> None:
    with pytest.raises(ValueError, match="12 pixels, not 11"):
        GifWriter(4, 3, COLOURS).frame(GifFrame(bytes(11), 1))
