"""OpenButton: open a game from a file, one that was opened lately or another."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from connect4_gui.store.file_name import SUFFIX, shown_name
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.widgets.link_button import LinkButton
from connect4_gui.ui.words.retranslation import keep_translated

OPEN_KEYS = QKeySequence("Ctrl+O")


class OpenButton(LinkButton):
    """``wanted`` comes when somebody wants to choose a file, ``chosen`` carries the path of a recent one.

    Once there are recent files, a click opens a list of them; they are never taken away again.
    """

    wanted = Signal()
    chosen = Signal(object)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__("open", appearance)
        self.files: tuple[str, ...] = ()
        self.list = QMenu(self)
        self.list.setToolTipsVisible(True)
        self._other = QAction(self)
        self._other.triggered.connect(self.wanted)
        self.clicked.connect(self.wanted)
        self.list.triggered.connect(self._choose)
        keep_translated(self, self._write_texts)

    def show_files(self, files: Sequence[str]) -> None:
        """Offer these, the newest first."""
        self.files = tuple(files)
        self.list.clear()
        for file in self.files:
            name = shown_name(Path(file)).removesuffix(SUFFIX)
            action = self.list.addAction(name.replace("&", "&&"))
            action.setToolTip(file)
            action.setData(file)
        self.list.addSeparator()
        self.list.addAction(self._other)
        if self.files:
            self.setMenu(self.list)

    @Slot(QAction)
    def _choose(self, action: QAction) -> None:
        if action is not self._other:
            self.chosen.emit(Path(action.data()))

    def _write_texts(self) -> None:
        self.set_words(self.tr("Open a game…"))
        keys = OPEN_KEYS.toString(QKeySequence.SequenceFormat.NativeText)
        self.setToolTip(self.tr("Look at a game from a file ({keys})").format(keys=keys))
        self._other.setText(self.tr("Choose a file…"))
