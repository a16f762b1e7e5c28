"""Puzzles as values: one identity for what looks different, and JSON that gives the same back."""

from __future__ import annotations

import json
from typing import Any

import pytest

from connect4_gui.coach.reason import Code
from connect4_gui.engine.board import Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.training.puzzle import Direction, Kind, Origin, Puzzle, from_object, to_object
from tests.training.puzzles import ONLY_MOVE, WIN_IN_2, WIN_IN_3, any_puzzle, puzzle


def test_it_says_what_there_is_to_find() -> None:
    found = puzzle(WIN_IN_2)
    assert (found.kind, found.length, found.code, found.direction) == (Kind.WIN, 2, Code.FORK, Direction.ROW)
    assert (found.size, found.side, found.solutions, found.line) == (BoardSize(6, 7), Side.SECOND, (5,), (5, 2, 6))


@pytest.mark.parametrize("text", [WIN_IN_2, WIN_IN_3, ONLY_MOVE])
@pytest.mark.parametrize("game_id", [None, "game-7"])
def test_json_gives_the_same_puzzle_back(text: str, game_id: str | None) -> None:
    kept = puzzle(text, game_id)
    assert from_object(json.loads(json.dumps(to_object(kept)))) == kept
    assert kept.origin == (None if game_id is None else Origin("game-7", 3))


def test_mirror_image_and_other_colours_are_the_same_puzzle() -> None:
    one = puzzle(WIN_IN_3)
    others = [one.mirrored(), one.exchanged(), one.mirrored().exchanged()]
    assert {other.identity for other in others} == {one.identity}
    assert len({other.board for other in [one, *others]}) == 4
    assert one.mirrored().mirrored() == one.exchanged().exchanged() == one


def test_a_mirror_image_has_its_columns_mirrored() -> None:
    mirrored = puzzle(WIN_IN_2).mirrored()
    assert (mirrored.solutions, mirrored.line) == ((1,), (1, 4, 0))
    board = mirrored.board
    for column in mirrored.line:
        board = board.play(column)
    assert board.outcome() is not None


def test_every_other_time_it_looks_different() -> None:
    one = puzzle(WIN_IN_2)
    assert [one.presented(times) == one for times in range(4)] == [True, False, True, False]
    assert one.presented(1) == one.mirrored().exchanged()


def test_identities_stay_what_they_are() -> None:
    assert [puzzle(text).identity for text in (WIN_IN_2, ONLY_MOVE)] == ["f0289557aa54", "daac435c7354"]


def test_different_positions_have_different_identities() -> None:
    assert len({any_puzzle(number).identity for number in range(200)}) == 200


def damaged(**changes: Any) -> dict[str, Any]:
    return {**to_object(puzzle(WIN_IN_2)), **changes}


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ([], "not an object"),
        ({}, "position is missing"),
        (damaged(position="7/7 r"), "position: a position is rows, player and move"),
        (damaged(kind="riddle"), "kind: 'riddle' is none of win"),
        (damaged(length=0), "length: 0 is not a whole number"),
        (damaged(solutions="x"), "solutions: 'x' are not columns"),
        (damaged(solutions=""), "begins with one of its solutions"),
        (damaged(line="5"), "begins with one of its solutions"),
        (damaged(line="6379"), "there is no column 9|already over"),
        (damaged(rating="high"), "rating: 'high' is not a number"),
        (damaged(code="magic"), "code: 'magic' is none of"),
    ],
)
def test_what_is_no_puzzle_is_refused_with_a_sentence(data: Any, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        from_object(data)


def test_a_puzzle_knows_whether_it_is_the_users_own() -> None:
    found: list[Puzzle] = [puzzle(WIN_IN_2), puzzle(WIN_IN_2, "game-1")]
    assert [each.is_own for each in found] == [False, True]
