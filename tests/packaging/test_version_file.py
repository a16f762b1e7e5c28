"""The version resource for Windows."""

from __future__ import annotations

from typing import Any

import pytest
import version_file


def names(*words: str) -> dict[str, Any]:
    """Stand-ins for the names that PyInstaller offers when it reads the file."""
    return {word: lambda *values, _word=word, **named: (_word, values, named) for word in words}


@pytest.mark.parametrize(
    ("version", "numbers"),
    [("1.2.3", (1, 2, 3, 0)), ("0.1", (0, 1, 0, 0)), ("2.0.0rc1", (2, 0, 0, 0)), ("1.0.dev4", (1, 0, 0, 0))],
)
def test_windows_gets_four_numbers(version: str, numbers: tuple[int, ...]) -> None:
    assert version_file.four_numbers(version) == numbers


def test_the_text_is_what_pyinstaller_reads() -> None:
    words = names(
        "VSVersionInfo", "FixedFileInfo", "StringFileInfo", "StringTable", "StringStruct", "VarFileInfo", "VarStruct"
    )
    text = version_file.text("1.2.3", "connect4-gui")
    word, _values, named = eval(text, words)
    assert word == "VSVersionInfo"
    assert named["ffi"][2]["filevers"] == (1, 2, 3, 0)
    assert "connect4-gui.exe" in text
