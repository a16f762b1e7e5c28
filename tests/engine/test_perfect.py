from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from connect4_gui.engine import reach
from connect4_gui.engine.board import Board
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.book_builder import BookPlan
from connect4_gui.engine.bookshelf import Bookshelf
from connect4_gui.engine.levels import PERFECT
from connect4_gui.engine.memory import EXACT, Memory
from connect4_gui.engine.minmax import MinMax
from connect4_gui.engine.move_cache import MoveCache
from connect4_gui.engine.native import Native, is_available
from connect4_gui.engine.notation import board_after
from connect4_gui.engine.perfect import PerfectBot
from connect4_gui.engine.search_types import Engine, Score, SearchInfo, SearchLimits, StopFlag, Verdict
from tests.engine.books import build
from tests.engine.positions import some_positions
from tests.engine.thinking import SMALL_BOARD, RecordingEngine, bots_move, solution

SIZE = BoardSize(4, 4)
ENGINES = [MinMax, Native] if is_available() else [MinMax]

PATIENT = replace(PERFECT, limits=SearchLimits(seconds=60.0))
"""Perfect with time enough for the readable engine on a busy machine."""


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Bookshelf:
    folder = tmp_path_factory.mktemp("shelf")
    build(folder / "4x4.book", BookPlan(SIZE, 3))
    return Bookshelf(folder)


@pytest.fixture
def memory(tmp_path: Path, shelf: Bookshelf) -> Iterator[Memory]:
    made = Memory(shelf, MoveCache(tmp_path / "moves.sqlite3"))
    yield made
    made.close()


def test_the_book_knows_every_column_of_the_first_moves(shelf: Bookshelf) -> None:
    board = Board.empty(SIZE).play(1).play(1)
    found, expected = shelf.answer(board), solution(board)
    assert found is not None
    assert (found.columns, found.best, found.score) == (expected.columns, expected.best, expected.score)
    assert shelf.answer(board.play(0)) is None


def test_a_size_without_a_book_has_no_answers(shelf: Bookshelf) -> None:
    assert shelf.answer(Board.empty(BoardSize(8, 9))) is None


def test_a_damaged_book_is_no_book(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "4x4.book").write_bytes(b"nonsense" * 20)
    assert Bookshelf(tmp_path).answer(Board.empty(SIZE)) is None
    assert "without an opening book" in caplog.text


