"""Finder: looks whether a position makes a puzzle, and what there is to find in it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from connect4_gui.coach.evaluation import is_complete
from connect4_gui.coach.forced import forced
from connect4_gui.coach.reason import Code
from connect4_gui.coach.solver import Solver
from connect4_gui.engine.board import Board
from connect4_gui.engine.search_types import Score, SearchInfo, StopFlag, Verdict
from connect4_gui.training.puzzle import Direction, Kind, Origin, Puzzle

FEWEST_MOVES, MOST_MOVES = 2, 6
"""How many discs the solver of an attack drops; more is no puzzle for people."""

FEWEST_COLUMNS = 3
"""With fewer columns to choose from there is nothing to find."""

LOWEST_RATING, RATING_A_MOVE, RATING_A_TRAIT, RATING_OF_DEFENCE = 600, 200, 100, 200


@dataclass(frozen=True, slots=True)
class _Win:
    """An attack: its line, and whether the opponent has no safe move before the last disc of every longest defence."""

    line: tuple[int, ...]
    is_zugzwang: bool


def puzzle_of(
    board: Board, solver: Solver, stop: StopFlag | None = None, origin: Origin | None = None
) -> Puzzle | None:
    """The puzzle in ``board``, an attack if there is one, else the only move; None if it makes none.

    Where something is not proven within the solver's limits there is no puzzle. A four or a block with the next disc is
    one only for those who overlooked it in a game of their own, ``origin``.
    """
    if len(board.open_columns()) < FEWEST_COLUMNS or (origin is None and is_urgent(board)):
        return None
    info = solver.values(board, stop)
    is_clear = info.score.exact and info.score.plies == 1
    if not is_clear and not is_complete(info):
        return None
    return _attack(board, info, solver, stop, origin) or _defence(board, info, origin)


def is_urgent(board: Board) -> bool:
    """Whether one of both makes four with the next disc: then everybody sees what to do."""
    return bool(open_wins(board, board.own) | open_wins(board, board.own ^ board.occupied))


def open_wins(board: Board, discs: int) -> int:
    """The cells where the owner of ``discs`` makes four with the next disc."""
    playable = (board.occupied + board.geometry.bottom) & board.geometry.full
    return board.geometry.completing_cells(discs, board.occupied) & playable


def only_winning_column(info: SearchInfo) -> int | None:
    """The one column that wins; None if there is none or a choice."""
    wins = [column for column, score in enumerate(info.columns) if score and score.verdict is Verdict.WIN]
    return wins[0] if len(wins) == 1 else None


def has_no_safe_move(board: Board) -> bool:
    """Whether no four threatens the mover, yet every move opens one."""
    others = board.own ^ board.occupied
    if open_wins(board, others):
        return False
    return all(_is_lost_at_once(board.play(column)) for column in board.open_columns())


def _is_lost_at_once(after: Board) -> bool:
    """Whether whoever moves in ``after``, in which the game may be over, makes four."""
    return after.outcome() is None and bool(open_wins(after, after.own))


def _attack(
    board: Board, info: SearchInfo, solver: Solver, stop: StopFlag | None, origin: Origin | None
) -> Puzzle | None:
    moves = info.score.winners_moves
    if info.score.verdict is not Verdict.WIN or moves is None or moves > MOST_MOVES:
        return None
    win = _only_win(board, solver, stop)
    if win is None:
        return None
    first = board.play(win.line[0])
    direction = direction_of(board, win.line)
    is_quiet = moves > 1 and not open_wins(first, first.own ^ first.occupied)
    return Puzzle(
        board,
        Kind.ZUGZWANG if win.is_zugzwang else Kind.WIN,
        length=moves,
        solutions=info.best,
        line=win.line,
        start_rating=attack_rating(moves, is_quiet=is_quiet, is_diagonal=direction is Direction.DIAGONAL),
        code=_code(board, first, win, moves),
        direction=direction,
        origin=origin,
    )


def _only_win(board: Board, solver: Solver, stop: StopFlag | None) -> _Win | None:
    """The win with one winning move at each step, whatever the longest defence, until the last disc."""
    info = solver.values(board, stop)
    if info.score.plies == 1:
        return _Win(info.best[:1], is_zugzwang=False)
    column = only_winning_column(info) if info.score.exact else None
    if column is None:
        return None
    after = board.play(column)
    replies = solver.best_columns(after, column, stop)
    wins = [_only_win(after.play(reply), solver, stop) for reply in replies]
    if not wins or None in wins:
        return None
    found = [win for win in wins if win is not None]
    is_last = info.score.plies == 3
    is_zugzwang = has_no_safe_move(after) if is_last else all(win.is_zugzwang for win in found)
    return _Win((column, replies[0], *found[0].line), is_zugzwang)


def _code(board: Board, first: Board, win: _Win, moves: int) -> Code | None:
    if win.is_zugzwang:
        return Code.NO_SAFE_MOVE if moves == 2 else Code.ZUGZWANG_LINE
    line = forced(board) if moves > 1 else None
    if line is None or len(line) != 2 * moves - 1:
        return None
    if moves > 2:
        return Code.SEQUENCE
    return Code.FORK if open_wins(first, first.own ^ first.occupied).bit_count() > 1 else Code.STACK


def _defence(board: Board, info: SearchInfo, origin: Origin | None) -> Puzzle | None:
    """The one column that keeps a draw or a win which others give away."""
    if info.score.verdict is Verdict.LOSS:
        return None
    kept = [column for column, score in enumerate(info.columns) if score and score.verdict is info.score.verdict]
    if len(kept) != 1:
        return None
    return Puzzle(
        board,
        Kind.ONLY_MOVE,
        length=None,
        solutions=tuple(kept),
        line=tuple(kept),
        start_rating=_defence_rating(info),
        origin=origin,
    )


def others_lose(info: SearchInfo, column: int) -> list[Score]:
    """The scores of the columns beside ``column``, if all of them lose; else none."""
    others = [score for other, score in enumerate(info.columns) if score is not None and other != column]
    return others if all(score.verdict is Verdict.LOSS for score in others) else []


def attack_rating(moves: int, *, is_quiet: bool, is_diagonal: bool) -> int:
    """What an attack is rated before anybody has tried it: guesses, which the answers correct."""
    return LOWEST_RATING + RATING_A_MOVE * (moves - FEWEST_MOVES) + RATING_A_TRAIT * (is_quiet + is_diagonal)


def _defence_rating(info: SearchInfo) -> int:
    """As attack_rating: a defence asks to see how the other columns lose, if they do."""
    others = [score.winners_moves or 0 for score in info.columns if score and score.verdict is Verdict.LOSS]
    moves = round(sum(others) / len(others)) if others else MOST_MOVES
    moves = min(max(moves, FEWEST_MOVES), MOST_MOVES)
    return LOWEST_RATING + RATING_A_MOVE * (moves - FEWEST_MOVES) + RATING_OF_DEFENCE


def direction_of(board: Board, line: tuple[int, ...]) -> Direction | None:
    """How the four at the end of ``line`` lies, the least visible way if there are several; None without a four."""
    *_, (before, column) = _steps(board, line)
    after = before.play(column)
    geometry = board.geometry
    steps = geometry.steps_completed(after.own ^ after.occupied, geometry.bit(before.landing_row(column), column))
    up, right, *_ = geometry.directions
    if not steps:
        return None
    if set(steps) - {up, right}:
        return Direction.DIAGONAL
    return Direction.ROW if right in steps else Direction.COLUMN


def _steps(board: Board, line: tuple[int, ...]) -> Iterator[tuple[Board, int]]:
    """Every position of ``line`` with the column that is played there."""
    for column in line:
        yield board, column
        board = board.play(column)
