"""Fingers: random touches of something that can be touched, as a screen would tell of them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache

from PySide6.QtCore import QPoint
from PySide6.QtGui import QGuiApplication, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

HOLD_MS = 20
"""How long a long press takes here."""


@cache
def screen() -> QPointingDevice:
    return QTest.createTouchDevice()


@contextmanager
def short_holds() -> Iterator[None]:
    """Let a long press be one after ``HOLD_MS``."""
    hints = QGuiApplication.styleHints()
    before = hints.mousePressAndHoldInterval()
    hints.setMousePressAndHoldInterval(HOLD_MS)
    try:
        yield
    finally:
        hints.setMousePressAndHoldInterval(before)


def random_spot(widget: QWidget, rng: random.Random) -> QPoint:
    return QPoint(rng.randrange(max(widget.width(), 1)), rng.randrange(max(widget.height(), 1)))


def touch(widget: QWidget, rng: random.Random) -> None:
    """A tap, a long press, a swipe, or two fingers. What is touched may be gone before the finger is lifted."""
    start, end = random_spot(widget, rng), random_spot(widget, rng)
    with suppress(RuntimeError):
        _touched(widget).press(0, start, widget).commit()
        match rng.randrange(5):
            case 0:
                _touched(widget).move(0, end, widget).commit()
            case 1:
                QTest.qWait(HOLD_MS + 5)
                _touched(widget).move(0, end, widget).commit()
            case 2:
                _touched(widget).stationary(0).press(1, end, widget).commit()
                _touched(widget).stationary(0).release(1, end, widget).commit()
                end = start
            case _:
                end = start
        _touched(widget).release(0, end, widget).commit()


def _touched(widget: QWidget) -> QTest.QTouchEventSequence:
    return QTest.touchEvent(widget, screen())
