"""AnalysisChoices: whether the game window analyses, and what it shows of that."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class AnalysisChoices:
    """While ``is_on`` is false nothing is thought about and nothing shown; the others keep what they are."""

    is_on: bool = False
    has_scores: bool = True
    has_threats: bool = True
    has_line: bool = False
