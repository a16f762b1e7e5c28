"""What the menu does not need is imported after it is shown, and everything of it is."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from connect4_gui.ui.warm_up import LATER, WarmUp

ROOT = Path(__file__).resolve().parents[2]

IMPORT_PROGRAM = f"""
import sys
import connect4_gui.ui.program
print([name for name in {LATER!r} if name in sys.modules])
"""


def test_the_program_imports_nothing_that_can_wait() -> None:
    done = subprocess.run([sys.executable, "-c", IMPORT_PROGRAM], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_one_after_another_is_imported(qtbot: QtBot) -> None:
    imported: list[str] = []
    parent = QObject()
    WarmUp(parent, imported.append)
    assert imported == []
    qtbot.waitUntil(lambda: len(imported) == len(LATER))
    assert imported == list(LATER)
