"""``connect4 match A B C``: a tournament on all cores, with its table at the end."""

from __future__ import annotations

import argparse
import json
import os
import random
from contextlib import ExitStack, closing
from dataclasses import replace
from pathlib import Path

from connect4_gui.cli.cluster import dask_executor
from connect4_gui.cli.contestant import spec_of, tell_protection, with_seconds
from connect4_gui.cli.options import add_dask_option, positive_int, size_of
from connect4_gui.cli.progress_bar import ProgressBar
from connect4_gui.cli.streams import say_aside, tell
from connect4_gui.cli.tournament_words import report_lines, report_object
from connect4_gui.quote import quote
from connect4_gui.tournament.crew import ClusterCrew, Crew, CrewError, LocalCrew
from connect4_gui.tournament.plan import DEFAULT_OPENING_DISCS, MOST_OPENING_DISCS, Format, Tournament
from connect4_gui.tournament.reports import GameEnded, Report
from connect4_gui.tournament.runner import Runner
from connect4_gui.tournament.sprt import Sprt
from connect4_gui.tournament.tournament_file import TournamentFile

OPTIONS = ("gauntlet", "openings", "workers", "sprt", "out", "dask")
DEFAULT_GAMES = 10
NOT_PLAYED, INTERRUPTED = 1, 130
SPRT_FIELDS = ("elo0", "elo1", "alpha", "beta")


def add_options(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("tournament")
    group.add_argument(
        "--gauntlet", action="store_true", help="the first bot meets all others (everybody meets everybody)"
    )
    group.add_argument(
        "--openings",
        type=int,
        metavar="D",
        help=f"random discs before the bots begin, 0 to {MOST_OPENING_DISCS} ({DEFAULT_OPENING_DISCS}); "
        "each opening is played twice, with colours changed",
    )
    group.add_argument("--workers", type=positive_int, metavar="W", help="games at once (as many as there are cores)")
    group.add_argument(
        "--sprt",
        nargs="?",
        const="",
        metavar="E0,E1[,A,B]",
        help="of two bots: stop when it is clear whether the first is E1 or only E0 Elo stronger (0,10,0.05,0.05)",
    )
    group.add_argument(
        "--out", type=Path, metavar="FILE", help="keep every game as JSON lines, and go on where it stopped"
    )
    add_dask_option(group)


def run(options: argparse.Namespace) -> int:
    sprt = None if options.sprt is None else _sprt(options.sprt)
    plan = _plan(options)
    tell_protection(options.bots)
    code = 0
    with ExitStack() as stack:
        file = None if options.out is None else stack.enter_context(closing(TournamentFile(options.out)))
        played = [] if file is None else file.open()
        if file is not None:
            plan = _as_before(plan, file.plan, has_seed=options.seed is not None)
            file.begin(plan)
        bar = ProgressBar()
        crew = stack.enter_context(closing(_crew(options, stack)))
        runner = Runner(plan, crew, lambda report: _tell(report, runner, bar), played=played, sink=file, sprt=sprt)
        bar(runner.progress.done, runner.progress.total)
        try:
            runner.run()
        except KeyboardInterrupt:
            code = INTERRUPTED
        except CrewError as error:
            say_aside(f"\nconnect4: {error}")
            code = NOT_PLAYED
    say_aside("\n")
    _print_report(options, plan, runner, sprt)
    if code and options.out is not None:
        tell(f"stopped; the same command goes on from {options.out}")
    return code


def _tell(report: Report, runner: Runner, bar: ProgressBar) -> None:
    if isinstance(report, GameEnded):
        bar(runner.progress.done, runner.progress.total)


def _print_report(options: argparse.Namespace, plan: Tournament, runner: Runner, sprt: Sprt | None) -> None:
    if options.json:
        print(json.dumps(report_object(plan, runner, sprt)))
    else:
        print("\n".join(report_lines(plan, runner, sprt)))


def _crew(options: argparse.Namespace, stack: ExitStack) -> Crew:
    if options.dask is not None:
        return ClusterCrew(*dask_executor(options.dask, stack))
    return LocalCrew(options.workers or os.cpu_count() or 1)


def _as_before(plan: Tournament, before: Tournament | None, *, has_seed: bool) -> Tournament:
    """Whoever goes on need not know the seed that chance has chosen."""
    return plan if before is None or has_seed else replace(plan, seed=before.seed)


def _sprt(text: str) -> Sprt:
    """``elo0,elo1,alpha,beta``; what is left out at the end is as usual. Raises ValueError."""
    parts = [part.strip() for part in text.split(",")] if text else []
    try:
        values = [float(part) for part in parts]
    except ValueError:
        values = [0.0] * (len(SPRT_FIELDS) + 1)
    if len(values) > len(SPRT_FIELDS):
        raise ValueError(f"--sprt takes up to four numbers, elo0,elo1,alpha,beta, not {quote(text)}")
    return Sprt(**dict(zip(SPRT_FIELDS, values, strict=False)))


def _plan(options: argparse.Namespace) -> Tournament:
    return Tournament(
        tuple(spec_of(with_seconds(who, options)) for who in options.bots),
        options.games or DEFAULT_GAMES,
        size_of(options),
        Format.GAUNTLET if options.gauntlet else Format.ROUND_ROBIN,
        DEFAULT_OPENING_DISCS if options.openings is None else options.openings,
        random.randrange(10**6) if options.seed is None else options.seed,
    )
