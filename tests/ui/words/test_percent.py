"""Percentages as each language writes them."""

from __future__ import annotations

import pytest

from connect4_gui.settings.language import Language
from connect4_gui.ui.words.percent import percent_suffix, percent_text
from connect4_gui.ui.words.translation import Translation


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (Language.ENGLISH, "65%"),
        (Language.DUTCH, "65%"),
        (Language.GERMAN, "65\N{NO-BREAK SPACE}%"),
        (Language.FINNISH, "65\N{NO-BREAK SPACE}%"),
        (Language.PORTUGUESE, "65%"),
        (Language.FRENCH, "65\N{NARROW NO-BREAK SPACE}%"),
    ],
)
def test_the_space_before_the_sign(translation: Translation, language: Language, text: str) -> None:
    translation.use(language)
    assert percent_text(65) == text
    assert percent_suffix() == text.removeprefix("65")
