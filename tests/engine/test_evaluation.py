from __future__ import annotations

from connect4_gui.engine.board import Board
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.evaluation import ESTIMATE_LIMIT, Evaluation
from connect4_gui.engine.geometry import geometry_of
from connect4_gui.engine.notation import board_after
from tests.engine.positions import MENU_SIZES


def estimate(board: Board) -> int:
    other = board.own ^ board.occupied
    geometry = board.geometry
    return Evaluation(board.size).estimate(
        board.own,
        other,
        geometry.completing_cells(board.own, board.occupied),
        geometry.completing_cells(other, board.occupied),
        even_left=board.empty_count % 2 == 0,
    )


def test_line_counts_are_those_of_the_board() -> None:
    counts = Evaluation(STANDARD_SIZE).line_counts
    geometry = geometry_of(STANDARD_SIZE)
    assert sum(counts.values()) == 69 * 4
    assert [counts[geometry.bit(0, column)] for column in range(7)] == [3, 4, 5, 7, 5, 4, 3]
    assert counts[geometry.bit(2, 3)] == 13


def test_the_centre_is_worth_more_than_the_edge() -> None:
    """Five columns are left out: there as many lines start in a bottom corner as cross the bottom centre."""
    for size in (size for size in MENU_SIZES if size.columns > 5):
        centre, edge = board_after(size, str(size.columns // 2 + 1)), board_after(size, "1")
        assert estimate(centre) < estimate(edge)


def test_an_open_three_is_worth_more_than_a_closed_one() -> None:
    open_three = board_after(STANDARD_SIZE, "2-3-4-")
    closed_three = board_after(STANDARD_SIZE, "21354-")
    assert estimate(open_three) > estimate(closed_three)


def test_a_three_on_a_row_its_owner_will_get_is_worth_more() -> None:
    """On an even number of empty cells the player to move gets the odd rows of a board of even height."""
    geometry = geometry_of(STANDARD_SIZE)
    evaluation = Evaluation(STANDARD_SIZE)
    third_row, second_row = geometry.bit(2, 0), geometry.bit(1, 0)
    assert evaluation.estimate(0, 0, third_row, 0, even_left=True) > evaluation.estimate(
        0, 0, second_row, 0, even_left=True
    )
    assert evaluation.estimate(0, 0, 0, second_row, even_left=True) < evaluation.estimate(
        0, 0, 0, third_row, even_left=True
    )


def test_with_an_odd_number_of_cells_left_the_rows_change_owners() -> None:
    geometry = geometry_of(STANDARD_SIZE)
    evaluation = Evaluation(STANDARD_SIZE)
    third_row, second_row = geometry.bit(2, 0), geometry.bit(1, 0)
    assert evaluation.estimate(0, 0, second_row, 0, even_left=False) > evaluation.estimate(
        0, 0, third_row, 0, even_left=False
    )


def test_rows_are_counted_from_the_top_on_odd_heights() -> None:
    size = BoardSize(5, 7)
    geometry, evaluation = geometry_of(size), Evaluation(size)
    second_row, third_row = geometry.bit(1, 0), geometry.bit(2, 0)
    assert evaluation.estimate(0, 0, second_row, 0, even_left=True) > evaluation.estimate(
        0, 0, third_row, 0, even_left=True
    )


def test_no_estimate_can_be_taken_for_a_win() -> None:
    for size in MENU_SIZES:
        full = geometry_of(size).full
        assert Evaluation(size).estimate(full, 0, full, 0, even_left=True) < 10_000 - size.cells
    assert ESTIMATE_LIMIT < 10_000 - 72
