"""Bots that do everything wrong: each loses its game for what it did, and nothing of it is left."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import textwrap
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from connect4_gui.engine.board import Board
from connect4_gui.engine.board_size import STANDARD_SIZE
from connect4_gui.engine.notation import board_after
from connect4_gui.engine.search_types import StopFlag
from connect4_gui.outside.fault import Fault, FaultKind, Forfeit, fault_words
from connect4_gui.outside.limits import Limits
from connect4_gui.outside.own_bot import OwnBot
from connect4_gui.outside.protection import Protection
from tests.outside.conftest import LIMITS, MakeMind, join_ends, processes_with
from tests.project import ROOT

EMPTY = Board.empty(STANDARD_SIZE)

WriteBot = Callable[..., OwnBot]

HOSTILE = {
    "crashes in a move": ("def agent(o, c):\n    return {}['x']", "bot crashed: KeyError: 'x' (line 2)."),
    "crashes at import": ("x = 1\n1 / 0", "bot did not start: ZeroDivisionError: division by zero (line 2)."),
    "is no Python": (
        "def agent(",
        "bot did not start: SyntaxError: '(' was never closed (bot.py, line 1).",
    ),
    "leaves at import": ("raise SystemExit(7)", "bot did not start: SystemExit: 7 (line 1)."),
    "has no bot": ("x = 1", "bot has neither a class with next_move nor a function called agent."),
    "leaves in a move": (
        "import os\ndef agent(o, c):\n    os._exit(3)",
        "bot ended in the middle of the game: exit code 3.",
    ),
    "is ended by the system": (
        "import os\ndef agent(o, c):\n    os.kill(os.getpid(), 11)",
        "bot ended in the middle of the game: SIGSEGV.",
    ),
    "answers with words": ("def agent(o, c):\n    return 'four'", "bot answered 'four', which is no column."),
    "answers with nothing": ("def agent(o, c):\n    pass", "bot answered None, which is no column."),
    "answers with half a column": ("def agent(o, c):\n    return 2.5", "bot answered 2.5, which is no column."),
    "answers off the board": ("def agent(o, c):\n    return 7", "bot chose column 8, which is not on the board."),
    "answers below the board": ("def agent(o, c):\n    return -1", "bot chose column 0, which is not on the board."),
    "prints without end": (
        "def agent(o, c):\n    while True:\n        print('x' * 1000)",
        "bot printed more than 200 KB in one move.",
    ),
    "writes into the conversation": (
        "import os, contextlib\ndef agent(o, c):\n    for number in range(3, 20):\n"
        "        with contextlib.suppress(OSError):\n            os.write(number, b'ha\\n')\n    return 0",
        "bot answered ha, which is no column.",
    ),
    "takes all memory at once": (
        "def agent(o, c):\n    return len(bytearray(10**12))",
        "bot used more than 300 MB of memory.",
    ),
    "takes memory bit by bit": (
        "def agent(o, c):\n    own = []\n    while True:\n        own.append(bytearray(10**6))",
        "bot used more than 300 MB of memory.",
    ),
    "forks": (
        "import os, time\ndef agent(o, c):\n    for _ in range(30):\n"
        "        if os.fork() == 0:\n            time.sleep(600)\n    time.sleep(600)",
        "bot started more than 8 processes.",
    ),
    "forks and hides": (
        "import os, time\ndef agent(o, c):\n    for _ in range(30):\n"
        "        if os.fork() == 0:\n            os.setsid()\n            if os.fork() == 0:\n"
        "                time.sleep(600)\n            os._exit(0)\n    time.sleep(600)",
        "bot started more than 8 processes.",
    ),
}


@pytest.mark.parametrize(("code", "sentence"), HOSTILE.values(), ids=HOSTILE.keys())
def test_a_hostile_bot_loses_for_what_it_did(
    code: str, sentence: str, protection: Protection, write_bot: WriteBot, make_mind: MakeMind
) -> None:
    mind = make_mind(write_bot(code), protection)
    with pytest.raises(Forfeit) as told:
        mind.move(EMPTY, StopFlag(), None)
    assert fault_words(told.value.fault, "bot") == sentence


@pytest.mark.parametrize(
    "code",
    [
        "import time\ndef agent(o, c):\n    time.sleep(600)",
        "def agent(o, c):\n    while True:\n        pass",
        "import signal, time\ndef agent(o, c):\n    for kind in (15, 2, 1):\n"
        "        signal.signal(kind, signal.SIG_IGN)\n    time.sleep(600)",
        "import os, time\ndef agent(o, c):\n    if os.fork() == 0:\n        os.setsid()\n    time.sleep(600)",
    ],
    ids=["sleeps", "computes without end", "does not listen to signals", "leaves a child behind"],
)
def test_a_bot_that_is_too_slow_loses(
    code: str, protection: Protection, write_bot: WriteBot, make_mind: MakeMind
) -> None:
    mind = make_mind(write_bot(code), protection, replace(LIMITS, seconds=0.5))
    with pytest.raises(Forfeit) as told:
        mind.move(EMPTY, StopFlag(), None)
    assert told.value.fault == Fault(FaultKind.TOO_SLOW, "0.5")


def test_a_bot_that_never_starts_loses(protection: Protection, write_bot: WriteBot, make_mind: MakeMind) -> None:
    bot = write_bot("import time\ntime.sleep(600)")
    mind = make_mind(bot, protection, replace(LIMITS, start_seconds=0.5))
    with pytest.raises(Forfeit) as told:
        mind.move(EMPTY, StopFlag(), None)
    assert told.value.fault == Fault(FaultKind.NOT_READY, "0.5")


def soon(protection: Protection) -> Limits:
    """Little time in a sandbox, where only that ends a bot of this kind."""
    return replace(LIMITS, seconds=2) if protection is Protection.SANDBOX else LIMITS


def test_a_bot_that_closes_everything_loses(protection: Protection, write_bot: WriteBot, make_mind: MakeMind) -> None:
    """A sandbox holds the pipes as well, so that there the silence tells."""
    bot = write_bot("import os, time\ndef agent(o, c):\n    os.closerange(0, 100)\n    time.sleep(600)")
    mind = make_mind(bot, protection, soon(protection))
    with pytest.raises(Forfeit) as told:
        mind.move(EMPTY, StopFlag(), None)
    expected = {Protection.SANDBOX: Fault(FaultKind.TOO_SLOW, "2"), Protection.LIMITS: Fault(FaultKind.CLOSED)}
    assert told.value.fault == expected[protection]


def test_a_full_column_loses(protection: Protection, write_bot: WriteBot, make_mind: MakeMind) -> None:
    mind = make_mind(write_bot("def agent(o, c):\n    return 0"), protection)
    with pytest.raises(Forfeit) as told:
        mind.move(board_after(STANDARD_SIZE, "111111"), StopFlag(), None)
    assert told.value.fault == Fault(FaultKind.FULL_COLUMN, "1")


def test_what_a_bot_prints_and_reads_does_not_disturb_it(
    protection: Protection, write_bot: WriteBot, make_mind: MakeMind
) -> None:
    code = """
        import os, sys
        print("hello")
        def agent(observation, configuration):
            print("thinking")
            os.write(1, b"thinking\\n")
            assert sys.stdin.read() == ""
            sys.stdout.close()
            return 3
        """
    mind = make_mind(write_bot(code), protection)
    assert mind.move(EMPTY, StopFlag(), None) == 3


def test_children_that_a_bot_leaves_behind_end_with_it(
    protection: Protection, write_bot: WriteBot, make_mind: MakeMind, tmp_path: Path
) -> None:
    code = """
        import os, time
        def agent(o, c):
            if os.fork() == 0:
                os.setsid()
                if os.fork() == 0:
                    time.sleep(600)
                os._exit(0)
            return 2
        """
    mind = make_mind(write_bot(code), protection)
    assert mind.move(EMPTY, StopFlag(), None) == 2
    mind.close()
    join_ends()
    assert processes_with(str(tmp_path / "bots")) == []


def test_a_file_that_is_gone_or_unknown_loses(make_mind: MakeMind, tmp_path: Path) -> None:
    for bot, kind in ((OwnBot(tmp_path / "gone.py"), FaultKind.NO_FILE), (None, FaultKind.UNKNOWN_FILE)):
        with pytest.raises(Forfeit) as told:
            make_mind(bot, Protection.LIMITS).move(EMPTY, StopFlag(), None)
        assert told.value.fault.kind is kind


def test_a_bot_that_nobody_waits_for_any_more_is_ended(
    protection: Protection, write_bot: WriteBot, make_mind: MakeMind
) -> None:
    class SetSoon(StopFlag):
        """Is set when it has been asked a few times."""

        asked = 0

        def is_set(self) -> bool:
            self.asked += 1
            return self.asked > 5

    mind = make_mind(write_bot("import time\ndef agent(o, c):\n    time.sleep(600)"), protection)
    assert mind.move(EMPTY, SetSoon(), None) in EMPTY.open_columns()


def test_a_bot_has_little_of_its_own(
    protection: Protection, write_bot: WriteBot, make_mind: MakeMind, scratches: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stands in an empty scratch folder, knows no secrets of the environment and holds no handles of others."""
    monkeypatch.setenv("SECRET", "1")
    code = f"""
        import os
        def agent(o, c):
            assert os.getcwd().startswith({str(scratches)!r}), os.getcwd()
            assert os.listdir() == [], os.listdir()
            assert "SECRET" not in os.environ, os.environ
            assert os.environ["HOME"] == os.getcwd(), os.environ
            open_files = [number for number in range(3, 200) if _is_open(number)]
            assert len(open_files) <= 3, open_files
            open("own", "w").write("mine")
            return 1
        def _is_open(number):
            try:
                os.fstat(number)
            except OSError:
                return False
            return True
        """
    with (scratches.parent / "ours").open("w") as ours:
        ours.write("x")
        assert make_mind(write_bot(code, name="agent"), protection).move(EMPTY, StopFlag(), None) == 1


