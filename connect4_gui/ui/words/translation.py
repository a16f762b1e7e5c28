"""Translation: lets the application speak a language, and change it while it runs."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QLocale, QObject, QTranslator
from PySide6.QtWidgets import QApplication

from connect4_gui.settings.language import Language, best_of
from connect4_gui.ui.words.translation_files import own_texts, texts_of_qt

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
        sources = [own_texts] if language is Language.ENGLISH else [texts_of_qt, own_texts]
        self._translators = [self._load(find, language) for find in sources]
        for translator in self._translators:
            self._app.installTranslator(translator)

    def _load(self, find: Callable[[Language], Path], language: Language) -> QTranslator:
        """What ``find`` finds; a translator without a text if it cannot be read."""
        translator = QTranslator(self)
        try:
            if not translator.load(str(find(language))):
                raise OSError("Qt does not know what it is")
        except OSError as error:
            log.warning("A translation to %s cannot be read, so its texts are in English: %s", language.value, error)
        return translator
