"""Processes that end with the one that started them, however that one ends and on every system."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.connection import wait


def end_with_parent() -> None:
    """Watch the process that started this one, in a thread, and end as soon as it is gone, even by SIGKILL.

    This one must have been started with ``spawn``: a fork holds its own end of what it watches open.
    """
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_mourn, args=(parent.sentinel,), daemon=True).start()


def worker_processes(count: int) -> ProcessPoolExecutor:
    """``count`` processes to compute in. Ctrl+C is left to this process."""
    return ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), _begin)


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


def _mourn(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)
