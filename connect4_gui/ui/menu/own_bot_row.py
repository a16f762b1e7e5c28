"""OwnBotRow: the file of one's own bot, and how long it has for a move."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from connect4_gui.outside.own_bot import DEFAULT_MOVE_SECONDS, MAX_MOVE_SECONDS, MIN_MOVE_SECONDS, OwnBot
from connect4_gui.store.file_name import shown_name
from connect4_gui.ui.look.action_icon import action_icon
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import icon_px, text_px
from connect4_gui.ui.look.target import target_px
from connect4_gui.ui.widgets.elided_label import set_plain_tip
from connect4_gui.ui.widgets.number_box import NumberBox
from connect4_gui.ui.words.retranslation import keep_translated

if TYPE_CHECKING:
    from connect4_gui.ui.widgets.bot_dialog import BotDialog

SECONDS_PX, ICON_PX, AROUND_TEXT = 84, 20, 64


class OwnBotRow(QWidget):
    """``value`` is None until a file is chosen, which does not run it. ``changed`` comes with every choice."""

    changed = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._value: OwnBot | None = None
        self.dialog: BotDialog | None = None
        self.file = QPushButton()
        self.file.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.seconds = NumberBox(MIN_MOVE_SECONDS, MAX_MOVE_SECONDS)
        self.seconds.setValue(DEFAULT_MOVE_SECONDS)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(self.file, 1)
        row.addWidget(self.seconds)
        self.file.clicked.connect(self.choose)
        self.seconds.valueChanged.connect(self.changed)
        appearance.theme_changed.connect(self._draw)
        self._draw()
        keep_translated(self, self._write_texts)

    @property
    def value(self) -> OwnBot | None:
        return None if self._value is None else replace(self._value, seconds=self.seconds.value())

    def set_value(self, value: OwnBot | None) -> None:
        self._value = value
        if value is not None:
            self.seconds.setValue(value.seconds)
        self._write_texts()
        self.changed.emit()

    @Slot()
    def choose(self) -> None:
        """Ask for a file."""
        from connect4_gui.ui.widgets.bot_dialog import BotDialog  # noqa: PLC0415

        if self.dialog is None:
            folder = "" if self._value is None else str(self._value.path.parent)
            self.dialog = BotDialog(folder, self.window())
            self.dialog.chosen.connect(self._take)
            self.dialog.finished.connect(self._dialog_closed)
            self.dialog.open()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._write_file()

    @Slot(object)
    def _take(self, path: Path) -> None:
        self.set_value(OwnBot(path, seconds=self.seconds.value()))

    @Slot()
    def _dialog_closed(self) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
            self.dialog = None

    @Slot()
    def _draw(self) -> None:
        self.file.setIcon(action_icon("open", self._appearance.theme, ICON_PX))

    def _write_texts(self) -> None:
        self.file.setFixedHeight(target_px())
        self.file.setIconSize(QSize(icon_px(ICON_PX), icon_px(ICON_PX)))
        self.seconds.setFixedWidth(text_px(SECONDS_PX))
        self.seconds.setSuffix(self.tr(" s"))
        self.seconds.setAccessibleName(self.tr("Seconds the bot has for a move"))
        self.seconds.setToolTip(self.tr("Seconds the bot has for a move"))
        self._write_file()

    def _write_file(self) -> None:
        """The name of the file, shortened in the middle where room is short; the tip has all of it."""
        name = self._name()
        room = max(1, self.file.width() - AROUND_TEXT)
        shown = self.file.fontMetrics().elidedText(name, Qt.TextElideMode.ElideMiddle, room)
        self.file.setText(shown.replace("&", "&&"))
        self.file.setAccessibleName(self.tr("File of the bot: {name}").format(name=name))
        set_plain_tip(self.file, "" if self._value is None else str(self._value))

    def _name(self) -> str:
        if self._value is None:
            return self.tr("Choose a file…")
        name = shown_name(self._value.path)
        return f"{name}:{self._value.name}" if self._value.name else name
