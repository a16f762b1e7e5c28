"""FoundCard: how much somebody finds of what there is to find, as bars."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from connect4_gui.training.sets import Found, Home
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import scaled
from connect4_gui.ui.train.figure_card import FigureCard
from connect4_gui.ui.train.train_words import percent_text, theme_title
from connect4_gui.ui.words.retranslation import keep_translated

LINE_PX, BAR_PX, PERCENT_PX, GAP = 34, 8, 56, 14


class FoundCard(FigureCard):
    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        self._bars = _Bars(appearance)
        super().__init__(self._bars, parent)
        self._found: tuple[Found, ...] = ()
        keep_translated(self, self._write_texts)

    def show_home(self, home: Home) -> None:
        """Only what was asked for at least once is shown."""
        self._found = tuple(found for found in home.found if found.answered)
        self._bars.show_found(self._found)
        self._write_texts()

    def _write_texts(self) -> None:
        said = [f"{theme_title(found.theme)} {percent_text(found.solved / found.answered)}" for found in self._found]
        self.set_words(self.tr("What you find"), "", ", ".join(said))
        self._bars.update()


class _Bars(QWidget):
    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._found: tuple[Found, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        appearance.theme_changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(280, LINE_PX * len(self._found))

    def show_found(self, found: tuple[Found, ...]) -> None:
        self._found = found
        self.updateGeometry()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        names = QFontMetrics(scaled(1))
        wide = max((names.horizontalAdvance(theme_title(found.theme)) for found in self._found), default=0)
        for number, found in enumerate(self._found):
            self._paint_line(painter, LINE_PX * number, float(wide), found)
        painter.end()

    def _paint_line(self, painter: QPainter, top: float, name_px: float, found: Found) -> None:
        theme, share = self._appearance.theme, found.solved / found.answered
        painter.setFont(scaled(1))
        painter.setPen(QColor(theme.text))
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(0, top, name_px + 2, LINE_PX), left, theme_title(found.theme))
        painter.setFont(scaled(1, QFont.Weight.Bold))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(self.width() - PERCENT_PX, top, PERCENT_PX, LINE_PX), right, percent_text(share))
        bar = QRectF(name_px + GAP, top + (LINE_PX - BAR_PX) / 2, 0, BAR_PX)
        bar.setRight(self.width() - PERCENT_PX - 4)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.line))
        painter.drawRoundedRect(bar, BAR_PX / 2, BAR_PX / 2)
        if share > 0:
            painter.setBrush(QColor(theme.accent))
            bar.setWidth(max(bar.width() * share, BAR_PX))
            painter.drawRoundedRect(bar, BAR_PX / 2, BAR_PX / 2)
