"""Writing and putting aside files so that nothing that was there before is ever lost halfway."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

from connect4_gui.regular_file import require_regular

if TYPE_CHECKING:
    from datetime import datetime


def write_safely(path: Path, data: bytes) -> None:
    """Replace the file in one step, so that a crash leaves the old or the new one, never half of it. Raises OSError."""
    with safe_writer(path) as file:
        file.write(data)


@contextmanager
def safe_writer(path: Path) -> Iterator[BinaryIO]:
    """A file to write into, which takes the place of ``path`` once the block has ended well.

    It is a draft in the same folder until then. If anything goes wrong, the draft is gone and ``path`` is as it was.
    Raises OSError, also where a pipe, a device or a folder has that name.
    """
    require_regular(path)
    draft = path.with_name(f".{os.urandom(8).hex()}.new")
    try:
        with draft.open("xb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    except BaseException:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
        raise


def set_aside(path: Path, now: datetime) -> Path:
    """Rename a damaged file to ``name-damaged-DATE``, numbered where that is taken, and return its new path.

    Nothing is overwritten. Raises OSError if the file cannot be renamed.
    """
    aside = _reserved_name(path, now)
    try:
        os.replace(path, aside)
    except BaseException:
        with suppress(OSError):
            aside.unlink()
        raise
    return aside


def _reserved_name(path: Path, now: datetime) -> Path:
    """A path beside ``path`` that was free until now and is an empty file from now on."""
    number = 1
    while True:
        count = "" if number == 1 else f"-{number}"
        candidate = path.with_name(f"{path.stem}-damaged-{now:%Y-%m-%d}{count}{path.suffix}")
        try:
            candidate.open("xb").close()
        except FileExistsError:
            number += 1
        else:
            return candidate


def reason(error: OSError) -> str:
    """Why the disk refused, in the system's words and without its number."""
    return error.strerror or str(error)
