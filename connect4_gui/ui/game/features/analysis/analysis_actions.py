"""AnalysisActions: the switches of the analysis, and the wish to hear what it says."""

from __future__ import annotations

from PySide6.QtCore import QObject

from connect4_gui.settings.analysis_choices import AnalysisChoices
from connect4_gui.ui.game.game_actions import GameActions, Shown


class AnalysisActions(QObject):
    """Only ``analysis`` is in the toolbar; the others make sense while it is on, and the card has the switches."""

    def __init__(self, actions: GameActions, choices: AnalysisChoices, *, is_classic: bool) -> None:
        super().__init__(actions)
        self._is_classic = is_classic
        add = actions.add_feature
        hidden = Shown.BY_FEATURE
        self.analysis = add("analysis", "A", write=self._write_analysis, icon_on="analysis")
        self.scores = add("analysis", write=self._write_scores, shown=hidden, icon_on="analysis")
        self.threats = add("threats", "T", write=self._write_threats, shown=hidden, icon_on="threats")
        self.line = add("best-line", "L", write=self._write_line, shown=hidden, icon_on="best-line")
        self.say = add("say", "V", write=self._write_say, shown=Shown.IN_MENU)
        self.follow(choices)

    def follow(self, choices: AnalysisChoices, *, is_reviewed: bool = False) -> None:
        """Show what is on, and enable what makes sense then; while the game ``is_reviewed`` nothing does."""
        self.analysis.setEnabled(self._is_classic and not is_reviewed)
        self.analysis.setChecked(choices.is_on and self._is_classic)
        self.scores.setChecked(choices.has_scores)
        self.threats.setChecked(choices.has_threats)
        self.line.setChecked(choices.has_line)
        for action in (self.scores, self.threats, self.line, self.say):
            action.setEnabled(choices.is_on and self._is_classic and not is_reviewed)

    @property
    def choices(self) -> AnalysisChoices:
        return AnalysisChoices(
            self.analysis.isChecked(), self.scores.isChecked(), self.threats.isChecked(), self.line.isChecked()
        )

    def _write_analysis(self) -> tuple[str, str]:
        if not self._is_classic:
            return self.tr("Analysis"), self.tr("The analysis knows the classic rules only")
        return self.tr("Analysis"), self.tr("Show what every column is worth, or hide it again")

    def _write_scores(self) -> tuple[str, str]:
        return self.tr("Scores"), self.tr("Show the score of each column above the board")

    def _write_threats(self) -> tuple[str, str]:
        return self.tr("Threats"), self.tr("Mark the spaces where one more disc makes four")

    def _write_line(self) -> tuple[str, str]:
        return self.tr("Best line"), self.tr("Show the best moves of both players as numbered discs")

    def _write_say(self) -> tuple[str, str]:
        return self.tr("Say the analysis"), self.tr("Let the screen reader say the verdict and all scores")
