"""Book: exact scores of all positions near the start, shipped with the program and read-only.

A file is a header and a body that is packed with zlib: the number of bytes that the keys take, the keys of all
positions with at most ``discs`` discs as ``rising.py`` writes them, then one signed byte of score for each, for the
player to move. Mirror images share a key. All numbers are big-endian:

    4 bytes  C4BK             1 byte  columns          4 bytes   number of positions
    1 byte   format version   1 byte  most discs      32 bytes   SHA-256 of header so far and packed body
    1 byte   rows
"""

from __future__ import annotations

import hashlib
import struct
import zlib
from collections.abc import Mapping, Sequence
from pathlib import Path

from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.geometry import geometry_of
from connect4_gui.engine.rising import RisingNumbers, encode_rising
from connect4_gui.engine.search_types import win_points
from connect4_gui.regular_file import open_regular, require_regular

MAGIC = b"C4BK"
FORMAT_VERSION = 3
HEADER = struct.Struct(">4sBBBBI")
KEYS_SIZE = struct.Struct(">I")
DIGEST_BYTES = 32
MOST_KEY_BYTES = 14
"""More than a key of the largest board takes, as ``rising.py`` writes it."""


class BookError(ValueError):
    """A file that is no usable book; the message is a sentence for a person."""


def position_key(board: Board) -> int:
    """One number for a position and its mirror image, whichever side is to move in it."""
    mirror = board.mirrored()
    return min(board.own + board.occupied, mirror.own + mirror.occupied)


def board_of_key(size: BoardSize, key: int) -> Board:
    """The position with this key, the first player to move in it.

    A column of ``h`` discs adds ``2**h - 1`` for the discs and less than ``2**h`` for the mover's among them, so the
    sums of different heights do not overlap.
    """
    geometry = geometry_of(size)
    own = occupied = 0
    for column in range(size.columns):
        shift = column * geometry.stride
        total = (key >> shift) & ((1 << geometry.stride) - 1)
        discs = (1 << ((total + 1).bit_length() - 1)) - 1
        occupied |= discs << shift
        own |= (total - discs) << shift
    return Board(size, own, occupied, Side.FIRST)


class Book:
    """The scores of one size. Raises BookError if the file is missing, damaged or of another format."""

    def __init__(self, path: Path) -> None:
        content = read_book_file(path)
        if len(content) < HEADER.size + DIGEST_BYTES:
            raise BookError(f"{path} is too short for an opening book")
        magic, version, rows, columns, self.discs, count = HEADER.unpack_from(content)
        if magic != MAGIC or version != FORMAT_VERSION:
            raise BookError(f"{path} is not an opening book of this version")
        packed = content[HEADER.size + DIGEST_BYTES :]
        digest = content[HEADER.size : HEADER.size + DIGEST_BYTES]
        if digest != _digest(content[: HEADER.size], packed):
            raise BookError(f"{path} is damaged: its checksum does not match")
        self.size = book_size(path, rows, columns)
        if not 1 <= self.discs < self.size.cells:
            raise BookError(f"{path} is senseless: it says {self.discs} discs on a {self.size} board")
        try:
            self._keys, self._scores = _unpack(packed, count)
        except (zlib.error, struct.error, ValueError) as error:
            raise BookError(f"{path} is damaged: {error}") from None
        if len(self._scores) != count:
            raise BookError(f"{path} is damaged: it does not hold {count} positions")
        if self._keys.last is None or not fits(self.size, self._keys.last):
            raise BookError(f"{path} is senseless: it holds no positions of a {self.size} board")

    def __len__(self) -> int:
        return len(self._keys)

    def score(self, board: Board) -> int | None:
        """The exact score of ``board`` for the player to move, None if the book does not know it."""
        if board.size != self.size or board.disc_count > self.discs:
            return None
        place = self._keys.place_of(position_key(board))
        if place is None:
            return None
        points = self._scores[place]
        return points if can_score(board, points) else None

    def items(self) -> Sequence[tuple[int, int]]:
        """Every key with its score, in rising order of the keys."""
        return list(zip(self._keys, self._scores, strict=False))


def write_book(path: Path, size: BoardSize, discs: int, scores: Mapping[int, int]) -> None:
    """Write the book of ``scores`` by key. The same scores always give the same bytes."""
    keys = sorted(scores)
    encoded = encode_rising(keys)
    body = KEYS_SIZE.pack(len(encoded)) + encoded + struct.pack(f">{len(keys)}b", *(scores[key] for key in keys))
    packed = zlib.compress(body, zlib.Z_BEST_COMPRESSION)
    header = HEADER.pack(MAGIC, FORMAT_VERSION, size.rows, size.columns, discs, len(keys))
    write_book_file(path, header + _digest(header, packed) + packed)


def book_size(path: Path, rows: int, columns: int) -> BoardSize:
    """The size that a file says it is for. Raises BookError."""
    try:
        return BoardSize(rows, columns)
    except ValueError as error:
        raise BookError(f"{path} is senseless: {error}") from None


def fits(size: BoardSize, key: int) -> bool:
    """Whether the key has no bits beyond a board of ``size``."""
    return key >> (geometry_of(size).stride * size.columns) == 0


def can_score(board: Board, points: int) -> bool:
    """Whether ``points`` can be the score of ``board``: nobody wins before the next disc."""
    return abs(points) <= win_points(board.size, board.disc_count + 1)


def board_to_verify(path: Path, size: BoardSize, key: int, discs: int) -> Board:
    """The position with this key. Raises BookError if no game with up to ``discs`` discs can lead to it."""
    board = board_of_key(size, key)
    is_on_board = board.occupied & ~geometry_of(size).full == 0 and position_key(board) == key
    is_fair = board.own.bit_count() == board.disc_count // 2 and board.disc_count <= discs
    if not is_on_board or not is_fair or board.outcome() is not None:
        raise BookError(f"{path} is senseless: {key:x} is no position of a game")
    return board


def _unpack(packed: bytes, count: int) -> tuple[RisingNumbers, Sequence[int]]:
    """Keys and scores. Raises zlib.error, struct.error or ValueError."""
    most = KEYS_SIZE.size + count * (MOST_KEY_BYTES + 1)
    body = zlib.decompressobj().decompress(packed, most)
    (size,) = KEYS_SIZE.unpack_from(body)
    keys_end = KEYS_SIZE.size + size
    return RisingNumbers(body[KEYS_SIZE.size : keys_end], count), memoryview(body[keys_end:]).cast("b")


def _digest(header: bytes, body: bytes) -> bytes:
    return hashlib.sha256(header + body).digest()


def read_book_file(path: Path) -> bytes:
    """All of the file; raises BookError with a sentence if it cannot be read."""
    try:
        with open(path, "rb", opener=open_regular) as file:
            return file.read()
    except OSError as error:
        raise BookError(f"the opening book {path} cannot be read: {error.strerror or error}") from None


def write_book_file(path: Path, content: bytes) -> None:
    """Replace a file in one step. Raises OSError, also where a pipe, a device or a folder has that name."""
    require_regular(path)
    unfinished = path.with_name(path.name + ".part")
    with open(unfinished, "wb", opener=open_regular) as file:
        file.write(content)
    unfinished.replace(path)
