"""ReplayStrip: the buttons of looking back, with the place that is shown and the speed of playing through."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QPushButton, QWidget

from connect4_gui.ui.game.features.replay.replay_actions import ReplayActions
from connect4_gui.ui.look.fonts import scaled, text_px
from connect4_gui.ui.widgets.action_button import ActionButton
from connect4_gui.ui.words.retranslation import keep_translated

SPEEDS = {0.5: "½×", 1.0: "1×", 2.0: "2×", 4.0: "4×"}
BUTTON_PX, SPEED_PX, GAP_PX = 40, 46, 8
INDENT_PX = 10
MARGINS = (10, 7, 10, 7)
ONE_ROW_PX = 420
"""Wider than beside the board: below it there is less height, but more width."""


class ReplayStrip(QFrame):
    """Two rows beside the board, one below it. ``speed`` is a factor."""

    speed_changed = Signal(float)

    def __init__(self, actions: ReplayActions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.speed = 1.0
        self._place = self._count = 0
        self.first = ActionButton(actions.first)
        self.back = ActionButton(actions.back)
        self.play = ActionButton(actions.play)
        self.forward = ActionButton(actions.forward)
        self.last = ActionButton(actions.last)
        self.from_here = ActionButton(actions.from_here)
        self.speed_button = QPushButton(SPEEDS[self.speed])
        self._counter = QLabel()
        self._lay_out()
        self.speed_button.clicked.connect(self._change_speed)
        keep_translated(self, self._write_texts)

    @property
    def counter(self) -> str:
        return self._counter.text()

    def show_place(self, place: int, count: int) -> None:
        self._place, self._count = place, count
        self._write_texts()

    @property
    def focused_button(self) -> QWidget | None:
        """The button of the strip that has the keyboard; None if none has."""
        focused = self.window().focusWidget()
        return focused if focused is not None and self.isAncestorOf(focused) else None

    def keep_focus(self, focused: QWidget | None) -> None:
        """Give the keyboard to a button that can be pressed, if ``focused`` had it and cannot any more."""
        if focused is not None and not focused.isEnabled():
            (self.back if self.back.isEnabled() else self.forward).setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange(event.size().width())

    @Slot()
    def _change_speed(self) -> None:
        speeds = list(SPEEDS)
        self.speed = speeds[(speeds.index(self.speed) + 1) % len(speeds)]
        self._write_texts()
        self.speed_changed.emit(self.speed)

    def _write_texts(self) -> None:
        self._counter.setText(f"{self._place} / {self._count}")
        self._counter.setAccessibleName(
            self.tr("Move {number} of {count}").format(number=self._place, count=self._count)
        )
        widest = f"{self._count} / {self._count}"
        self._counter.setMinimumWidth(self._counter.fontMetrics().horizontalAdvance(widest) + INDENT_PX + 2)
        self.speed_button.setText(SPEEDS[self.speed])
        self.speed_button.setFixedWidth(text_px(SPEED_PX))
        self.speed_button.setAccessibleName(self.tr("Speed: {speed}").format(speed=SPEEDS[self.speed]))
        self.speed_button.setToolTip(self.tr("How fast to play through"))
        self.speed_button.setStatusTip(self.tr("How fast to play through"))
        self._arrange(self.width())

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.setSpacing(2)
        steps = (self.first, self.back, self.play, self.forward, self.last)
        for step in steps:
            step.set_text_shown(False)
            buttons.addWidget(step)
        self.speed_button.setProperty("role", "flat")
        self.speed_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.speed_button.setAutoDefault(True)
        buttons.addWidget(self.speed_button)
        for button in (*steps, self.speed_button, self.from_here):
            button.setFixedHeight(BUTTON_PX)
        buttons.addStretch(1)
        self._counter.setFont(scaled(1, QFont.Weight.DemiBold))
        self._counter.setContentsMargins(INDENT_PX, 0, 0, 0)
        self._place_row = QHBoxLayout()
        self._place_row.setSpacing(GAP_PX)
        self._place_row.addWidget(self._counter)
        self._place_row.addStretch(1)
        self._place_row.addWidget(self.from_here)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(*MARGINS)
        self._grid.setSpacing(GAP_PX)
        self._grid.addLayout(buttons, 0, 0)
        self._is_one_row = False
        self._grid.addLayout(self._place_row, 1, 0)

    def height_in(self, width: int) -> int:
        """What it needs there, also while it is hidden and arranged for another width."""
        rows = int(self._is_one_row) - int(self._fits_one_row(width))
        return self.minimumSizeHint().height() + rows * (BUTTON_PX + GAP_PX)

    def _room_in_row(self, width: int) -> int:
        """What one row of ``width`` leaves for playing from here."""
        icons = 5 * (ActionButton.icon_width() + 2) + text_px(SPEED_PX) + self._counter.minimumWidth() + 2 * GAP_PX
        return width - MARGINS[0] - MARGINS[2] - icons

    def _fits_one_row(self, width: int) -> bool:
        return width >= ONE_ROW_PX and self._room_in_row(width) >= ActionButton.icon_width()

    def _arrange(self, width: int) -> None:
        """Take one row where it is wide enough, with the words if these fit in, too."""
        is_one_row = self._fits_one_row(width)
        self.from_here.set_text_shown(not is_one_row or self._room_in_row(width) >= self.from_here.full_width())
        if is_one_row is not self._is_one_row:
            self._is_one_row = is_one_row
            self._grid.removeItem(self._place_row)
            self._grid.addLayout(self._place_row, *((0, 1) if is_one_row else (1, 0)))
