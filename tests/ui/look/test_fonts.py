"""Fonts, and a system that has none."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from connect4_gui.ui.look.fonts import font_problem
from tests.project import ROOT


@pytest.mark.usefixtures("qapp")
def test_a_system_with_fonts_has_no_problem() -> None:
    assert QApplication.instance() is not None
    assert font_problem() is None


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have fonts")
def test_a_system_without_fonts_is_told_what_to_install(tmp_path: Path) -> None:
    nothing = tmp_path / "fonts.conf"
    nothing.write_text("<fontconfig></fontconfig>", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "connect4_gui", "--self-test", str(tmp_path / "trial")],
        cwd=ROOT,
        env={**os.environ, "FONTCONFIG_FILE": str(nothing)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.startswith("connect4-gui: There are no fonts")
    assert done.stderr.count("\n") == 1
