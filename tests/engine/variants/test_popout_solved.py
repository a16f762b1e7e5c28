"""PopOut on small boards, solved by retrograde analysis in C++ and compared with brute force over the rules."""

from __future__ import annotations

import random
import shutil
import subprocess
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest

from connect4_gui.engine.board import Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.variants.pop_out import PopOut
from connect4_gui.engine.variants.variant import VariantPosition

SOLVER = Path(__file__).parents[1] / "core" / "solve_popout.cpp"
COMPILER = shutil.which("c++") or shutil.which("g++") or shutil.which("clang++")
RULES = PopOut()
FAR = 10**6

pytestmark = [
    pytest.mark.skipif(COMPILER is None, reason="there is no C++ compiler on this machine"),
    pytest.mark.timeout(600),
]


@pytest.fixture(scope="module")
def solver(tmp_path_factory: pytest.TempPathFactory) -> Path:
    program = tmp_path_factory.mktemp("popout") / "solve_popout"
    subprocess.run([str(COMPILER), "-std=c++17", "-O2", str(SOLVER), "-o", str(program)], check=True)
    return program


def solved(solver: Path, size: BoardSize, boards: Sequence[VariantPosition]) -> tuple[list[int], list[str]]:
    """What the solver says of the empty board and of all together, and of each of ``boards``."""
    arguments = [str(solver), str(size.rows), str(size.columns), "4"]
    text = "\n".join(" ".join(map(str, codes(board))) for board in boards)
    found = subprocess.run(arguments, input=text, capture_output=True, text=True, check=True).stdout.split("\n")
    return [int(word) for word in found[0].split()], found[1:-1]


def codes(board: VariantPosition) -> list[int]:
    """The columns as the solver reads them."""
    geometry, found = board.geometry, []
    for column in range(board.size.columns):
        shift = column * geometry.stride
        height = (board.occupied & geometry.columns[column]).bit_count()
        found.append((1 << height) - 1 + ((board.own & geometry.columns[column]) >> shift))
    return found


def children(board: VariantPosition) -> list[VariantPosition]:
    fresh = VariantPosition(board.size, board.own, board.occupied, board.side)
    return [RULES.play(fresh, move).board for move in RULES.moves(fresh)]


@cache
def brute_force(own: int, occupied: int, size: BoardSize, depth: int) -> int:
    """The plies to a forced end within ``depth``, above 0 to a win and below to a loss; 0 if there is none."""
    board = VariantPosition(size, own, occupied, Side.FIRST)
    outcome = RULES.outcome(board)
    if outcome is not None:
        return 0 if outcome.winner is None else FAR if outcome.winner is Side.FIRST else -FAR
    if depth == 0:
        return 0
    values = [brute_force(after.own, after.occupied, size, depth - 1) for after in children(board)]
    losses = [abs(value) % FAR for value in values if value < 0]
    if losses:
        return 1 + min(losses)
    if values and all(value > 0 for value in values):
        return -1 - max(value % FAR for value in values)
    return 0


def random_positions(size: BoardSize, count: int, seed: int) -> list[VariantPosition]:
    """Unfinished positions of random games."""
    rng = random.Random(seed)
    found: list[VariantPosition] = []
    while len(found) < count:
        board = RULES.start(size, Side.FIRST)
        for _ in range(rng.randint(0, 30)):
            nexts = [after for after in children(board) if RULES.outcome(after) is None]
            if not nexts:
                break
            board = rng.choice(nexts)
        found.append(VariantPosition(size, board.own, board.occupied, board.side))
    return found


def best_of(values: Sequence[str], outcomes: Sequence[Side | None], side: Side) -> int:
    """What a position is worth whose moves lead to ``values``, or to an end with these winners."""
    plies = [
        int(value) if value != "over" else (FAR if winner is side.other else -FAR)
        for value, winner in zip(values, outcomes, strict=True)
    ]
    losses = [abs(value) % FAR for value in plies if value < 0]
    if losses:
        return 1 + min(losses)
    return -1 - max(value % FAR for value in plies) if all(value > 0 for value in plies) else 0


def test_the_second_player_wins_on_4_by_4(solver: Path) -> None:
    (start, wins, losses, draws, longest), _ = solved(solver, BoardSize(4, 4), [])
    assert (start, wins, losses, draws, longest) == (-24, 319265, 190210, 4426, 25)


def test_short_wins_and_losses_are_those_of_brute_force(solver: Path) -> None:
    size, depth = BoardSize(4, 4), 4
    boards = random_positions(size, 300, 1)
    _, answers = solved(solver, size, boards)
    found = [brute_force(board.own, board.occupied, size, depth) for board in boards]
    expected = [value if abs(value := int(answer)) <= depth else 0 for answer in answers]
    assert found == expected
    assert min(found) < 0 < max(found)


@pytest.mark.parametrize("columns", [4, 5])
def test_every_value_follows_from_those_of_its_moves(solver: Path, columns: int) -> None:
    """With the short ones this proves all: values that hold at the end and from move to move hold everywhere."""
    size = BoardSize(4, columns)
    boards = random_positions(size, 150, columns)
    families = [children(board) for board in boards]
    summary, answers = solved(solver, size, [*boards, *(child for family in families for child in family)])
    values, rest = answers[: len(boards)], iter(answers[len(boards) :])
    for board, family, value in zip(boards, families, values, strict=True):
        outcomes = [RULES.outcome(child) for child in family]
        winners = [None if outcome is None else outcome.winner for outcome in outcomes]
        assert int(value) == best_of([next(rest) for _ in family], winners, board.side)
    assert summary[0] == (0 if columns == 5 else -24)
    assert {"0"} < set(values)
