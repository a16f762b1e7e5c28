"""FeatureMemory: what features remember from one game to the next."""

from __future__ import annotations

from dataclasses import dataclass, field

from connect4_gui.settings.analysis_choices import AnalysisChoices


@dataclass(slots=True)
class FeatureMemory:
    analysis: AnalysisChoices = field(default_factory=AnalysisChoices)
