"""What ``by_ear.py`` starts on a bus of its own, with the system's Python: it presses keys and hears what is said."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

gi = import_module("gi")
gi.require_version("Atspi", "2.0")
Atspi: Any = import_module("gi.repository.Atspi")
Gio: Any = import_module("gi.repository.Gio")
GLib: Any = import_module("gi.repository.GLib")

PATIENCE_SECONDS = 15.0
SETTLE_SECONDS = 0.25
DESCRIBED, FOCUSED = "object:property-change:accessible-description", "object:state-changed:focused"

WALK = (
    ("", "Start game"),
    (
        "Return",
        "New game, 6 rows and 7 columns; Red to move. Player 1 plays Red, Player 2 plays Yellow. Choose",
    ),
    ("4", "Column 4, row 1"),
    ("Return", "Red, column 4, row 1; Yellow to move"),
    ("9", "There is no column 9"),
    ("i", "Player 2 to move. Player 1 plays Red, Player 2 plays Yellow."),
    ("3", "Column 3, row 1"),
    ("Return", "Yellow, column 3, row 1; Red to move"),
    ("b", "Column 3: Yellow. Column 4: Red. The other columns are empty."),
    ("u", "Undone: Yellow, column 3, row 1; Yellow to move"),
    ("ctrl+y", "Redone: Yellow, column 3, row 1; Red to move"),
    ("ctrl+y", "Redo: not possible now"),
    ("p", "Paused"),
    ("Return", "Paused, Player 1 to move"),
    ("p", "The game goes on; Red to move"),
    ("Tab", "Menu"),
    ("4", "Column 4, row 2"),
    ("Return", "Red, column 4, row 2; Yellow to move"),
    ("3", "Column 3, row 2"),
    ("Return", "Yellow, column 3, row 2; Red to move"),
    ("4", "Column 4, row 3"),
    ("Return", "Red, column 4, row 3; Yellow to move"),
    ("x", "Red makes four at column 4, row 4, now."),
    ("3", "Column 3, row 3"),
    ("Return", "Yellow, column 3, row 3; Red to move"),
    ("4", "Column 4, row 4"),
    (
        "Return",
        "Red, column 4, row 4. Player 1 wins. Four in a row. The line goes from column 4, row 1 to column 4, row 4.",
    ),
    ("x", "The line goes from column 4, row 1 to column 4, row 4."),
    ("e", "The line goes from column 4, row 1 to column 4, row 4."),
    ("ctrl+r", "3 mistakes."),
    ("n", "Move"),
)
"""Keys, and how the sentence begins that must follow; an empty key is none."""


class Ear:
    """Hears what Orca would say: the name and description of what gets the focus, and how that is described anew."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self._focused: Any = None
        self._listener = Atspi.EventListener.new(self._hear)
        for kind in (DESCRIBED, FOCUSED):
            self._listener.register(kind)

    def _hear(self, event: Any) -> None:
        if event.type.startswith(DESCRIBED):
            if event.source == self._focused:
                self.heard.append(str(event.any_data).strip())
        elif event.detail1:
            self._focused = event.source
            self.heard.extend((event.source.get_name() or "", event.source.get_description() or ""))

    def wait_for(self, sentence: str) -> bool:
        """Whether something that begins with ``sentence`` is heard before patience ends."""
        deadline = time.monotonic() + PATIENCE_SECONDS
        while time.monotonic() < deadline:
            if any(said.startswith(sentence) for said in self.heard):
                return True
            self.pass_time(0.02)
        return False

    def pass_time(self, seconds: float) -> None:
        """Let events come in."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            while GLib.MainContext.default().iteration(False):
                pass
            time.sleep(0.005)


@contextmanager
def running(*command: str) -> Iterator[None]:
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        process.terminate()
        process.wait()


def switch_accessibility_on() -> None:
    """Tell the programs of this bus that somebody listens."""
    bus = Gio.bus_get_sync(Gio.BusType.SESSION, None)
    on = GLib.Variant("(ssv)", ("org.a11y.Status", "IsEnabled", GLib.Variant("b", True)))
    place = ("org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set")
    bus.call_sync(*place, on, None, Gio.DBusCallFlags.NONE, -1, None)


def walk(ear: Ear) -> str:
    """What went wrong on the way; empty if everything was heard, each sentence once."""
    for key, sentence in WALK:
        ear.pass_time(SETTLE_SECONDS)
        if key:
            ear.heard.clear()
            subprocess.run(["xdotool", "key", key], check=True)
        if not ear.wait_for(sentence):
            return f"After {key or 'the start'}, “{sentence}” was not heard, but {ear.heard}"
        ear.pass_time(SETTLE_SECONDS)
        times = sum(said.startswith(sentence) for said in ear.heard)
        if times != 1:
            return f"After {key or 'the start'}, “{sentence}” was heard {times} times: {ear.heard}"
        print(f"{key or 'start':8} {sentence}", flush=True)
    return ""


def main() -> int:
    launcher, python = sys.argv[1:]
    with running("openbox"), running(launcher, "--launch-immediately"):
        time.sleep(0.5)
        switch_accessibility_on()
        Atspi.init()
        ear = Ear()
        with running(python, "-m", "connect4_gui"):
            problem = walk(ear)
    if problem:
        print(f"packaging/by_ear.py: {problem}", file=sys.stderr)
    return 1 if problem else 0


if __name__ == "__main__":
    sys.exit(main())
