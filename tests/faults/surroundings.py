"""The surroundings: the real program plays a game where everything around it is other than usual.

    python -m tests.faults.surroundings --seed 1 --count 60

Magnified up to 300 %, in the system's other languages with other signs for numbers, from right to left, on several
screens, with a date that wanders, and stopped for a while as a machine that is suspended. The game must come to its
end, be in the archive, and nobody may have said a word.
"""

from __future__ import annotations

import atexit
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from connect4_gui.store.archive import FILE_NAME, Archive
from tests.faults.campaign import Case, MakeCase, main
from tests.faults.clock import wandering_date
from tests.faults.reader import require
from tests.faults.silence import IGNORED
from tests.project import ROOT

SCALES = tuple(hundredths / 100 for hundredths in range(100, 301, 25))
LOCALES = ("de_DE", "ar_EG", "fa_IR", "tr_TR", "hi_IN", "he_IL", "fr_CH")
"""Comma, other digits, right to left, an i without a dot, groups of other lengths."""

PLAY, REVERSED, WANDERING = "--play", "--reversed", "--wandering"
PATIENCE_SECONDS = 420.0
SAID_BY_QT = (*IGNORED, "The cached device pixel ratio value was stale on window expose")
"""Where screens have scales of their own, the offscreen platform complains about itself."""


@dataclass(frozen=True)
class Surroundings:
    """Variables and ``words`` for the program, and the second after which it is stopped for some seconds."""

    kind: str
    detail: str = ""
    variables: Mapping[str, str] = field(default_factory=dict)
    words: tuple[str, ...] = ()
    stopped: tuple[float, float] | None = None


def play(folder: Path, words: list[str]) -> int:
    """Be the program in these surroundings."""
    from PySide6.QtCore import Qt  # noqa: PLC0415
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    from connect4_gui import app  # noqa: PLC0415

    if REVERSED in words:
        QApplication.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    if WANDERING not in words:
        return app.main(["--self-test", str(folder)])
    with wandering_date(random.Random(1)):
        return app.main(["--self-test", str(folder)])


def scale(rng: random.Random) -> Surroundings:
    factor = rng.choice(SCALES)
    return Surroundings("scale", f"{factor:.0%}", {"QT_SCALE_FACTOR": str(factor)})


def language(rng: random.Random) -> Surroundings:
    return spoken(rng.choice(LOCALES))


def spoken(name: str) -> Surroundings:
    """A system that speaks the language ``name``."""
    variables = {"LC_ALL": f"{name}.UTF-8", "LANG": f"{name}.UTF-8", "LOCPATH": str(_locales_with(name))}
    return Surroundings("language of the system", name, variables)


def direction(_rng: random.Random) -> Surroundings:
    return Surroundings("right to left", words=(REVERSED,))


def date(_rng: random.Random) -> Surroundings:
    return Surroundings("wandering date", words=(WANDERING,))


def suspended(rng: random.Random) -> Surroundings:
    after, seconds = rng.uniform(0.5, 15.0), rng.uniform(0.2, 4.0)
    return Surroundings("stopped for a while", f"after {after:.1f} s for {seconds:.1f} s", stopped=(after, seconds))


def screens(rng: random.Random) -> Surroundings:
    """Some beside each other, each with a size and a scale of its own."""
    left, found = 0, []
    for number in range(rng.randint(2, 4)):
        width, height = rng.choice(((800, 600), (1366, 768), (1920, 1080), (3840, 2160)))
        ratio = rng.choice((1, 1.5, 2))
        found.append({"name": f"s{number}", "x": left, "y": 0, "width": width, "height": height, "dpr": ratio})
        left += width
    file = _folder() / f"screens-{rng.randrange(10**9)}.json"
    file.write_text(json.dumps({"screens": found}), encoding="ascii")
    return Surroundings("several screens", f"{len(found)}", {"QT_QPA_PLATFORM": f"offscreen:configfile={file}"})


KINDS = (scale, language, direction, date, suspended, screens)


@cache
def _folder() -> Path:
    folder = Path(tempfile.mkdtemp(prefix="surroundings-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


@cache
def _locales_with(name: str) -> Path:
    """The folder of languages with ``name`` in it, if this system can make it; otherwise it falls back to C."""
    tool = shutil.which("localedef")
    if tool is not None:
        command = [tool, "--no-archive", "-i", name, "-f", "UTF-8", str(_folder() / f"{name}.UTF-8")]
        subprocess.run(command, capture_output=True, check=False)
    return _folder()


Live = Callable[[Path, Surroundings], "subprocess.CompletedProcess[str]"]


def live(folder: Path, surroundings: Surroundings) -> subprocess.CompletedProcess[str]:
    """Let the program play in ``folder`` to its end."""
    command = [sys.executable, "-m", "tests.faults.surroundings", PLAY, str(folder), *surroundings.words]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", **surroundings.variables}
    process = subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, errors="replace"
    )
    try:
        if surroundings.stopped is not None:
            _stop(process, *surroundings.stopped)
        out, complaint = process.communicate(timeout=PATIENCE_SECONDS)
    finally:
        process.kill()
    return subprocess.CompletedProcess(command, process.returncode, out, complaint)


def _stop(process: subprocess.Popen[str], after: float, seconds: float) -> None:
    time.sleep(after)
    if process.poll() is None:
        process.send_signal(signal.SIGSTOP)
        time.sleep(seconds)
        process.send_signal(signal.SIGCONT)


def surroundings(live_in: Live = live) -> MakeCase:
    """Makes games in all surroundings in turn; ``live_in`` plays one."""

    return lambda rng, number: trial(live_in, KINDS[number % len(KINDS)](rng))


def trial(live_in: Live, around: Surroundings) -> Case:
    detail = f"{around.detail}: " if around.detail else ""
    return Case(around.kind, lambda: _try(live_in, around), detail, PATIENCE_SECONDS + 30)


def _try(live_in: Live, around: Surroundings) -> int:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        ended = live_in(folder, around)
        said = [line for line in ended.stderr.splitlines() if line and not line.startswith(SAID_BY_QT)]
        require(ended.returncode == 0, f"exit code {ended.returncode}: {said[-5:]}")
        require(not said, f"it said {said[:5]}")
        report = json.loads((folder / "report.json").read_text(encoding="utf-8"))
        require(_archived(folder) == [report["moves"]], "the game is not in the archive")
        for log in (folder / "home").rglob("*.log"):
            lines = log.read_text(encoding="utf-8").splitlines()
            wrong = [line for line in lines if " WARNING " in line or " ERROR " in line]
            require(not wrong, f"the log says {wrong[:3]}")
    return 1


def _archived(folder: Path) -> list[str]:
    with closing(Archive(folder / "home" / "data" / FILE_NAME)) as archive:
        return [game.record.notation for game in archive.all()]


if __name__ == "__main__":
    if sys.argv[1:2] == [PLAY]:
        sys.exit(play(Path(sys.argv[2]), sys.argv[3:]))
    sys.exit(main("surroundings", surroundings(), 60))
