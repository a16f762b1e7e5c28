"""On a Turkish system PySide finds no property that begins with an i: that letter has no plain capital there."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.project import ROOT


def named_with_an_i(file: Path) -> list[str]:
    """Where ``file`` makes something of Qt with a keyword that begins with an i, as in ``QTimer(interval=1)``."""
    calls = [node for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    of_qt = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id.startswith("Q")]
    keywords = [keyword for call in of_qt for keyword in call.keywords if keyword.arg is not None]
    return [f"{file.name}:{keyword.lineno} {keyword.arg}" for keyword in keywords if str(keyword.arg).startswith("i")]


def test_nothing_of_qt_is_made_with_a_keyword_that_begins_with_an_i() -> None:
    files = sorted((ROOT / "connect4_gui").rglob("*.py"))
    assert len(files) > 100
    assert [place for file in files for place in named_with_an_i(file)] == []


def test_such_a_keyword_is_found(tmp_path: Path) -> None:
    file = tmp_path / "timer.py"
    file.write_text("timer = QTimer(\n    self,\n    interval=1,\n)\n", encoding="utf-8")
    assert named_with_an_i(file) == ["timer.py:3 interval"]
