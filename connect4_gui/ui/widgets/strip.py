"""Strip: a line that tells what happened and offers what to do about it; never a dialog."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from connect4_gui.ui.look.action_icon import tinted_icon
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import scaled
from connect4_gui.ui.look.stylesheet import set_role
from connect4_gui.ui.widgets.announcement import announce

ICON_PX = 20
MARGINS = (16, 8, 8, 8)


class Strip(QFrame):
    """Hidden until there is something to tell. ``pressed`` comes when its button is, ``gone`` when its time is over."""

    pressed = Signal()
    gone = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._icon = QLabel()
        self._title = QLabel()
        self._text = QLabel()
        self.button = QPushButton()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._go)
        self.button.hide()
        self.button.clicked.connect(self.pressed)
        appearance.theme_changed.connect(self._paint_icon)
        self._lay_out()
        self.button.hide()
        self.hide()

    @property
    def title(self) -> str:
        return self._title.text()

    @property
    def text(self) -> str:
        return self._text.text()

    def tell(self, title: str, button: str = "", for_ms: int | None = None, *, text: str = "") -> None:
        """Say what was done, for a while or until something else is told."""
        self._show("strip", title, text, button, for_ms)

    def warn(self, title: str, text: str, button: str = "") -> None:
        """Say what went wrong."""
        self._show("bad-strip", title, text, button, None)

    @Slot()
    def take_away(self) -> None:
        self._timer.stop()
        self.hide()

    def _show(self, role: str, title: str, text: str, button: str, for_ms: int | None) -> None:
        is_news = (title, text) != (self.title, self.text) or self.isHidden()
        set_role(self, role)
        set_role(self._title, "alarm" if role == "bad-strip" else "")
        self._title.setText(title)
        self._text.setText(text)
        self._text.setVisible(bool(text))
        self._icon.setVisible(role == "bad-strip")
        self._paint_icon()
        self.button.setText(button)
        self.button.setAccessibleName(button)
        self.button.setVisible(bool(button))
        self.setAccessibleName(f"{title}. {text}" if text else title)
        self._timer.stop()
        if for_ms is not None:
            self._timer.start(for_ms)
        self.show()
        if is_news:
            announce(self, self.accessibleName())

    @Slot()
    def _go(self) -> None:
        self.hide()
        self.gone.emit()

    @Slot()
    def _paint_icon(self) -> None:
        icon = tinted_icon("warning", self._appearance.theme.bad)
        self._icon.setPixmap(icon.pixmap(QSize(ICON_PX, ICON_PX), self.devicePixelRatioF()))

    def _lay_out(self) -> None:
        self._title.setFont(scaled(1, QFont.Weight.DemiBold))
        self._text.setFont(scaled(0.96))
        for label in (self._title, self._text):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.button.setAutoDefault(True)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._title)
        words.addWidget(self._text)
        row = QHBoxLayout(self)
        row.setContentsMargins(*MARGINS)
        row.setSpacing(12)
        row.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignVCenter)
