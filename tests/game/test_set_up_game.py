"""A game that begins with a position that was set up: everything that can be done with a game can be done with it."""

from __future__ import annotations

import pytest

from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.levels import ADAPTIVE
from connect4_gui.engine.moves import Drop
from connect4_gui.game.board_editor import BoardEditor
from connect4_gui.game.game_time import GameTime
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.game.record import GameRecord
from connect4_gui.game.record_json import from_json, to_json
from connect4_gui.game.saved_match import SavedMatch
from connect4_gui.game.saved_match_json import match_from_json, match_to_json
from tests.game.fakes import Hall, started
from tests.matches import against_computer, friends

SIZES = [BoardSize(4, 5), BoardSize(6, 7), BoardSize(8, 9)]


def set_up(size: BoardSize = SIZES[1], mover: Side = Side.SECOND) -> Board:
    """Three discs of the first player in a row, none of the second one."""
    editor = BoardEditor(Board.empty(size, mover))
    for column in (1, 2, 3):
        editor.drop(column, Side.FIRST)
    return editor.board


def playing(setup: MatchSetup, mover: Side = Side.SECOND) -> Hall:
    """A hall where a game was left for a position that was set up."""
    hall = started(setup)
    hall.referee.begin(GameRecord(setup, set_up(setup.size, mover)))
    hall.hear()
    return hall


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("mover", Side)
def test_it_is_kept_and_read_again_with_its_start(size: BoardSize, mover: Side) -> None:
    hall = playing(friends(size=size), mover)
    hall.drop("55")
    record, saved = hall.referee.record, hall.referee.saved
    assert record.start == set_up(size, mover)
    assert from_json(to_json(record)) == record
    assert match_from_json(match_to_json(saved)) == saved


def test_whoever_was_chosen_moves_first_and_undo_ends_at_the_start() -> None:
    hall = playing(friends(), Side.SECOND)
    assert hall.referee.state.person_to_move is Side.SECOND
    assert not hall.referee.state.can_undo
    hall.drop("55")
    assert [turn.side for turn in hall.referee.state.turns] == [Side.SECOND, Side.FIRST]
    hall.referee.undo()
    hall.referee.undo()
    assert hall.referee.state.board == set_up()
    assert not hall.referee.state.can_undo
    hall.referee.redo()
    assert hall.referee.state.notation == "5"


def test_the_computer_is_asked_about_the_very_position_and_can_win_from_it() -> None:
    hall = playing(against_computer(), Side.SECOND)
    assert hall.second.questions[-1].board == set_up()
    hall.second.questions[-1].answer(Drop(6))
    hall.drop("5")
    state = hall.referee.state
    assert state.result is not None
    assert (state.result.winner, len(state.result.cells)) == (Side.FIRST, 4)


def test_the_discs_of_the_start_come_before_those_that_were_played() -> None:
    hall = playing(friends())
    hall.drop("77")
    state = hall.referee.state
    assert (len(state.discs), state.boards[0].disc_count) == (5, 3)
    assert [disc.cell for disc in state.discs_after(1)] == [(0, 1), (0, 2), (0, 3), (0, 6)]


def test_another_game_can_begin_at_any_place_of_it() -> None:
    hall = playing(friends())
    hall.drop("77")
    hall.referee.play_from(1)
    assert (hall.referee.record.start, hall.referee.record.notation) == (set_up(), "7")
    hall.referee.play_from(0)
    assert hall.referee.state.board == set_up()


def test_the_players_have_all_their_time_and_the_next_game_begins_as_ever() -> None:
    hall = started(friends(game_time=GameTime(3, 0)))
    hall.pass_time(60)
    hall.referee.begin(GameRecord(hall.referee.state.setup, set_up()))
    assert list(hall.referee.state.times.game_left.values()) == [180, 180]
    hall.referee.new_game()
    assert hall.referee.state.board == Board.empty(SIZES[1])


def test_it_says_nothing_about_how_strong_anybody_is() -> None:
    hall = playing(against_computer(ADAPTIVE), Side.FIRST)
    hall.drop("5")
    assert hall.referee.state.is_over
    hall.referee.new_game()
    assert hall.second.points == []


def test_a_position_that_was_set_up_is_worth_keeping_before_the_first_turn() -> None:
    setup = friends()
    assert SavedMatch.at_end(GameRecord(setup, set_up()), "a").is_worth_keeping
    assert not SavedMatch.at_end(GameRecord(setup, Board.empty(setup.size)), "a").is_worth_keeping
