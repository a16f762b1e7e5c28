"""What is in a package: a line with the hash, the size and the name of every file, sorted by name.

    python packaging/contents.py PACKAGE...       a folder, a wheel, an sdist or a single file

The listings of two builds from the same source are to be the same; ``diff`` shows what is not.
"""

from __future__ import annotations

import hashlib
import os
import sys
import tarfile
import zipfile
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path


def listing(package: Path) -> str:
    """The lines for ``package``; a link has the place that it leads to instead of a hash."""
    return "".join(f"{line}\n" for _name, line in sorted(_lines(package)))


def write_beside(package: Path) -> Path:
    """Write the listing to a file next to ``package``."""
    file = package.with_name(f"{package.name}.contents.txt")
    file.write_text(listing(package), encoding="utf-8", newline="\n")
    return file


def _lines(package: Path) -> Iterator[tuple[str, str]]:
    for name, content in _files(package):
        if isinstance(content, str):
            yield name, f"{'-> ' + content:<64} {0:>10} {name}"
        else:
            yield name, f"{hashlib.sha256(content).hexdigest()} {len(content):>10} {name}"


def _files(package: Path) -> Iterable[tuple[str, bytes | str]]:
    if package.is_dir():
        return _in_folder(package)
    if package.suffix == ".whl":
        return _in_zip(package)
    if package.name.endswith(".tar.gz"):
        return _in_tar(package)
    return [(package.name, package.read_bytes())]


def _in_folder(folder: Path) -> Iterator[tuple[str, bytes | str]]:
    for path in folder.rglob("*"):
        name = path.relative_to(folder).as_posix()
        if path.is_symlink():
            yield name, os.readlink(path)
        elif path.is_file():
            yield name, path.read_bytes()


def _in_zip(file: Path) -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(file) as archive:
        for info in archive.infolist():
            if not info.is_dir():
                yield info.filename, archive.read(info)


def _in_tar(file: Path) -> Iterator[tuple[str, bytes | str]]:
    with tarfile.open(file) as archive:
        for member in archive:
            stream = archive.extractfile(member) if member.isfile() else None
            if stream is not None:
                yield member.name, stream.read()
            elif member.issym():
                yield member.name, member.linkname


def main(arguments: Sequence[str]) -> int:
    if not arguments:
        print("usage: python packaging/contents.py PACKAGE...", file=sys.stderr)
        return 2
    for package in arguments:
        sys.stdout.write(listing(Path(package)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
