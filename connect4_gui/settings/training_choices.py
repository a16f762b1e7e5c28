"""TrainingChoices: what the training remembers beside the answers to puzzles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from connect4_gui.json_values import ascii_text, shown

MOST_LESSONS = 50


@dataclass(frozen=True, slots=True)
class TrainingChoices:
    """``lessons`` are the keys of those that are done, in the order in which they were."""

    lessons: tuple[str, ...] = ()

    def with_lesson(self, key: str) -> TrainingChoices:
        return self if key in self.lessons else TrainingChoices((*self.lessons, key))


def checked_lessons(value: Any) -> tuple[str, ...]:
    """The keys in ``value``, each once. Raises ValueError if these are no keys."""
    if not isinstance(value, list) or len(value) > MOST_LESSONS:
        raise ValueError(f"{shown(value)} is not a short list of lessons")
    return tuple(dict.fromkeys(ascii_text(key) for key in value))
