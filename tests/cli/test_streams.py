"""Standard streams that are closed, full or poor in signs; each ends in a sentence, never in a traceback."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from connect4_gui.quote import CUT
from tests.cli.leaving import exit_code
from tests.project import ROOT

CONNECT4 = [sys.executable, "-c", "import sys; from connect4_gui.launch import command_line; sys.exit(command_line())"]
ANALYSE = "analyse 4455 --seconds 0.05 --no-cache"
MATCH = "match --first easy --second easy --seed 1 --rows 4 --columns 4"

needs_shell = pytest.mark.skipif(sys.platform == "win32", reason="needs a shell that closes streams")


def shell(arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run ``connect4 arguments``, redirections and all."""
    command = ["/bin/sh", "-c", f'"$0" -c "$1" {arguments}', CONNECT4[0], CONNECT4[2]]
    variables = {**os.environ, **environment}
    variables.pop("PYTHONUNBUFFERED", None)  # with it nothing is left to be written when the program ends
    return subprocess.run(command, cwd=ROOT, env=variables, capture_output=True, text=True, check=False, timeout=60)


@needs_shell
@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("analyse - <&-", "standard input is closed"),
        ("play <&-", "standard input is closed"),
        ("ugi <&-", "standard input is closed"),
        ("games import - <&-", "standard input is closed"),
        ("play >&-", "standard output is closed"),
        (f"{ANALYSE} >&-", "standard output is closed"),
        (f"{ANALYSE} >/dev/full", "the output cannot be used: No space left on device"),
        (f"{MATCH} >/dev/full", "the output cannot be used: No space left on device"),
        ("play >/dev/full </dev/null", "the output cannot be used: No space left on device"),
        ("--help >/dev/full", "the output cannot be used: No space left on device"),
        ("games list >/dev/full", "the output cannot be used: No space left on device"),
    ],
)
def test_a_stream_that_fails_gets_one_sentence(arguments: str, sentence: str) -> None:
    done = shell(arguments)
    assert done.stderr == f"connect4: {sentence}\n"
    assert done.returncode in (1, 2)


@needs_shell
@pytest.mark.parametrize("ending", ["2>&-", "2>/dev/full"])
def test_whoever_hears_nothing_of_errors_still_gets_the_answer(ending: str) -> None:
    done = shell(f"{ANALYSE} {ending}")
    assert done.returncode == 0
    assert "column  score" in done.stdout


@needs_shell
@pytest.mark.parametrize("ending", ["2>&-", "2>/dev/full"])
@pytest.mark.parametrize("arguments", ["analyse 99", "analyse --no-such-option", "play --games many"])
def test_an_error_that_nobody_hears_is_an_exit_code_all_the_same(arguments: str, ending: str) -> None:
    done = shell(f"{arguments} {ending}")
    assert (done.returncode, done.stdout) == (2, "")


@needs_shell
@pytest.mark.parametrize("arguments", [ANALYSE, MATCH, "match --help", "games list"])
def test_ascii_is_enough(arguments: str) -> None:
    done = shell(arguments, PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.isascii()


@needs_shell
def test_the_times_sign_becomes_an_x() -> None:
    assert shell(ANALYSE, PYTHONIOENCODING="ascii").stdout.startswith("6x7, moves 4455")


@pytest.mark.parametrize(
    "arguments",
    [
        ["analyse", "x" * 100_000],
        ["analyse", "-" * 100_000 + "1" * 99],
        ["analyse", "a b " * 30_000],
        ["analyse", "--rows", "9" * 100_000],
        ["analyse", "--seconds", "one " * 30_000],
        ["match", "--first", "nobody " * 20_000, "--second", "easy"],
        ["match", "easy", "medium", "--sprt", "1;" * 50_000],
        ["play", "--opponent", "e" * 100_000],
        ["play", "--rules", "e" * 100_000],
        ["play", "--option", "e" * 100_000],
        ["play", "--bot", "./" + "b" * 100_000],
        ["games", "show", "g" * 100_000],
        ["games", "list", "--since", "g" * 100_000],
        ["games", "list", "--size", "g" * 100_000],
        ["games", "import", "g" * 100_000],
        ["book", "verify", "g" * 100_000],
        ["c" * 100_000],
        ["analyse", "44", *("d" * 1000 for _ in range(100))],
    ],
)
def test_long_words_are_not_repeated(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert exit_code(arguments) == 2
    captured = capsys.readouterr()
    assert len(captured.err) < 1500
    assert "connect4" in captured.err


def test_a_cut_is_marked(capsys: pytest.CaptureFixture[str]) -> None:
    exit_code(["games", "list", "--since", "g" * 100])
    assert f"not '{'g' * 60}'{CUT}\n" in capsys.readouterr().err


@pytest.mark.parametrize("kind", ["missing", "folder", "long", "device"])
@pytest.mark.parametrize("product", [[], ["--repertoire"]])
def test_a_book_with_nowhere_to_go_is_refused_before_the_work(
    kind: str, product: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    targets = {
        "missing": tmp_path / "missing" / "4x4.book",
        "folder": tmp_path,
        "long": tmp_path / ("b" * 300),
        "device": Path(os.devnull),
    }
    arguments = ["book", "build", "--rows", "4", "--columns", "4", "--plies", "2", "--out", str(targets[kind])]
    assert exit_code([*arguments, *product]) == 2
    captured = capsys.readouterr()
    assert captured.err.startswith("connect4: ")
    assert captured.err.count("\n") == 1


@needs_shell
@pytest.mark.parametrize("seconds", [0.05, 0.1, 0.15, 0.2, 0.3])
def test_ctrl_c_at_the_start_is_no_traceback(seconds: float) -> None:
    process = subprocess.Popen([*CONNECT4, "play"], cwd=ROOT, stdin=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    time.sleep(seconds)
    process.send_signal(signal.SIGINT)
    _out, errors = process.communicate(timeout=60)
    assert "/connect4_gui/" not in errors
    assert process.returncode != 0
