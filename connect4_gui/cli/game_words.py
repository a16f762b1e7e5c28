"""Kept games in words, for the terminal."""

from __future__ import annotations

from datetime import datetime

from connect4_gui.engine.board import Side
from connect4_gui.engine.rule_names import rules_text
from connect4_gui.engine.rules import CLASSIC
from connect4_gui.game.game import GameResult
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.game.player_spec import PlayerSpec
from connect4_gui.game.record import GameRecord
from connect4_gui.outside.fault import fault_words
from connect4_gui.store.archived_game import ArchivedGame
from connect4_gui.store.game_row import GameRow


def list_line(row: GameRow) -> str:
    """One line: id, time, size, players, result and number of moves."""
    players = f"{player_words(row.first, Side.FIRST)} – {player_words(row.second, Side.SECOND)}"
    result = None if row.ending is None else GameResult(row.winner, row.ending)
    moves = f"{row.moves} {'move' if row.moves == 1 else 'moves'}"
    rules = "" if row.rules == CLASSIC.key else f" {row.rules}"
    return f"{row.id}  {_time(row.played_at)}  {row.size}{rules}  {players}: {_result_words(result)}, {moves}"


def describe_game(game: ArchivedGame) -> str:
    """Several lines: who played, the last position, the moves and the result."""
    record, setup = game.record, game.record.setup
    marks = {Side.FIRST: "X", Side.SECOND: "O"}
    return "\n".join(
        [
            f"{game.id}, {_time(game.played_at)}, {setup.size}, {rules_text(record.rules)}, {_time_words(setup)}",
            *(f"{marks[side]}  {player_words(setup.spec(side), side)}" for side in Side),
            "",
            str(record.game().board),
            "",
            f"Moves: {record.notation or 'none'}, player {record.start.side.value} started{_start_words(record)}",
            f"Result: {_result_words(record.result)}{_fault_words(record)}",
        ]
    )


def _fault_words(record: GameRecord) -> str:
    result = record.result
    if result is None or result.winner is None or result.fault is None:
        return ""
    loser = result.winner.other
    return f". {fault_words(result.fault, record.setup.spec(loser).name or 'Own bot')}"


def _start_words(record: GameRecord) -> str:
    return " from a position that was set up" if record.is_set_up else ""


def player_words(spec: PlayerSpec, side: Side) -> str:
    if spec.is_outside:
        return f"{spec.name or 'Own bot'} (own bot)"
    if spec.level is None:
        return spec.name or f"Player {side.value}"
    return f"{spec.name} ({spec.level.title})" if spec.name else f"Computer ({spec.level.title})"


def _result_words(result: GameResult | None) -> str:
    if result is None:
        return "unfinished"
    if result.winner is None:
        return "a draw"
    return f"player {result.winner.value} won, {result.ending.value}"


def _time_words(setup: MatchSetup) -> str:
    parts = [] if setup.turn_seconds is None else [f"{setup.turn_seconds} seconds a turn"]
    parts += [] if setup.game_time is None else [f"game clock {setup.game_time}"]
    return ", ".join(parts) or "no clock"


def _time(seconds: float) -> str:
    return f"{datetime.fromtimestamp(seconds):%Y-%m-%d %H:%M}"
