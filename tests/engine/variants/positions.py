"""Positions of variants, drawn as text."""

from __future__ import annotations

from connect4_gui.engine.board import Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.geometry import geometry_of
from connect4_gui.engine.moves import Luck, Move
from connect4_gui.engine.notation import parse_turns
from connect4_gui.engine.variants.variant import Variant, VariantPosition


def drawn(text: str, side: Side = Side.FIRST) -> VariantPosition:
    """A position with nothing counted, drawn as rows of ``.``, ``X`` and ``O``, the top one first."""
    rows = [line.split() for line in text.strip().splitlines()]
    size = BoardSize(len(rows), len(rows[0]))
    bits = {"X": 0, "O": 0, ".": 0}
    for row, marks in enumerate(reversed(rows)):
        for column, mark in enumerate(marks):
            bits[mark] |= geometry_of(size).bit(row, column)
    own = bits["X"] if side is Side.FIRST else bits["O"]
    return VariantPosition(size, own, bits["X"] | bits["O"], side)


def picture(board: VariantPosition) -> str:
    """The rows of ``board`` as ``drawn`` reads them."""
    return "\n".join(str(board).splitlines()[:-1])


def lines(text: str) -> str:
    """``text`` without the spaces around its lines."""
    return "\n".join(line.strip() for line in text.strip().splitlines())


def after(rules: Variant, board: VariantPosition, text: str) -> VariantPosition:
    """The position after the turns of ``text``."""
    turns: tuple[tuple[Move, Luck | None], ...] = parse_turns(text)
    for move, luck in turns:
        board = rules.play(board, move, luck).board
    return board
