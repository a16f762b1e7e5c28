"""Segmented: one choice out of a few, all of them in sight."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Generic, TypeVar

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QRadioButton, QSizePolicy, QVBoxLayout, QWidget

from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import scaled
from connect4_gui.ui.look.target import target_px

T = TypeVar("T")

CORNER, INSET = 12, 3
STEP_KEYS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}


def _even_length(count: int, most_in_a_row: int) -> int:
    """How many of ``count`` stand in a row, if the rows are to be as even as can be."""
    row_count = -(-count // most_in_a_row)
    return -(-count // row_count)


def _chosen_metrics() -> QFontMetrics:
    """How wide a title is when it is chosen."""
    return QFontMetrics(scaled(1, QFont.Weight.DemiBold))


class _Segment(QRadioButton):
    """A radio button in other clothes: Tab comes to the chosen one, the arrow keys go on from there."""

    def __init__(self, text: str, appearance: Appearance) -> None:
        super().__init__(text)
        self._appearance = appearance
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrow keys belong to the whole choice."""
        if event.key() in STEP_KEYS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def hitButton(self, point: QPoint) -> bool:
        return self.rect().contains(point)

    def sizeHint(self) -> QSize:
        """Room for the title as it looks when it is chosen, so that choosing moves nothing."""
        return QSize(self.width_in(_chosen_metrics()), target_px())

    def width_in(self, metrics: QFontMetrics) -> int:
        return metrics.horizontalAdvance(self.text()) + 20

    def minimumSizeHint(self) -> QSize:
        return QSize(44, target_px())

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._appearance.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            painter.setOpacity(0.6)
        inside = QRectF(self.rect()).adjusted(INSET, INSET, -INSET, -INSET)
        ground = theme.panel
        if self.isChecked():
            ground = theme.accent if self.isEnabled() else theme.line
        elif self.underMouse() and self.isEnabled():
            ground = theme.accent_soft
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(inside, CORNER - INSET, CORNER - INSET)
        if self.hasFocus():
            self._paint_focus(painter, inside)
        is_filled = self.isChecked() and self.isEnabled()
        painter.setPen(QColor(theme.text_on(ground) if is_filled else theme.text))
        painter.setFont(self._font())
        space = self.rect().adjusted(7, 0, -7, 0)
        text = QFontMetrics(self._font()).elidedText(self.text(), Qt.TextElideMode.ElideRight, space.width())
        painter.drawText(space, Qt.AlignmentFlag.AlignCenter, text)

    def _paint_focus(self, painter: QPainter, inside: QRectF) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        theme = self._appearance.theme
        ring = theme.text_on(theme.accent) if self.isChecked() else theme.accent
        painter.setPen(QPen(QColor(ring), 2))
        painter.drawRoundedRect(inside.adjusted(3, 3, -3, -3), CORNER - 5, CORNER - 5)

    def _font(self) -> QFont:
        return scaled(1, QFont.Weight.DemiBold if self.isChecked() else QFont.Weight.Medium)


