"""Native: what the compiled engine promises beyond the contract of every engine."""

from __future__ import annotations

import os
import random
import threading
import time
import weakref
from collections import Counter
from types import SimpleNamespace

import pytest

from connect4_gui.engine import native
from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.minmax import MinMax
from connect4_gui.engine.native import MOST_MEMORY_BYTES, Native, core_variants, is_available
from connect4_gui.engine.notation import board_after
from connect4_gui.engine.search_types import SearchInfo, SearchLimits, StopFlag, Verdict, exact_score
from tests.engine.positions import MENU_SIZES, random_position
from tests.engine.solved import SAMPLES, read_sized
from tests.engine.thinking import last_info

pytestmark = pytest.mark.skipif(not is_available(), reason="the compiled engine was not built")

ALL_SIZES = [*(BoardSize(rows, 4) for rows in range(4, 9)), *MENU_SIZES]
LARGEST = BoardSize(8, 9)
COMPARED = int(os.environ.get("CONNECT4_COMPARED", "100"))
"""How many random positions of every size are compared with MinMax."""


@pytest.mark.parametrize("size", ALL_SIZES, ids=str)
def test_agrees_with_minmax_on_every_column(size: BoardSize) -> None:
    rng = random.Random(f"differential {size}")
    native, minmax = Native(memory_bytes=1 << 20), MinMax()
    compared = 0
    while compared < COMPARED:
        board = random_position(size, rng, size.cells - rng.randint(1, 9), pass_chance=0.1)
        if board is None:
            continue
        *_, expected = minmax.analyse(board, SearchLimits())
        found = last_info(native, board, SearchLimits())
        assert (found.score, found.columns, found.best) == (expected.score, expected.columns, expected.best), str(board)
        compared += 1


@pytest.mark.parametrize("variant", core_variants())
@pytest.mark.parametrize("threads", [1, 2, 3])
def test_solved_positions_whatever_the_code_path_and_threads(variant: str, threads: int) -> None:
    engine = Native(variant=variant, threads=threads)
    for solved in read_sized(SAMPLES / "positions.txt"):
        assert last_info(engine, solved.board, SearchLimits(every_column=False)).score.points == solved.scores[0]


def test_two_threads_find_the_scores_of_one() -> None:
    board = board_after(STANDARD_SIZE, "444444")
    one, two = (last_info(Native(threads=threads), board, SearchLimits()) for threads in (1, 2))
    assert [score and score.points for score in two.columns] == [score and score.points for score in one.columns]
    assert one.score.exact


SIGNATURE = {
    ("4x7", ""): 293796,
    ("5x5", ""): 66486,
    ("6x5", ""): 200512,
    ("7x5", "33"): 122446,
    ("6x7", "4444443265"): 75263,
    ("6x7", "44-444432-"): 648010,
}
"""The nodes that the solver visits. A refactoring keeps them; change them only on purpose."""


@pytest.mark.parametrize("variant", core_variants())
def test_every_code_path_visits_the_same_nodes(variant: str) -> None:
    nodes = {
        (size, moves): Native(variant=variant).solve(board_after(BoardSize.parse(size), moves))[1]
        for size, moves in SIGNATURE
    }
    assert nodes == SIGNATURE


def test_a_core_that_was_built_before_there_were_faster_ones_still_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    modules = {"_core": SimpleNamespace(Core=core_variants()["baseline"].Core)}
    monkeypatch.setattr(native, "_import_core", modules.get)
    assert list(core_variants.__wrapped__()) == ["baseline"]


def test_the_fastest_code_that_was_built_and_runs_here_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    baseline = SimpleNamespace(faster_variants=lambda: ("fast", "fastest"))
    modules = {"_core": baseline, "_core_fast": SimpleNamespace()}
    monkeypatch.setattr(native, "_import_core", modules.get)
    assert list(core_variants.__wrapped__()) == ["baseline", "fast"]
    modules["_core_fastest"] = SimpleNamespace()
    assert list(core_variants.__wrapped__())[-1] == "fastest"


def test_what_is_known_is_kept_for_related_positions_and_forgotten_for_others() -> None:
    engine = Native()
    first, other = board_after(STANDARD_SIZE, "4444443265"), board_after(STANDARD_SIZE, "432365343446")
    fresh = engine.solve(first)[1]
    assert engine.solve(first)[1] < fresh / 100
    engine.solve(first.play(0).play(0))
    engine.solve(first.mirrored())
    assert engine.solve(first)[1] < fresh / 100
    engine.solve(other)
    assert engine.solve(first)[1] == fresh


