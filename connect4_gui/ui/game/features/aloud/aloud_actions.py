"""AloudActions: the questions to which a screen reader says the answer, each with keys and words."""

from __future__ import annotations

from PySide6.QtCore import QObject

from connect4_gui.ui.game.game_actions import GameActions, Shown

STEPS = {"Ctrl+Left": (0, -1), "Ctrl+Right": (0, 1), "Ctrl+Up": (1, 0), "Ctrl+Down": (-1, 0)}
"""Rows count from the bottom."""


class AloudActions(QObject):
    """They are in no menu, but in the list of all keys, and can be asked at any time."""

    def __init__(self, actions: GameActions) -> None:
        super().__init__(actions)
        add, hidden = actions.add_feature, Shown.BY_FEATURE
        self.columns = add("say", "B", write=self._write_columns, shown=hidden)
        self.rows = add("say", "Shift+B", write=self._write_rows, shown=hidden)
        self.last_move = add("say", "M", write=self._write_last_move, shown=hidden)
        self.again = add("say", "E", write=self._write_again, shown=hidden)
        self.players = add("say", "I", write=self._write_players, shown=hidden)
        self.clocks = add("say", "C", write=self._write_clocks, shown=hidden)
        self.lines = add("say", "X", write=self._write_lines, shown=hidden)
        self.steps = {add("say", keys, write=self._write_step, shown=hidden): step for keys, step in STEPS.items()}

    def _write_columns(self) -> tuple[str, str]:
        return self.tr("Say the board, by columns"), self.tr("Let the screen reader say what lies in every column")

    def _write_rows(self) -> tuple[str, str]:
        return self.tr("Say the board, by rows"), self.tr("Let the screen reader say what lies in every row")

    def _write_last_move(self) -> tuple[str, str]:
        return self.tr("Say the last move"), self.tr("Let the screen reader say the last move again")

    def _write_again(self) -> tuple[str, str]:
        return self.tr("Say it again"), self.tr("Let the screen reader repeat its last sentence")

    def _write_players(self) -> tuple[str, str]:
        return self.tr("Say whose turn it is"), self.tr("Let the screen reader say who is to move and who plays whom")

    def _write_clocks(self) -> tuple[str, str]:
        return self.tr("Say the clocks"), self.tr("Let the screen reader say how much time is left")

    def _write_lines(self) -> tuple[str, str]:
        return self.tr("Say the threats"), self.tr("Let the screen reader say the threats, or at the end the line")

    def _write_step(self) -> tuple[str, str]:
        return self.tr("Say the next space"), self.tr("Let the screen reader go from space to space")
