"""Soundness: whether a puzzle is what it says, by asking the exact solver about every step.

It shares nothing with the finder but the rules, so that a mistake there does not hide itself here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from connect4_gui.engine.board import Board
from connect4_gui.engine.search_types import Score, Verdict
from connect4_gui.training.puzzle import Kind, Puzzle


class ExactEngine(Protocol):
    """Solves a position for certain, for example the compiled engine."""

    def solve(self, board: Board) -> tuple[Score, int]: ...


def faults(puzzle: Puzzle, engine: ExactEngine) -> list[str]:
    """What does not hold, each as a sentence; none for a good puzzle."""
    board = puzzle.board
    if board.outcome() is not None:
        return ["the game is already over"]
    if _fours(board) or _fours(board.pass_turn()):
        return ["somebody makes four with the next disc"]
    if puzzle.kind is Kind.ONLY_MOVE:
        return list(_defence_faults(puzzle, engine))
    return list(_attack_faults(puzzle, engine))


def _attack_faults(puzzle: Puzzle, engine: ExactEngine) -> Iterator[str]:
    score, _ = engine.solve(puzzle.board)
    if score.verdict is not Verdict.WIN or score.winners_moves != puzzle.length:
        yield f"it is a {score.verdict.value} in {score.winners_moves}, not a win in {puzzle.length}"
        return
    yield from _line_faults(puzzle, engine)
    ends = list(_ends(puzzle.board, puzzle.solutions, engine))
    yield from (fault for fault in ends if isinstance(fault, str))
    is_zugzwang = all(_is_zugzwang(end) for end in ends if isinstance(end, Board))
    if is_zugzwang != (puzzle.kind is Kind.ZUGZWANG):
        yield f"it is {'a' if is_zugzwang else 'no'} zugzwang"


def _defence_faults(puzzle: Puzzle, engine: ExactEngine) -> Iterator[str]:
    values = _values(puzzle.board, engine)
    best = max(values.values())
    keeping = tuple(column for column, value in values.items() if (value > 0) == (best > 0) and value >= 0)
    if keeping != puzzle.solutions or len(keeping) != 1:
        yield f"{_named(keeping)} keep the result, not {_named(puzzle.solutions)} alone"
    if puzzle.length is not None or puzzle.line != puzzle.solutions:
        yield "more than one move is asked for"


def _line_faults(puzzle: Puzzle, engine: ExactEngine) -> Iterator[str]:
    """The stored line is best play of both sides and ends with the solver's four."""
    board = puzzle.board
    for place, column in enumerate(puzzle.line):
        values = _values(board, engine)
        if values.get(column) != max(values.values()):
            yield f"move {place + 1} of the line is not best"
            return
        board = board.play(column)
    outcome = board.outcome()
    if outcome is None or outcome.winner is not puzzle.side:
        yield "the line does not end with the four"


def _ends(board: Board, expected: tuple[int, ...], engine: ExactEngine) -> Iterator[Board | str]:
    """The last positions of the opponent in every longest defence; a sentence where the solver has a choice before."""
    wins = tuple(column for column, value in _values(board, engine).items() if value > 0)
    if len(wins) != 1 or (expected and wins != expected):
        yield f"{_named(wins)} win after {board.disc_count} discs, not one alone"
        return
    after = board.play(wins[0])
    values = _values(after, engine)
    if all(_fours(after.play(column)) for column in values):
        yield after
        return
    longest = max(values.values())
    for column, value in values.items():
        if value == longest:
            yield from _ends(after.play(column), (), engine)


def _named(columns: tuple[int, ...]) -> str:
    return f"columns {', '.join(str(column + 1) for column in columns) or 'none'}"


def _values(board: Board, engine: ExactEngine) -> dict[int, int]:
    """The points of every column for the mover."""
    return {column: _value(board, column, engine) for column in board.open_columns()}


def _value(board: Board, column: int, engine: ExactEngine) -> int:
    after = board.play(column)
    outcome = after.outcome()
    if outcome is None:
        return -engine.solve(after)[0].points
    return 0 if outcome.winner is None else (board.size.cells + 2 - after.disc_count) // 2


def _is_zugzwang(board: Board) -> bool:
    """Whether the mover is not threatened now, while every move opens a four."""
    return not _fours(board.pass_turn()) and all(_fours(board.play(column)) for column in board.open_columns())


def _fours(board: Board) -> list[int]:
    """The columns in which the mover makes four at once."""
    fours = []
    for column in board.open_columns():
        outcome = board.play(column).outcome()
        if outcome is not None and outcome.winner is board.side:
            fours.append(column)
    return fours
