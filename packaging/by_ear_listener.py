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

PATIENCE_SECONDS = 60.0
SETTLE_SECONDS = 0.25
DESCRIBED, FOCUSED = "object:property-change:accessible-description", "object:state-changed:focused"

Walk = tuple[tuple[str, str], ...]
"""Keys, and how the sentence begins that must follow; an empty key is none."""

GAME: Walk = (
    ("", "Start game"),
    (
        "Return",
        "New game, 4 rows and 5 columns; Red to move. Player 1 plays Red, Player 2 plays Yellow. Choose",
    ),
    ("4", "Column 4, row 1"),
    ("Return", "Red, column 4, row 1; Yellow to move"),
    ("9", "There is no column 9"),
    ("i", "Player 2 to move. Player 1 plays Red, Player 2 plays Yellow."),
    ("3", "Column 3, row 1"),
    ("Return", "Yellow, column 3, row 1; Red to move"),
    ("b", "Column 3: Yellow. Column 4: Red. The other columns are empty."),
)

SPACES = {
    (0, 2): "Column 3, row 1: Yellow, the last move",
    (0, 3): "Column 4, row 1: Red",
    (3, 4): "Column 5, row 4: empty",
}
"""What the table of the board says of some cells then, by row and column."""

END: Walk = (
    ("u", "Undone: Yellow, column 3, row 1; Yellow to move"),
    ("ctrl+y", "Redone: Yellow, column 3, row 1; Red to move"),
    ("ctrl+y", "Redo: not possible now"),
    ("p", "Paused"),
    ("Return", "Paused, Player 1 to move"),
    ("p", "The game goes on; Red to move"),
    ("Tab", "Moves"),
    ("Up", "Red, column 4, row 1"),
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
)

REVIEW: Walk = (
    (
        "ctrl+r",
        "2 mistakes. Next mistake shows what happened and what was better. Move 4 — mistake. 1 of 2. The key point was",
    ),
    ("Right", "Move 5 — only move. Every other column gives the result away"),
    ("n", "Move 6 — mistake. 2 of 2. Player 1 needs only column 4, row 4 for four. That had to be blocked."),
    ("space", "Columns: Player 2 3, Player 1 4."),
    ("Escape", "2 mistakes. Next mistake shows what happened and what was better. Back at the end of the game"),
    ("Escape", "Start game"),
)

PUZZLE: Walk = (
    ("ctrl+2", "Train. 10 puzzles for today. 10 new. About 5 minutes."),
    ("Return", "Puzzle 1 of 10; 0 solved, 0 missed. Yellow to move. Win in 2 moves, whatever the opponent does."),
    ("b", "Column 1: Yellow, Red, Red, Red, Yellow. Column 2: Red, Red, Yellow, Red."),
    ("4", "Column 4, row 5"),
    ("Return", "Not quite — column 4. This turns a win into a loss: now Red can force four. 2 tries left"),
    ("5", "Column 5, row 2"),
    ("Return", "Yes — column 5. The opponent answers in column 6. 1 move to go"),
    ("6", "Column 6, row 3"),
    ("Return", "Yes — column 6. Four in a row. It comes back soon"),
    ("n", "Puzzle 2 of 10; 0 solved, 1 missed. Red to move."),
    ("Escape", "Start"),
)
"""The first puzzle that comes with the program for somebody new."""


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
        elif event.detail1 and event.source != self._focused:
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


def walk(ear: Ear, way: Walk) -> str:
    """What went wrong on the way; empty if everything was heard, each sentence once."""
    for key, sentence in way:
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


def read_table() -> str:
    """What is wrong with the table of the board; empty if a screen reader finds every cell by row and column."""
    table = found(Atspi.get_desktop(0))
    if table is None:
        return "The board has no table"
    said = {cell: table.get_accessible_at(*cell).get_name() for cell in SPACES}
    size = table.get_n_rows(), table.get_n_columns()
    print(f"{'table':8} {size[0]} rows and {size[1]} columns", flush=True)
    return "" if (size, said) == ((4, 5), SPACES) else f"The table of {size} says {said}"


def found(place: Any) -> Any:
    """The table of the board somewhere in ``place``; None if there is none."""
    if place is None or (place.get_role() == Atspi.Role.TABLE and place.get_name() == "Spaces of the board"):
        return place
    children = (place.get_child_at_index(index) for index in range(place.get_child_count()))
    return next((table for table in map(found, children) if table is not None), None)


def main() -> int:
    launcher, python = sys.argv[1:]
    with running("openbox"), running(launcher, "--launch-immediately"):
        time.sleep(0.5)
        switch_accessibility_on()
        Atspi.init()
        ear = Ear()
        with running(python, "-m", "connect4_gui"):
            problem = walk(ear, GAME) or read_table() or walk(ear, END) or walk(ear, REVIEW) or walk(ear, PUZZLE)
    if problem:
        print(f"packaging/by_ear.py: {problem}", file=sys.stderr)
    return 1 if problem else 0


if __name__ == "__main__":
    sys.exit(main())
