from __future__ import annotations

import random
from dataclasses import replace

import pytest

from connect4_gui.engine.adaptive import AdaptiveBot
from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import STANDARD_SIZE
from connect4_gui.engine.bot import Bot
from connect4_gui.engine.levels import ADAPTIVE, BEGINNER, EASY, LADDER, MEDIUM, Level
from connect4_gui.engine.minmax import MinMax
from connect4_gui.engine.notation import board_after
from connect4_gui.engine.search_types import SearchLimits
from connect4_gui.engine.strength import DEFAULT_STRENGTH, STRONGEST, Strength
from connect4_gui.game.bot_game import play_out
from connect4_gui.game.match_setup import StartRule
from tests.matches import two_bots


def test_a_win_makes_it_stronger_and_a_loss_weaker() -> None:
    up, down = Strength(2.0), Strength(2.0)
    up.learn(1.0, 1.0)
    down.learn(0.0, 0.5)
    assert down.value < 2.0 < up.value


def test_a_draw_changes_nothing() -> None:
    strength = Strength(2.0)
    strength.learn(0.5, 1.0)
    assert strength.value == 2.0


def test_a_clean_win_counts_more_and_a_well_played_loss_less() -> None:
    clean, lucky, narrow, clear = Strength(2.0), Strength(2.0), Strength(2.0), Strength(2.0)
    clean.learn(1.0, 1.0)
    lucky.learn(1.0, 0.5)
    narrow.learn(0.0, 1.0)
    clear.learn(0.0, 0.5)
    assert clear.value < narrow.value < 2.0 < lucky.value < clean.value


def test_luck_counts_half_as_much_as_skill_and_clean_games_move_it_as_far_either_way() -> None:
    clean, lucky, narrow = Strength(2.0), Strength(2.0), Strength(2.0)
    clean.learn(1.0, 1.0)
    lucky.learn(1.0, 0.0)
    narrow.learn(0.0, 1.0)
    assert clean.value - 2.0 == pytest.approx(2.0 - narrow.value)
    assert clean.value - 2.0 == pytest.approx(2 * (lucky.value - 2.0))


@pytest.mark.parametrize(("value", "kept"), [(-3.0, 0.0), (99.0, STRONGEST), (float("nan"), DEFAULT_STRENGTH)])
def test_the_strength_stays_on_the_ladder(value: float, kept: float) -> None:
    assert Strength(value).value == kept


def test_it_mixes_the_two_levels_around_its_strength() -> None:
    strength, rng = Strength(1.25), random.Random(1)
    picks = [strength.pick(rng) for _ in range(400)]
    assert set(picks) == {EASY, MEDIUM}
    assert 0.15 < picks.count(MEDIUM) / 400 < 0.35
    assert Strength(STRONGEST).pick(rng) is LADDER[-1]


def quick_bot(level: Level, rng: random.Random) -> Bot:
    """The level as it is, or no deeper than a test can wait for."""
    depth = min(level.limits.depth or 5, 5)
    return Bot(replace(level, limits=SearchLimits(depth=depth)), MinMax(), rng)


BALANCED, WON = board_after(STANDARD_SIZE, "4"), board_after(STANDARD_SIZE, "112233")


@pytest.mark.parametrize(
    ("boards", "quality"),
    [
        ([BALANCED, BALANCED], 1.0),
        ([BALANCED, WON], 0.5),
        ([WON, WON], 0.5),
        ([WON, BALANCED, WON, BALANCED], 0.5),
        ([BALANCED, BALANCED, BALANCED, WON], 0.75),
    ],
)
@pytest.mark.parametrize("points", [0.0, 1.0])
def test_a_move_that_hands_over_the_win_is_a_blunder_once(boards: list[Board], quality: float, points: float) -> None:
    strength, expected, rng = Strength(2.0), Strength(2.0), random.Random(1)
    adaptive = AdaptiveBot(lambda level: quick_bot(level, rng), strength, rng)
    for board in boards:
        list(adaptive.think(board))
    adaptive.game_ended(points)
    expected.learn(1.0 - points, quality)
    assert strength.value == pytest.approx(expected.value)
    adaptive.game_ended(points)
    assert strength.value == pytest.approx(expected.value)


def test_it_has_an_engine_before_it_has_thought() -> None:
    rng = random.Random(1)
    assert AdaptiveBot(lambda level: quick_bot(level, rng), Strength(), rng).engine_name == "minmax"


@pytest.mark.parametrize("player", [BEGINNER, EASY], ids=lambda level: level.key)
def test_it_settles_near_an_even_score(player: Level) -> None:
    rng, strength = random.Random(player.key), Strength(3.0)
    adaptive = AdaptiveBot(lambda level: quick_bot(level, rng), strength, rng)
    person = quick_bot(player, rng)
    points = []
    for number in range(60):
        rule = StartRule.FIRST if number % 2 == 0 else StartRule.SECOND
        result = play_out(two_bots(player, ADAPTIVE, start_rule=rule), (person, adaptive)).result
        assert result is not None
        points.append(0.5 if result.winner is None else float(result.winner is Side.SECOND))
    assert 0.3 <= sum(points[20:]) / 40 <= 0.7
