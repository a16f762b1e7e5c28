"""What a person does: move the mouse, click, press keys."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from connect4_gui.engine.notation import PASS, parse_moves
from connect4_gui.ui.game.game_window import GameWindow


def spot(window: GameWindow, column: int, row: int = 0) -> QPoint:
    """The middle of a cell, in the board view."""
    return window.board_view.mapFromScene(window.scene.layout_.centre((row, column)))


def click(window: GameWindow, column: int, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
    QTest.mouseClick(window.board_view.viewport(), button, pos=spot(window, column))


def click_scene(window: GameWindow, point: QPointF) -> None:
    pos = window.board_view.mapFromScene(point)
    QTest.mouseClick(window.board_view.viewport(), Qt.MouseButton.LeftButton, pos=pos)


def point(window: GameWindow, column: int) -> None:
    viewport = window.board_view.viewport()
    QTest.mouseMove(viewport, spot(window, column) + QPoint(1, 1))
    QTest.mouseMove(viewport, spot(window, column))


def press(window: GameWindow, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(window.board_view, key)


def play(window: GameWindow, moves: str) -> None:
    """Click through ``moves``; the window must be a game between friends."""
    for move in parse_moves(moves):
        assert move != PASS
        click(window, move)
