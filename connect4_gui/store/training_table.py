"""The training of the archive in SQL: the user's own puzzles, every answer, and how things stand with each puzzle."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Callable, Iterable
from datetime import date

from connect4_gui.engine.rules import CLASSIC
from connect4_gui.json_values import parse_object
from connect4_gui.store.archived_game import BOTS, TOURNAMENT
from connect4_gui.store.training_row import (
    FIRST_DAY,
    LAST_DAY,
    answer_values,
    read_answer,
    read_mark,
    read_rating,
    read_standing,
    standing_values,
)
from connect4_gui.training.progress import Answer, Standing, Step, advanced
from connect4_gui.training.puzzle import Puzzle, from_object, to_object
from connect4_gui.training.rating import PLAYER_START
from connect4_gui.training.schedule import Mark

log = logging.getLogger(__name__)

ANSWER_COLUMNS = "identity, at, day, mark, seconds"
STANDING_COLUMNS = "identity, stability, difficulty, last_day, due_day, answers, mark, rating"
PUT_ANSWER = f"INSERT OR IGNORE INTO puzzle_answers ({ANSWER_COLUMNS}, rating) VALUES (?, ?, ?, ?, ?, ?)"
PUT_STANDING = f"INSERT OR REPLACE INTO puzzle_standings ({STANDING_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"

StartRating = Callable[[str], float]
"""What a puzzle was rated before anybody answered it, by its identity."""


def put_puzzles(connection: sqlite3.Connection, puzzles: Iterable[Puzzle]) -> int:
    """Keep the puzzles that are not there yet, and say how many these are."""
    return sum(
        connection.execute(
            "INSERT OR IGNORE INTO own_puzzles (identity, json) VALUES (?, ?)",
            (puzzle.identity, json.dumps(to_object(puzzle), separators=(",", ":"))),
        ).rowcount
        for puzzle in puzzles
    )


def unsearched(connection: sqlite3.Connection, limit: int) -> list[str]:
    """The ids of the newest games by the classic rules that a person played and nobody looked through for puzzles."""
    query = (
        "SELECT id FROM games WHERE rules = ? AND opponent NOT IN (?, ?) "
        "AND id NOT IN (SELECT id FROM searched_games) ORDER BY played_at DESC, number DESC LIMIT ?"
    )
    return [game_id for (game_id,) in connection.execute(query, (CLASSIC.key, BOTS, TOURNAMENT, limit))]


def mark_searched(connection: sqlite3.Connection, game_id: str) -> None:
    connection.execute("INSERT OR IGNORE INTO searched_games VALUES (?)", (game_id,))


def own_puzzles(connection: sqlite3.Connection) -> list[Puzzle]:
    """The newest first; those that cannot be read are left out with a line in the log."""
    puzzles = []
    for identity, text in connection.execute("SELECT identity, json FROM own_puzzles ORDER BY number DESC"):
        try:
            puzzles.append(from_object(parse_object(text)))
        except (ValueError, TypeError) as error:
            log.warning("The puzzle %s is left out: %s", identity, error)
    return puzzles


def put_answer(connection: sqlite3.Connection, answer: Answer, start_rating: float) -> Step | None:
    """Keep ``answer`` and what follows from it. None, and nothing happens, if it is there already."""
    step = advanced(standing(connection, answer.identity), start_rating, player_rating(connection), answer)
    if connection.execute(PUT_ANSWER, (*answer_values(answer), step.rating)).rowcount == 0:
        return None
    connection.execute(PUT_STANDING, standing_values(answer.identity, step.standing))
    return step


def merge_answers(connection: sqlite3.Connection, answers: Iterable[Answer], start_rating: StartRating) -> int:
    """Add answers given elsewhere and work out everything anew, in the order in which the answers were given.

    Returns how many were not known before.
    """
    values = [(*answer_values(answer), None) for answer in answers]
    added = sum(connection.execute(PUT_ANSWER, value).rowcount for value in values)
    if added:
        _work_out_anew(connection, start_rating)
    return added


def standing(connection: sqlite3.Connection, identity: str) -> Standing | None:
    query = f"SELECT {STANDING_COLUMNS} FROM puzzle_standings WHERE identity = ?"
    values = connection.execute(query, (identity,)).fetchone()
    return None if values is None else read_standing(values)


def standings(connection: sqlite3.Connection) -> dict[str, Standing]:
    """All of them, by the identity of their puzzle."""
    found = connection.execute(f"SELECT {STANDING_COLUMNS} FROM puzzle_standings")
    read = ((values[0], read_standing(values)) for values in found)
    return {identity: value for identity, value in read if value is not None}


def player_rating(connection: sqlite3.Connection, before: date | None = None) -> float:
    """The player's rating now, or as it was before a day."""
    where, values = ("", ()) if before is None else ("WHERE day < ?", (before.toordinal(),))
    # Backwards from the last answer it is soon found; by the index of days all earlier answers would be sorted.
    query = f"SELECT rating FROM puzzle_answers NOT INDEXED {where} ORDER BY number DESC"
    found = (read_rating(row) for row in connection.execute(query, values))
    return next((rating for rating in found if rating is not None), PLAYER_START)


