"""The damager: every file that the program reads, wrong in every way, used as the program uses it.

    python -m tests.faults.damager --seed 1 --count 10000

Whatever is there, using it ends in an answer or a sentence; nothing waits, nothing is lost, and no answer is wrong.
"""

from __future__ import annotations

import logging
import random
import shutil
import sys
import tempfile
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from tests.faults.campaign import Case, MakeCase, main
from tests.faults.damage import DAMAGES, disk
from tests.faults.reader import Reader
from tests.faults.readers import READERS


@cache
def _content(reader: Reader) -> bytes:
    return reader.content()


@cache
def _beside(reader: Reader) -> Mapping[str, bytes]:
    return reader.beside()


def damager(readers: Sequence[Reader] = READERS) -> MakeCase:
    """Makes trials with these readers."""
    kinds = list(DAMAGES)
    weights = [DAMAGES[kind][1] for kind in kinds]
    chances = [reader.weight for reader in readers]

    def make(rng: random.Random, _number: int) -> Case:
        (reader,), (kind,) = rng.choices(readers, chances), rng.choices(kinds, weights)
        return Case(reader.name, lambda: _damage_and_use(reader, kind, rng), f"{kind}: ")

    return make


def _damage_and_use(reader: Reader, kind: str, rng: random.Random) -> int:
    folder = Path(tempfile.mkdtemp(prefix="damaged-"))
    try:
        path = folder / reader.file
        for name, sound in _beside(reader).items():
            (folder / name).write_bytes(sound)
        DAMAGES[kind][0](path, _content(reader), rng)
        content = path.read_bytes() if path.is_file() and not path.is_symlink() else None
        with disk(kind, rng):
            reader.use(path, content)
        return 1
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    logging.getLogger().addHandler(logging.NullHandler())
    sys.exit(main("damager", damager(), 10_000))
