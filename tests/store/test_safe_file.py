"""A file is either the old one or the new one, and what is damaged is kept."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

import pytest

from connect4_gui.store.safe_file import safe_writer, set_aside, write_safely

NOW = datetime(2025, 3, 4, 5, 6)


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if path.name != "home")


def write_half(path: Path) -> None:
    with safe_writer(path) as file:
        file.write(b"half of the")
        raise KeyboardInterrupt


def test_a_file_is_made_and_replaced(tmp_path: Path) -> None:
    path = tmp_path / "file"
    write_safely(path, b"old")
    write_safely(path, b"new")
    assert path.read_bytes() == b"new"
    assert names(tmp_path) == ["file"]


def test_all_of_a_file_is_on_disk_before_it_takes_the_old_ones_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, synced = tmp_path / "file", []
    path.write_bytes(b"old")
    sync = os.fsync

    def watch(descriptor: int) -> None:
        sync(descriptor)
        synced.append((os.fstat(descriptor).st_size, path.read_bytes()))

    monkeypatch.setattr("os.fsync", watch)
    write_safely(path, b"the new one")
    assert synced == [(len(b"the new one"), b"old")]


def test_whatever_interrupts_the_writing_leaves_the_old_file_and_no_draft(tmp_path: Path) -> None:
    path = tmp_path / "file"
    write_safely(path, b"old")
    with pytest.raises(KeyboardInterrupt):
        write_half(path)
    assert path.read_bytes() == b"old"
    assert names(tmp_path) == ["file"]


def test_a_folder_in_the_files_place_is_an_error_and_leaves_no_draft(tmp_path: Path) -> None:
    (tmp_path / "file").mkdir()
    with pytest.raises(OSError, match="file"):
        write_safely(tmp_path / "file", b"new")
    assert names(tmp_path) == ["file"]


def test_a_folder_that_is_missing_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        write_safely(tmp_path / "nowhere" / "file", b"new")


def test_damaged_files_are_set_aside_with_their_date_and_never_overwrite_each_other(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    moved = []
    for content in (b"first", b"second", b"third"):
        path.write_bytes(content)
        moved.append(set_aside(path, NOW))
    assert [aside.name for aside in moved] == [
        "games-damaged-2025-03-04.sqlite3",
        "games-damaged-2025-03-04-2.sqlite3",
        "games-damaged-2025-03-04-3.sqlite3",
    ]
    assert [aside.read_bytes() for aside in moved] == [b"first", b"second", b"third"]
    assert not path.exists()


def test_what_is_not_there_cannot_be_set_aside_and_leaves_no_name_behind(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        set_aside(tmp_path / "nothing", NOW)
    assert names(tmp_path) == []
