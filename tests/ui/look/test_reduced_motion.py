"""What the system says about motion, on every system and where it says nothing."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from connect4_gui.ui.look.reduced_motion import QUESTIONS, Question, ReducedMotion, outside_environment

Ask = Callable[..., ReducedMotion]


def says(text: str) -> Question:
    return Question((sys.executable, "-c", f"print({text!r})"), "false")


@pytest.fixture
def make() -> Iterator[Ask]:
    made: list[ReducedMotion] = []

    def build(question: Question | None, platform: str = "linux") -> ReducedMotion:
        questions = {} if question is None else {platform: question}
        made.append(ReducedMotion(platform, questions))
        return made[-1]

    yield build
    for reduced in made:
        reduced.close()


def test_a_system_that_wants_no_animation_is_heard(make: Ask, qtbot: QtBot) -> None:
    reduced = make(says("false"))
    assert not reduced.is_wanted
    with qtbot.waitSignal(reduced.changed) as heard:
        reduced.ask()
    assert heard.args == [True]
    assert reduced.is_wanted


@pytest.mark.parametrize(
    "question",
    [
        says("true"),
        says(""),
        Question((sys.executable, "-c", "import sys; sys.stdout.buffer.write(b'\\xff\\xfe')"), "false"),
        Question((sys.executable, "-c", "raise SystemExit('No such schema')"), "false"),
    ],
)
def test_any_other_answer_means_normal(make: Ask, qtbot: QtBot, question: Question) -> None:
    reduced = make(question)
    with qtbot.waitSignal(reduced._process.finished):
        reduced.ask()
    assert not reduced.is_wanted


@pytest.mark.parametrize("question", [None, Question(("no-such-tool-anywhere",), "false")])
def test_no_tool_means_normal(make: Ask, question: Question | None) -> None:
    reduced = make(question)
    reduced.ask()
    assert not reduced.is_wanted


def test_a_tool_that_does_not_end_is_given_up(make: Ask, qtbot: QtBot) -> None:
    reduced = make(Question((sys.executable, "-c", "import time; time.sleep(600)"), "false"))
    reduced._patience.setInterval(1)
    with qtbot.waitSignal(reduced._process.finished):
        reduced.ask()
    assert not reduced.is_wanted


def test_closing_leaves_no_process(make: Ask) -> None:
    reduced = make(Question((sys.executable, "-c", "import time; time.sleep(600)"), "false"))
    reduced.ask()
    reduced.ask()
    reduced.close()
    assert reduced._process.processId() == 0


@pytest.mark.parametrize("is_still", [True, False])
def test_windows_answers_at_once(is_still: bool) -> None:
    reduced = ReducedMotion("win32", ask_windows=lambda: is_still)
    reduced.ask()
    assert reduced.is_wanted is is_still


@pytest.mark.parametrize("error", [AttributeError("no WinDLL"), OSError("no user32")])
def test_a_windows_that_cannot_be_asked_means_normal(error: Exception) -> None:
    def fail() -> bool:
        raise error

    reduced = ReducedMotion("win32", ask_windows=fail)
    reduced.ask()
    assert not reduced.is_wanted


def test_gnome_and_macos_are_asked() -> None:
    assert {name: question.command[0] for name, question in QUESTIONS.items()} == {
        "linux": "gsettings",
        "darwin": "defaults",
    }


def test_an_executable_keeps_its_libraries_to_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/bundle")
    assert not outside_environment(is_frozen=True).contains("LD_LIBRARY_PATH")
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/before")
    assert outside_environment(is_frozen=True).value("LD_LIBRARY_PATH") == "/before"


def test_other_programs_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/mine")
    assert outside_environment(is_frozen=False).value("LD_LIBRARY_PATH") == "/mine"
