"""The names of files that hold games, without anything that reads them."""

from __future__ import annotations

from pathlib import Path

from connect4_gui.game.player_spec import clean_name

SUFFIX = ".c4.json"


def shown_name(path: Path) -> str:
    """The name of the file as it may stand in a sentence: on one line."""
    return clean_name(path.name) or "the file"
