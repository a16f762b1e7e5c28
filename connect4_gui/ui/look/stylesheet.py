"""The style sheet of a theme. What a widget is for is told by its dynamic property ``role``."""

from __future__ import annotations

from dataclasses import asdict
from string import Template

from PySide6.QtWidgets import QWidget

from connect4_gui.settings.colour import READABLE, quietest
from connect4_gui.settings.theme import Theme
from connect4_gui.ui.look.target import has_touch_screen

MENU_SPACE_PX = {False: 5, True: 12}
"""Above and below the words of a line in a menu: many of them in sight for a mouse, and enough for a finger."""

_SHEET = Template("""
QToolTip { background: $panel; color: $text; border: 1px solid $line; padding: 4px 6px; }
QLabel[role="muted"] { color: $muted; }
QLabel[role="alarm"] { color: $bad; }
QLabel[role="good"] { color: $good; }
QLabel[role="score"] { background: $accent_soft; color: $text; border-radius: 10px; padding: 0 2px; }
QLabel[role="key"] { background: $accent_soft; color: $accent_text; border-radius: 6px; padding: 3px 8px; }
QLabel:disabled { color: $disabled; }
QMenu {
    background: $panel; color: $text; border: 1px solid $line; border-radius: 10px; padding: 6px; menu-scrollable: 1;
}
QMenu::item { padding: ${menu_space}px 28px ${menu_space}px 12px; border-radius: 6px; }
QMenu::item:selected { background: $accent_soft; color: $accent_text; }
QMenu::item:disabled { color: $disabled; }
QMenu::icon { padding-left: 10px; }
QMenu::separator { height: 1px; background: $line; margin: 6px 8px; }
QToolBar { background: $panel; border: none; border-bottom: 1px solid $line; spacing: 2px; padding: 8px; }
QStatusBar { background: $panel; border: none; border-top: 1px solid $line; }
QStatusBar::item { border: none; }
QFrame[role="strip"] { background: $accent_soft; border: none; border-radius: 12px; }
QFrame[role="bad-strip"] { background: $bad_soft; border: none; border-radius: 12px; }
QFrame[role="card"] { background: $panel; border: 1px solid $line; border-radius: 14px; }
QFrame[role="bar"] { background: $panel; border: none; border-bottom: 1px solid $line; }
QFrame[role="hairline"] { background: $line; border: none; }
QFrame[role="notice"] { background: $bad_soft; border: 1px solid $bad_fill; border-radius: 14px; }
QFrame[role="banner"] { background: $bad_soft; border: none; border-bottom: 1px solid $bad_fill; }
QLabel[role="icon"] { background: $accent_soft; border-radius: 10px; }
QLabel[role="soft"] {
    background: $accent_soft; color: $accent_text; border: 1px solid $accent; border-radius: 10px; padding: 0 22px;
}

QPushButton, QComboBox, QSlider { outline: none; }
QPushButton { background: $panel; color: $text; border: 1px solid $line; border-radius: 10px; padding: 11px 18px; }
QPushButton:hover { background: $accent_soft; }
QPushButton:focus { border: 2px solid $accent; padding: 10px 17px; }
QPushButton:disabled { color: $disabled; }
QPushButton[role="primary"] {
    background: $accent; background-clip: padding; color: $on_accent;
    border: 2px solid transparent; border-radius: 12px; padding: 10px 18px;
}
QPushButton[role="primary"]:hover { background-color: $accent_hover; }
QPushButton[role="primary"]:disabled { background-color: $line; color: $muted; }
QPushButton[role="primary"]:focus { border: 2px solid $text; padding: 10px 18px; }
QPushButton[tight="true"] { padding-left: 9px; padding-right: 9px; }
QPushButton[tight="true"]:focus { padding-left: 8px; padding-right: 8px; }
QPushButton[role="bad"] { color: $bad; }
QPushButton[role="bad"]:disabled { color: $muted; }
QPushButton[role="flat"] { background: transparent; border: 2px solid transparent; padding: 8px; }
QPushButton[role="flat"]:hover { background: $accent_soft; }
QPushButton[role="flat"]:focus { border: 2px solid $accent; }
QPushButton[role="flat"]:checked { background: $accent_soft; color: $accent_text; }
QPushButton[role="flat"]:disabled { color: $disabled; }
QPushButton[role="card"] { border-radius: 14px; padding: 0; }
QPushButton[role="card"]:hover { background: $panel; border-color: $accent; }
QPushButton[role="fold"] { background: transparent; border: 2px solid transparent; padding: 0; }
QPushButton[role="fold"]:hover { background: $accent_soft; }
QPushButton[role="fold"]:focus { border: 2px solid $accent; }
QPushButton[role="link"] {
    background: transparent; color: $accent_text; border: 2px solid transparent; padding: 8px;
}
QPushButton[role="link"]:hover { background: $accent_soft; }
QPushButton[role="link"]:focus { border: 2px solid $accent; }
QPushButton[role="link"]:disabled { color: $disabled; }
QPushButton[role="pill"] { border-radius: 15px; padding: 4px 9px; margin: 4px 0; }
QPushButton[role="pill"]:checked { background: $accent_soft; color: $accent_text; border-color: $accent; }
QPushButton[role="pill"]:focus { border: 2px solid $accent; padding: 3px 8px; }
QPushButton[role="step"] {
    border: none; background: transparent; color: $muted; padding: 0; margin: 4px; border-radius: 8px;
}
QPushButton[role="step"]:hover { background: $accent_soft; color: $text; }
QPushButton[role="step"]:disabled { color: $line; }

QLineEdit {
    background: $panel; color: $text; border: 1px solid $line; border-radius: 10px; padding: 11px 10px;
    selection-background-color: $accent; selection-color: $on_accent; placeholder-text-color: $muted;
}
QLineEdit:focus { border: 2px solid $accent; padding: 10px 9px; }
QLineEdit:disabled { color: $disabled; background: $background; }
QSpinBox QLineEdit, QSpinBox QLineEdit:focus { border: none; padding: 0; background: transparent; }
QSpinBox { background: $panel; border: 1px solid $line; border-radius: 12px; padding: 1px; }
QSpinBox:focus { border: 2px solid $accent; padding: 0; }
QSpinBox:disabled { background: $background; color: $disabled; border: 1px $disabled_line $line; }
QSpinBox::down-button, QSpinBox::up-button { subcontrol-origin: border; height: 0; border: none; }
QSpinBox::down-button { subcontrol-position: center left; width: 6px; }
QSpinBox::up-button { subcontrol-position: center right; width: 7px; }
QSpinBox[role="stepper"]::down-button { width: 42px; }
QSpinBox[role="stepper"]::up-button { width: 43px; }

QComboBox {
    background: $panel; color: $text; border: 1px solid $line; border-radius: 10px; padding: 11px 4px 11px 12px;
    combobox-popup: 0;
}
QComboBox:hover { background: $accent_soft; }
QComboBox:focus { border: 2px solid $accent; padding: 10px 3px 10px 11px; }
QComboBox:disabled { color: $disabled; background: $background; }
QComboBox::drop-down { border: none; width: 22px; }
QComboBox QAbstractItemView {
    background: $panel; color: $text; border: 1px solid $line; outline: none;
    selection-background-color: $accent; selection-color: $on_accent;
}
QComboBox QAbstractItemView::item { min-height: 40px; padding: 0 12px; }

QSlider::groove:horizontal { height: 6px; border-radius: 3px; background: $line; }
QSlider::sub-page:horizontal { height: 6px; border-radius: 3px; background: $accent; }
QSlider::sub-page:horizontal:disabled { background: $muted; }
QSlider::handle:horizontal {
    width: 20px; height: 20px; margin: -7px 0; border-radius: 10px; background: $accent; border: none;
}
QSlider::handle:horizontal:focus { background: $panel; border: 4px solid $accent; width: 12px; height: 12px; }
QSlider::handle:horizontal:disabled { background: $muted; }

QScrollArea, QGraphicsView, QTableView { background: transparent; border: none; }
QTableView { selection-background-color: transparent; }
QTableView[role="framed"] { border: 2px solid transparent; border-radius: 8px; }
QTableView[role="framed"]:focus { border: 2px solid $accent; }
QTableView[role="framed"] QHeaderView { background: transparent; border: none; }
QTableView[role="framed"] QHeaderView::section { background: transparent; color: $muted; border: none; padding: 0; }
QProgressBar { background: $line; border: none; border-radius: 6px; }
QProgressBar::chunk { background: $accent; border-radius: 6px; }
QScrollArea[role="panel"] { border: 2px solid transparent; border-radius: 14px; }
QScrollArea[role="panel"]:focus { border: 2px solid $accent; }
QScrollArea > QWidget > QWidget[role="page"] { background: transparent; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 2px; }
QScrollBar::handle:vertical { background: $handle; border-radius: 3px; min-height: 24px; }
QScrollBar::handle:vertical:disabled { background: transparent; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 2px; }
QScrollBar::handle:horizontal { background: $handle; border-radius: 3px; min-width: 24px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QTextBrowser { background: $panel; color: $text; border: 1px solid $line; border-radius: 12px; padding: 6px; }
QTextBrowser:focus { border: 2px solid $accent; padding: 5px; }
""")


def stylesheet(theme: Theme) -> str:
    extra = {
        "on_accent": theme.text_on(theme.accent),
        "accent_hover": theme.accent_text,
        "disabled": disabled_text(theme),
        "disabled_line": "dashed" if theme.edge else "solid",
        "menu_space": MENU_SPACE_PX[has_touch_screen()],
    }
    return _SHEET.substitute({**asdict(theme), **extra})


def disabled_text(theme: Theme) -> str:
    """The colour of what cannot be used now; in high contrast muted text is nearly as bright as any other."""
    return quietest(theme.muted, theme.background, READABLE) if theme.edge else theme.muted


def set_role(widget: QWidget, role: str) -> None:
    """Give a widget that is shown already another role, and the looks of it."""
    if widget.property("role") != role:
        widget.setProperty("role", role)
        widget.style().unpolish(widget)
        widget.style().polish(widget)
