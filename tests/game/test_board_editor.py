"""Setting up a position: drop, take away, clear, another size or mover, undo, and what cannot be played on."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.notation import board_after
from connect4_gui.game.board_editor import BoardEditor
from connect4_gui.game.board_text import BoardText, read_board
from connect4_gui.game.impossible import Impossible, Obstacle, impossible

SMALL = BoardSize(4, 5)


def drawn(text: str) -> Board:
    told = read_board(text)
    assert isinstance(told, BoardText)
    return told.board


def edited(size: BoardSize = STANDARD_SIZE, side: Side = Side.FIRST) -> BoardEditor:
    return BoardEditor(Board.empty(size, side))


@pytest.mark.parametrize("mover", Side)
@pytest.mark.parametrize("side", Side)
def test_discs_of_either_colour_pile_up_whoever_is_to_move(mover: Side, side: Side) -> None:
    editor = edited(side=mover)
    assert editor.drop(3, side)
    assert editor.drop(3, side.other)
    assert editor.drop(3, side)
    board = editor.board
    assert [board.disc_at(row, 3) for row in range(4)] == [side, side.other, side, None]
    assert board.side is mover


def test_a_full_column_takes_no_disc_and_an_empty_one_gives_none() -> None:
    editor = edited(SMALL)
    assert [editor.drop(0, Side.FIRST if row % 2 else Side.SECOND) for row in range(5)] == [True] * 4 + [False]
    assert [editor.take(0) for _ in range(5)] == [True] * 4 + [False]
    assert not editor.drop(7, Side.FIRST)
    assert not editor.take(-1)
    assert editor.board == Board.empty(SMALL)


def test_taking_away_leaves_the_others_as_they_are() -> None:
    editor = BoardEditor(board_after(STANDARD_SIZE, "4443"))
    editor.take(3)
    assert editor.board.disc_at(2, 3) is None
    assert editor.board.disc_at(1, 3) is Side.SECOND
    assert editor.board.disc_at(0, 2) is Side.SECOND


def test_the_mover_changes_without_the_discs() -> None:
    before = board_after(STANDARD_SIZE, "445")
    editor = BoardEditor(before)
    editor.set_mover(Side.FIRST)
    assert editor.board.side is Side.FIRST
    assert [editor.board.discs(side) for side in Side] == [before.discs(side) for side in Side]


def test_everything_can_be_undone_and_redone() -> None:
    editor = edited()
    boards = [editor.board]
    for edit in (
        lambda: editor.drop(0, Side.SECOND),
        lambda: editor.set_mover(Side.SECOND),
        lambda: editor.set_size(SMALL),
        editor.clear,
    ):
        edit()
        boards.append(editor.board)
    for board in reversed(boards[:-1]):
        assert editor.undo()
        assert editor.board == board
    assert not editor.undo()
    for board in boards[1:]:
        assert editor.redo()
        assert editor.board == board
    assert not editor.redo()


def test_what_changes_nothing_needs_no_undo() -> None:
    editor = edited()
    editor.clear()
    editor.set_mover(Side.FIRST)
    editor.set_size(STANDARD_SIZE)
    assert not editor.can_undo


def test_a_new_change_ends_the_redoing() -> None:
    editor = edited()
    editor.drop(0, Side.FIRST)
    editor.undo()
    editor.drop(1, Side.FIRST)
    assert not editor.can_redo


def test_another_size_keeps_what_fits() -> None:
    editor = BoardEditor(board_after(BoardSize(8, 9), "9911111"))
    assert editor.set_size(SMALL) == 3
    assert str(editor.board) == "O . . . .\nX . . . .\nO . . . .\nX . . . .\n1 2 3 4 5"
    assert editor.set_size(BoardSize(8, 9)) == 0
    assert editor.board.disc_count == 4


def test_a_disc_fills_the_gap_under_a_floating_one() -> None:
    editor = BoardEditor(drawn("X....\n.....\n.....\nO...."))
    assert editor.landings[0] == (1, 0)
    editor.drop(0, Side.FIRST)
    editor.drop(0, Side.SECOND)
    assert editor.impossible is None
    assert editor.landings[0] is None


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (".....\n.....\n.....\nXXX..", None),
        (".....\n.....\nX....\nO.X..", None),
        (".....\n.....\n.X...\n.....", Impossible(Obstacle.FLOATING, frozenset({(1, 1)}))),
        (".....\nX....\nX....\n....O", Impossible(Obstacle.FLOATING, frozenset({(1, 0)}))),
        (
            ".....\n.....\n.....\nXXXX.",
            Impossible(Obstacle.FOUR, frozenset((0, column) for column in range(4)), (Side.FIRST,)),
        ),
        (
            ".....\n.....\nOOOO.\nXXXX.",
            Impossible(Obstacle.FOUR, frozenset((row, column) for row in range(2) for column in range(4)), tuple(Side)),
        ),
        ("XXOOX\nOOXXO\nXXOOX\nOOXXO", Impossible(Obstacle.FULL)),
    ],
)
def test_what_is_impossible_is_found(text: str, found: Impossible | None) -> None:
    assert impossible(drawn(text)) == found


EDITS = st.one_of(
    st.tuples(st.just("drop"), st.integers(0, 8), st.sampled_from(Side)),
    st.tuples(st.just("take"), st.integers(0, 8)),
    st.tuples(st.just("set_mover"), st.sampled_from(Side)),
    st.tuples(st.just("set_size"), st.builds(BoardSize, st.integers(4, 8), st.integers(4, 9))),
    st.tuples(st.just("undo")),
)


@given(st.lists(EDITS, max_size=60))
def test_edits_by_hand_never_let_a_disc_float(edits: list[tuple[object, ...]]) -> None:
    editor = edited()
    for name, *arguments in edits:
        getattr(editor, str(name))(*arguments)
        found = editor.impossible
        assert found is None or found.obstacle is not Obstacle.FLOATING
        assert editor.board.own & ~editor.board.occupied == 0
