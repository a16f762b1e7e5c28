"""What a person does with the program, from the menu to the end of a game, as steps for a SelfTest."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QPixmap
from PySide6.QtWidgets import QWidget

from connect4_gui.engine.levels import HARD
from connect4_gui.settings.menu_choices import Opponent
from connect4_gui.ui.program import Program
from connect4_gui.ui.self_test.synthetic_input import click, press

if TYPE_CHECKING:
    from connect4_gui.ui.beyond_menu import GameWindow

LEAST_COLOURS = 4
GRID = 40

Condition = Callable[[], object]
"""What must become true before the next step."""


class SelfTestFailed(Exception):
    """Carries the sentence that says what is wrong."""


def whole_game(program: Program, folder: Path) -> Iterator[Condition]:
    """Read the guide, play a game against Hard and go back to the menu; pictures go to ``folder``."""
    if QGuiApplication.windowIcon().pixmap(64, 64).isNull():
        raise SelfTestFailed("The icon is missing or cannot be drawn.")
    yield from read_guide(program)
    yield from choose_hard(program)
    save_picture(program.menu, folder / "menu.png")
    press(program.menu, Qt.Key.Key_Return)
    yield lambda: program.game_window is not None and program.game_window.isVisible()
    window = program.game_window
    assert window is not None
    yield from play(window)
    yield window.panel.result.isVisible
    save_picture(window, folder / "game.png")
    click(way_to_menu(window))
    yield program.menu.isVisible


def read_guide(program: Program) -> Iterator[Condition]:
    menu = program.menu
    click(menu.help)
    yield lambda: menu.help_dialog is not None and menu.help_dialog.isVisible()
    assert menu.help_dialog is not None
    if "<h1" not in menu.help_dialog.guide.toHtml():
        raise SelfTestFailed("The guide is missing.")
    click(menu.help_dialog.close_button)
    yield lambda: menu.help_dialog is None


def choose_hard(program: Program) -> Iterator[Condition]:
    form = program.menu.form
    click(form.opponent.segment(Opponent.COMPUTER))
    yield lambda: form.opponent.value is Opponent.COMPUTER
    click(form.level.segment(HARD))
    yield lambda: form.level.value is HARD


def play(window: GameWindow) -> Iterator[Condition]:
    """Play until the game is over, with the mouse and the keys by turns."""
    controller = window.controller
    drops = (drop_with_mouse, drop_with_keys)
    while True:
        yield lambda: controller.state.is_stuck or controller.state.is_over or may_drop(window)
        state = controller.state
        if state.is_stuck:
            raise SelfTestFailed("The computer cannot move.")
        if state.is_over:
            return
        turns = len(state.turns)
        columns = [column for column, cell in enumerate(state.landings) if cell is not None]
        drops[turns // 2 % 2](window, columns[turns * 3 % len(columns)])
        yield partial(has_more_turns, window, turns)


def way_to_menu(window: GameWindow) -> QWidget:
    """The button below the result, or that of the toolbar where there is no room for it."""
    below = window.panel.result.back_to_menu
    return below if below.isVisible() else window.toolbar.menu


def has_more_turns(window: GameWindow, turns: int) -> bool:
    return len(window.controller.state.turns) > turns


def may_drop(window: GameWindow) -> bool:
    return window.controller.state.person_to_move is not None and not window.scene.is_falling


def drop_with_mouse(window: GameWindow, column: int) -> None:
    view = window.board_view
    click(view.viewport(), view.mapFromScene(window.scene.layout_.centre((0, column))))


def drop_with_keys(window: GameWindow, column: int) -> None:
    press(window, Qt.Key(Qt.Key.Key_1 + column))
    press(window, Qt.Key.Key_Return)


def save_picture(window: QWidget, file: Path) -> None:
    picture = screen_picture(window)
    if is_blank(picture):
        raise SelfTestFailed("The window stays empty.")
    if not picture.save(str(file)):
        raise SelfTestFailed(f"The picture {file} cannot be saved.")


def screen_picture(window: QWidget) -> QPixmap:
    """The window's pixels on the screen; where a system does not hand them out, what the window paints."""
    picture = window.screen().grabWindow(window.winId())
    return window.grab() if picture.isNull() else picture


def is_blank(picture: QPixmap) -> bool:
    """Whether a coarse grid over ``picture`` meets next to no colours, as on a window that was never painted."""
    image = picture.toImage()
    step = max(1, min(image.width(), image.height()) // GRID)
    grid = {image.pixel(x, y) for x in range(0, image.width(), step) for y in range(0, image.height(), step)}
    return len(grid) < LEAST_COLOURS
