"""The log: a file where there can be one, the terminal in any case."""

from __future__ import annotations

import logging
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from connect4_gui.logging_setup import FILE_NAME, set_up_logging
from tests.project import ROOT


@pytest.fixture(autouse=True)
def restore_logging() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level, hooks = list(root.handlers), root.level, (sys.excepthook, threading.excepthook)
    yield
    for handler in set(root.handlers) - set(handlers):
        root.removeHandler(handler)
        with suppress(OSError):
            handler.close()
    root.setLevel(level)
    sys.excepthook, threading.excepthook = hooks


def test_the_log_is_kept_in_a_file(tmp_path: Path) -> None:
    set_up_logging(tmp_path / "log")
    logging.getLogger("test").info("a disc fell")
    assert "a disc fell" in (tmp_path / "log" / FILE_NAME).read_text(encoding="utf-8")


def test_a_folder_that_cannot_be_written_is_harmless(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "file").touch()
    set_up_logging(tmp_path / "file" / "log")
    assert "There is no log file" in caplog.text


def test_an_uncaught_exception_is_in_the_log(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logging(tmp_path)
    error = RuntimeError("a slot broke")
    sys.excepthook(RuntimeError, error, None)
    assert "a slot broke" in (tmp_path / FILE_NAME).read_text(encoding="utf-8")
    assert "a slot broke" in capsys.readouterr().err


def test_a_program_without_a_terminal_logs_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    set_up_logging(tmp_path)
    logging.getLogger("test").warning("nobody sees this")
    assert "nobody sees this" in (tmp_path / FILE_NAME).read_text(encoding="utf-8")


def test_an_exception_that_ends_a_thread_is_in_the_log(tmp_path: Path) -> None:
    set_up_logging(tmp_path)
    thread = threading.Thread(target=lambda: 1 // 0)
    thread.start()
    thread.join()
    assert "ZeroDivisionError" in (tmp_path / FILE_NAME).read_text(encoding="utf-8")


FULL_DISK = """
import logging, resource, sys
from pathlib import Path
from connect4_gui.logging_setup import set_up_logging
resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))
set_up_logging(Path(sys.argv[1]))
for _ in range(9):
    logging.getLogger("test").info("a line that is lost on a disk with room for a hundred bytes")
"""


@pytest.mark.skipif(sys.platform == "win32", reason="needs a limit for the size of files")
def test_a_full_disk_is_nothing_to_talk_about(tmp_path: Path) -> None:
    command = [sys.executable, "-c", FULL_DISK, str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert (done.stdout, done.stderr) == ("", "")
    assert (tmp_path / FILE_NAME).stat().st_size == 100


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_device_is_no_log_file(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / FILE_NAME).symlink_to("/dev/full")
    set_up_logging(tmp_path)
    assert "There is no log file" in caplog.text


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_terminal_that_takes_nothing_is_nothing_to_talk_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with open("/dev/full", "w", encoding="utf-8", buffering=1) as full:
        monkeypatch.setattr(sys, "stderr", full)
        set_up_logging(tmp_path)
        terminal = logging.getLogger().handlers[-2]
        monkeypatch.undo()
        logging.getLogger("test").warning("nobody sees this")
        logging.getLogger().removeHandler(terminal)
        with suppress(OSError):
            full.flush()
        with suppress(OSError):
            full.close()
    assert "Logging error" not in capsys.readouterr().err


def test_a_log_that_cannot_be_put_aside_is_nothing_to_talk_about(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("connect4_gui.logging_setup.MAX_BYTES", 100)
    (tmp_path / f"{FILE_NAME}.1").mkdir()
    (tmp_path / f"{FILE_NAME}.1" / "in the way").touch()
    (tmp_path / f"{FILE_NAME}.2").mkdir()
    (tmp_path / f"{FILE_NAME}.2" / "in the way").touch()
    set_up_logging(tmp_path)
    for _ in range(5):
        logging.getLogger("test").info("x" * 60)
    assert capsys.readouterr().err == ""


def test_a_large_log_is_put_aside_and_the_oldest_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("connect4_gui.logging_setup.MAX_BYTES", 60)
    set_up_logging(tmp_path / "log")
    for word in ("first", "second", "third", "fourth"):
        logging.getLogger("test").info("the %s line, long enough to fill a file of its own", word)
    kept = {path.name: path.read_text(encoding="utf-8") for path in (tmp_path / "log").iterdir()}
    assert set(kept) == {FILE_NAME, f"{FILE_NAME}.1", f"{FILE_NAME}.2"}
    assert kept[FILE_NAME] == ""
    assert "fourth" in kept[f"{FILE_NAME}.1"]
    assert "third" in kept[f"{FILE_NAME}.2"]
