from __future__ import annotations

import pytest
from hypothesis import given

from connect4_gui.engine.board import Board, IllegalMove, Outcome, Side
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.moves import Drop, Move
from connect4_gui.engine.notation import board_after
from connect4_gui.engine.rules import CLASSIC
from tests.engine.naive import NaiveBoard
from tests.engine.positions import move_lists
from tests.matches import DRAWN, DRAWN_SIZE


@given(move_lists())
def test_plays_like_the_naive_rules(game: tuple[BoardSize, list[Move]]) -> None:
    size, moves = game
    board, naive = Board.empty(size), NaiveBoard(size.rows, size.columns)
    for move in moves:
        board = CLASSIC.play(board, move).board
        naive.play(move.column) if isinstance(move, Drop) else naive.pass_turn()
        assert list(board.open_columns()) == naive.legal()
        assert board.side.value == naive.side
        assert board.disc_count == len(naive.grid)
    for row in range(size.rows):
        for column in range(size.columns):
            assert (board.disc_at(row, column) or 0) == naive.grid.get((row, column), 0)


@given(move_lists())
def test_outcome_is_that_of_the_naive_rules(game: tuple[BoardSize, list[Move]]) -> None:
    size, moves = game
    board, naive = Board.empty(size), NaiveBoard(size.rows, size.columns)
    for move in moves:
        board = CLASSIC.play(board, move).board
        naive.play(move.column) if isinstance(move, Drop) else naive.pass_turn()
    winner = Side(naive.winner()) if naive.winner() else None
    won_cells = frozenset(cell for line in naive.won_lines() for cell in line)
    is_over = winner is not None or naive.is_full()
    assert board.outcome() == (Outcome(winner, won_cells) if is_over else None)


@given(move_lists())
def test_mirroring_twice_changes_nothing_and_once_mirrors_every_disc(game: tuple[BoardSize, list[Move]]) -> None:
    size, moves = game
    board = Board.empty(size)
    for move in moves:
        board = CLASSIC.play(board, move).board
    mirror = board.mirrored()
    assert mirror.mirrored() == board
    for row in range(size.rows):
        for column in range(size.columns):
            assert mirror.disc_at(row, size.columns - 1 - column) is board.disc_at(row, column)


def count_sequences(board: Board, plies: int) -> int:
    if plies == 0:
        return 1
    return sum(count_sequences(board.play(column), plies - 1) for column in board.open_columns())


@pytest.mark.parametrize(("plies", "count"), [(1, 7), (2, 49), (3, 343), (4, 2401), (5, 16807)])
def test_number_of_move_sequences(plies: int, count: int) -> None:
    assert count_sequences(Board.empty(STANDARD_SIZE), plies) == count


def test_number_of_sequences_and_distinct_positions_to_seven_and_eight_plies() -> None:
    """Counts positions with the number of ways to reach each, which gives both figures in one pass."""
    ways = {Board.empty(STANDARD_SIZE): 1}
    sequences, positions = [1], [1]
    for _ in range(8):
        following: dict[Board, int] = {}
        for board, count in ways.items():
            for column in board.open_columns():
                after = board.play(column)
                following[after] = following.get(after, 0) + count
        ways = following
        sequences.append(sum(ways.values()))
        positions.append(len(ways))
    assert sequences[:8] == [1, 7, 49, 343, 2401, 16807, 117649, 823536]
    assert positions == [1, 7, 49, 238, 1120, 4263, 16422, 54859, 184275]


def test_one_disc_that_completes_two_lines_marks_both() -> None:
    outcome = board_after(STANDARD_SIZE, "11-11-222-3-3-4").outcome()
    assert outcome is not None
    assert outcome.winner is Side.FIRST
    assert outcome.cells == {(0, 0), (0, 1), (0, 2), (0, 3), (1, 2), (2, 1), (3, 0)}


def test_five_in_a_row_marks_all_five() -> None:
    outcome = board_after(STANDARD_SIZE, "112255443").outcome()
    assert outcome is not None
    assert outcome.cells == {(0, column) for column in range(5)}


def test_a_win_with_the_last_disc_is_a_win() -> None:
    board = board_after(BoardSize(4, 4), "2122433431424131")
    assert board.empty_count == 0
    outcome = board.outcome()
    assert outcome is not None
    assert outcome.winner is Side.SECOND
    assert outcome.cells == {(row, 0) for row in range(4)}


def test_a_full_board_without_a_line_is_a_draw() -> None:
    outcome = board_after(DRAWN_SIZE, DRAWN).outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.cells) == (None, frozenset())


@pytest.mark.parametrize(
    ("moves", "column", "sentence"),
    [("", 7, "there is no column 8 on a 6×7 board"), ("111111", 0, "column 1 is full"), ("1212121", 3, "already over")],
)
def test_illegal_moves_are_refused_with_a_sentence(moves: str, column: int, sentence: str) -> None:
    with pytest.raises(IllegalMove, match=sentence):
        board_after(STANDARD_SIZE, moves).play(column)


def test_a_pass_changes_only_the_side_to_move() -> None:
    before = board_after(STANDARD_SIZE, "445")
    after = before.pass_turn()
    assert after.side is before.side.other
    assert [after.discs(side) for side in Side] == [before.discs(side) for side in Side]


def test_nobody_can_pass_after_the_end() -> None:
    with pytest.raises(IllegalMove, match="already over"):
        board_after(STANDARD_SIZE, "1212121").pass_turn()


def test_the_second_player_may_start_and_keeps_the_discs() -> None:
    board = Board.empty(STANDARD_SIZE, Side.SECOND).play(3)
    assert board.disc_at(0, 3) is Side.SECOND
    assert board.side is Side.FIRST


def test_prints_rows_from_the_top_with_column_numbers() -> None:
    text = str(board_after(BoardSize(4, 5), "3345"))
    assert text.splitlines() == [". . . . .", ". . . . .", ". . O . .", ". . X X O", "1 2 3 4 5"]
