"""NumberBox: a whole number in a frame, for typing and the arrow keys; a Stepper has buttons for the mouse as well."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QSize, Qt, Slot
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSpinBox, QWidget

from connect4_gui.ui.look.fonts import scaled
from connect4_gui.ui.look.target import TARGET_PX, target_px
from connect4_gui.ui.widgets.calm_wheel import keep_wheel_calm

EDGE_PX = 2


class NumberBox(QSpinBox):
    """Accepts nothing outside ``least`` to ``most``; a number that is typed out of it becomes the nearest one.

    The buttons of a spin box are there, but the style sheet gives them no height, so that they are neither seen nor
    hit. Where Qt is told to leave them out, a style sheet leaves no room for the number.
    """

    def __init__(self, least: int, most: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(least, most)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFont(scaled(1.15, QFont.Weight.Bold))
        self.setCorrectionMode(QSpinBox.CorrectionMode.CorrectToNearestValue)
        keep_wheel_calm(self)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), target_px())

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), target_px())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter that makes another number of what was typed has done enough: it does not start a game as well."""
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        is_pending = is_enter and not self.hasAcceptableInput()
        super().keyPressEvent(event)
        if is_pending:
            event.accept()


class _StepButton(QPushButton):
    """Smaller than it is: the style sheet keeps it off the frame, but there it can be pressed as well."""

    def hitButton(self, point: QPoint) -> bool:
        return self.rect().contains(point)


class Stepper(NumberBox):
    """A small number between a minus and a plus.

    They are buttons of ours: on those of a spin box a style sheet draws pictures only, one for each theme and state,
    and a screen reader finds no buttons there.
    """

    def __init__(self, least: int, most: int, parent: QWidget | None = None) -> None:
        super().__init__(least, most, parent)
        self.setProperty("role", "stepper")
        self.minus = self._button("−")
        self.plus = self._button("+")
        row = QHBoxLayout(self)
        row.setContentsMargins(EDGE_PX, 0, EDGE_PX, 0)
        row.addWidget(self.minus)
        row.addStretch()
        row.addWidget(self.plus)
        self.minus.clicked.connect(self.stepDown)
        self.plus.clicked.connect(self.stepUp)
        for button in (self.minus, self.plus):
            button.clicked.connect(self._unmark)
        self.valueChanged.connect(self._enable)
        self._enable(self.value())

    def set_name(self, name: str) -> None:
        """What the number is about, for those who hear it."""
        self.setAccessibleName(name)
        self.minus.setAccessibleName(self.tr("{name}: fewer").format(name=name))
        self.plus.setAccessibleName(self.tr("{name}: more").format(name=name))

    def set_least(self, least: int) -> None:
        """Accept nothing below ``least``."""
        self.setMinimum(least)
        self._enable(self.value())

    def _button(self, sign: str) -> QPushButton:
        button = _StepButton(sign)
        button.setProperty("role", "step")
        button.setFont(scaled(1.25, QFont.Weight.DemiBold))
        button.setFixedSize(TARGET_PX, TARGET_PX)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setAutoRepeat(True)
        return button

    @Slot()
    def _unmark(self) -> None:
        """A step selects the number for whoever types the next one; nobody who clicks does."""
        self.lineEdit().deselect()

    @Slot(int)
    def _enable(self, value: int) -> None:
        self.minus.setEnabled(value > self.minimum())
        self.plus.setEnabled(value < self.maximum())
