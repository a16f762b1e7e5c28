"""``connect4 games``: the games that were played, without a window."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

from connect4_gui.cli.game_words import describe_game, list_line
from connect4_gui.cli.options import board_size, positive_int
from connect4_gui.cli.skipped_words import complain
from connect4_gui.cli.streams import standard_input, tell
from connect4_gui.engine.rule_names import RULE_NAMES
from connect4_gui.quote import brief, brief_path, quote
from connect4_gui.store.archive import Archive, users_archive
from connect4_gui.store.archive_file import ArchiveError
from connect4_gui.store.archived_game import Outcome, checked_id
from connect4_gui.store.export import ExportFormat, export_file, export_games
from connect4_gui.store.filters import OPPONENTS, Filters
from connect4_gui.store.importing import import_file, import_lines

STANDARD_STREAM = "-"
SKIPPED = 2


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("games", help="list, show, export or import the games that were played")
    actions = parser.add_subparsers(title="actions", metavar="ACTION", required=True)

    listing = actions.add_parser("list", help="one line a game, the newest first")
    _add_filters(listing)
    listing.add_argument("--limit", type=positive_int, default=20, metavar="N", help="at most N games (20)")
    listing.set_defaults(run=run_list)

    show = actions.add_parser("show", help="a game with its last position and its moves")
    show.add_argument("id", nargs="?", metavar="ID", help="as in the list (the newest game)")
    show.set_defaults(run=run_show)

    export = actions.add_parser("export", help="write games into a file")
    export.add_argument("file", metavar="FILE", help=f"where to write them; {STANDARD_STREAM} for standard output")
    forms = [form.value for form in ExportFormat]
    export.add_argument("--format", choices=forms, help="jsonl can be imported again (csv for a FILE.csv, else jsonl)")
    _add_filters(export)
    export.set_defaults(run=run_export)

    importing = actions.add_parser("import", help="read games from files; those that are known are updated")
    importing.add_argument(
        "files",
        nargs="+",
        metavar="FILE",
        help=f"one game (*.json) or JSON lines (any other name); {STANDARD_STREAM} for JSON lines from standard input",
    )
    importing.set_defaults(run=run_import)


def run_list(options: argparse.Namespace) -> int:
    filters = _filters(options)
    with opened_archive() as archive:
        rows, count = archive.page(filters, limit=options.limit), archive.count(filters)
    for row in rows:
        print(list_line(row))
    print(f"{len(rows)} of {count} {'game' if count == 1 else 'games'}")
    return 0


def run_show(options: argparse.Namespace) -> int:
    with opened_archive() as archive:
        game = archive.newest() if options.id is None else archive.get(checked_id(options.id))
    if game is None:
        raise ValueError("there are no games yet" if options.id is None else f"there is no game {brief(options.id)}")
    print(describe_game(game))
    return 0


def run_export(options: argparse.Namespace) -> int:
    filters = _filters(options)
    path = Path(options.file)
    form = ExportFormat(options.format or ("csv" if path.suffix.lower() == ".csv" else "jsonl"))
    with opened_archive() as archive:
        if options.file == STANDARD_STREAM:
            export_games(archive, sys.stdout.buffer, form, filters)
            sys.stdout.buffer.flush()
            return 0
        try:
            count = export_file(archive, path, form, filters)
        except BrokenPipeError:
            raise
        except OSError as error:
            raise ValueError(f"{brief_path(options.file)} cannot be written: {error.strerror or error}") from None
    print(f"{brief_path(options.file)}: {count} {'game' if count == 1 else 'games'}")
    return 0


def run_import(options: argparse.Namespace) -> int:
    code = 0
    with opened_archive() as archive:
        for name in options.files:
            is_stream = name == STANDARD_STREAM
            report = import_lines(archive, standard_input().buffer) if is_stream else import_file(archive, Path(name))
            print(f"{brief_path(name)}: {report.imported} imported, {len(report.skipped)} skipped", flush=True)
            complain(name, report.skipped)
            code = SKIPPED if report.skipped else code
    return code


def _add_filters(parser: argparse.ArgumentParser) -> None:
    outcomes = [outcome.name.lower() for outcome in Outcome]
    parser.add_argument("--opponent", choices=OPPONENTS, metavar="WHO", help=f"only against {', '.join(OPPONENTS)}")
    parser.add_argument("--size", type=board_size, metavar="RxC", help="only on this size, for example 6x7")
    parser.add_argument("--outcome", choices=outcomes, metavar="HOW", help=f"only {', '.join(outcomes)}")
    parser.add_argument("--since", type=_day, metavar="DAY", help="only from this day on, for example 2025-12-31")
    parser.add_argument(
        "--rules", choices=RULE_NAMES, metavar="NAME", help=f"only by the rules {', '.join(RULE_NAMES)}"
    )
    parser.add_argument("--name", default="", metavar="TEXT", help="only with a player whose name has this in it")


def _filters(options: argparse.Namespace) -> Filters:
    outcome = None if options.outcome is None else Outcome[options.outcome.upper()]
    return Filters(options.opponent, options.size, outcome, options.since, options.name, options.rules)


def _day(text: str) -> float:
    try:
        return datetime.strptime(text, "%Y-%m-%d").timestamp()
    except (ValueError, OverflowError, OSError):
        raise argparse.ArgumentTypeError(f"a day is written like 2025-12-31, not {quote(text)}") from None


@contextmanager
def opened_archive() -> Iterator[Archive]:
    """The user's archive; what is wrong with it becomes one sentence."""
    archive = users_archive()
    try:
        archive.open()
        if archive.problem is not None:
            tell(archive.problem)
        yield archive
    except ArchiveError as error:
        raise ValueError(str(error)) from error
    finally:
        archive.close()
