from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from distributed import LocalCluster

from connect4_gui.cli import main
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.book import Book, board_of_key, write_book
from connect4_gui.engine.engines import best_engine
from connect4_gui.engine.repertoire import BestMoves, Repertoire, write_repertoire
from connect4_gui.engine.repertoire_builder import HARD_NODES
from connect4_gui.engine.search_types import SearchLimits
from tests.cli.leaving import exit_code
from tests.project import ROOT

SIZE_OPTIONS = ["--rows", "4", "--columns", "4", "--plies", "3"]


def build(path: Path, *options: str) -> bytes:
    assert main(["book", "build", *SIZE_OPTIONS, "--out", str(path), *options]) == 0
    return path.read_bytes()


def test_processes_and_a_cluster_build_the_same_book(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    by_processes = build(tmp_path / "processes.book", "--workers", "2")
    captured = capsys.readouterr()
    assert "positions of up to 3 discs" in captured.out
    assert "[##############################]" in captured.err
    with LocalCluster(n_workers=2, threads_per_worker=1, processes=False, dashboard_address=None) as cluster:
        by_cluster = build(tmp_path / "cluster.book", "--dask", cluster.scheduler_address)
    assert by_cluster == by_processes


def test_verify_accepts_a_right_book_and_names_what_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "4x4.book"
    build(path)
    assert main(["book", "verify", str(path), "--sample", "10", "--seed", "1"]) == 0
    assert "10 of" in capsys.readouterr().out
    book = Book(path)
    write_book(path, book.size, book.discs, {key: score + 1 for key, score in book.items()})
    assert main(["book", "verify", str(path), "--sample", "3"]) == 1
    assert "3 wrong" in capsys.readouterr().out


@pytest.mark.parametrize("key", [1 << 4, (1 << 5) - 1, 0b11, 1 << 19])
def test_verify_fails_a_book_of_positions_that_cannot_be(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], key: int
) -> None:
    path = tmp_path / "4x4.book"
    write_book(path, BoardSize(4, 4), 3, {0: 0, key: 0})
    assert main(["book", "verify", str(path)]) == 2
    assert "no position of a game" in capsys.readouterr().err


def test_a_repertoire_is_built_and_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "4x4.repertoire"
    arguments = ["book", "build", "--repertoire", "--rows", "4", "--columns", "4", "--out", str(path)]
    assert main([*arguments, "--workers", "2"]) == 0
    assert "positions of a repertoire" in capsys.readouterr().out
    assert main(["book", "verify", str(path)]) == 0
    assert "0 wrong" in capsys.readouterr().out
    repertoire = Repertoire(path)
    too_good = {key: BestMoves(best.points + 1, best.columns) for key, best in repertoire.items()}
    write_repertoire(path, repertoire.size, too_good, repertoire.hard_nodes)
    assert main(["book", "verify", str(path)]) == 1
    assert "wrong: the repertoire says" in capsys.readouterr().out


def test_an_unfinished_repertoire_is_named_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "4x4.repertoire"
    write_repertoire(path, BoardSize(4, 4), {0: BestMoves(0, (1,), is_hard=True)}, HARD_NODES)
    assert main(["book", "verify", str(path)]) == 0
    assert "is unfinished: 6 positions" in capsys.readouterr().out
    arguments = ["book", "build", "--repertoire", "--rows", "4", "--columns", "4", "--out", str(path)]
    assert main([*arguments, "--minutes", "1"]) == 0
    assert "is unfinished" not in capsys.readouterr().out


def test_a_verified_score_is_that_of_the_engine(tmp_path: Path) -> None:
    path = tmp_path / "4x4.book"
    build(path)
    book = Book(path)
    key, score = book.items()[5]
    *_, info = best_engine().analyse(board_of_key(book.size, key), SearchLimits(every_column=False))
    assert info.score.points == score


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["book", "verify", "missing.book"], "cannot be read"),
        (["book", "build", "--plies", "99"], "1 to 41 plies"),
        (["book", "build", "--workers", "0"], "above 0"),
    ],
)
def test_bad_arguments_give_one_line(capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str) -> None:
    assert exit_code(arguments) == 2
    captured = capsys.readouterr()
    assert sentence in captured.err
    assert len(captured.err.splitlines()) == 1


BUILD = "import sys; from connect4_gui.launch import command_line; sys.exit(command_line())"


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
@pytest.mark.parametrize("blow", [signal.SIGTERM, signal.SIGKILL])
def test_workers_end_with_the_build(tmp_path: Path, blow: signal.Signals) -> None:
    arguments = ["book", "build", "--plies", "9", "--workers", "2", "--out", str(tmp_path / "6x7.book")]
    process = subprocess.Popen([sys.executable, "-c", BUILD, *arguments], cwd=ROOT, stderr=subprocess.DEVNULL)
    workers = wait_until(lambda: busy_children(process.pid), lambda found: len(found) >= 2)
    process.send_signal(blow)
    process.wait(30)
    assert wait_until(lambda: [pid for pid in workers if is_alive(pid)], lambda left: not left) == []


def wait_until(look: Callable[[], list[int]], is_done: Callable[[list[int]], bool]) -> list[int]:
    """What is seen when it is as wanted, or after half a minute."""
    deadline = time.monotonic() + 30
    while not is_done(seen := look()) and time.monotonic() < deadline:
        time.sleep(0.05)
    return seen


def busy_children(parent: int) -> list[int]:
    """Processes that ``parent`` has started and that have begun to compute."""
    found = Path(f"/proc/{parent}/task/{parent}/children").read_text(encoding="ascii").split()
    return [int(pid) for pid in found if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def is_alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"
