"""SittingTiles: streak, rating and what is due, at a glance below the puzzle."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

from connect4_gui.training.sets import Home
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.train.train_words import TrainCounted, change_text
from connect4_gui.ui.widgets.tile import Tile
from connect4_gui.ui.words.retranslation import keep_translated


class SittingTiles(QWidget):
    """Shows nothing before it is told how things stand."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._home: Home | None = None
        self.streak, self.rating, self.due = (Tile(icon, appearance) for icon in ("streak", "rating", "calendar"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(16)
        for tile in (self.streak, self.rating, self.due):
            tile.hide()
            row.addWidget(tile, 1)
        keep_translated(self, self._write_texts)

    def show_home(self, home: Home) -> None:
        self._home = home
        for tile in (self.streak, self.rating, self.due):
            tile.show()
        self._write_texts()

    def _write_texts(self) -> None:
        home = self._home
        if home is None:
            return
        best = self.tr("best {days}").format(days=home.best_streak)
        self.streak.set_words(self.tr("Streak"), TrainCounted().days(home.streak), best)
        self.rating.set_words(self.tr("Rating"), str(round(home.rating)), change_text(home))
        done = self.tr("{count} done").format(count=home.done)
        self.due.set_words(self.tr("Due today"), str(home.due), done)
