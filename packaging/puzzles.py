"""Makes puzzles from random sensible games with our own solver, and checks those that are shipped.

    python packaging/puzzles.py --count 100 --size 6x7 --seed 1     # 100 more into the shipped set
    python packaging/puzzles.py --all                               # the whole set anew, a quarter of an hour
    python packaging/puzzles.py --check                             # every shipped puzzle, however long it takes

The same arguments always make the same puzzles. Puzzles that the file has already are not made again.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from connect4_gui.coach.solver import Solver
from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.native import Native
from connect4_gui.training.finder import open_wins, others_lose, puzzle_of
from connect4_gui.training.puzzle import Kind, Puzzle, from_object, identity_of, to_object, with_side
from connect4_gui.training.shipped import SHIPPED_FILE
from connect4_gui.training.soundness import faults

NODES = 300_000
"""What one position may cost; what needs more is left out."""

EARLIEST_SHARE = {20: 0.2, 30: 0.27, 42: 0.28, 48: 0.38, 49: 0.4, 64: 0.55}
"""The share of the board that is filled before positions are looked at, by the number of its cells."""

MOST_MOVES_OF_REFUTATION = 8
"""A wrong move of an only-move puzzle is punished within so many discs of the opponent."""

RECIPE = {
    BoardSize(6, 7): 840,
    BoardSize(5, 6): 100,
    BoardSize(7, 7): 70,
    BoardSize(6, 8): 70,
    BoardSize(8, 8): 60,
    BoardSize(4, 5): 60,
}
"""What the shipped set is made of."""

PATIENCE = 1000
"""So many games in a row without a puzzle that is still wanted, and any other will do."""

Slot = tuple[Kind, int]
SHARES: dict[Slot, int] = {
    (Kind.WIN, 2): 17,
    (Kind.WIN, 3): 17,
    (Kind.WIN, 4): 10,
    (Kind.WIN, 5): 6,
    (Kind.WIN, 6): 4,
    (Kind.ONLY_MOVE, 0): 26,
    (Kind.ZUGZWANG, 2): 9,
    (Kind.ZUGZWANG, 3): 6,
    (Kind.ZUGZWANG, 4): 5,
}
"""How the puzzles of a run are spread, in hundredths; the last number of moves stands for longer ones, too."""


def main(arguments: list[str] | None = None) -> int:
    chosen = _parser().parse_args(arguments)
    file: Path = chosen.file
    puzzles = read(file) if file.exists() else []
    if chosen.check:
        return _check(puzzles)
    if chosen.all:
        puzzles = []
    for size, count in RECIPE.items() if chosen.all else [(chosen.size, chosen.count)]:
        puzzles += made(count, size, chosen.seed, {puzzle.identity for puzzle in puzzles})
        print(f"{len(puzzles)} puzzles, the last of them on {size}", flush=True)
    write(file, puzzles)
    for slot, count in sorted(Counter(_described(puzzle) for puzzle in puzzles).items()):
        print(f"{count:5} {slot}")
    return 0


def made(count: int, size: BoardSize, seed: int, known: set[str]) -> Iterator[Puzzle]:
    """``count`` puzzles, none of them in ``known``; fewer if ever more games have no other.

    At most one is taken of each game, so that none is the end of another. Where some kind cannot be found on this size
    others take its place.
    """
    chance = random.Random(f"{seed} {size}")
    engine = Native()
    wanted = {slot: -(-count * share // 100) for slot, share in SHARES.items()}
    fruitless = 0
    while count > 0 and fruitless < 2 * PATIENCE:
        wishes = [
            puzzle
            for puzzle in _of_game(size, chance, Solver(engine, nodes=NODES))
            if puzzle.identity not in known and (wanted[_slot(puzzle)] > 0 or fruitless > PATIENCE)
        ]
        fruitless += 1
        if wishes:
            puzzle = max(wishes, key=lambda puzzle: wanted[_slot(puzzle)] / SHARES[_slot(puzzle)])
            wanted[_slot(puzzle)] -= 1
            known.add(puzzle.identity)
            count, fruitless = count - 1, min(fruitless // PATIENCE, 1) * PATIENCE
            yield puzzle


def read(file: Path) -> list[Puzzle]:
    return [from_object(json.loads(line)) for line in file.read_text(encoding="utf-8").splitlines()]


def write(file: Path, puzzles: list[Puzzle]) -> None:
    """Easiest first, and everything in one order, whatever the order in which they were made."""
    ordered = sorted(puzzles, key=lambda puzzle: (puzzle.start_rating, puzzle.identity))
    lines = [json.dumps(to_object(puzzle), separators=(",", ":")) + "\n" for puzzle in ordered]
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("".join(lines), encoding="utf-8", newline="\n")


def _of_game(size: BoardSize, chance: random.Random, solver: Solver) -> Iterator[Puzzle]:
    """The puzzles of one random game."""
    earliest = _earliest(size)
    seen: set[str] = set()
    for board in _sensible_game(size, chance):
        if board.disc_count < earliest or identity_of(board) in seen:
            continue
        seen.add(identity_of(board))
        puzzle = puzzle_of(board, solver)
        if puzzle is not None and _is_fit(puzzle, solver):
            yield puzzle if chance.random() < 0.5 else puzzle.mirrored()


def _is_fit(puzzle: Puzzle, solver: Solver) -> bool:
    """Whether it is fit to be shipped: of the only moves, those beside which all others lose before long."""
    if puzzle.kind is not Kind.ONLY_MOVE:
        return True
    others = others_lose(solver.values(puzzle.board), puzzle.solutions[0])
    return bool(others) and max(score.winners_moves or 0 for score in others) <= MOST_MOVES_OF_REFUTATION


def _sensible_game(size: BoardSize, chance: random.Random) -> Iterator[Board]:
    """The positions of a game in which both take fours, block, and hand nothing over; otherwise chance plays."""
    board = with_side(Board.empty(size), chance.choice(list(Side)))
    while board.outcome() is None:
        yield board
        board = board.play(chance.choice(_sensible_columns(board)))


def _sensible_columns(board: Board) -> list[int]:
    columns = list(board.open_columns())
    for cells in (open_wins(board, board.own), open_wins(board, board.own ^ board.occupied)):
        hits = [column for column in columns if cells & board.geometry.columns[column]]
        if hits:
            return hits
    safe = [column for column in columns if not _hands_over(board, column)]
    return safe or columns


def _hands_over(board: Board, column: int) -> bool:
    after = board.play(column)
    return after.outcome() is None and bool(open_wins(after, after.own))


def _earliest(size: BoardSize) -> int:
    share = min(EARLIEST_SHARE.items(), key=lambda item: abs(item[0] - size.cells))[1]
    return round(size.cells * share)


def _slot(puzzle: Puzzle) -> Slot:
    longest = max(moves for kind, moves in SHARES if kind is puzzle.kind)
    return puzzle.kind, min(puzzle.length or 0, longest)


def _described(puzzle: Puzzle) -> str:
    return f"{puzzle.size} {puzzle.kind.value} {puzzle.length or ''}".strip()


def _check(puzzles: list[Puzzle]) -> int:
    """How many puzzles are not what they say, each with a line that tells why."""
    engine = Native()
    bad = 0
    for puzzle in puzzles:
        found = faults(puzzle, engine)
        bad += bool(found)
        for fault in found:
            print(f"{puzzle.identity}: {fault}")
    bad += len(puzzles) - len({puzzle.identity for puzzle in puzzles})
    print(f"{len(puzzles)} puzzles, {bad} of them bad")
    return 1 if bad else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=100, help="how many to make (100)")
    parser.add_argument("--size", type=BoardSize.parse, default=STANDARD_SIZE, help="rows x columns (6x7)")
    parser.add_argument("--seed", type=int, default=1, help="other seeds, other puzzles (1)")
    parser.add_argument("--file", type=Path, default=SHIPPED_FILE, help="where they are kept (the shipped set)")
    parser.add_argument("--all", action="store_true", help="make the whole shipped set anew")
    parser.add_argument("--check", action="store_true", help="make none, but check those in the file")
    return parser


if __name__ == "__main__":
    sys.exit(main())
