"""``connect4 analyse``: what is known about a position and about every column of it."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable

from connect4_gui.cli.analysis_json import analysis_json
from connect4_gui.cli.options import add_size_options, add_threads_option, positive_seconds, size_of
from connect4_gui.cli.streams import standard_input
from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.lineup import Lineup, shipped_books, users_cache
from connect4_gui.engine.notation import board_after
from connect4_gui.engine.search_types import Score, SearchInfo, SearchLimits, Verdict
from connect4_gui.quote import brief, quote

STANDARD_INPUT = "-"
DEFAULT_SECONDS = 5.0


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "analyse",
        help="say what is known about a position",
        description="Analyse the position after MOVES: 1-based columns, '-' for a passed turn, for example 44-53. "
        "With '-' instead of MOVES, read one position a line (6x7 4453) and write one JSON object a line.",
    )
    parser.add_argument("moves", nargs="?", default="", metavar="MOVES", help="the moves so far (none)")
    add_size_options(parser)
    parser.add_argument(
        "--seconds", type=positive_seconds, default=DEFAULT_SECONDS, metavar="S", help="time for each position (5)"
    )
    parser.add_argument("--json", action="store_true", help="write a JSON object instead of a table")
    parser.add_argument("--score-only", action="store_true", help="solve just the position, not every column")
    add_threads_option(parser)
    parser.add_argument("--no-book", action="store_true", help="do not use an opening book")
    parser.add_argument("--no-cache", action="store_true", help="neither read nor write the move cache")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    analyst = _Analyst(options)
    try:
        if options.moves == STANDARD_INPUT:
            _analyse_lines(analyst, standard_input())
            return 0
        size = size_of(options)
        board = board_after(size, options.moves)
        info = analyst.look_at(board, options.moves)
        print((analyst.as_json if options.json else analyst.as_text)(board, options.moves, info))
        return 0
    finally:
        analyst.close()


def _analyse_lines(analyst: _Analyst, lines: Iterable[str]) -> None:
    for line in lines:
        try:
            size, moves = _parse_line(line)
            board = board_after(size, moves)
            answer = analyst.as_json(board, moves, analyst.look_at(board, moves))
        except ValueError as error:
            answer = json.dumps({"error": str(error)})
        print(answer, flush=True)


def _parse_line(line: str) -> tuple[BoardSize, str]:
    words = line.split()
    if not 1 <= len(words) <= 2:
        raise ValueError(f"a line is a size and moves, for example '6x7 4453', not {quote(line.strip())}")
    return BoardSize.parse(words[0]), words[1] if len(words) == 2 else ""


class _Analyst:
    """Looks at positions with the engine and words what it found."""

    def __init__(self, options: argparse.Namespace) -> None:
        self._lineup = Lineup(
            None if options.no_book else shipped_books(),
            None if options.no_cache else users_cache(),
            threads=options.threads,
        )
        self._engine = self._lineup.engine()
        self._limits = SearchLimits(seconds=options.seconds, every_column=not options.score_only)

    def look_at(self, board: Board, moves: str) -> SearchInfo:
        """From the book, from the cache, or by searching, whichever knows first.

        Raises ValueError saying how the game ended if it is over after ``moves``.
        """
        try:
            *_, info = self._engine.analyse(board, self._limits)
        except ValueError:
            raise ValueError(f"the game is over after {brief(moves)}: {_end(board)}") from None
        return info

    def close(self) -> None:
        self._lineup.close()

    def as_json(self, board: Board, moves: str, info: SearchInfo) -> str:
        return analysis_json(board, moves, info, self._engine.name, every_column=self._limits.every_column)

    def as_text(self, board: Board, moves: str, info: SearchInfo) -> str:
        mark = "X" if board.side is Side.FIRST else "O"
        lines = [
            f"{board.size}, moves {moves or 'none'}, player {board.side.value} ({mark}) to move",
            "",
            str(board),
            "",
        ]
        if self._limits.every_column:
            lines.append("column  score  what is known")
            for number, score in enumerate(info.columns, start=1):
                points = "" if score is None else f"{score.points:+d}"
                lines.append(f"{number:>6}  {points:>5}  {'full' if score is None else describe(score)}")
            lines.append("")
        best = ", ".join(str(column + 1) for column in info.best)
        lines.append(f"Best: column {best}: {describe(info.score)}")
        lines.append(f"{self._engine.name}: depth {info.depth}, {info.nodes:,} nodes, {info.seconds:.2f} s")
        return "\n".join(lines)


def describe(score: Score) -> str:
    """A score in a few words, for example "wins in 3 moves"; the moves are the winner's."""
    if score.exact and score.verdict is Verdict.DRAW:
        return "draw"
    if score.exact:
        moves = f"{score.winners_moves} move{'' if score.winners_moves == 1 else 's'}"
        return f"{'wins' if score.verdict is Verdict.WIN else 'loses'} in {moves}"
    return "not proven; the score is an estimate"


def _end(board: Board) -> str:
    outcome = board.outcome()
    return "a draw" if outcome is None or outcome.winner is None else f"won by player {outcome.winner.value}"