@pytest.mark.parametrize(("size", "moves"), SIGNATURE)
def test_a_score_alone_costs_no_more_than_solving_does(size: str, moves: str) -> None:
    board = board_after(BoardSize.parse(size), moves)
    info = last_info(Native(), board, SearchLimits(every_column=False))
    assert info.score.exact
    assert info.nodes <= 1.05 * SIGNATURE[size, moves]


def test_a_position_that_is_soon_solved_is_reported_once() -> None:
    """Estimates and half-done proofs would only cost time."""
    for every_column in (True, False):
        board = board_after(STANDARD_SIZE, "5554224333234511764415115")
        infos = list(Native().analyse(board, SearchLimits(every_column=every_column)))
        assert [info.score.exact for info in infos] == [True]


def test_a_long_proof_reports_estimates_and_then_the_proof() -> None:
    infos = list(Native().analyse(board_after(STANDARD_SIZE, "4444"), SearchLimits()))
    assert not infos[0].score.exact
    assert max(info.depth for info in infos if not info.score.exact) >= 4
    assert all(score is not None and score.exact for score in infos[-1].columns)
    assert [info.nodes for info in infos] == sorted(info.nodes for info in infos)


def test_reports_carry_plies_that_match_their_points() -> None:
    engine = Native()
    for solved in read_sized(SAMPLES / "columns.txt"):
        scores = [score for score in last_info(engine, solved.board, SearchLimits()).columns if score is not None]
        assert scores == [exact_score(solved.board, score.verdict, score.plies or 0) for score in scores]


def test_the_line_of_an_exact_score_leads_to_its_end() -> None:
    engine, ends = Native(), []
    for solved in read_sized(SAMPLES / "positions.txt")[::3]:
        info = last_info(engine, solved.board, SearchLimits())
        board = solved.board
        for column in info.line:
            board = board.play(column)
        if len(info.line) == info.score.plies:
            ends.append((board.outcome(), info.score.verdict))
    assert len(ends) >= 5
    assert None not in [outcome for outcome, _ in ends]
    assert [outcome and outcome.winner is None for outcome, _ in ends] == [found is Verdict.DRAW for _, found in ends]


@pytest.mark.timeout(60)
@pytest.mark.parametrize("threads", [1, 2])
def test_a_stop_in_the_middle_of_a_search_is_obeyed(threads: int) -> None:
    """Without it the search would take hours."""
    engine = Native(threads=threads)
    for _ in range(3):
        stop = StopFlag()
        timer = threading.Timer(0.05, stop.set)
        timer.start()
        assert not last_info(engine, Board.empty(LARGEST), SearchLimits(), stop).score.exact
        timer.join()


@pytest.mark.timeout(60)
def test_progress_comes_also_while_it_goes_no_deeper() -> None:
    depths, stop = Counter[int](), StopFlag()
    for info in Native().analyse(Board.empty(LARGEST), SearchLimits(), stop):
        depths[info.depth] += 1
        if depths[info.depth] == 3:
            stop.set()
    assert max(depths.values()) >= 3


def test_other_threads_run_while_it_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    """It waits for the core as long as there are no news; who naps meanwhile must wake up again and again."""
    monkeypatch.setattr(native, "POLL_SECONDS", 60.0)
    infos: list[SearchInfo] = []
    stop = StopFlag()
    analysis = Native().analyse(Board.empty(LARGEST), SearchLimits(seconds=30), stop)

    def search() -> None:
        for info in analysis:
            infos.append(info)

    thread = threading.Thread(target=search)
    thread.start()
    naps = news = 0
    while thread.is_alive() and naps < 10:
        time.sleep(0.001)
        naps = naps + 1 if len(infos) == news > 0 else 0
        news = len(infos)
    stop.set()
    thread.join()
    assert naps == 10


def test_an_abandoned_analysis_ends_with_its_generator() -> None:
    engine = Native()
    analysis = engine.analyse(Board.empty(LARGEST), SearchLimits())
    next(analysis)
    analysis.close()  # type: ignore[attr-defined]
    assert last_info(engine, board_after(STANDARD_SIZE, "414243"), SearchLimits()).score.plies == 1


class EndlessCore:
    """A core that always has news and never an end, and keeps which searches it was told to stop."""

    def __init__(self, _memory_bytes: int, _threads: int) -> None:
        self.stopped: list[int] = []

    def start(self, *_position: object) -> int:
        return 7

    def wait(self, _number: int, _seconds: float) -> tuple[object, ...]:
        unknown = (-3, 3, 0)
        return True, False, 1, unknown, (unknown,) * 9, (3,), 1

    def stop(self, number: int) -> None:
        self.stopped.append(number)


