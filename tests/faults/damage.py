"""Ways in which a file can be wrong, each a function that puts something wrong in its place."""

from __future__ import annotations

import json
import os
import random
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any

HUGE_BYTES = 6_000_000
VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 2**31, 2**63, 10**30, -(10**18), 0.5, 1e308, float("inf"), float("nan")),
    *("", "x", "\0", "\ud800", "🙂" * 50, "a" * 5000, "../../etc/passwd", "1" * 400),
    *([], {}, [[]], {"": {}}, [None] * 300, [0.5, "x", {}]),
)

Damage = Callable[[Path, bytes, random.Random], None]


def flip(path: Path, content: bytes, rng: random.Random) -> None:
    """Turn over up to eight bits."""
    changed = bytearray(content)
    for _ in range(rng.choice((1, 1, 1, 2, 8))):
        changed[rng.randrange(len(changed))] ^= 1 << rng.randrange(8)
    path.write_bytes(changed)


def cut(path: Path, content: bytes, rng: random.Random) -> None:
    path.write_bytes(content[: rng.randrange(len(content))])


def grow(path: Path, content: bytes, rng: random.Random) -> None:
    """More at the end, at the beginning or in the middle."""
    more = rng.choice((rng.randbytes(rng.randint(1, 5000)), content, b"\0" * 4096, b"\n", b"}", b"[" * 10))
    place = rng.choice((0, len(content), rng.randrange(len(content))))
    path.write_bytes(content[:place] + more + content[place:])


def overwrite(path: Path, content: bytes, rng: random.Random) -> None:
    """A stretch of other bytes, as a bad sector has."""
    start = rng.randrange(len(content))
    length = min(rng.choice((1, 16, 512, 4096)), len(content) - start)
    bad = rng.choice((b"\0" * length, b"\xff" * length, rng.randbytes(length)))
    path.write_bytes(content[:start] + bad + content[start + length :])


def change_values(path: Path, content: bytes, rng: random.Random) -> None:
    """Other values in JSON, of any type; other text where there is none."""
    lines = content.split(b"\n")
    number = rng.randrange(len(lines))
    try:
        data = json.loads(lines[number])
    except ValueError:
        number, lines = 0, [content]
        try:
            data = json.loads(content)
        except ValueError:
            path.write_bytes(rng.choice((b"", b"null", b"[]", b"true", b"text\n", content.swapcase())))
            return
    for _ in range(rng.choice((1, 1, 2, 5))):
        data = _changed(data, rng)
    lines[number] = json.dumps(data).encode("utf-8", errors="surrogatepass")
    path.write_bytes(b"\n".join(lines))


def _changed(data: Any, rng: random.Random) -> Any:
    """``data`` with one value changed, missing or added, however deep it lies."""
    if isinstance(data, dict) and data and rng.random() < 0.9:
        key = rng.choice(sorted(data))
        match rng.randrange(5):
            case 0:
                return {name: value for name, value in data.items() if name != key}
            case 1:
                return {**data, "unknown": rng.choice(VALUES)}
            case _:
                return {**data, key: _changed(data[key], rng)}
    if isinstance(data, list) and data and rng.random() < 0.9:
        place = rng.randrange(len(data))
        return [*data[:place], _changed(data[place], rng), *data[place + rng.randrange(2) :]]
    return rng.choice(VALUES)


def deepen(path: Path, _content: bytes, rng: random.Random) -> None:
    """Brackets without end."""
    depth = rng.choice((500, 2000, 100_000))
    opening, closing = rng.choice((("[", "]"), ('{"a":', "}"), ('{"players":[', "]}")))
    path.write_text(opening * depth + "1" * rng.randrange(2) + closing * rng.choice((0, depth)), encoding="ascii")


def blow_up(path: Path, content: bytes, rng: random.Random) -> None:
    """Far more than anybody writes."""
    filler = rng.choice((b"\0", b" ", b"x", b"[", content))
    path.write_bytes(content + filler * (HUGE_BYTES // len(filler)))


def other_version(path: Path, content: bytes, rng: random.Random) -> None:
    """A file of a program that is not written yet, or never was."""
    changed = re.sub(rb'("(?:version|format)":\s*)\d+', rb"\g<1>%d" % rng.choice((0, 2, 99, 10**12)), content)
    if changed == content:
        place = rng.choice((4, 18, 19, 60, 63, 68)) % len(content)  # versions of our books and of SQLite
        other = (content[place] + rng.randint(1, 255)) % 256
        changed = content[:place] + bytes([other]) + content[place + 1 :]
    path.write_bytes(changed)


def empty(path: Path, _content: bytes, _rng: random.Random) -> None:
    path.write_bytes(b"")


def noise(path: Path, _content: bytes, rng: random.Random) -> None:
    path.write_bytes(rng.randbytes(rng.choice((1, 100, 5000))))


def make_pipe(path: Path, _content: bytes, _rng: random.Random) -> None:
    os.mkfifo(path)


def make_folder(path: Path, _content: bytes, rng: random.Random) -> None:
    path.mkdir()
    if rng.random() < 0.5:
        (path / "in the way").touch()


def make_device(path: Path, _content: bytes, rng: random.Random) -> None:
    path.symlink_to(rng.choice(("/dev/full", "/dev/null", "/dev/zero")))


def make_loop(path: Path, _content: bytes, _rng: random.Random) -> None:
    """A link to itself, which nobody may read, whoever they are."""
    path.symlink_to(path.name)


def forbid(path: Path, content: bytes, _rng: random.Random) -> None:
    path.write_bytes(content)
    path.chmod(0)


def keep(path: Path, content: bytes, _rng: random.Random) -> None:
    """The file is as it should be; what is wrong is elsewhere."""
    path.write_bytes(content)


FULL_DISK = "full disk"
DAMAGES: dict[str, tuple[Damage, int]] = {
    "flipped": (flip, 30),
    "cut": (cut, 12),
    "grown": (grow, 8),
    "overwritten": (overwrite, 12),
    "wrong values": (change_values, 25),
    "deep": (deepen, 2),
    "huge": (blow_up, 1),
    "other version": (other_version, 6),
    "empty": (empty, 2),
    "noise": (noise, 4),
    FULL_DISK: (keep, 4),
}
"""Each with how often it comes."""

if os.name == "posix":
    DAMAGES |= {
        "pipe": (make_pipe, 2),
        "folder": (make_folder, 3),
        "device": (make_device, 2),
        "link to itself": (make_loop, 2),
    }
    if os.geteuid() != 0:
        DAMAGES["no permission"] = (forbid, 3)


@contextmanager
def _room_for(size: int) -> Iterator[None]:
    import resource  # noqa: PLC0415  not everywhere

    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def disk(kind: str, rng: random.Random) -> Any:
    """The disk that goes with a kind of damage: one without room, or the real one."""
    if kind == FULL_DISK and os.name == "posix":
        return _room_for(rng.choice((0, 0, 100, 4096, 40_000)))
    return nullcontext()
