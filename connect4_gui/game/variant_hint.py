"""VariantHint: the move a strong player would choose by rules beside Classic, and why in a word."""

from __future__ import annotations

from dataclasses import dataclass

from connect4_gui.engine.board import Position
from connect4_gui.engine.geometry import Cell
from connect4_gui.engine.moves import Drop, Move, Pop
from connect4_gui.engine.rules import Rules
from connect4_gui.engine.search_types import SearchLimits, StopFlag
from connect4_gui.engine.variants.bot import think, variant_position
from connect4_gui.engine.variants.lines import has_run
from connect4_gui.engine.variants.search import DECIDED, WIN, Thoughts
from connect4_gui.engine.variants.variant import Variant, VariantPosition
from connect4_gui.game.hint import HintReason

HINT_LIMITS = SearchLimits(seconds=1.5)


@dataclass(frozen=True, slots=True)
class VariantHint:
    """``cell`` is where a disc would land or is pulled out; None for turning the board. ``moves`` counts the mover's
    own turns up to the win; None where that is not known or nobody wins.
    """

    move: Move
    reason: HintReason
    cell: Cell | None = None
    moves: int | None = None


def find_variant_hint(rules: Rules, board: Position, stop: StopFlag | None = None) -> VariantHint:
    """What to do on ``board``, on which somebody must be able to move. Raises ValueError for the classic rules."""
    if not isinstance(rules, Variant):
        raise ValueError(f"the rules {rules.key} are no variant")
    position = variant_position(board)
    return variant_hint(rules, position, think(rules, position, HINT_LIMITS, stop))


def variant_hint(rules: Variant, board: VariantPosition, thoughts: Thoughts) -> VariantHint:
    """What ``thoughts`` advise the player to move on ``board``."""
    move, reason = thoughts.best, _reason(rules, board, thoughts)
    moves = (WIN - thoughts.value + 1) // 2 if reason is HintReason.WINS else None
    return VariantHint(move, reason, _cell(rules, board, move), moves)


def _reason(rules: Variant, board: VariantPosition, thoughts: Thoughts) -> HintReason:
    if thoughts.value > DECIDED:
        return HintReason.WINS
    if thoughts.value < -DECIDED:
        return HintReason.HOLDS_OUT
    if _is_threatened(rules, board):
        return HintReason.BLOCKS
    others = [value for move, value in thoughts.values.items() if move != thoughts.best]
    if others and all(value < -DECIDED for value in others):
        return HintReason.ONLY_MOVE
    return HintReason.BEST_CHANCE


def _is_threatened(rules: Variant, board: VariantPosition) -> bool:
    """Whether the other player could win at once if nothing were done and nothing happened."""
    side = board.side.other
    waiting = VariantPosition(board.size, board.other, board.occupied, side, board.turns_left, board.flips, board.pull)
    after = rules.successors(board.geometry, waiting.own, waiting.other, rules.extra(waiting))
    return any(has_run(board.geometry, own, rules.length) for _, own, *_ in after)


def _cell(rules: Variant, board: VariantPosition, move: Move) -> Cell | None:
    match move:
        case Drop(column):
            return rules.landing(board, column)
        case Pop(column):
            return 0, column
        case _:
            return None
