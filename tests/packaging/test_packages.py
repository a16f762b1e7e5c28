"""What is installed: every folder of the program, which ``pyproject.toml`` lists by name."""

from __future__ import annotations

import re

from tests.project import ROOT


def test_every_folder_of_the_program_is_installed() -> None:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    folders = (path.parent.relative_to(ROOT) for path in (ROOT / "connect4_gui").rglob("__init__.py"))
    missing = {".".join(folder.parts) for folder in folders} - set(
        re.findall(r'^    "(connect4_gui[\w.]*)",$', text, re.M)
    )
    assert not missing
