"""Appearance: dresses the application in a theme and follows the system between light and dark."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from connect4_gui.ui.fonts import base_font
from connect4_gui.ui.stylesheet import stylesheet
from connect4_gui.ui.theme import DARK, LIGHT, Theme


class Appearance(QObject):
    """The theme in use. Widgets that paint themselves read ``theme`` and repaint on ``theme_changed``."""

    theme_changed = Signal(object)

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._app = app
        self._app.setStyle("Fusion")
        self._app.setFont(base_font())
        hints = app.styleHints()
        self._theme = theme_for(hints.colorScheme())
        self._dress()
        hints.colorSchemeChanged.connect(self.follow_system)

    @property
    def theme(self) -> Theme:
        return self._theme

    @Slot(Qt.ColorScheme)
    def follow_system(self, scheme: Qt.ColorScheme) -> None:
        self.set_theme(theme_for(scheme))

    def set_theme(self, theme: Theme) -> None:
        if theme == self._theme:
            return
        self._theme = theme
        self._dress()
        self.theme_changed.emit(theme)

    def _dress(self) -> None:
        self._app.setPalette(palette(self._theme))
        self._app.setStyleSheet(stylesheet(self._theme))


def theme_for(scheme: Qt.ColorScheme) -> Theme:
    return DARK if scheme == Qt.ColorScheme.Dark else LIGHT


def palette(theme: Theme) -> QPalette:
    roles = {
        QPalette.ColorRole.Window: theme.background,
        QPalette.ColorRole.WindowText: theme.text,
        QPalette.ColorRole.Base: theme.panel,
        QPalette.ColorRole.AlternateBase: theme.background,
        QPalette.ColorRole.Text: theme.text,
        QPalette.ColorRole.Button: theme.panel,
        QPalette.ColorRole.ButtonText: theme.text,
        QPalette.ColorRole.PlaceholderText: theme.muted,
        QPalette.ColorRole.ToolTipBase: theme.panel,
        QPalette.ColorRole.ToolTipText: theme.text,
        QPalette.ColorRole.Highlight: theme.accent,
        QPalette.ColorRole.HighlightedText: theme.text_on(theme.accent),
        QPalette.ColorRole.Link: theme.accent_text,
    }
    result = QPalette()
    for role, colour in roles.items():
        result.setColor(role, QColor(colour))
    return result
