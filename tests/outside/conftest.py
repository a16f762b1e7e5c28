"""Bots from files that tests write, and proof that nothing of them is left."""

from __future__ import annotations

import os
import stat
import sys
import tempfile
import textwrap
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from connect4_gui.engine.rules import Rules
from connect4_gui.outside.limits import Limits
from connect4_gui.outside.outside_mind import OutsideMind
from connect4_gui.outside.outside_variant_mind import OutsideVariantMind
from connect4_gui.outside.own_bot import OwnBot
from connect4_gui.outside.protection import Protection
from connect4_gui.outside.sandbox import protection_in_force

LIMITS = Limits(seconds=30, start_seconds=60, memory_mb=300, processes=8, output_kb=200)
"""Generous with time, for a machine that is busy; small in everything else, so that it is soon exceeded."""

GONE_SECONDS = 20

MakeMind = Callable[..., OutsideMind]
MakeVariantMind = Callable[..., OutsideVariantMind]


@pytest.fixture(params=[Protection.SANDBOX, Protection.LIMITS], ids=lambda protection: protection.value)
def protection(request: pytest.FixtureRequest) -> Protection:
    wanted: Protection = request.param
    if os.name != "posix":
        pytest.skip("bots have only a time limit here")
    if wanted is Protection.SANDBOX and protection_in_force() is not Protection.SANDBOX:
        pytest.skip("there is no sandbox here")
    return wanted


@pytest.fixture
def scratches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the scratch folders of bots are made."""
    folder = tmp_path / "scratches"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    return folder


@pytest.fixture
def write_bot(tmp_path: Path) -> Callable[..., OwnBot]:
    """Writes a file and returns the bot in it; a program if it is not to be a Python file."""

    def write(code: str, *, file: str = "bot.py", name: str = "", is_program: bool = False) -> OwnBot:
        folder = tmp_path / "bots"
        folder.mkdir(exist_ok=True)
        path = folder / file
        shebang = f"#!{sys.executable}\n" if is_program else ""
        path.write_text(shebang + textwrap.dedent(code), encoding="utf-8")
        path.chmod(path.stat().st_mode | stat.S_IXUSR)
        return OwnBot(path, name)

    return write


@pytest.fixture
def make_variant_mind(scratches: Path, tmp_path: Path) -> Iterator[MakeVariantMind]:
    """As ``make_mind``, by rules beside Classic."""
    minds: list[OutsideVariantMind] = []

    def make(bot: OwnBot, rules: Rules, protection: Protection = Protection.LIMITS) -> OutsideVariantMind:
        minds.append(OutsideVariantMind(bot, rules, LIMITS, protection))
        return minds[-1]

    yield make
    for mind in minds:
        mind.close()
    join_ends()
    assert list(scratches.iterdir()) == []
    assert processes_with(str(tmp_path / "bots")) == []


@pytest.fixture
def make_mind(scratches: Path, tmp_path: Path) -> Iterator[MakeMind]:
    """Minds that are closed at the end, when no process and no scratch folder may be left."""
    minds: list[OutsideMind] = []

    def make(bot: OwnBot | None, protection: Protection, limits: Limits = LIMITS) -> OutsideMind:
        minds.append(OutsideMind(bot, limits, protection))
        return minds[-1]

    yield make
    for mind in minds:
        mind.close()
    join_ends()
    assert list(scratches.iterdir()) == []
    assert processes_with(str(tmp_path / "bots")) == []


def join_ends() -> None:
    """Wait until all bots that were left are ended."""
    for thread in threading.enumerate():
        if thread.name == "outside-end":
            thread.join()


def processes_with(words: str) -> list[int]:
    """The processes with ``words`` in their command line that stay, where the system shows them."""
    end = time.monotonic() + GONE_SECONDS
    while (found := _running(words)) and time.monotonic() < end:
        time.sleep(0.05)
    return found


def _running(words: str) -> list[int]:
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if words.encode() in path.read_bytes():
                found.append(int(path.parent.name))
        except OSError:
            continue
    return found
