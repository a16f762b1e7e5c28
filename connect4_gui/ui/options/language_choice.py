"""LanguageChoice: a list of languages, each under the name its speakers give it, the chosen one in bold."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QComboBox, QStyledItemDelegate, QWidget

from connect4_gui.settings.language import SPOKEN, Language
from connect4_gui.ui.look.fonts import scaled
from connect4_gui.ui.words.retranslation import keep_translated

ARROW, ARROW_INSET = 4.0, 16
FRAME_PX = 4


class LanguageChoice(QComboBox):
    """``language_requested`` is a wish and comes only from the user, never from ``set_language``."""

    language_requested = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        for language in (Language.SYSTEM, *SPOKEN):
            self.addItem(language.own_name, language.value)
        self.setItemDelegate(QStyledItemDelegate(self))
        self.setMaxVisibleItems(self.count())
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.activated.connect(self._ask)
        self.currentIndexChanged.connect(self._mark)
        keep_translated(self, self._write_texts)

    @property
    def language(self) -> Language:
        return Language(self.currentData())

    def set_language(self, language: Language) -> None:
        self.setCurrentIndex(self.findData(language.value))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The style sheet takes the arrow away, so it is drawn here."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.PlaceholderText), 1.6))
        tip = QPointF(self.width() - ARROW_INSET, self.height() / 2 + ARROW / 2)
        painter.drawPolyline([tip + QPointF(-ARROW, -ARROW), tip, tip + QPointF(ARROW, -ARROW)])

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
