"""Rules in words: their names, sentences, options and how games by them end."""

from __future__ import annotations

import pytest

from connect4_gui.engine.board import Side
from connect4_gui.engine.rulebook import RULES
from connect4_gui.engine.rules import Rules
from connect4_gui.engine.variants.five import Five
from connect4_gui.engine.variants.flip import FlipRules
from connect4_gui.engine.variants.gravity import Gravity
from connect4_gui.engine.variants.slippery import Slippery
from connect4_gui.engine.variants.swap import Swap
from connect4_gui.game.game import Ending, GameResult
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.settings.language import SPOKEN, Language
from connect4_gui.ui.words.result_texts import result_reason
from connect4_gui.ui.words.rules_texts import (
    kept_rules_name,
    option_label,
    option_tip,
    rules_name,
    rules_sentence,
    rules_title,
)
from connect4_gui.ui.words.translation import Translation


@pytest.mark.parametrize("language", SPOKEN)
def test_all_rules_have_words_of_their_own(translation: Translation, language: Language) -> None:
    translation.use(language)
    titles = [rules_title(rules.key) for rules in RULES]
    sentences = [rules_sentence(rules.key) for rules in RULES]
    assert len(set(titles)) == len(set(sentences)) == len(RULES)
    assert all(title not in [rules.key for rules in RULES] for title in titles)
    assert all(sentence.endswith(".") for sentence in sentences)
    options = [(rules, option) for rules in RULES for option in rules.options]
    words = [write(rules, option) for rules, option in options for write in (option_label, option_tip)]
    assert len(set(words)) == len(words) == 2 * len(options)
    assert not {option.name for _, option in options} & set(words)


@pytest.mark.parametrize(
    ("rules", "name"),
    [
        (Slippery(), "Slippery"),
        (Slippery(25), "Slippery, 25%"),
        (Swap(4), "Swap, every 4 turns"),
        (FlipRules(1), "Flip, flips: 1"),
        (Gravity(4, 1), "Gravity, every 4 turns, diagonal"),
    ],
)
@pytest.mark.usefixtures("translation")
def test_a_name_has_whatever_is_not_as_usual(rules: Rules, name: str) -> None:
    assert rules_name(rules) == name


@pytest.mark.usefixtures("translation")
def test_rules_that_were_kept_are_named_even_if_nobody_knows_them() -> None:
    assert kept_rules_name("gravity every=4") == "Gravity, every 4 turns"
    assert kept_rules_name("upside-down speed=3") == "upside-down"


@pytest.mark.parametrize(
    ("rules", "result", "reason"),
    [
        (Five(), GameResult(Side.FIRST, Ending.FIVE_IN_A_ROW, frozenset((0, c) for c in range(5))), "Five in a row."),
        (
            Five(),
            GameResult(Side.FIRST, Ending.FIVE_IN_A_ROW, frozenset((0, c) for c in range(6))),
            "6 winning discs.",
        ),
        (Swap(), GameResult(Side.SECOND, Ending.FOUR_IN_A_ROW, frozenset((0, c) for c in range(4))), "Four in a row."),
        (
            Swap(),
            GameResult(None, Ending.BOTH_IN_A_ROW, frozenset((r, c) for r in range(2) for c in range(4))),
            "Both have four in a row at once.",
        ),
        (Swap(), GameResult(None, Ending.REPETITION), "The same position came for the third time."),
        (Five(), GameResult(None, Ending.BOARD_FULL), "The board is full and nobody has five in a row."),
        (Swap(), GameResult(None, Ending.BOARD_FULL), "The board is full and nobody has four in a row."),
        (Swap(), GameResult(Side.FIRST, Ending.RESIGNED), "Player 2 resigned."),
        (Swap(), GameResult(Side.FIRST, Ending.OUT_OF_TIME), "Player 2 ran out of time."),
    ],
)
@pytest.mark.usefixtures("translation")
def test_why_a_game_ended(rules: Rules, result: GameResult, reason: str) -> None:
    assert result_reason(MatchSetup(rules=rules), result) == reason
