"""The core's checks on other machines: where their packages are missing, one sentence and the exit code of a skip."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.project import ROOT

CHECK = ROOT / "tests" / "engine" / "core" / "check.sh"
BASH = shutil.which("bash")
SKIPPED, WRONG = 77, 2

pytestmark = pytest.mark.skipif(os.name != "posix" or BASH is None, reason="the checks are run by bash")


def check(tools: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """Run the checks where only ``tools`` and a few commands of the system are found."""
    for name in ("dirname", "head", "grep"):
        (tools / name).symlink_to(str(shutil.which(name)))
    environment = {"PATH": str(tools)}
    return subprocess.run(
        [str(BASH), str(CHECK), *options], env=environment, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize(
    ("machine", "package"), [("arm64", "g++-aarch64-linux-gnu"), ("windows", "g++-mingw-w64-x86-64-posix")]
)
def test_another_machine_is_skipped_without_its_compiler(tmp_path: Path, machine: str, package: str) -> None:
    done = check(tmp_path, "--on", machine)
    assert done.returncode == SKIPPED
    assert done.stderr.count("\n") == 1
    assert f"apt install {package}" in done.stderr


def test_another_machine_is_skipped_without_what_runs_its_programs(tmp_path: Path) -> None:
    (tmp_path / "aarch64-linux-gnu-g++").write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
    (tmp_path / "aarch64-linux-gnu-g++").chmod(0o755)
    done = check(tmp_path, "--on", "arm64")
    assert done.returncode == SKIPPED
    assert "apt install qemu-user" in done.stderr


@pytest.mark.parametrize("options", [("--on", "mars"), ("--as", "poem"), ("--all",)], ids=" ".join)
def test_an_unknown_option_is_refused(tmp_path: Path, options: tuple[str, ...]) -> None:
    (tmp_path / "c++").write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
    (tmp_path / "c++").chmod(0o755)
    done = check(tmp_path, *options)
    assert done.returncode == WRONG
    assert options[-1] in done.stderr
