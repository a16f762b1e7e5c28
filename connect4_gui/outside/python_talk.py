"""PythonTalk: the conversation with the host in the process of a Python bot."""

from __future__ import annotations

import json
from typing import Any

from connect4_gui.engine.board import Position, Side
from connect4_gui.engine.moves import Drop, Move
from connect4_gui.engine.notation import format_turn
from connect4_gui.engine.pull import Pull
from connect4_gui.engine.rules import Rules, is_classic, options_of
from connect4_gui.engine.search_types import StopFlag
from connect4_gui.outside.bot_process import BotProcess
from connect4_gui.outside.fault import FaultKind, Forfeit
from connect4_gui.outside.limits import Limits
from connect4_gui.outside.line import Line, first_mover
from connect4_gui.outside.talk import Deadline, no_move, read_move


class PythonTalk:
    """Mark 1 is whoever made the first move, as far as the first position tells."""

    def __init__(self, process: BotProcess, limits: Limits) -> None:
        self._process = process
        self._limits = limits

    def begin(self, rules: Rules, stop: StopFlag) -> None:
        answer = self._read(Deadline(self._process, self._limits.start_seconds, stop, is_start=True))
        if "error" in answer:
            raise Forfeit(FaultKind.NOT_STARTED, answer["error"])
        if "missing" in answer:
            raise Forfeit(FaultKind.NO_NAME if answer["missing"] else FaultKind.NO_BOT, answer["missing"])
        if not is_classic(rules) and rules.key not in answer.get("rules", ()):
            raise Forfeit(FaultKind.UNKNOWN_RULES, rules.key)

    def choose(self, line: Line, stop: StopFlag) -> Move:
        self._process.send(json.dumps(self._question(line)))
        answer = self._read(Deadline(self._process, self._limits.seconds, stop, is_start=False))
        if "error" in answer:
            raise Forfeit(FaultKind.CRASHED, answer["error"])
        column, text = answer.get("column"), answer.get("move")
        shown = str(answer.get("answer", json.dumps(answer)))
        if isinstance(text, str):
            return read_move(text, line.rules, shown)
        if not isinstance(column, int):
            raise no_move(line.rules, shown)
        return Drop(column)

    def _question(self, line: Line) -> dict[str, Any]:
        board, rules, first = line.board, line.rules, first_mover(line)
        forecast = rules.forecast(board)
        flips = forecast.flips if forecast.flips is None or first is Side.FIRST else forecast.flips[::-1]
        return {
            "rows": board.size.rows,
            "columns": board.size.columns,
            "board": _cells(board, first),
            "mark": 1 if board.side is first else 2,
            "step": board.disc_count if is_classic(rules) else len(line.turns),
            "seconds": self._limits.seconds,
            "length": rules.length,
            "rules": rules.key,
            "options": options_of(rules),
            "moves": [format_turn(move) for move in rules.moves(board)],
            "turns": [format_turn(*turn) for turn in line.turns],
            "turns_left": forecast.turns_left,
            "pull": _pull_name(forecast.pull),
            "next_pull": _pull_name(forecast.next_pull),
            "flips": flips,
        }

    def _read(self, deadline: Deadline) -> dict[str, Any]:
        line = deadline.read()
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            raise Forfeit(FaultKind.NO_COLUMN, line or "nothing")
        if "memory" in answer:
            raise Forfeit(FaultKind.TOO_MUCH_MEMORY, self._limits.memory_mb)
        return answer


def _pull_name(pull: Pull) -> str:
    """For example ``down-right``."""
    return pull.name.lower().replace("_", "-")


def _cells(board: Position, first: Side) -> list[int]:
    """Row by row from the top: 0 empty, 1 a disc of ``first``, 2 one of the other."""
    marks = {None: 0, first: 1, first.other: 2}
    rows, columns = reversed(range(board.size.rows)), range(board.size.columns)
    return [marks[board.disc_at(row, column)] for row in rows for column in columns]
