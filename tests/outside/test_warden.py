from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from connect4_gui.outside import warden

pytestmark = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="the system does not tell of processes")


def test_a_process_that_seemed_to_be_nobodys_for_a_moment_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    sleeper = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"], start_new_session=True)
    looks = iter([{}, {sleeper.pid: 0}])
    monkeypatch.setattr(warden, "_descendants", lambda: next(looks, {}))
    monkeypatch.setattr(warden, "_reap", lambda _pid: None)
    monkeypatch.setattr(os, "killpg", lambda _pid, _kind: None)
    warden._end_all(sleeper.pid)
    try:
        assert sleeper.wait(10) == -9
    finally:
        sleeper.kill()
