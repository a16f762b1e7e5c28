"""The folder of licences: a notice for Qt, a text for everybody, and nothing left out unnoticed."""

from __future__ import annotations

from pathlib import Path

import bill
import deb
import licences
import pytest
from materials import Material, python, qt
from workshop import PackagingError


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    text = tmp_path / "LICENSE"
    text.write_text("be kind", encoding="utf-8")
    parts = [
        Material("a thing", "1.2", "MIT", texts=(text,)),
        Material("Python", "3", "PSF-2.0", texts=(text,)),
        qt("6.9"),
    ]
    licences.write(tmp_path / "licences", "1.0", parts)
    return tmp_path / "licences"


def test_every_part_has_its_text(folder: Path) -> None:
    assert (folder / "a-thing.txt").read_text(encoding="utf-8") == "be kind"
    assert "MIT License" in (folder / "connect4-gui.txt").read_text(encoding="utf-8")
    assert "LESSER" in (folder / "LGPL-3.0.txt").read_text(encoding="utf-8")
    assert licences.check_folder(folder) == ["connect4-gui", "a thing", "Python", "Qt"]


def test_the_notice_says_that_qt_is_used_under_the_lgpl(folder: Path) -> None:
    notice = (folder / licences.README).read_text(encoding="utf-8")
    assert "6.9 are used under the GNU Lesser General Public License" in notice
    assert "replace" in notice
    assert "https://download.qt.io" in notice
    [row] = [line for line in notice.splitlines() if line.startswith("a thing")]
    assert row.split() == ["a", "thing", "1.2", "MIT", "a-thing.txt"]


def test_the_debian_package_says_the_same(folder: Path) -> None:
    text = deb.copyright_text(folder)
    assert text.startswith("MIT License")
    assert "Lesser General Public License" in text
    assert "/usr/lib/connect4-gui/licences" in text


def test_licences_that_debian_only_names_come_along(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(licences, "COMMON_FOLDER", tmp_path)
    (tmp_path / "LGPL-2.1").write_text("be free", encoding="utf-8")
    text = tmp_path / "copyright"
    text.write_text("see /usr/share/common-licenses/LGPL-2.1.\nor `/usr/share/common-licenses/GPL-9'", encoding="utf-8")
    licences.write(
        tmp_path / "licences", "1.0", [Material("libz", "1", "as told in libz.txt", is_spdx=False, texts=(text,))]
    )
    assert (tmp_path / "licences" / "common-LGPL-2.1.txt").read_text(encoding="utf-8") == "be free"
    assert not list((tmp_path / "licences").glob("*GPL-9*"))


@pytest.mark.parametrize("name", [licences.README, bill.FILE_NAME, "LGPL-3.0.txt", "GPL-3.0.txt", "Python.txt"])
def test_a_package_that_lacks_one_is_refused(folder: Path, name: str) -> None:
    (folder / name).unlink()
    with pytest.raises(PackagingError, match=name):
        licences.check_folder(folder)


@pytest.mark.parametrize(
    "part", [Material("thing", "1", ""), Material("thing", "1", "MIT")], ids=["unknown", "no text"]
)
def test_a_part_without_licence_or_text_is_refused(tmp_path: Path, part: Material) -> None:
    with pytest.raises(PackagingError, match="no licence of thing"):
        licences.write(tmp_path / "licences", "1.0", [part])


def test_this_python_brings_its_licence() -> None:
    licences.check([python()])
    assert "PYTHON SOFTWARE FOUNDATION" in python().texts[0].read_text(encoding="utf-8").upper()
