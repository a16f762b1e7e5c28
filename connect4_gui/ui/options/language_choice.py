"""LanguageChoice: a list of languages, each under the name its speakers give it, the chosen one in bold."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from connect4_gui.settings.language import SPOKEN, Language
from connect4_gui.ui.look.fonts import scaled
from connect4_gui.ui.widgets.choice_box import ChoiceBox
from connect4_gui.ui.words.retranslation import keep_translated

FRAME_PX = 4


class LanguageChoice(ChoiceBox):
    """``language_requested`` is a wish and comes only from the user, never from ``set_language``."""

    language_requested = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        for language in (Language.SYSTEM, *SPOKEN):
            self.addItem(language.own_name, language.value)
        self.setMaxVisibleItems(self.count())
        self.activated.connect(self._ask)
        self.currentIndexChanged.connect(self._mark)
        keep_translated(self, self._write_texts)

    @property
    def language(self) -> Language:
        return Language(self.currentData())

    def set_language(self, language: Language) -> None:
        self.setCurrentIndex(self.findData(language.value))

    def _mark(self, chosen: int) -> None:
        """Let the chosen one stand out, also while the mouse is on another."""
        for index in range(self.count()):
            weight = QFont.Weight.Bold if index == chosen else QFont.Weight.Normal
            self.setItemData(index, scaled(1, weight), Qt.ItemDataRole.FontRole)
        self.view().setMinimumWidth(self.view().sizeHintForColumn(0) + FRAME_PX)

    def _ask(self, _index: int) -> None:
        self.language_requested.emit(self.language)

    def _write_texts(self) -> None:
        self.setItemText(0, self.tr("System"))
        self.setAccessibleName(self.tr("Language"))
        self.setToolTip(self.tr("Language"))
