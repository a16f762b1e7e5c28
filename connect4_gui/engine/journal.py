"""Journal: what a long build has found so far, one line each, so that one that is killed goes on where it was.

A checksum at the end of each line keeps a damaged one out of the product; what it told is found again.
"""

from __future__ import annotations

import os
import zlib
from collections.abc import Iterable
from pathlib import Path

from connect4_gui.regular_file import open_regular


class Journal:
    """The file beside ``product`` that belongs to the build called ``title``."""

    def __init__(self, product: Path, title: str) -> None:
        self._path = product.with_name(product.name + ".journal")
        self._title = title

    def lines(self) -> list[str]:
        """What an earlier run wrote, without lines that are damaged.

        Cuts off a torn last line; raises ValueError if it was another build.
        """
        if not self._path.exists():
            return []
        with open(self._path, "rb", opener=open_regular) as file:
            content = file.read()
        whole = content[: content.rfind(b"\n") + 1]
        title, *lines = whole.decode("ascii", errors="replace").split("\n")[:-1] or [self._title]
        if title != self._title:
            raise ValueError(f"{self._path} belongs to another book; move it away or finish that book first")
        if whole != content:
            os.truncate(self._path, len(whole))
        return [line for line in map(_unsealed, lines) if line is not None]

    def add(self, lines: Iterable[str]) -> None:
        """Write ``lines``; when this returns they are on the disk."""
        with open(self._path, "a", encoding="ascii", opener=open_regular) as log:
            if log.tell() == 0:
                print(self._title, file=log)
            log.writelines(f"{_sealed(line)}\n" for line in lines)
            log.flush()
            os.fsync(log.fileno())

    def remove(self) -> None:
        """The product is finished."""
        self._path.unlink(missing_ok=True)


def _sealed(line: str) -> str:
    return f"{line} {zlib.crc32(line.encode('ascii')):08x}"


def _unsealed(sealed: str) -> str | None:
    """What was written in the line; None if it is damaged."""
    line, _space, _checksum = sealed.rpartition(" ")
    return line if line.isascii() and sealed == _sealed(line) else None
