"""The caller: hostile command lines, with hostile input to read.

    python -m tests.faults.caller --seed 1 --count 1000

Whatever is typed, the command ends with an exit code and, where something is wrong, with a short sentence.
"""

from __future__ import annotations

import io
import os
import random
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path

from connect4_gui.cli import main as connect4
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.levels import LEVELS
from connect4_gui.engine.rulebook import RULES
from connect4_gui.game.record_json import to_json
from connect4_gui.paths import HOME_VARIABLE
from tests.faults.campaign import Case, MakeCase, main
from tests.faults.reader import require
from tests.matches import friends
from tests.store.games import recorded

CODES = (0, 1, 2, 130)
MOST_WORDS = 2000
"""Of what is said on stderr, a line for each line that was read apart."""

LEVEL_NAMES = ("beginner", "easy")
WORDS = (
    *("", "-", "--", "-1", "0", "1", "4", "7", "9", "10", "99999999999999999999", "1e9", "1.5", "nan", "-inf", "+3"),
    *("٣", "４", "x", "×", "4x4", "6×7", "0x0", "999x999", "4x", "null", "true", "easy", "EASY", "friend", "popout"),
    *("🙂", "\udc80", "\x00x", "\n", " ", "a b", "%s%n", "{0}", "../..", "/", "/dev/null", "/dev/full", "~nobody", "."),
    *("x" * 5000, "4" * 200, "-" * 300, "44-53", "4455", "every=4", "chance=0", "every=", "=1", "2025-12-31", "p4"),
)
SMALL = ("--rows", "4", "--columns", "4")
GAME_FILE = "game.c4.json"
"""A sound game that lies in the folder."""

LINES = (
    *("6x7 4453", "4x4", "4x4 1234", "9x9 1", "6x7 " + "1" * 300, "", " ", "x" * 5000, "\x00", "é", "6x7 44 44"),
    *("ugi", "isready", "uginewgame", "position startpos", "position startpos moves 4 4", "go depth 2", "go infinite"),
    *(
        "stop",
        "setoption name Threads value x",
        "setoption",
        "query gameover",
        "go movetime 1",
        "position fen x",
        "quit",
    ),
    *("1", "2", "3", "4", "q", "p1", "f", "-", "9", "0", "exit", '{"version": 1}', "[" * 2000, "null"),
)


@dataclass(frozen=True)
class Command:
    """A command and the words that may follow it, before chance adds what does not belong there."""

    name: str
    words: Callable[[random.Random], Sequence[str]]
    weight: float = 1.0
    """How often it is called, compared with others."""


def _analyse(rng: random.Random) -> Sequence[str]:
    moves = rng.choice(("", "-", "1", "4455", "1" * 9, rng.choice(WORDS)))
    return ["analyse", moves, *SMALL, "--no-cache", "--seconds", rng.choice(("0.01", "0.05")), *_some(rng, "--json")]


def _match(rng: random.Random) -> Sequence[str]:
    rules = rng.choice(RULES).key
    players = ("--first", rng.choice(LEVEL_NAMES), "--second", rng.choice(LEVEL_NAMES))
    return ["match", *players, *SMALL, "--rules", rules, "--seed", "1", *_some(rng, "--json")]


def _play(rng: random.Random) -> Sequence[str]:
    who = rng.choice(("friend", *(level.key for level in LEVELS[:2]), rng.choice(WORDS)))
    return ["play", "--opponent", who, *SMALL, "--seed", "1", "--rules", rng.choice(RULES).key]


def _book(rng: random.Random) -> Sequence[str]:
    if rng.random() < 0.5:
        return ["book", "verify", rng.choice(WORDS), "--sample", "2"]
    return ["book", "build", *SMALL, "--plies", rng.choice(("1", "0", "99")), "--out", rng.choice(WORDS)]


def _games(rng: random.Random) -> Sequence[str]:
    action = rng.choice(("list", "show", "export", "import"))
    return ["games", action, *([] if action in ("list", "show") else [rng.choice(("-", *WORDS))])]


def _review(rng: random.Random) -> Sequence[str]:
    game = rng.choice(("1", "1122", "11-22", "1" * 9, GAME_FILE, *WORDS))
    return ["review", game, *SMALL, "--no-cache", *_some(rng, "--json")]


def _training(rng: random.Random) -> Sequence[str]:
    action = rng.choice(("export", "import", "find"))
    return ["training", action, *([] if action == "find" else [rng.choice(("-", GAME_FILE, *WORDS))])]


def _tournament(rng: random.Random) -> Sequence[str]:
    bots = [rng.choice((*LEVEL_NAMES, *LEVEL_NAMES, rng.choice(WORDS))) for _ in range(rng.randint(1, 3))]
    kept = ("--out", rng.choice(("t.jsonl", GAME_FILE, *WORDS)))
    return ["match", *bots, *SMALL, "--games", "2", "--openings", "1", "--workers", "1", "--seed", "1", *kept]


