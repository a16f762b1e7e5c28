"""About: which version this is and which engines it plays with."""

from __future__ import annotations

import platform
from dataclasses import dataclass

from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QDialog, QLabel, QPushButton, QVBoxLayout, QWidget

from connect4_gui.ui.appearance import Appearance
from connect4_gui.ui.fonts import scaled
from connect4_gui.ui.logo import Logo


@dataclass(frozen=True, slots=True)
class AboutInfo:
    version: str
    engines: tuple[str, ...]


class AboutDialog(QDialog):
    def __init__(self, info: AboutInfo, look: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About Connect Four"))
        title = QLabel(self.tr("Connect Four"))
        title.setFont(scaled(1.6, QFont.Weight.Bold))
        self.details = QLabel("\n".join(self._lines(info)))
        self.details.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.details.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        close = QPushButton(self.tr("Close"))
        close.setDefault(True)
        close.clicked.connect(self.accept)
        column = QVBoxLayout(self)
        column.setContentsMargins(36, 28, 36, 24)
        column.setSpacing(14)
        for widget in (Logo(look, 30), title, self.details, close):
            column.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)

    def _lines(self, info: AboutInfo) -> list[str]:
        return [
            self.tr("Version {version}").format(version=info.version),
            self.tr("Engine: {names}").format(names=", ".join(info.engines)),
            self.tr("Python {python}, Qt {qt}").format(python=platform.python_version(), qt=qVersion()),
        ]
