"""SetCard: one of the sets of puzzles, with a position of it and how much of it is solved."""

from __future__ import annotations

from PySide6.QtCore import QSize, Slot
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout

from connect4_gui.training.sets import SetKey, SetProgress
from connect4_gui.ui.look.action_icon import action_icon
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import scaled
from connect4_gui.ui.train.position_picture import PositionPicture
from connect4_gui.ui.train.ring import Ring
from connect4_gui.ui.train.train_words import TrainCounted, percent_text, set_note, set_title, solved_text
from connect4_gui.ui.widgets.panel_button import PanelButton, face_label
from connect4_gui.ui.words.retranslation import keep_translated

PICTURE_PX, CHEVRON_PX = (115, 100), 16


class SetCard(PanelButton):
    """Cannot be pressed while the set has no puzzles, and says how it gets some."""

    def __init__(self, key: SetKey, appearance: Appearance) -> None:
        super().__init__("card")
        self.key = key
        self._appearance = appearance
        self._progress = SetProgress(key, 0, 0, 0, None)
        self.picture = PositionPicture(*PICTURE_PX, appearance)
        self.ring = Ring(appearance)
        self.title, self.note, self.solved = face_label(), face_label("muted"), face_label("muted")
        self._chevron = face_label()
        self._lay_out()
        appearance.theme_changed.connect(self._draw)
        self._draw()
        keep_translated(self, self._write_texts)

    def show_progress(self, progress: SetProgress) -> None:
        self._progress = progress
        self.picture.show_board(None if progress.example is None else progress.example.board)
        self.setEnabled(progress.total > 0)
        self._write_texts()

    def _write_texts(self) -> None:
        progress = self._progress
        is_empty = progress.total == 0
        self.title.setText(set_title(self.key))
        self.note.setText(set_note(self.key))
        share = 0.0 if is_empty else progress.solved / progress.total
        self.ring.show_share(share, self.tr("new") if progress.is_new else percent_text(share))
        self.ring.setVisible(not is_empty)
        self._chevron.setVisible(not is_empty)
        self.solved.setText(self.tr("Play some games, and your mistakes come here.") if is_empty else self._count())
        self.setAccessibleName(set_title(self.key))
        self.setAccessibleDescription(f"{set_note(self.key)}. {self.solved.text()}")

    def _count(self) -> str:
        progress = self._progress
        return (
            TrainCounted().puzzles(progress.total) if progress.is_new else solved_text(progress.solved, progress.total)
        )

    @Slot()
    def _draw(self) -> None:
        icon = action_icon("chevron-right", self._appearance.theme)
        self._chevron.setPixmap(icon.pixmap(QSize(CHEVRON_PX, CHEVRON_PX), self.devicePixelRatio()))

    def _lay_out(self) -> None:
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.title.setFont(scaled(1.21, QFont.Weight.Bold))
        self.solved.setFont(scaled(0.93))
        self.solved.setWordWrap(True)
        for label in (self.title, self.note):
            label.setWordWrap(True)
        top = QHBoxLayout()
        top.addWidget(self.picture)
        top.addStretch(1)
        top.addWidget(self.ring)
        foot = QHBoxLayout()
        foot.addWidget(self.solved, 1)
        foot.addWidget(self._chevron)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 20, 20, 18)
        column.setSpacing(6)
        column.addLayout(top)
        column.addSpacing(10)
        column.addWidget(self.title)
        column.addWidget(self.note)
        column.addStretch(1)
        column.addSpacing(8)
        column.addLayout(foot)
