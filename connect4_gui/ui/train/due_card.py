"""DueCard: what is to be done today, with the button that starts it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from connect4_gui.training.session import SITTING
from connect4_gui.training.sets import Home
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import scaled, text_px
from connect4_gui.ui.train.position_picture import PositionPicture
from connect4_gui.ui.train.progress_dots import ProgressDots
from connect4_gui.ui.train.train_words import due_text, due_title
from connect4_gui.ui.words.retranslation import keep_translated

PICTURE_PX = (138, 120)
NARROW_PX = 660


class DueCard(QFrame):
    """``start_requested`` is the wish to do them, or to practise when nothing is due."""

    start_requested = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._home: Home | None = None
        self.picture = PositionPicture(*PICTURE_PX, appearance)
        self.title, self.text, self.done = QLabel(), QLabel(), QLabel()
        self.dots = ProgressDots(appearance)
        self.start = QPushButton()
        self._lay_out()
        self.start.clicked.connect(self.start_requested)
        keep_translated(self, self._write_texts)

    def show_home(self, home: Home) -> None:
        self._home = home
        self.picture.show_board(None if home.example is None else home.example.board)
        self._write_texts()

    def set_width(self, width: int) -> None:
        """Stand below each other where the card is narrow."""
        is_narrow = width < text_px(NARROW_PX)
        direction = QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight
        self._row.setDirection(direction)
        self.picture.setVisible(not is_narrow)

    def _write_texts(self) -> None:
        home = self._home
        if home is None:
            return
        self.title.setText(due_title(home))
        self.text.setText(due_text(home))
        goal = max(SITTING, home.done) if home.due else home.done
        self.dots.show_done(min(home.done, SITTING), SITTING)
        has_begun = home.done > 0
        self.dots.setVisible(has_begun)
        self.done.setVisible(has_begun)
        self.done.setText(self.tr("{done} of {goal} done").format(done=home.done, goal=max(goal, SITTING)))
        self.start.setText(self.tr("Start") if home.due else self.tr("Practise"))
        self.start.setAccessibleName(self.start.text())
        self.start.setAccessibleDescription(f"{self.title.text()}. {self.text.text()}")

    def _lay_out(self) -> None:
        self.title.setFont(scaled(1.57, QFont.Weight.Bold))
        self.text.setProperty("role", "muted")
        self.done.setProperty("role", "muted")
        for label in (self.title, self.text):
            label.setWordWrap(True)
        self.start.setProperty("role", "primary")
        self.start.setFont(scaled(1.21, QFont.Weight.Bold))
        self.start.setMinimumSize(136, 56)
        self.start.setAutoDefault(True)
        dots = QHBoxLayout()
        dots.setSpacing(14)
        dots.addWidget(self.dots)
        dots.addWidget(self.done)
        dots.addStretch(1)
        words = QVBoxLayout()
        words.setSpacing(8)
        words.addStretch(1)
        words.addWidget(self.title)
        words.addWidget(self.text)
        words.addLayout(dots)
        words.addStretch(1)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(24, 24, 24, 24)
        self._row.setSpacing(24)
        self._row.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignVCenter)
        self._row.addLayout(words, 1)
        self._row.addWidget(self.start, 0, Qt.AlignmentFlag.AlignVCenter)
