"""A match that was left goes on exactly as it stood: score, clocks, players, and what was undone."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from connect4_gui.engine.board import Side
from connect4_gui.engine.moves import Drop
from connect4_gui.game.events import GameOver, GameStarted, TurnBegan
from connect4_gui.game.game_time import GameTime
from connect4_gui.game.match_setup import MatchSetup, StartRule
from connect4_gui.game.record import RecordError
from connect4_gui.game.referee import Referee
from connect4_gui.game.saved_match import SavedMatch
from connect4_gui.game.saved_match_json import match_from_json, match_to_json
from connect4_gui.game.state import Hold
from tests.game.fakes import Hall, started
from tests.matches import against_computer, friends

TIMED = friends("Ada", "Grace", turn_seconds=20, game_time=GameTime(3, 2))


def resumed(saved: SavedMatch) -> Hall:
    """A hall, years later, in which ``saved`` goes on after a trip through a file."""
    hall = Hall(MatchSetup(), match_from_json(match_to_json(saved)))
    hall.clock.advance(1e6)
    hall.referee.start()
    return hall


def test_everything_is_as_it_was() -> None:
    hall = started(TIMED)
    hall.drop("1122334")
    hall.referee.new_game()
    hall.pass_time(3)
    hall.drop("44")
    hall.pass_time(7)
    hall.drop("5")
    hall.referee.undo()
    hall.pass_time(2.5)
    again = resumed(hall.referee.saved)
    assert again.referee.state == hall.referee.state
    assert again.referee.saved == hall.referee.saved
    assert again.hear() == [GameStarted(is_resumed=True), TurnBegan(Side.FIRST)]
    for each in (hall, again):
        each.referee.redo()
        each.pass_time(1)
    assert again.referee.state.times == hall.referee.state.times
    assert again.referee.state.notation == "445"
    assert again.referee.state.wins == {Side.FIRST: 1, Side.SECOND: 0}


def test_no_time_passes_until_the_match_goes_on() -> None:
    hall = started(TIMED)
    hall.pass_time(8)
    again = resumed(hall.referee.saved)
    assert again.referee.state.times.turn_left == 12
    again.pass_time(2)
    assert again.referee.state.times.turn_left == 10


def test_a_bot_is_asked_again() -> None:
    hall = started(against_computer())
    hall.drop("4")
    again = resumed(hall.referee.saved)
    assert again.referee.state.is_thinking
    again.second.questions[-1].answer(Drop(0))
    assert again.referee.state.notation == "41"
    again.referee.undo()
    assert again.referee.state.notation == ""


def test_players_who_have_changed_sides_stay_there() -> None:
    hall = started(against_computer(names=("Ada", "HAL")))
    hall.drop("4")
    hall.second.questions[-1].answer(Drop(0))
    hall.referee.swap_sides()
    again = resumed(hall.referee.saved)
    assert [again.referee.state.setup.spec(side).name for side in Side] == ["HAL", "Ada"]


def test_an_end_that_was_undone_can_be_brought_back() -> None:
    hall = started(friends())
    hall.drop("44")
    hall.referee.resign()
    hall.referee.undo()
    again = resumed(hall.referee.saved)
    again.hear()
    again.referee.redo()
    assert isinstance(again.hear()[-1], GameOver)


def test_playing_from_here_leaves_the_old_game_and_keeps_its_moves() -> None:
    hall = started(TIMED)
    hall.pass_time(4)
    hall.drop("1122334")
    first = hall.referee.state
    hall.referee.play_from(2)
    state = hall.referee.state
    assert (state.notation, state.can_redo, state.person_to_move) == ("11", False, Side.FIRST)
    assert state.game_id != first.game_id
    assert state.wins == {Side.FIRST: 1, Side.SECOND: 0}
    assert state.times.game_left == {Side.FIRST: 178, Side.SECOND: 182}


def test_a_game_that_is_looked_at_stands_still() -> None:
    hall = started(TIMED)
    hall.drop("44")
    hall.referee.set_replaying(True)
    hall.pass_time(100)
    state = hall.referee.state
    assert (state.times.turn_left, state.person_to_move, state.can_undo) == (20, None, False)
    assert state.holds == frozenset({Hold.REPLAY})
    hall.referee.play_from(1)
    assert hall.referee.state.person_to_move is Side.SECOND


def test_nobody_thinks_about_a_game_that_is_looked_at() -> None:
    hall = started(against_computer())
    hall.drop("4")
    stored = Hall(MatchSetup(), SavedMatch.at_end(hall.referee.record, "stored"))
    stored.referee.set_replaying(True)
    stored.referee.start()
    assert stored.referee.state.is_replayed
    assert not stored.referee.state.can_pause
    assert stored.second.questions == []
    stored.referee.set_replaying(False)
    (question,) = stored.second.questions
    question.answer(Drop(3))
    stored.referee.set_replaying(False)
    assert stored.referee.state.notation == "44"
    assert len(stored.second.questions) == 1


def test_a_bot_that_thinks_already_is_not_asked_twice() -> None:
    hall = started(against_computer())
    hall.drop("4")
    hall.referee.set_replaying(True)
    hall.second.questions[0].answer(Drop(3))
    assert hall.referee.state.notation == "4"
    hall.referee.set_replaying(False)
    assert hall.referee.state.notation == "44"
    assert (len(hall.first.questions), len(hall.second.questions)) == (2, 1)


@pytest.mark.parametrize("moves", ["", "44", "1122334"])
def test_a_stored_game_stands_at_its_end_with_the_time_it_took(moves: str) -> None:
    hall = started(TIMED)
    for move in moves:
        hall.pass_time(3)
        hall.drop(move)
    stored = resumed(SavedMatch.at_end(hall.referee.record, "stored"))
    assert stored.referee.record == hall.referee.record
    assert stored.referee.state.times.elapsed == 3 * len(moves)
    assert stored.referee.state.times.game_left == hall.referee.state.times.game_left


def test_a_stored_game_is_the_first_of_its_match() -> None:
    setup = friends(start_rule=StartRule.ALTERNATE)
    hall = started(setup)
    hall.drop("44")
    stored = resumed(SavedMatch.at_end(hall.referee.record, "stored"))
    state = stored.referee.state
    assert (state.game_id, state.wins, state.draws) == ("stored", {Side.FIRST: 0, Side.SECOND: 0}, 0)
    assert state.times.turn_left is None
    stored.referee.new_game()
    assert stored.referee.state.mover is Side.SECOND


def test_a_stored_turn_begins_with_all_of_its_time() -> None:
    hall = started(TIMED)
    hall.drop("44")
    hall.pass_time(7)
    stored = resumed(SavedMatch.at_end(hall.referee.record, "stored"))
    assert stored.referee.state.times.turn_left == 20


def test_the_game_as_it_stands_leaves_out_what_was_undone() -> None:
    hall = started(friends())
    hall.drop("445")
    hall.referee.undo()
    saved = hall.referee.saved
    assert (saved.record.notation, saved.line.notation) == ("44", "445")


def test_a_stored_game_that_was_given_up_stands_at_its_end() -> None:
    hall = started(TIMED)
    hall.drop("44")
    hall.referee.resign()
    stored = resumed(SavedMatch.at_end(hall.referee.record, "stored"))
    assert stored.referee.state.result == hall.referee.state.result


def test_a_new_game_after_one_that_was_looked_at_is_played() -> None:
    hall = started(TIMED)
    hall.drop("44")
    hall.referee.set_replaying(True)
    hall.referee.new_game()
    assert hall.referee.state.person_to_move is Side.FIRST


def test_the_discs_of_an_earlier_place_are_known() -> None:
    hall = started(friends(turn_seconds=5))
    hall.drop("44")
    hall.pass_time(6)
    hall.drop("5")
    state = hall.referee.state
    assert state.notation == "44-5"
    assert [len(state.discs_after(count)) for count in range(5)] == [0, 1, 2, 2, 3]
    assert state.discs_after(4) == state.discs


def test_nothing_is_worth_keeping_before_anything_has_happened() -> None:
    hall = started(friends())
    assert not hall.referee.saved.is_worth_keeping
    hall.drop("4")
    assert hall.referee.saved.is_worth_keeping
    hall.referee.undo()
    assert hall.referee.saved.is_worth_keeping
    hall.referee.new_game()
    assert not hall.referee.saved.is_worth_keeping


def test_a_score_is_worth_keeping_before_the_next_game_has_begun() -> None:
    hall = started(friends())
    hall.drop("1122334")
    hall.referee.new_game()
    assert hall.referee.saved.is_worth_keeping


@settings(max_examples=60)
@given(st.lists(st.integers(0, 12), max_size=40))
def test_any_match_goes_through_a_file_and_back(steps: list[int]) -> None:
    hall = started(TIMED)
    acts = (Referee.undo, Referee.redo, Referee.new_game, Referee.resign, Referee.swap_sides)
    for step in steps:
        if step < 7:
            hall.referee.drop(step)
        elif step < 12:
            acts[step - 7](hall.referee)
        else:
            hall.pass_time(1.25)
    saved = hall.referee.saved
    again = resumed(saved)
    assert again.referee.saved == saved
    assert again.referee.state == hall.referee.state


GOOD = json.loads(match_to_json(started(friends()).referee.saved))


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"format": "connect4 game"}, "this is not a connect4 match"),
        ({"version": 2}, "written by a newer program"),
        ({"game": {}}, "game: game: rules is missing|game: rules is missing"),
        ({"game": 4}, "game: 4 is not an object"),
        ({"place": 1}, "place: 1 is not a whole number from 0 to 0"),
        ({"wins": [1]}, "wins: "),
        ({"wins": [1, -1]}, "-1 is not a whole number"),
        ({"elapsed": float("inf")}, "elapsed: inf is not a number"),
        ({"game_id": "../x"}, "game_id: '../x' is not the name of a game"),
        ({"game_id": "x" * 65}, "is not the name of a game"),
    ],
)
def test_a_damaged_match_is_refused_with_a_sentence(changes: dict[str, object], sentence: str) -> None:
    with pytest.raises(RecordError, match=sentence):
        match_from_json(json.dumps({**GOOD, **changes}))


def test_the_name_of_a_game_may_have_64_signs() -> None:
    assert match_from_json(json.dumps({**GOOD, "game_id": "x" * 64})).game_id == "x" * 64


def test_a_match_is_written_in_plain_signs_whatever_the_names() -> None:
    text = match_to_json(started(friends("Zoë", "Љубица")).referee.saved)
    assert text.isascii()
    assert [spec.name for spec in match_from_json(text).line.setup.players] == ["Zoë", "Љубица"]


@pytest.mark.parametrize("seconds", [float("nan"), float("inf")])
def test_a_time_that_could_not_be_read_back_is_not_written(seconds: float) -> None:
    saved = replace(started(friends()).referee.saved, elapsed=seconds)
    with pytest.raises(ValueError, match="not JSON compliant"):
        match_to_json(saved)
