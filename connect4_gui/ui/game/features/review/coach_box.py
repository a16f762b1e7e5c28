"""CoachBox: what the coach says about a move, what can be done about it, and how far the review has come."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QProgressBar, QVBoxLayout, QWidget

from connect4_gui.coach.quality import Quality
from connect4_gui.ui.game.features.review.quality_sign import QualitySign
from connect4_gui.ui.game.features.review.review_actions import ReviewActions
from connect4_gui.ui.game.features.review.word_button import WordButton
from connect4_gui.ui.look.action_icon import tinted_icon
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import icon_px, scaled, text_px
from connect4_gui.ui.widgets.action_button import ActionButton
from connect4_gui.ui.widgets.flow_layout import FlowLayout
from connect4_gui.ui.words.retranslation import keep_translated

MARGINS = (18, 14, 18, 16)
GAP_PX, BUTTON_GAP_PX = 10, 8
BAR_PX, ICON_PX = 8, 18
TITLE_BESIDE_PX = 340


@dataclass(frozen=True, slots=True)
class CoachWords:
    """``count`` says which mistake it is; ``better`` and ``note``, what came of trying, may be empty."""

    title: str
    why: str = ""
    better: str = ""
    note: str = ""
    count: str = ""
    quality: Quality | None = None
    is_only: bool = False

    @property
    def aloud(self) -> str:
        parts = (self.title, self.count, self.why, self.better, self.note)
        return ". ".join(part.rstrip(".") for part in parts if part)


class CoachBox(QFrame):
    def __init__(self, appearance: Appearance, actions: ReviewActions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._appearance = appearance
        self.words = CoachWords("")
        self._sign = QualitySign(appearance)
        self.title, self.count = QLabel(), QLabel()
        self.why, self.better, self.note = QLabel(), QLabel(), QLabel()
        self._bulb = QLabel()
        self.previous, self.close_button = ActionButton(actions.previous), ActionButton(actions.leave)
        self.show_me, self.try_again = WordButton(actions.show_me), WordButton(actions.try_again)
        self.next, self.play = WordButton(actions.next), WordButton(actions.play)
        self.bar, self.progress, self.stop = QProgressBar(), QLabel(), WordButton(actions.stop)
        self._is_title_below: bool | None = None
        self._dress()
        self._lay_out()
        self._draw()
        appearance.theme_changed.connect(self._draw)
        keep_translated(self, self._write_texts)

    @property
    def buttons(self) -> tuple[WordButton, ...]:
        return (self.show_me, self.try_again, self.next, self.play)

    def show_words(self, words: CoachWords) -> None:
        """Say something else, touching only what has changed."""
        if words == self.words:
            return
        self.words = words
        self.title.setText(words.title)
        self._sign.show_quality(words.quality, is_only=words.is_only)
        for label, text in (
            (self.why, words.why),
            (self.better, words.better),
            (self.note, words.note),
            (self.count, words.count),
        ):
            label.setText(text)
            label.setVisible(bool(text))
        self._bulb.setVisible(bool(words.better))
        self.setAccessibleDescription(words.aloud)

    def show_progress(self, done: int, total: int, text: str) -> None:
        """How far the review has come; without ``text`` that is over."""
        is_shown = bool(text)
        self.bar.setMaximum(max(total, 1))
        self.bar.setValue(done)
        self.progress.setText(text)
        for widget in (self.bar, self.progress, self.stop):
            widget.setVisible(is_shown)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_title()

    def _write_texts(self) -> None:
        self.setAccessibleName(self.tr("Coach"))
        self.bar.setAccessibleName(self.tr("Progress of the review"))

    @Slot()
    def _draw(self) -> None:
        icon = tinted_icon("hint", self._appearance.theme.good)
        self._bulb.setPixmap(icon.pixmap(QSize(icon_px(ICON_PX), icon_px(ICON_PX)), self.devicePixelRatioF()))

    def _dress(self) -> None:
        self.title.setFont(scaled(1.2, QFont.Weight.Bold))
        self.count.setProperty("role", "muted")
        self.progress.setProperty("role", "muted")
        self.better.setProperty("role", "good")
        self.note.setFont(scaled(1, QFont.Weight.DemiBold))
        for label in (self.title, self.why, self.better, self.note):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.show_me.setProperty("role", "primary")
        self.bar.setTextVisible(False)
        self.bar.setFixedHeight(BAR_PX)
        for button in (self.previous, self.close_button):
            button.set_text_shown(False)
        for widget in (self.count, self.why, self.better, self.note, self._bulb):
            widget.hide()

    def _lay_out(self) -> None:
        self._head = head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._sign)
        head.addStretch()
        head.addWidget(self.previous)
        head.addWidget(self.count)
        head.addWidget(self.close_button)
        better = QHBoxLayout()
        better.setSpacing(8)
        better.addWidget(self._bulb, 0, Qt.AlignmentFlag.AlignTop)
        better.addWidget(self.better, 1)
        working = QHBoxLayout()
        working.setSpacing(GAP_PX)
        working.addWidget(self.bar, 1)
        working.addWidget(self.progress)
        working.addWidget(self.stop)
        buttons = FlowLayout(BUTTON_GAP_PX)
        for button in self.buttons:
            buttons.addWidget(button)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(*MARGINS)
        column.setSpacing(GAP_PX)
        column.addLayout(head)
        column.addWidget(self.why)
        column.addLayout(better)
        column.addWidget(self.note)
        column.addLayout(working)
        column.addLayout(buttons)
        self._place_title()

    def _place_title(self) -> None:
        """Between the sign and the buttons, or below them where that would break it into many lines."""
        is_below = self.width() < text_px(TITLE_BESIDE_PX)
        if is_below is self._is_title_below:
            return
        self._is_title_below = is_below
        for layout in (self._head, self._column):
            layout.removeWidget(self.title)
        if is_below:
            self._column.insertWidget(1, self.title)
        else:
            self._head.insertWidget(1, self.title, 1)
