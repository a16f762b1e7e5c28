"""Icons in the sizes and formats the systems want, all drawn from the one SVG.

python packaging/icons.py FOLDER        connect4-16.png … connect4-512.png, connect4.ico, connect4.icns
"""

from __future__ import annotations

import struct
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SOURCE = Path(__file__).resolve().parent.parent / "resources" / "icons" / "connect4.svg"

PNG_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_KINDS = {b"icp4": 16, b"icp5": 32, b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024}
"""Apple's names for square pictures, each kept as a PNG."""


def png(source: Path, size: int) -> bytes:
    """The picture of ``source``, ``size`` pixels wide and high. Raises ValueError if it is not an SVG."""
    renderer = QSvgRenderer(str(source))
    if not renderer.isValid():
        raise ValueError(f"{source} is not an SVG picture")
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(data.data())


def ico(source: Path) -> bytes:
    """A Windows icon: a directory of 16 bytes a picture, then the pictures. The size 256 is written as 0."""
    pictures = [png(source, size) for size in ICO_SIZES]
    offset = 6 + 16 * len(pictures)
    directory = struct.pack("<HHH", 0, 1, len(pictures))
    for size, picture in zip(ICO_SIZES, pictures, strict=True):
        directory += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), offset)
        offset += len(picture)
    return directory + b"".join(pictures)


def icns(source: Path) -> bytes:
    """A macOS icon: each picture behind its kind and length, all behind the length of the whole."""
    body = b""
    for kind, size in ICNS_KINDS.items():
        picture = png(source, size)
        body += kind + struct.pack(">I", len(picture) + 8) + picture
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def write_for_platform(platform: str, source: Path, folder: Path) -> Path | None:
    """The icon file that an executable of ``platform`` (as in sys.platform) carries; None where it carries none."""
    makers = {"win32": ("connect4.ico", ico), "darwin": ("connect4.icns", icns)}
    if platform not in makers:
        return None
    name, make = makers[platform]
    file = folder / name
    file.write_bytes(make(source))
    return file


def write_all(source: Path, folder: Path) -> list[Path]:
    """Every size and format, in ``folder``."""
    folder.mkdir(parents=True, exist_ok=True)
    files = {folder / f"connect4-{size}.png": png(source, size) for size in PNG_SIZES}
    files[folder / "connect4.ico"] = ico(source)
    files[folder / "connect4.icns"] = icns(source)
    for file, data in files.items():
        file.write_bytes(data)
    return list(files)


def main(arguments: Sequence[str]) -> int:
    if len(arguments) != 1:
        print("usage: python packaging/icons.py FOLDER", file=sys.stderr)
        return 2
    for file in write_all(SOURCE, Path(arguments[0])):
        print(file)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
