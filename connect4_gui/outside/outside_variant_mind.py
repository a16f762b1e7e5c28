"""OutsideVariantMind: a bot that somebody else wrote, where it plays by rules beside Classic."""

from __future__ import annotations

from collections.abc import Sequence

from connect4_gui.engine.board import Position
from connect4_gui.engine.moves import Move
from connect4_gui.engine.notation import MoveAndLuck, format_turn
from connect4_gui.engine.rules import Rules
from connect4_gui.engine.search_types import StopFlag
from connect4_gui.outside.bot_process import Stopped
from connect4_gui.outside.fault import FaultKind, Forfeit
from connect4_gui.outside.guest import Guest
from connect4_gui.outside.limits import Limits
from connect4_gui.outside.own_bot import OwnBot
from connect4_gui.outside.protection import Protection
from connect4_gui.outside.variant_line import VariantLine


class OutsideVariantMind:
    """As OutsideMind, by ``rules``. A bot that does not know them forfeits; see ``unwilling`` to ask it before."""

    def __init__(
        self, bot: OwnBot | None, rules: Rules, limits: Limits | None = None, protection: Protection | None = None
    ) -> None:
        """``bot`` is None where its file is not known. ``limits`` and ``protection`` are the usual ones unless told."""
        self._guest = Guest(bot, rules, limits, protection)
        self._rules = rules
        self._known: tuple[MoveAndLuck, ...] | None = None

    def move(
        self,
        board: Position,
        stop: StopFlag,
        seconds_left: float | None = None,  # noqa: ARG002
        history: Sequence[MoveAndLuck] = (),
    ) -> Move:
        """The move to make on ``board``, where ``history`` has led; any will do once ``stop`` is set."""
        moves = self._rules.moves(board)
        try:
            move = self._choose(VariantLine(self._rules, board, history), stop)
            if move not in moves:
                raise Forfeit(FaultKind.NO_MOVE, format_turn(move))
        except Stopped:
            self.close()
            return moves[0]
        except Forfeit as forfeit:
            self.close()
            self._guest.log(forfeit.fault)
            raise
        return move

    def game_ended(self, points: float) -> None:  # noqa: ARG002
        self.close()

    def close(self) -> None:
        """End the bot, beside whoever asks."""
        self._known = None
        self._guest.leave()

    def _choose(self, line: VariantLine, stop: StopFlag) -> Move:
        """A game that does not go on from what the bot has been told last is a new one."""
        turns = tuple(line.turns)
        if self._known is None or turns[: len(self._known)] != self._known:
            self._guest.begin(stop)
        self._known = turns
        return self._guest.choose(line, stop)
