from __future__ import annotations

import pytest

from connect4_gui.engine.board import IllegalMove, Side
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.notation import PASS, parse_moves
from connect4_gui.game.game import Ending, Game, GameResult, Turn


def play(game: Game, moves: str) -> Game:
    for move in parse_moves(moves):
        game.pass_turn() if move == PASS else game.play(move)
    return game


def test_a_turn_names_side_column_and_cell() -> None:
    game = Game(STANDARD_SIZE)
    assert game.play(3) == Turn(Side.FIRST, 3, (0, 3))
    assert game.play(3) == Turn(Side.SECOND, 3, (1, 3))
    assert game.board.side is Side.FIRST


def test_the_record_shows_passes() -> None:
    game = play(Game(STANDARD_SIZE), "44-53")
    assert game.notation == "44-53"
    assert [turn.side.value for turn in game.turns] == [1, 2, 1, 2, 1]
    assert game.turns[2] == Turn(Side.FIRST, PASS, None)


def test_both_players_may_pass_any_number_of_times() -> None:
    game = play(Game(STANDARD_SIZE), "-" * 101)
    assert game.board.side is Side.SECOND
    assert not game.is_over


def test_four_in_a_row_ends_the_game() -> None:
    game = play(Game(STANDARD_SIZE), "1212121")
    assert game.result == GameResult(Side.FIRST, Ending.FOUR_IN_A_ROW, frozenset((row, 0) for row in range(4)))


def test_a_full_board_is_a_draw() -> None:
    game = play(Game(BoardSize(4, 4)), "4321311144234232")
    assert game.result == GameResult(None, Ending.BOARD_FULL)


def test_running_out_of_time_loses() -> None:
    game = play(Game(STANDARD_SIZE), "44")
    assert game.lose_on_time() == GameResult(Side.SECOND, Ending.OUT_OF_TIME)
    assert game.is_over


@pytest.mark.parametrize("act", [lambda game: game.play(0), Game.pass_turn, Game.lose_on_time])
def test_nothing_happens_after_the_end(act: object) -> None:
    game = play(Game(STANDARD_SIZE), "1212121")
    with pytest.raises(IllegalMove, match="already over"):
        act(game)  # type: ignore[operator]
    assert game.notation == "1212121"


def test_a_refused_move_changes_nothing() -> None:
    game = play(Game(STANDARD_SIZE), "444444")
    before = game.board
    with pytest.raises(IllegalMove, match="column 4 is full"):
        game.play(3)
    assert (game.board, game.notation) == (before, "444444")


def test_the_second_player_may_start() -> None:
    assert Game(STANDARD_SIZE, Side.SECOND).play(0).side is Side.SECOND
