"""Language: which language the window speaks, and what each one calls itself."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum


class Language(Enum):
    """The value is the code that names the files of a language; SYSTEM follows the user's system."""

    SYSTEM = "system"
    ENGLISH = "en"
    GERMAN = "de"
    SPANISH = "es"
    FRENCH = "fr"
    ITALIAN = "it"
    DUTCH = "nl"
    POLISH = "pl"
    PORTUGUESE = "pt_BR"
    FINNISH = "fi"
    MACEDONIAN = "mk"

    @property
    def own_name(self) -> str:
        """What its speakers call it, so that everybody finds their own; empty for SYSTEM."""
        return _OWN_NAMES.get(self, "")


_OWN_NAMES = {
    Language.ENGLISH: "English",
    Language.GERMAN: "Deutsch",
    Language.SPANISH: "Español",
    Language.FRENCH: "Français",
    Language.ITALIAN: "Italiano",
    Language.DUTCH: "Nederlands",
    Language.POLISH: "Polski",
    Language.PORTUGUESE: "Português (Brasil)",
    Language.FINNISH: "Suomi",
    Language.MACEDONIAN: "Македонски",
}

SPOKEN = tuple(_OWN_NAMES)
"""Every language there is a translation for."""


def best_of(wanted: Iterable[str]) -> Language:
    """The first language of ``wanted`` (tags such as ``de-AT``) that is spoken here; English if none is.

    Countries do not matter: whoever speaks a language understands how another country speaks it.
    """
    by_code = {_without_country(language.value): language for language in SPOKEN}
    for tag in wanted:
        language = by_code.get(_without_country(tag))
        if language is not None:
            return language
    return Language.ENGLISH


def _without_country(tag: str) -> str:
    return tag.replace("_", "-").split("-")[0].lower()
