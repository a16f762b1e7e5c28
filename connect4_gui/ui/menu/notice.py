"""Notice: what went wrong, in a strip that can be put away."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from connect4_gui.ui.look.action_icon import action_icon
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import scaled
from connect4_gui.ui.widgets.announcement import announce
from connect4_gui.ui.words.breakable import breakable, whole
from connect4_gui.ui.words.retranslation import keep_translated

ICON_PX = 20


class Notice(QFrame):
    """A sign, a ``title`` where one is set, and a text that is shown as it is, even if it looks like HTML.

    ``dismissed`` comes with the button ``close_button``, which the owner may give a word of its own.
    """

    dismissed = Signal()

    def __init__(self, role: str, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self.setProperty("role", role)
        self._sign, self.title, self._text = QLabel(), QLabel(), QLabel()
        self.title.setFont(scaled(1.07, QFont.Weight.DemiBold))
        self.title.setProperty("role", "alarm")
        for label in (self.title, self._text):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        self.close_button = QPushButton()
        self.close_button.setAutoDefault(True)
        self.close_button.clicked.connect(self.dismissed)
        self._lay_out()
        appearance.theme_changed.connect(self._draw)
        self._draw()

    @property
    def text(self) -> str:
        return whole(self._text.text())

    def show_text(self, text: str, title: str = "") -> None:
        self._text.setText(breakable(text))
        self.title.setText(title)
        self.title.setVisible(bool(title))
        self.setAccessibleName(title or text)
        self.setAccessibleDescription(text)

    def _lay_out(self) -> None:
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addWidget(self.title)
        words.addWidget(self._text)
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 12, 16, 12)
        row.setSpacing(12)
        row.addWidget(self._sign)
        row.addLayout(words, 1)
        row.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignVCenter)

    @Slot()
    def _draw(self) -> None:
        icon = action_icon("warning", self._appearance.theme)
        self._sign.setPixmap(icon.pixmap(QSize(ICON_PX, ICON_PX), self.devicePixelRatio()))


class MessageStrip(Notice):
    """A complaint at the top of a page. It is spoken when it comes."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__("banner", appearance, parent)
        self.close_button.setProperty("role", "flat")
        self.close_button.setIconSize(QSize(ICON_PX, ICON_PX))
        self.dismissed.connect(self.hide)
        appearance.theme_changed.connect(self._draw_button)
        self._draw_button()
        keep_translated(self, self._write_texts)
        self.hide()

    def complain(self, text: str) -> None:
        self.show_text(text)
        self.show()
        announce(self, text)

    @Slot()
    def _draw_button(self) -> None:
        self.close_button.setIcon(action_icon("close", self._appearance.theme))

    def _write_texts(self) -> None:
        self.close_button.setAccessibleName(self.tr("Close"))
        self.close_button.setToolTip(self.tr("Close"))


class ProblemCard(Notice):
    """A saved game that cannot be read: why, and a button that puts this card away."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__("notice", appearance, parent)
        self._problem = ""
        keep_translated(self, self._write_texts)

    def show_problem(self, problem: str) -> None:
        self._problem = problem
        self._write_texts()

    def _write_texts(self) -> None:
        self.show_text(self._problem, self.tr("The saved game cannot be read"))
        self.close_button.setText(self.tr("Delete"))
