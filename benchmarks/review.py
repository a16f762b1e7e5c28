"""How long the review of a whole game takes: labels, and then a sentence for everything that went wrong.

    python benchmarks/review.py [--games 50] [--size 6x7] [--threads 2] [--json FILE]

Bots of the levels Beginner to Expert play each other, each pair in turn. Every game is reviewed by a new reviewer with
the opening book and without a cache, as the first review of a game is. Time is what a person waits, and processor time
is that of all threads: where other programs use the machine, it is the figure to trust.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from dataclasses import dataclass
from itertools import combinations, cycle, islice
from pathlib import Path

from reporting import Row, print_table, write_json

from connect4_gui.coach.review import Review
from connect4_gui.coach.reviewer import Reviewer
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.levels import LADDER, PERFECT, Level
from connect4_gui.engine.lineup import Lineup, shipped_books
from connect4_gui.game.bot_game import play_out
from connect4_gui.game.course import course_of_record
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.game.player_spec import bot
from connect4_gui.game.record import GameRecord


@dataclass(frozen=True)
class Reviewed:
    """One review: the seconds until every move had its label, until the end, and the processor time of all of it."""

    review: Review
    label_seconds: float
    seconds: float
    processor_seconds: float


def played_games(size: BoardSize, count: int) -> list[GameRecord]:
    players = [level for level in LADDER if level is not PERFECT]
    pairs = islice(cycle(combinations(players, 2)), count)
    return [_played(size, pair, seed) for seed, pair in enumerate(pairs)]


def _played(size: BoardSize, levels: tuple[Level, Level], seed: int) -> GameRecord:
    first, second = levels if seed % 2 == 0 else levels[::-1]
    lineup = Lineup()
    minds = (lineup.bot(first, random.Random(seed)), lineup.bot(second, random.Random(seed + 1000)))
    return play_out(MatchSetup((bot(first), bot(second)), size), minds)


def reviewed(record: GameRecord, threads: int) -> Reviewed:
    reviewer = Reviewer.with_engine(Lineup(shipped_books(), threads=threads).engine())
    course = course_of_record(record)
    started, processor_started = time.perf_counter(), time.process_time()
    labelled = started
    review = None
    for review in reviewer.review(course):
        if review.done <= review.total - len(review.moves):
            labelled = time.perf_counter()
    assert review is not None
    ended = time.perf_counter()
    return Reviewed(review, labelled - started, ended - started, time.process_time() - processor_started)


def row(size: BoardSize, found: list[Reviewed]) -> Row:
    moves = [move for one in found for move in one.review.moves]
    return {
        "size": str(size),
        "games": len(found),
        "moves": round(len(moves) / len(found), 1),
        "labelled %": round(100 * sum(move.quality is not None for move in moves) / len(moves), 1),
        "sentences": round(sum(move.why is not None for move in moves) / len(found), 1),
        "labels s, p50": _at(0.5, [one.label_seconds for one in found]),
        "all s, p50": _at(0.5, [one.seconds for one in found]),
        "all s, p90": _at(0.9, [one.seconds for one in found]),
        "all s, most": max(one.seconds for one in found),
        "processor s, p50": _at(0.5, [one.processor_seconds for one in found]),
        "processor s, p90": _at(0.9, [one.processor_seconds for one in found]),
    }


def _at(part: float, values: list[float]) -> float:
    if len(values) == 1:
        return values[0]
    return statistics.quantiles(values, n=100, method="inclusive")[round(part * 100) - 1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--size", type=BoardSize.parse, default=STANDARD_SIZE)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    found = [reviewed(record, options.threads) for record in played_games(options.size, options.games)]
    rows = [row(options.size, found)]
    print_table("Review of whole games", rows)
    write_json(options.json, "review", rows)


if __name__ == "__main__":
    main()
