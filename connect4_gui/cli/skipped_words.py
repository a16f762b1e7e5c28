"""What could not be read of a file, for whoever imports it."""

from __future__ import annotations

from collections.abc import Sequence

from connect4_gui.cli.streams import tell
from connect4_gui.quote import brief_path
from connect4_gui.store.importing import Skipped

MOST_LINES = 20
"""A file of something else entirely has as many complaints as lines; the first ones say it."""


def complain(name: str, skipped: Sequence[Skipped]) -> None:
    """Say of each part of ``name`` that was skipped why, and of many only how many there are."""
    for part in skipped[:MOST_LINES]:
        tell(part.sentence if part.line is None else f"{brief_path(name)}, line {part.line}: {part.sentence}")
    if len(skipped) > MOST_LINES:
        tell(f"{brief_path(name)}: {len(skipped) - MOST_LINES} more lines cannot be read")
