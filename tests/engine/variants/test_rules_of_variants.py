"""The special cases of each rules, drawn."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest

from connect4_gui.engine.board import IllegalMove, Outcome, Side
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.geometry import geometry_of
from connect4_gui.engine.moves import (
    FLIP,
    PASS,
    BoardTurned,
    Drop,
    Exchange,
    GravityTurned,
    Moved,
    Placed,
    Pop,
    Recoloured,
    Removed,
    Slip,
    Slipped,
)
from connect4_gui.engine.pull import Pull
from connect4_gui.engine.rule_names import RULE_NAMES, read_option, rules_from_text, rules_named, rules_text
from connect4_gui.engine.rulebook import RULES
from connect4_gui.engine.rules import Rules
from connect4_gui.engine.variants.five import Five
from connect4_gui.engine.variants.flip import FlipRules
from connect4_gui.engine.variants.gravity import Gravity
from connect4_gui.engine.variants.pop_out import PopOut
from connect4_gui.engine.variants.slippery import Slippery
from connect4_gui.engine.variants.swap import Swap
from connect4_gui.engine.variants.vanishing_row import VanishingRow
from tests.engine.variants.positions import after, drawn, lines, picture

SMALL = BoardSize(4, 4)
FULL = """
    X X O O
    O O X X
    X X O O
    O O X X
