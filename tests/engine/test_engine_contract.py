"""What every engine must keep, whatever it is made of."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from connect4_gui.engine.board import Board
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.minmax import MinMax
from connect4_gui.engine.native import Native, is_available
from connect4_gui.engine.notation import board_after
from connect4_gui.engine.search_types import Engine, Score, SearchLimits, StopFlag, Verdict
from tests.engine.positions import MENU_SIZES, random_position, some_positions
from tests.engine.solved import SAMPLES, SHARED, Solved, needs_shared, read_sized, read_standard
from tests.engine.thinking import last_info

ENGINES: list[Callable[[], Engine]] = [MinMax, Native] if is_available() else [MinMax]


@pytest.fixture(params=ENGINES, ids=lambda factory: factory.__name__)
def engine(request: pytest.FixtureRequest) -> Engine:
    made: Engine = request.param()
    return made


def check_is_right(solved: Solved, score: Score, board: Board) -> None:
    assert score.exact, f"{solved.size} {solved.moves} was not solved"
    assert score.points == solved.scores[0], f"{solved.size} {solved.moves}"
    assert score.plies is not None
    end = (board.size.cells + 2 - board.disc_count - score.plies) // 2
    assert abs(score.points) == (0 if score.verdict is Verdict.DRAW else end)


@pytest.mark.parametrize("every_column", [True, False])
def test_solves_the_sample_of_every_size(engine: Engine, every_column: bool) -> None:
    samples = read_sized(SAMPLES / "positions.txt")
    assert {solved.size for solved in samples} == set(MENU_SIZES)
    for solved in samples:
        info = last_info(engine, solved.board, SearchLimits(every_column=every_column))
        check_is_right(solved, info.score, solved.board)


def test_solves_every_column_of_the_sample(engine: Engine) -> None:
    for solved in read_sized(SAMPLES / "columns.txt"):
        info = last_info(engine, solved.board, SearchLimits())
        assert tuple(score and score.points for score in info.columns) == solved.scores
        top = max(score for score in solved.scores if score is not None)
        assert info.best == tuple(column for column, score in enumerate(solved.scores) if score == top)


def test_the_best_move_reaches_the_score_also_if_only_the_score_is_asked_for(engine: Engine) -> None:
    for solved in read_sized(SAMPLES / "columns.txt")[::3]:
        info = last_info(engine, solved.board, SearchLimits(every_column=False))
        assert info.columns == (None,) * solved.size.columns
        assert info.line[0] in info.best
        assert {solved.scores[column] for column in info.best} == {info.score.points}


@needs_shared
def test_solves_the_public_end_positions(engine: Engine) -> None:
    for solved in read_standard(SHARED / "pons" / "end-easy.txt"):
        info = last_info(engine, solved.board, SearchLimits(every_column=False))
        check_is_right(solved, info.score, solved.board)


@needs_shared
@pytest.mark.parametrize(("name", "least"), [("middle-easy", 15), ("middle-medium", 3), ("begin-easy", 15)])
def test_whatever_it_calls_exact_in_the_public_sets_is_right(engine: Engine, name: str, least: int) -> None:
    found = [
        (solved, last_info(engine, solved.board, SearchLimits(nodes=20_000, every_column=False)).score)
        for solved in read_standard(SHARED / "pons" / f"{name}.txt")[::25]
    ]
    in_time = [(solved, score) for solved, score in found if score.exact]
    assert len(in_time) >= least
    for solved, score in in_time:
        check_is_right(solved, score, solved.board)


@needs_shared
def test_whatever_it_calls_exact_on_other_sizes_is_right(engine: Engine) -> None:
    found = [
        (solved, last_info(engine, solved.board, SearchLimits(nodes=3_000, every_column=False)).score)
        for solved in read_sized(SHARED / "sizes.txt")
    ]
    in_time = [(solved, score) for solved, score in found if score.exact]
    assert len(in_time) >= 100
    for solved, score in in_time:
        check_is_right(solved, score, solved.board)


@needs_shared
def test_every_column_it_calls_exact_on_other_sizes_is_right(engine: Engine) -> None:
    columns_in_time = 0
    for solved in read_sized(SHARED / "sizes_columns.txt"):
        info = last_info(engine, solved.board, SearchLimits(nodes=3_000))
        assert [score is None for score in info.columns] == [known is None for known in solved.scores]
        exact = {column: score.points for column, score in enumerate(info.columns) if score is not None and score.exact}
        assert exact == {column: solved.scores[column] for column in exact}, f"{solved.size} {solved.moves}"
        columns_in_time += len(exact)
    assert columns_in_time >= 100


@pytest.mark.parametrize("size", MENU_SIZES, ids=str)
def test_never_misses_a_win_in_one_or_a_block_in_one(engine: Engine, size: BoardSize) -> None:
    wins, blocks = tactical_positions(size, 10)
    for board in wins:
        info = last_info(engine, board, SearchLimits(depth=2))
        assert (set(info.best), info.score.plies) == (winning_columns(board), 1)
    for board in blocks:
        assert set(last_info(engine, board, SearchLimits(depth=2)).best) == winning_columns(board.pass_turn())


def tactical_positions(size: BoardSize, count: int) -> tuple[list[Board], list[Board]]:
    """So many positions with a win in one, and so many with a single threat that can be blocked."""
    rng, wins, blocks = random.Random(f"tactics {size}"), list[Board](), list[Board]()
    while len(wins) < count or len(blocks) < count:
        board = random_position(size, rng, rng.randrange(6, size.cells - 2), pass_chance=0.05)
        if board is None:
            continue
        threats = winning_columns(board.pass_turn())
        if winning_columns(board):
            wins.append(board)
        elif len(threats) == 1 and not winning_columns(board.play(min(threats))):
            blocks.append(board)
    return wins, blocks


def winning_columns(board: Board) -> set[int]:
    """The columns where the player to move wins at once."""
    outcomes = {column: board.play(column).outcome() for column in board.open_columns()}
    return {column for column, outcome in outcomes.items() if outcome is not None and outcome.winner is not None}


def test_an_open_three_is_a_win_in_three(engine: Engine) -> None:
    info = last_info(engine, board_after(STANDARD_SIZE, "4455"), SearchLimits(depth=6))
    assert info.score == Score(Verdict.WIN, 18, 3, exact=True)
    assert info.best == (2, 5)
    assert info.line[0] in info.best
    assert len(info.line) == 3


def test_a_double_threat_is_a_loss_in_two(engine: Engine) -> None:
    info = last_info(engine, board_after(STANDARD_SIZE, "44553"), SearchLimits(depth=4))
    assert info.score == Score(Verdict.LOSS, -18, 2, exact=True)


def test_a_pass_changes_who_profits(engine: Engine) -> None:
    board = board_after(STANDARD_SIZE, "44553-")
    assert last_info(engine, board, SearchLimits(depth=2)).score.plies == 1


def test_depth_limits_the_search(engine: Engine) -> None:
    infos = list(engine.analyse(Board.empty(STANDARD_SIZE), SearchLimits(depth=3)))
    assert infos[-1].depth == 3
    assert not infos[-1].score.exact


def test_nodes_limit_the_search(engine: Engine) -> None:
    info = last_info(engine, Board.empty(STANDARD_SIZE), SearchLimits(nodes=1_000))
    assert info.nodes <= 1_000
    assert info.depth >= 2


def test_seconds_limit_the_search(engine: Engine) -> None:
    info = last_info(engine, Board.empty(BoardSize(8, 9)), SearchLimits(seconds=0.05))
    assert info.depth >= 1
    assert not info.score.exact


def test_one_answer_comes_however_short_the_limits(engine: Engine) -> None:
    stop = StopFlag()
    stop.set()
    infos = list(engine.analyse(Board.empty(BoardSize(8, 9)), SearchLimits(nodes=1, seconds=1e-9), stop))
    assert len(infos) >= 1
    assert set(infos[-1].best) <= set(range(9))


def test_the_stop_flag_ends_the_search(engine: Engine) -> None:
    stop = StopFlag()
    infos = []
    for info in engine.analyse(Board.empty(BoardSize(8, 9)), SearchLimits(), stop):
        infos.append(info)
        if info.depth >= 2:
            stop.set()
    assert infos


def test_columns_are_reported_left_to_right_and_full_ones_left_out(engine: Engine) -> None:
    info = last_info(engine, board_after(STANDARD_SIZE, "444444"), SearchLimits(depth=4))
    assert [score is None for score in info.columns] == [column == 3 for column in range(7)]


def test_mirrored_positions_get_mirrored_answers(engine: Engine) -> None:
    for board in some_positions(BoardSize(5, 6), random.Random(7), 20, 5):
        columns = last_info(engine, board, SearchLimits()).columns
        assert last_info(engine, board.mirrored(), SearchLimits()).columns == columns[::-1]


def test_the_principal_line_is_legal_and_ends_where_it_says(engine: Engine) -> None:
    ends = []
    for solved in read_sized(SAMPLES / "positions.txt")[::5]:
        info = last_info(engine, solved.board, SearchLimits())
        board = solved.board
        for column in info.line:
            board = board.play(column)
        if info.score.verdict is not Verdict.DRAW and board.outcome() is not None:
            ends.append((len(info.line), info.score.plies))
    assert len(ends) >= 5
    assert [found for found, expected in ends if found != expected] == []


def test_finished_games_are_refused(engine: Engine) -> None:
    with pytest.raises(ValueError, match="already over"):
        next(iter(engine.analyse(board_after(STANDARD_SIZE, "1212121"), SearchLimits())))


@pytest.mark.parametrize("limits", [{"depth": 0}, {"nodes": -1}, {"seconds": 0.0}, {"seconds": float("nan")}])
def test_limits_must_be_positive(limits: dict[str, float]) -> None:
    with pytest.raises(ValueError, match="must be more than 0"):
        SearchLimits(**limits)  # type: ignore[arg-type]
