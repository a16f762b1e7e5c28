"""What holds in every game by every rules beside Classic, found by random play."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from connect4_gui.engine.board import IllegalMove, Outcome, Position, Side
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.geometry import Cell
from connect4_gui.engine.moves import PASS, Drop, Flip, Placed, Pop, Removed, discs_after
from connect4_gui.engine.variants.variant import Variant, VariantPosition, code_of, move_of
from connect4_gui.game.game import discs_of
from tests.engine.variants.random_games import KEYS, SIZES, any_options, any_size, random_turns

seeds = st.integers(0, 2**32)
keys = st.sampled_from(KEYS)


def lines(position: Position, side: Side, length: int) -> set[Cell]:
    """The cells of all lines of ``side``, looked for cell by cell."""
    size = position.size
    found: set[Cell] = set()
    for row in range(size.rows):
        for column in range(size.columns):
            for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
                cells = [(row + down * place, column + right * place) for place in range(length)]
                if all(0 <= r < size.rows and 0 <= c < size.columns for r, c in cells) and all(
                    position.disc_at(*cell) is side for cell in cells
                ):
                    found.update(cells)
    return found


def expected_outcome(rules: Variant, board: VariantPosition, seen: int) -> Outcome | None:
    both = {side: lines(board, side, rules.length) for side in Side}
    if both[Side.FIRST] and both[Side.SECOND] and rules.key in ("swap", "gravity"):
        return Outcome(None, frozenset(both[Side.FIRST] | both[Side.SECOND]))
    for side in (board.side.other, board.side):
        if both[side]:
            return Outcome(side, frozenset(both[side]))
    if rules.key in ("popout", "vanishing") and seen >= 3:
        return Outcome(None, is_repeated=True)
    own_bottom = any(board.disc_at(0, column) is board.side for column in range(board.size.columns))
    can_pull = rules.key == "popout" and own_bottom
    return Outcome(None) if board.empty_count == 0 and not can_pull else None


@given(keys, seeds)
def test_changes_tell_everything_that_happened_on_the_board(key: str, seed: int) -> None:
    rng = random.Random(seed)
    rules = any_options(key, rng)
    for turn in random_turns(rules, any_size(rules, rng), rng):
        shown = discs_after(discs_of(turn.before), turn.step.changes)
        assert sorted(shown, key=lambda disc: disc.cell) == sorted(
            discs_of(turn.step.board), key=lambda disc: disc.cell
        )


@given(keys, seeds)
def test_every_disc_is_accounted_for(key: str, seed: int) -> None:
    rng = random.Random(seed)
    rules = any_options(key, rng)
    for turn in random_turns(rules, any_size(rules, rng), rng):
        came = sum(isinstance(change, Placed) for change in turn.step.changes)
        went = sum(isinstance(change, Removed) for change in turn.step.changes)
        assert came == isinstance(turn.move, Drop)
        assert turn.step.board.disc_count == turn.before.disc_count + came - went
        for side in Side:
            before, after = (position.discs(side).bit_count() for position in (turn.before, turn.step.board))
            placed = sum(isinstance(change, Placed) and change.side is side for change in turn.step.changes)
            removed = sum(isinstance(change, Removed) and change.side is side for change in turn.step.changes)
            assert after == before + placed - removed


@given(keys, seeds)
def test_the_outcome_is_found_however_it_arises(key: str, seed: int) -> None:
    rng = random.Random(seed)
    rules = any_options(key, rng)
    seen: Counter[tuple[int, int, Side]] = Counter()
    for turn in random_turns(rules, any_size(rules, rng), rng):
        seen[turn.before.own, turn.before.occupied, turn.before.side] += 1
        board = turn.step.board
        times = seen[board.own, board.occupied, board.side] + 1
        assert rules.outcome(board) == expected_outcome(rules, board, times)
        assert (rules.outcome(board) is None) == bool(rules.moves(board))


@given(keys, seeds)
def test_a_search_sees_the_same_moves_and_the_same_boards_as_people(key: str, seed: int) -> None:
    rng = random.Random(seed)
    rules = any_options(key, rng)
    for turn in random_turns(rules, any_size(rules, rng), rng, passes=0.0):
        before = turn.before
        successors = rules.successors(before.geometry, before.own, before.other, rules.extra(before))
        found = {move_of(code): (own, other, extra) for code, own, other, extra, _ in successors}
        assert set(found) == set(rules.moves(before))
        assert all(move_of(code_of(move)) == move for move in found)
        if turn.luck is None:
            own, other, extra = found[turn.move]
            after = turn.step.board
            assert (own, other) == (after.other, after.own)
            is_over = rules.outcome(after) is not None
            assert is_over or rules.handed_over(extra) in (rules.extra(after), 0)


@given(keys, seeds)
def test_nothing_hangs_in_the_air(key: str, seed: int) -> None:
    rng = random.Random(seed)
    rules = any_options(key, rng)
    for turn in random_turns(rules, any_size(rules, rng), rng):
        board = turn.step.board
        rows, columns = board.pull.value
        for row, column in board.geometry.cells(board.occupied):
            under = (row + rows, column + columns)
            is_inside = 0 <= under[0] < board.size.rows and 0 <= under[1] < board.size.columns
            assert not is_inside or board.disc_at(*under) is not None


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("key", KEYS)
def test_every_size_that_makes_sense_can_be_played(key: str, size: BoardSize) -> None:
    rules = any_options(key, random.Random(1))
    assert rules.fits(size) == (key != "five" or (size.rows >= 6 and size.columns >= 7))
    if rules.fits(size):
        turns = list(random_turns(rules, size, random.Random(str(size))))
        assert len(turns) >= 2 * rules.length - 1 or rules.outcome(turns[-1].step.board) is not None


@pytest.mark.parametrize("key", KEYS)
def test_what_the_rules_do_not_know_is_refused_with_a_sentence(key: str) -> None:
    rules = any_options(key, random.Random(0))
    start = rules.start(STANDARD_SIZE, Side.FIRST)
    for move in (Drop(9), Drop(-1), Pop(3), Pop(99), Flip()):
        assert move not in rules.moves(start)
        with pytest.raises(IllegalMove, match=r"^[a-z][^.]+$"):
            rules.play(start, move)


@pytest.mark.parametrize("key", KEYS)
def test_a_passed_turn_leaves_the_discs_and_hands_over(key: str) -> None:
    rules = any_options(key, random.Random(0))
    start = rules.start(STANDARD_SIZE, Side.SECOND)
    step = rules.play(start, PASS)
    assert (step.board.occupied, step.board.side) == (0, Side.FIRST)
