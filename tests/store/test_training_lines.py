"""Training out of one archive and into another."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from connect4_gui.store.archive import Archive
from connect4_gui.store.importing import Skipped
from connect4_gui.store.training_lines import (
    MOST_BYTES,
    TrainingImport,
    export_training,
    export_training_file,
    import_training,
    import_training_file,
)
from connect4_gui.store.training_shelf import TrainingShelf
from connect4_gui.training.puzzle import to_object
from connect4_gui.training.schedule import Mark
from tests.store.test_training_shelf import TODAY, answer, shelf_of
from tests.training.puzzles import ONLY_MOVE, WIN_IN_2, puzzle

OWN = [puzzle(WIN_IN_2, "game-1"), puzzle(ONLY_MOVE, "game-2")]
ANSWERS = [answer(number, Mark(1 + number % 4), days_ago=9 - number) for number in range(10)]


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[TrainingShelf]:
    with closing(Archive(tmp_path / "one.sqlite3")) as archive:
        shelf = shelf_of(archive)
        shelf.add(OWN)
        for one in ANSWERS:
            shelf.keep(one)
        yield shelf


@pytest.fixture
def other(tmp_path: Path) -> Iterator[TrainingShelf]:
    with closing(Archive(tmp_path / "other.sqlite3")) as archive:
        yield shelf_of(archive)


def test_everything_comes_over(shelf: TrainingShelf, other: TrainingShelf, tmp_path: Path) -> None:
    file = tmp_path / "training.jsonl"
    assert export_training_file(shelf, file) == 10
    assert import_training_file(other, file) == TrainingImport(puzzles=2, answers=10)
    assert list(other.answers()) == ANSWERS
    assert other.own_puzzles() == shelf.own_puzzles()
    assert other.home(TODAY) == shelf.home(TODAY)
    assert import_training_file(other, file) == TrainingImport(0, 0)


def test_a_line_can_be_read_by_people(shelf: TrainingShelf) -> None:
    stream = io.BytesIO()
    export_training(shelf, stream)
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert lines[0]["puzzle"]["game"] == "game-1"
    assert lines[-1]["answer"] == {
        "puzzle": ANSWERS[-1].identity,
        "at": ANSWERS[-1].at,
        "day": "2026-03-27",
        "mark": "hard",
        "seconds": 12.5,
    }


def answer_line(**changes: object) -> str:
    good = {"puzzle": "0123456789ab", "at": 1.0, "day": "2026-03-27", "mark": "good", "seconds": 3}
    return json.dumps({"answer": {**good, **changes}})


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("nonsense", "it is not JSON"),
        ("[]", "it is not a JSON object"),
        ("{}", "neither a puzzle nor an answer"),
        ('{"puzzle": 3}', "3 is not an object"),
        (json.dumps({"puzzle": to_object(puzzle(WIN_IN_2))}), "does not say which game"),
        (answer_line(puzzle="0123456789xy"), "puzzle: '0123456789xy' is not the identity"),
        (answer_line(mark="so so"), "mark: 'so so' is none of again, hard, good, easy"),
        (answer_line(day="today"), "day: 'today' is not a day"),
        (answer_line(day="9999-12-31"), "day: '9999-12-31' is not a day from 1970 to 9000"),
        (answer_line(at=-1), "at: -1 is not a number"),
        (answer_line(seconds=None), "seconds: None is not a number"),
        ("x" * (MOST_BYTES + 5), "longer than"),
    ],
)
def test_a_bad_line_is_skipped_and_the_rest_comes_in(other: TrainingShelf, line: str, words: str) -> None:
    stream = io.BytesIO(f"{line}\n\n{answer_line()}\n".encode())
    report = import_training(other, stream)
    assert (report.answers, len(report.skipped)) == (1, 1)
    assert report.skipped[0].line == 1
    assert words in report.skipped[0].sentence


def test_what_is_no_text_is_skipped(other: TrainingShelf) -> None:
    report = import_training(other, io.BytesIO(b"\xff\xfe\n"))
    assert report.skipped == (Skipped(1, "it is not text in UTF-8"),)


def test_a_file_that_is_not_there_is_said_so(other: TrainingShelf, tmp_path: Path) -> None:
    report = import_training_file(other, tmp_path / "none.jsonl")
    assert report.skipped[0].line is None
    assert "none.jsonl cannot be read" in report.skipped[0].sentence
