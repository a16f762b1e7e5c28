"""The front door of the engine: what ``from connect4_gui.engine import …`` promises."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import connect4_gui.engine
from connect4_gui.engine import Board, BoardSize, IllegalMove, Side, analyse, best_engine, library, position, solve
from tests.engine.solved import SAMPLES, read_sized
from tests.project import ROOT

README = ROOT / "README.md"


@pytest.mark.parametrize("module", [connect4_gui.engine, library], ids=lambda module: module.__name__)
def test_the_examples_are_true(module: object) -> None:
    found = doctest.testmod(module)  # type: ignore[arg-type]
    assert found.attempted > 0
    assert found.failed == 0


def test_every_name_at_the_door_says_what_it_is() -> None:
    for name in connect4_gui.engine.__all__:
        assert getattr(connect4_gui.engine, name).__doc__, name


def test_the_example_of_the_readme_takes_three_lines(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), flags=re.DOTALL)
    assert len([line for line in example.splitlines() if line]) == 3
    exec(example, {})
    assert capsys.readouterr().out.endswith("points=18, plies=3, exact=True) [3, 6]\n")


def test_the_first_player_wins_the_standard_board_with_the_last_disc() -> None:
    score = solve(position())
    assert (score.points, score.plies, score.exact) == (1, 41, True)


def test_positions_are_written_as_moves_on_any_size() -> None:
    board = position("44-5")
    assert (board.size, board.side, board.disc_count) == (BoardSize(6, 7), Side.FIRST, 3)
    assert position(rows=8, columns=9) == Board.empty(BoardSize(8, 9))


@pytest.mark.parametrize(
    ("moves", "rows", "sentence"), [("48", 6, "there is no column 8"), ("4x", 6, "move 2 is 'x'"), ("", 3, "rows must")]
)
def test_a_position_that_cannot_be_is_refused_with_a_sentence(moves: str, rows: int, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        position(moves, rows=rows)


def test_an_illegal_move_can_be_told_from_other_errors() -> None:
    with pytest.raises(IllegalMove):
        position("8")


@pytest.mark.parametrize("ask", [solve, analyse])
def test_a_finished_game_is_refused_with_a_sentence(ask: object) -> None:
    assert callable(ask)
    with pytest.raises(ValueError, match="the game is already over"):
        ask(position("1212121"))


def test_an_analysis_needs_time() -> None:
    with pytest.raises(ValueError, match="seconds must be more than 0"):
        analyse(position(), seconds=0)


def test_an_analysis_that_cannot_be_finished_is_an_estimate_of_every_column() -> None:
    info = analyse(position("55", rows=8, columns=9), seconds=0.05)
    assert not info.score.exact
    assert None not in info.columns


def test_threads_may_ask_at_the_same_time() -> None:
    samples = read_sized(SAMPLES / "positions.txt")[::2]
    with ThreadPoolExecutor(4) as threads:
        scores = list(threads.map(lambda solved: solve(solved.board).points, samples))
    assert scores == [solved.scores[0] for solved in samples]


def test_an_engine_of_ones_own_is_a_new_one() -> None:
    assert best_engine() is not best_engine()


def test_the_door_is_light_until_somebody_asks(home: Path) -> None:
    """Neither the compiled core nor a book or database is touched by the import, and no file is ever written."""
    code = (
        "import sys\n"
        "opened = []\n"
        "sys.addaudithook(lambda event, found: opened.append(str(found[0])) if event == 'open' else None)\n"
        "import connect4_gui.engine as engine\n"
        "def heavy():\n"
        "    modules = [name for name in sys.modules if 'engine._core' in name or name in ('sqlite3', 'PySide6')]\n"
        "    return modules + [name for name in opened if name.endswith(('.book', '.sqlite3'))]\n"
        "assert heavy() == [], heavy()\n"
        "assert engine.solve(engine.position()).points == 1\n"
        "assert [name for name in opened if name.endswith('.book')] != []\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    assert list(home.rglob("*")) == []
