"""What a person does by the rules beside Classic: drop, pull out and turn, by mouse or by keys."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from connect4_gui.engine.moves import Drop, Flip, Move, Pop
from connect4_gui.engine.pull import Pull
from connect4_gui.ui.game.features.variant.variant_feature import VariantFeature
from connect4_gui.ui.game.game_window import GameWindow
from tests.ui.hands import LEFT, click_scene, press

ARROWS = {Pull.LEFT: Qt.Key.Key_Left, Pull.UP: Qt.Key.Key_Up, Pull.RIGHT: Qt.Key.Key_Right}


def variant_of(window: GameWindow) -> VariantFeature:
    (feature,) = (feature for feature in window.features if isinstance(feature, VariantFeature))
    return feature


def make_by_mouse(window: GameWindow, move: Move) -> None:
    layout = window.scene.layout_
    match move:
        case Drop(lane) if layout.pull.has_rows:
            click_scene(window, layout.centre((lane, 1)))
        case Drop(lane):
            click_scene(window, layout.centre((layout.size.rows - 1, lane)))
        case Pop(column):
            click_scene(window, layout.centre((0, column)))
        case Flip():
            button = next(one for one in window.toolbar.features if one.action is variant_of(window).flip)
            QTest.mouseClick(button, LEFT)
        case _:
            raise AssertionError(move)


def make_by_keys(window: GameWindow, move: Move) -> None:
    match move:
        case Drop(lane):
            press(window, Qt.Key(Qt.Key.Key_1 + lane))
            press(window, ARROWS.get(window.scene.layout_.pull, Qt.Key.Key_Down))
        case Pop(column):
            press(window, Qt.Key(Qt.Key.Key_1 + column), Qt.Key.Key_Delete)
        case Flip():
            press(window, Qt.Key.Key_F)
        case _:
            raise AssertionError(move)
