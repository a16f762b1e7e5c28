"""What the archive answers, found out the slow way: by looking at every record."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from connect4_gui.engine.board import Side
from connect4_gui.engine.levels import LEVELS
from connect4_gui.store.archived_game import ArchivedGame, Outcome
from connect4_gui.store.filters import Filters
from connect4_gui.store.ratings import LEVEL_RATINGS
from connect4_gui.store.statistics import Statistics, Tally


def in_order(games: Iterable[ArchivedGame]) -> list[ArchivedGame]:
    """By date, equals as they came."""
    return sorted(games, key=lambda game: game.played_at)


def opponent(game: ArchivedGame) -> str:
    first, second = game.record.setup.players
    if first.is_person and second.is_person:
        return "friend"
    if first.level and second.level:
        return "bots"
    level = first.level or second.level
    assert level is not None
    return level.key


def outcome(game: ArchivedGame) -> Outcome:
    result = game.record.result
    people = [side for side in Side if game.record.setup.spec(side).is_person]
    if result is None:
        return Outcome.UNFINISHED
    if len(people) != 1:
        return Outcome.NONE
    if result.winner is None:
        return Outcome.DRAWN
    return Outcome.WON if result.winner is people[0] else Outcome.LOST


def matches(game: ArchivedGame, wanted: Filters) -> bool:
    text = _plain(wanted.text.replace("\n", "").replace("\udc80", ""))
    return (
        wanted.opponent in (None, opponent(game))
        and wanted.size in (None, game.record.setup.size)
        and wanted.outcome in (None, outcome(game))
        and (wanted.since is None or game.played_at >= wanted.since)
        and any(text in _plain(spec.name) for spec in game.record.setup.players)
    )


def _plain(text: str) -> str:
    return unicodedata.normalize("NFC", text).lower()


def statistics(games: Iterable[ArchivedGame]) -> Statistics:
    ordered = in_order(games)
    finished = [len(game.record.turns) for game in ordered if game.record.result is not None]
    current = best = 0
    for result in map(outcome, ordered):
        if result is Outcome.WON:
            current = max(current, 0) + 1
        elif result is Outcome.LOST:
            current = min(current, 0) - 1
        elif result is Outcome.DRAWN:
            current = 0
        best = max(best, current)
    levels = {level.key: [game for game in ordered if opponent(game) == level.key] for level in LEVELS}
    sizes = sorted({game.record.setup.size for game in ordered})
    return Statistics(
        tally(ordered),
        current,
        best,
        sum(finished) / len(finished) if finished else None,
        {key: tally(found) for key, found in levels.items() if found},
        {size: tally([game for game in ordered if game.record.setup.size == size]) for size in sizes},
    )


def tally(games: list[ArchivedGame]) -> Tally:
    outcomes = [outcome(game) for game in games]
    return Tally(len(games), *(outcomes.count(kind) for kind in (Outcome.WON, Outcome.DRAWN, Outcome.LOST)))


def ratings(games: Iterable[ArchivedGame]) -> list[float]:
    rating, found = 1000.0, []
    for game in in_order(games):
        points = {Outcome.WON: 1.0, Outcome.DRAWN: 0.5, Outcome.LOST: 0.0}.get(outcome(game))
        if points is not None and opponent(game) in LEVEL_RATINGS:
            rating += 24 * (points - 1 / (1 + 10 ** ((LEVEL_RATINGS[opponent(game)] - rating) / 400)))
            found.append(rating)
    return found
