"""Every static bound of the core against brute force, in C++ for the number of positions it takes.

This is the short form, on a few sizes. ``tests/engine/core/check.sh`` checks all sizes, under the sanitizers.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.project import ROOT

CHECKS = Path(__file__).parent / "core"
CORE = ROOT / "connect4_gui" / "engine" / "core"
COMPILER = shutil.which("c++") or shutil.which("g++") or shutil.which("clang++")


@pytest.mark.skipif(COMPILER is None, reason="there is no C++ compiler on this machine")
@pytest.mark.timeout(600)
def test_bounds_and_scores_agree_with_brute_force(tmp_path: Path) -> None:
    program = tmp_path / "check_bounds"
    flags = [
        "-std=c++17",
        "-O1",
        "-Wno-psabi",
        "-pthread",
        "-DCONNECT4_FEW_SIZES",
        "-DCONNECT4_EAGER_GROWTH",
        f"-I{CORE}",
    ]
    subprocess.run([str(COMPILER), *flags, str(CHECKS / "check_bounds.cpp"), "-o", str(program)], check=True)
    finished = subprocess.run([str(program), "3", "1"], capture_output=True, text=True, check=False)
    assert finished.returncode == 0, finished.stdout
    lost, drawn, won = (int(number) for number in re.findall(r"(\d+) (?:lost|drawn|won)", finished.stdout))
    assert min(lost, drawn, won) > 20, finished.stdout
    assert int(re.findall(r"(\d+) claimeven bounds", finished.stdout)[0]) > 100
    forced, refused = (int(number) for number in re.findall(r"(?:forced|refused) (\d+) times", finished.stdout))
    assert min(forced, refused) > 100, finished.stdout
    assert int(re.findall(r"(\d+) entries of grown tables", finished.stdout)[0]) > 1000
