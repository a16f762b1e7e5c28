from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from connect4_gui.engine.board import Board
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.bot import Bot
from connect4_gui.engine.levels import EASY, HARD, LADDER, MEDIUM, Level, level_named
from connect4_gui.engine.memory import Memory
from connect4_gui.engine.minmax import MinMax
from connect4_gui.engine.move_cache import MoveCache
from connect4_gui.engine.notation import board_after
from connect4_gui.engine.search_types import Score, SearchInfo, SearchLimits, StopFlag, Verdict
from tests.engine.positions import some_positions
from tests.engine.thinking import RecordingEngine, bots_move


def moves_of(level: Level, board: Board, count: int) -> set[int]:
    return {bots_move(Bot(level, MinMax(), random.Random(seed)), board) for seed in range(count)}


@pytest.mark.parametrize("level", [EASY, MEDIUM, HARD], ids=lambda level: level.key)
def test_from_easy_up_every_level_takes_a_win_in_one(level: Level) -> None:
    assert moves_of(level, board_after(STANDARD_SIZE, "112233"), 12) == {3}


COLUMN_TWO_MUST_BE_BLOCKED = board_after(STANDARD_SIZE, "21212")


@pytest.mark.parametrize("level", [MEDIUM, HARD], ids=lambda level: level.key)
def test_medium_and_hard_block_a_win_in_one(level: Level) -> None:
    assert moves_of(level, COLUMN_TWO_MUST_BE_BLOCKED, 3) == {1}


def test_easy_sometimes_overlooks_a_threat_but_mostly_sees_it() -> None:
    bots = [Bot(EASY, MinMax(), random.Random(seed)) for seed in range(40)]
    moves = [bots_move(bot, COLUMN_TWO_MUST_BE_BLOCKED) for bot in bots]
    assert set(moves) > {1}
    assert moves.count(1) > 20


@pytest.mark.parametrize("level", LADDER[:-1], ids=lambda level: level.key)
def test_equal_moves_are_not_always_the_same_one(level: Level) -> None:
    board = board_after(STANDARD_SIZE, "444444")
    fast = replace(level, limits=SearchLimits(depth=2))
    assert len(moves_of(fast, board, 20)) > 1


@pytest.mark.parametrize("level", LADDER[:-1], ids=lambda level: level.key)
def test_a_seed_makes_a_level_repeatable(level: Level) -> None:
    fast = replace(level, limits=SearchLimits(depth=3))

    def opening(seed: int) -> list[int]:
        bot, board, moves = Bot(fast, MinMax(), random.Random(seed)), Board.empty(STANDARD_SIZE), []
        for _ in range(6):
            moves.append(bots_move(bot, board))
            board = board.play(moves[-1])
        return moves

    assert opening(5) == opening(5)
    assert len({tuple(opening(seed)) for seed in range(6)}) > 1


@pytest.mark.parametrize("size", [BoardSize(4, 5), STANDARD_SIZE, BoardSize(8, 9)], ids=str)
def test_medium_never_plays_into_a_loss_it_has_seen(size: BoardSize) -> None:
    rng = random.Random(f"losses {size}")
    bot = Bot(MEDIUM, MinMax(), rng)
    moves_and_losses = []
    for board in some_positions(size, rng, size.cells // 2, 40, pass_chance=0.05):
        *_, info = bot.think(board)
        lost = {column for column, score in enumerate(info.columns) if score and score.verdict is Verdict.LOSS}
        if lost and info.score.verdict is not Verdict.LOSS:
            moves_and_losses.append((bot.choose(board, info), lost))
    assert len(moves_and_losses) >= 5
    assert [move for move, lost in moves_and_losses if move in lost] == []


def test_levels_are_found_by_name_and_unknown_ones_named() -> None:
    assert level_named("HARD") is HARD
    with pytest.raises(ValueError, match="no level 'grandmaster'; the levels are beginner, easy, medium, hard, "):
        level_named("grandmaster")


def test_remembered_answers_are_not_searched_again(tmp_path: Path) -> None:
    cache, engine, board = MoveCache(tmp_path / "moves.sqlite3"), RecordingEngine(), board_after(STANDARD_SIZE, "44")
    level = Level("test", "Test", "", SearchLimits(depth=3))
    first = list(Bot(level, engine, random.Random(1), Memory(cache=cache)).think(board))
    second = list(Bot(level, engine, random.Random(2), Memory(cache=cache)).think(board))
    assert len(engine.searches) == 1
    assert second == first[-1:]
    cache.close()


def test_an_answer_cut_short_is_not_remembered(tmp_path: Path) -> None:
    cache, board, stop = MoveCache(tmp_path / "moves.sqlite3"), board_after(STANDARD_SIZE, "44"), StopFlag()
    level = Level("test", "Test", "", SearchLimits(depth=9))
    for info in Bot(level, RecordingEngine(), random.Random(1), Memory(cache=cache)).think(board, stop):
        if info.depth == 5:
            stop.set()
    assert len(cache) == 0
    cache.close()


def test_what_is_within_the_slack_counts_as_equally_good_and_what_is_below_does_not() -> None:
    level = Level("test", "Test", "", SearchLimits(depth=1), slack=4)
    columns = (None, *(Score(Verdict.UNKNOWN, points) for points in (5, 6, 10)), Score(Verdict.LOSS, 10))
    info = SearchInfo(1, Score(Verdict.UNKNOWN, 10), (3,), columns, (3,), 1, 0.0)
    board = Board.empty(BoardSize(4, 5))
    assert {Bot(level, MinMax(), random.Random(seed)).choose(board, info) for seed in range(20)} == {2, 3}


def test_a_bot_moves_where_its_thinking_leads() -> None:
    assert Bot(MEDIUM, MinMax(), random.Random(1)).move(board_after(STANDARD_SIZE, "112233")) == 3


class SilentEngine(MinMax):
    """Ends without an answer, which no engine may."""

    def analyse(self, board: Board, limits: SearchLimits, stop: StopFlag | None = None) -> Iterator[SearchInfo]:  # noqa: ARG002
        return iter(())


def test_an_engine_without_an_answer_is_an_error() -> None:
    with pytest.raises(RuntimeError, match="without an answer"):
        Bot(MEDIUM, SilentEngine(), random.Random(1)).move(Board.empty(STANDARD_SIZE))


def test_thinking_ends_when_the_best_move_is_proven() -> None:
    infos = list(Bot(HARD, MinMax(), random.Random(1)).think(board_after(STANDARD_SIZE, "4455")))
    assert infos[-1].score.plies == 3
    assert infos[-1].depth <= 3


@pytest.mark.parametrize("size", [BoardSize(4, 5), STANDARD_SIZE, BoardSize(8, 9)], ids=str)
def test_a_better_level_beats_a_weaker_one(size: BoardSize) -> None:
    points = 0.0
    for seed in range(10):
        rng = random.Random(seed)
        bots = [Bot(MEDIUM, MinMax(), rng), Bot(EASY, MinMax(), rng)]
        turn = seed % 2
        board = Board.empty(size)
        while board.outcome() is None:
            board = board.play(bots_move(bots[turn], board))
            turn = 1 - turn
        outcome = board.outcome()
        assert outcome is not None
        medium_side = 1 if seed % 2 == 0 else 2
        points += 0.5 if outcome.winner is None else float(outcome.winner == medium_side)
    assert points >= 7
