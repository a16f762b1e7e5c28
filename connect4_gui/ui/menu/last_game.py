"""LastGameCard: the last game that was played, to look at it again. LastGameLink: the same as one line."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout

from connect4_gui.store.archived_game import ArchivedGame
from connect4_gui.ui.look.action_icon import action_icon
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import scaled
from connect4_gui.ui.menu.left_off_texts import last_game_facts, last_game_title, players_text
from connect4_gui.ui.widgets.elided_label import ElidedLabel
from connect4_gui.ui.widgets.link_button import LinkButton
from connect4_gui.ui.widgets.panel_button import PanelButton, face_label
from connect4_gui.ui.words.breakable import breakable
from connect4_gui.ui.words.retranslation import keep_translated

ICON_PX, CHEVRON_PX = 40, 16


class LastGameCard(PanelButton):
    def __init__(self, appearance: Appearance) -> None:
        super().__init__("card")
        self._appearance = appearance
        self._game: ArchivedGame | None = None
        self._icon, self._chevron = face_label("icon"), face_label()
        self._icon.setFixedSize(ICON_PX, ICON_PX)
        self._icon.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.title, self.players, self.facts = face_label(), ElidedLabel(), ElidedLabel()
        self.title.setFont(scaled(1.07, QFont.Weight.DemiBold))
        self.title.setWordWrap(True)
        for label in (self.players, self.facts):
            face_label("muted", label).setFont(scaled(0.93))
        self._lay_out()
        appearance.theme_changed.connect(self._draw)
        self._draw()
        keep_translated(self, self._write_texts)

    def show_game(self, game: ArchivedGame) -> None:
        self._game = game
        self._write_texts()

    def _lay_out(self) -> None:
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        words = QVBoxLayout()
        words.setSpacing(3)
        for label in (self.title, self.players, self.facts):
            words.addWidget(label)
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 14, 20, 14)
        row.setSpacing(16)
        row.addWidget(self._icon)
        row.addLayout(words, 1)
        row.addWidget(self._chevron)

    @Slot()
    def _draw(self) -> None:
        theme, ratio = self._appearance.theme, self.devicePixelRatio()
        self._icon.setPixmap(action_icon("history", theme).pixmap(QSize(20, 20), ratio))
        self._chevron.setPixmap(action_icon("chevron-right", theme).pixmap(QSize(CHEVRON_PX, CHEVRON_PX), ratio))

    def _write_texts(self) -> None:
        if self._game is None:
            return
        said = last_game_title(self._game), players_text(self._game.record.setup), last_game_facts(self._game)
        self.title.setText(breakable(said[0]))
        self.players.setText(said[1])
        self.facts.setText(said[2])
        self.setAccessibleName(said[0])
        self.setAccessibleDescription(" · ".join(said[1:]))
        self.setToolTip(self.tr("Look at this game again"))


class LastGameLink(LinkButton):
    def __init__(self, appearance: Appearance) -> None:
        super().__init__("history", appearance)
        keep_translated(self, self._write_texts)

    def _write_texts(self) -> None:
        self.set_words(self.tr("Look at the last game"))
        self.setToolTip(self.tr("Look at the last game"))
