"""How soon the window is there: from the command to its first picture, beside a bare Qt window in the same run.

    python benchmarks/startup.py [--runs 15]

The two are started in turns, each in a process of its own after one run to warm up. What matters is the difference:
what our program needs beyond Python, Qt and an empty window. The least of all runs says what the program costs, the
median what a person on this machine sees; on a busy machine the processor time up to the picture says more than the
clock. Runs without a display too (``QT_QPA_PLATFORM=offscreen``).
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

BARE = """
import sys, time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

class Window(QWidget):
    def paintEvent(self, event):
        super().paintEvent(event)
        print(time.monotonic(), time.process_time(), flush=True)
        QTimer.singleShot(0, app.quit)

app = QApplication(["bare"])
window = Window()
window.resize(960, 640)
window.show()
app.exec()
"""


class Start(NamedTuple):
    """Seconds from the command to the first picture."""

    clock: float
    processor: float

    def beyond(self, other: Start) -> Start:
        return Start(self.clock - other.clock, self.processor - other.processor)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=15)
    runs = parser.parse_args().runs
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        environment = os.environ | {"PYTHONPYCACHEPREFIX": str(folder / "bytecode")}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)  # an installed program has its bytecode, and so has Qt
        _bare(environment), _ours(environment, folder)
        pairs = [(_bare(environment), _ours(environment, folder)) for _ in range(runs)]
    print(f"| {runs} runs, seconds | least | median | least processor | median processor |\n|---|---|---|---|---|")
    _report("a bare Qt window", [bare for bare, _ in pairs])
    _report("our menu", [ours for _, ours in pairs])
    _report("difference of neighbours", [ours.beyond(bare) for bare, ours in pairs])


def _report(label: str, starts: Sequence[Start]) -> None:
    figures = (figure for seconds in zip(*starts, strict=True) for figure in (min(seconds), statistics.median(seconds)))
    print(f"| {label} | " + " | ".join(f"{figure:.3f}" for figure in figures) + " |")


def _bare(environment: Mapping[str, str]) -> Start:
    began = time.monotonic()
    command = [sys.executable, "-c", BARE]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    at, processor = map(float, done.stdout.split()[:2])
    return Start(at - began, processor)


def _ours(environment: Mapping[str, str], folder: Path) -> Start:
    command = [sys.executable, "-m", "connect4_gui", "--self-test", str(folder), "--only-start"]
    began = time.monotonic()
    subprocess.run(command, env=environment, capture_output=True, check=True)
    report = json.loads((folder / "report.json").read_text(encoding="utf-8"))
    return Start(report["first_paint"] - began, report["first_paint_processor"])


if __name__ == "__main__":
    main()
