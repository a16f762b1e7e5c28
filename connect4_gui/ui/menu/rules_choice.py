"""RulesChoice: one closed line that names the rules; it opens a list of all of them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, Qt, Slot
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QComboBox, QStyleOptionComboBox, QWidget

from connect4_gui.engine.rule_names import RULE_NAMES
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import scaled
from connect4_gui.ui.look.target import target_px
from connect4_gui.ui.widgets.calm_wheel import keep_wheel_calm
from connect4_gui.ui.words.retranslation import keep_translated
from connect4_gui.ui.words.rules_texts import rules_sentence, rules_title

SIDE_PX, GAP_PX, ARROW_SPACE = 12, 12, 30
FRAME_PX = 2
MIDDLE = Qt.AlignmentFlag.AlignVCenter


class RulesChoice(QComboBox):
    """``key`` is that of the chosen rules. Arrow keys choose; Space opens the list, Enter takes, Esc closes."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        for key in RULE_NAMES:
            self.addItem(key, key)
        self.setMaxVisibleItems(self.count())
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(1)
        keep_wheel_calm(self)
        self.currentIndexChanged.connect(self._describe)
        appearance.theme_changed.connect(self.update)
        keep_translated(self, self._write_texts)

    @property
    def key(self) -> str:
        return str(self.currentData())

    def set_key(self, key: str) -> None:
        self.setCurrentIndex(self.findData(key))

    def showPopup(self) -> None:
        """Begin with the chosen rules, also where the list was left at others without taking them."""
        self._prepare_list()
        self.view().setCurrentIndex(self.model().index(self.currentIndex(), 0))
        super().showPopup()

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:  # noqa: N802
        """Leave the words out: the style paints the frame only."""
        super().initStyleOption(option)
        option.currentText = ""

    def paintEvent(self, event: QPaintEvent) -> None:
        """The frame is the style's; name and sentence differ in weight and colour, which it does not know."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._appearance.theme
        place = self.rect().adjusted(SIDE_PX, 0, -ARROW_SPACE, 0)
        used = self._write(painter, place, rules_title(self.key), theme.text, scaled(1, QFont.Weight.DemiBold))
        place.setLeft(place.left() + used + GAP_PX)
        self._write(painter, place, rules_sentence(self.key), theme.muted, scaled(0.93))
        tip = QPointF(self.width() - ARROW_SPACE / 2 - 2, self.height() / 2 + 2)
        pen = QPen(QColor(theme.muted), 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawPolyline([tip + QPointF(-4, -4), tip, tip + QPointF(4, -4)])

    @staticmethod
    def _write(painter: QPainter, place: QRect, text: str, colour: str, font: QFont) -> int:
        """Write as much as there is room for; tells how wide that is."""
        metrics = QFontMetrics(font)
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(place.width(), 0))
        painter.setFont(font)
        painter.setPen(QColor(colour))
        painter.drawText(place, MIDDLE, shown)
        return metrics.horizontalAdvance(shown)

    def _write_texts(self) -> None:
        self.setFixedHeight(target_px())
        for index, key in enumerate(RULE_NAMES):
            title, sentence = rules_title(key), rules_sentence(key)
            self.setItemText(index, title)
            self.setItemData(index, f"{title}. {sentence}", Qt.ItemDataRole.AccessibleTextRole)
            self.setItemData(index, sentence, Qt.ItemDataRole.ToolTipRole)
        self.setAccessibleName(self.tr("Rules"))
        self._describe()

    def _prepare_list(self) -> None:
        """Dress the list, and make it wide enough. Qt makes it when it is first asked for, and few people open it."""
        from connect4_gui.ui.menu.rules_delegate import RulesDelegate, widest_row  # noqa: PLC0415

        if not isinstance(self.itemDelegate(), RulesDelegate):
            self.setItemDelegate(RulesDelegate(self._appearance, self))
        self.view().setMinimumWidth(widest_row() + FRAME_PX)

    @Slot()
    def _describe(self) -> None:
        sentence = rules_sentence(self.key)
        self.setAccessibleDescription(sentence)
        self.setToolTip(sentence)
        self.update()
