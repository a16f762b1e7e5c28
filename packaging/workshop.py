"""What the packaging scripts share: commands that are shown and must succeed, empty environments, a clean home."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
DIST = ROOT / "dist"

VARIABLES_OF_THIS_SESSION = (
    "CONNECT4_HOME",
    "DBUS_SESSION_BUS_ADDRESS",
    "DISPLAY",
    "LD_LIBRARY_PATH",
    "QT_QPA_PLATFORM",
    "VIRTUAL_ENV",
    "WAYLAND_DISPLAY",
)


class PackagingError(Exception):
    """Carries the sentence that says what is wrong; a script prints it and exits with 1."""


def run(command: Sequence[str | Path], *, cwd: Path = ROOT, environment: Mapping[str, str] | None = None) -> None:
    """Show ``command``, run it and say how long it took. Raises PackagingError unless it succeeds."""
    line = shlex.join(str(part) for part in command)
    print(f"+ {line}", flush=True)
    began = time.monotonic()
    done = subprocess.run(command, cwd=cwd, env=environment, check=False)
    if done.returncode != 0:
        raise PackagingError(f"This command ended with exit code {done.returncode}: {line}")
    print(f"  {time.monotonic() - began:.1f} s", flush=True)


def ask(command: Sequence[str | Path], *, environment: Mapping[str, str] | None = None, cwd: Path = ROOT) -> str:
    """What ``command`` prints. Raises PackagingError with its complaint unless it succeeds."""
    done = subprocess.run(command, cwd=cwd, env=environment, check=False, capture_output=True, text=True)
    if done.returncode != 0:
        line = shlex.join(str(part) for part in command)
        raise PackagingError(f"This command ended with exit code {done.returncode}: {line}\n{done.stderr.strip()}")
    return done.stdout.strip()


def clean_environment(home: Path, **more: str) -> dict[str, str]:
    """This process's environment with an empty home, no display, a plain locale and Python's usual ways."""
    home.mkdir(parents=True, exist_ok=True)
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in VARIABLES_OF_THIS_SESSION and not name.startswith(("PYTHON", "XDG_"))
    }
    homes = dict.fromkeys(("HOME", "USERPROFILE", "LOCALAPPDATA", "APPDATA"), str(home))
    return {**kept, **homes, "LC_ALL": "C.UTF-8", **more}


def source_date() -> int:
    """The time of the source, in seconds, which goes into packages instead of the time of their making: what
    SOURCE_DATE_EPOCH says, else the last commit, else the files of an unpacked sdist.
    """
    said = os.environ.get("SOURCE_DATE_EPOCH")
    if said:
        return int(said)
    if (ROOT / ".git").exists() and shutil.which("git"):
        return int(ask(["git", "log", "-1", "--format=%ct"]))
    return int((ROOT / "pyproject.toml").stat().st_mtime)


def steady_environment(seconds: int) -> dict[str, str]:
    """This process's environment with what makes tools write the same bytes for the same source of that time."""
    return {**os.environ, "SOURCE_DATE_EPOCH": str(seconds), "PYTHONHASHSEED": "0"}


def program(folder: Path, name: str) -> Path:
    """An executable in ``folder`` by the name it has on this system."""
    return folder / (f"{name}.exe" if sys.platform == "win32" else name)


def make_environment(folder: Path) -> Path:
    """A new, empty virtual environment in ``folder``; what was there is gone. Returns the folder of its programs."""
    shutil.rmtree(folder, ignore_errors=True)
    run([sys.executable, "-m", "venv", folder])
    return folder / ("Scripts" if sys.platform == "win32" else "bin")


def install(programs: Path, *requirements: str | Path, environment: Mapping[str, str] | None = None) -> None:
    """Install into the environment whose programs are in ``programs``."""
    command = [program(programs, "python"), "-m", "pip", "install", "--quiet", *requirements]
    run(command, environment=environment)


def size_mb(path: Path) -> float:
    """Megabytes that ``path`` takes; a folder counts every file once, links not at all."""
    files = [path] if path.is_file() else [file for file in path.rglob("*") if file.is_file() and not file.is_symlink()]
    return sum(file.stat().st_size for file in files) / 1e6
