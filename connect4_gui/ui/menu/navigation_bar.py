"""NavigationBar: the name of the program, its pages, and the way to help and settings; on top of every page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QFont, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from connect4_gui.ui.look.action_icon import action_icon
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import icon_px, scaled
from connect4_gui.ui.widgets.disc_row import LOGO, DiscRow
from connect4_gui.ui.words.retranslation import keep_translated

HEIGHT, SIDE_SPACE, LOGO_PX, ICON_PX = 56, 24, 20, 20
SETTINGS_KEYS = QKeySequence("Ctrl+,")
NAME_FROM_PX, TOOLS_FROM_PX, PAGES_FROM_PX = 900, 700, 560
"""The widths below which the name goes, the words of help and settings, and those of the pages."""

Words = Callable[[], tuple[str, str]]
"""Gives a button its title and its tip, in the language that is spoken."""


@dataclass(frozen=True, slots=True)
class _Page:
    """A page that can be chosen, and its button."""

    key: str
    icon: str
    write: Words
    button: QPushButton


class NavigationBar(QFrame):
    """``page_chosen`` carries the key of a page. Words go, the least needed first, where there is no room for them."""

    page_chosen = Signal(str)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._pages: list[_Page] = []
        self._group = QButtonGroup(self)
        self.setProperty("role", "bar")
        self.setFixedHeight(HEIGHT)
        self.name = QLabel()
        self.name.setFont(scaled(1.2, QFont.Weight.Bold))
        self.help, self.settings = _button(), _button()
        self._lay_out()
        appearance.theme_changed.connect(self._draw)
        keep_translated(self, self._write_texts)
        self._draw()

    @property
    def pages(self) -> list[QPushButton]:
        """The buttons of the pages that can be chosen, in their order; one page alone has none."""
        return [page.button for page in self._pages] if len(self._pages) > 1 else []

    @property
    def keys(self) -> list[str]:
        return [page.key for page in self._pages]

    def title(self, key: str) -> str:
        """What the page called ``key`` is called in the language that is spoken."""
        return next(page.write()[0] for page in self._pages if page.key == key)

    def add_page(self, key: str, icon: str, write: Words) -> None:
        button = _button()
        button.setCheckable(True)
        button.setAutoExclusive(True)
        button.setChecked(not self._pages)
        button.clicked.connect(lambda: self.page_chosen.emit(key))
        self._group.addButton(button)
        self._pages.append(_Page(key, icon, write, button))
        self._page_row.addWidget(button)
        button.setIcon(action_icon(icon, self._appearance.theme, ICON_PX))
        self._write_texts()

    def show_chosen(self, key: str) -> None:
        for page in self._pages:
            page.button.setChecked(page.key == key)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """Whatever the words need: they go before the window may not be smaller."""
        return QSize(0, HEIGHT)

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(SIDE_SPACE, 0, SIDE_SPACE, 0)
        row.setSpacing(0)
        row.addWidget(DiscRow(LOGO, LOGO_PX, self._appearance))
        row.addSpacing(16)
        row.addWidget(self.name)
        row.addSpacing(24)
        self._page_row = QHBoxLayout()
        self._page_row.setSpacing(8)
        row.addLayout(self._page_row)
        row.addStretch(1)
        row.addWidget(self.help)
        row.addSpacing(8)
        row.addWidget(self.settings)

    @Slot()
    def _draw(self) -> None:
        theme = self._appearance.theme
        self.help.setIcon(action_icon("help", theme, ICON_PX))
        self.settings.setIcon(action_icon("settings", theme, ICON_PX))
        for page in self._pages:
            page.button.setIcon(action_icon(page.icon, theme, ICON_PX))

    def _write_texts(self) -> None:
        self.name.setText(self.tr("Connect Four"))
        self.help.setAccessibleName(self.tr("Help"))
        self.help.setToolTip(self.tr("How to play (F1)"))
        self.settings.setAccessibleName(self.tr("Settings"))
        tip = self.tr("Themes, colours, animation, sounds and language ({keys})")
        self.settings.setToolTip(tip.format(keys=_shown(SETTINGS_KEYS)))
        for number, page in enumerate(self._pages, start=1):
            title, tip = page.write()
            page.button.setAccessibleName(title)
            page.button.setToolTip(f"{tip} ({_shown(page_keys(number))})")
            page.button.setVisible(len(self._pages) > 1)
        for button in (self.help, self.settings, *(page.button for page in self._pages)):
            button.setIconSize(QSize(icon_px(ICON_PX), icon_px(ICON_PX)))
        self._fit()

    def _fit(self) -> None:
        """Leave words out until the rest fits."""
        width = self.width()
        for has_name, has_tool_words, has_page_words in (
            (width >= NAME_FROM_PX, width >= TOOLS_FROM_PX, width >= PAGES_FROM_PX),
            (False, width >= TOOLS_FROM_PX, width >= PAGES_FROM_PX),
            (False, False, width >= PAGES_FROM_PX),
            (False, False, False),
        ):
            self.name.setVisible(has_name or (not self.pages and width >= PAGES_FROM_PX))
            for button in (self.help, self.settings):
                button.setText(button.accessibleName() if has_tool_words else "")
            for page in self._pages:
                page.button.setText(page.button.accessibleName() if has_page_words else "")
            layout = self.layout()
            self._page_row.invalidate()
            if layout is not None and layout.sizeHint().width() <= width:
                return


def page_keys(number: int) -> QKeySequence:
    """The keys that choose the ``number``-th page, counted from 1."""
    return QKeySequence(f"Ctrl+{number}")


def _button() -> QPushButton:
    button = QPushButton()
    button.setProperty("role", "flat")
    button.setAutoDefault(True)
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    return button


def _shown(keys: QKeySequence) -> str:
    return keys.toString(QKeySequence.SequenceFormat.NativeText)
