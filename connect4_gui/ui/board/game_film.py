"""GameFilm: a whole game as an animated GIF, a picture for every turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtGui import QImage

from connect4_gui.game.record import GameRecord
from connect4_gui.gif import MOST_COLOURS, GifFrame, GifWriter
from connect4_gui.settings.theme import Theme
from connect4_gui.ui.board.board_picture import BoardPicture

WIDTH_PX = 420
TURN_DELAY, END_DELAY = 70, 300
"""How long a picture stays, in 1/100 s."""

COARSE = 0xF8F8F8
"""Colours that differ only in the bits left out here are much alike, and of one kind."""


class GameFilm:
    """Paints and packs the pictures of a game, one at a time; any thread may do so."""

    def __init__(self, record: GameRecord, theme: Theme, width: int = WIDTH_PX) -> None:
        self._record = record
        self._theme = theme
        self._width = width

    def __len__(self) -> int:
        """How many pictures there are: the start, and one for each turn."""
        return len(self._record.turns) + 1

    def parts(self) -> Iterator[bytes]:
        """The bytes of the file, one part for each picture."""
        last = len(self) - 1
        palette = Palette(self._image(place) for place in sorted({0, max(last - 1, 0), last}))
        size = self._image(0).size()
        writer = GifWriter(size.width(), size.height(), palette.colours)
        part = writer.head()
        for place in range(last):
            yield part + writer.frame(GifFrame(palette.indexed(self._image(place)), TURN_DELAY))
            part = b""
        yield part + writer.frame(GifFrame(palette.indexed(self._image(last)), END_DELAY)) + writer.tail()

    def _image(self, place: int) -> QImage:
        picture = BoardPicture.of(self._record.game(place), self._theme)
        return picture.image(picture.scale_for(self._width))


class Palette:
    """The colours that matter most in some pictures; every other colour is shown as one that is much alike.

    Flat areas keep their colours. Where there are too many, the smooth edges of discs have to share theirs.
    """

    def __init__(self, images: Iterable[QImage]) -> None:
        counts: Counter[int] = Counter()
        for image in images:
            counts.update(_pixels(image))
        self.colours = _most_telling(counts)
        self._numbers = _Numbers(self.colours)

    def indexed(self, image: QImage) -> bytes:
        """For every pixel the number of its colour."""
        return bytes(map(self._numbers.__getitem__, _pixels(image)))


class _Numbers(dict[int, int]):
    """From a pixel to the number of its colour. What is much alike has the same one, the rest the nearest."""

    def __init__(self, colours: Sequence[int]) -> None:
        super().__init__()
        self._parts = [_parts(colour) for colour in colours]
        self._of_kind = {colour & COARSE: number for number, colour in enumerate(colours)}

    def __missing__(self, pixel: int) -> int:
        kind = pixel & COARSE
        if kind not in self._of_kind:
            self._of_kind[kind] = self._nearest(pixel)
        self[pixel] = number = self._of_kind[kind]
        return number

    def _nearest(self, pixel: int) -> int:
        red, green, blue = _parts(pixel)
        distances = [2 * (red - r) ** 2 + 4 * (green - g) ** 2 + (blue - b) ** 2 for r, g, b in self._parts]
        return distances.index(min(distances))


def _most_telling(counts: Counter[int]) -> tuple[int, ...]:
    """Of every common kind of colour the commonest one, as 0xRRGGBB."""
    commonest: dict[int, int] = {}
    totals: Counter[int] = Counter()
    for pixel, count in counts.most_common():
        commonest.setdefault(pixel & COARSE, pixel & 0xFFFFFF)
        totals[pixel & COARSE] += count
    return tuple(commonest[kind] for kind, _ in totals.most_common(MOST_COLOURS))


def _pixels(image: QImage) -> memoryview:
    """Its pixels as numbers; ``image`` must live as long as they are used."""
    return memoryview(image.constBits()).cast("I")


def _parts(colour: int) -> tuple[int, int, int]:
    return colour >> 16 & 0xFF, colour >> 8 & 0xFF, colour & 0xFF
