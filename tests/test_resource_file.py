"""What comes with the program is read to its end or not at all."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from connect4_gui import resource_file
from connect4_gui.resource_file import MOST_BYTES, resource_bytes, resource_path, resource_text


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "file"
    monkeypatch.setattr(resource_file, "resource", lambda _relative: path)
    return path


def test_a_text_is_read(file: Path) -> None:
    file.write_text("a × b", encoding="utf-8")
    assert resource_text("file") == "a × b"
    assert resource_path("file") == file


@pytest.mark.parametrize(
    ("content", "sentence"), [(b"caf\xe9", "it is not a text"), (bytes(MOST_BYTES + 1), "it is too large")]
)
def test_what_is_no_text_is_refused(file: Path, content: bytes, sentence: str) -> None:
    file.write_bytes(content)
    with pytest.raises(OSError, match=sentence):
        resource_text("file")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes are not files here")
def test_nobody_waits_for_a_pipe(file: Path) -> None:
    os.mkfifo(file)
    for read in (resource_bytes, resource_path):
        with pytest.raises(OSError, match="it is not a regular file"):
            read("file")
