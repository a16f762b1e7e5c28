"""What the system's own tools get to see."""

from __future__ import annotations

import pytest

from connect4_gui.ui.look.outside_environment import outside_environment


def test_an_executable_keeps_its_libraries_to_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/bundle")
    assert not outside_environment(is_frozen=True).contains("LD_LIBRARY_PATH")
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/before")
    assert outside_environment(is_frozen=True).value("LD_LIBRARY_PATH") == "/before"


def test_other_programs_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/mine")
    assert outside_environment(is_frozen=False).value("LD_LIBRARY_PATH") == "/mine"
