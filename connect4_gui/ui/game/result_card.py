"""ResultCard: how the game ended, beside the board, and what to do next."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QFont, QIcon, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from connect4_gui.ui.look.fonts import scaled
from connect4_gui.ui.widgets.elided_label import plain_tip
from connect4_gui.ui.words.retranslation import keep_translated

BUTTON_PX, REVIEW_PX, MOST_PX = 40, 44, (1 << 24) - 1
GAP, WORDS_GAP, BUTTON_GAP = 14, 2, 10
SHORT_BELOW_PX = 520
BUTTON_SPACE_PX = 40
"""What a button has around its words."""


class ResultCard(QFrame):
    """``review_requested`` comes from a button that is there only if the game can be reviewed."""

    play_again_requested = Signal()
    review_requested = Signal()
    menu_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._title = QLabel()
        self._title.setFont(scaled(1.45, QFont.Weight.Bold))
        self._reason = QLabel()
        self._reason.setMinimumWidth(1)
        self._whole_reason = ""
        self._is_compact = self._is_low = False
        self._is_row: bool | None = None
        self._reason.setProperty("role", "muted")
        for label in (self._title, self._reason):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.play_again = QPushButton()
        self.play_again.setProperty("role", "primary")
        self.review, self.back_to_menu = QPushButton(), QPushButton()
        self.review.hide()
        for button in self._buttons:
            button.setAutoDefault(True)
            button.setMinimumHeight(BUTTON_PX)
        self._lay_out()
        self.play_again.clicked.connect(self.play_again_requested)
        self.review.clicked.connect(self.review_requested)
        self.back_to_menu.clicked.connect(self.menu_requested)
        keep_translated(self, self._write_texts)

    @property
    def _buttons(self) -> tuple[QPushButton, ...]:
        return (self.play_again, self.review, self.back_to_menu)

    def offer_review(self, icon: QIcon) -> None:
        """Have a button for the review; where there is little room it is the ``icon`` alone."""
        self.review.setIcon(icon)
        self.review.show()
        self._write_texts()
        self._fit_buttons()

    @property
    def title(self) -> str:
        return self._title.text()

    @property
    def reason(self) -> str:
        """The whole of it, also where it is shown shortened."""
        return self._whole_reason

    def set_text(self, title: str, reason: str) -> None:
        self._title.setText(title)
        self._whole_reason = reason
        self._write_reason()
        self.setAccessibleName(title)
        self.setAccessibleDescription(reason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._write_review()
        self._fit_buttons()
        self._write_reason()

    def set_form(self, *, is_compact: bool, is_low: bool = False) -> None:
        """The buttons stand beside the words if ``is_compact``, else below them."""
        direction = QBoxLayout.Direction.LeftToRight if is_compact else QBoxLayout.Direction.TopToBottom
        self._is_compact, self._is_low = is_compact, is_low
        self._write_review()
        self._fit_buttons()
        self._box.setDirection(direction)
        beside = (12, 8, 12, 12) if is_low else (18, 16, 18, 18)
        self._box.setContentsMargins(*((16, 8, 16, 8) if is_compact else beside))

    def _fit_buttons(self) -> None:
        """Three buttons need two rows beside the board.

        Below it, where there is little room, the review takes the place of the way to the menu, which the toolbar has.
        """
        has_review = not self.review.isHidden()
        is_short = self._is_compact and self.width() < SHORT_BELOW_PX
        self.back_to_menu.setVisible(not (has_review and (is_short or self._is_crowded)))
        is_row = self._is_compact or self._is_crowded or not has_review
        if is_row is self._is_row:
            return
        self._is_row = is_row
        places = ((0, 0, 1, 1), (0, 1, 1, 1), (0, 2, 1, 1)) if is_row else ((0, 0, 1, 2), (1, 0, 1, 1), (1, 1, 1, 1))
        for button, place in zip(self._buttons, places, strict=True):
            self._grid.removeWidget(button)
            self._grid.addWidget(button, *place)

    def _write_reason(self) -> None:
        """Leave out the end of a long reason where there is little room; the tip has all of it then."""
        text = self._whole_reason
        if self._is_compact:
            room = self.contentsRect().marginsRemoved(self._box.contentsMargins())
            shown = [button for button in self._buttons if not button.isHidden()]
            widths = [min(button.sizeHint().width(), button.maximumWidth()) for button in shown]
            buttons = sum(widths) + BUTTON_GAP * (len(shown) - 1)
            height = room.height() - self._title.sizeHint().height() - WORDS_GAP
            text = shortened(text, self._reason, room.width() - buttons - GAP, height)
        elif self._is_crowded:
            room = self.contentsRect().marginsRemoved(self._box.contentsMargins())
            taken = self._title.sizeHint().height() + WORDS_GAP + GAP + self.play_again.sizeHint().height()
            text = shortened(text, self._reason, room.width(), room.height() - taken)
        self._reason.setText(text)
        self._reason.setToolTip("" if text == self._whole_reason else plain_tip(self._whole_reason))

    def _write_texts(self) -> None:
        self.play_again.setText(self.tr("Play again"))
        self.back_to_menu.setText(self.tr("Back to menu"))
        self._write_review()

    @property
    def _is_crowded(self) -> bool:
        """Whether large texts leave no room for all the buttons beside a low board."""
        margins = self._box.contentsMargins()
        room = self.width() - margins.left() - margins.right()
        metrics = self.review.fontMetrics()
        words = sum(metrics.horizontalAdvance(text) for text in (self.tr("Review"), self.tr("Back to menu")))
        return self._is_low and room < words + 2 * BUTTON_SPACE_PX + self.review.iconSize().width() + BUTTON_GAP

    def _write_review(self) -> None:
        text = self.tr("Review")
        is_icon = self._is_compact or self._is_crowded
        self.review.setAccessibleName(text)
        self.review.setToolTip(self.tr("See how good every move was, and why (Ctrl+R)"))
        self.review.setText("" if is_icon else text)
        self.review.setProperty("tight", is_icon)
        self.review.setMinimumWidth(REVIEW_PX if is_icon else 0)
        self.review.setMaximumWidth(REVIEW_PX if is_icon else MOST_PX)

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(WORDS_GAP)
        words.addStretch()
        words.addWidget(self._title)
        words.addWidget(self._reason)
        words.addStretch()
        self._grid = QGridLayout()
        self._grid.setSpacing(BUTTON_GAP)
        self._box = QVBoxLayout(self)
        self._box.setSpacing(GAP)
        self._box.addLayout(words, 1)
        self._box.addLayout(self._grid)
        self.set_form(is_compact=False)


def shortened(text: str, label: QLabel, width: int, height: int) -> str:
    """``text`` without the words at its end for which ``label`` has no room if it is as big as this."""
    words, room = text.split(" "), QRect(0, 0, max(1, width), 0)
    for count in range(len(words), 0, -1):
        shown = text if count == len(words) else f"{' '.join(words[:count]).rstrip(':,;')}…"
        if label.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, shown).height() <= height:
            return shown
    return words[0]