def answered_on(connection: sqlite3.Connection, day: date) -> int:
    """How many answers were given on ``day``."""
    query = "SELECT COUNT(*) FROM puzzle_answers WHERE day = ?"
    return int(connection.execute(query, (day.toordinal(),)).fetchone()[0])


def solved_since(connection: sqlite3.Connection, day: date) -> dict[int, int]:
    """How many puzzles were solved from ``day`` on, by the number of the day."""
    query = f"SELECT day, COUNT(*) FROM puzzle_answers WHERE day BETWEEN ? AND ? AND mark > {Mark.AGAIN} GROUP BY day"
    return dict(connection.execute(query, (day.toordinal(), LAST_DAY)).fetchall())


def solved_days(connection: sqlite3.Connection) -> list[int]:
    """The numbers of the days on which something was solved, ascending."""
    query = (
        "SELECT DISTINCT day FROM puzzle_answers INDEXED BY answers_by_day "
        f"WHERE day BETWEEN ? AND ? AND mark > {Mark.AGAIN} ORDER BY day"
    )
    return [day for (day,) in connection.execute(query, (FIRST_DAY, LAST_DAY)) if isinstance(day, int)]


def latest_marks(connection: sqlite3.Connection, limit: int) -> list[tuple[str, Mark]]:
    """The latest answers, each with the identity of its puzzle."""
    query = "SELECT identity, mark FROM puzzle_answers ORDER BY number DESC LIMIT ?"
    found = map(read_mark, connection.execute(query, (limit,)))
    return [latest for latest in found if latest is not None]


def answers_after(connection: sqlite3.Connection, number: int, limit: int) -> list[tuple[int, Answer | None]]:
    """``limit`` answers behind the one with this number, oldest first, with their numbers; 0 is before the first.

    None stands for an answer that cannot be read.
    """
    query = f"SELECT number, {ANSWER_COLUMNS} FROM puzzle_answers WHERE number > ? ORDER BY number LIMIT ?"
    return [(values[0], read_answer(values[1:])) for values in connection.execute(query, (number, limit))]


def _work_out_anew(connection: sqlite3.Connection, start_rating: StartRating) -> None:
    found = connection.execute(f"SELECT {ANSWER_COLUMNS} FROM puzzle_answers ORDER BY at, number").fetchall()
    connection.execute("DELETE FROM puzzle_answers")
    connection.execute("DELETE FROM puzzle_standings")
    known: dict[str, Standing] = {}
    player = PLAYER_START
    for answer in filter(None, map(read_answer, found)):
        step = advanced(known.get(answer.identity), start_rating(answer.identity), player, answer)
        known[answer.identity], player = step.standing, step.rating
        connection.execute(PUT_ANSWER, (*answer_values(answer), player))
    connection.executemany(PUT_STANDING, (standing_values(identity, value) for identity, value in known.items()))
