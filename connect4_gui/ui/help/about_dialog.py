"""AboutDialog: which version this is, which engines it plays with, and the licences."""

from __future__ import annotations

import platform

from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from connect4_gui.ui.help.about_info import AboutInfo
from connect4_gui.ui.help.copy_button import CopyButton
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import scaled
from connect4_gui.ui.widgets.disc_row import LOGO, DiscRow
from connect4_gui.ui.widgets.fitting_dialog import FittingDialog
from connect4_gui.ui.words.retranslation import keep_translated

LOGO_PX = 30


class AboutDialog(FittingDialog):
    def __init__(self, info: AboutInfo, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._info = info
        self.title = QLabel()
        self.title.setFont(scaled(1.6, QFont.Weight.Bold))
        self.details = QLabel()
        self.details.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.details.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.copy_button = CopyButton(info.diagnostics)
        self.close_button = QPushButton()
        self.close_button.setDefault(True)
        self.close_button.clicked.connect(self.accept)
        column = QVBoxLayout(self)
        column.setContentsMargins(36, 28, 36, 24)
        column.setSpacing(14)
        logo = DiscRow(LOGO, LOGO_PX, appearance)
        for widget in (logo, self.title, self.details):
            column.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.copy_button)
        buttons.addWidget(self.close_button)
        buttons.addStretch(1)
        column.addLayout(buttons)
        keep_translated(self, self._write_texts)

    def _write_texts(self) -> None:
        self.setWindowTitle(self.tr("About Connect Four"))
        self.title.setText(self.tr("Connect Four"))
        self.details.setText("\n".join(self._lines()))
        self.copy_button.set_words(self.tr("Copy diagnostics"), self.tr("Copied"))
        self.close_button.setText(self.tr("Close"))

    def _lines(self) -> list[str]:
        info = self._info
        return [
            self.tr("Version {version}").format(version=info.version),
            self.tr("Engine: {names}").format(names=", ".join(info.engines)),
            self.tr("Python {python}, Qt {qt}").format(python=platform.python_version(), qt=qVersion()),
            self.tr("MIT licence. Uses Qt under the LGPL 3."),
        ]