def test_a_book_under_the_name_of_another_size_is_no_book(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    build(tmp_path / "5x5.book", BookPlan(SIZE, 1))
    assert Bookshelf(tmp_path).answer(Board.empty(BoardSize(5, 5))) is None
    assert "is for 4×4" in caplog.text


@pytest.mark.parametrize("discs", [2, 6, 9])
def test_always_plays_a_best_move(memory: Memory, discs: int) -> None:
    rng = random.Random(f"perfect {discs}")
    bot = PerfectBot(PATIENT, MinMax(), rng, memory)
    for board in some_positions(SIZE, rng, discs, 4, pass_chance=0.05):
        assert bots_move(bot, board) in solution(board).best


def test_equal_moves_are_varied_where_the_game_is_won() -> None:
    board = next(
        board
        for board in some_positions(BoardSize(4, 5), random.Random(4), 8, 200)
        if len(solution(board).best) > 1 and solution(board).score.verdict is Verdict.WIN
    )
    moves = {bots_move(PerfectBot(PATIENT, MinMax(), random.Random(seed)), board) for seed in range(12)}
    assert moves == set(solution(board).best)


def mistakes_after(board: Board, column: int) -> int:
    after = board.play(column)
    order = [Verdict.LOSS, Verdict.DRAW, Verdict.WIN]
    info = solution(after)
    return sum(
        order.index(score.verdict) < order.index(info.score.verdict) for score in info.columns if score is not None
    )


def test_where_nothing_is_won_it_sets_most_traps(memory: Memory) -> None:
    rng = random.Random("traps")
    bot = PerfectBot(PATIENT, MinMax(), rng, memory)
    checked = 0
    for board in some_positions(BoardSize(4, 5), rng, 10, 60):
        info = solution(board)
        if info.score.verdict is Verdict.WIN or len(info.best) < 2:
            continue
        traps = {column: mistakes_after(board, column) for column in info.best}
        assert traps[bots_move(bot, board)] == max(traps.values())
        checked += len(set(traps.values())) > 1
    assert checked >= 3


def seconds_given(engine: RecordingEngine) -> list[float]:
    """The time that every search was given."""
    return [limits.seconds or float("inf") for limits in engine.searches]


def test_all_searches_for_a_move_share_one_time() -> None:
    board = next(
        board
        for board in some_positions(BoardSize(4, 5), random.Random(8), 10, 200)
        if len(solution(board).best) > 2 and solution(board).score.verdict is Verdict.DRAW
    )
    engine = RecordingEngine()
    bots_move(PerfectBot(PATIENT, engine, random.Random(1), is_patient=False), board)
    thinking, *traps = seconds_given(engine)
    assert PATIENT.limits.seconds is not None
    assert thinking < PATIENT.limits.seconds
    assert len(traps) > 2
    assert traps == sorted(traps, reverse=True)
    assert traps[0] < thinking / 4


class SlowedEngine(MinMax):
    """Solves like MinMax, but as if the proof took ``proof_seconds``: with less time it only guesses ``guess``."""

    def __init__(self, proof_seconds: float, guess: int) -> None:
        super().__init__()
        self.proof_seconds = proof_seconds
        self.guess = guess

    def analyse(self, board: Board, limits: SearchLimits, stop: StopFlag | None = None) -> Iterator[SearchInfo]:
        scores = tuple(Score(Verdict.UNKNOWN, 0) if board.has_room(c) else None for c in range(board.size.columns))
        yield SearchInfo(1, Score(Verdict.UNKNOWN, 0), (self.guess,), scores, (self.guess,), 1, 0.1)
        if limits.seconds is None or limits.seconds >= self.proof_seconds:
            yield from super().analyse(board, limits, stop)


def slowed_bot(board: Board, proof_seconds: float, *, is_patient: bool = True) -> PerfectBot:
    """Perfect on a slow machine; without the proof it goes wrong."""
    wrong = next(column for column in board.open_columns() if column not in solution(board).best)
    return PerfectBot(PERFECT, SlowedEngine(proof_seconds, wrong), random.Random(1), is_patient=is_patient)


@pytest.fixture
def with_the_compiled_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Promises what the compiled engine can keep."""
    monkeypatch.setattr(reach, "is_available", lambda: True)


@pytest.mark.usefixtures("with_the_compiled_engine")
def test_on_a_slow_machine_it_waits_for_its_proof() -> None:
    bot = slowed_bot(SMALL_BOARD, 3600.0)
    assert bot.move(SMALL_BOARD) in solution(SMALL_BOARD).best
    assert bot.is_certain


@pytest.mark.usefixtures("with_the_compiled_engine")
@pytest.mark.parametrize(("seconds_left", "is_best"), [(8.0, False), (80.0, True), (0.0, False)])
def test_only_a_clock_that_is_about_to_run_out_cuts_the_proof_short(seconds_left: float, is_best: bool) -> None:
    bot = slowed_bot(SMALL_BOARD, 10.0)
    assert (bot.move(SMALL_BOARD, None, seconds_left) in solution(SMALL_BOARD).best) is is_best
    assert bot.is_certain is is_best


@pytest.mark.usefixtures("with_the_compiled_engine")
@pytest.mark.parametrize(("proof_seconds", "is_certain"), [(30.0, True), (3600.0, False)])
def test_off_its_repertoire_it_waits_a_while_and_then_says_that_it_is_not_certain(
    monkeypatch: pytest.MonkeyPatch, proof_seconds: float, is_certain: bool
) -> None:
    monkeypatch.setattr(reach, "SOLVED_SIZES", frozenset())
    monkeypatch.setattr(reach, "SIZES_WITH_REPERTOIRE", frozenset({SMALL_BOARD.size}))
    bot = slowed_bot(SMALL_BOARD, proof_seconds)
    assert (bot.move(SMALL_BOARD) in solution(SMALL_BOARD).best) is is_certain
    assert bot.is_certain is is_certain


@pytest.mark.usefixtures("with_the_compiled_engine")
def test_one_without_patience_takes_its_usual_time() -> None:
    bot = slowed_bot(SMALL_BOARD, 2.0, is_patient=False)
    assert bot.move(SMALL_BOARD) not in solution(SMALL_BOARD).best


@pytest.mark.usefixtures("with_the_compiled_engine")
def test_takes_longer_only_where_a_proof_is_in_reach() -> None:
    seconds = {}
    for size in (BoardSize(4, 9), STANDARD_SIZE, BoardSize(8, 9)):
        engine = RecordingEngine()
        next(PerfectBot(PERFECT, engine, random.Random(1)).think(Board.empty(size)))
        seconds[str(size)] = engine.searches[0].seconds
    assert PERFECT.limits.seconds is not None
    limited = seconds.pop("8×9")
    assert limited is not None
    assert limited < PERFECT.limits.seconds
    assert seconds == {"4×9": None, "6×7": None}


@pytest.mark.usefixtures("with_the_compiled_engine")
def test_where_it_promises_nothing_it_has_no_doubt() -> None:
    board = board_after(BoardSize(8, 9), "55")
    bot = PerfectBot(PERFECT, SlowedEngine(60.0, 2), random.Random(1))
    assert bot.move(board) == 2
    assert bot.is_certain


def test_without_the_compiled_engine_it_never_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "is_available", lambda: False)
    engine = RecordingEngine()
    next(PerfectBot(PERFECT, engine, random.Random(1)).think(Board.empty(STANDARD_SIZE)))
    assert seconds_given(engine)[0] < 1.0


def test_a_solved_answer_is_remembered(memory: Memory) -> None:
    board = Board.empty(BoardSize(4, 5)).play(2).play(2).play(2)
    slow = replace(solution(board), seconds=1.0)
    memory.keep(board, EXACT, slow)
    assert list(PerfectBot(PERFECT, MinMax(), random.Random(1), memory).think(board)) == [slow]


class ScriptedEngine(MinMax):
    """Finds a draw in column 2, and as much of the other columns as it was told, and says that it took long."""

    def __init__(self, columns: tuple[Score, ...]) -> None:
        super().__init__()
        self.columns = columns
        self.searches = 0

    def analyse(self, board: Board, limits: SearchLimits, stop: StopFlag | None = None) -> Iterator[SearchInfo]:  # noqa: ARG002
        self.searches += 1
        yield SearchInfo(12, DRAW, (1,), self.columns, (1,), 1, 0.9)


DRAW, LOSS = Score(Verdict.DRAW, 0, 12, exact=True), Score(Verdict.LOSS, -2, 10, exact=True)
OPEN = Score(Verdict.UNKNOWN, 30)


@pytest.mark.parametrize("columns", [(LOSS, DRAW, LOSS, LOSS), (OPEN, DRAW, OPEN, LOSS)], ids=["finished", "open"])
def test_what_took_long_to_prove_is_remembered(memory: Memory, columns: tuple[Score, ...]) -> None:
    engine = ScriptedEngine(columns)
    board = Board.empty(SIZE).play(0).play(1).play(2).play(0)
    first = list(PerfectBot(PERFECT, engine, random.Random(1), memory).think(board))
    again = list(PerfectBot(PERFECT, engine, random.Random(1), memory).think(board))
    assert engine.searches == 1
    assert again == first


def test_unfinished_looks_for_traps_are_not_repeated(memory: Memory) -> None:
    class SlowEngine(MinMax):
        searches = 0

        def analyse(self, board: Board, limits: SearchLimits, stop: StopFlag | None = None) -> Iterator[SearchInfo]:  # noqa: ARG002
            self.searches += 1
            yield SearchInfo(4, OPEN, (1,), (OPEN,) * 4, (1,), 1, 0.1)

    engine, board = SlowEngine(), Board.empty(SIZE).play(0).play(1).play(2).play(0)
    two_draws = SearchInfo(12, DRAW, (1,), (DRAW, DRAW, LOSS, LOSS), (0, 1), 1, 0.1)
    memory.keep(board, EXACT, two_draws)
    for _ in range(2):
        assert bots_move(PerfectBot(PATIENT, engine, random.Random(1), memory), board) in (0, 1)
    assert engine.searches == 2
    assert [memory.recall(board.play(column), EXACT) for column in (0, 1)] == [None, None]


def test_an_unfinished_look_at_the_columns_is_no_exact_answer(memory: Memory) -> None:
    board = Board.empty(SIZE).play(0).play(1).play(2).play(0)
    list(PerfectBot(PERFECT, ScriptedEngine((OPEN, DRAW, OPEN, LOSS)), random.Random(1), memory).think(board))
    assert memory.recall(board, EXACT) is None


@pytest.mark.parametrize("size", [BoardSize(8, 9), BoardSize(7, 7), BoardSize(6, 8), BoardSize(5, 9)], ids=str)
@pytest.mark.parametrize("depth", [4, 5, 6, 7])
@pytest.mark.parametrize("make_engine", ENGINES, ids=lambda factory: factory.__name__)
def test_where_nothing_is_solved_it_opens_in_the_middle(
    make_engine: Callable[[], Engine], size: BoardSize, depth: int
) -> None:
    hasty = replace(PERFECT, limits=SearchLimits(depth=depth))
    bot = PerfectBot(hasty, make_engine(), random.Random(depth))
    middle = {(size.columns - 1) // 2, size.columns // 2}
    assert bots_move(bot, Board.empty(size)) in middle


def told(columns: tuple[Score, ...], best: tuple[int, ...]) -> SearchInfo:
    return SearchInfo(9, columns[best[0]], best[:1], columns, best, 1, 0.1)


def chosen(board: Board, info: SearchInfo) -> set[int]:
    """What it chooses, whatever the chance."""
    return {PerfectBot(PERFECT, MinMax(), random.Random(seed)).choose(board, info) for seed in range(12)}


def estimates(*points: int) -> tuple[Score, ...]:
    return tuple(Score(Verdict.UNKNOWN, number) for number in points)


def test_of_equal_estimates_it_takes_the_most_central() -> None:
    board = board_after(BoardSize(8, 9), "5555")
    same = estimates(1, 9, 9, 9, 4, 9, 2, 9, 0)
    assert chosen(board, told(same, (1, 2, 3, 5, 7))) == {3, 5}


def test_a_better_estimate_counts_more_than_the_middle_once_discs_lie() -> None:
    board = board_after(BoardSize(8, 9), "5555")
    assert chosen(board, told(estimates(1, 9, 8, 8, 8, 8, 2, 8, 0), (1,))) == {1}


def test_what_is_proven_is_not_put_off_by_the_middle() -> None:
    empty = Board.empty(BoardSize(4, 5))
    wins, open_ = Score(Verdict.WIN, 5, 7, exact=True), Score(Verdict.UNKNOWN, 40)
    assert chosen(empty, told((wins, open_, open_, open_, wins), (0, 4))) == {0, 4}
    loses = Score(Verdict.LOSS, -3, 8, exact=True)
    assert chosen(empty, told((open_, open_, loses, open_, open_), (0, 1, 3, 4))) == {1, 3}
