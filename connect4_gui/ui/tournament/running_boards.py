"""RunningBoards: some of the games that are being played, as small boards."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from connect4_gui.engine.board import Side
from connect4_gui.engine.notation import parse_moves
from connect4_gui.game.game import Game
from connect4_gui.settings.motion import Motion
from connect4_gui.tournament.plan import Fixture, Tournament
from connect4_gui.ui.board.board_miniature import paint_miniature
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import scaled
from connect4_gui.ui.tournament.tournament_words import CountedBots, entrant_names
from connect4_gui.ui.widgets.disc_row import DiscRow
from connect4_gui.ui.widgets.elided_label import ElidedLabel
from connect4_gui.ui.words.retranslation import keep_translated
from connect4_gui.ui.words.texts import size_text

MOST_BOARDS = 4
STILL_PATIENCE = 15
"""Every how many looks at the games the boards change, for people who want no motion."""

BOARD_PX, BOARD_HEIGHT, SLOT_PX, GAP, DISC_PX = 152, 132, 200, 14, 15
MARGINS = (20, 14, 20, 16)


class RunningBoards(QFrame):
    """At most four games; a game keeps its place until it is over and another one needs it."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._at_once = self._looks = 0
        self._patience = 1
        self._title, self._note = QLabel(), QLabel()
        self.boards = [RunningBoard(appearance) for _ in range(MOST_BOARDS)]
        self._lay_out()
        keep_translated(self, self._write_texts)

    def begin(self, plan: Tournament, at_once: int) -> None:
        """Forget earlier games; ``at_once`` games of ``plan`` will be played at a time."""
        self._at_once = at_once
        names = entrant_names(plan.entrants)
        for board in self.boards:
            board.begin(plan, names)
        self._write_texts()
        self._arrange()

    def set_motion(self, motion: Motion) -> None:
        """Without motion a game is shown only once in a while, and not disc by disc."""
        self._patience = STILL_PATIENCE if motion.drop_ms == 0 else 1

    def show_games(self, running: Mapping[int, str]) -> None:
        """``running`` has the moves of every game that is being played, by its number."""
        self._looks += 1
        if self._looks % self._patience:
            return
        shown = {board.number for board in self.boards}
        waiting = iter(number for number in sorted(running) if number not in shown)
        for board in self.boards[: max(1, min(self._at_once, MOST_BOARDS))]:
            if board.number not in running:
                board.show_number(next(waiting, None))
            if board.number is not None and board.number in running:
                board.show_moves(running[board.number])

    def rename(self, names: list[str]) -> None:
        """Say the names of the bots again, after the language has changed."""
        for board in self.boards:
            board.rename(names)

    def minimumSizeHint(self) -> QSize:
        """Room for one board: there are fewer of them in a narrow window."""
        return QSize(SLOT_PX + MARGINS[0] + MARGINS[2], super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """As many boards as there are games at once and room for."""
        room = (self.width() - MARGINS[0] - MARGINS[2] + GAP) // (SLOT_PX + GAP)
        for place, board in enumerate(self.boards):
            board.setVisible(place < max(1, min(self._at_once, room)))

    def _write_texts(self) -> None:
        self._title.setText(self.tr("Running now"))
        self._note.setText(CountedBots().at_once(self._at_once) if self._at_once else "")
        for board in self.boards:
            board.rewrite()

    def _lay_out(self) -> None:
        self._title.setFont(scaled(1.07, QFont.Weight.DemiBold))
        self._note.setProperty("role", "muted")
        self._note.setFont(scaled(0.93))
        head = QHBoxLayout()
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self._note)
        row = QHBoxLayout()
        row.setSpacing(GAP)
        for board in self.boards:
            row.addWidget(board)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(*MARGINS)
        column.setSpacing(10)
        column.addLayout(head)
        column.addLayout(row)


class RunningBoard(QWidget):
    """One game: its board, who plays with which disc, and how many moves were made."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.number: int | None = None
        self._plan: Tournament | None = None
        self._fixture: Fixture | None = None
        self._moves = ""
        self._picture = _Picture(appearance)
        self._move_title, self._move_count = QLabel(), QLabel()
        self._players = {side: ElidedLabel() for side in Side}
        self._discs = {side: DiscRow((side,), DISC_PX, appearance) for side in Side}
        self._lay_out()

    @property
    def moves(self) -> str:
        """Those that are shown, as notation."""
        return self._moves

    def begin(self, plan: Tournament, names: list[str]) -> None:
        self._plan, self._names = plan, names
        self.number = self._fixture = None
        self._moves = ""
        self._picture.show_game(Game.new(plan.size))
        self.rewrite()

    def rename(self, names: list[str]) -> None:
        self._names = names
        self.rewrite()

    def show_number(self, number: int | None) -> None:
        """Watch another game; with None the last one stays in sight."""
        if number is not None and self._plan is not None:
            self.number, self._fixture = number, self._plan.fixture(number)
            self.rewrite()

    def show_moves(self, moves: str) -> None:
        if self._plan is None or moves == self._moves:
            return
        self._moves = moves
        game = Game.new(self._plan.size)
        for move in parse_moves(moves):
            game.play(move)
        self._picture.show_game(game)
        self.rewrite()

    def rewrite(self) -> None:
        self._move_title.setText(self.tr("move"))
        self._move_count.setText(str(len(self._moves)) if self._moves else "")
        self._move_title.setVisible(bool(self._moves))
        for side, label in self._players.items():
            self._discs[side].setVisible(self._fixture is not None)
            label.setText(self._name(side))
        if self._plan is not None and self._fixture is not None:
            text = self.tr("{first} against {second}, {size}, move {count}")
            size = size_text(self._plan.size)
            names = {"first": self._name(Side.FIRST), "second": self._name(Side.SECOND)}
            self._picture.setAccessibleName(text.format(size=size, count=len(self._moves), **names))

    def _name(self, side: Side) -> str:
        if self._fixture is None:
            return ""
        return self._names[self._fixture.first if side is Side.FIRST else self._fixture.second]

    def _lay_out(self) -> None:
        self.setFixedWidth(SLOT_PX)
        self._move_title.setProperty("role", "muted")
        self._move_title.setFont(scaled(0.86))
        self._move_count.setFont(scaled(1.3, QFont.Weight.Bold))
        count = QVBoxLayout()
        count.setSpacing(0)
        count.addWidget(self._move_title)
        count.addWidget(self._move_count)
        count.addStretch(1)
        top = QHBoxLayout()
        top.setSpacing(10)
        top.addWidget(self._picture)
        top.addLayout(count, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addLayout(top)
        for side, label in self._players.items():
            label.setFont(scaled(0.93, QFont.Weight.DemiBold))
            line = QHBoxLayout()
            line.setSpacing(6)
            line.addWidget(self._discs[side])
            line.addWidget(label, 1)
            column.addLayout(line)


class _Picture(QWidget):
    """A position, painted small."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._game: Game | None = None
        self.setFixedSize(BOARD_PX, BOARD_HEIGHT)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        appearance.theme_changed.connect(self.update)

    def show_game(self, game: Game) -> None:
        self._game = game
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        game = self._game
        if game is not None:
            line = frozenset() if game.result is None else game.result.cells
            theme = self._appearance.theme
            paint_miniature(QPainter(self), QRectF(self.rect()), game.board.size, game.discs, theme, line)