"""


def test_a_pull_takes_an_own_disc_out_and_those_above_fall() -> None:
    board = after(PopOut(), PopOut().start(SMALL, Side.FIRST), "1121")
    step = PopOut().play(board, Pop(0))
    assert step.changes == (
        Removed(Side.FIRST, (0, 0)),
        Moved(Side.SECOND, (1, 0), (0, 0)),
        Moved(Side.SECOND, (2, 0), (1, 0)),
    )
    assert picture(step.board) == lines(
        """
        . . . .
        . . . .
        O . . .
        O X . .
        """
    )


def test_only_an_own_disc_at_the_bottom_can_be_pulled() -> None:
    board = after(PopOut(), PopOut().start(SMALL, Side.FIRST), "12")
    assert [move for move in PopOut().moves(board) if isinstance(move, Pop)] == [Pop(0)]
    with pytest.raises(IllegalMove, match="no disc of yours lies at the bottom of column 2"):
        PopOut().play(board, Pop(1))


def test_whoever_pulls_wins_if_that_makes_fours_for_both() -> None:
    board = drawn(
        """
        . . . . .
        O . . . .
        X O O O .
        O X X X .
        """,
        Side.SECOND,
    )
    outcome = PopOut().outcome(PopOut().play(board, Pop(0)).board)
    assert outcome is not None
    assert (outcome.winner, outcome.cells) == (Side.SECOND, frozenset({(1, 0), (1, 1), (1, 2), (1, 3)}))


def test_a_pull_can_give_the_game_to_the_other_player() -> None:
    board = drawn(". . . .\n. . . .\nX O O .\nO X X X", Side.SECOND)
    outcome = PopOut().outcome(PopOut().play(board, Pop(0)).board)
    assert outcome is not None
    assert outcome.winner is Side.FIRST


def test_a_full_board_makes_the_mover_pull() -> None:
    board = drawn(FULL, Side.SECOND)
    assert PopOut().moves(board) == (Pop(1), Pop(0))
    assert PopOut().outcome(board) is None


def test_whoever_has_nothing_to_drop_and_nothing_to_pull_makes_it_a_draw() -> None:
    geometry = geometry_of(SMALL)
    assert PopOut().successors(geometry, geometry.full & ~geometry.bottom, geometry.bottom, 0) == []


def test_a_position_that_comes_for_the_third_time_is_a_draw_and_the_second_time_is_told() -> None:
    rules = PopOut()
    first = after(rules, rules.start(SMALL, Side.FIRST), "23")
    second = after(rules, first, "14p1p4")
    third = after(rules, second, "14p1p4")
    assert [rules.forecast(board).times_seen for board in (first, second, third)] == [1, 2, 3]
    assert rules.outcome(second) is None
    assert rules.outcome(third) == Outcome(None, is_repeated=True)


def test_a_slip_lets_the_disc_fall_elsewhere_and_is_told() -> None:
    step = Slippery().play(Slippery().start(SMALL, Side.FIRST), Drop(0), Slip(2))
    assert step.changes == (Slipped(0, 2), Placed(Side.FIRST, (0, 2)))


@pytest.mark.parametrize("luck", [Slip(0), Slip(9), Exchange((0, 0), (0, 1))])
def test_a_slip_that_cannot_be_is_refused(luck: Slip | Exchange) -> None:
    with pytest.raises(IllegalMove, match="cannot have slipped"):
        Slippery().play(Slippery().start(SMALL, Side.FIRST), Drop(0), luck)


def test_a_disc_slips_as_often_as_was_chosen_and_never_where_there_is_no_other_column() -> None:
    rng = random.Random(5)
    start = Slippery(25).start(SMALL, Side.FIRST)
    drawn_luck = Counter(Slippery(25).draw(start, Drop(0), rng) for _ in range(4000))
    assert set(drawn_luck) == {None, Slip(1), Slip(2), Slip(3)}
    assert 0.22 < 1 - drawn_luck[None] / 4000 < 0.28
    last = drawn(FULL.replace("X X O O", "X X O .", 1))
    assert {Slippery(50).draw(last, Drop(3), rng) for _ in range(50)} == {None}
    assert Slippery(50).draw(start, PASS, rng) is None


def test_after_every_third_turn_two_discs_change_colour() -> None:
    rules = Swap(3)
    board = after(rules, rules.start(SMALL, Side.FIRST), "12")
    assert rules.forecast(board).turns_left == 1
    luck = rules.draw(board, Drop(2), random.Random(0))
    assert isinstance(luck, Exchange)
    step = rules.play(board, Drop(2), Exchange((0, 0), (0, 1)))
    assert step.changes[1:] == (Recoloured(Side.SECOND, (0, 0)), Recoloured(Side.FIRST, (0, 1)))
    assert step.board.turns_left == 3
    assert picture(step.board).splitlines()[-1] == "O X X ."


def test_a_swap_is_neither_left_out_nor_made_up() -> None:
    rules = Swap(3)
    start = rules.start(SMALL, Side.FIRST)
    with pytest.raises(IllegalMove, match="no discs are swapped now"):
        rules.play(start, Drop(0), Exchange((0, 0), (0, 1)))
    board = after(rules, start, "12")
    with pytest.raises(IllegalMove, match="two discs are swapped now"):
        rules.play(board, Drop(2))
    with pytest.raises(IllegalMove, match="cannot have been swapped"):
        rules.play(board, Drop(2), Exchange((0, 1), (0, 0)))


def test_a_four_that_a_swap_makes_counts() -> None:
    board = replace(drawn(". . . .\n. . . .\nX X O .\nO O X O"), turns_left=1)
    outcome = Swap().outcome(Swap().play(board, Drop(0), Exchange((0, 2), (1, 2))).board)
    assert outcome is not None
    assert (outcome.winner, outcome.cells) == (Side.SECOND, frozenset({(0, 0), (0, 1), (0, 2), (0, 3)}))


def test_fours_for_both_at_once_are_a_draw_after_a_swap() -> None:
    board = replace(drawn(". . . . .\n. . . . .\nX O O O .\nO X X X ."), turns_left=1)
    outcome = Swap().outcome(Swap().play(board, Drop(1), Exchange((1, 0), (0, 0))).board)
    assert outcome is not None
    assert (outcome.winner, len(outcome.cells)) == (None, 8)


def test_a_disc_that_wins_ends_the_game_before_the_swap() -> None:
    rules = Swap()
    board = replace(drawn(". . . .\n. . . .\nO O O .\nX X X ."), turns_left=1)
    assert rules.draw(board, Drop(3), random.Random(0)) is None
    outcome = rules.outcome(rules.play(board, Drop(3)).board)
    assert outcome is not None
    assert outcome.winner is Side.FIRST


def test_a_player_without_discs_has_none_to_swap() -> None:
    rules = Swap(3)
    board = after(rules, rules.start(SMALL, Side.FIRST), "1-")
    assert rules.draw(board, Drop(1), random.Random(0)) is None
    assert rules.play(board, Drop(1)).board.turns_left == 3


def test_a_turned_board_lets_the_discs_fall_to_the_other_end() -> None:
    rules = FlipRules()
    board = after(rules, rules.start(SMALL, Side.FIRST), "112")
    step = rules.play(board, FLIP)
    assert step.changes[0] == BoardTurned(4, 4)
    assert picture(step.board) == lines(
        """
        . . . .
        . . . .
        . . . X
        . . X O
        """
    )
    assert rules.forecast(step.board).flips == (2, 1)


def test_nobody_turns_an_empty_board_or_more_often_than_was_chosen() -> None:
    rules = FlipRules(1)
    start = rules.start(SMALL, Side.FIRST)
    with pytest.raises(IllegalMove, match="nothing on the board to turn"):
        rules.play(start, FLIP)
    board = after(rules, start, "1ff")
    assert FLIP not in rules.moves(board)
    with pytest.raises(IllegalMove, match="no turns of the board left"):
        rules.play(board, FLIP)


def test_whoever_turns_wins_if_that_makes_fours_for_both() -> None:
    board = replace(
        drawn(
            """
            . . . . .
            . . . X .
            X X X O .
            O O O X .
            """
        ),
        flips=(1, 1),
    )
    step = FlipRules().play(board, FLIP)
    assert picture(step.board) == lines(
        """
        . . . . .
        . X . . .
        . O O O O
        . X X X X
        """
    )
    outcome = FlipRules().outcome(step.board)
    assert outcome is not None
    assert (outcome.winner, len(outcome.cells)) == (Side.FIRST, 4)


def test_a_full_bottom_row_vanishes_and_everything_falls() -> None:
    board = drawn(
        """
        . . . .
        O . . .
        X O . .
        O X O .
        """
    )
    step = VanishingRow().play(board, Drop(3))
    assert sum(isinstance(change, Removed) for change in step.changes) == 4
    assert picture(step.board) == lines(
        """
        . . . .
        . . . .
        O . . .
        X O . .
        """
    )


def test_a_disc_that_wins_in_the_bottom_row_wins_before_it_vanishes() -> None:
    step = VanishingRow().play(drawn(". . . .\n. . . .\nO O O .\nX X X ."), Drop(3))
    assert not any(isinstance(change, Removed) for change in step.changes)
    outcome = VanishingRow().outcome(step.board)
    assert outcome is not None
    assert outcome.winner is Side.FIRST


def test_gravity_turns_clockwise_and_all_discs_fall_to_the_new_side() -> None:
    rules = Gravity(4)
    board = after(rules, rules.start(BoardSize(4, 5), Side.FIRST), "552")
    assert rules.forecast(board).turns_left == 1
    assert rules.forecast(board).next_pull is Pull.LEFT
    step = rules.play(board, Drop(3))
    assert step.changes[1] == GravityTurned(Pull.LEFT)
    assert picture(step.board) == lines(
        """
        . . . . .
        . . . . .
        O . . . .
        X O X . .
        """
    )
    assert rules.lanes(step.board) == 4
    assert rules.landing(step.board, 0) == (0, 3)
    assert rules.play(step.board, Drop(0)).changes == (Placed(Side.FIRST, (0, 3)),)


def test_a_disc_that_enters_from_the_side_tells_its_way() -> None:
    rules = Gravity(4)
    board = replace(rules.start(BoardSize(4, 5), Side.FIRST), pull=Pull.RIGHT)
    (placed,) = rules.play(board, Drop(2)).changes
    assert isinstance(placed, Placed)
    assert placed.way == ((2, 0), (2, 1), (2, 2), (2, 3), (2, 4))


def test_on_a_slope_discs_slide_as_far_as_they_can_and_swing_back() -> None:
    rules = Gravity(4, 1)
    board = after(rules, rules.start(BoardSize(4, 5), Side.FIRST), "124")
    assert picture(board) == lines(
        """
        . . . . .
        . . . . .
        . . . . X
        . . . X O
        """
    )
    step = rules.play(board, Drop(4))
    assert step.changes == (
        Placed(Side.SECOND, (2, 4)),
        GravityTurned(Pull.DOWN_LEFT),
        Moved(Side.SECOND, (2, 4), (0, 2)),
    )


def test_five_needs_five_and_a_large_board() -> None:
    rules = Five()
    board = after(rules, rules.start(STANDARD_SIZE, Side.FIRST), "11223344")
    assert rules.outcome(board) is None
    outcome = rules.outcome(after(rules, board, "5"))
    assert outcome is not None
    assert len(outcome.cells) == 5
    assert not rules.fits(BoardSize(6, 6))


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("classic", RULES[0]),
        ("slippery chance=20", Slippery(20)),
        ("gravity every=4 diagonal=1", Gravity(4, 1)),
        ("gravity diagonal=1", Gravity(diagonal=1)),
        ("flip", FlipRules()),
    ],
)
def test_rules_with_their_options_are_one_line_of_text(text: str, rules: Rules) -> None:
    assert rules_from_text(text) == rules
    assert rules_text(rules_from_text(text)) == text


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.key)
def test_all_rules_come_back_from_their_text(rules: Rules) -> None:
    assert rules_from_text(rules_text(rules)) == rules


@pytest.mark.parametrize(
    ("key", "options", "sentence"),
    [
        ("slippery", {"chance": 51}, "chance must be 5 to 50, not 51"),
        ("swap", {"every": 2}, "every must be 3 to 12, not 2"),
        ("popout", {"every": 2}, "popout has no option 'every'; there are no options"),
        ("gravity", {"side": 1}, "gravity has no option 'side'; the options are every, diagonal"),
    ],
)
def test_options_that_cannot_be_are_named(key: str, options: dict[str, int], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        rules_named(key, options)


def test_an_option_that_is_no_number_is_refused_with_an_example() -> None:
    assert read_option("diagonal") == ("diagonal", 1)
    with pytest.raises(ValueError, match="an option is written like every=4, not 'every=x'"):
        read_option("every=x")


def test_the_names_are_those_of_the_rulebook() -> None:
    assert [rules.key for rules in RULES] == list(RULE_NAMES)
