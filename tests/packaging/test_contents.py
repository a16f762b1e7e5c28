"""Listings of packages, and what makes the same source the same bytes."""

from __future__ import annotations

import hashlib
import io
import os
import tarfile
import zipfile
from pathlib import Path

import bill
import contents
import pytest
import repack
import smoke
import workshop
from materials import Material
from workshop import PackagingError

HELLO = hashlib.sha256(b"hello").hexdigest()
INFO = "game-1.0.dist-info"
BILL = bill.text("1.0", [Material("thing", "", "MIT")])


def make_sdist(file: Path, *, seconds: int, mode: int, backwards: bool) -> None:
    names = ["game-1.0/b.py", "game-1.0/a.sh"]
    with tarfile.open(file, "w:gz") as archive:
        for name in reversed(names) if backwards else names:
            member = tarfile.TarInfo(name)
            member.size, member.mtime, member.uname = 5, seconds, f"somebody{seconds}"
            member.mode = mode | (0o100 if name.endswith(".sh") else 0)
            archive.addfile(member, io.BytesIO(b"hello"))


def make_wheel(file: Path, *names: str) -> None:
    with zipfile.ZipFile(file, "w") as archive:
        for name in ("game.py", *names, f"{INFO}/RECORD"):
            archive.writestr(name, "hello")


def test_every_file_of_a_folder_is_listed_with_its_hash(tmp_path: Path) -> None:
    (tmp_path / "b").mkdir()
    (tmp_path / "b" / "c.txt").write_bytes(b"hello")
    (tmp_path / "a.txt").write_bytes(b"")
    lines = contents.listing(tmp_path).splitlines()
    assert [line.split()[-1] for line in lines] == ["a.txt", "b/c.txt"]
    assert lines[1].split() == [HELLO, "5", "b/c.txt"]


@pytest.mark.skipif(os.name != "posix", reason="links of another system")
def test_a_link_is_listed_with_where_it_leads(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to("gone")
    assert contents.listing(tmp_path).split() == ["->", "gone", "0", "link"]


def test_wheels_and_sdists_are_listed_too(tmp_path: Path) -> None:
    make_wheel(tmp_path / "game.whl")
    make_sdist(tmp_path / "game.tar.gz", seconds=1, mode=0o600, backwards=True)
    listed = [line.split() for line in contents.listing(tmp_path / "game.whl").splitlines()]
    assert listed == [[HELLO, "5", f"{INFO}/RECORD"], [HELLO, "5", "game.py"]]
    file = contents.write_beside(tmp_path / "game.tar.gz")
    assert file.name == "game.tar.gz.contents.txt"
    assert [line.split()[-1] for line in file.read_text().splitlines()] == ["game-1.0/a.sh", "game-1.0/b.py"]


def test_an_executable_of_one_file_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "connect4-gui").write_bytes(b"hello")
    assert contents.listing(tmp_path / "connect4-gui").split() == [HELLO, "5", "connect4-gui"]


def test_an_sdist_does_not_tell_who_made_it_when(tmp_path: Path) -> None:
    one, two = tmp_path / "one.tar.gz", tmp_path / "two.tar.gz"
    make_sdist(one, seconds=1_600_000_001, mode=0o600, backwards=False)
    make_sdist(two, seconds=1_700_000_001, mode=0o664, backwards=True)
    assert one.read_bytes() != two.read_bytes()
    for sdist in (one, two):
        repack.steady_sdist(sdist, 1_500_000_000)
    assert one.read_bytes() == two.read_bytes()
    with tarfile.open(one) as archive:
        members = {member.name: (member.mode, member.mtime, member.uname) for member in archive}
        assert archive.extractfile("game-1.0/b.py").read() == b"hello"  # type: ignore[union-attr]
    assert members == {"game-1.0/a.sh": (0o755, 1.5e9, ""), "game-1.0/b.py": (0o644, 1.5e9, "")}


def test_the_bill_goes_into_the_wheel_and_its_record(tmp_path: Path) -> None:
    wheel = tmp_path / "game.whl"
    make_wheel(wheel, f"{INFO}/licenses/LICENSE")
    repack.complete_wheel(wheel, BILL, 1_500_000_000)
    with zipfile.ZipFile(wheel) as archive:
        name = f"{INFO}/sboms/{bill.FILE_NAME}"
        assert archive.read(name).decode() == BILL
        assert archive.getinfo(name).date_time == (2017, 7, 14, 2, 40, 0)
        record = archive.read(f"{INFO}/RECORD").decode()
        assert archive.namelist()[-1] == f"{INFO}/RECORD"
    assert record.splitlines()[0].startswith(f"{name},sha256=")
    assert record.splitlines()[0].endswith(f",{len(BILL.encode())}")
    smoke.check_wheel(wheel)


def test_a_wheel_does_not_tell_which_rights_its_maker_gives(tmp_path: Path) -> None:
    wheels = [tmp_path / "one.whl", tmp_path / "two.whl"]
    for wheel, mode in zip(wheels, (0o600, 0o644), strict=True):
        with zipfile.ZipFile(wheel, "w") as archive:
            for name, more in (("game.py", 0), ("core.so", 0o100), (f"{INFO}/RECORD", 0)):
                info = zipfile.ZipInfo(name)
                info.external_attr = (0o100000 | mode | more) << 16
                archive.writestr(info, "hello")
        repack.complete_wheel(wheel, BILL, 1_500_000_000)
    assert wheels[0].read_bytes() == wheels[1].read_bytes()
    with zipfile.ZipFile(wheels[0]) as archive:
        assert [oct(archive.getinfo(name).external_attr >> 16) for name in ("game.py", "core.so")] == [
            "0o100644",
            "0o100755",
        ]


@pytest.mark.parametrize("names", [(), (f"{INFO}/licenses/LICENSE",), (f"{INFO}/sboms/{bill.FILE_NAME}",)])
def test_a_wheel_without_licence_or_bill_is_refused(tmp_path: Path, names: tuple[str, ...]) -> None:
    wheel = tmp_path / "game.whl"
    make_wheel(wheel, *names)
    with pytest.raises(PackagingError, match="lacks"):
        smoke.check_wheel(wheel)


def test_the_time_of_the_source_can_be_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1500000000")
    assert workshop.source_date() == 1_500_000_000
    assert workshop.steady_environment(workshop.source_date())["SOURCE_DATE_EPOCH"] == "1500000000"


def test_the_time_of_the_source_stays_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    assert workshop.source_date() == workshop.source_date()
