"""What is chosen in the menu becomes a match, whatever goes together."""

from __future__ import annotations

import pytest

from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.levels import EXPERT, HARD, LEVELS, PERFECT
from connect4_gui.engine.rulebook import RULES
from connect4_gui.engine.rules import Rules, is_classic
from connect4_gui.engine.variants.five import Five
from connect4_gui.engine.variants.pop_out import PopOut
from connect4_gui.settings.menu_choices import MENU_SIZES, MenuChoices, Opponent, least_size, size_by


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.key)
@pytest.mark.parametrize("opponent", Opponent)
def test_every_size_and_level_is_a_match_by_every_rules(rules: Rules, opponent: Opponent) -> None:
    setups = [
        MenuChoices(opponent, level, size, first_level=level, rules=rules).setup()
        for level in LEVELS
        for size in MENU_SIZES
    ]
    assert {setup.rules for setup in setups} == {rules}
    assert len({setup.size for setup in setups}) == sum(rules.fits(size) for size in MENU_SIZES)


def test_who_does_not_know_the_rules_is_replaced_by_the_strongest_who_does() -> None:
    choices = MenuChoices(Opponent.COMPUTER, PERFECT, rules=PopOut())
    assert choices.setup().players[1].level == EXPERT
    assert choices.level == PERFECT
    assert MenuChoices(Opponent.COMPUTER, HARD, rules=PopOut()).setup().players[1].level == HARD


def test_a_board_that_is_too_small_for_the_rules_grows() -> None:
    assert least_size(Five()) == STANDARD_SIZE
    assert size_by(Five(), BoardSize(4, 9)) == BoardSize(6, 9)
    assert size_by(Five(), BoardSize(8, 5)) == BoardSize(8, 7)
    assert all(least_size(rules) == MENU_SIZES[0] for rules in RULES if is_classic(rules))
