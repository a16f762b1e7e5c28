"""Icons drawn from the one SVG."""

from __future__ import annotations

import struct
from pathlib import Path

import icons
import pytest
from PySide6.QtGui import QImage

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("size", icons.PNG_SIZES)
def test_every_size_is_a_picture_on_a_clear_ground(size: int) -> None:
    image = QImage.fromData(icons.png(icons.SOURCE, size))
    assert (image.width(), image.height()) == (size, size)
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(size // 2, size // 2).alpha() == 255


def test_a_windows_icon_lists_its_pictures_where_they_are() -> None:
    data = icons.ico(icons.SOURCE)
    reserved, kind, count = struct.unpack_from("<HHH", data)
    assert (reserved, kind, count) == (0, 1, len(icons.ICO_SIZES))
    for index, size in enumerate(icons.ICO_SIZES):
        width, height, bits, length, offset = struct.unpack_from("<BBxxxxHII", data, 6 + 16 * index)
        assert (width, height, bits) == (size % 256, size % 256, 32)
        assert QImage.fromData(data[offset : offset + length]).width() == size
    assert offset + length == len(data)


def test_a_mac_icon_is_a_chain_of_pictures() -> None:
    data = icons.icns(icons.SOURCE)
    assert data[:4] == b"icns"
    assert struct.unpack(">I", data[4:8])[0] == len(data)
    offset, sizes = 8, []
    while offset < len(data):
        length = struct.unpack_from(">I", data, offset + 4)[0]
        sizes.append(QImage.fromData(data[offset + 8 : offset + length]).width())
        offset += length
    assert sizes == list(icons.ICNS_KINDS.values())


@pytest.mark.parametrize(
    ("platform", "name"), [("win32", "connect4.ico"), ("darwin", "connect4.icns"), ("linux", None)]
)
def test_each_system_gets_its_own_format(platform: str, name: str | None, tmp_path: Path) -> None:
    file = icons.write_for_platform(platform, icons.SOURCE, tmp_path)
    assert (file.name if file else None) == name


@pytest.mark.no_qt_log
def test_something_else_than_a_picture_is_refused(tmp_path: Path) -> None:
    other = tmp_path / "notes.svg"
    other.write_text("<html/>", encoding="utf-8")
    with pytest.raises(ValueError, match="is not an SVG"):
        icons.png(other, 16)