class Segmented(QWidget, Generic[T]):
    """Chooses one of ``options``, pairs of a value and its title.

    The segments are equally wide, or, if ``is_fitted``, as wide as their titles need. More than ``most_in_a_row`` are
    spread over several rows, each of which fills the width; :meth:`wrap` puts them into one where they have the room.
    """

    value_changed = Signal(object)

    def __init__(
        self,
        name: str,
        options: Iterable[tuple[T, str]],
        appearance: Appearance,
        *,
        is_fitted: bool = False,
        most_in_a_row: int = 6,
    ) -> None:
        super().__init__()
        self._appearance = appearance
        self._segments: dict[_Segment, T] = {}
        self._is_fitted = is_fitted
        for value, title in options:
            segment = _Segment(title, appearance)
            segment.toggled.connect(self._report)
            self._segments[segment] = value
        self._most_in_a_row = most_in_a_row
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._rows: list[QHBoxLayout] = []
        self._lay_out(most_in_a_row)
        self.set_name(name)
        next(iter(self._segments)).setChecked(True)
        appearance.theme_changed.connect(self.update)

    @property
    def value(self) -> T:
        return next(value for segment, value in self._segments.items() if segment.isChecked())

    @property
    def titles(self) -> list[str]:
        return [segment.text() for segment in self._segments]

    def segment(self, value: T) -> QRadioButton:
        return self._own(value)

    def _own(self, value: T) -> _Segment:
        return next(segment for segment, own in self._segments.items() if own == value)

    def set_value(self, value: T) -> None:
        self.segment(value).setChecked(True)

    def set_name(self, name: str) -> None:
        """What the choice is about, for those who hear it."""
        self._name = name
        self.setAccessibleName(name)
        for segment in self._segments:
            segment.setAccessibleName(f"{name}: {segment.text()}")
            self._describe(segment)

    def set_title(self, value: T, title: str) -> None:
        segment = self._own(value)
        segment.setText(title)
        segment.setAccessibleName(f"{self._name}: {title}")
        for row in self._rows:
            row.setStretchFactor(segment, self._share(segment))

    def offer(self, values: Collection[T]) -> None:
        """Let nothing but ``values`` be chosen; the others keep their places."""
        for segment, value in self._segments.items():
            segment.setEnabled(value in values)

    def wrap(self, width: int) -> bool:
        """Stand in one row if all the titles fit into ``width``, else in as many as need be; True if that is new."""
        rows = len(self._rows)
        self._lay_out(self._length_in(width))
        if rows != len(self._rows):
            self.updateGeometry()
        return rows != len(self._rows)

    def wrapped_height(self, width: int) -> int:
        """How high it is when it is wrapped to ``width``."""
        return -(-len(self._segments) // self._length_in(width)) * target_px()

    def _length_in(self, width: int) -> int:
        """The most segments in a row that is as wide as ``width``: all, or as many as are wanted, or fewer still."""
        lengths = (len(self._segments), *range(self._most_in_a_row, 1, -1))
        return next((length for length in lengths if self._fits(length, width)), 1)

    def _fits(self, most_in_a_row: int, width: int) -> bool:
        metrics = _chosen_metrics()
        widths = [segment.width_in(metrics) for segment in self._segments]
        length = _even_length(len(widths), most_in_a_row)
        rows = [widths[first : first + length] for first in range(0, len(widths), length)]
        return all((sum(row) if self._is_fitted else len(row) * max(row)) <= width for row in rows)

    def set_tip(self, value: T, tip: str) -> None:
        segment = self._own(value)
        segment.setToolTip(tip)
        self._describe(segment)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrows go through the options in their order, from row to row, and leave out what cannot be chosen."""
        step = STEP_KEYS.get(Qt.Key(event.key()))
        open_ones = [segment for segment in self._segments if segment.isEnabled()]
        index = next((i for i, segment in enumerate(open_ones) if segment.hasFocus()), None)
        if step is None or index is None:
            super().keyPressEvent(event)
        elif 0 <= index + step < len(open_ones):
            open_ones[index + step].setFocus(Qt.FocusReason.OtherFocusReason)
            open_ones[index + step].setChecked(True)

    def _describe(self, segment: _Segment) -> None:
        """Say which one of how many it is, and what its tip says."""
        number = list(self._segments).index(segment) + 1
        place = self.tr("{number} of {count}").format(number=number, count=len(self._segments))
        segment.setAccessibleDescription(f"{place}. {segment.toolTip()}" if segment.toolTip() else place)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._appearance.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.setBrush(QColor(theme.panel))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), CORNER, CORNER)

    def _lay_out(self, most_in_a_row: int) -> None:
        """Fill rows with the segments, from the top down and as evenly as can be.

        Old rows go empty: a segment that they still knew might be gone before them.
        """
        row_count = -(-len(self._segments) // most_in_a_row)
        if row_count == len(self._rows):
            return
        for row in self._rows:
            self._column.removeItem(row)
            while row.count():
                row.takeAt(0)
            row.deleteLater()
        length = _even_length(len(self._segments), most_in_a_row)
        self._rows = [QHBoxLayout() for _ in range(row_count)]
        for row in self._rows:
            row.setSpacing(0)
            self._column.addLayout(row)
        for index, segment in enumerate(self._segments):
            self._rows[index // length].addWidget(segment, self._share(segment))
        self._column.invalidate()

    def _share(self, segment: _Segment) -> int:
        """The segment's part of the width, compared with the others'."""
        return segment.sizeHint().width() if self._is_fitted else 1

    def _report(self, is_checked: bool) -> None:
        if is_checked:
            self._aim_tab_key()
            self.value_changed.emit(self.value)

    def _aim_tab_key(self) -> None:
        """Let Tab come to the chosen segment, also if it was chosen while the control was disabled."""
        for segment in self._segments:
            policy = Qt.FocusPolicy.StrongFocus if segment.isChecked() else Qt.FocusPolicy.ClickFocus
            segment.setFocusPolicy(policy)
