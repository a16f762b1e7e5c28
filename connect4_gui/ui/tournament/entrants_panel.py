"""EntrantsPanel: who plays in a tournament, on which board, and how many games."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from connect4_gui.engine.board_size import MAX_COLUMNS, MAX_ROWS, MIN_ROWS, STANDARD_SIZE, BoardSize
from connect4_gui.engine.levels import ADAPTIVE, BEGINNER, LEVELS
from connect4_gui.game.player_spec import PlayerSpec, bot, outside
from connect4_gui.outside.own_bot import OwnBot
from connect4_gui.settings.menu_choices import MIN_MENU_COLUMNS
from connect4_gui.tournament.plan import Tournament
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import scaled, text_px
from connect4_gui.ui.look.target import target_px
from connect4_gui.ui.tournament.tournament_words import CountedBots, entrant_name
from connect4_gui.ui.widgets.bot_dialog import BotDialog
from connect4_gui.ui.widgets.calm_wheel import keep_wheel_calm
from connect4_gui.ui.widgets.check_box import CheckBox
from connect4_gui.ui.widgets.choice_box import ChoiceBox
from connect4_gui.ui.widgets.number_box import Stepper
from connect4_gui.ui.words.retranslation import keep_translated
from connect4_gui.ui.words.texts import size_text

STEPPER_PX, GAP, LINE_GAP = 132, 8, 6
DEFAULT_GAMES, MOST_GAMES = 8, 1000
FIRST_CHOICE = tuple(bot(level) for level in LEVELS if level not in (BEGINNER, ADAPTIVE))
SIZES = tuple(
    BoardSize(rows, columns)
    for rows in range(MIN_ROWS, MAX_ROWS + 1)
    for columns in range(MIN_MENU_COLUMNS, MAX_COLUMNS + 1)
)


class EntrantsPanel(QWidget):
    """``changed`` comes with every choice of a person. Own bots are added by their file, which is not run by that."""

    changed = Signal()

    def __init__(self, appearance: Appearance, cores: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._levels_title, self._chosen_note, self._own_title = QLabel(), QLabel(), QLabel()
        self.bots: dict[PlayerSpec, CheckBox] = {bot(level): CheckBox(appearance) for level in LEVELS}
        self.add = QPushButton()
        self.bot_dialog: BotDialog | None = None
        self.size_ = ChoiceBox()
        self.games = Stepper(1, MOST_GAMES)
        self.at_once = Stepper(1, cores)
        self._captions = QLabel(), QLabel(), QLabel()
        for size in SIZES:
            self.size_.addItem("", size)
        self.games.setSingleStep(2)
        self.games.setValue(DEFAULT_GAMES)
        self.at_once.setValue(cores)
        self._lay_out()
        self._connect_signals()
        keep_translated(self, self._write_texts)
        self.size_.setCurrentIndex(SIZES.index(STANDARD_SIZE))
        self._choose(FIRST_CHOICE)

    @property
    def entrants(self) -> tuple[PlayerSpec, ...]:
        """Those that are chosen, in the order of the list."""
        return tuple(spec for spec, box in self.bots.items() if box.isChecked())

    @property
    def board_size(self) -> BoardSize:
        size: BoardSize = self.size_.currentData()
        return size

    def plan(self, seed: int) -> Tournament:
        """What is chosen. Raises ValueError with fewer than two bots."""
        return Tournament(self.entrants, self.games.value(), self.board_size, seed=seed)

    def show_plan(self, plan: Tournament) -> None:
        """Choose what ``plan`` says, as far as it can be chosen here."""
        self._choose(plan.entrants)
        self.games.setValue(plan.games)
        if plan.size in SIZES:
            self.size_.setCurrentIndex(SIZES.index(plan.size))

    def offer_own_bots(self, bots: Sequence[PlayerSpec]) -> None:
        """Let people choose among these bots as well."""
        for spec in bots:
            if spec not in self.bots:
                box = self.bots[spec] = CheckBox(self._appearance)
                box.setText(entrant_name(spec))
                box.toggled.connect(self._tell)
                self._own_column.addWidget(box)

    @Slot()
    def ask_for_bot(self) -> None:
        """Ask for the file of one more bot."""
        if self.bot_dialog is None:
            own = [spec.own_bot for spec in self.bots if spec.own_bot is not None]
            self.bot_dialog = BotDialog(str(own[-1].path.parent) if own else "", self.window())
            self.bot_dialog.chosen.connect(self._take_bot)
            self.bot_dialog.finished.connect(self._dialog_closed)
            self.bot_dialog.open()

    @Slot(object)
    def _take_bot(self, path: Path) -> None:
        spec = outside(OwnBot(path))
        self.offer_own_bots([spec])
        self.bots[spec].setChecked(True)

    @Slot()
    def _dialog_closed(self) -> None:
        if self.bot_dialog is not None:
            self.bot_dialog.deleteLater()
            self.bot_dialog = None

    def _choose(self, entrants: Sequence[PlayerSpec]) -> None:
        for spec, box in self.bots.items():
            box.blockSignals(True)
            box.setChecked(spec in entrants)
            box.blockSignals(False)
            box.update()
        self._follow()

    def _connect_signals(self) -> None:
        for box in self.bots.values():
            box.toggled.connect(self._tell)
        for stepper in (self.games, self.at_once):
            stepper.valueChanged.connect(self._tell)
        self.size_.currentIndexChanged.connect(self._tell)
        self.add.clicked.connect(self.ask_for_bot)

    @Slot()
    def _tell(self) -> None:
        self._follow()
        self.changed.emit()

    def _follow(self) -> None:
        self._chosen_note.setText(CountedBots().chosen(len(self.entrants)))

    def _write_texts(self) -> None:
        for control in (self.size_, self.games, self.at_once):
            control.setFixedSize(text_px(STEPPER_PX), target_px())
        self._levels_title.setText(self.tr("Levels"))
        self._own_title.setText(self.tr("Own bots"))
        self.add.setText(self.tr("Add a bot…"))
        self.add.setToolTip(self.tr("A Python file or a program that plays; it is run only when the tournament starts"))
        for spec, box in self.bots.items():
            box.setText(entrant_name(spec))
            box.updateGeometry()
        names = (self.tr("Board"), self.tr("Games per pair"), self.tr("At once"))
        for caption, name in zip(self._captions, names, strict=True):
            caption.setText(name)
        self.size_.setAccessibleName(names[0])
        self.games.set_name(names[1])
        self.at_once.set_name(self.tr("Games at once"))
        self.games.setToolTip(self.tr("Each opening is played twice, with the colours changed."))
        for number, size in enumerate(SIZES):
            self.size_.setItemText(number, size_text(size))
        self._follow()

    def _lay_out(self) -> None:
        for title in (self._levels_title, self._own_title):
            title.setFont(scaled(1.07, QFont.Weight.DemiBold))
        self._chosen_note.setProperty("role", "muted")
        self._chosen_note.setFont(scaled(0.93))
        head = QHBoxLayout()
        head.addWidget(self._levels_title)
        head.addStretch(1)
        head.addWidget(self._chosen_note)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addSpacing(GAP)
        for box in self.bots.values():
            column.addWidget(box)
        self._own_column = QVBoxLayout()
        self._own_column.setSpacing(0)
        column.addSpacing(GAP)
        column.addWidget(hairline())
        column.addSpacing(GAP)
        column.addWidget(self._own_title)
        column.addLayout(self._own_column)
        column.addSpacing(GAP)
        column.addWidget(self.add)
        column.addSpacing(GAP)
        column.addWidget(hairline())
        column.addSpacing(GAP)
        column.addLayout(self._lines())
        column.addStretch(1)

    def _lines(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setVerticalSpacing(LINE_GAP)
        keep_wheel_calm(self.size_)
        for row, (caption, control) in enumerate(
            zip(self._captions, (self.size_, self.games, self.at_once), strict=True)
        ):
            caption.setWordWrap(True)
            caption.setBuddy(control)
            grid.addWidget(caption, row, 0)
            grid.addWidget(control, row, 1)
        grid.setColumnStretch(0, 1)
        return grid


def hairline() -> QFrame:
    line = QFrame()
    line.setProperty("role", "hairline")
    line.setFixedHeight(1)
    return line
