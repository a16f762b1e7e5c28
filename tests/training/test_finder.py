"""Which positions make puzzles, and which do not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from connect4_gui.coach.solver import Solver
from connect4_gui.engine.board import Board
from connect4_gui.engine.board_size import STANDARD_SIZE
from connect4_gui.engine.engines import best_engine
from connect4_gui.engine.native import Native
from connect4_gui.engine.notation import board_after
from connect4_gui.engine.position_text import read_position
from connect4_gui.training.finder import attack_rating, has_no_safe_move, puzzle_of
from connect4_gui.training.puzzle import Kind, Origin
from connect4_gui.training.soundness import faults
from tests.training.puzzles import (
    KNOWN,
    ONLY_MOVE,
    WIN_IN_2,
    WIN_IN_3,
    WIN_IN_5,
    ZUGZWANG_IN_2,
    needs_core,
    puzzle,
    solver,
)

OWN = Origin("game", 5)
FOUR_NEXT = "7/7/7/7/yyy4/rrr4 r 4"
BLOCK = "4r1/3yy1/1y1yr1/1yrrry/1yrrry r 9"


pytestmark = needs_core


@pytest.mark.parametrize("text", KNOWN)
def test_what_is_found(text: str) -> None:
    assert puzzle_of(read_position(text), solver()) == KNOWN[text]


@pytest.mark.parametrize("text", [FOUR_NEXT, BLOCK])
def test_a_four_or_a_block_with_the_next_disc_is_a_puzzle_only_for_who_overlooked_it(text: str) -> None:
    board = read_position(text)
    assert puzzle_of(board, solver()) is None


def test_an_overlooked_four_is_a_win_in_1() -> None:
    found = puzzle_of(read_position(FOUR_NEXT), solver(), origin=OWN)
    assert found is not None
    assert (found.kind, found.length, found.solutions, found.line) == (Kind.WIN, 1, (3,), (3,))
    assert found.start_rating == attack_rating(1, is_quiet=False, is_diagonal=False)


def test_an_overlooked_block_is_an_only_move() -> None:
    board = read_position(BLOCK)
    found = puzzle_of(board, solver(), origin=OWN)
    assert found is not None
    assert (found.kind, found.solutions, found.origin) == (Kind.ONLY_MOVE, (1,), OWN)


def test_what_is_not_proven_makes_no_puzzle() -> None:
    assert puzzle_of(board_after(STANDARD_SIZE, "11"), Solver(best_engine(), nodes=50)) is None


def test_a_finished_game_makes_no_puzzle() -> None:
    assert puzzle_of(board_after(STANDARD_SIZE, "1122334"), solver()) is None


def test_a_choice_of_winning_moves_makes_no_puzzle() -> None:
    board = read_position("7/7/7/7/2yy3/2rr3 r 3")
    wins = [score for score in solver().values(board).columns if score and score.points > 0]
    assert len(wins) > 1
    assert puzzle_of(board, solver()) is None


def test_no_safe_move_is_a_matter_of_every_column() -> None:
    after = puzzle(ZUGZWANG_IN_2).board.play(puzzle(ZUGZWANG_IN_2).solutions[0])
    assert has_no_safe_move(after)
    assert not has_no_safe_move(puzzle(WIN_IN_2).board.play(5))
    assert not has_no_safe_move(Board.empty(STANDARD_SIZE))


class TestSoundness:
    """The checker sees what is wrong."""

    def test_good_ones_have_no_faults(self) -> None:
        texts = [WIN_IN_2, WIN_IN_3, WIN_IN_5, ZUGZWANG_IN_2, ONLY_MOVE]
        assert [faults(puzzle(text), Native()) for text in texts] == [[]] * 5

    @pytest.mark.parametrize(
        ("text", "changes", "words"),
        [
            (WIN_IN_2, {"length": 3}, "not a win in 3"),
            (WIN_IN_2, {"solutions": (6,), "line": (6, 2, 5)}, "not one alone"),
            (WIN_IN_2, {"kind": Kind.ZUGZWANG}, "no zugzwang"),
            (ZUGZWANG_IN_2, {"kind": Kind.WIN}, "a zugzwang"),
            (WIN_IN_3, {"line": (6, 0, 6)}, "move 2 of the line is not best"),
            (WIN_IN_2, {"line": (5, 2)}, "does not end with the four"),
            (ONLY_MOVE, {"solutions": (2,), "line": (2,)}, "keep the result"),
            (ONLY_MOVE, {"length": 2}, "more than one move"),
            (ONLY_MOVE, {"kind": Kind.WIN, "length": 2}, "not a win in 2"),
            (WIN_IN_2, {"board": read_position(FOUR_NEXT)}, "somebody makes four"),
            (WIN_IN_2, {"board": read_position("7/7/7/7/yyy4/rrrr3 y 4")}, "already over"),
            (
                WIN_IN_2,
                {"board": read_position("7/7/7/7/2yy3/2rr3 r 3"), "solutions": (1,), "line": (1, 4, 0)},
                "not one alone",
            ),
        ],
    )
    def test_bad_ones_have(self, text: str, changes: dict[str, object], words: str) -> None:
        bad = replace(puzzle(text), **changes)  # type: ignore[arg-type]
        assert words in " ".join(faults(bad, Native()))
