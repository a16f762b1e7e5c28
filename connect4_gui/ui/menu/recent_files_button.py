"""RecentFilesButton: the files of games that were opened last."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QSize, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from connect4_gui.store.game_file import SUFFIX, shown_name
from connect4_gui.ui.look.action_icon import action_icon
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.menu.last_game import LINK_ICON_PX
from connect4_gui.ui.words.retranslation import keep_translated


class RecentFilesButton(QPushButton):
    """Opens a list of files; ``chosen`` carries the path of one. Without files there is no button."""

    chosen = Signal(object)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self.files: tuple[str, ...] = ()
        self.setProperty("role", "link")
        self.setIconSize(QSize(LINK_ICON_PX, LINK_ICON_PX))
        self.setAutoDefault(True)
        self.list = QMenu(self)
        self.list.setToolTipsVisible(True)
        self.list.triggered.connect(self._choose)
        self.setMenu(self.list)
        appearance.theme_changed.connect(self._draw)
        self._draw()
        keep_translated(self, self._write_texts)
        self.hide()

    def show_files(self, files: Sequence[str]) -> None:
        self.files = tuple(files)
        self.list.clear()
        for file in self.files:
            name = shown_name(Path(file)).removesuffix(SUFFIX)
            action = self.list.addAction(name.replace("&", "&&"))
            action.setToolTip(file)
            action.setData(file)
        self.setVisible(bool(self.files))

    @Slot(QAction)
    def _choose(self, action: QAction) -> None:
        self.chosen.emit(Path(action.data()))

    @Slot()
    def _draw(self) -> None:
        self.setIcon(action_icon("recent", self._appearance.theme))

    def _write_texts(self) -> None:
        self.setText(self.tr("Recent"))
        self.setAccessibleDescription(self.tr("Files that were opened last"))
