"""The lesson in docs/classroom.md says what Python really answers."""

from __future__ import annotations

import doctest
import re
from typing import Any

import pytest

from connect4_gui import classroom
from tests.project import ROOT

LESSON = (ROOT / "docs" / "classroom.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", LESSON, re.DOTALL)


def test_every_block_of_the_lesson_runs_and_prints_what_it_says() -> None:
    memory: dict[str, Any] = {}
    for block in BLOCKS:
        examples = doctest.DocTestParser().get_doctest(block, memory, "docs/classroom.md", None, 0)
        assert examples.examples
        assert doctest.DocTestRunner(verbose=False).run(examples, clear_globs=False).failed == 0
        memory = examples.globs


def test_the_lesson_has_no_code_but_such_blocks() -> None:
    assert len(BLOCKS) == LESSON.count("```") // 2
    assert sum(">>>" in line for line in LESSON.splitlines()) > 20


def test_the_package_says_what_it_does() -> None:
    assert doctest.testmod(classroom).failed == 0


@pytest.mark.parametrize("name", ["Board", "Player", "TourneyPlayer"])
def test_the_lesson_names_what_there_is(name: str) -> None:
    assert name in classroom.__all__
    assert name in LESSON
