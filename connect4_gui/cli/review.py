"""``connect4 review``: how good every move of a game was, and why the mistakes were mistakes."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from connect4_gui.cli.options import add_size_options, add_threads_option, size_of
from connect4_gui.cli.progress_bar import ProgressBar
from connect4_gui.cli.review_json import review_json
from connect4_gui.cli.review_words import review_words
from connect4_gui.coach.course import Course
from connect4_gui.coach.review import Review
from connect4_gui.coach.reviewer import Reviewer
from connect4_gui.engine.board import IllegalMove
from connect4_gui.engine.lineup import Lineup, shipped_books, users_cache
from connect4_gui.engine.moves import Drop, Pass
from connect4_gui.engine.notation import parse_moves
from connect4_gui.engine.rules import is_classic
from connect4_gui.game.course import course_of_record
from connect4_gui.game.game import Game
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.game.record import GameRecord
from connect4_gui.store.importing import records_in

MOVES = re.compile(r"[-1-9\s]+")


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "review",
        help="say how good every move of a game was, and why",
        description="Review the game in a FILE (*.json, or JSON lines with one game or more), or the game with these "
        "MOVES: 1-based columns, '-' for a passed turn, for example 44-53.",
    )
    parser.add_argument("moves", nargs="?", default="", metavar="FILE|MOVES", help="the game")
    add_size_options(parser)
    parser.add_argument("--json", action="store_true", help="write a JSON object for each game")
    add_threads_option(parser)
    parser.add_argument("--no-cache", action="store_true", help="neither read nor write the move cache")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    games = list(_games(options))
    lineup = Lineup(shipped_books(), None if options.no_cache else users_cache(), threads=options.threads)
    try:
        reviewer = Reviewer.with_engine(lineup.engine())
        for number, record in enumerate(games):
            course = course_of_record(record)
            review = _review(reviewer, course, record)
            if options.json:
                print(review_json(record, course, review), flush=True)
            else:
                print(("\n" if number else "") + review_words(record, course, review), flush=True)
    finally:
        lineup.close()
    return 0


def _games(options: argparse.Namespace) -> Iterator[GameRecord]:
    """The games that are meant. Raises ValueError with a sentence."""
    if not options.moves.strip():
        raise ValueError("what to review: the file of a game, or its moves, for example 44-53")
    if MOVES.fullmatch(options.moves):
        yield _game_of_moves(options)
        return
    for record in records_in(Path(options.moves)):
        if not is_classic(record.rules):
            raise ValueError(f"the coach knows the classic rules only, not {record.rules.key}")
        if not record.turns:
            raise ValueError("there is no move in this game yet")
        yield record


def _game_of_moves(options: argparse.Namespace) -> GameRecord:
    setup = replace(MatchSetup(), size=size_of(options))
    game = Game.new(setup.size)
    for number, move in enumerate(parse_moves("".join(options.moves.split())), start=1):
        if not isinstance(move, Drop | Pass):
            raise ValueError(f"move {number} is no move by the classic rules, which are all the coach knows")
        try:
            game.play(move)
        except IllegalMove as error:
            raise ValueError(f"move {number}: {error}") from None
    return GameRecord.of(game, setup)


def _review(reviewer: Reviewer, course: Course, record: GameRecord) -> Review:
    """The whole review; at a terminal people see how far it is."""
    bar = ProgressBar() if sys.stderr.isatty() else None
    known = record.game().evaluations
    review = None
    for review in reviewer.review(course, known):
        if bar is not None:
            bar(review.done, review.total)
    if bar is not None:
        print(f"\r{'':<79}\r", end="", file=sys.stderr, flush=True)
    assert review is not None
    return review
