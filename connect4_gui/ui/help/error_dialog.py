"""ErrorDialog: says that something went wrong and that the game goes on."""

from __future__ import annotations

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from connect4_gui.ui.help.about_info import AboutInfo
from connect4_gui.ui.help.copy_button import CopyButton
from connect4_gui.ui.look.fonts import scaled
from connect4_gui.ui.widgets.fitting_dialog import FittingDialog
from connect4_gui.ui.words.retranslation import keep_translated

WIDTH = 420


class ErrorDialog(FittingDialog):
    """Blocks no other window."""

    def __init__(self, about: AboutInfo, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.message = QLabel()
        self.message.setFont(scaled(1.15, QFont.Weight.DemiBold))
        self.advice = QLabel()
        self.advice.setProperty("role", "muted")
        for label in (self.message, self.advice):
            label.setWordWrap(True)
            label.setMinimumWidth(WIDTH)
        self.copy_button = CopyButton(about.diagnostics)
        self.continue_button = QPushButton()
        self.continue_button.setDefault(True)
        self.continue_button.clicked.connect(self.accept)
        self._lay_out()
        keep_translated(self, self._write_texts)

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.addWidget(self.copy_button)
        buttons.addStretch()
        buttons.addWidget(self.continue_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 22, 24, 20)
        column.setSpacing(14)
        column.addWidget(self.message)
        column.addWidget(self.advice)
        column.addLayout(buttons)

    def _write_texts(self) -> None:
        self.setWindowTitle(self.tr("Something went wrong"))
        self.message.setText(self.tr("Something went wrong. The game is kept."))
        self.advice.setText(
            self.tr("If you report it, add the diagnostics: versions, settings and the end of the log, without names.")
        )
        self.copy_button.set_words(self.tr("Copy diagnostics"), self.tr("Copied"))
        self.continue_button.setText(self.tr("Continue"))
