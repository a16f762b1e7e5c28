"""Dates and numbers as the language writes them, also one whose code names a country."""

from __future__ import annotations

from PySide6.QtCore import QDate, QLocale

from connect4_gui.settings.language import Language
from connect4_gui.ui.games.game_words import number_text
from connect4_gui.ui.train.train_words import weekday_name
from connect4_gui.ui.words.spoken_locale import language_code, spoken_locale
from connect4_gui.ui.words.translation import Translation


def test_a_language_with_a_country_has_the_habits_of_that_country(translation: Translation) -> None:
    translation.use(Language.PORTUGUESE)
    assert language_code() == "pt_BR"
    assert spoken_locale().territory() is QLocale.Country.Brazil
    assert number_text(100_000) == "100.000"
    assert weekday_name(0, is_long=True) == "segunda-feira"
    assert spoken_locale().toString(QDate(2026, 11, 3), QLocale.FormatType.ShortFormat) == "03/11/2026"
