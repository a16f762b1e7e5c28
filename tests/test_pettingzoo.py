from __future__ import annotations

import random
from typing import Any

import pytest

from connect4_gui import pettingzoo
from connect4_gui.engine.board import Board
from connect4_gui.engine.board_size import STANDARD_SIZE
from connect4_gui.engine.levels import LADDER
from connect4_gui.engine.notation import board_after
from tests.engine.positions import some_positions
from tests.examples import run_example


def seen(board: Board) -> dict[str, Any]:
    """What the player to move on ``board`` observes."""
    planes = [
        [
            [int(board.disc_at(row, column) is side) for side in (board.side, board.side.other)]
            for column in range(board.size.columns)
        ]
        for row in reversed(range(board.size.rows))
    ]
    open_columns = board.open_columns()
    return {"observation": planes, "action_mask": [int(c in open_columns) for c in range(board.size.columns)]}


@pytest.mark.parametrize("discs", [0, 1, 8, 15])
def test_what_a_player_observes_is_read_as_it_lies_there(discs: int) -> None:
    for board in some_positions(STANDARD_SIZE, random.Random(1), discs, 5):
        assert pettingzoo.read_board(seen(board)) == board


@pytest.mark.parametrize(("moves", "column"), [("414141", 3), ("7414141", 3), ("41414", 3)])
def test_a_policy_wins_and_blocks_as_either_player(moves: str, column: int) -> None:
    board = board_after(STANDARD_SIZE, moves)
    assert pettingzoo.make_policy("perfect", seconds=0.5)(seen(board)) == column


@pytest.mark.parametrize("level", [level.key for level in LADDER])
def test_a_policy_of_any_level_keeps_to_the_mask(level: str) -> None:
    board = board_after(STANDARD_SIZE, "444444")
    column = pettingzoo.make_policy(level, seconds=0.05, seed=2)(seen(board))
    assert type(column) is int
    assert seen(board)["action_mask"][column]


@pytest.mark.parametrize("moves", ["1212121", "71212121"])
def test_a_game_that_is_over_has_no_move(moves: str) -> None:
    won = board_after(STANDARD_SIZE, moves)
    for mask in ([0] * 7, [1] * 7):
        with pytest.raises(ValueError, match="the game is already over"):
            pettingzoo.read_board({**seen(won), "action_mask": mask})


def test_what_is_no_board_gets_a_sentence() -> None:
    floating = seen(Board.empty(STANDARD_SIZE))
    floating["observation"][0][3] = [1, 0]
    with pytest.raises(ValueError, match="a disc in column 4 has nothing below it"):
        pettingzoo.read_board(floating)
    with pytest.raises(ValueError, match="there is no level 'master'"):
        pettingzoo.make_policy("master")


@pytest.mark.parametrize("ours", ["player_0", "player_1"])
def test_perfect_wins_in_the_real_environment_as_either_player(ours: str) -> None:
    environments = pytest.importorskip(
        "pettingzoo.classic.connect_four_v3", reason="PettingZoo is not installed (extra: interop)"
    )
    policy, rng = pettingzoo.make_policy("perfect", seconds=0.5), random.Random(1)
    game = environments.env()
    game.reset(seed=1)
    rewards: dict[str, float] = {}
    for player in game.agent_iter():
        observation, rewards[player], is_over, _, _ = game.last()
        if is_over:
            game.step(None)
        elif player == ours:
            game.step(policy(observation))
        else:
            game.step(rng.choice([column for column, is_open in enumerate(observation["action_mask"]) if is_open]))
    assert rewards[ours] == 1


def test_the_example_of_the_documentation_runs() -> None:
    pytest.importorskip("pettingzoo.classic.connect_four_v3", reason="PettingZoo is not installed (extra: interop)")
    assert not run_example("pettingzoo.classic")["environment"].agents
