"""The warden: a process between the program and a bot, which sees to it that nothing of the bot is left at the end.

Runs by itself, without the rest of the package. It starts the bot with its limits, watches everything that the bot has
started, and kills all of it when the bot ends or takes too much, or when the program closes its end of the control
socket, which the system does for a program that dies. Then it tells the program why, in one line of JSON.
"""

from __future__ import annotations

import ctypes
import itertools
import json
import os
import resource
import select
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

PR_SET_PDEATHSIG, PR_SET_CHILD_SUBREAPER = 1, 36
LOOK_SECONDS, LOOKS_A_SEARCH = 0.1, 4
MB = 1 << 20
PAGE = os.sysconf("SC_PAGE_SIZE")
ADDRESS_SPACE_MB = 16 * 1024
"""Many runtimes reserve far more than they use; where use can be measured, that is what counts."""

OPEN_FILES = 256
SPARE_TASKS = 256
KILL_ROUNDS = 200
LOOKS_TO_BELIEVE = 3
SHELL_SIGNAL = 128


def main(arguments: list[str]) -> int:
    task = json.loads(arguments[0])
    control = socket.socket(fileno=task["control"])
    _adopt_orphans()
    try:
        bot = _start(task)
    except OSError as error:
        report = {"failed": error.strerror or str(error)}
    else:
        _let_go_of_the_pipes()
        report = _watch(bot.pid, control, task)
        _end_all(bot.pid)
    shutil.rmtree(task["scratch"], ignore_errors=True)
    with suppress(OSError):
        control.sendall(json.dumps(report).encode() + b"\n")
    return 0


def _start(task: dict[str, Any]) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        task["command"],
        cwd=task["scratch"],
        start_new_session=True,
        close_fds=True,
        preexec_fn=lambda: _limit(task),  # noqa: PLW1509 - the warden has no threads
    )


def _limit(task: dict[str, Any]) -> None:
    _control_process(PR_SET_PDEATHSIG, signal.SIGKILL)
    memory = ADDRESS_SPACE_MB if Path("/proc/self/stat").exists() else task["memory_mb"]
    _set_limit(resource.RLIMIT_AS, memory * MB)
    _set_limit(resource.RLIMIT_FSIZE, task["file_mb"] * MB)
    _set_limit(resource.RLIMIT_CORE, 0)
    _set_limit(resource.RLIMIT_NOFILE, OPEN_FILES)
    tasks = _tasks()
    if tasks is not None:
        _set_limit(resource.RLIMIT_NPROC, tasks + SPARE_TASKS)


def _set_limit(kind: int, value: int) -> None:
    """Some systems have no such limit, or a lower one already."""
    with suppress(OSError, ValueError):
        most = resource.getrlimit(kind)[1]
        limit = value if most == resource.RLIM_INFINITY else min(value, most)
        resource.setrlimit(kind, (limit, limit))


def _tasks() -> int | None:
    """How many threads run on this computer; the limit counts all those of the user."""
    try:
        return int(Path("/proc/loadavg").read_text().split()[3].split("/")[1])
    except (OSError, ValueError, IndexError):
        return None


def _adopt_orphans() -> None:
    """Whatever a bot leaves behind becomes a child of the warden, also what has changed its group (Linux)."""
    _control_process(PR_SET_CHILD_SUBREAPER, 1)


def _control_process(option: int, value: int) -> None:
    """Ask Linux for something that only Linux has."""
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None, use_errno=True).prctl(option, value, 0, 0, 0)


def _let_go_of_the_pipes() -> None:
    """Only the bot holds them now, so that its end can be heard."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for number in (0, 1, 2):
        os.dup2(nothing, number)


def _watch(pid: int, control: socket.socket, task: dict[str, Any]) -> dict[str, Any]:
    """Wait for the first thing that ends the bot, and say which."""
    own: dict[int, int] = {}
    for look in itertools.count():
        if select.select([control], [], [], LOOK_SECONDS)[0]:
            return {"closed": True}
        status = _reap(pid)
        if status is not None:
            return _ending(status, is_in_shell=task["is_sandboxed"])
        own = _descendants() if look % LOOKS_A_SEARCH == 0 else _still(own)
        if len(own) > task["processes"]:
            return {"processes": len(own)}
        if sum(own.values()) > task["memory_mb"] * MB:
            return {"memory": True}
    raise AssertionError("nobody counts that far")


def _ending(status: int, *, is_in_shell: bool) -> dict[str, Any]:
    """A sandbox tells of a signal as shells do."""
    code = os.waitstatus_to_exitcode(status)
    if code < 0:
        return {"signal": -code}
    return {"signal": code - SHELL_SIGNAL} if is_in_shell and code > SHELL_SIGNAL else {"exit": code}


def _reap(pid: int) -> int | None:
    """Bury whoever has ended; how ``pid`` did, if it was among them."""
    found = None
    with suppress(ChildProcessError):
        while True:
            dead, status = os.waitpid(-1, os.WNOHANG)
            if dead == 0:
                break
            if dead == pid:
                found = status
    return found


def _descendants() -> dict[int, int]:
    """The memory in bytes of every living process below this one; nothing where the system does not tell."""
    found = {pid: stat for pid in _numbers("/proc") if (stat := _stat(pid)) is not None}
    parents = {pid: parent for pid, (parent, _memory) in found.items()}
    return {pid: memory for pid, (_parent, memory) in found.items() if _is_below(pid, parents)}


def _still(own: dict[int, int]) -> dict[int, int]:
    """Those of ``own`` that still live, and how much memory they have now; much quicker than to search for all."""
    return {pid: stat[1] for pid in own if (stat := _stat(pid)) is not None}


def _stat(pid: int) -> tuple[int, int] | None:
    """The parent and the memory in bytes of a living process."""
    try:
        with open(f"/proc/{pid}/stat", "rb") as file:
            fields = file.read().rpartition(b")")[2].split()
        return None if fields[0] in (b"Z", b"X") else (int(fields[1]), int(fields[21]) * PAGE)
    except (OSError, ValueError, IndexError):
        return None


def _numbers(folder: str) -> list[int]:
    try:
        return [int(name) for name in os.listdir(folder) if name.isdigit()]
    except OSError:
        return []


def _is_below(pid: int, parents: dict[int, int]) -> bool:
    own = os.getpid()
    parent = parents.get(pid)
    for _step in range(len(parents)):
        if parent is None or parent == own:
            return parent == own
        parent = parents.get(parent)
    return False


def _end_all(bot: int) -> None:
    """First let them all stand still, so that none can start another one meanwhile.

    A process whose parent ends while all are looked at seems to be nobody's, so only several empty looks are believed.
    """
    empty_looks = 0
    for _round in range(KILL_ROUNDS):
        _signal(bot, os.killpg, signal.SIGKILL)
        own = _descendants()
        for kind in (signal.SIGSTOP, signal.SIGKILL):
            for pid in own:
                _signal(pid, os.kill, kind)
        _reap(bot)
        empty_looks = 0 if own else empty_looks + 1
        if empty_looks == LOOKS_TO_BELIEVE:
            return
        time.sleep(0.005)


def _signal(pid: int, send: Callable[[int, int], None], kind: signal.Signals) -> None:
    with suppress(OSError):
        send(pid, kind)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
