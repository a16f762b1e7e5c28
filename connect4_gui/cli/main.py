"""The ``connect4`` program: reads the arguments and runs the command."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, NoReturn

from connect4_gui import __version__
from connect4_gui.cli import analyse, book, games, match, play, review, training, ugi
from connect4_gui.cli.streams import leave_output, output_problem, prepare, say_aside, tell
from connect4_gui.engine.engines import best_engine
from connect4_gui.quote import brief_message, brief_path

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

FAILED, USAGE_ERROR = 1, 2
INTERRUPTED = 130


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line instead of two, and hears it if its help cannot be written."""

    def error(self, message: str) -> NoReturn:
        self.exit(USAGE_ERROR, f"{self.prog}: {brief_message(message)}\n")

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        if file is not None and file is sys.stdout:
            file.write(message)
        else:
            super()._print_message(message, file)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run ``connect4`` and return its exit code: 0, 2 for bad arguments, 1 for a disk or a stream that fails."""
    try:
        prepare()
        return _run(sys.argv[1:] if arguments is None else list(arguments))
    except ValueError as error:
        tell(str(error))
        return USAGE_ERROR
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        leave_output()  # the reader went away (``connect4 … | head``)
        return FAILED
    except OSError as error:
        tell(_sentence(error))
        leave_output()
        return FAILED
    finally:
        # What cannot be said must not be left for the interpreter, which would end with a code of its own.
        say_aside("")


def _run(arguments: list[str]) -> int:
    """Raises OSError if what was printed cannot be written, whatever else happened."""
    parser = build_parser()
    try:
        options = _parse(parser, arguments)
        return int(options.run(options))
    finally:
        if (problem := output_problem()) is not None:
            raise problem


def _sentence(error: OSError) -> str:
    """What is written without a name is either standard output or a file that was opened before."""
    if error.strerror is None:
        return str(error)
    return f"{'the output' if error.filename is None else brief_path(error.filename)} cannot be used: {error.strerror}"


def build_parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="connect4", description="Connect Four on the command line.")
    version = f"connect4 {__version__} (engine: {best_engine().name})"
    parser.add_argument("--version", action="version", version=version)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True, parser_class=_Parser)
    for command in (analyse, review, play, match, book, games, training, ugi):
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
