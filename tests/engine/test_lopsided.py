"""Positions that no game without passed turns reaches: as they are set up, with many more discs of one colour."""

from __future__ import annotations

import random

import pytest

from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.levels import LEVELS, Level
from connect4_gui.engine.lineup import Lineup, shipped_books
from connect4_gui.engine.minmax import MinMax
from connect4_gui.engine.move_cache import MoveCache
from connect4_gui.engine.native import Native, is_available
from connect4_gui.engine.search_types import Engine, SearchLimits, Verdict
from connect4_gui.game.board_editor import BoardEditor
from connect4_gui.game.hint import hint_for
from tests.engine.naive import NaiveBoard, NaiveSolver
from tests.engine.thinking import last_info

ENGINES: list[Engine] = [MinMax(), Native()] if is_available() else [MinMax()]
SIZES = [BoardSize(4, 5), BoardSize(5, 8), BoardSize(6, 7), BoardSize(8, 9)]


def lopsided(size: BoardSize, discs: int, seed: int) -> Board:
    """A position from which a game can go on, with as many discs of one colour as come without four in a row."""
    rng = random.Random(seed)
    many = rng.choice(list(Side))
    editor = BoardEditor(Board.empty(size, rng.choice(list(Side))))
    while editor.board.disc_count < discs:
        column = rng.choice([column for column, cell in enumerate(editor.landings) if cell is not None])
        for side in (many, many.other):
            editor.drop(column, side)
            if editor.impossible is None:
                break
            editor.undo()
        else:
            editor.put(Board.empty(size, editor.board.side))
    return editor.board


def naive(board: Board) -> NaiveBoard:
    cells = ((row, column) for row in range(board.size.rows) for column in range(board.size.columns))
    grid = {cell: side.value for cell in cells if (side := board.disc_at(*cell)) is not None}
    return NaiveBoard(board.size.rows, board.size.columns, board.side.value, grid)


@pytest.mark.parametrize("seed", range(8))
def test_every_engine_finds_the_truth(seed: int) -> None:
    board = lopsided(BoardSize(4, 5), 8, seed)
    assert abs(2 * board.own.bit_count() - board.disc_count) > 1
    sign, plies = NaiveSolver(naive(board)).value()
    verdict = {1: Verdict.WIN, 0: Verdict.DRAW, -1: Verdict.LOSS}[sign]
    for engine in ENGINES:
        score = last_info(engine, board, SearchLimits()).score
        assert (score.exact, score.verdict, score.plies) == (True, verdict, plies), engine.name


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_engines_agree_on_every_column(size: BoardSize) -> None:
    for seed in range(4):
        board = lopsided(size, size.cells - 10, seed)
        answers = {engine.name: last_info(engine, board, SearchLimits()) for engine in ENGINES}
        assert len({info.columns for info in answers.values()}) == 1
        for info in answers.values():
            assert board.has_room(hint_for(board, info).column)


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.key)
def test_every_level_plays_from_there(level: Level, tmp_path_factory: pytest.TempPathFactory) -> None:
    """With opening books and a cache, which must not take the position for another one."""
    lineup = Lineup(shipped_books(), MoveCache(tmp_path_factory.mktemp("cache") / "moves"))
    bot = lineup.bot(level, random.Random(1))
    for size in SIZES:
        board = lopsided(size, size.cells - 8, 5)
        while board.outcome() is None:
            column = bot.move(board)
            assert board.has_room(column)
            board = board.play(column)
    lineup.close()


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_books_and_cache_answer_only_for_the_very_position(
    size: BoardSize, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """A cell has to be taken at once, where as many discs in order would be an opening."""
    lineup = Lineup(shipped_books(), MoveCache(tmp_path_factory.mktemp("cache") / "moves"))
    editor = BoardEditor(Board.empty(size, Side.SECOND))
    for column in (1, 2, 3):
        editor.drop(column, Side.FIRST)
    engine = lineup.engine()
    threatened = last_info(engine, editor.board, SearchLimits(seconds=1)).score
    assert (threatened.verdict, threatened.plies) == (Verdict.LOSS, 2)
    editor.set_mover(Side.FIRST)
    for _ in range(2):
        winning = last_info(engine, editor.board, SearchLimits(seconds=1)).score
        assert (winning.verdict, winning.plies) == (Verdict.WIN, 1)
    lineup.close()
