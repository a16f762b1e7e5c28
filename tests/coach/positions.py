"""Positions with a move to speak about, written as sizes and moves; the last move is the one."""

from __future__ import annotations

from pathlib import Path

from connect4_gui.engine.board import Board
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.notation import board_after

MISTAKES = Path(__file__).parents[1] / "data" / "coach_mistakes.txt"


def moment(text: str) -> tuple[Board, int]:
    """``6x7 4435`` is column 5 on 6×7 after 4, 4 and 3."""
    size, moves = text.split()
    rows, columns = size.split("x")
    return board_after(BoardSize(int(rows), int(columns)), moves[:-1]), int(moves[-1]) - 1


def kept_mistakes() -> list[str]:
    """Mistakes of bots on five sizes, made by ``benchmarks/coach_claims.py``."""
    return MISTAKES.read_text(encoding="utf-8").split("\n")[:-1]
