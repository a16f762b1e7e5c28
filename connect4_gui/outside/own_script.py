"""The scripts of this room that run by themselves: as files, or inside a frozen executable that starts itself again."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Sequence
from pathlib import Path

OPTION = "--outside-"
SCRIPTS = ("warden", "host")


def own_script(name: str) -> list[str]:
    """The command that runs a script."""
    if getattr(sys, "frozen", False):
        return [sys.executable, f"{OPTION}{name}"]
    return [sys.executable, "-I", "-B", str(Path(__file__).with_name(f"{name}.py"))]


def run_own_script(arguments: Sequence[str]) -> int | None:
    """Run the script that ``arguments`` ask a frozen executable for, to its exit code; None if they do not."""
    for name in SCRIPTS:
        if arguments[:1] == [f"{OPTION}{name}"]:
            return int(importlib.import_module(f"connect4_gui.outside.{name}").main(arguments[1:]))
    return None
