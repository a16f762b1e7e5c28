"""RulesDelegate: paints rules in the list where they are chosen: picture, name, one sentence, and a tick."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QComboBox, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from connect4_gui.engine.rule_names import RULE_NAMES
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import scaled, text_px
from connect4_gui.ui.menu.rules_picture import PICTURE, paint_rules
from connect4_gui.ui.words.rules_texts import rules_sentence, rules_title

ROW_PX, SIDE_PX, GAP_PX, TICK_PX = 46, 12, 14, 28
CORNER = 8
MIDDLE = Qt.AlignmentFlag.AlignVCenter


def widest_row() -> int:
    """The pixels that the longest sentence needs, with everything beside it."""
    metrics = QFontMetrics(scaled(0.93))
    sentence = max(metrics.horizontalAdvance(rules_sentence(key)) for key in RULE_NAMES)
    return SIDE_PX + PICTURE.width() + GAP_PX + sentence + TICK_PX + 1


class RulesDelegate(QStyledItemDelegate):
    """The key of the rules is the data of the item."""

    def __init__(self, appearance: Appearance, parent: QComboBox) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._choice = parent

    def sizeHint(self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(0, text_px(ROW_PX))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        theme, row, key = self._appearance.theme, QRect(option.rect), str(index.data(Qt.ItemDataRole.UserRole))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setPen(QPen(QColor(theme.accent), 1) if theme.edge else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent_soft))
            painter.drawRoundedRect(row.adjusted(4, 1, -4, -1), CORNER, CORNER)
        picture = QPointF(row.left() + SIDE_PX, row.center().y() - (PICTURE.height() - 1) / 2)
        paint_rules(painter, picture, key, theme)
        left = row.left() + SIDE_PX + PICTURE.width() + GAP_PX
        words = QRect(left, row.top() + 4, row.right() - TICK_PX - left, (text_px(ROW_PX) - 8) // 2)
        self._write(painter, words, rules_title(key), theme.text, scaled(1, QFont.Weight.DemiBold))
        self._write(painter, words.translated(0, words.height()), rules_sentence(key), theme.muted, scaled(0.93))
        if index.row() == self._choice.currentIndex():
            tip = QPointF(row.right() - SIDE_PX - 8, row.center().y() + 5)
            painter.setPen(QPen(QColor(theme.accent_text), 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawPolyline([tip + QPointF(-4, -4), tip, tip + QPointF(8, -9)])
        painter.restore()

    @staticmethod
    def _write(painter: QPainter, place: QRect, text: str, colour: str, font: QFont) -> None:
        painter.setFont(font)
        painter.setPen(QColor(colour))
        shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, place.width())
        painter.drawText(place, MIDDLE, shown)
