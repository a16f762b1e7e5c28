"""``connect4 training``: answers out of the archive and into it."""

from __future__ import annotations

import io
import sys
from contextlib import closing
from pathlib import Path

import pytest

from connect4_gui.cli import main
from connect4_gui.store.archive import users_archive
from connect4_gui.store.training_shelf import TrainingShelf
from connect4_gui.training.progress import Answer
from tests.matches import friends
from tests.store.games import game
from tests.store.test_training_shelf import answer

MISSED_FOUR = "33442175"
"""The person, who starts, could have made four in column 5 with the seventh disc."""

ANSWERS = [answer(number) for number in range(3)]


@pytest.fixture
def _answers() -> None:
    with closing(users_archive()) as archive:
        for one in ANSWERS:
            TrainingShelf(archive).keep(one)


def kept() -> list[Answer]:
    with closing(users_archive()) as archive:
        return list(TrainingShelf(archive).answers())


@pytest.mark.usefixtures("_answers")
def test_what_is_exported_can_be_imported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "training.jsonl"
    assert main(["training", "export", str(file)]) == 0
    assert capsys.readouterr().out == f"{file}: 3 answers\n"
    monkeypatch.setenv("CONNECT4_HOME", str(tmp_path / "elsewhere"))
    assert kept() == []
    assert main(["training", "import", str(file)]) == 0
    assert capsys.readouterr().out == f"{file}: 3 new answers, 0 new puzzles\n"
    assert kept() == ANSWERS


@pytest.mark.usefixtures("_answers")
def test_streams(capsysbinary: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch) -> None:
    assert main(["training", "export", "-"]) == 0
    written = capsysbinary.readouterr().out
    assert len(written.splitlines()) == 3
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(written)))
    assert main(["training", "import", "-"]) == 0
    assert capsysbinary.readouterr().out == b"-: 0 new answers, 0 new puzzles\n"


def test_find_looks_through_each_game_once(capsys: pytest.CaptureFixture[str]) -> None:
    with closing(users_archive()) as archive:
        archive.put_all([game(1, MISSED_FOUR), game(2, "44", friends())])
    assert main(["training", "find", "--limit", "1"]) == 0
    assert capsys.readouterr().out == "game-2: 0 puzzles\n0 new puzzles in 1 game\n"
    assert main(["training", "find"]) == 0
    assert capsys.readouterr().out == "game-1: 1 puzzle\n1 new puzzle in 1 game\n"
    assert main(["training", "find"]) == 0
    assert capsys.readouterr().out == "0 new puzzles in 0 games\n"


def test_bad_lines_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bad.jsonl"
    file.write_text("{}\n", encoding="utf-8")
    assert main(["training", "import", str(file)]) == 2
    assert f"{file}, line 1: {{}} is neither a puzzle nor an answer" in capsys.readouterr().err


def test_a_file_that_cannot_be_written_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["training", "export", str(tmp_path / "no" / "file")]) == 2
    assert "cannot be written" in capsys.readouterr().err
