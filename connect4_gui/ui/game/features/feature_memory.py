"""FeatureMemory: what features remember from one game to the next."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from connect4_gui.settings.analysis_choices import AnalysisChoices
from connect4_gui.settings.wording import Wording
from connect4_gui.ui.game.features.watch.watch_choices import WatchChoices

if TYPE_CHECKING:
    from connect4_gui.coach.course import Course
    from connect4_gui.coach.review import Review

MOST_REVIEWS = 8


@dataclass(slots=True)
class FeatureMemory:
    """``wants_review`` says that the next game is opened to be reviewed, ``teaches`` that mistakes are talked about.
    ``wording`` is how a screen reader tells of the game.
    """

    analysis: AnalysisChoices = field(default_factory=AnalysisChoices)
    watch: WatchChoices = field(default_factory=WatchChoices)
    reviews: dict[Course, Review] = field(default_factory=dict)
    wants_review: bool = False
    teaches: bool = False
    wording: Wording = Wording.FULL

    def switch_analysis_on(self) -> None:
        """Have the next game analysed."""
        self.analysis = replace(self.analysis, is_on=True)

    def keep_review(self, course: Course, review: Review) -> None:
        """Have ``review`` at hand when the same game is reviewed again; the oldest go."""
        self.reviews.pop(course, None)
        self.reviews[course] = review
        while len(self.reviews) > MOST_REVIEWS:
            del self.reviews[next(iter(self.reviews))]
