"""Translation: lets the application speak a language, and change it while it runs."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QLibraryInfo, QLocale, QObject, QTranslator
from PySide6.QtWidgets import QApplication

from connect4_gui.paths import resource
from connect4_gui.settings.language import Language, best_of

log = logging.getLogger(__name__)


class Translation(QObject):
    """Starts in English as it is written in the source. Windows hear of a change by Qt's LanguageChange event.

    ``system_languages`` are the user's languages, best first; the system is asked for them if they are not given.
    """

    def __init__(self, app: QApplication, system_languages: Sequence[str] | None = None) -> None:
        super().__init__(app)
        self._app = app
        self._system = QLocale.system().uiLanguages() if system_languages is None else list(system_languages)
        self._translators: list[QTranslator] = []
        self._chosen = Language.SYSTEM
        self._spoken: Language | None = None

    @property
    def chosen(self) -> Language:
        """What the user asked for, perhaps to follow the system."""
        return self._chosen

    @property
    def spoken(self) -> Language:
        """The language of the texts that are shown."""
        return self._spoken or Language.ENGLISH

    def use(self, language: Language) -> None:
        """Speak ``language`` from now on."""
        self._chosen = language
        spoken = best_of(self._system) if language is Language.SYSTEM else language
        if spoken is not self._spoken:
            self._spoken = spoken
            self._install(spoken)

    def _install(self, language: Language) -> None:
        for translator in self._translators:
            self._app.removeTranslator(translator)
            translator.deleteLater()
        self._translators = [self._load(path) for path in files_of(language)]
        for translator in self._translators:
            self._app.installTranslator(translator)

    def _load(self, path: Path) -> QTranslator:
        translator = QTranslator(self)
        if not translator.load(str(path)):
            log.warning("The translation %s cannot be read, so its texts are in English.", path)
        return translator


def files_of(language: Language) -> list[Path]:
    """The compiled texts of a language: Qt's own, where it is not English, and then the program's."""
    own = [resource(f"translations/connect4_{language.value}.qm")]
    if language is Language.ENGLISH:
        return own
    shipped = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)) / f"qtbase_{language.value}.qm"
    return [shipped if shipped.exists() else resource(f"translations/qtbase_{language.value}.qm"), *own]
