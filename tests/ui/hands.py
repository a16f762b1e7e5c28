"""What a person does: move the mouse, click, press keys."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from connect4_gui.engine.moves import Drop
from connect4_gui.engine.notation import parse_moves
from connect4_gui.ui.game.features.analysis.analysis_feature import AnalysisFeature
from connect4_gui.ui.game.features.exchange.exchange_feature import ExchangeFeature
from connect4_gui.ui.game.features.hint.hint_feature import HintFeature
from connect4_gui.ui.game.features.replay.replay_feature import ReplayFeature
from connect4_gui.ui.game.game_window import GameWindow
from connect4_gui.ui.widgets.action_button import ActionButton
from tests.game.fakes import FakeClock

LEFT = Qt.MouseButton.LeftButton


def pass_time(window: GameWindow, clock: FakeClock, seconds: float) -> None:
    """Let time pass, and the window notice it."""
    clock.advance(seconds)
    window.referee.tick()


def spot(window: GameWindow, column: int, row: int = 0) -> QPoint:
    """The middle of a cell, in the board view."""
    return window.board_view.mapFromScene(window.scene.layout_.centre((row, column)))


def click(window: GameWindow, column: int, button: Qt.MouseButton = LEFT) -> None:
    QTest.mouseClick(window.board_view.viewport(), button, pos=spot(window, column))


def click_scene(window: GameWindow, point: QPointF) -> None:
    pos = window.board_view.mapFromScene(point)
    QTest.mouseClick(window.board_view.viewport(), LEFT, pos=pos)


def point(window: GameWindow, column: int) -> None:
    viewport = window.board_view.viewport()
    QTest.mouseMove(viewport, spot(window, column) + QPoint(1, 1))
    QTest.mouseMove(viewport, spot(window, column))


def press(window: GameWindow, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(window.board_view, key)


def focused() -> QWidget:
    """Whatever has the keyboard; it must be seen to have it."""
    widget = QApplication.focusWidget()
    assert widget is not None
    assert widget.isVisible()
    return widget


def play(window: GameWindow, moves: str) -> None:
    """Click through ``moves``; the window must be a game between friends."""
    for move in parse_moves(moves):
        assert isinstance(move, Drop)
        click(window, move.column)


def hint_of(window: GameWindow) -> HintFeature:
    (hint,) = (feature for feature in window.features if isinstance(feature, HintFeature))
    return hint


def exchange_of(window: GameWindow) -> ExchangeFeature:
    (exchange,) = (feature for feature in window.features if isinstance(feature, ExchangeFeature))
    return exchange


def hint_button(window: GameWindow) -> ActionButton:
    return next(button for button in window.toolbar.features if button.action is hint_of(window).action)


def analysis_of(window: GameWindow) -> AnalysisFeature:
    (analysis,) = (feature for feature in window.features if isinstance(feature, AnalysisFeature))
    return analysis


def replay_of(window: GameWindow) -> ReplayFeature:
    (replay,) = (feature for feature in window.features if isinstance(feature, ReplayFeature))
    return replay


def click_turn(window: GameWindow, number: int) -> None:
    """Click a turn in the record, counted from 1."""
    rows, spot_ = _turn_in_rows(window, number)
    QTest.mouseClick(rows, LEFT, pos=spot_)


def turn_wheel(window: GameWindow, notches: int) -> None:
    """Turn the wheel over the record; below 0 is away from the hand, which is back in the game."""
    rows, spot_ = _turn_in_rows(window, 1)
    turn_wheel_over(rows, -notches, spot_)


def scroll_at(window: QWidget, place: QPoint, notches: int) -> None:
    """Turn the wheel over ``place`` of a window as the system does: what is there may leave it to what lies below."""
    QTest.wheelEvent(window.windowHandle(), QPointF(place), QPoint(0, 120 * notches))
    QTest.qWait(0)


def turn_wheel_over(widget: QWidget, notches: int, spot_: QPoint | None = None) -> bool:
    """Turn the wheel away from the hand, towards it below 0; tells whether ``widget`` itself has used that."""
    place = widget.rect().center() if spot_ is None else spot_
    event = QWheelEvent(
        QPointF(place),
        QPointF(widget.mapToGlobal(place)),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)
    return event.isAccepted()


def _turn_in_rows(window: GameWindow, number: int) -> tuple[QWidget, QPoint]:
    """The widget that a turn of the record is painted on, and where."""
    QTest.qWait(0)
    record = window.panel.record
    spot_ = record.turn_spot(number)
    rows = record.childAt(spot_)
    assert rows is not None
    return rows, rows.mapFrom(record, spot_)
