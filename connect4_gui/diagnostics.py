"""Diagnostics: what somebody who mends the program has to know, as text without names of people. No Qt."""

from __future__ import annotations

import platform
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from connect4_gui.regular_file import open_regular
from connect4_gui.settings.settings import Settings, to_json

LOG_LINES = 40
TAIL_BYTES = 65_536
LEFT_OUT = "…"

NAME_ENDING = "_name"
NOT_SHOWN = (NAME_ENDING, "_files", "_geometry", "own_bot")
"""How the settings end that hold names of people, files that people named, and what only windows understand."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What runs here. ``window_system`` is Qt's word for where it draws, for example ``xcb``."""

    version: str
    engines: tuple[str, ...]
    qt: str
    window_system: str


def report(facts: Facts, settings: Settings, log: Sequence[str]) -> str:
    """The whole text; ``log`` are the last lines of the log."""
    values = to_json(settings)
    names = [str(value) for key, value in values.items() if key.endswith(NAME_ENDING)]
    shown = {key: value for key, value in values.items() if not key.endswith(NOT_SHOWN)}
    lines = [
        f"Connect Four {facts.version}",
        f"Engine: {', '.join(facts.engines)}",
        f"Python {platform.python_version()}, Qt {facts.qt} ({facts.window_system})",
        f"System: {platform.platform()}, {platform.machine()}",
        "",
        "Settings:",
        *(f"  {key}: {value}" for key, value in shown.items()),
        "",
        "Log:",
        *(f"  {without_people(line, names)}" for line in log),
    ]
    return "\n".join(lines) + "\n"


def last_lines(path: Path, count: int = LOG_LINES) -> list[str]:
    """The last lines of a file; one that says why there are none, if it cannot be read."""
    try:
        with open(path, "rb", opener=open_regular) as file:
            file.seek(max(path.stat().st_size - TAIL_BYTES, 0))
            text = file.read(TAIL_BYTES).decode("utf-8", errors="replace")
    except OSError as error:
        return [f"(there is no log: {error.strerror or error})"]
    return text.splitlines()[-count:]


def without_people(line: str, names: Iterable[str], home: Path | None = None) -> str:
    """``line`` without these names, without what a setting for a name holds, and without who owns the home folder."""
    folder = home or Path.home()
    line = line.replace(str(folder), "~")
    line = re.sub(rf"(\w+{NAME_ENDING}: ).*", rf"\g<1>{LEFT_OUT}", line)
    if folder.name:
        line = re.sub(rf"(?<=[/\\]){re.escape(folder.name)}(?=[/\\])", LEFT_OUT, line)
    for name in names:
        for form in {name.strip(), ascii(name.strip())[1:-1]} - {""}:
            line = re.sub(rf"(?<!\w){re.escape(form)}(?!\w)", LEFT_OUT, line)
    return line
