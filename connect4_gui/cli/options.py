"""Options that several commands share."""

from __future__ import annotations

import argparse

from connect4_gui.engine.board_size import MAX_COLUMNS, MAX_ROWS, MIN_COLUMNS, MIN_ROWS, STANDARD_SIZE, BoardSize
from connect4_gui.engine.levels import LEVELS, Level, level_named
from connect4_gui.engine.rule_names import RULE_NAMES, read_option, rules_named
from connect4_gui.engine.rulebook import RULES
from connect4_gui.engine.rules import CLASSIC, Rules
from connect4_gui.game.match_setup import StartRule
from connect4_gui.quote import quote


def level(text: str) -> Level:
    try:
        return level_named(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def level_names() -> str:
    return ", ".join(level.key for level in LEVELS)


def start_rule(text: str) -> StartRule:
    try:
        return StartRule(text)
    except ValueError:
        names = ", ".join(rule.value for rule in StartRule)
        raise argparse.ArgumentTypeError(f"must be one of {names}, not {quote(text)}") from None


def board_size(text: str) -> BoardSize:
    try:
        return BoardSize.parse(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def positive_int(text: str) -> int:
    return int(_positive(text, int(text) if text.lstrip("+-").isdecimal() else None))


def positive_seconds(text: str) -> float:
    try:
        value: float | None = float(text)
    except ValueError:
        value = None
    return _positive(text, value)


def _positive(text: str, value: float | None) -> float:
    if value is None or not value > 0:
        raise argparse.ArgumentTypeError(f"must be a number above 0, not {quote(text)}")
    return value


def add_size_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--rows", type=positive_int, default=STANDARD_SIZE.rows, metavar="R", help=f"{MIN_ROWS} to {MAX_ROWS} (6)"
    )
    parser.add_argument(
        "--columns",
        type=positive_int,
        default=STANDARD_SIZE.columns,
        metavar="C",
        help=f"{MIN_COLUMNS} to {MAX_COLUMNS} (7)",
    )


def add_rules_options(parser: argparse.ArgumentParser) -> None:
    names = ", ".join(RULE_NAMES)
    parser.add_argument("--rules", default=CLASSIC.key, metavar="NAME", help=f"what to play: {names} ({CLASSIC.key})")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=N",
        help=f"something to choose about the rules, as often as you like: {_option_names()}",
    )


def _option_names() -> str:
    options = ((rules.key, option) for rules in RULES for option in rules.options)
    return ", ".join(f"{option.name}={option.least}–{option.most} ({key})" for key, option in options)


def rules_of(options: argparse.Namespace) -> Rules:
    """Raises ValueError with a sentence if there are no such rules or options."""
    return rules_named(options.rules, dict(map(read_option, options.option)))


def add_threads_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--threads",
        type=positive_int,
        default=1,
        metavar="N",
        help="threads to search with (1); the Python engine uses one",
    )


def add_dask_option(parser: argparse._ActionsContainer) -> None:
    parser.add_argument("--dask", metavar="ADDRESS", help="use the Dask cluster at ADDRESS (extra: cluster)")


def size_of(options: argparse.Namespace) -> BoardSize:
    """Raises ValueError with a sentence if the size is out of range."""
    return BoardSize(options.rows, options.columns)
