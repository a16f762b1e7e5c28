"""How soon the window is there: from the command to its first picture, beside a bare Qt window in the same run.

    python benchmarks/startup.py [--runs 15]

The two are started in turns, each in a process of its own after one run to warm up. What matters is the difference:
what our program needs beyond Python, Qt and an empty window. The least of all runs says what the program costs, the
median what a person on this machine sees. Runs without a display too (``QT_QPA_PLATFORM=offscreen``).
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
from pathlib import Path

BARE = """
import sys, time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

class Window(QWidget):
    def paintEvent(self, event):
        super().paintEvent(event)
        print(time.monotonic(), flush=True)
        QTimer.singleShot(0, app.quit)

app = QApplication(["bare"])
window = Window()
window.resize(960, 640)
window.show()
app.exec()
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=15)
    runs = parser.parse_args().runs
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        _bare(), _ours(folder)
        pairs = [(_bare(), _ours(folder)) for _ in range(runs)]
    bare, ours = ([pair[number] for pair in pairs] for number in (0, 1))
    print(f"| {runs} runs, seconds | least | median |\n|---|---|---|")
    for label, seconds in (
        ("a bare Qt window", bare),
        ("our menu", ours),
        ("difference of neighbours", [mine - other for other, mine in pairs]),
    ):
        print(f"| {label} | {min(seconds):.3f} | {statistics.median(seconds):.3f} |")


def _bare() -> float:
    began = time.monotonic()
    done = subprocess.run([sys.executable, "-c", BARE], capture_output=True, text=True, check=True)
    return float(done.stdout.split()[0]) - began


def _ours(folder: Path) -> float:
    command = [sys.executable, "-m", "connect4_gui", "--self-test", str(folder), "--only-start"]
    environment = os.environ | {"PYTHONPYCACHEPREFIX": str(folder / "bytecode")}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # an installed program has its bytecode
    began = time.monotonic()
    subprocess.run(command, env=environment, capture_output=True, check=True)
    report = json.loads((folder / "report.json").read_text(encoding="utf-8"))
    return float(report["first_paint"]) - began


if __name__ == "__main__":
    main()
