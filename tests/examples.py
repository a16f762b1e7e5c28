"""The examples of the documentation, run as they stand."""

from __future__ import annotations

import re
from typing import Any

from tests.project import ROOT


def run_example(module: str) -> dict[str, Any]:
    """Run the one block of Python in docs/ugi.md that imports from ``module``; the names that it leaves."""
    text = (ROOT / "docs" / "ugi.md").read_text(encoding="utf-8")
    (block,) = [block for block in re.findall(r"```python\n(.*?)```", text, re.DOTALL) if f"from {module} " in block]
    names: dict[str, Any] = {}
    exec(block, names)
    return names
