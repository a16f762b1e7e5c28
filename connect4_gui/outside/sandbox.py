"""Sandbox: which protection this computer has for bots from outside, and how a command is put behind it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from connect4_gui.outside.protection import Protection

SANDBOX = "bwrap"
TRIAL_SECONDS = 10
HIDDEN = (Path("/tmp"), Path("/run"))
"""Folders with sockets of other programs, which a read-only file system does not keep anybody from."""


@cache
def protection_in_force() -> Protection:
    """What this computer can do. The first call tries it, which may take a moment."""
    if os.name != "posix":
        return Protection.TIME
    return Protection.SANDBOX if sys.platform == "linux" and _has_working_sandbox() else Protection.LIMITS


def sandboxed(command: list[str], scratch: Path, needed: Iterable[Path]) -> list[str]:
    """``command`` in a sandbox where only ``scratch`` can be written. ``needed`` are files and folders it must see."""
    hidden = [folder for folder in HIDDEN if folder.is_dir()]
    lost = [path for path in needed if any(folder in path.parents for folder in hidden)]
    return [
        *(shutil.which(SANDBOX) or SANDBOX, "--unshare-all", "--die-with-parent", "--new-session", "--cap-drop", "ALL"),
        *("--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc"),
        *(word for folder in hidden for word in ("--tmpfs", str(folder))),
        *(word for path in lost for word in ("--ro-bind", str(path), str(path))),
        *("--bind", str(scratch), str(scratch), "--chdir", str(scratch), "--"),
        *command,
    ]


def _has_working_sandbox() -> bool:
    """A system may have the program and still forbid what it does."""
    true, scratch = shutil.which("true"), Path("/var/tmp")
    if shutil.which(SANDBOX) is None or true is None:
        return False
    try:
        trial = subprocess.run(
            sandboxed([true], scratch, ()),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=TRIAL_SECONDS,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return trial.returncode == 0
