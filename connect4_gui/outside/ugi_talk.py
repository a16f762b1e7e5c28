"""UgiTalk: the conversation with a program that speaks UGI, the Universal Game Interface."""

from __future__ import annotations

from itertools import pairwise

from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import STANDARD_SIZE
from connect4_gui.engine.moves import Move
from connect4_gui.engine.notation import format_turn
from connect4_gui.engine.position_text import write_position
from connect4_gui.engine.rule_names import rules_text
from connect4_gui.engine.rules import Rules, is_classic
from connect4_gui.engine.search_types import StopFlag
from connect4_gui.outside.bot_process import BotProcess
from connect4_gui.outside.fault import FaultKind, Forfeit
from connect4_gui.outside.limits import Limits
from connect4_gui.outside.line import Line
from connect4_gui.outside.talk import Deadline, read_move

THINKING_SHARE = 0.5
"""How much of its time a program is told to think, so that the rest covers everything else."""

RULES_OPTION = "Rules"


class UgiTalk:
    """A program knows rules beside Classic if it has the option ``Rules``, a combo with their names."""

    def __init__(self, process: BotProcess, limits: Limits) -> None:
        self._process = process
        self._limits = limits

    def begin(self, rules: Rules, stop: StopFlag) -> None:
        deadline = Deadline(self._process, self._limits.start_seconds, stop, is_start=True)
        self._process.send("ugi")
        known = self._rules_known(deadline)
        if not is_classic(rules) and rules.key not in known:
            raise Forfeit(FaultKind.UNKNOWN_RULES, rules.key)
        if rules.key in known:
            self._process.send(f"setoption name {RULES_OPTION} value {rules_text(rules)}")
        self._process.send("uginewgame")
        self._process.send("isready")
        self._wait(deadline, "readyok")

    def choose(self, line: Line, stop: StopFlag) -> Move:
        self._process.send(position_command(line))
        self._process.send(f"go movetime {round(self._limits.seconds * THINKING_SHARE * 1000)}")
        words = self._wait(Deadline(self._process, self._limits.seconds, stop, is_start=False), "bestmove")
        answer = words[1] if len(words) > 1 else "nothing"
        return read_move(answer, line.rules, answer)

    def _rules_known(self, deadline: Deadline) -> list[str]:
        """The names that the program has for its option; none if it has no such option."""
        known: list[str] = []
        while True:
            words = deadline.read().split()
            if words[:1] == ["ugiok"]:
                return known
            if words[:2] == ["option", "name"] and words[2:3] == [RULES_OPTION]:
                known = [word for mark, word in pairwise(words) if mark == "var"]

    def _wait(self, deadline: Deadline, word: str) -> list[str]:
        """The words of the next line that begins with ``word``; a program may say other things before."""
        while True:
            words = deadline.read().split()
            if words[:1] == [word]:
                return words


def position_command(line: Line) -> str:
    """The game so far: by its moves from the beginning, or from the position that the bot was asked about first.

    Beside Classic it matters which player began, as chance and flips go by that.
    """
    start = line.start
    is_usual = not start.occupied and start.size == STANDARD_SIZE
    if not is_classic(line.rules) and start.side is not Side.FIRST:
        is_usual = False
    text = "startpos" if is_usual else f"fen {write_position(Board(start.size, start.own, start.occupied, start.side))}"
    moves = " ".join(format_turn(*turn) for turn in line.turns)
    return f"position {text} moves {moves}" if moves else f"position {text}"
