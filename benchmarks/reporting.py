"""Tables for people and JSON for machines, from the same rows."""

from __future__ import annotations

import json
import platform
from collections.abc import Sequence
from pathlib import Path

Row = dict[str, object]


def print_table(title: str, rows: Sequence[Row]) -> None:
    """The rows as aligned text; the keys of the first one are the headings."""
    print(f"\n{title}")
    headings = list(rows[0])
    lines = [headings, *([_text(row.get(heading)) for heading in headings] for row in rows)]
    widths = [max(len(line[i]) for line in lines) for i in range(len(headings))]
    for line in lines:
        print("  ".join(cell.rjust(width) for cell, width in zip(line, widths, strict=True)))


def write_json(path: Path | None, name: str, rows: Sequence[Row]) -> None:
    """Write the rows with the machine they come from; nothing without a path."""
    if path is not None:
        machine = {"processor": platform.processor() or platform.machine(), "python": platform.python_version()}
        path.write_text(json.dumps({"benchmark": name, "machine": machine, "rows": rows}, indent=2) + "\n")


def _text(value: object) -> str:
    if isinstance(value, float):
        return f"{value:.4g}" if abs(value) < 1000 else f"{value:,.0f}"
    return f"{value:,}" if isinstance(value, int) else "–" if value is None else str(value)
