"""``connect4 ugi`` as other programs meet it: a process with two pipes."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from connect4_gui.cli import main
from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.notation import board_after
from connect4_gui.engine.position_text import write_position

COMMAND = [sys.executable, "-c", "import sys; from connect4_gui.cli import main; sys.exit(main(['ugi']))"]


class Engine:
    """The other end of the two pipes."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def send(self, line: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n")
        self._process.stdin.flush()

    def hear_until(self, beginning: str) -> str:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line.startswith(beginning):
                return line.strip()
        raise AssertionError(f"it never said {beginning}")

    def ask(self, line: str, beginning: str) -> str:
        """What comes after ``beginning`` in the answer to ``line``."""
        self.send(line)
        return self.hear_until(beginning).removeprefix(beginning).strip()


@contextmanager
def engine(**options: str) -> Iterator[Engine]:
    """A running engine that ends with code 0 and without a word on its error output."""
    pipe = subprocess.PIPE
    with subprocess.Popen(COMMAND, stdin=pipe, stdout=pipe, stderr=pipe, text=True, encoding="utf-8") as process:
        other = Engine(process)
        other.ask("ugi", "ugiok")
        for name, value in options.items():
            other.send(f"setoption name {name} value {value}")
        other.ask("isready", "readyok")
        yield other
        other.send("quit")
        _, errors = process.communicate(timeout=60)
        assert (process.returncode, errors) == (0, "")


def play_match_game(first: Engine, second: Engine, size: BoardSize) -> tuple[list[str], str]:
    """One game over UGI, as a match runner plays it: the moves and the result that both agree on."""
    moves: list[str] = []
    start = write_position(Board.empty(size))
    for player in (first, second):
        player.send("uginewgame")
    while True:
        for player in (first, second):
            player.send(f"position fen {start} moves {' '.join(moves)}" if moves else f"position fen {start}")
        if first.ask("query gameover", "response") == "true":
            break
        is_firsts_turn = first.ask("query p1turn", "response") == "true"
        moves.append((first if is_firsts_turn else second).ask("go movetime 40", "bestmove"))
    results = {player.ask("query result", "response") for player in (first, second)}
    assert len(results) == 1
    return moves, results.pop()


def test_a_whole_match_runs_between_two_processes() -> None:
    with engine(Level="medium") as medium, engine(Level="beginner") as beginner:
        points = 0.0
        for number, size in enumerate([BoardSize(6, 7), BoardSize(6, 7), BoardSize(4, 5), BoardSize(8, 9)]):
            players = (medium, beginner) if number % 2 == 0 else (beginner, medium)
            moves, result = play_match_game(*players, size)
            outcome = board_after(size, "".join(moves)).outcome()
            assert outcome is not None
            assert result == {Side.FIRST: "p1win", Side.SECOND: "p2win", None: "draw"}[outcome.winner]
            medium_is = "p1win" if number % 2 == 0 else "p2win"
            points += 0.5 if result == "draw" else float(result == medium_is)
        assert points > 2


def test_stop_is_heard_while_it_thinks() -> None:
    with engine(Rows="8", Columns="9") as other:
        other.send("go infinite")
        other.hear_until("info depth")
        assert other.ask("isready", "readyok") == ""
        assert other.ask("stop", "bestmove") in "123456789"


def test_the_end_of_the_input_ends_it() -> None:
    lines = "setoption name OwnBook value false\ngo infinite\nwhat\n\x00\udcff\n"
    given = lines.encode("utf-8", errors="surrogateescape")
    done = subprocess.run(COMMAND, input=given, capture_output=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    said = done.stdout.decode("utf-8").splitlines()
    assert said[-1].startswith("bestmove ")
    assert sum(line.startswith("info string there is no command") for line in said) == 2


def test_signs_that_the_output_does_not_know_are_written_in_another_way() -> None:
    said = subprocess.run(
        COMMAND,
        input="四\nposition startpos moves 9\n".encode(),
        capture_output=True,
        timeout=60,
        check=True,
        env={**os.environ, "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"},
    ).stdout.decode("ascii")
    assert r"on a 6\xd77 board" in said


def test_a_reader_who_goes_away_is_no_disaster() -> None:
    pipe = subprocess.PIPE
    with subprocess.Popen(COMMAND, stdin=pipe, stdout=pipe, stderr=pipe) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"isready\n")
        process.stdin.flush()
        assert process.stdout.readline().strip() == b"readyok"
        process.stdout.close()
        process.stdin.write(b"setoption name OwnBook value false\ngo infinite\nisready\nisready\n")
        process.stdin.close()
        assert process.stderr is not None
        assert process.stderr.read() == b""
        assert process.wait(timeout=60) == 1


def test_the_command_explains_itself(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["ugi", "--help"])
    assert "Universal Game Interface" in capsys.readouterr().out
