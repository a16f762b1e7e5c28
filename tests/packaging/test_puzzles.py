"""The script that makes puzzles: the same ones each time, none twice, all of them sound."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import puzzles
import pytest

from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.native import is_available

pytestmark = pytest.mark.skipif(not is_available(), reason="the compiled core is not built")

SMALL = BoardSize(4, 5)


def test_the_same_seed_makes_the_same_puzzles() -> None:
    made, again = (list(puzzles.made(12, SMALL, 3, set())) for _ in range(2))
    assert made == again
    assert len({puzzle.identity for puzzle in made}) == 12
    assert {puzzle.size for puzzle in made} == {SMALL}
    assert list(puzzles.made(12, SMALL, 4, set())) != made


def test_what_is_known_is_not_made_again() -> None:
    known = {puzzle.identity for puzzle in puzzles.made(12, SMALL, 3, set())}
    more = list(puzzles.made(6, SMALL, 3, set(known)))
    assert len(more) == 6
    assert known.isdisjoint(puzzle.identity for puzzle in more)


def test_it_ends_when_there_is_nothing_more_to_find(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "PATIENCE", 3)
    assert len(list(puzzles.made(100_000, BoardSize(4, 4), 1, set()))) < 100_000


def test_a_file_grows_and_is_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "puzzles.jsonl"
    for seed in ("1", "2"):
        assert puzzles.main(["--count", "5", "--size", "4x5", "--seed", seed, "--file", str(file)]) == 0
    assert puzzles.main(["--check", "--file", str(file)]) == 0
    assert "10 puzzles, 0 of them bad" in capsys.readouterr().out


def test_the_check_finds_bad_and_double_ones(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "puzzles.jsonl"
    made = list(puzzles.made(12, SMALL, 3, set()))
    attack = next(puzzle for puzzle in made if puzzle.length == 2)
    puzzles.write(file, [*made, made[0].mirrored(), replace(made[0], board=attack.board, kind=attack.kind, length=3)])
    assert puzzles.main(["--check", "--file", str(file)]) == 1
    assert "not a win in 3" in capsys.readouterr().out
