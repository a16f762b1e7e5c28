"""The pictures of the guide are painted by a script, all of them, from games that can be played."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtGui import QImage

from connect4_gui.engine.rulebook import RULES
from connect4_gui.engine.rules import is_classic
from tests.project import ROOT

KEYS = [rules.key for rules in RULES if not is_classic(rules)]


@pytest.fixture(scope="module")
def script() -> ModuleType:
    """``packaging/help_pictures.py``, which is not part of the package."""
    spec = importlib.util.spec_from_file_location("help_pictures", ROOT / "packaging" / "help_pictures.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.usefixtures("qapp")
def test_every_picture_is_painted_for_both_grounds(script: ModuleType, tmp_path: Path) -> None:
    assert script.main(tmp_path) == 0
    for ground in ("light", "dark"):
        made, kept = tmp_path / ground, ROOT / "resources" / "help" / ground
        assert sorted(path.stem for path in made.iterdir()) == sorted(KEYS)
        assert sorted(path.name for path in kept.iterdir()) == sorted(path.name for path in made.iterdir())
        assert {QImage(str(path)).size() == QImage(str(kept / path.name)).size() for path in made.iterdir()} == {True}


@pytest.mark.parametrize("key", KEYS)
def test_the_last_turn_changes_the_board(script: ModuleType, key: str) -> None:
    rules, size, moves = script.EXAMPLES[key]
    turns = script.parse_turns(moves)
    before, after = (script._game(rules, size, played) for played in (turns[:-1], turns))
    assert rules.split()[0] == key
    assert set(before.discs) != set(after.discs)
    assert not before.is_over
