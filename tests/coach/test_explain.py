"""Why moves were mistakes or good, on positions that people can follow."""

from __future__ import annotations

import pytest

from connect4_gui.coach.check import check
from connect4_gui.coach.explain import Coach
from connect4_gui.coach.judge import Judge
from connect4_gui.coach.questions import Solver
from connect4_gui.coach.reason import Code, Grade, Reason, Way
from connect4_gui.coach.sentences import sentence
from connect4_gui.engine.board import Board, IllegalMove, Side
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.engines import best_engine
from connect4_gui.engine.native import is_available
from connect4_gui.engine.notation import board_after
from connect4_gui.engine.search_types import StopFlag, Verdict
from tests.coach.positions import moment

NAMES = {Side.FIRST: "Ada", Side.SECOND: "Grace"}

needs_core = pytest.mark.skipif(not is_available(), reason="the compiled core is not built here")


@pytest.fixture(scope="module")
def solver() -> Solver:
    return Solver(best_engine(1), nodes=200_000)


@pytest.fixture
def coach(solver: Solver) -> Coach:
    return Coach(solver)


def said(coach: Coach, text: str) -> str:
    board, column = moment(text)
    reason = coach.explain(board, column)
    assert reason is not None
    return sentence(board, reason, NAMES)


@needs_core
@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("5x6 1444611114333365654", "Ada could have won at once: column 6, row 4 makes four."),
        ("4x5 453415", "Ada needs only column 2, row 1 for four. That had to be blocked."),
        ("5x6 41533413442", "This disc is a step for Grace: right on top of it, column 2, row 2 makes four."),
        (
            "6x7 51552356336262",
            "Now Ada plays column 4 and threatens column 4, row 2. "
            "Blocking it only opens column 4, row 3 above, which makes four too.",
        ),
        (
            "6x7 5155235633626",
            "Ada could have played column 4, threatening column 4, row 2. "
            "Blocking it only opens column 4, row 3 above, which makes four too.",
        ),
    ],
)
def test_what_is_said_about_a_mistake(coach: Coach, text: str, words: str) -> None:
    assert said(coach, text) == words


@needs_core
@pytest.mark.parametrize(
    ("text", "code", "way"),
    [
        ("4x5 343344", Code.FOLLOW_UP, Way.MISSES),
        ("6x7 616616662511345345", Code.MAKES_THREAT, Way.ALLOWS),
        ("6x7 564663654466554", Code.ZUGZWANG, Way.MISSES),
        ("6x7 4344656554544655671363333116221", Code.TWO_KEYS, Way.MISSES),
        ("5x6 6422662462554413", Code.UNDERCUTS_OWN, Way.ALLOWS),
        ("4x5 4351", Code.ZUGZWANG_LINE, Way.MISSES),
    ],
)
def test_the_kind_of_a_mistake(coach: Coach, text: str, code: Code, way: Way) -> None:
    reason = coach.explain(*moment(text))
    assert reason is not None
    assert (reason.code, reason.way) == (code, way)


@needs_core
def test_two_fours_at_once(coach: Coach) -> None:
    board = board_after(STANDARD_SIZE, "4455")
    reason = coach.praise(board, 2)
    assert reason is not None
    assert (reason.code, reason.cells) == (Code.FORK, ((0, 1), (0, 5)))


def test_a_best_move_is_not_explained_and_a_mistake_is_not_praised(coach: Coach) -> None:
    board = board_after(STANDARD_SIZE, "112233")
    assert coach.explain(board, 3) is None
    assert coach.praise(board, 3) == Reason(
        Code.WINS, Way.DOES, Grade.PROVEN, ((0, 3),), (3,), 3, 1, before=Verdict.WIN, after=Verdict.WIN
    )


def test_whose_turn_it_is_follows_from_the_position(coach: Coach) -> None:
    """After a passed turn the number of discs would name the wrong side."""
    board = board_after(STANDARD_SIZE, "11223-")
    reason = coach.explain(board, 6)
    assert reason is not None
    assert sentence(board, reason, NAMES) == "Ada could have won at once: column 4, row 1 makes four."
    assert check(board, 6, reason, Judge(Solver(best_engine(1), nodes=200_000))) == []


def test_a_block_is_praised(coach: Coach) -> None:
    board = board_after(STANDARD_SIZE, "11223")
    reason = coach.praise(board, 3)
    assert reason is not None
    assert reason.code is Code.BLOCKS
    assert sentence(board, reason, NAMES) == "This blocks column 4, row 1, where Ada would have made four."


def test_where_nothing_is_solved_only_the_loss_is_claimed(coach: Coach) -> None:
    board = board_after(BoardSize(8, 9), "11223")
    reason = coach.explain(board, 8)
    assert reason is not None
    assert (reason.code, reason.way, reason.before) == (Code.NO_BLOCK, Way.ALLOWS, None)
    assert sentence(board, reason, NAMES).endswith("Whether the game could have been held is not known here.")


def test_an_open_game_that_nobody_has_solved_gets_no_reason(coach: Coach) -> None:
    board = Board.empty(BoardSize(8, 9))
    assert coach.explain(board, 0) is None
    assert coach.praise(board, 4) is None


def test_somebody_who_stops_gets_nothing(coach: Coach) -> None:
    stop = StopFlag()
    stop.set()
    assert coach.explain(*moment("4x5 453415"), stop) is None


def test_a_full_column_is_refused(coach: Coach) -> None:
    with pytest.raises(IllegalMove, match="column 1 is full"):
        coach.explain(board_after(STANDARD_SIZE, "111111"), 0)
