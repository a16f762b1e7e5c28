from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import pytest

from connect4_gui import connectx
from connect4_gui.engine.board import Board
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.levels import LADDER
from connect4_gui.engine.notation import board_after
from tests.engine.positions import MENU_SIZES, some_positions
from tests.examples import run_example

STANDARD = {"rows": 6, "columns": 7, "inarow": 4, "actTimeout": 2}


def seen(board: Board) -> dict[str, Any]:
    """What an agent to move on ``board`` is given to see."""
    rows, columns = board.size.rows, board.size.columns
    cells = [int(board.disc_at(row, column) or 0) for row in reversed(range(rows)) for column in range(columns)]
    return {"board": cells, "mark": int(board.side), "step": board.disc_count}


def set_up(size: BoardSize) -> dict[str, Any]:
    return {**STANDARD, "rows": size.rows, "columns": size.columns}


@pytest.mark.parametrize("size", MENU_SIZES, ids=str)
def test_what_an_agent_sees_is_read_as_it_lies_there(size: BoardSize) -> None:
    for board in some_positions(size, random.Random(1), 9, 5, pass_chance=0.2):
        assert connectx.read_board(seen(board), set_up(size)) == board


def test_environments_may_hand_over_objects() -> None:
    board = board_after(BoardSize(6, 7), "4453")
    assert connectx.read_board(SimpleNamespace(**seen(board)), SimpleNamespace(**STANDARD)) == board


@pytest.mark.parametrize(("moves", "column"), [("414141", 3), ("7414141", 3), ("41414", 3)])
def test_the_agent_wins_and_blocks_as_either_player(moves: str, column: int) -> None:
    board = board_after(BoardSize(6, 7), moves)
    assert connectx.agent(seen(board), STANDARD) == column


@pytest.mark.parametrize("level", [level.key for level in LADDER])
def test_an_agent_of_any_level_answers_with_a_column(level: str) -> None:
    agent = connectx.make_agent(level, seconds=0.05)
    column = agent(seen(Board.empty(BoardSize(8, 9))), set_up(BoardSize(8, 9)))
    assert type(column) is int
    assert 0 <= column < 9


def test_a_seed_repeats_the_choices() -> None:
    columns = [connectx.make_agent("beginner", seed=5)(seen(Board.empty(BoardSize(6, 7))), STANDARD) for _ in range(4)]
    assert len(set(columns)) == 1


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no level 'master'"):
        connectx.make_agent("master")


@pytest.mark.parametrize(
    ("observation", "configuration", "sentence"),
    [
        ({}, {"inarow": 5}, "this agent plays with 4 in a row, not 5"),
        ({}, {"rows": 3}, "a board of 3 rows and 7 columns has 21 cells, not 42"),
        ({"board": [0] * 21}, {"rows": 3}, "rows must be 4 to 8, not 3"),
        ({"board": [0] * 41}, {}, "42 cells, not 41"),
        ({"board": [3] + [0] * 41}, {}, "a cell is 0, 1 or 2, not 3"),
        ({"board": [1] + [0] * 41}, {}, "a disc in column 1 has nothing below it"),
        ({"mark": 0}, {}, "a mark is 1 or 2, not 0"),
        ({"board": [0] * 35 + [1, 1, 1, 1, 2, 2, 2]}, {}, "the game is already over"),
    ],
)
def test_what_is_no_connect_four_gets_a_sentence(
    observation: dict[str, Any], configuration: dict[str, Any], sentence: str
) -> None:
    empty = seen(Board.empty(BoardSize(6, 7)))
    with pytest.raises(ValueError, match=sentence):
        connectx.agent({**empty, **observation}, {**STANDARD, **configuration})


def test_something_that_is_missing_is_named() -> None:
    with pytest.raises(ValueError, match="has no 'board'"):
        connectx.agent({"mark": 1}, STANDARD)


@pytest.mark.parametrize(
    ("seconds", "timeout", "wanted"),
    [(None, 2, 1.0), (None, 0.5, 0.25), (0.1, 2, 0.1), (9.0, 4, 2.0), (9.0, None, 9.0)],
)
def test_half_of_the_time_for_a_move_is_left(seconds: float | None, timeout: float | None, wanted: float) -> None:
    assert connectx.time_for_a_move({"actTimeout": timeout}, seconds) == wanted


def environment(**configuration: int) -> Any:
    """Kaggle's own environment; the test is skipped where that is not installed."""
    kaggle = pytest.importorskip(
        "kaggle_environments", reason="Kaggle's environments are not installed; docs/ugi.md tells how"
    )
    return kaggle.make("connectx", configuration=configuration)


@pytest.mark.filterwarnings("default")
@pytest.mark.parametrize("opponent", ["negamax", "random"])
@pytest.mark.parametrize("mark", [1, 2])
def test_perfect_wins_in_kaggles_own_environment(opponent: str, mark: int) -> None:
    game = environment()
    for _ in range(2):
        game.reset()
        game.run([connectx.agent, opponent] if mark == 1 else [opponent, connectx.agent])
        assert [state.status for state in game.state] == ["DONE", "DONE"]
        assert game.state[mark - 1].reward == 1


@pytest.mark.filterwarnings("default")
def test_agents_play_other_sizes_in_kaggles_own_environment() -> None:
    game = environment(rows=5, columns=8)
    game.run([connectx.make_agent("hard", seconds=0.1), connectx.make_agent("easy", seconds=0.1)])
    assert [state.status for state in game.state] == ["DONE", "DONE"]
    assert len(game.state[0].observation.board) == 40


@pytest.mark.filterwarnings("default")
def test_the_example_of_the_documentation_runs() -> None:
    environment()
    assert run_example("kaggle_environments")["environment"].done


@pytest.mark.filterwarnings("default")
def test_five_in_a_row_ends_kaggles_game_with_an_error() -> None:
    game = environment(inarow=5)
    game.run([connectx.agent, "random"])
    assert game.state[0].status == "ERROR"