def _some(rng: random.Random, *options: str) -> list[str]:
    return [option for option in options if rng.random() < 0.3]


COMMANDS = (
    Command("analyse", _analyse),
    Command("match", _match),
    Command("play", _play),
    Command("book", _book),
    Command("games", _games),
    Command("review", _review),
    Command("training", _training),
    Command("tournament", _tournament, 0.4),
    Command("ugi", lambda _rng: ["ugi"]),
    Command("nothing known", lambda rng: [rng.choice(WORDS) for _ in range(rng.randrange(4))]),
)
OPTIONS = (
    *("--rows", "--columns", "--seconds", "--threads", "--games", "--seed", "--first", "--second", "--rules", "--bot"),
    *("--option", "--limit", "--since", "--size", "--outcome", "--name", "--format", "--plies", "--sample", "--help"),
    *("--version", "--json", "--starts", "--move-seconds", "--gauntlet", "--openings", "--sprt", "--no-book", "--x"),
    *("--opponent", "--score-only", "--no-cache", "--out", "--workers", "--dask"),
)
ENDLESS = {"--games", "--seconds", "--plies", "--rows", "--columns", "--workers"}
"""Options whose large values are a long work and no fault."""


def caller(commands: Sequence[Command] = COMMANDS, run: Callable[[list[str]], int] = connect4) -> MakeCase:
    """Makes calls of these commands; ``run`` is what is called."""

    def make(rng: random.Random, _number: int) -> Case:
        (command,) = rng.choices(commands, [command.weight for command in commands])
        words = _hostile(list(command.words(rng)), rng)
        return Case(command.name, lambda: _call(run, words, rng), f"{words!r:.300}: ")

    return make


def _hostile(words: list[str], rng: random.Random) -> list[str]:
    """``words`` with some changed, missing, twice, or added."""
    for _ in range(rng.choice((0, 1, 1, 2, 4))):
        option, place = rng.choice(OPTIONS), rng.randint(1, max(len(words), 1))
        match rng.randrange(4):
            case 0 if option not in ENDLESS:
                words[place:place] = [option, rng.choice(WORDS)]
            case 1:
                words[place:place] = [option, rng.choice(("x", "", "-1", "nan", "\udc80", "z" * 9999))]
            case 2 if words:
                words.pop(rng.randrange(len(words)))
            case _:
                words.insert(place, rng.choice(WORDS))
    return [word for word in words if "\0" not in word]


def _call(run: Callable[[list[str]], int], words: list[str], rng: random.Random) -> int:
    text = "\n".join(rng.choice(LINES) for _ in range(rng.randrange(12)))
    answer, complaint = io.BytesIO(), io.BytesIO()
    with _elsewhere(), _input(text), redirect_stdout(_stream(answer)), redirect_stderr(_stream(complaint)):
        code = _code(run, words)
    said = complaint.getvalue().decode("utf-8")
    require(code in CODES, f"exit code {code}")
    require("Traceback" not in said + answer.getvalue().decode("utf-8", errors="replace"), said[-500:])
    require(code != 2 or bool(said), "no sentence")
    require(len(said) <= MOST_WORDS + 200 * text.count("\n"), f"{len(said)} characters of complaint")
    return 1


def _stream(content: io.BytesIO) -> io.TextIOWrapper:
    """What is written into ``content``, as text or, for a file that goes to standard output, as bytes."""
    return _Unclosed(content, encoding="utf-8", errors="backslashreplace", write_through=True)


class _Unclosed(io.TextIOWrapper):
    """Leaves what was written when it is forgotten."""

    def close(self) -> None:
        self.flush()


def _code(run: Callable[[list[str]], int], words: list[str]) -> int:
    try:
        return run(words)
    except SystemExit as leaving:
        return int(leaving.code or 0)


@contextmanager
def _elsewhere() -> Iterator[None]:
    """A folder and a home of its own, so that whatever is written is gone afterwards."""
    folder, before, home = Path(tempfile.mkdtemp(prefix="called-")), Path.cwd(), os.environ.get(HOME_VARIABLE)
    os.chdir(folder)
    Path(GAME_FILE).write_text(to_json(recorded("11223", friends(size=BoardSize(4, 4)))), encoding="ascii")
    os.environ[HOME_VARIABLE] = str(folder / "home")
    try:
        yield
    finally:
        os.chdir(before)
        os.environ.pop(HOME_VARIABLE)
        if home is not None:
            os.environ[HOME_VARIABLE] = home
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def _input(text: str) -> Iterator[None]:
    before = sys.stdin
    sys.stdin = io.TextIOWrapper(io.BytesIO(text.encode("utf-8", errors="surrogatepass")), encoding="utf-8")
    try:
        yield
    finally:
        sys.stdin = before


if __name__ == "__main__":
    sys.exit(main("caller", caller(), 1000))
