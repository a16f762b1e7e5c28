from __future__ import annotations

import pytest

from connect4_gui.engine.board import IllegalMove, Side
from connect4_gui.engine.board_size import STANDARD_SIZE
from connect4_gui.engine.moves import PASS, Drop, Placed
from connect4_gui.game.game import Ending, Game, GameResult, Turn, TurnTime
from tests.matches import DRAWN, DRAWN_SIZE, play_moves


def test_a_turn_names_side_column_and_cell() -> None:
    game = Game.new(STANDARD_SIZE)
    assert game.play(Drop(3)) == Turn(Side.FIRST, Drop(3), (Placed(Side.FIRST, (0, 3)),))
    assert game.play(Drop(3)) == Turn(Side.SECOND, Drop(3), (Placed(Side.SECOND, (1, 3)),))
    assert game.board.side is Side.FIRST


def test_the_record_shows_passes() -> None:
    game = play_moves(Game.new(STANDARD_SIZE), "44-53")
    assert game.notation == "44-53"
    assert [turn.side.value for turn in game.turns] == [1, 2, 1, 2, 1]
    assert game.turns[2] == Turn(Side.FIRST, PASS)


def test_both_players_may_pass_any_number_of_times() -> None:
    game = play_moves(Game.new(STANDARD_SIZE), "-" * 101)
    assert game.board.side is Side.SECOND
    assert not game.is_over


def test_four_in_a_row_ends_the_game() -> None:
    game = play_moves(Game.new(STANDARD_SIZE), "1212121")
    assert game.result == GameResult(Side.FIRST, Ending.FOUR_IN_A_ROW, frozenset((row, 0) for row in range(4)))


def test_a_full_board_is_a_draw() -> None:
    game = play_moves(Game.new(DRAWN_SIZE), DRAWN)
    assert game.result == GameResult(None, Ending.BOARD_FULL)


def test_running_out_of_time_loses() -> None:
    game = play_moves(Game.new(STANDARD_SIZE), "44")
    assert game.lose_on_time() == GameResult(Side.SECOND, Ending.OUT_OF_TIME)
    assert game.is_over


@pytest.mark.parametrize("act", [lambda game: game.play(Drop(0)), lambda game: game.play(PASS), Game.lose_on_time])
def test_nothing_happens_after_the_end(act: object) -> None:
    game = play_moves(Game.new(STANDARD_SIZE), "1212121")
    with pytest.raises(IllegalMove, match="already over"):
        act(game)  # type: ignore[operator]
    assert game.notation == "1212121"


def test_a_refused_move_changes_nothing() -> None:
    game = play_moves(Game.new(STANDARD_SIZE), "444444")
    before = game.board
    with pytest.raises(IllegalMove, match="column 4 is full"):
        game.play(Drop(3))
    assert (game.board, game.notation) == (before, "444444")


def test_after_a_resignation_nothing_is_allowed_though_the_board_has_room() -> None:
    game = play_moves(Game.new(STANDARD_SIZE), "44")
    assert game.allows(Drop(0))
    game.resign(Side.FIRST)
    assert not game.allows(Drop(0))
    assert not game.allows(PASS)


def test_only_a_disc_that_fell_because_the_time_ran_out_is_random() -> None:
    late, in_time = TurnTime(5, ran_out=True), TurnTime(5)
    assert Turn(Side.FIRST, Drop(3), time=late).is_random
    assert not Turn(Side.FIRST, PASS, time=late).is_random
    assert not Turn(Side.FIRST, Drop(3), time=in_time).is_random


def test_the_second_player_may_start() -> None:
    assert Game.new(STANDARD_SIZE, Side.SECOND).play(Drop(0)).side is Side.SECOND
