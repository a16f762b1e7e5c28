"""Can a side force four without some cells? The compiled and the plain search against a slow one, and each other."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest

from connect4_gui.coach.without import can_force_plainly
from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.geometry import Cell
from connect4_gui.engine.native import Native, core_variants
from connect4_gui.engine.notation import board_after
from connect4_gui.engine.search_types import StopFlag, Verdict
from tests.coach.reference import NaiveChallenge
from tests.engine.positions import MENU_SIZES, some_positions

Search = Callable[[Board, Side, int, int, StopFlag | None], bool | None]

ENOUGH = 1_000_000

needs_core = pytest.mark.skipif(not core_variants(), reason="the compiled core is not built here")


@pytest.fixture(params=["plain", *core_variants()])
def search(request: pytest.FixtureRequest) -> Search:
    return can_force_plainly if request.param == "plain" else Native(variant=request.param).can_force


def mask_of(board: Board, cells: frozenset[Cell]) -> int:
    return sum(board.geometry.bit(row, column) for row, column in cells)


def some_cells(board: Board, rng: random.Random) -> frozenset[Cell]:
    """None to three cells, mostly empty ones, and of these most often some that make a four."""
    geometry = board.geometry
    empty = list(geometry.cells(geometry.full & ~board.occupied))
    wins = [
        cell for side in Side for cell in geometry.cells(geometry.completing_cells(board.discs(side), board.occupied))
    ]
    everywhere = list(geometry.cells(geometry.full))
    return frozenset(
        rng.choice(rng.choice([empty, wins or empty, wins or empty, everywhere])) for _ in range(rng.randrange(4))
    )


def questions(size: BoardSize, seed: int, empties: int, count: int) -> Iterator[tuple[Board, Side, frozenset[Cell]]]:
    """Positions with so many empty cells, some of them after passed turns, for both sides."""
    rng = random.Random(seed)
    for board in some_positions(size, rng, size.cells - empties, count, pass_chance=0.05):
        for side in Side:
            yield board, side, some_cells(board, rng)


@pytest.mark.parametrize(
    ("size", "empties", "count"),
    [
        (BoardSize(4, 5), 11, 12),
        (BoardSize(5, 6), 10, 12),
        (BoardSize(7, 6), 9, 12),
        (STANDARD_SIZE, 10, 12),
        (BoardSize(8, 8), 9, 8),
        (BoardSize(7, 9), 9, 8),
        (BoardSize(8, 9), 9, 8),
        (STANDARD_SIZE, 13, 2),
        (BoardSize(4, 5), 16, 2),
    ],
    ids=str,
)
def test_answers_are_those_of_a_slow_search(search: Search, size: BoardSize, empties: int, count: int) -> None:
    asked = list(questions(size, seed=empties, empties=empties, count=count))
    found = [search(board, side, mask_of(board, cells), ENOUGH, None) for board, side, cells in asked]
    assert found == [NaiveChallenge(board, side, cells).can_force() for board, side, cells in asked]
    assert {True, False} == set(found) or len(asked) < 10


@needs_core
@pytest.mark.parametrize("size", MENU_SIZES, ids=str)
def test_with_all_lines_the_answer_is_the_solvers(size: BoardSize) -> None:
    native = Native()
    rng = random.Random(size.cells)
    for board in some_positions(size, rng, max(size.cells - 24, 4), 12, pass_chance=0.03):
        verdict = native.solve(board)[0].verdict
        assert native.can_force(board, board.side, 0, ENOUGH) is (verdict is Verdict.WIN)
        assert native.can_force(board, board.side.other, 0, ENOUGH) is (verdict is Verdict.LOSS)


@needs_core
def test_the_compiled_search_agrees_with_the_plain_one_deep_in_the_game() -> None:
    native, compared = Native(), 0
    for board, side, cells in questions(STANDARD_SIZE, seed=5, empties=18, count=60):
        plain = can_force_plainly(board, side, mask_of(board, cells), 20_000, None)
        compiled = native.can_force(board, side, mask_of(board, cells), ENOUGH)
        assert plain in (None, compiled)
        compared += plain is not None
    assert compared > 60


def test_a_full_board_is_no_four(search: Search) -> None:
    board = some_positions(BoardSize(4, 5), random.Random(3), 19, 1)[0]
    column = board.open_columns()[0]
    assert board.play(column).outcome() is not None
    has_four = board.play(column).outcome().winner is not None  # type: ignore[union-attr]
    assert search(board, board.side, 0, ENOUGH, None) is has_four
    assert search(board, board.side.other, 0, ENOUGH, None) is False


def test_the_cells_count_for_that_side_only(search: Search) -> None:
    board = board_after(STANDARD_SIZE, "415263")
    four = board.geometry.bit(0, 6) | board.geometry.bit(0, 3)
    assert search(board, Side.FIRST, 0, ENOUGH, None) is True
    assert search(board, Side.SECOND, four, ENOUGH, None) is False


def test_beyond_the_nodes_nothing_is_decided(search: Search) -> None:
    board = board_after(STANDARD_SIZE, "444444")
    assert search(board, Side.FIRST, 0, 100, None) is None


def test_a_stop_ends_it(search: Search) -> None:
    stop = StopFlag()
    stop.set()
    assert search(board_after(STANDARD_SIZE, "4"), Side.FIRST, 0, 100_000_000, stop) is None


@needs_core
@pytest.mark.parametrize("variant", core_variants())
def test_the_same_question_takes_the_same_nodes(variant: str) -> None:
    native = Native(variant=variant)
    board = board_after(STANDARD_SIZE, "4444443265")
    needed = _nodes_needed(native, board)
    native.solve(board)
    native.can_force(board.mirrored(), board.side, 0, ENOUGH)
    assert _nodes_needed(native, board) == needed > 1


def _nodes_needed(native: Native, board: Board) -> int:
    """The least limit that decides, by bisection."""
    low, high = 1, ENOUGH
    while low < high:
        middle = (low + high) // 2
        if native.can_force(board, board.side, 0, middle) is None:
            low = middle + 1
        else:
            high = middle
    return low


@needs_core
def test_a_finished_game_is_refused() -> None:
    with pytest.raises(ValueError, match="already over"):
        Native().can_force(board_after(STANDARD_SIZE, "4152637"), Side.FIRST, 0, ENOUGH)
