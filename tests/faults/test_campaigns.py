"""A small share of every campaign from a fixed seed; and for each a planted fault, which it must find."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.game.saved_match import SavedMatch
from connect4_gui.store.autosave import Autosave
from connect4_gui.ui.game.game_window import GameWindow
from tests.faults import campaign, monkey, soak
from tests.faults.caller import COMMANDS, caller
from tests.faults.campaign import Broken, Case, MakeCase, Tally, run
from tests.faults.clock import clock
from tests.faults.damage import DAMAGES
from tests.faults.damager import damager
from tests.faults.killer import JOURNAL, killer
from tests.faults.reader import Reader, require_kept
from tests.faults.readers import READERS
from tests.faults.stage import Stage
from tests.faults.surroundings import Surroundings, live, spoken, surroundings, trial
from tests.game.fakes import FakeClock, Hall
from tests.store.games import recorded

SEED = 7

posix_only = pytest.mark.skipif(os.name != "posix", reason="kills, limits and pipes of another system")


def held(name: str, make: MakeCase, count: int) -> Tally:
    tally = run(name, make, seed=SEED, count=count)
    assert tally.failures == [], tally.text()
    return tally


def found(name: str, make: MakeCase, count: int = 1) -> str:
    """What a campaign says about a fault that was planted."""
    tally = run(name, make, seed=SEED, count=count, most_failures=1)
    assert tally.failures, "the planted fault was not found"
    return tally.failures[0].reason


damaged_pictures = pytest.mark.qt_log_ignore("Cannot read file .*connect4.svg")
"""What Qt says about them, and nothing worse comes of it."""


@posix_only
@damaged_pictures
def test_files_are_damaged_in_vain() -> None:
    assert held("damager", damager(), 300).total == 300


@posix_only
@damaged_pictures
@pytest.mark.parametrize("reader", READERS, ids=lambda reader: reader.name)
def test_every_kind_of_file_is_read_in_vain(reader: Reader) -> None:
    assert held("damager", damager([reader]), 3).tried[reader.name] == 3


def test_a_reader_that_loses_files_is_found() -> None:
    def lose(path: Path, content: bytes | None) -> None:
        if content is not None:
            path.unlink()
        require_kept(path, content)

    careless = Reader("careless", "file", lambda: b"content", lose)
    assert "what was in file is lost" in found("damager", damager([careless]), 50)


def test_every_kind_of_damage_is_tried() -> None:
    tally = run("damager", damager([Reader("told", "file", lambda: b'{"version": 1}', _raise)]), seed=1, count=600)
    kinds = {failure.reason.partition(":")[0] for failure in tally.failures}
    assert kinds <= set(DAMAGES)
    assert len(tally.failures) == campaign.MOST_FAILURES


def _raise(_path: Path, _content: bytes | None) -> None:
    raise Broken("planted")


@posix_only
def test_hostile_calls_are_answered() -> None:
    assert set(held("caller", caller(), 120).tried) == {command.name for command in COMMANDS}


@pytest.mark.parametrize("error", [RuntimeError("planted"), argparse.ArgumentError(None, "planted")])
def test_a_command_that_raises_is_found(error: Exception) -> None:
    def fail(_words: list[str]) -> int:
        raise error

    assert "planted" in found("caller", caller(run=fail))


def test_a_command_that_says_nothing_is_found() -> None:
    assert "no sentence" in found("caller", caller(run=lambda _words: 2))


def test_clocks_are_right_whatever_the_time_does() -> None:
    assert held("clock", clock(), 2000).total == 2000


def test_a_clock_that_drifts_is_found() -> None:
    class DriftingClock(FakeClock):
        def __call__(self) -> float:
            self.seconds += 0.01
            return self.seconds

    def drifting(setup: MatchSetup) -> Hall:
        hall = Hall(setup)
        hall.referee._now = hall.referee._clock._now = DriftingClock()
        hall.clock = hall.referee._now
        return hall

    assert "wrong" in found("clock", clock(drifting), 200)


def test_the_monkey_finds_nothing(qapp: QObject) -> None:
    assert qapp is not None
    assert held("monkey", monkey.monkey(), 2 * monkey.EVENTS).total == 2 * monkey.EVENTS


def test_the_monkey_finds_an_action_that_is_on_when_it_should_be_off(
    qapp: QObject, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert qapp is not None
    follow = GameWindow._show_state

    def forget_undo(window: GameWindow, *arguments: object) -> None:
        follow(window, *arguments)  # type: ignore[arg-type]
        window.actions_.undo.setEnabled(True)

    monkeypatch.setattr(GameWindow, "_show_state", forget_undo)
    assert "undo is on" in found("monkey", monkey.monkey())


def test_the_monkey_finds_a_disc_that_is_not_shown(qapp: QObject, monkeypatch: pytest.MonkeyPatch) -> None:
    assert qapp is not None
    monkeypatch.setattr("connect4_gui.ui.board.scene.Scene.play", lambda *_arguments: None)
    assert "the scene does not show the game" in found("monkey", monkey.monkey(), 3 * monkey.EVENTS)


@posix_only
def test_a_kill_costs_one_turn_at_most() -> None:
    assert held("killer", killer(), 1).total == 1


def test_a_kill_that_costs_a_game_is_found() -> None:
    def kill(folder: Path, _seconds: float) -> None:
        (folder / JOURNAL).write_text("4\n44\n445\n", encoding="ascii")

    assert "3 of 3 turns are lost" in found("killer", killer(kill))


def test_a_kill_that_costs_a_turn_is_fine() -> None:
    def kill(folder: Path, _seconds: float) -> None:
        (folder / JOURNAL).write_text("4\n44\n445\n", encoding="ascii")
        autosave = Autosave(folder / "home" / "data" / "running")
        autosave.save(SavedMatch.at_end(recorded("44"), "agame"))
        autosave.close()

    assert held("killer", killer(kill), 1).total == 1


def test_games_leave_nothing_behind(qapp: QObject) -> None:
    assert qapp is not None
    assert held("soak", soak.soak(games=10), 10).total == 10


@pytest.mark.parametrize("kind", ["widgets", "threads", "open files"])
def test_a_program_that_grows_is_found(qapp: QObject, kind: str) -> None:
    assert qapp is not None
    end, files = threading.Event(), list[int]()
    widgets: list[QWidget] = []
    leaks: dict[str, Callable[[], object]] = {
        "widgets": lambda: widgets.append(QWidget()),
        "threads": lambda: threading.Thread(target=end.wait, daemon=True).start(),
        "open files": lambda: files.append(os.open(os.devnull, os.O_RDONLY)),
    }

    def play(_stage: Stage, _setup: MatchSetup) -> None:
        leaks[kind]()

    reason = found("soak", soak.soak(play, games=2), 2)
    end.set()
    for file in files:
        os.close(file)
    assert kind in reason


@posix_only
@pytest.mark.skipif(shutil.which("localedef") is None, reason="this system cannot make its languages")
def test_the_program_plays_on_a_turkish_system() -> None:
    """There an i has no plain capital, so that PySide finds no property of that letter: ``QTimer(interval=1)``."""
    assert held("surroundings", lambda _rng, _number: trial(live, spoken("tr_TR")), 1).total == 1


@pytest.mark.parametrize(
    ("code", "complaint", "reason"), [(1, "", "exit code 1"), (0, "Traceback", "it said"), (0, "", "report.json")]
)
def test_surroundings_in_which_something_goes_wrong_are_found(code: int, complaint: str, reason: str) -> None:
    def fail(_folder: Path, _around: Surroundings) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess([], code, "", complaint)

    assert reason in found("surroundings", surroundings(fail))


def test_a_failure_comes_with_the_command_that_repeats_it(capsys: pytest.CaptureFixture[str]) -> None:
    def make(_rng: object, number: int) -> Case:
        return Case("odd" if number % 2 else "even", lambda: 1 // (number % 2))

    assert campaign.main("damager", make, 4, ["--seed", "3"]) == 1
    out = capsys.readouterr().out
    assert "python -m tests.faults.damager --seed 3 --only 2" in out
    assert campaign.main("damager", make, 4, ["--seed", "3", "--only", "2"]) == 1
    assert campaign.main("damager", make, 4, ["--seed", "3", "--only", "3"]) == 0


@posix_only
def test_a_trial_that_hangs_is_ended() -> None:
    with pytest.raises(campaign.Hung), campaign.patience(0.05):
        time.sleep(5)


def test_the_same_seed_tries_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    tallies = [run("clock", clock(), seed=5, count=600).rows() for _ in range(2)]
    assert tallies[0] == tallies[1]
    assert capsys.readouterr().err == ""
