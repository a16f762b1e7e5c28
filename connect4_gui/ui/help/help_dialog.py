"""HelpDialog: the guide that ships with the program, readable without a network."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible, QColor
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from connect4_gui.settings.theme import Theme
from connect4_gui.ui.help.about_dialog import AboutDialog
from connect4_gui.ui.help.about_info import AboutInfo
from connect4_gui.ui.help.guide_view import GuideView
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import text_px
from connect4_gui.ui.widgets.finger_scroll import scroll_by_finger
from connect4_gui.ui.widgets.fitting_dialog import FittingDialog
from connect4_gui.ui.words.retranslation import keep_translated
from connect4_gui.ui.words.spoken_locale import language_code

MIDDLE_LIGHTNESS = 128

READ_BY_KEYS = Qt.TextInteractionFlag.TextBrowserInteraction | Qt.TextInteractionFlag.TextSelectableByKeyboard
"""With a caret that a screen reader follows line by line; without one, the arrow keys scroll."""


class HelpDialog(FittingDialog):
    """Shows the guide; its About button opens the about box on top."""

    def __init__(self, about: AboutInfo, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._about = about
        self._appearance = appearance
        self.guide = GuideView()
        scroll_by_finger(self.guide)
        if QAccessible.isActive():
            self.guide.setTextInteractionFlags(READ_BY_KEYS)
        self.about_button = QPushButton()
        self.about_button.setAutoDefault(False)
        self.close_button = QPushButton()
        self.close_button.setDefault(True)
        self._lay_out()
        self.about_button.clicked.connect(self._show_about)
        self.close_button.clicked.connect(self.accept)
        appearance.theme_changed.connect(self._show_guide)
        keep_translated(self, self._write_texts)

    def sizeHint(self) -> QSize:
        return QSize(640, 680)

    def _write_texts(self) -> None:
        self.setWindowTitle(self.tr("How to play Connect Four"))
        self.guide.setAccessibleName(self.tr("Guide"))
        self.about_button.setText(self.tr("About"))
        self.close_button.setText(self.tr("Close"))
        self._show_guide(self._appearance.theme)

    def _show_guide(self, theme: Theme) -> None:
        document = self.guide.document()
        document.setDefaultFont(self.font())
        document.setDefaultStyleSheet(guide_style(theme))
        document.setDocumentMargin(22)
        ground = "dark" if QColor(theme.panel).lightness() < MIDDLE_LIGHTNESS else "light"
        if not self.guide.show_guide(language_code(), ground):
            self.guide.setPlainText(self.tr("The guide is missing from this installation."))

    def _show_about(self) -> None:
        self.about_dialog = AboutDialog(self._about, self._appearance, self)
        self.about_dialog.open()

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.addWidget(self.about_button)
        buttons.addStretch()
        buttons.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(12)
        column.addWidget(self.guide, 1)
        column.addLayout(buttons)


def guide_style(theme: Theme) -> str:
    return f"""
        body {{ color: {theme.text}; }}
        h1 {{ font-size: {text_px(24)}px; font-weight: 700; margin: 0 0 4px 0; }}
        h2 {{ font-size: {text_px(17)}px; font-weight: 700; color: {theme.accent_text}; margin: 20px 0 4px 0; }}
        p, li {{ line-height: 145%; margin: 4px 0 6px 0; }}
        .lead {{ color: {theme.muted}; font-size: {text_px(15)}px; }}
        .picture {{ line-height: 100%; margin: 4px 0 14px 0; }}
        .key {{ font-weight: 600; }}
        td {{ padding: 5px 18px 5px 0; }}
    """
