"""Appearance: dresses the application in a theme and follows the system where it is told to."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFont, QPalette, QStyleHints
from PySide6.QtWidgets import QApplication

from connect4_gui.settings.disc_colours import DiscColours
from connect4_gui.settings.text_size import TextSize
from connect4_gui.settings.theme import Theme
from connect4_gui.settings.theme_choice import ThemeChoice, theme_for
from connect4_gui.ui.look.dressing import wear
from connect4_gui.ui.look.fonts import base_font, use_base_font
from connect4_gui.ui.look.stylesheet import stylesheet

STYLE = "Fusion"
STYLE_ARGUMENTS = ("-style", STYLE)
"""Arguments of an application that is to wear the style from the beginning. Told so later it answers with a QStyle,
and making all the names in there known to Python takes longer than everything else about the appearance."""


class Appearance(QObject):
    """The theme in use. Widgets that paint themselves read ``theme`` and repaint on ``theme_changed``.

    ``has_style`` means that ``app`` was made with STYLE_ARGUMENTS.
    """

    theme_changed = Signal(object)

    def __init__(self, app: QApplication, *, has_style: bool = False) -> None:
        super().__init__(app)
        self._app = app
        if not has_style:
            self._app.setStyle(STYLE)
        self._system_font = QFont(app.font())
        self._text_size = TextSize.NORMAL
        self._app.setFont(base_font(self._system_font))
        self._hints = app.styleHints()
        self._choice = ThemeChoice.SYSTEM
        self._discs = DiscColours()
        self._scheme = self._hints.colorScheme()
        self._theme = self._chosen()
        self._is_dressing_later = False
        self._dress()
        self._connect_signals()

    @property
    def theme(self) -> Theme:
        return self._theme

    @contextmanager
    def dressed_at_the_end(self) -> Iterator[None]:
        """While widgets are made: dress all of them once, when they are there.

        Qt dresses a widget again with every parent that it or one of its parents is given, which takes longer than
        making it.
        """
        self._is_dressing_later = True
        self._app.setStyleSheet("")
        try:
            yield
        finally:
            self._is_dressing_later = False
            self._dress()

    def wear(self, choice: ThemeChoice, discs: DiscColours) -> None:
        """Dress in the theme of ``choice`` with discs of these colours."""
        self._choice, self._discs = choice, discs
        self.set_theme(self._chosen())

    def set_text_size(self, size: TextSize) -> None:
        """Write everything that large from now on.

        Words of another size need other room, as those of another language do, so every window hears of a change of
        language: whoever writes its texts then, finds room for them as well.
        """
        if size is self._text_size:
            return
        self._text_size = size
        use_base_font(base_font(self._system_font, size.value), self._sheet)
        self._app.sendEvent(self._app, QEvent(QEvent.Type.LanguageChange))

    @Slot(Qt.ColorScheme)
    def follow_system(self, scheme: Qt.ColorScheme) -> None:
        """The system changed to ``scheme``: follow it, unless a theme of its own is chosen."""
        self._scheme = scheme
        self.set_theme(self._chosen())

    def set_theme(self, theme: Theme) -> None:
        if theme == self._theme:
            return
        self._theme = theme
        self._dress()
        self.theme_changed.emit(theme)

    def _connect_signals(self) -> None:
        self._hints.colorSchemeChanged.connect(self.follow_system)
        if hasattr(self._hints, "accessibility"):
            self._hints.accessibility().contrastPreferenceChanged.connect(self._follow_contrast)

    @Slot()
    def _follow_contrast(self) -> None:
        self.set_theme(self._chosen())

    def _chosen(self) -> Theme:
        is_dark = self._scheme == Qt.ColorScheme.Dark
        theme = theme_for(self._choice, is_dark=is_dark, wants_contrast=wants_contrast(self._hints))
        return theme.with_discs(self._discs.first, self._discs.second)

    def _dress(self) -> None:
        self._app.setPalette(palette(self._theme))
        wear(self._app, self._sheet)

    @property
    def _sheet(self) -> str:
        return "" if self._is_dressing_later else stylesheet(self._theme)


def wants_contrast(hints: QStyleHints) -> bool:
    """Whether the system asks for high contrast. Qt tells from 6.10 on; before that nobody asks."""
    if not hasattr(hints, "accessibility"):
        return False
    return bool(hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast)


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
