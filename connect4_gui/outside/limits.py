"""Limits: how much a bot from outside may use."""

from __future__ import annotations

from dataclasses import dataclass

from connect4_gui.outside.own_bot import DEFAULT_MOVE_SECONDS


@dataclass(frozen=True, slots=True)
class Limits:
    """``seconds`` are those for a move, ``start_seconds`` those until it is ready for the first one.

    ``memory_mb`` and ``processes`` count everything that the bot has started; ``output_kb`` is what it may print in one
    move, ``file_mb`` the size of one file that it writes.
    """

    seconds: float = DEFAULT_MOVE_SECONDS
    start_seconds: float = 20
    memory_mb: int = 1024
    processes: int = 16
    output_kb: int = 1024
    file_mb: int = 16
