"""Every window and page that has a picture is usable by ear: names, roles, labels, and no markup."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from connect4_gui.settings.theme_choice import ThemeChoice
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.menu.main_menu import MainMenu
from connect4_gui.ui.words.translation import Translation
from tests.project import ROOT
from tests.ui.audit import faults
from tests.ui.conftest import OpenGame, StartProgram

GROUPS = ("menu", "game", "analysis", "tournament", "train", "puzzle", "lesson", "set-up", "")
"""How the names of states begin; the last is all the others."""


@pytest.fixture(scope="session")
def screenshots() -> ModuleType:
    """``packaging/screenshots.py``, which is not part of the package."""
    sys.path.append(str(ROOT / "packaging"))
    return importlib.import_module("screenshots")


@pytest.fixture
def states(
    screenshots: ModuleType, appearance: Appearance, translation: Translation, tmp_path: Path
) -> dict[str, Callable[[], QWidget]]:
    """How to make every window in every state, in the theme and language of all tests."""
    album: Any = object.__new__(screenshots.Album)
    album._folder, album.appearance, album.translation = tmp_path, appearance, translation
    album.choice = ThemeChoice.LIGHT
    found: dict[str, Callable[[], QWidget]] = album._states()
    return found


@pytest.fixture
def shown() -> Iterator[Callable[[QWidget], QWidget]]:
    """Show a window, and let it go with its threads afterwards."""
    windows: list[QWidget] = []

    def show(window: QWidget) -> QWidget:
        windows.append(window)
        window.show()
        QApplication.processEvents()
        return window

    yield show
    for window in windows:
        close_threads = getattr(window, "close_threads", None)
        if close_threads is not None:
            close_threads()
        window.close()
        window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.mark.parametrize("group", GROUPS)
def test_every_window_is_usable_by_ear(
    group: str, states: dict[str, Callable[[], QWidget]], shown: Callable[[QWidget], QWidget]
) -> None:
    others = tuple(name for name in GROUPS if name)
    names = [name for name in states if (name.startswith(group) if group else not name.startswith(others))]
    assert names
    assert {name: found for name in names if (found := faults(shown(states[name]())))} == {}


def test_the_windows_say_that_they_are_windows(
    menu: MainMenu, open_game: OpenGame, start_program: StartProgram
) -> None:
    program = start_program()
    program.menu.open_help()
    dialog = program.menu.help_dialog
    assert dialog is not None
    roles = [_role(window) for window in (menu, open_game(), dialog)]
    assert roles == [QAccessible.Role.Window, QAccessible.Role.Window, QAccessible.Role.Dialog]


def test_one_of_the_pages_is_chosen(start_program: StartProgram) -> None:
    pages = start_program().menu.navigation.pages
    assert {_role(button) for button in pages} == {QAccessible.Role.RadioButton}
    assert [button.isChecked() for button in pages] == [True, False, False]


def _role(widget: QWidget) -> QAccessible.Role:
    interface = QAccessible.queryAccessibleInterface(widget)
    assert interface is not None
    return interface.role()


class _Painted(QWidget):
    """Takes keys, but has no role."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName("Graph")


def _nameless() -> QWidget:
    return QPushButton()


def _marked_up() -> QWidget:
    button = QPushButton("Open")
    button.setToolTip("<span>my_bot.py</span>")
    return button


def _combo() -> QWidget:
    choice = QComboBox()
    choice.addItem("Classic")
    return choice


@pytest.mark.parametrize(
    ("make", "fault"),
    [
        (_nameless, "QPushButton '' has the focus but no name"),
        (_marked_up, "QPushButton 'Open' says markup: '<span>my_bot.py</span>'"),
        (_Painted, "_Painted 'Graph' has the focus but no role (Client)"),
        (_combo, "QComboBox 'Classic' has no label: its name is what is chosen"),
    ],
)
def test_a_fault_is_found(qtbot: QtBot, make: Callable[[], QWidget], fault: str) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    row = QHBoxLayout(window)
    row.addWidget(make())
    window.show()
    assert faults(window) == [fault]


@pytest.mark.parametrize("is_grid", [False, True])
def test_a_label_that_is_bound_to_nothing_is_found(qtbot: QtBot, is_grid: bool) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    labels, fields = [QLabel("Name"), QLabel("Rows")], [QLineEdit(), QSpinBox()]
    for field in fields:
        field.setAccessibleName("Field")
    labels[0].setBuddy(fields[0])
    grid = QGridLayout(window)
    for row, (label, field) in enumerate(zip(labels, fields, strict=True)):
        if is_grid:
            grid.addWidget(label, row, 0)
            grid.addWidget(field, row, 1)
        else:
            line = QHBoxLayout()
            line.addWidget(label)
            line.addWidget(field)
            grid.addLayout(line, row, 0)
    window.show()
    assert faults(window) == ["label 'Rows' is bound to nothing"]
