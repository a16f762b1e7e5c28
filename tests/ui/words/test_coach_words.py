"""What the coach says, in every language."""

from __future__ import annotations

import re

import pytest

from connect4_gui.coach.reason import Code, Grade, Reason, Way
from connect4_gui.coach.sentences import QUIET, QUIET_RESULTS, SENTENCES, sentence, template
from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import STANDARD_SIZE
from connect4_gui.settings.language import SPOKEN, Language
from connect4_gui.ui.words.coach_words import coach_sentence
from connect4_gui.ui.words.translation import Translation
from tests.coach.every_reason import REASONS, reason_for

NAMES = {Side.FIRST: "Ada", Side.SECOND: "Grace"}
BOARD = Board.empty(STANDARD_SIZE)

every_language = pytest.mark.parametrize("language", SPOKEN)


def test_every_sentence_has_a_reason_that_gets_it() -> None:
    assert {key: template(reason) for key, reason in REASONS.items()} == SENTENCES


@every_language
def test_every_sentence_fills(translation: Translation, language: Language) -> None:
    translation.use(language)
    for reason in REASONS.values():
        for is_quiet in (False, True):
            text = coach_sentence(BOARD, reason, NAMES, is_quiet=is_quiet)
            assert not re.search(r"[{}%]|\(s\)|None", text), text
            assert text[0].isupper(), text
            assert text.endswith("."), text


@every_language
def test_every_sentence_is_its_own(translation: Translation, language: Language) -> None:
    translation.use(language)
    said = [coach_sentence(BOARD, reason, NAMES) for reason in REASONS.values()]
    assert len(set(said)) == len(said)


@every_language
def test_what_is_quiet_names_no_column(translation: Translation, language: Language) -> None:
    translation.use(language)
    said = {coach_sentence(BOARD, r, NAMES, is_quiet=True) for r in REASONS.values() if r.way is not Way.DOES}
    numbers = {number for text in said for number in re.findall(r"\d+", text)}
    assert numbers <= {"3"}, "only the number of moves"
    assert len(said) >= len(QUIET)


@every_language
def test_english_is_said_to_the_end(translation: Translation, language: Language) -> None:
    translation.use(language)
    is_english = language is Language.ENGLISH
    for reason in REASONS.values():
        plain = sentence(BOARD, reason, NAMES)
        assert (coach_sentence(BOARD, reason, NAMES) == plain) is is_english


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        (Language.ENGLISH, "1 move later", "2 moves later"),
        (Language.GERMAN, "1 Zug später", "2 Züge später"),
        (Language.SPANISH, "1 jugada más tarde", "2 jugadas más tarde"),
        (Language.FRENCH, "1 coup plus tard", "2 coups plus tard"),
        (Language.FINNISH, "1 siirron myöhemmin", "2 siirtoa myöhemmin"),
        (Language.ITALIAN, "1 mossa più tardi", "2 mosse più tardi"),
        (Language.DUTCH, "1 zet later", "2 zetten later"),
        (Language.POLISH, "1 ruch później", "2 ruchy później"),
        (Language.MACEDONIAN, "1 потег подоцна", "2 потега подоцна"),
        (Language.PORTUGUESE, "1 jogada mais tarde", "2 jogadas mais tarde"),
    ],
)
def test_moves_are_counted(translation: Translation, language: Language, one: str, two: str) -> None:
    translation.use(language)
    key = (Code.SLOWER_WIN, Way.MISSES)
    assert one in coach_sentence(BOARD, reason_for(key, 2), NAMES)
    assert two in coach_sentence(BOARD, reason_for(key, 3), NAMES)


def test_a_loss_where_nothing_else_is_known_says_so() -> None:
    reason = Reason(Code.NO_BLOCK, Way.ALLOWS, Grade.PROVEN, ((0, 3),), (3,), 3, 1)
    assert sentence(BOARD, reason, NAMES) == (
        "Grace needs only column 4, row 1 for four. That had to be blocked. "
        "Whether the game could have been held is not known here."
    )


def test_every_change_of_the_result_has_a_quiet_sentence() -> None:
    keys = [key for key in SENTENCES if key[0] is Code.WORSE]
    assert {template(reason_for(key), is_quiet=True) for key in keys} <= set(QUIET_RESULTS.values())
