"""Without what it takes to listen, the game by ear is skipped and says why."""

from __future__ import annotations

from pathlib import Path

import by_ear
import pytest


def test_what_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("by_ear.shutil.which", lambda tool: None if tool == "xdotool" else f"/usr/bin/{tool}")
    assert by_ear.what_is_missing() == "xdotool"


def test_without_the_bus_of_assistive_technology_nothing_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("by_ear.shutil.which", lambda tool: f"/usr/bin/{tool}")
    monkeypatch.setattr(by_ear, "LAUNCHERS", ())
    assert by_ear.what_is_missing() == "at-spi-bus-launcher"


def test_skipping_has_an_exit_code_of_its_own(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(by_ear, "what_is_missing", lambda: str(tmp_path))
    assert by_ear.main() == 77
    assert str(tmp_path) in capsys.readouterr().err
