"""``connect4 training``: puzzles from one's games, and answers out of the archive and into it, without a window."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from connect4_gui.cli.games import SKIPPED, STANDARD_STREAM, opened_archive
from connect4_gui.cli.options import positive_int
from connect4_gui.cli.skipped_words import complain
from connect4_gui.cli.streams import standard_input
from connect4_gui.coach.solver import Solver
from connect4_gui.engine.lineup import Lineup, shipped_books
from connect4_gui.quote import brief_path
from connect4_gui.store.puzzle_search import SEARCH_NODES, search_games
from connect4_gui.store.training_lines import (
    export_training,
    export_training_file,
    import_training,
    import_training_file,
)
from connect4_gui.store.training_shelf import TrainingShelf


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("training", help="find puzzles in your games; export or import them and your answers")
    actions = parser.add_subparsers(title="actions", metavar="ACTION", required=True)

    export = actions.add_parser("export", help="write all of it into a file, as JSON lines")
    export.add_argument("file", metavar="FILE", help=f"where to write it; {STANDARD_STREAM} for standard output")
    export.set_defaults(run=run_export)

    importing = actions.add_parser("import", help="add what files have; what is known already comes in only once")
    help_text = f"what export has written; {STANDARD_STREAM} for standard input"
    importing.add_argument("files", nargs="+", metavar="FILE", help=help_text)
    importing.set_defaults(run=run_import)

    find = actions.add_parser("find", help="look through your games for mistakes that make puzzles")
    find.add_argument("--limit", type=positive_int, default=20, metavar="N", help="the newest N of the games left (20)")
    find.set_defaults(run=run_find)


def run_find(options: argparse.Namespace) -> int:
    solver = Solver(Lineup(shipped_books()).engine(), nodes=SEARCH_NODES)
    games = puzzles = 0
    with opened_archive() as archive:
        for searched in search_games(archive, solver, options.limit):
            games, puzzles = games + 1, puzzles + searched.puzzles
            print(f"{searched.game_id}: {_counted(searched.puzzles, 'puzzle')}", flush=True)
    print(f"{_counted(puzzles, 'new puzzle')} in {_counted(games, 'game')}")
    return 0


def _counted(count: int, thing: str) -> str:
    return f"{count} {thing}{'' if count == 1 else 's'}"


def run_export(options: argparse.Namespace) -> int:
    with opened_archive() as archive:
        shelf = TrainingShelf(archive)
        if options.file == STANDARD_STREAM:
            export_training(shelf, sys.stdout.buffer)
            sys.stdout.buffer.flush()
            return 0
        try:
            count = export_training_file(shelf, Path(options.file))
        except BrokenPipeError:
            raise
        except OSError as error:
            raise ValueError(f"{brief_path(options.file)} cannot be written: {error.strerror or error}") from None
    print(f"{brief_path(options.file)}: {_counted(count, 'answer')}")
    return 0


def run_import(options: argparse.Namespace) -> int:
    code = 0
    with opened_archive() as archive:
        shelf = TrainingShelf(archive)
        for name in options.files:
            file = standard_input().buffer if name == STANDARD_STREAM else None
            report = import_training_file(shelf, Path(name)) if file is None else import_training(shelf, file)
            news = f"{_counted(report.answers, 'new answer')}, {_counted(report.puzzles, 'new puzzle')}"
            print(f"{brief_path(name)}: {news}", flush=True)
            complain(name, report.skipped)
            code = SKIPPED if report.skipped else code
    return code
