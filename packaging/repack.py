"""The last touch to sdist and wheel: the same source becomes the same bytes, and the wheel carries its bill.

setuptools writes the time of the build and the person who builds into an sdist, and the rights that this person gives
to files into both. A bill has its place in a wheel (``.dist-info/sboms``), but setuptools puts none there.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import io
import stat
import tarfile
import time
import zipfile
from pathlib import Path

import bill

PLAIN, PROGRAM = 0o644, 0o755


def steady_sdist(sdist: Path, seconds: int) -> None:
    """Write ``sdist`` anew: sorted, of nobody, every file from the time ``seconds``."""
    with tarfile.open(sdist) as archive:
        members = sorted(archive.getmembers(), key=lambda member: member.name)
        contents = {member.name: _read(archive, member) for member in members}
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive:
        for member in members:
            archive.addfile(_steady(member, seconds), io.BytesIO(contents[member.name]))
    with sdist.open("wb") as file, gzip.GzipFile("", "wb", fileobj=file, mtime=seconds) as zipped:
        zipped.write(packed.getvalue())


def _read(archive: tarfile.TarFile, member: tarfile.TarInfo) -> bytes:
    stream = archive.extractfile(member) if member.isfile() else None
    return stream.read() if stream is not None else b""


def _steady(member: tarfile.TarInfo, seconds: int) -> tarfile.TarInfo:
    steady = tarfile.TarInfo(member.name)
    steady.type, steady.linkname, steady.size = member.type, member.linkname, member.size
    steady.mode = PROGRAM if member.isdir() or member.mode & 0o100 else PLAIN
    steady.mtime = seconds
    return steady


def complete_wheel(wheel: Path, text: str, seconds: int) -> None:
    """Put the bill into ``wheel`` and its record, and give every file the usual rights, whoever builds."""
    with zipfile.ZipFile(wheel) as archive:
        entries = [(info, archive.read(info)) for info in archive.infolist()]
    record = next(info.filename for info, _ in entries if info.filename.endswith(".dist-info/RECORD"))
    name = f"{record.rpartition('/')[0]}/sboms/{bill.FILE_NAME}"
    content = text.encode()
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
    line = f"{name},sha256={digest},{len(content)}\n"
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for info, data in entries:
            info.external_attr = _rights(info.external_attr >> 16)
            if info.filename == record:
                archive.writestr(_entry(name, seconds), content, zipfile.ZIP_DEFLATED)
                archive.writestr(info, line.encode() + data)
            else:
                archive.writestr(info, data)


def _entry(name: str, seconds: int) -> zipfile.ZipInfo:
    year, month, day, hour, minute, second, *_ = time.gmtime(seconds)
    info = zipfile.ZipInfo(name, (year, month, day, hour, minute, second))
    info.external_attr = _rights(PLAIN)
    return info


def _rights(mode: int) -> int:
    """What a zip says of a file with ``mode``, reduced to whether its owner may run it."""
    return (stat.S_IFREG | (PROGRAM if mode & 0o100 else PLAIN)) << 16
