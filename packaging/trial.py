"""Trial: runs a finished ``connect4-gui`` as people will, and checks what it does, says and shows."""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from workshop import PackagingError, clean_environment

SCREEN = "1280x1024x24"
PATIENCE_SECONDS = 360
HARMLESS = ("This plugin does not support propagateSizeHints()",)
"""The offscreen platform says this about every window with a least size."""

IS_LINUX = sys.platform.startswith("linux")

Command = Sequence[str | Path]


@contextmanager
def screen() -> Iterator[dict[str, str]]:
    """The variables that lead to a screen: a virtual one on Linux, the system's own elsewhere."""
    if not IS_LINUX:
        yield {}
        return
    if shutil.which("Xvfb") is None:
        raise PackagingError("A real window is tried under Xvfb; on Debian or Ubuntu install it with: apt install xvfb")
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", SCREEN, "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()
        if not number:
            raise PackagingError("Xvfb does not start.")
        yield {"DISPLAY": f":{number}", "QT_QPA_PLATFORM": "xcb"}
    finally:
        server.terminate()
        server.wait()


def self_test(command: Command, folder: Path, variables: Mapping[str, str], *options: str) -> dict[str, Any]:
    """Let the program try itself; its pictures go to ``folder``. Returns its report, with the milliseconds it took to
    the first picture in it. Raises PackagingError if it fails or says anything unexpected.
    """
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    began = time.monotonic()
    done = _start([*command, "--self-test", folder, *options], folder / "home", variables)
    said = [line for line in done.stderr.splitlines() if line.strip() not in HARMLESS]
    if done.returncode != 0 or said:
        words = "\n".join(said)
        raise PackagingError(f"The program tried itself and ended with exit code {done.returncode}:\n{words}")
    report: dict[str, Any] = json.loads((folder / "report.json").read_text(encoding="utf-8"))
    report["start_ms"] = round((report["first_paint"] - began) * 1000)
    return report


def whole_game(command: Command, folder: Path, variables: Mapping[str, str]) -> dict[str, Any]:
    """A whole game against Hard; the pictures and the sounds must be there."""
    report = self_test(command, folder, variables)
    if not report["has_sound_library"]:
        raise PackagingError("The program carries no library to play sounds with.")
    for name in ("menu.png", "game.png"):
        if not (folder / name).is_file():
            raise PackagingError(f"The program saved no picture {folder / name}.")
    return report


def median_starts_ms(commands: Mapping[str, Command], variables: Mapping[str, str], runs: int) -> dict[str, int]:
    """Milliseconds from each command to the first picture of the menu, after one run to warm up.

    The commands take turns, so that a busy machine is equally busy for all of them.
    """
    times: dict[str, list[int]] = {name: [] for name in commands}
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(runs + 1):
            for name, command in commands.items():
                report = self_test(command, Path(folder) / "run", variables, "--only-start")
                times[name].append(report["start_ms"])
    return {name: round(statistics.median(found[1:])) for name, found in times.items()}


def check_complaints(command: Command) -> list[str]:
    """Without a display, a library or a font there is one sentence and exit code 1."""
    if not IS_LINUX:
        return []
    with tempfile.TemporaryDirectory() as folder:
        broken = Path(folder) / "libEGL.so.1"
        broken.write_text("not a library", encoding="utf-8")
        no_fonts = Path(folder) / "fonts.conf"
        no_fonts.write_text("<fontconfig></fontconfig>", encoding="utf-8")
        cases: tuple[tuple[dict[str, str], str], ...] = (
            ({}, "There is no display"),
            ({"DISPLAY": ":987"}, "The display :987 cannot be reached"),
            ({"DISPLAY": ":987", "LD_LIBRARY_PATH": folder}, "apt install libegl1"),
            ({"QT_QPA_PLATFORM": "linuxfb"}, "linuxfb"),
            ({"QT_QPA_PLATFORM": "offscreen", "FONTCONFIG_FILE": str(no_fonts)}, "There are no fonts"),
        )
        return [_complaint(command, Path(folder) / "home", variables, words) for variables, words in cases]


def _complaint(command: Command, home: Path, variables: Mapping[str, str], words: str) -> str:
    done = _start(command, home, variables)
    sentence = done.stderr.strip()
    if done.returncode != 1 or words not in sentence or "\n" in sentence:
        raise PackagingError(
            f"With {dict(variables)} the program should end with 1 and say {words!r}; it ended with {done.returncode}"
            f" and said: {sentence}"
        )
    return sentence


def _start(command: Command, home: Path, variables: Mapping[str, str]) -> subprocess.CompletedProcess[str]:
    try:
        return subprocess.run(
            command,
            cwd=home.parent,
            env=clean_environment(home, **variables),
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE_SECONDS,
        )
    except subprocess.TimeoutExpired:
        raise PackagingError(f"The program did not end within {PATIENCE_SECONDS} seconds.") from None
