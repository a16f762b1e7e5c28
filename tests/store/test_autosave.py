"""The running match on disk: every program has its own, and the next start takes over what was left behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from connect4_gui.game.saved_match import SavedMatch
from connect4_gui.store.archive_file import ArchiveError
from connect4_gui.store.autosave import ENDING, Autosave, LeftBehind
from connect4_gui.store.file_lock import FileLock
from tests.game.fakes import started
from tests.matches import friends

Run = Callable[[], Autosave]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "running"
    folder.mkdir()
    return folder


@pytest.fixture
def run(folder: Path) -> Iterator[Callable[[], Autosave]]:
    """The autosave of another running program, which ends with the test."""
    running: list[Autosave] = []

    def start() -> Autosave:
        running.append(Autosave(folder))
        return running[-1]

    yield start
    for autosave in running:
        autosave.close()


def match_after(moves: str) -> SavedMatch:
    hall = started(friends("Ada", "Grace", turn_seconds=20))
    hall.drop(moves)
    return hall.referee.saved


def unexpected(match: SavedMatch) -> None:
    """For where there are no older matches."""
    raise AssertionError(match)


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.glob(f"*{ENDING}"))


def test_what_was_saved_last_is_taken_over_by_the_next_run(folder: Path, run: Run) -> None:
    first = run()
    first.save(match_after("4"))
    first.save(match := match_after("44"))
    first.close()
    second = run()
    assert second.take_over(unexpected) == LeftBehind(match)
    second.save(newer := match_after("445"))
    assert len(files(folder)) == 1
    second.close()
    assert run().take_over(unexpected).match == newer


def test_nothing_is_left_behind_by_a_match_that_is_over(folder: Path, run: Run) -> None:
    autosave = run()
    autosave.save(match_after("4"))
    autosave.clear()
    autosave.close()
    assert list(folder.iterdir()) == []
    assert run().take_over(unexpected) == LeftBehind()


def test_what_was_never_saved_can_be_cleared(folder: Path, run: Run) -> None:
    run().clear()
    assert list(folder.iterdir()) == []


def test_a_folder_that_does_not_exist_has_nothing_and_is_made_for_the_first_match(folder: Path) -> None:
    autosave = Autosave(folder / "not" / "yet")
    assert autosave.take_over(unexpected) == LeftBehind()
    autosave.save(match_after("4"))
    autosave.close()
    assert len(files(folder / "not" / "yet")) == 1


def test_a_running_program_keeps_its_match(folder: Path, run: Run) -> None:
    one, other = run(), run()
    one.save(match := match_after("4"))
    assert other.take_over(unexpected) == LeftBehind()
    other.save(match_after("5"))
    assert len(files(folder)) == 2
    other.clear()
    other.close()
    one.close()
    assert run().take_over(unexpected) == LeftBehind(match)


def test_of_several_matches_the_newest_goes_on_and_the_others_are_handed_over(folder: Path, run: Run) -> None:
    matches = [match_after(moves) for moves in ("1", "12", "123")]
    for age, match in enumerate(matches):
        autosave = run()
        autosave.save(match)
        assert autosave._path is not None
        os.utime(autosave._path, (1000 - age, 1000 - age))
        autosave.close()
    older: list[SavedMatch] = []
    assert run().take_over(older.append) == LeftBehind(matches[0])
    assert older == [matches[2], matches[1]]
    assert len(files(folder)) == 1
    assert len(list(folder.glob("*.lock"))) == 1


def test_an_older_match_that_cannot_be_kept_elsewhere_stays(run: Run) -> None:
    newest, older = match_after("1"), match_after("12")
    for age, match in enumerate((newest, older)):
        autosave = run()
        autosave.save(match)
        assert autosave._path is not None
        os.utime(autosave._path, (1000 - age, 1000 - age))
        autosave.close()

    def refuse(_match: SavedMatch) -> None:
        raise ArchiveError("the disk is full")

    first = run()
    assert first.take_over(refuse) == LeftBehind(newest, "the disk is full")
    first.clear()
    first.close()
    assert run().take_over(unexpected) == LeftBehind(older)


@pytest.mark.parametrize("damage", [b"", b"{", b"\xff\xfe", b'{"format": "connect4 game"}', b"[" * 99_999])
def test_a_damaged_match_is_set_aside_and_named(folder: Path, run: Run, damage: bytes) -> None:
    (folder / f"abc{ENDING}").write_bytes(damage)
    left = run().take_over(unexpected)
    assert left.match is None
    assert left.problem
    (kept,) = (path for path in folder.iterdir() if "damaged" in path.name)
    assert kept.read_bytes() == damage
    assert run().take_over(unexpected) == LeftBehind()


def test_a_good_match_goes_on_beside_a_damaged_one(folder: Path, run: Run) -> None:
    autosave = run()
    autosave.save(match := match_after("4"))
    autosave.close()
    (folder / f"zzz{ENDING}").write_bytes(b"nonsense")
    left = run().take_over(unexpected)
    assert left.match == match
    assert left.problem is not None


CHILD = """
import sys, time
from pathlib import Path
from connect4_gui.store.autosave import Autosave
from tests.store.test_autosave import match_after
autosave = Autosave(Path(sys.argv[1]))
autosave.save(match_after("445"))
print("saved", flush=True)
time.sleep(60)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL on Windows")
def test_a_killed_program_leaves_its_match_and_no_lock(folder: Path, run: Run) -> None:
    child = subprocess.Popen(
        [sys.executable, "-c", CHILD, str(folder)],
        stdout=subprocess.PIPE,
        cwd=Path(__file__).parents[2],
    )
    assert child.stdout is not None
    assert child.stdout.readline() == b"saved\n"
    assert run().take_over(unexpected) == LeftBehind()
    child.send_signal(signal.SIGKILL)
    child.wait()
    child.stdout.close()
    left = run().take_over(unexpected)
    assert left.match is not None
    assert left.match.line.notation == "445"


def test_a_lock_is_held_once_and_let_go(folder: Path) -> None:
    one, other = FileLock(folder / "lock"), FileLock(folder / "lock")
    assert one.acquire()
    assert one.acquire()
    assert other.acquire() is False
    one.release()
    one.release()
    assert (folder / "lock").exists()
    assert other.acquire()
    assert not one.acquire()
    other.release(remove=True)
    assert list(folder.iterdir()) == []


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs links and pipes")
def test_what_cannot_be_locked_or_found_is_left_alone(tmp_path: Path) -> None:
    loop, match, lock = tmp_path / "a.c4match.json", tmp_path / "b.c4match.json", tmp_path / "b.lock"
    loop.symlink_to(loop.name)
    match.write_text("{}", encoding="ascii")
    os.mkfifo(lock)
    left = Autosave(tmp_path).take_over(lambda _match: None)
    assert left.match is None
    assert left.problem is not None
    assert match.read_text(encoding="ascii") == "{}"
    assert lock.is_fifo()
