"""UgiTalk: the conversation with a program that speaks UGI, the Universal Game Interface."""

from __future__ import annotations

from connect4_gui.engine.board_size import STANDARD_SIZE
from connect4_gui.engine.notation import format_moves
from connect4_gui.engine.position_text import write_position
from connect4_gui.engine.search_types import StopFlag
from connect4_gui.outside.bot_process import BotProcess
from connect4_gui.outside.fault import FaultKind, Forfeit
from connect4_gui.outside.game_line import GameLine
from connect4_gui.outside.limits import Limits
from connect4_gui.outside.talk import Deadline

THINKING_SHARE = 0.5
"""How much of its time a program is told to think, so that the rest covers everything else."""


class UgiTalk:
    def __init__(self, process: BotProcess, limits: Limits) -> None:
        self._process = process
        self._limits = limits

    def begin(self, stop: StopFlag) -> None:
        deadline = Deadline(self._process, self._limits.start_seconds, stop, is_start=True)
        self._process.send("ugi")
        self._wait(deadline, "ugiok")
        self._process.send("uginewgame")
        self._process.send("isready")
        self._wait(deadline, "readyok")

    def choose(self, line: GameLine, stop: StopFlag) -> int:
        self._process.send(position_command(line))
        self._process.send(f"go movetime {round(self._limits.seconds * THINKING_SHARE * 1000)}")
        words = self._wait(Deadline(self._process, self._limits.seconds, stop, is_start=False), "bestmove")
        answer = words[1] if len(words) > 1 else "nothing"
        if not (answer.isascii() and answer.isdigit()):
            raise Forfeit(FaultKind.NO_COLUMN, answer)
        return int(answer[:9]) - 1

    def _wait(self, deadline: Deadline, word: str) -> list[str]:
        """The words of the next line that begins with ``word``; a program may say other things before."""
        while True:
            words = deadline.read().split()
            if words[:1] == [word]:
                return words


def position_command(line: GameLine) -> str:
    """The game so far: by its moves from the beginning, or from the position that the bot was asked about first."""
    is_usual = line.is_from_the_beginning and line.start.size == STANDARD_SIZE
    start = "startpos" if is_usual else f"fen {write_position(line.start)}"
    moves = " ".join(format_moves(line.moves))
    return f"position {start} moves {moves}" if moves else f"position {start}"
