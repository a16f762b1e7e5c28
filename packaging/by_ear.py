"""Play a game, review it and solve a puzzle by keyboard and ear: the real program, heard as a screen reader hears it.

    python packaging/by_ear.py

Every sentence must come from the widget with the focus, exactly once. Ends with exit code 77, and says why, on a
machine that lacks what it takes: Xvfb, openbox, xdotool, D-Bus, AT-SPI, and the system's own Python with ``gi``.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from workshop import ROOT, PackagingError, clean_environment

TOOLS = ("Xvfb", "openbox", "xdotool", "dbus-run-session")
SYSTEM_PYTHON = "/usr/bin/python3"
CAN_LISTEN = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
LISTENER = Path(__file__).with_name("by_ear_listener.py")
LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
SKIPPED = 77
PATIENCE_SECONDS = 300


def main() -> int:
    missing = what_is_missing()
    if missing:
        print(f"packaging/by_ear.py: skipped, this machine has no {missing}", file=sys.stderr)
        return SKIPPED
    try:
        with tempfile.TemporaryDirectory(prefix="by-ear-") as home:
            return listen(Path(home))
    except PackagingError as error:
        print(f"packaging/by_ear.py: {error}", file=sys.stderr)
        return 1


def what_is_missing() -> str:
    """The first thing that is not installed; empty if everything is."""
    absent = [tool for tool in TOOLS if shutil.which(tool) is None]
    if not any(Path(path).exists() for path in LAUNCHERS):
        absent.append("at-spi-bus-launcher")
    if absent:
        return absent[0]
    if not Path(SYSTEM_PYTHON).exists():
        return SYSTEM_PYTHON
    done = subprocess.run([SYSTEM_PYTHON, "-c", CAN_LISTEN], check=False, capture_output=True)
    return "Atspi for the system's Python" if done.returncode != 0 else ""


def listen(home: Path) -> int:
    """The exit code of the listener, which has a display, a bus and a home of its own."""
    runtime = home / "run"
    runtime.mkdir(mode=0o700)
    launcher = next(path for path in LAUNCHERS if Path(path).exists())
    read_end, write_end = os.pipe()
    command = ["Xvfb", "-displayfd", str(write_end), "-screen", "0", "1280x900x24", "-nolisten", "tcp"]
    display = subprocess.Popen(command, pass_fds=[write_end], stderr=subprocess.DEVNULL)
    os.close(write_end)
    try:
        with os.fdopen(read_end) as numbers:
            number = numbers.readline().strip()
        if not number:
            raise PackagingError("The display has not started.")
        environment = clean_environment(
            home,
            DISPLAY=f":{number}",
            XDG_RUNTIME_DIR=str(runtime),
            QT_QPA_PLATFORM="xcb",
            CONNECT4_HOME=str(chosen_small_board(home / "kept")),
        )
        session = ["dbus-run-session", "--", SYSTEM_PYTHON, str(LISTENER), launcher, sys.executable]
        return subprocess.run(session, cwd=ROOT, env=environment, check=False, timeout=PATIENCE_SECONDS).returncode
    except subprocess.TimeoutExpired as expired:
        raise PackagingError(f"The game was not over after {PATIENCE_SECONDS} seconds.") from expired
    finally:
        display.terminate()
        display.wait()


def chosen_small_board(folder: Path) -> Path:
    """``folder``, with 4 × 5 chosen in the menu: a review finds the truth about a whole game, there in no time."""
    settings = folder / "config" / "settings.json"
    settings.parent.mkdir(parents=True)
    settings.write_text(json.dumps({"rows": 4, "columns": 5}), encoding="utf-8")
    return folder


if __name__ == "__main__":
    sys.exit(main())
