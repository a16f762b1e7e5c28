"""Touch: what a finger on the board means."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer, Slot
from PySide6.QtGui import QGuiApplication, QTouchEvent

from connect4_gui.ui.board.scene import Scene

TOUCHES = (QEvent.Type.TouchBegin, QEvent.Type.TouchUpdate, QEvent.Type.TouchEnd, QEvent.Type.TouchCancel)


class Touch(QObject):
    """A tap drops, however slow it is. While the finger lies on a column, the board shows where the disc would land.

    A finger that slides away at once cancels, as the mouse does, so that a swipe costs no move. After a long press the
    disc goes with the finger: it can slide to another column, and lifting it there drops. Off the board nothing drops.
    A second finger cancels. When the finger has gone, nothing points at the board any more.
    """

    def __init__(self, scene: Scene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._is_down = self._is_aiming = False
        self._hold = QTimer(self)
        self._hold.setSingleShot(True)
        self._hold.setTimerType(Qt.TimerType.PreciseTimer)
        self._hold.timeout.connect(self._aim)

    def follow(self, event: QTouchEvent, point: QPointF) -> None:
        """Do what the touch means, whose first finger is at ``point`` of the scene."""
        kind = event.type()
        if kind == QEvent.Type.TouchBegin:
            self._is_down, self._is_aiming = True, False
            self._hold.start(QGuiApplication.styleHints().mousePressAndHoldInterval())
            self._scene.press(point)
        elif kind == QEvent.Type.TouchCancel or event.pointCount() > 1:
            self._lift()
        elif kind == QEvent.Type.TouchUpdate and self._is_down:
            self._scene.slide(point, takes_disc=self._is_aiming)
        elif kind == QEvent.Type.TouchEnd and self._is_down:
            self._scene.slide(point, takes_disc=self._is_aiming)
            self._scene.release(point)
            self._lift()

    @Slot()
    def _aim(self) -> None:
        self._is_aiming = True

    def _lift(self) -> None:
        self._hold.stop()
        self._is_down = False
        self._scene.let_go()
