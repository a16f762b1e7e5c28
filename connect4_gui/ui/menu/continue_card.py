"""ContinueCard: the game that was left off, with its board; one click goes on with it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout

from connect4_gui.game.saved_match import SavedMatch
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import scaled, text_px
from connect4_gui.ui.look.target import target_px
from connect4_gui.ui.menu.left_off_texts import board_text, opponent_text, turn_text
from connect4_gui.ui.menu.mini_board import BoardThumbnail
from connect4_gui.ui.widgets.elided_label import ElidedLabel
from connect4_gui.ui.widgets.panel_button import PanelButton, face_label
from connect4_gui.ui.words.breakable import breakable
from connect4_gui.ui.words.retranslation import keep_translated

CONTINUE_KEYS = QKeySequence("Alt+C")
STRIP_PX = 88
CARD_BOARD, STRIP_BOARD = QSize(173, 150), QSize(82, 70)


class ContinueCard(PanelButton):
    """A card, or a strip of ``STRIP_PX`` where there is less room; long names are wrapped on one, cut on the other."""

    def __init__(self, appearance: Appearance, *, is_strip: bool) -> None:
        super().__init__("card")
        self._saved: SavedMatch | None = None
        self._is_strip = is_strip
        self.board = BoardThumbnail(STRIP_BOARD if is_strip else CARD_BOARD, appearance)
        self.title, self.opponent, self.facts = (_line(is_strip=is_strip) for _ in range(3))
        self.title.setFont(scaled(1.2 if is_strip else 1.36, QFont.Weight.Bold))
        for label in (self.opponent, self.facts):
            label.setProperty("role", "muted")
        self._button = face_label("soft")
        self._button.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._button.setFont(scaled(1, QFont.Weight.DemiBold))
        self._lay_out(is_strip=is_strip)
        keep_translated(self, self._write_texts)

    def show_match(self, saved: SavedMatch) -> None:
        self._saved = saved
        self.board.show_game(saved.record.game())
        self._write_texts()

    def _lay_out(self, *, is_strip: bool) -> None:
        words = QVBoxLayout()
        words.setSpacing(4)
        row = QHBoxLayout(self)
        row.addWidget(self.board)
        row.addLayout(words, 1)
        words.addStretch()
        for label in (self.title, self.opponent, self.facts):
            words.addWidget(label)
        words.addStretch()
        if is_strip:
            row.setContentsMargins(14, 4, 16, 4)
            row.setSpacing(16)
            row.addWidget(self._button)
            return
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        row.setContentsMargins(20, 20, 20, 20)
        row.setSpacing(22)
        words.addWidget(self._button)

    def _write_texts(self) -> None:
        self._button.setText(self.tr("Continue"))
        self._button.setFixedHeight(target_px())
        if self._is_strip:
            self.setFixedHeight(text_px(STRIP_PX))
        if self._saved is None:
            return
        record = self._saved.record
        said = turn_text(record), opponent_text(record.setup), board_text(record)
        for label, text in zip((self.title, self.opponent, self.facts), said, strict=True):
            label.setText(text if isinstance(label, ElidedLabel) else breakable(text))
        self.setAccessibleName(self.tr("Continue"))
        self.setAccessibleDescription(" · ".join(said))
        keys = CONTINUE_KEYS.toString(QKeySequence.SequenceFormat.NativeText)
        self.setToolTip(self.tr("Go on with this game ({keys})").format(keys=keys))


def _line(*, is_strip: bool) -> QLabel:
    if is_strip:
        return face_label(label=ElidedLabel())
    label = face_label()
    label.setWordWrap(True)
    return label
