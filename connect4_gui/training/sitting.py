"""The choice of puzzles for a sitting: what is due comes first, then what is new, then what was seen longest ago."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from datetime import date
from itertools import chain, zip_longest

from connect4_gui.training.progress import Standing
from connect4_gui.training.puzzle import Puzzle
from connect4_gui.training.schedule import due
from connect4_gui.training.session import SITTING, Session
from connect4_gui.training.sets import SetKey, set_of

Standings = Mapping[str, Standing]
"""By the identity of the puzzle; those that were never answered have none."""


def make_sitting(
    puzzles: Iterable[Puzzle],
    standings: Standings,
    today: date,
    rating: float,
    count: int = SITTING,
) -> Session:
    """A sitting of at most ``count`` of ``puzzles`` for somebody with this ``rating``."""
    known = list(puzzles)
    in_order = (*due_puzzles(known, standings, today), *new_puzzles(known, standings, rating), *_rest(known, standings))
    chosen = list({puzzle.identity: puzzle for puzzle in in_order}.values())[:count]
    return Session(tuple(_presented(puzzle, standings) for puzzle in chosen))


def due_puzzles(puzzles: Iterable[Puzzle], standings: Standings, today: date) -> list[Puzzle]:
    """What comes back by ``today``, the longest overdue first."""
    back = {p.identity: p for p in puzzles if p.identity in standings and due(standings[p.identity].card, today)}
    return sorted(back.values(), key=lambda puzzle: (standings[puzzle.identity].card.due, puzzle.identity))


def new_puzzles(puzzles: Iterable[Puzzle], standings: Standings, rating: float) -> list[Puzzle]:
    """What was never answered: the user's own first, then in turn of every set what is nearest to ``rating``."""
    unseen: dict[SetKey, list[Puzzle]] = {key: [] for key in SetKey}
    for puzzle in puzzles:
        if puzzle.identity not in standings:
            unseen[set_of(puzzle)].append(puzzle)
    own = unseen.pop(SetKey.OWN_GAMES)
    return [*own, *_in_turn(sorted(rest, key=lambda puzzle: _distance(puzzle, rating)) for rest in unseen.values())]


def _in_turn(sets: Iterable[list[Puzzle]]) -> Iterator[Puzzle]:
    rounds = zip_longest(*sets)
    return (puzzle for puzzle in chain.from_iterable(rounds) if puzzle is not None)


def _distance(puzzle: Puzzle, rating: float) -> tuple[float, str]:
    return abs(puzzle.start_rating - rating), puzzle.identity


def _rest(puzzles: Iterable[Puzzle], standings: Standings) -> list[Puzzle]:
    seen = [puzzle for puzzle in puzzles if puzzle.identity in standings]
    return sorted(seen, key=lambda puzzle: (standings[puzzle.identity].card.last, puzzle.identity))


def _presented(puzzle: Puzzle, standings: Standings) -> Puzzle:
    standing = standings.get(puzzle.identity)
    return puzzle if standing is None else puzzle.presented(standing.answers)
