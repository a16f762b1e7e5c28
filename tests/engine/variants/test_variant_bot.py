"""The search and the levels that play variants."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.geometry import geometry_of
from connect4_gui.engine.levels import ADAPTIVE, BEGINNER, EXPERT, HARD, LEVELS, PERFECT, repeatable
from connect4_gui.engine.lineup import Lineup
from connect4_gui.engine.moves import FLIP, Drop, Move, Pop
from connect4_gui.engine.rules import CLASSIC
from connect4_gui.engine.search_types import SearchLimits, StopFlag
from connect4_gui.engine.variants.bot import think
from connect4_gui.engine.variants.five import Five
from connect4_gui.engine.variants.flip import FlipRules
from connect4_gui.engine.variants.gravity import Gravity
from connect4_gui.engine.variants.ladder import VARIANT_LEVELS, levels_for
from connect4_gui.engine.variants.lines import gaps, has_run
from connect4_gui.engine.variants.pop_out import PopOut
from connect4_gui.engine.variants.search import DECIDED, WIN, VariantSearch
from connect4_gui.engine.variants.slippery import Slippery
from connect4_gui.engine.variants.swap import Swap
from connect4_gui.engine.variants.vanishing_row import VanishingRow
from connect4_gui.engine.variants.variant import Variant, VariantPosition
from connect4_gui.game.hint import HintReason
from connect4_gui.game.variant_hint import find_variant_hint, variant_hint
from tests.engine.variants.positions import after, drawn
from tests.engine.variants.random_games import VARIANTS, any_options, any_size, random_turns

DEEP = SearchLimits(depth=4)


def plain_value(rules: Variant, board: VariantPosition, depth: int) -> int:
    """What is forced within ``depth`` for the mover, by the rules alone: 1, -1 or 0 for nothing."""
    outcome = rules.outcome(board)
    if outcome is not None:
        return 0 if outcome.winner is None else 1 if outcome.winner is board.side else -1
    if depth == 0:
        return 0
    return max(-plain_value(rules, rules.play(board, move).board, depth - 1) for move in rules.moves(board))


def sign(value: int) -> int:
    return 0 if abs(value) <= DECIDED else 1 if value > 0 else -1


@pytest.mark.parametrize("rules", [PopOut(), FlipRules(), VanishingRow(), Gravity(4), Five()], ids=lambda one: one.key)
def test_what_a_search_sees_is_what_plain_play_to_that_depth_forces(rules: Variant) -> None:
    seen = []
    for seed in range(12):
        rng = random.Random(seed)
        size = BoardSize(4, 5) if rules.length == 4 else STANDARD_SIZE
        turns = list(random_turns(rules, size, rng, passes=0.0))
        board = turns[rng.randrange(len(turns) // 2, len(turns))].before
        found = think(rules, board, SearchLimits(depth=3))
        expected = plain_value(rules, board, 3)
        assert sign(found.value) == expected
        seen.append(expected)
    assert 1 in seen


@pytest.mark.parametrize(
    ("rules", "board", "move"),
    [
        (PopOut(), drawn(". . . .\n. . . .\nO O O .\nX X X ."), Drop(3)),
        (PopOut(), drawn(". . . . .\nX . . . .\nO X X X .\nX O O X ."), Pop(0)),
        (Slippery(), drawn(". . . .\n. . . .\nO O O .\nX X X ."), Drop(3)),
        (Swap(), replace(drawn(". . . .\n. . . .\nO O O .\nX X X ."), turns_left=3), Drop(3)),
        (Five(), after(Five(), Five().start(STANDARD_SIZE, Side.FIRST), "11223344"), Drop(4)),
    ],
)
def test_a_win_in_reach_is_taken(rules: Variant, board: VariantPosition, move: Move) -> None:
    outcome = rules.outcome(rules.play(board, move).board)
    assert outcome is not None
    assert outcome.winner is board.side
    assert think(rules, board, DEEP).best == move


def test_turning_the_board_is_found_where_it_wins() -> None:
    board = replace(drawn(". . . . .\n. . . X .\nX X X O .\nO O O X ."), flips=(1, 0))
    assert think(FlipRules(), board, DEEP).best == FLIP


def test_a_third_repetition_is_worth_a_draw() -> None:
    rules = PopOut()
    board = after(rules, rules.start(BoardSize(4, 4), Side.FIRST), "2314p1p414p1")
    assert think(rules, board, SearchLimits(depth=2)).values[Pop(3)] == 0


@pytest.mark.parametrize("rules", VARIANTS, ids=lambda one: one.key)
def test_every_level_plays_moves_that_are_allowed(rules: Variant) -> None:
    rng = random.Random(4)
    for level in VARIANT_LEVELS[:4]:
        size = any_size(rules, rng)
        turns = list(random_turns(any_options(rules.key, rng), size, rng))
        board = rng.choice(turns).before
        assert Lineup().variant_bot(rules, level, rng).move(board) in rules.moves(board)


@pytest.mark.parametrize("rules", VARIANTS, ids=lambda one: one.key)
def test_the_same_seed_gives_the_same_move(rules: Variant) -> None:
    board = rules.start(STANDARD_SIZE, Side.FIRST)
    moves = {Lineup().variant_bot(rules, repeatable(HARD), random.Random(3)).move(board) for _ in range(2)}
    assert len(moves) == 1


@pytest.mark.parametrize("rules", VARIANTS, ids=lambda one: one.key)
def test_a_stopped_search_still_has_an_answer_and_ends_at_once(rules: Variant) -> None:
    stop = StopFlag()
    stop.set()
    board = rules.start(STANDARD_SIZE, Side.FIRST)
    (thoughts,) = VariantSearch(rules, board, SearchLimits(), stop).run()
    assert thoughts.depth == 1
    assert Lineup().variant_bot(rules, EXPERT).move(board, stop) in rules.moves(board)


def test_nodes_limit_a_search() -> None:
    rules = VanishingRow()
    found = think(rules, rules.start(STANDARD_SIZE, Side.FIRST), SearchLimits(nodes=2_000))
    assert found.nodes < 2_100


def test_slips_make_a_win_less_certain() -> None:
    board = drawn(". . . .\n. . . .\nO O O .\nX X X .")
    values = [think(Slippery(chance), board, SearchLimits(depth=1)).value for chance in (5, 20, 50)]
    assert values == sorted(values, reverse=True)
    assert values[0] > 0.9 * WIN


def test_a_swap_counts_for_as_much_as_it_is_likely() -> None:
    board = drawn(". . . . .\n. . . . .\nX O O O .\nO X X X .")
    wins, losses, turns = Swap().odds(board.geometry, board.own, board.other)
    assert (wins, losses, turns) == (0.25 * 0.75, 0.25 * 0.75, 6)


@pytest.mark.parametrize("length", [4, 5])
def test_gaps_are_the_cells_that_complete_a_line(length: int) -> None:
    rng = random.Random(2)
    geometry = geometry_of(STANDARD_SIZE)
    cells = [geometry.bit(*cell) for cell in geometry.cells(geometry.full)]
    samples = [sum(rng.sample(cells, 14)) for _ in range(80)]
    for discs in (discs for discs in samples if not has_run(geometry, discs, length)):
        expected = sum(cell for cell in cells if not discs & cell and has_run(geometry, discs | cell, length))
        assert gaps(geometry, discs, discs, length) == expected


def test_levels_that_play_classic_only_are_refused_with_a_sentence() -> None:
    for level in (PERFECT, ADAPTIVE):
        with pytest.raises(ValueError, match=f"the level {level.key} plays by the classic rules only"):
            Lineup().variant_bot(PopOut(), level)
    with pytest.raises(ValueError, match="the rules classic are no variant"):
        Lineup().variant_bot(CLASSIC, BEGINNER)
    assert levels_for(CLASSIC) == LEVELS
    assert levels_for(PopOut()) == VARIANT_LEVELS


def test_a_bot_refuses_a_position_of_other_rules_and_one_that_is_over() -> None:
    bot = Lineup().variant_bot(Five(), BEGINNER)
    with pytest.raises(ValueError, match="a position of the classic rules"):
        bot.move(Board.empty(STANDARD_SIZE))
    over = after(Five(), Five().start(STANDARD_SIZE, Side.FIRST), "112233445")
    with pytest.raises(ValueError, match="already over"):
        bot.move(over)


def test_hints_say_what_and_why() -> None:
    rules = VanishingRow()
    winning = drawn(". . . .\n. . . .\nO O . .\nX X X .")
    hint = find_variant_hint(rules, winning)
    assert (hint.move, hint.reason, hint.cell, hint.moves) == (Drop(3), HintReason.WINS, (0, 3), 1)
    threatened = drawn(". . . . .\nO . . . .\nO . . . X\nO X . . X")
    thoughts = think(rules, threatened, DEEP)
    assert variant_hint(rules, threatened, thoughts).reason is HintReason.BLOCKS
    assert thoughts.best == Drop(0)
    with pytest.raises(ValueError, match="no variant"):
        find_variant_hint(CLASSIC, Board.empty(STANDARD_SIZE))
