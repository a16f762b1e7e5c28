"""FeatureMemory: what features remember from one game to the next."""

from __future__ import annotations

from dataclasses import dataclass, field

from connect4_gui.settings.analysis_choices import AnalysisChoices
from connect4_gui.ui.game.features.watch.watch_choices import WatchChoices


@dataclass(slots=True)
class FeatureMemory:
    analysis: AnalysisChoices = field(default_factory=AnalysisChoices)
    watch: WatchChoices = field(default_factory=WatchChoices)
