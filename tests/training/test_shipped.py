"""The puzzles that come with the program: each is what it says, and none comes twice."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from connect4_gui.coach.solver import Solver
from connect4_gui.engine.board import Side
from connect4_gui.engine.board_size import STANDARD_SIZE
from connect4_gui.engine.native import Native
from connect4_gui.engine.search_types import Verdict
from connect4_gui.training.attempt import Attempt, Right, Wrong
from connect4_gui.training.finder import MOST_MOVES
from connect4_gui.training.puzzle import Kind
from connect4_gui.training.sets import SetKey, set_of
from connect4_gui.training.shipped import SHIPPED_FILE, read_puzzles, shipped_puzzles
from connect4_gui.training.soundness import faults
from tests.training.puzzles import needs_core

FEWEST = 600


@needs_core
def test_every_puzzle_is_what_it_says() -> None:
    engine = Native()
    bad = {puzzle.identity: found for puzzle in shipped_puzzles() if (found := faults(puzzle, engine))}
    assert bad == {}


def test_none_comes_twice_not_even_as_its_mirror_image_or_in_other_colours() -> None:
    counts = Counter(puzzle.identity for puzzle in shipped_puzzles())
    assert [identity for identity, count in counts.items() if count > 1] == []
    assert len(counts) >= FEWEST


def test_most_are_on_the_usual_board_and_every_set_has_enough() -> None:
    sizes = Counter(puzzle.size for puzzle in shipped_puzzles())
    assert sizes[STANDARD_SIZE] > sum(sizes.values()) / 2
    assert len(sizes) >= 5
    sets = Counter(set_of(puzzle) for puzzle in shipped_puzzles())
    assert set(sets) == set(SetKey) - {SetKey.OWN_GAMES}
    assert min(sets.values()) >= 80


def test_wins_of_every_length_are_among_them() -> None:
    lengths = Counter(puzzle.length for puzzle in shipped_puzzles() if puzzle.kind is Kind.WIN)
    assert set(lengths) == set(range(2, MOST_MOVES + 1))


def test_the_easiest_comes_first() -> None:
    ratings = [puzzle.start_rating for puzzle in shipped_puzzles()]
    assert ratings == sorted(ratings)


def test_both_colours_and_both_halves_of_the_board_have_answers() -> None:
    sides = Counter(puzzle.side for puzzle in shipped_puzzles())
    assert min(sides[side] for side in Side) > len(shipped_puzzles()) / 3
    columns = Counter(puzzle.solutions[0] for puzzle in shipped_puzzles() if puzzle.size == STANDARD_SIZE)
    assert set(columns) == set(range(STANDARD_SIZE.columns))


@needs_core
def test_beside_the_only_move_all_others_lose() -> None:
    solver = Solver(Native())
    for puzzle in shipped_puzzles():
        if puzzle.kind is Kind.ONLY_MOVE:
            scores = dict(enumerate(solver.values(puzzle.board).columns))
            del scores[puzzle.solutions[0]]
            verdicts = {score.verdict for score in scores.values() if score}
            assert verdicts == {Verdict.LOSS}, puzzle.identity


@needs_core
def test_each_can_be_solved_and_missed() -> None:
    engine = Native()
    for puzzle in shipped_puzzles()[::7]:
        solver = Solver(engine)
        tried = Attempt(puzzle.presented(1), solver)
        wrong = next(column for column in tried.board.open_columns() if column not in tried.puzzle.solutions)
        assert isinstance(tried.try_column(wrong), Wrong)
        for column in tried.solution():
            assert column in tried.board.open_columns()
        again = Attempt(puzzle, solver)
        while not again.is_over:
            assert isinstance(again.try_column(solver.values(again.board).best[-1]), Right)
        assert again.is_solved


def test_a_puzzle_that_cannot_be_read_costs_no_other(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "puzzles.jsonl"
    first, second, third = SHIPPED_FILE.read_bytes().splitlines()[:3]
    path.write_bytes(b"\n".join((first, second[:40], b"[" * 100_000, b"\xff", third)))
    assert read_puzzles(path) == (shipped_puzzles()[0], shipped_puzzles()[2])
    assert "3 of 5 shipped puzzles cannot be read" in caplog.text


def test_an_installation_without_puzzles_has_none(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert read_puzzles(tmp_path / "missing.jsonl") == ()
    assert "Training without the shipped puzzles" in caplog.text
