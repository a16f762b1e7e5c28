from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from connect4_gui.engine.levels import MEDIUM
from connect4_gui.game.player_spec import bot
from connect4_gui.tournament.crew import ClusterCrew, CrewError, LocalCrew
from connect4_gui.tournament.plan import Tournament
from connect4_gui.tournament.play import Job, play_fixture
from connect4_gui.tournament.played_game import PlayedGame
from connect4_gui.tournament.reports import GameEnded, GameWatched, Report
from connect4_gui.tournament.runner import Ending, Pace, Runner
from connect4_gui.tournament.sprt import Sprt, Verdict
from connect4_gui.tournament.tournament_file import TournamentFile
from tests.project import ROOT
from tests.tournament.fakes import AtOnceCrew
from tests.tournament.plans import DUEL, TRIO, games_in, played

LONG = Tournament((bot(MEDIUM), bot(MEDIUM, "twin")), games=400, seed=1)


def ignore(_report: Report) -> None:
    """Nobody watches."""


def notations(games: list[PlayedGame]) -> list[str]:
    return [game.record.notation for game in games]


def test_processes_play_what_one_alone_would_play(tmp_path: Path) -> None:
    reports: list[Report] = []
    file = TournamentFile(tmp_path / "t.jsonl")
    file.open()
    file.begin(TRIO)
    with closing(LocalCrew(2)) as crew:
        runner = Runner(TRIO, crew, reports.append, sink=file)
        assert runner.run() is Ending.DONE
    file.close()
    alone = [play_fixture(TRIO, TRIO.fixture(number)) for number in range(TRIO.total)]
    assert notations(runner.games) == notations(alone)
    assert sorted(game.number for game in games_in(tmp_path / "t.jsonl")) == list(range(TRIO.total))
    assert any(isinstance(report, GameWatched) for report in reports)
    assert runner.standings.games == TRIO.total


def test_an_executor_plays_the_same_games() -> None:
    with ThreadPoolExecutor(2) as executor, closing(ClusterCrew(executor, 2)) as crew:
        runner = Runner(TRIO, crew, ignore)
        assert runner.run() is Ending.DONE
    assert notations(runner.games) == notations([play_fixture(TRIO, TRIO.fixture(at)) for at in range(TRIO.total)])


def test_only_what_is_missing_is_played() -> None:
    crew = AtOnceCrew()
    earlier = [played(TRIO, number, None) for number in (0, 5)]
    runner = Runner(TRIO, crew, ignore, played=earlier)
    assert runner.run() is Ending.DONE
    assert crew.begun == [number for number in range(TRIO.total) if number not in (0, 5)]
    assert runner.progress.done == TRIO.total


def test_the_test_ends_a_match_that_is_decided() -> None:
    plan = replace(DUEL, games=1000)
    runner = Runner(plan, AtOnceCrew(), ignore, sprt=Sprt(0, 100))
    assert runner.run() is Ending.DECIDED
    assert runner.verdict is Verdict.STRONGER
    assert runner.progress.done < 100


def test_the_test_is_for_two() -> None:
    with pytest.raises(ValueError, match="for two bots, not 3"):
        Runner(TRIO, AtOnceCrew(), ignore, sprt=Sprt())


def test_a_pause_holds_running_games_and_a_stop_ends_them() -> None:
    seen: list[Report] = []
    with closing(LocalCrew(2)) as crew:
        runner = Runner(LONG, crew, seen.append)
        thread = threading.Thread(target=runner.run)
        thread.start()
        until(lambda: len(seen) > 5)
        runner.set_paused(True)
        quiet = until_quiet(seen)
        runner.set_paused(False)
        until(lambda: len(seen) > quiet)
        runner.stop()
        thread.join(20)
        assert not thread.is_alive()
    assert runner.progress.done < LONG.total


def until(is_true: Callable[[], bool]) -> None:
    for _ in range(2000):
        if is_true():
            return
        time.sleep(0.01)
    raise AssertionError("it never happened")


def until_quiet(seen: list[Report]) -> int:
    """Wait until nothing is told for half a second, and tell how much was until then."""
    count = -1
    for _ in range(60):
        if count == len(seen):
            return count
        count = len(seen)
        time.sleep(0.5)
    raise AssertionError("it never became quiet")


def test_a_process_that_is_killed_costs_nothing() -> None:
    with closing(LocalCrew(1)) as crew:
        crew.begin(Job(DUEL, DUEL.fixture(0)))
        os.kill(crew.pids[0], signal.SIGTERM)
        games = next(filter(None, (ended(crew) for _ in range(1000))))
    assert notations(games) == notations([play_fixture(DUEL, DUEL.fixture(0))])


def ended(crew: LocalCrew) -> list[PlayedGame]:
    return [report.game for report in crew.reports(0.1) if isinstance(report, GameEnded)]


def test_a_game_that_kills_every_process_is_named() -> None:
    with closing(LocalCrew(1)) as crew:
        crew.begin(Job(LONG, LONG.fixture(4)))
        with pytest.raises(CrewError, match="game 5 cannot be played: its process ended"):
            kill_on(crew)


def kill_on(crew: LocalCrew) -> None:
    for _ in range(2000):
        for pid in crew.pids:
            os.kill(pid, signal.SIGTERM)
        crew.reports(0.01)


SCRIPT = """
import sys
from connect4_gui.cli import main
if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc to see processes")
def test_after_a_kill_no_process_is_left_and_the_rest_is_played(tmp_path: Path) -> None:
    script, out = tmp_path / "connect4.py", tmp_path / "t.jsonl"
    script.write_text(SCRIPT)
    command = [
        sys.executable,
        str(script),
        "match",
        "medium",
        "easy",
        "--workers",
        "2",
        "--seed",
        "5",
        "--out",
        str(out),
    ]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    process = subprocess.Popen([*command, "--games", "60"], env=environment, stderr=subprocess.DEVNULL)
    until(lambda: out.exists() and out.read_bytes().count(b"\n") >= 3)
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    process.kill()
    process.wait()
    assert len(children) >= 2
    until(lambda: not any(is_alive(child) for child in children))
    kept = out.read_bytes()
    result = subprocess.run(
        [*command, "--games", "60", "--json"], env=environment, capture_output=True, text=True, check=False
    )
    assert result.returncode == 0
    assert '"played": 60' in result.stdout
    assert out.read_bytes().startswith(kept[: kept.rfind(b"\n") + 1])
    assert out.read_bytes().count(b"\n") == 60


def is_alive(pid: str) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except OSError:
        return False
    return state != "Z"


def test_the_time_left_leaves_pauses_out() -> None:
    clock = iter([0.0, 10.0, 100.0, 110.0])
    pace = Pace(lambda: next(clock))
    pace.set_running(True)
    for _ in range(4):
        pace.count()
    assert pace.seconds_left(10) is None
    pace.count()
    pace.set_running(False)
    pace.set_running(True)
    assert pace.seconds_left(10) == pytest.approx((10 + 10) / 5 * 10)
