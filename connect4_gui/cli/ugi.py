"""``connect4 ugi``: the engine for other programs, over standard input and output."""

from __future__ import annotations

import argparse
import io
import sys
from contextlib import closing

from connect4_gui.cli.streams import standard_input
from connect4_gui.ugi.server import UgiServer


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "ugi",
        help="be an engine for another program",
        description="Speak the Universal Game Interface over standard input and output; docs/ugi.md has the commands.",
    )
    parser.set_defaults(run=run)


def run(_options: argparse.Namespace) -> int:
    lines = standard_input()
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    output = _Output()
    with closing(UgiServer(output.print_line)) as server:
        for line in lines:
            if not server.handle(line) or output.is_gone:
                break
    if output.is_gone:
        raise BrokenPipeError
    return 0


class _Output:
    """Standard output for several threads. A reader who has gone away disturbs none of them."""

    def __init__(self) -> None:
        self.is_gone = False

    def print_line(self, line: str) -> None:
        try:
            print(line, flush=True)
        except OSError:
            self.is_gone = True
