"""How dates and numbers are written in the language that is spoken."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QCoreApplication, QLocale


def language_code() -> str:
    """The code of the language of the texts, for example ``en``."""
    return QCoreApplication.translate("language", "en", "The code of this language, as in the name of its guide.")


def spoken_locale() -> QLocale:
    """The system's own habits if it speaks this language, otherwise those of the language."""
    return _locale_of(language_code())


@lru_cache(maxsize=16)
def _locale_of(code: str) -> QLocale:
    system, spoken = QLocale.system(), QLocale(code)
    return system if system.language() == spoken.language() else spoken
