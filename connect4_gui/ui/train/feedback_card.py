"""FeedbackCard: what came of a move, and what to do next."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from connect4_gui.ui.look.action_icon import tinted_icon
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import icon_px, scaled
from connect4_gui.ui.look.stylesheet import set_role
from connect4_gui.ui.train.framed_card import FramedCard
from connect4_gui.ui.widgets.flow_layout import FlowLayout

ICON_PX, BUTTON_PX, FRAME = 20, 40, 1.6
MARGINS, SMALL_MARGINS = (20, 18, 20, 18), (14, 10, 14, 10)


class Tone(Enum):
    PLAIN = "plain"
    GOOD = "good"
    WARN = "warn"
    BAD = "bad"


ICONS = {Tone.PLAIN: "train", Tone.GOOD: "check", Tone.WARN: "close", Tone.BAD: "warning"}


class FeedbackCard(FramedCard):
    """Its buttons belong to its owner, who says which of them are there; the first one is the main one.

    ``said`` comes with every new word.
    """

    said = Signal()

    def __init__(self, appearance: Appearance, buttons: tuple[QPushButton, ...], parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self.tone = Tone.PLAIN
        self._icon = QLabel()
        self.title, self.note, self.text = QLabel(), QLabel(), QLabel()
        self._buttons = buttons
        self._is_beside: bool | None = None
        self._lay_out()
        appearance.theme_changed.connect(self._paint_icon)
        self._paint_icon()

    @property
    def frame(self) -> tuple[str, float]:
        theme = self._appearance.theme
        if self.tone is Tone.PLAIN:
            return theme.line, 1.0
        fills = {Tone.GOOD: theme.good_fill, Tone.WARN: theme.warn_fill, Tone.BAD: theme.bad_fill}
        return fills[self.tone], FRAME

    @property
    def spoken(self) -> str:
        """Everything that it says, for a screen reader."""
        return ". ".join(part.rstrip(".") for part in (self.title.text(), self.text.text(), self.note.text()) if part)

    def show_words(
        self, tone: Tone, title: str, text: str = "", note: str = "", buttons: tuple[QPushButton, ...] = ()
    ) -> None:
        """Say this, and offer ``buttons``, the main one first."""
        self.tone = tone
        self.title.setText(title)
        self.text.setText(text)
        self.text.setVisible(bool(text))
        self.note.setText(note)
        self.note.setVisible(bool(note))
        self._place_note()
        for button in self._buttons:
            button.setVisible(button in buttons)
            set_role(button, "primary" if button in buttons[:1] else "")
            button.updateGeometry()
        self._button_row.setVisible(bool(buttons))
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        self._paint_icon()
        self.update()
        self.said.emit()

    def set_small(self, is_small: bool) -> None:
        self._column.setContentsMargins(*(SMALL_MARGINS if is_small else MARGINS))
        self._column.setSpacing(6 if is_small else 12)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_note()

    def _place_note(self) -> None:
        """Beside the title, or below it where that would take its room."""
        title = self.title.fontMetrics().horizontalAdvance(self.title.text())
        needed = icon_px(ICON_PX) + title + self.note.sizeHint().width() + 3 * self._head.horizontalSpacing()
        is_beside = needed <= self.contentsRect().width() - MARGINS[0] - MARGINS[2]
        if is_beside is not self._is_beside:
            self._is_beside = is_beside
            self._head.removeWidget(self.note)
            self._head.addWidget(self.note, *((0, 2) if is_beside else (1, 1)))

    @Slot()
    def _paint_icon(self) -> None:
        theme = self._appearance.theme
        colours = {Tone.PLAIN: theme.accent_text, Tone.GOOD: theme.good, Tone.WARN: theme.warn, Tone.BAD: theme.bad}
        icon = tinted_icon(ICONS[self.tone], colours[self.tone])
        self._icon.setPixmap(icon.pixmap(QSize(icon_px(ICON_PX), icon_px(ICON_PX)), self.devicePixelRatioF()))

    def _lay_out(self) -> None:
        self.title.setFont(scaled(1.36, QFont.Weight.Bold))
        self.text.setFont(scaled(1.07))
        self.note.setProperty("role", "muted")
        for label in (self.title, self.text):
            label.setWordWrap(True)
        for label in (self.title, self.text, self.note):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._head = QGridLayout()
        self._head.setHorizontalSpacing(10)
        self._head.setVerticalSpacing(2)
        self._head.setColumnStretch(1, 1)
        self._head.addWidget(self._icon, 0, 0, Qt.AlignmentFlag.AlignTop)
        self._head.addWidget(self.title, 0, 1)
        self._place_note()
        self._button_row = QWidget()
        flow = FlowLayout(8, self._button_row)
        for button in self._buttons:
            button.setAutoDefault(True)
            button.setMinimumHeight(BUTTON_PX)
            flow.addWidget(button)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(*MARGINS)
        self._column.setSpacing(12)
        self._column.addLayout(self._head)
        self._column.addWidget(self.text)
        self._column.addWidget(self._button_row)