def test_the_core_does_not_go_on_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native, "core_variants", lambda: {"endless": SimpleNamespace(Core=EndlessCore)})
    engine = Native()
    analysis = engine.analyse(Board.empty(STANDARD_SIZE), SearchLimits())
    next(analysis)
    analysis.close()  # type: ignore[attr-defined]
    assert isinstance(engine._core, EndlessCore)
    assert engine._core.stopped == [7]


def test_a_new_analysis_ends_the_one_before() -> None:
    engine = Native()
    first = engine.analyse(Board.empty(LARGEST), SearchLimits())
    next(first)
    assert last_info(engine, board_after(STANDARD_SIZE, "414243"), SearchLimits()).score.plies == 1
    assert len(list(first)) <= 1


def test_no_report_of_an_earlier_analysis_shows_up_in_a_new_one() -> None:
    engine = Native()
    for size in (LARGEST, BoardSize(7, 5)) * 5:
        infos = list(engine.analyse(Board.empty(size), SearchLimits(seconds=0.02)))
        assert infos
        for info in infos:
            assert len(info.columns) == size.columns
            assert all(score is not None for score in info.columns)
            assert set(info.line) <= set(range(size.columns))


def test_an_engine_can_be_dropped_in_the_middle_of_a_search() -> None:
    analysis = Native().analyse(Board.empty(LARGEST), SearchLimits())
    assert next(analysis).best
    dropped = weakref.ref(analysis)
    del analysis
    assert dropped() is None


def test_a_new_analysis_never_reports_the_position_before() -> None:
    """The first column is full in one of the two positions and open in the other."""
    engine = Native(memory_bytes=1 << 20)
    open_board, full_board = Board.empty(STANDARD_SIZE), board_after(STANDARD_SIZE, "111111")
    for _ in range(30):
        for board in (open_board, full_board):
            is_full = {info.columns[0] is None for info in engine.analyse(board, SearchLimits(nodes=200_000))}
            assert is_full == {board is full_board}


@pytest.mark.parametrize("memory_bytes", [1, 100_000, 1 << 20])
def test_little_memory_costs_time_but_no_score(memory_bytes: int) -> None:
    engine = Native(memory_bytes=memory_bytes)
    for solved in read_sized(SAMPLES / "positions.txt"):
        assert engine.solve(solved.board)[0].points == solved.scores[0]


@pytest.mark.parametrize(
    "settings",
    [
        {"memory_bytes": 0},
        {"memory_bytes": -1},
        {"memory_bytes": MOST_MEMORY_BYTES + 1},
        {"threads": 0},
        {"threads": 1000},
        {"variant": "quantum"},
    ],
)
def test_senseless_settings_are_refused(settings: dict[str, int]) -> None:
    with pytest.raises(ValueError, match=r"not|no variant"):
        Native(**settings)  # type: ignore[arg-type]


HOSTILE = [-1, 1, 2, 0b1000000, (1 << 64) - 1, 1 << 64, (1 << 81) - 1, 1 << 127, 1 << 128, 1 << 500, -(1 << 100)]


@pytest.mark.parametrize("size", [STANDARD_SIZE, BoardSize(7, 8), LARGEST], ids=str)
@pytest.mark.parametrize("own", HOSTILE)
def test_numbers_that_are_no_position_are_refused(size: BoardSize, own: int) -> None:
    engine = Native()
    for own_discs, occupied in ((own, 0), (own, own ^ 4), (0, own)):
        board = Board(size, own_discs, occupied, Side.FIRST)
        if board.occupied in (1, 0) and board.own & ~board.occupied == 0:
            continue
        with pytest.raises(ValueError, match=r"not a|already over"):
            engine.solve(board)
        with pytest.raises(ValueError, match=r"not a|already over"):
            list(engine.analyse(board, SearchLimits(seconds=0.01)))


def test_random_numbers_never_crash_it() -> None:
    rng = random.Random(11)
    engine = Native(memory_bytes=1 << 20)
    refused, reports = 0, []
    for _ in range(3000):
        size = rng.choice(ALL_SIZES)
        occupied = rng.getrandbits(rng.randint(0, 90))
        board = Board(size, occupied & rng.getrandbits(90), occupied, Side.FIRST)
        try:
            reports.append(len(list(engine.analyse(board, SearchLimits(nodes=50)))))
        except ValueError:
            refused += 1
    assert refused > 1000
    assert 0 not in reports
    assert engine.solve(board_after(STANDARD_SIZE, "4455"))[0].points == 18
