"""TaskCard: who is to move and what is asked for, framed in the mover's colour."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from connect4_gui.engine.board import Side
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.disc_painter import paint_disc
from connect4_gui.ui.look.fonts import scaled
from connect4_gui.ui.train.framed_card import FramedCard

FRAME = 3.0
DISC_PX = 48
MARGINS, SMALL_MARGINS = (22, 20, 22, 20), (14, 10, 14, 10)


class TaskCard(FramedCard):
    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self._side = Side.FIRST
        self._disc = _Disc(appearance)
        self.title = QLabel()
        self.text = QLabel()
        self.title.setFont(scaled(1.43, QFont.Weight.Bold))
        self.text.setFont(scaled(1.07))
        for label in (self.title, self.text):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addWidget(self.title)
        words.addWidget(self.text)
        words.addStretch(1)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(*MARGINS)
        self._row.setSpacing(20)
        self._row.addWidget(self._disc, 0, Qt.AlignmentFlag.AlignTop)
        self._row.addLayout(words, 1)

    @property
    def frame(self) -> tuple[str, float]:
        return self._appearance.theme.disc(self._side), FRAME

    def show_task(self, side: Side, title: str, text: str) -> None:
        self._side = self._disc.side = side
        self.title.setText(title)
        self.text.setText(text)
        self.text.setVisible(bool(text))
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        self._disc.update()
        self.update()

    def set_small(self, is_small: bool) -> None:
        self._row.setContentsMargins(*(SMALL_MARGINS if is_small else MARGINS))
        self._disc.setVisible(not is_small)


class _Disc(QWidget):
    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self.side = Side.FIRST
        self.setFixedSize(DISC_PX, DISC_PX)
        appearance.theme_changed.connect(self.update)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_disc(painter, QPointF(DISC_PX / 2, DISC_PX / 2), DISC_PX / 2 - 1, self.side, self._appearance.theme)
        painter.end()
