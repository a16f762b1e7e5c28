"""Reader: a kind of file on disk, and how the program uses it."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from tests.faults.campaign import Broken


@dataclass(frozen=True)
class Reader:
    """A kind of file: its name, good content, and ``use``, which does with it what the program does.

    ``use`` is told what was put at the path, and raises Broken, or whatever escapes, where something does not hold.
    ``weight`` says how often it is tried.
    """

    name: str
    file: str
    content: Callable[[], bytes]
    use: Callable[[Path, bytes | None], None]
    weight: int = 10
    beside: Callable[[], Mapping[str, bytes]] = dict
    """Sound files that lie beside it."""


def require(is_so: bool, otherwise: str) -> None:
    if not is_so:
        raise Broken(otherwise)


def require_kept(path: Path, content: bytes | None) -> None:
    """What was there before is in some file of the folder still; ``content`` is None for what is no file."""
    if content is not None:
        files = (file for file in path.parent.rglob("*") if file.is_file())
        require(any(file.read_bytes() == content for file in files), f"what was in {path.name} is lost")


def made_by(write: Callable[[Path], object], file: str) -> bytes:
    """The bytes that ``write`` leaves in ``file`` of an empty folder."""
    with tempfile.TemporaryDirectory() as folder:
        write(Path(folder) / file)
        return (Path(folder) / file).read_bytes()
