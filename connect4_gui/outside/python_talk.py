"""PythonTalk: the conversation with the host in the process of a Python bot."""

from __future__ import annotations

import json
from typing import Any

from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.search_types import StopFlag
from connect4_gui.outside.bot_process import BotProcess
from connect4_gui.outside.fault import FaultKind, Forfeit
from connect4_gui.outside.game_line import GameLine
from connect4_gui.outside.limits import Limits
from connect4_gui.outside.talk import Deadline


class PythonTalk:
    """Mark 1 is whoever made the first move, as far as the first position tells."""

    def __init__(self, process: BotProcess, limits: Limits) -> None:
        self._process = process
        self._limits = limits

    def begin(self, stop: StopFlag) -> None:
        answer = self._read(Deadline(self._process, self._limits.start_seconds, stop, is_start=True))
        if "error" in answer:
            raise Forfeit(FaultKind.NOT_STARTED, answer["error"])
        if "missing" in answer:
            raise Forfeit(FaultKind.NO_NAME if answer["missing"] else FaultKind.NO_BOT, answer["missing"])

    def choose(self, line: GameLine, stop: StopFlag) -> int:
        self._process.send(json.dumps(self._question(line)))
        answer = self._read(Deadline(self._process, self._limits.seconds, stop, is_start=False))
        if "error" in answer:
            raise Forfeit(FaultKind.CRASHED, answer["error"])
        column = answer.get("column")
        if not isinstance(column, int):
            raise Forfeit(FaultKind.NO_COLUMN, answer.get("answer", json.dumps(answer)))
        return column

    def _question(self, line: GameLine) -> dict[str, Any]:
        board, start = line.board, line.start
        first = start.side if start.disc_count % 2 == 0 else start.side.other
        return {
            "rows": board.size.rows,
            "columns": board.size.columns,
            "board": _cells(board, first),
            "mark": 1 if board.side is first else 2,
            "seconds": self._limits.seconds,
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


def _cells(board: Board, first: Side) -> list[int]:
    """Row by row from the top: 0 empty, 1 a disc of ``first``, 2 one of the other."""
    marks = {None: 0, first: 1, first.other: 2}
    rows, columns = reversed(range(board.size.rows)), range(board.size.columns)
    return [marks[board.disc_at(row, column)] for row in rows for column in columns]
