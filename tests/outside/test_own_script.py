"""The scripts that run by themselves, from files and from a frozen executable."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from connect4_gui.outside.host import TOLD
from connect4_gui.outside.own_script import own_script, run_own_script
from tests.project import ROOT


def test_a_script_runs_as_a_file_without_the_rest_of_the_package() -> None:
    command = own_script("host")
    assert command[0] == sys.executable
    assert Path(command[-1]).name == "host.py"
    assert "connect4_gui" not in "".join(line for line in Path(command[-1]).read_text().splitlines() if "from" in line)


def test_a_frozen_executable_starts_itself_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert own_script("warden") == [sys.executable, "--outside-warden"]


@pytest.mark.parametrize("arguments", [[], ["--version"], ["--outside-else"], ["game.c4.json"]])
def test_other_arguments_are_left_alone(arguments: list[str]) -> None:
    assert run_own_script(arguments) is None


def test_the_window_hosts_a_bot_instead_of_opening_when_it_is_asked_to(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text("def agent(observation, configuration):\n    print('hello')\n    return 4\n")
    told = dict.fromkeys(TOLD) | {"board": [0] * 20, "mark": 1}
    question = {**told, "rows": 4, "columns": 5, "seconds": 5, "length": 4}
    task = {"file": str(bot), "name": "", "package": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-m", "connect4_gui", "--outside-host", json.dumps(task)],
        cwd=ROOT,
        input=json.dumps(question) + "\n",
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert [json.loads(line) for line in done.stdout.splitlines()] == [{"ready": True, "rules": []}, {"column": 4}]
    assert (done.returncode, done.stderr) == (0, "hello\n")
