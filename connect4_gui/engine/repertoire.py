"""Repertoire: the positions that Perfect can meet in an opening when it plays its own best moves, with these moves.

Where a book of all openings is out of reach, this is not: only the opponent's choices branch. A file is a header, the
keys of the positions in rising order, one signed byte of score for each, for the player to move, and two bytes for the
best columns that are known to reach it, bit 0 for the left one; the highest bit says that the position is hard. Keys
are those of ``book.py``, so mirror images share one; the columns are those of ``board_of_key``. All numbers are
big-endian:

    4 bytes  C4RP             1 byte  columns          4 bytes   nodes from which on a position is hard
    1 byte   format version   1 byte  bytes a key     32 bytes   SHA-256 of header so far and everything after it
    1 byte   rows             4 bytes number of positions

After a hard position every reply to its move belongs to the repertoire, too. A file without some of them is
unfinished: what it knows is true all the same.
"""

from __future__ import annotations

import hashlib
import struct
from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path

from connect4_gui.engine.board import Board
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.book import (
    DIGEST_BYTES,
    BookError,
    board_of_key,
    book_size,
    can_score,
    fits,
    position_key,
    read_book_file,
    write_book_file,
)

MAGIC = b"C4RP"
FORMAT_VERSION = 2
HEADER = struct.Struct(">4sBBBBII")
ENTRY_BYTES = 3
"""Score and columns of a position."""
HARD_BIT = 1 << 15


@dataclass(frozen=True, slots=True)
class BestMoves:
    """The exact score of a position for the player to move, and columns that reach it."""

    points: int
    columns: tuple[int, ...]
    is_hard: bool = False
    """Whether what can follow belongs to the repertoire, too."""


class Repertoire:
    """The best moves of one size. Raises BookError if the file is missing, damaged or of another format."""

    def __init__(self, path: Path) -> None:
        content = read_book_file(path)
        if len(content) < HEADER.size + DIGEST_BYTES:
            raise BookError(f"{path} is too short for a repertoire")
        magic, version, rows, columns, width, count, self.hard_nodes = HEADER.unpack_from(content)
        if magic != MAGIC or version != FORMAT_VERSION:
            raise BookError(f"{path} is not a repertoire of this version")
        body = content[HEADER.size + DIGEST_BYTES :]
        digest = content[HEADER.size : HEADER.size + DIGEST_BYTES]
        if digest != _digest(content[: HEADER.size], body) or len(body) != count * (width + ENTRY_BYTES):
            raise BookError(f"{path} is damaged: its checksum does not match")
        self.size = book_size(path, rows, columns)
        if width != _key_bytes(self.size):
            raise BookError(f"{path} is senseless: a key of {width} bytes")
        self._keys = [int.from_bytes(body[at : at + width], "big") for at in range(0, count * width, width)]
        self._points = struct.unpack_from(f">{count}b", body, count * width)
        self._columns = struct.unpack_from(f">{count}H", body, count * (width + 1))
        if not self._keys or not fits(self.size, self._keys[-1]):
            raise BookError(f"{path} is senseless: it holds no positions of a {self.size} board")
        if any(before >= after for before, after in pairwise(self._keys)):
            raise BookError(f"{path} is senseless: its positions are in no order")
        if not all(0 < mask & ~HARD_BIT < 1 << columns for mask in self._columns):
            raise BookError(f"{path} is senseless: it has moves beside the board")

    def __len__(self) -> int:
        return len(self._keys)

    def best_moves(self, board: Board) -> BestMoves | None:
        """What to play on ``board``, None if it is not in the repertoire."""
        if board.size != self.size:
            return None
        key = position_key(board)
        index = bisect_left(self._keys, key)
        if index == len(self._keys) or self._keys[index] != key:
            return None
        best = _best_moves(self._points[index], self._columns[index])
        columns = best.columns
        if not _is_upright(board, key):
            columns = tuple(self.size.columns - 1 - column for column in reversed(columns))
        if not can_score(board, best.points) or not all(board.has_room(column) for column in columns):
            return None
        return replace(best, columns=columns)

    def items(self) -> list[tuple[int, BestMoves]]:
        """Every key with its best moves, in rising order of the keys."""
        return list(zip(self._keys, map(_best_moves, self._points, self._columns), strict=True))

    def missing(self) -> list[Board]:
        """The positions that can arise and are not known yet; of a finished repertoire none."""
        known = dict(self.items())
        met = {position_key(board): board for board in first_positions(self.size)}
        for key, best in known.items():
            if best.is_hard:
                met |= {position_key(board): board for board in positions_after(board_of_key(self.size, key), best)}
        return [board for key, board in met.items() if key not in known]


def first_positions(size: BoardSize) -> list[Board]:
    """Those of the player who starts and of the other one."""
    empty = Board.empty(size)
    return [empty, *_open_positions_after(empty)]


def positions_after(board: Board, best: BestMoves) -> list[Board]:
    """What its player can meet next if the move is made that is followed."""
    return _open_positions_after(board.play(followed_column(board, best)))


def followed_column(board: Board, best: BestMoves) -> int:
    """The most central one."""
    middle = (board.size.columns - 1) / 2
    return min(best.columns, key=lambda column: (abs(column - middle), column))


def write_repertoire(path: Path, size: BoardSize, moves: Mapping[int, BestMoves], hard_nodes: int) -> None:
    """Write the repertoire of best ``moves`` by key. The same moves always give the same bytes."""
    keys = sorted(moves)
    width = _key_bytes(size)
    body = b"".join(key.to_bytes(width, "big") for key in keys)
    body += struct.pack(f">{len(keys)}b", *(moves[key].points for key in keys))
    body += struct.pack(f">{len(keys)}H", *(_mask_of(moves[key]) for key in keys))
    header = HEADER.pack(MAGIC, FORMAT_VERSION, size.rows, size.columns, width, len(keys), hard_nodes)
    write_book_file(path, header + _digest(header, body) + body)


def _key_bytes(size: BoardSize) -> int:
    return ((size.rows + 1) * size.columns + 7) // 8


def _is_upright(board: Board, key: int) -> bool:
    """Whether ``board`` itself and not its mirror image has this key."""
    return board.own + board.occupied == key


def _open_positions_after(board: Board) -> list[Board]:
    after = (board.play(column) for column in board.open_columns())
    return [follower for follower in after if follower.outcome() is None]


def _best_moves(points: int, mask: int) -> BestMoves:
    columns = mask & ~HARD_BIT
    open_bits = range(columns.bit_length())
    return BestMoves(points, tuple(column for column in open_bits if columns >> column & 1), mask != columns)


def _mask_of(best: BestMoves) -> int:
    return sum(1 << column for column in best.columns) | (HARD_BIT if best.is_hard else 0)


def _digest(header: bytes, body: bytes) -> bytes:
    return hashlib.sha256(header + body).digest()
