"""The ``connect4`` program: reads the arguments and runs the command."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Sequence
from typing import NoReturn

from connect4_gui import __version__
from connect4_gui.cli import analyse, book, games, match, play, review, ugi
from connect4_gui.engine.engines import best_engine

USAGE_ERROR = 2
INTERRUPTED = 130


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line instead of two."""

    def error(self, message: str) -> NoReturn:
        self.exit(USAGE_ERROR, f"{self.prog}: {message}\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run ``connect4`` and return its exit code: 0, or 2 for bad arguments."""
    parser = build_parser()
    try:
        options = _parse(parser, sys.argv[1:] if arguments is None else list(arguments))
        return int(options.run(options))
    except ValueError as error:
        print(f"connect4: {error}", file=sys.stderr)
        return USAGE_ERROR
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader went away (``connect4 … | head``); leave nothing for the interpreter to flush at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def build_parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="connect4", description="Connect Four on the command line.")
    version = f"connect4 {__version__} (engine: {best_engine().name})"
    parser.add_argument("--version", action="version", version=version)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True, parser_class=_Parser)
    for command in (analyse, review, play, match, book, games, ugi):
        command.add_to(commands)
    return parser


def _parse(parser: argparse.ArgumentParser, arguments: list[str]) -> argparse.Namespace:
    """Parse, taking ``-44`` for what it is after ``analyse`` or ``review``: a game that begins with a passed turn."""
    options, rest = parser.parse_known_args(arguments)
    if len(rest) == 1 and getattr(options, "moves", None) == "" and re.fullmatch(r"-[-1-9]+", rest[0]):
        options.moves = rest[0]
        rest = []
    if rest:
        parser.error(f"unrecognised arguments: {' '.join(rest)}")
    return options
