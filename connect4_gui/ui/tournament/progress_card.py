"""ProgressCard: how far a tournament has come, and the buttons that start, pause and stop it."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QSize, Signal, Slot
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

from connect4_gui.tournament.runner import Progress
from connect4_gui.ui.look.action_icon import action_icon
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import scaled
from connect4_gui.ui.look.stylesheet import set_role
from connect4_gui.ui.tournament.tournament_words import progress_text, time_left_text
from connect4_gui.ui.words.retranslation import keep_translated

BAR_PX, BUTTON_PX, BUTTON_WIDTH, ICON_PX, GAP = 12, 40, 96, 18, 24
WIDE_PX, LEAST_PX = 640, 320
MARGINS = (20, 16, 20, 16)


class Phase(Enum):
    """Where a tournament stands: nothing played, being played, held, left off before its end, or over."""

    NEW = auto()
    RUNNING = auto()
    PAUSED = auto()
    LEFT_OFF = auto()
    DONE = auto()


RUNNING_PHASES = (Phase.RUNNING, Phase.PAUSED)


class ProgressCard(QFrame):
    """The wishes of its buttons are its signals; ``start_requested`` is for a new tournament."""

    start_requested = Signal()
    go_on_requested = Signal()
    pause_toggled = Signal()
    stop_requested = Signal()
    export_requested = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._phase = Phase.NEW
        self._progress = Progress(0, 0, None)
        self._can_start = True
        self.setProperty("role", "card")
        self.title, self.note = QLabel(), QLabel()
        self.bar = QProgressBar()
        self.start, self.go_on, self.pause, self.stop, self.export = (QPushButton() for _ in range(5))
        self._lay_out()
        self._connect_signals()
        appearance.theme_changed.connect(self._draw)
        keep_translated(self, self._write_texts)

    @property
    def phase(self) -> Phase:
        return self._phase

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        return (self.go_on, self.start, self.pause, self.stop, self.export)

    def show_phase(self, phase: Phase) -> None:
        self._phase = phase
        self._write()

    def show_progress(self, progress: Progress) -> None:
        self._progress = progress
        self._write()

    def set_can_start(self, can_start: bool) -> None:
        """Whether enough bots are chosen."""
        self._can_start = can_start
        self._write()

    def minimumSizeHint(self) -> QSize:
        """The buttons go below the bar before the window may not be narrower."""
        return QSize(LEAST_PX, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The buttons are beside the bar where there is room, else below it."""
        super().resizeEvent(event)
        is_wide = self.width() >= WIDE_PX
        self._box.setDirection(QHBoxLayout.Direction.LeftToRight if is_wide else QHBoxLayout.Direction.TopToBottom)

    def main_button(self) -> QPushButton:
        """The one that is most likely wanted now."""
        return {Phase.RUNNING: self.pause, Phase.PAUSED: self.pause, Phase.LEFT_OFF: self.go_on}.get(
            self._phase, self.start
        )

    def _connect_signals(self) -> None:
        self.start.clicked.connect(self.start_requested)
        self.go_on.clicked.connect(self.go_on_requested)
        self.pause.clicked.connect(self.pause_toggled)
        self.stop.clicked.connect(self.stop_requested)
        self.export.clicked.connect(self.export_requested)

    def _write_texts(self) -> None:
        self.setAccessibleName(self.tr("Progress"))
        self.bar.setAccessibleName(self.tr("Progress"))
        self.go_on.setText(self.tr("Go on"))
        self.stop.setText(self.tr("Stop"))
        self.export.setText(self.tr("Export…"))
        self.export.setToolTip(self.tr("Write every game into a file, as JSON lines"))
        self.pause.setToolTip(self.tr("Pause or go on (Space)"))
        self._write()

    def _write(self) -> None:
        phase, progress = self._phase, self._progress
        is_running = phase in RUNNING_PHASES
        self.title.setText(self._headline())
        self.note.setText(self._note())
        self.bar.setMaximum(max(progress.total, 1))
        self.bar.setValue(progress.done)
        self.start.setText(self.tr("Start") if phase in (Phase.NEW, Phase.DONE) else self.tr("Start anew"))
        self.start.setEnabled(self._can_start)
        self.pause.setText(self.tr("Go on") if phase is Phase.PAUSED else self.tr("Pause"))
        set_role(self.start, "primary" if phase is not Phase.LEFT_OFF else "")
        for button, is_shown in (
            (self.start, not is_running),
            (self.go_on, phase is Phase.LEFT_OFF),
            (self.pause, is_running),
            (self.stop, is_running),
            (self.export, phase in (Phase.LEFT_OFF, Phase.DONE) and progress.done > 0),
        ):
            button.setVisible(is_shown)
        self._draw()

    def _headline(self) -> str:
        if self._phase is Phase.NEW:
            return self.tr("Not started")
        return progress_text(self._progress.done, self._progress.total)

    def _note(self) -> str:
        return {
            Phase.NEW: "" if self._can_start else self.tr("Choose at least two bots."),
            Phase.RUNNING: time_left_text(self._progress.seconds_left),
            Phase.PAUSED: self.tr("Paused"),
            Phase.LEFT_OFF: self.tr("Left off"),
            Phase.DONE: self.tr("Finished"),
        }[self._phase]

    @Slot()
    def _draw(self) -> None:
        name = "resume" if self._phase is Phase.PAUSED else "pause"
        self.pause.setIcon(action_icon(name, self._appearance.theme))

    def _lay_out(self) -> None:
        self.title.setFont(scaled(1.2, QFont.Weight.Bold))
        self.note.setProperty("role", "muted")
        self.bar.setTextVisible(False)
        self.bar.setFixedHeight(BAR_PX)
        self.go_on.setProperty("role", "primary")
        self.pause.setIconSize(QSize(ICON_PX, ICON_PX))
        head = QHBoxLayout()
        head.addWidget(self.title)
        head.addStretch(1)
        head.addWidget(self.note)
        words = QVBoxLayout()
        words.setSpacing(12)
        words.addLayout(head)
        words.addWidget(self.bar)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        for button in self.buttons:
            button.setMinimumSize(BUTTON_WIDTH, BUTTON_PX)
            button.setAutoDefault(True)
            buttons.addWidget(button)
        self._box = QHBoxLayout(self)
        self._box.setContentsMargins(*MARGINS)
        self._box.setSpacing(GAP)
        self._box.addLayout(words, 1)
        self._box.addLayout(buttons)
