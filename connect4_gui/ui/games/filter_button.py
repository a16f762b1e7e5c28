"""FilterButton: one thing that games are filtered by, and what it is set to; a click lists the choices."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, TypeVar

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup, QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import scaled
from connect4_gui.ui.look.target import target_px

T = TypeVar("T")

CORNER = 10
SIDE_SPACE, GAP, ARROW_SPACE = 12, 6, 28


class FilterButton(QPushButton, Generic[T]):
    """The first option is the one that filters nothing. ``value_changed`` comes when a person has chosen another."""

    value_changed = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._name = ""
        self._options: list[tuple[T, str]] = []
        self._chosen = 0
        self.choices = QMenu(self)
        self.setAutoDefault(True)
        self.clicked.connect(self.open_choices)
        appearance.theme_changed.connect(self.update)

    @property
    def value(self) -> T:
        return self._options[self._chosen][0]

    @property
    def options(self) -> tuple[tuple[T, str], ...]:
        """What can be chosen: values and their titles."""
        return tuple(self._options)

    @property
    def is_set(self) -> bool:
        """Whether it filters anything."""
        return self._chosen != 0

    def set_options(self, name: str, options: Iterable[tuple[T, str]]) -> None:
        """Offer ``options``, pairs of a value and its title. What was chosen stays chosen if it is among them."""
        before = self.value if self._options else None
        self._name, self._options = name, list(options)
        values = [value for value, _ in self._options]
        self._chosen = values.index(before) if before in values else 0
        self._fill_choices()
        self._show()

    def set_value(self, value: T) -> None:
        """Choose without telling."""
        self._chosen = [own for own, _ in self._options].index(value)
        self._show()

    def clear(self) -> None:
        """Filter nothing, without telling."""
        self._chosen = 0
        self._show()

    @Slot()
    def open_choices(self) -> None:
        actions = self.choices.actions()
        actions[self._chosen].setChecked(True)
        self.choices.setActiveAction(actions[self._chosen])
        self.choices.popup(self.mapToGlobal(QPoint(0, self.height() + 4)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down:
            self.open_choices()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        label = QFontMetrics(self._label_font()).horizontalAdvance(self._name)
        title = QFontMetrics(self._title_font()).horizontalAdvance(self._title)
        return QSize(SIDE_SPACE + label + GAP + title + ARROW_SPACE, target_px())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._appearance.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = 2 if self.hasFocus() else 1
        inside = QRectF(self.rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2)
        painter.setPen(QPen(QColor(theme.accent if self.hasFocus() else theme.line), width))
        painter.setBrush(QColor(theme.accent_soft if self.underMouse() else theme.panel))
        painter.drawRoundedRect(inside, CORNER, CORNER)
        self._paint_words(painter)
        self._paint_arrow(painter)

    def _paint_words(self, painter: QPainter) -> None:
        theme, metrics = self._appearance.theme, QFontMetrics(self._label_font())
        space = self.rect().adjusted(SIDE_SPACE, 0, 0, 0)
        painter.setFont(self._label_font())
        painter.setPen(QColor(theme.muted))
        painter.drawText(space, Qt.AlignmentFlag.AlignVCenter, self._name)
        space.setLeft(space.left() + metrics.horizontalAdvance(self._name) + GAP)
        painter.setFont(self._title_font())
        painter.setPen(QColor(theme.accent_text if self.is_set else theme.text))
        painter.drawText(space, Qt.AlignmentFlag.AlignVCenter, self._title)

    def _paint_arrow(self, painter: QPainter) -> None:
        tip = QPointF(self.width() - ARROW_SPACE / 2 - 2, self.height() / 2 + 2)
        pen = QPen(QColor(self._appearance.theme.muted), 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawPolyline([tip + QPointF(-4, -4), tip, tip + QPointF(4, -4)])

    @property
    def _title(self) -> str:
        return self._options[self._chosen][1] if self._options else ""

    def _fill_choices(self) -> None:
        self.choices.clear()
        group = QActionGroup(self.choices)
        for index, (_, title) in enumerate(self._options):
            action = QAction(title.replace("&", "&&"), group, checkable=True)
            action.setData(index)
            action.triggered.connect(self._choose)
            self.choices.addAction(action)

    @Slot()
    def _choose(self) -> None:
        action = self.sender()
        if isinstance(action, QAction) and action.data() != self._chosen:
            self._chosen = action.data()
            self._show()
            self.value_changed.emit()

    def _show(self) -> None:
        self.setAccessibleName(f"{self._name}: {self._title}")
        self.updateGeometry()
        self.update()

    @staticmethod
    def _label_font() -> QFont:
        return scaled(1)

    @staticmethod
    def _title_font() -> QFont:
        return scaled(1, QFont.Weight.DemiBold)
