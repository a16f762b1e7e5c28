"""Ways to ask for the scores of positions, as users do: a call of the library, a line of the command, a public solver.

Each is given a block of positions, solves one after the other, and says how much processor time that took.
"""

from __future__ import annotations

import contextlib
import importlib
import json
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from connect4_gui.cli import main
from connect4_gui.engine.board_size import STANDARD_SIZE
from connect4_gui.engine.native import Native
from connect4_gui.engine.notation import board_after
from connect4_gui.engine.search_types import SearchLimits

WARM_UP = "66114"
"""Hard enough to touch the whole table: its pages are made when first used, and that is not what is measured here.

It is in none of the sets, or the command would know that position before it is asked."""

Points = tuple[int | None, ...]
"""The score of the position, or the scores of its columns, None for a full one."""


class Block(NamedTuple):
    """What came of a block of positions; not every solver tells its nodes."""

    seconds: float
    points: list[Points]
    nodes: int | None


Way = Callable[[Sequence[str]], Block]


def library_way(*, every_column: bool, variant: str | None = None) -> Way:
    """Asks ``analyse`` of the engine, without a limit. The boards are made before, as those of the peer are."""
    engine = Native(variant=variant)
    engine.solve(board_after(STANDARD_SIZE, WARM_UP))
    limits = SearchLimits(every_column=every_column)

    def ask(games: Sequence[str]) -> Block:
        seconds, nodes, points = 0.0, 0, list[Points]()
        for board in [board_after(STANDARD_SIZE, moves) for moves in games]:
            engine.forget()
            started = time.process_time()
            *_, info = engine.analyse(board, limits)
            seconds += time.process_time() - started
            nodes += info.nodes
            columns = tuple(None if score is None else score.points for score in info.columns)
            points.append(columns if every_column else (info.score.points,))
        return Block(seconds, points, nodes)

    return ask


class _TimedLines:
    """Standard input for the command: a line to warm up, then those that count, and the time between them."""

    def __init__(self, games: Sequence[str]) -> None:
        self._games = games
        self.seconds = 0.0

    def __iter__(self) -> Iterator[str]:
        yield f"{STANDARD_SIZE} {WARM_UP}\n"
        started = time.process_time()
        for moves in self._games:
            yield f"{STANDARD_SIZE} {moves}\n"
        self.seconds = time.process_time() - started


def command_way(*, every_column: bool) -> Way:
    """Runs ``connect4 analyse -`` on the block: reading the moves and writing the answer count too.

    The command keeps its table from line to line.
    """
    options = ["--no-book", "--no-cache", "--threads", "1", *([] if every_column else ["--score-only"])]

    def ask(games: Sequence[str]) -> Block:
        lines, real_input = _TimedLines(games), sys.stdin
        with tempfile.TemporaryFile("w+") as output, contextlib.redirect_stdout(output):
            sys.stdin = lines
            try:
                main(["analyse", "-", "--seconds", "1e9", *options])
            finally:
                sys.stdin = real_input
            output.seek(0)
            answers = [json.loads(line) for line in output][1:]
        points = [
            tuple(column["score"] for column in answer["columns"]) if every_column else (answer["score"],)
            for answer in answers
        ]
        return Block(lines.seconds, points, sum(answer["nodes"] for answer in answers))

    return ask


def program_way(path: str, *, every_column: bool) -> Way:
    """Runs a program that answers a line of moves with a line of the moves and the score, or with ``-a`` the scores of
    all columns. It may keep its table from line to line. What it takes to start is not counted."""
    command = [path, *(["-a"] if every_column else [])]

    def run(games: Sequence[str]) -> tuple[float, list[list[str]]]:
        text = "".join(f"{moves}\n" for moves in games)
        before = _seconds_of_children()
        done = subprocess.run(command, input=text, capture_output=True, text=True, check=True)
        return _seconds_of_children() - before, [line.split()[1:] for line in done.stdout.splitlines()]

    def ask(games: Sequence[str]) -> Block:
        start, _ = run([])
        seconds, answers = run(games)
        points = [tuple(_points(word) for word in words) for words in answers]
        return Block(seconds - start, points, None)

    return ask


def _seconds_of_children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _points(word: str) -> int | None:
    return int(word) if abs(int(word)) <= STANDARD_SIZE.cells else None


def bitbully_way(*, every_column: bool) -> Way:
    """Asks the core of the package ``bitbully``. Raises ImportError if it is not installed."""
    core: Any = importlib.import_module("bitbully.bitbully_core")
    engine = core.BitBullyCore()

    def ask(games: Sequence[str]) -> Block:
        seconds, points = 0.0, list[Points]()
        for moves in games:
            board = core.BoardCore()
            for move in moves:
                board.play(int(move) - 1)
            engine.resetTranspositionTable()
            started = time.process_time()
            found = engine.scoreMoves(board) if every_column else [engine.mtdf(board, 0)]
            seconds += time.process_time() - started
            points.append(tuple(score if abs(score) <= STANDARD_SIZE.cells else None for score in found))
        return Block(seconds, points, None)

    return ask