SANDBOX_TESTS = {
    "writes to a file": ("open({outside!r}, 'w')", "Read-only file system"),
    "reaches for the network": (
        "import socket; socket.create_connection(('127.0.0.1', {port}), timeout=5)",
        "refused",
    ),
}


@contextmanager
def _listening() -> Iterator[int]:
    """A port of this computer where somebody would answer."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield server.getsockname()[1]


@pytest.mark.parametrize(("deed", "words"), SANDBOX_TESTS.values(), ids=SANDBOX_TESTS.keys())
def test_a_sandbox_keeps_files_and_network_away(
    deed: str, words: str, write_bot: WriteBot, make_mind: MakeMind, tmp_path: Path, protection: Protection
) -> None:
    if protection is not Protection.SANDBOX:
        pytest.skip("this is what a sandbox is for")
    with _listening() as port:
        line = deed.format(outside=str(tmp_path / "bots" / "stolen"), port=port)
        mind = make_mind(write_bot(f"def agent(o, c):\n    {line}\n    return 0"), protection)
        with pytest.raises(Forfeit) as told:
            mind.move(EMPTY, StopFlag(), None)
    assert told.value.fault.kind is FaultKind.CRASHED
    assert words in told.value.fault.detail
    assert not (tmp_path / "bots" / "stolen").exists()


def test_a_sandbox_shows_no_other_processes(write_bot: WriteBot, make_mind: MakeMind, protection: Protection) -> None:
    if protection is not Protection.SANDBOX:
        pytest.skip("this is what a sandbox is for")
    code = "import os\ndef agent(o, c):\n    return len([name for name in os.listdir('/proc') if name.isdigit()])"
    assert make_mind(write_bot(code), protection).move(EMPTY, StopFlag(), None) == 2


KILLED = """
    import os, sys
    from pathlib import Path
    from connect4_gui.engine.board import Board
    from connect4_gui.engine.board_size import STANDARD_SIZE
    from connect4_gui.engine.search_types import StopFlag
    from connect4_gui.outside.outside_mind import OutsideMind
    from connect4_gui.outside.own_bot import OwnBot
    from connect4_gui.outside.protection import Protection

    mind = OutsideMind(OwnBot(Path(sys.argv[1])), protection=Protection(sys.argv[2]))
    assert mind.move(Board.empty(STANDARD_SIZE), StopFlag(), None) == 5
    os.kill(os.getpid(), 9)
    """


def test_nothing_of_a_bot_is_left_when_the_program_is_killed(
    protection: Protection, write_bot: WriteBot, scratches: Path, tmp_path: Path
) -> None:
    bot = write_bot("import os, time\ndef agent(o, c):\n    if os.fork() == 0:\n        time.sleep(600)\n    return 5")
    program = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(KILLED), str(bot.path), protection.value],
        env={**os.environ, "TMPDIR": str(scratches), "PYTHONPATH": str(ROOT)},
        check=False,
    )
    assert program.returncode == -9
    assert processes_with(str(tmp_path / "bots")) == []
    assert list(scratches.iterdir()) == []


def test_a_bot_that_kills_its_warden_dies_with_it(
    write_bot: WriteBot, make_mind: MakeMind, protection: Protection
) -> None:
    """In a sandbox it does not even see its warden, and is only slow."""
    code = "import os, time\ndef agent(o, c):\n    os.kill(os.getppid(), 9)\n    time.sleep(600)"
    mind = make_mind(write_bot(code), protection, soon(protection))
    with pytest.raises(Forfeit) as told:
        mind.move(EMPTY, StopFlag(), None)
    expected = {
        Protection.SANDBOX: Fault(FaultKind.TOO_SLOW, "2"),
        Protection.LIMITS: Fault(FaultKind.ENDED, "SIGKILL"),
    }
    assert told.value.fault == expected[protection]
