"""The scripts of this room that run by themselves: as files, or inside a frozen executable that starts itself again."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

OPTION = "--outside-"


def own_script(name: str) -> list[str]:
    """The command that runs a script."""
    if getattr(sys, "frozen", False):
        return [sys.executable, f"{OPTION}{name}"]
    return [sys.executable, "-I", "-B", str(Path(__file__).with_name(f"{name}.py"))]


def run_own_script(arguments: Sequence[str]) -> int | None:
    """Run the script that ``arguments`` ask a frozen executable for, to its exit code; None if they do not."""
    script, rest = "".join(arguments[:1]), list(arguments[1:])
    if script == f"{OPTION}warden":
        from connect4_gui.outside import warden  # noqa: PLC0415 - not every system has what it imports

        return warden.main(rest)
    if script == f"{OPTION}host":
        from connect4_gui.outside import host  # noqa: PLC0415

        return host.main(rest)
    return None
