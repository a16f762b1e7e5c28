from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from connect4_gui.engine.board import Board
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.lineup import shipped_books
from connect4_gui.engine.memory import EXACT, Memory
from connect4_gui.engine.minmax import MinMax
from connect4_gui.engine.move_cache import MoveCache
from connect4_gui.engine.notation import board_after
from connect4_gui.engine.remembering import RememberingEngine
from connect4_gui.engine.search_types import SearchLimits
from tests.engine.thinking import SMALL_BOARD, RecordingEngine, last_info, solution

SCORE_ONLY = SearchLimits(every_column=False)


@pytest.fixture
def memory(tmp_path: Path) -> Iterator[Memory]:
    made = Memory(shipped_books(), MoveCache(tmp_path / "moves.sqlite3"))
    yield made
    made.close()


@pytest.mark.parametrize("limits", [SearchLimits(), SCORE_ONLY], ids=["every column", "score only"])
def test_what_is_proven_is_searched_once_and_then_costs_nothing(memory: Memory, limits: SearchLimits) -> None:
    slow = RecordingEngine()
    engine = RememberingEngine(slow, memory)
    first, second = last_info(engine, SMALL_BOARD, limits), last_info(engine, SMALL_BOARD, limits)
    assert len(slow.searches) == 1
    assert first.nodes > 0
    assert second == replace(first, nodes=0, seconds=0.0)


def test_a_score_is_no_answer_for_every_column_but_the_other_way_round(memory: Memory) -> None:
    slow = RecordingEngine()
    engine = RememberingEngine(slow, memory)
    last_info(engine, SMALL_BOARD, SCORE_ONLY)
    full = last_info(engine, SMALL_BOARD, SearchLimits())
    assert len(slow.searches) == 2
    assert None not in [full.columns[column] for column in SMALL_BOARD.open_columns()]
    other = SMALL_BOARD.play(2)
    last_info(engine, other, SearchLimits())
    assert last_info(engine, other, SCORE_ONLY).columns == (None,) * 5
    assert len(slow.searches) == 3


def test_estimates_are_not_kept(memory: Memory) -> None:
    slow, board = RecordingEngine(), Board.empty(BoardSize(8, 9))
    engine = RememberingEngine(slow, memory)
    for _ in range(2):
        assert not last_info(engine, board, SearchLimits(depth=2)).score.exact
    assert len(slow.searches) == 2


def test_the_books_come_first(memory: Memory) -> None:
    slow = RecordingEngine()
    info = last_info(RememberingEngine(slow, memory), board_after(STANDARD_SIZE, "43"), SCORE_ONLY)
    assert (info.best, info.score.points, info.columns) == ((5,), 2, (None,) * 7)
    assert slow.searches == []


def test_it_goes_by_the_name_of_the_engine_that_searches() -> None:
    assert RememberingEngine(MinMax(), Memory()).name == MinMax().name


def test_finished_games_are_refused(memory: Memory) -> None:
    with pytest.raises(ValueError, match="already over"):
        last_info(RememberingEngine(MinMax(), memory), board_after(STANDARD_SIZE, "1212121"), SearchLimits())


def test_quick_answers_are_not_worth_keeping(memory: Memory) -> None:
    info = solution(SMALL_BOARD)
    memory.keep(SMALL_BOARD, EXACT, replace(info, seconds=0.001))
    assert memory.recall(SMALL_BOARD, EXACT) is None
    memory.keep(SMALL_BOARD, EXACT, replace(info, seconds=0.1))
    assert memory.recall(SMALL_BOARD, EXACT) == replace(info, seconds=0.1)


def test_an_empty_memory_knows_nothing() -> None:
    empty = Memory()
    empty.keep(SMALL_BOARD, EXACT, replace(solution(SMALL_BOARD), seconds=1.0))
    assert empty.recall(SMALL_BOARD, EXACT) is None
    empty.close()
