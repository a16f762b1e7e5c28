"""The commands that are installed are those of the program."""

from __future__ import annotations

import sys
from importlib import import_module

import pytest
import tomllib

from connect4_gui.launch import command_line
from tests.project import ROOT


def test_the_command_line_is_the_one_of_the_program(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["connect4", "analyse", "99"])
    assert command_line() == 2
    assert "connect4: move 1" in capsys.readouterr().err


def test_every_installed_command_exists() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for place in {**project["scripts"], **project["gui-scripts"]}.values():
        module, _colon, name = place.partition(":")
        assert callable(getattr(import_module(module), name))
