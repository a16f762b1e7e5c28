"""GamesHeadings: what the columns of the list of games are about."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from connect4_gui.ui.games.games_view import GamesView
from connect4_gui.ui.games.row_columns import note_font
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import text_px
from connect4_gui.ui.words.retranslation import keep_translated

HEIGHT, NARROW_HEIGHT = 36, 4
MIDDLE = Qt.AlignmentFlag.AlignVCenter


class GamesHeadings(QWidget):
    """The headings above the columns of ``view``."""

    def __init__(self, view: GamesView, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self._appearance = appearance
        self._titles = ("", "", "", "")
        self.setFixedHeight(text_px(HEIGHT))
        view.columns_changed.connect(self._follow)
        appearance.theme_changed.connect(self.update)
        keep_translated(self, self._write_texts)

    def paintEvent(self, _event: QPaintEvent) -> None:
        columns = self._view.row_columns()
        if columns.is_narrow:
            return
        players, result, moves, date = self._titles
        painter = QPainter(self)
        painter.setFont(note_font())
        painter.setPen(QColor(self._appearance.theme.muted))
        for title, (left, width) in ((players, columns.players), (result, columns.result), (moves, columns.moves)):
            painter.drawText(QRect(left, 0, width, self.height()), MIDDLE, title)
        left, width = columns.date
        painter.drawText(QRect(left, 0, width, self.height()), MIDDLE | Qt.AlignmentFlag.AlignRight, date)

    @Slot()
    def _follow(self) -> None:
        """There is nothing to say above narrow rows."""
        self.setFixedHeight(NARROW_HEIGHT if self._view.row_columns().is_narrow else text_px(HEIGHT))
        self.update()

    def _write_texts(self) -> None:
        self._titles = (self.tr("Players"), self.tr("Result"), self.tr("Moves"), self.tr("Date"))
        self.update()
