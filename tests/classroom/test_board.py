from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from connect4_gui.classroom import Board
from connect4_gui.classroom.lines import lines_of
from connect4_gui.engine.board import Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.moves import Drop, Move
from connect4_gui.engine.rules import CLASSIC
from tests.engine.positions import move_lists

PICTURE = """\
| | | |
| |X| |
| |O| |
|O|X| |
-------
 0 1 2"""


def board_with(columns: str | list[int], width: int = 7, height: int = 6) -> Board:
    board = Board(width, height)
    board.set_board(columns)
    return board


def test_a_board_prints_as_a_picture() -> None:
    board = board_with("10", 3, 4)
    board.add_move(1, "O")
    board.add_move(1, "X")
    assert repr(board) == str(board) == PICTURE


def test_wide_boards_number_their_columns_by_the_last_digit() -> None:
    assert repr(Board(12, 1)).splitlines()[-1] == " 0 1 2 3 4 5 6 7 8 9 0 1"


def test_set_board_drops_discs_of_x_and_o_by_turns() -> None:
    board = board_with("3341")
    assert board.data[5] == [" ", "O", " ", "X", "X", " ", " "]
    assert board.data[4] == [" ", " ", " ", "O", " ", " ", " "]
    board.set_board("0")
    assert board.count_discs() == 1


def test_a_list_of_columns_reaches_the_far_side_of_a_wide_board() -> None:
    assert board_with([11, 10, 11], 12, 4).data[2][11] == "X"


def test_what_is_added_can_be_taken_away() -> None:
    board = board_with("33")
    board.add_move(3, "X")
    assert board.data[3][3] == "X"
    board.del_move(3)
    assert board.data[3][3] == " "
    assert board.data[4][3] == "O"


def test_an_empty_column_has_nothing_to_take_away() -> None:
    board = board_with("33")
    board.del_move(0)
    assert repr(board) == repr(board_with("33"))


def test_clear_takes_all_discs_away() -> None:
    board = board_with("0123456")
    board.clear()
    assert repr(board) == repr(Board(7, 6))


def test_a_column_takes_discs_until_it_is_full() -> None:
    board = board_with("333333")
    assert [board.allows_move(col) for col in range(-1, 8)] == [False, True, True, True, False, True, True, True, False]
    assert not board.is_full()
    assert board_with("0011", 2, 2).is_full()


@pytest.mark.parametrize(
    ("columns", "winner"),
    [
        ("", None),
        ("010203", None),
        ("0102030", "X"),
        ("606152", None),
        ("60615253", "O"),
        ("0011223", "X"),
        ("0112233323", None),
        ("01122333233", None),
        ("01122323353", "X"),
        ("65544343313", "X"),
    ],
)
def test_four_in_a_row_wins_in_any_direction(columns: str, winner: str | None) -> None:
    board = board_with(columns)
    assert [board.wins_for("X"), board.wins_for("O")] == [winner == "X", winner == "O"]
    assert board.winner() == winner


def test_the_usual_board_has_69_lines_and_a_small_one_none() -> None:
    assert [len(lines_of(*size)) for size in ((7, 6), (4, 4), (3, 3), (1, 9))] == [69, 10, 0, 6]


@given(move_lists())
def test_games_end_as_the_rules_of_the_program_say(game: tuple[BoardSize, list[Move]]) -> None:
    size, moves = game
    theirs = CLASSIC.start(size, Side.FIRST)
    board = Board(theirs.size.columns, theirs.size.rows)
    for move in moves:
        if isinstance(move, Drop):
            board.add_move(move.column, "X" if theirs.side is Side.FIRST else "O")
        theirs = CLASSIC.play(theirs, move).board
    outcome = theirs.outcome()
    assert board.is_over() == (outcome is not None)
    assert board.winner() == {None: None, Side.FIRST: "X", Side.SECOND: "O"}[outcome.winner if outcome else None]


@given(st.integers(1, 14), st.integers(1, 14), st.integers(0, 2**32))
def test_a_line_is_found_wherever_it_lies(width: int, height: int, seed: int) -> None:
    rng = random.Random(seed)
    board = Board(width, height)
    board.data = [[rng.choice("XO ") for _ in range(width)] for _ in range(height)]
    rows = ["".join(row) for row in board.data]
    columns = ["".join(row[col] for row in rows) for col in range(width)]
    cells = {(row, col): rows[row][col] for row in range(height) for col in range(width)}
    slopes = [
        "".join(cells.get((row, start + step * row), " ") for row in range(height))
        for start in range(-height, width + height)
        for step in (1, -1)
    ]
    assert board.wins_for("X") == any("XXXX" in line for line in [*rows, *columns, *slopes])


@pytest.mark.parametrize(("width", "height"), [(0, 6), (7, 0), (-1, 4)])
def test_a_board_without_cells_is_refused(width: int, height: int) -> None:
    with pytest.raises(ValueError, match="at least one column and one row"):
        Board(width, height)


@pytest.mark.parametrize(
    ("columns", "sentence"),
    [
        ("01x", "a column is a digit, not 'x'"),
        ("8", "there is no column 8; the columns are 0 to 6"),
        ("3333333", "column 3 is full"),
        ([1, -1], "there is no column -1"),
    ],
)
def test_impossible_discs_get_a_sentence(columns: str | list[int], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        board_with(columns)


def test_only_x_and_o_are_discs() -> None:
    with pytest.raises(ValueError, match="a disc is 'X' or 'O', not 'R'"):
        Board(7, 6).add_move(0, "R")


def test_nothing_is_taken_out_of_a_column_that_is_not_there() -> None:
    with pytest.raises(ValueError, match="there is no column 7"):
        Board(7, 6).del_move(7)
