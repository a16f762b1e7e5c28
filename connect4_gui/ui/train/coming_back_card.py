"""ComingBackCard: how many puzzles come back today and on the next days, as columns."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from connect4_gui.settings.colour import mix
from connect4_gui.training.sets import Home
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import scaled
from connect4_gui.ui.train.figure_card import FigureCard
from connect4_gui.ui.train.train_words import weekday_name
from connect4_gui.ui.words.retranslation import keep_translated

HEIGHT, LABEL_PX, BAR_PX, LEAST_BAR, PALE = 132, 22, 24, 6.0, 0.4


class ComingBackCard(FigureCard):
    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        self._columns = _Columns(appearance)
        super().__init__(self._columns, parent)
        self._home: Home | None = None
        keep_translated(self, self._write_texts)

    def show_home(self, home: Home) -> None:
        self._home = home
        self._write_texts()

    def _write_texts(self) -> None:
        if self._home is None:
            return
        counts = self._home.coming_back
        names = [self.tr("Today"), *(weekday_name(self._home.weekday + day) for day in range(1, len(counts)))]
        self._columns.show_days(names, counts)
        said = ", ".join(f"{name} {count}" for name, count in zip(names, counts, strict=True))
        self.set_words(self.tr("Coming back"), self.tr("puzzles a day"), said)


class _Columns(QWidget):
    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._days: list[tuple[str, int]] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        appearance.theme_changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(280, HEIGHT)

    def show_days(self, names: list[str], counts: tuple[int, ...]) -> None:
        self._days = list(zip(names, counts, strict=True))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._days:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pitch = self.width() / len(self._days)
        most = max(1, *(count for _, count in self._days))
        for number, (name, count) in enumerate(self._days):
            place = QRectF(pitch * number, 0, pitch, HEIGHT)
            self._paint_day(painter, place, name, count, count / most, is_today=number == 0)
        painter.end()

    def _paint_day(
        self, painter: QPainter, place: QRectF, name: str, count: int, share: float, *, is_today: bool
    ) -> None:
        theme = self._appearance.theme
        painter.setFont(scaled(0.93, QFont.Weight.Bold if is_today else QFont.Weight.Normal))
        painter.setPen(QColor(theme.text if is_today else theme.muted))
        label = QRectF(place.left() - 6, HEIGHT - LABEL_PX, place.width() + 12, LABEL_PX)
        painter.drawText(label, Qt.AlignmentFlag.AlignCenter, name)
        if count == 0:
            return
        height = max(LEAST_BAR, (HEIGHT - 2 * LABEL_PX - 6) * share)
        bar = QRectF(place.center().x() - BAR_PX / 2, HEIGHT - LABEL_PX - 4 - height, BAR_PX, height)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.accent if is_today else mix(theme.accent, theme.panel, PALE)))
        painter.drawRoundedRect(bar, 5, 5)
        painter.setFont(scaled(0.93, QFont.Weight.Bold))
        painter.setPen(QColor(theme.text))
        number = QRectF(place.left(), bar.top() - LABEL_PX, place.width(), LABEL_PX)
        painter.drawText(number, Qt.AlignmentFlag.AlignCenter, str(count))
