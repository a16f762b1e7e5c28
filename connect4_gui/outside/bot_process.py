"""BotProcess: a bot's process with its limits, spoken to in lines."""

from __future__ import annotations

import json
import logging
import os
import queue
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO

from connect4_gui.engine.search_types import StopFlag
from connect4_gui.outside.fault import FaultKind, Forfeit
from connect4_gui.outside.limits import Limits
from connect4_gui.outside.own_script import own_script
from connect4_gui.outside.protection import Protection
from connect4_gui.outside.sandbox import sandboxed

log = logging.getLogger(__name__)

CHUNK = 1 << 16
KEPT_COMPLAINTS = 4000
LOOK_SECONDS, REPORT_SECONDS, END_SECONDS = 0.02, 3, 5
SANDBOX_PROCESSES = 2
"""What a sandbox consists of besides the bot."""

SEARCH_PATH = "/usr/local/bin:/usr/bin:/bin"
KEPT_VARIABLES = ("LANG", "LC_ALL", "SYSTEMROOT", "PATHEXT", "COMSPEC")


class Stopped(Exception):
    """Nobody wants the bot's answer any more."""


class BotProcess:
    """Starts ``command`` with nothing but its own pipes and an empty scratch folder.

    What it does wrong is raised as Forfeit. Whoever creates it must call :meth:`end`, which leaves nothing of it.
    """

    def __init__(self, command: list[str], limits: Limits, protection: Protection, needed: Iterable[Path] = ()) -> None:
        """``needed`` are files and folders that it must see in a sandbox. Raises Forfeit if it cannot be started."""
        self._limits = limits
        self._scratch = Path(tempfile.mkdtemp(prefix="connect4-bot-"))
        self._control: socket.socket | None = None
        self._report: dict[str, Any] | None = None
        try:
            self._process = self._start(command, protection, needed)
        except OSError as error:
            shutil.rmtree(self._scratch, ignore_errors=True)
            raise Forfeit(FaultKind.NOT_STARTED, error.strerror or error) from None
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._complaints = b""
        self._printed = 0
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._readers = [
            threading.Thread(target=self._hear, args=(self._process.stdout,), daemon=True, name="outside-hear"),
            threading.Thread(target=self._overhear, args=(self._process.stderr,), daemon=True, name="outside-hear"),
        ]
        for reader in self._readers:
            reader.start()

    def send(self, line: str) -> None:
        """Say ``line``. If nobody is there to hear it, :meth:`read` will tell why."""
        self._printed = 0
        assert self._process.stdin is not None
        with suppress(OSError, ValueError):
            self._process.stdin.write(line.encode() + b"\n")
            self._process.stdin.flush()

    def read(self, deadline: float, stop: StopFlag) -> str:
        """The next line. Raises TimeoutError after ``deadline``, Stopped, or Forfeit if there will be none."""
        while True:
            if stop.is_set():
                raise Stopped
            if self._printed > self._limits.output_kb * 1024:
                raise Forfeit(FaultKind.TOO_MUCH_OUTPUT, self._limits.output_kb)
            left = deadline - time.monotonic()
            if left <= 0:
                self._blame(self._hear_report(0))
                raise TimeoutError
            with suppress(queue.Empty):
                line = self._lines.get(timeout=min(left, LOOK_SECONDS))
                if line is None:
                    raise self._end_of_it()
                return line

    def end(self) -> None:
        """End the bot and whatever it has started. Takes a moment; harmless the second time."""
        if self._control is None:
            self._kill_tree()
        else:
            with suppress(OSError):
                self._control.shutdown(socket.SHUT_WR)
        try:
            self._process.wait(END_SECONDS)
        except subprocess.TimeoutExpired:
            self._kill_tree()
            self._process.wait()
        if self._control is not None:
            self._control.close()
        self._close_pipes()
        shutil.rmtree(self._scratch, ignore_errors=True)
        if self._complaints:
            log.info("A bot said at last: %s", self._complaints.decode(errors="replace")[-KEPT_COMPLAINTS:])

    def _start(self, command: list[str], protection: Protection, needed: Iterable[Path]) -> subprocess.Popen[bytes]:
        if protection is Protection.TIME:
            return self._popen(command, creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0))
        is_sandboxed = protection is Protection.SANDBOX
        if is_sandboxed:
            command = sandboxed(command, self._scratch, needed)
        self._control, other = socket.socketpair()
        task = {
            "command": command,
            "scratch": str(self._scratch),
            "control": other.fileno(),
            "is_sandboxed": is_sandboxed,
            "memory_mb": self._limits.memory_mb,
            "processes": self._limits.processes + (SANDBOX_PROCESSES if is_sandboxed else 0),
            "file_mb": self._limits.file_mb,
        }
        try:
            with other:
                return self._popen([*own_script("warden"), json.dumps(task)], pass_fds=(other.fileno(),))
        except OSError:
            self._control.close()
            raise

    def _popen(self, command: list[str], **options: Any) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=self._scratch,
            env=self._environment(),
            close_fds=True,
            start_new_session=True,
            **options,
        )

    def _environment(self) -> dict[str, str]:
        kept = {name: os.environ[name] for name in KEPT_VARIABLES if name in os.environ}
        path = SEARCH_PATH if os.name == "posix" else os.environ.get("PATH", "")
        folders = dict.fromkeys(("HOME", "TMPDIR", "TEMP", "TMP"), str(self._scratch))
        threads = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
        return {**kept, "PATH": path, **folders, **threads}

    def _hear(self, pipe: BinaryIO) -> None:
        """In a thread of its own: cut into lines what the bot prints, but no more than it may."""
        rest = b""
        while chunk := _chunk(pipe):
            self._printed += len(chunk)
            if self._printed > self._limits.output_kb * 1024:
                return
            *lines, rest = (rest + chunk).split(b"\n")
            for line in lines:
                self._lines.put(line.decode(errors="replace").strip())
        self._lines.put(None)

    def _overhear(self, pipe: BinaryIO) -> None:
        """In a thread of its own: keep the end of what the bot complains about."""
        while chunk := _chunk(pipe):
            self._printed += len(chunk)
            self._complaints = (self._complaints + chunk)[-KEPT_COMPLAINTS:]

    def _end_of_it(self) -> Forfeit:
        """Why there is nothing more to hear."""
        report = self._hear_report(REPORT_SECONDS)
        self._blame(report)
        self._readers[1].join(REPORT_SECONDS)
        if report is None:
            return Forfeit(FaultKind.CLOSED)
        words = _signal_name(report["signal"]) if "signal" in report else f"exit code {report.get('exit', 0)}"
        complaints = self._complaints.decode(errors="replace").strip().splitlines()
        return Forfeit(FaultKind.ENDED, f"{words}, {complaints[-1]}" if complaints else words)

    def _blame(self, report: dict[str, Any] | None) -> None:
        """Raise what the warden says that the bot has done."""
        if report is None:
            return
        if "failed" in report:
            raise Forfeit(FaultKind.NOT_STARTED, report["failed"])
        if "processes" in report:
            raise Forfeit(FaultKind.TOO_MANY_PROCESSES, self._limits.processes)
        if "memory" in report:
            raise Forfeit(FaultKind.TOO_MUCH_MEMORY, self._limits.memory_mb)

    def _hear_report(self, seconds: float) -> dict[str, Any] | None:
        """How the bot ended, if it has."""
        if self._report is None and self._control is None:
            with suppress(subprocess.TimeoutExpired):
                code = self._process.wait(seconds)
                self._report = {"exit": code} if code >= 0 else {"signal": -code}
        elif self._report is None and self._control is not None:
            self._control.settimeout(seconds)
            with suppress(OSError, ValueError):
                self._report = json.loads(self._control.recv(CHUNK) or b'{"signal": 9}')
        return self._report

    def _kill_tree(self) -> None:
        if os.name == "posix":
            with suppress(OSError):
                os.killpg(self._process.pid, signal.SIGKILL)
        elif self._process.poll() is None:
            tree = ["taskkill", "/T", "/F", "/PID", str(self._process.pid)]
            subprocess.run(tree, capture_output=True, check=False)
        self._process.kill()

    def _close_pipes(self) -> None:
        """The readers come to their end first: nobody else holds the other end any more."""
        for reader in self._readers:
            reader.join(END_SECONDS)
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()


def _chunk(pipe: BinaryIO) -> bytes:
    try:
        return os.read(pipe.fileno(), CHUNK)
    except (OSError, ValueError):
        return b""


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"
