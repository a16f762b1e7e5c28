"""The referee without a window: wishes in, events out, one set of holds, any two players."""

from __future__ import annotations

import random
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.levels import EASY, PERFECT, Level
from connect4_gui.engine.moves import PASS, Drop
from connect4_gui.engine.notation import board_after
from connect4_gui.engine.search_types import Score, Verdict
from connect4_gui.game.events import (
    ColumnRefused,
    GameOver,
    GameStarted,
    HoldChanged,
    MoveDoubted,
    MoveMade,
    PlayerFailed,
    PositionChanged,
    PositionEvaluated,
    SecondBegan,
    SidesSwapped,
    TimeRanOut,
    TurnBegan,
)
from connect4_gui.game.game import Ending, Game, GameResult
from connect4_gui.game.game_time import GameTime
from connect4_gui.game.match_setup import MatchSetup, StartRule, TimeoutRule
from connect4_gui.game.player_spec import bot, person
from connect4_gui.game.record import GameRecord
from connect4_gui.game.state import Hold
from tests.game.fakes import Hall, started
from tests.matches import DRAWN, DRAWN_SIZE, WON, against_computer, friends, play_moves, two_bots


def kinds(hall: Hall) -> list[type]:
    return [type(event) for event in hall.hear()]


def test_a_new_game_while_a_dialog_is_open_leaves_the_clock_standing() -> None:
    hall = started(friends(turn_seconds=20))
    hall.drop("44")
    hall.referee.set_dialog_open(True)
    hall.referee.new_game()
    hall.pass_time(60)
    state = hall.referee.state
    assert (state.times.elapsed, state.times.turn_left, list(state.holds)) == (0, 20, [Hold.DIALOG])
    assert state.person_to_move is None
    hall.referee.set_dialog_open(False)
    hall.pass_time(3)
    state = hall.referee.state
    assert (state.times.elapsed, state.times.turn_left, state.person_to_move) == (3, 17, Side.FIRST)
    hall.drop("4")
    assert hall.referee.state.can_undo


def test_a_drop_is_told_once_after_the_state_has_changed() -> None:
    hall = Hall(friends())
    hall.referee.start()
    hall.drop("4")
    turn = hall.referee.state.turns[0]
    began = GameStarted(is_resumed=False)
    assert hall.hear() == [began, TurnBegan(Side.FIRST), MoveMade(turn), TurnBegan(Side.SECOND)]
    assert [state.notation for state in hall.states] == ["", "", "4", "4"]
    assert hall.states[-1].person_to_move is Side.SECOND


def test_a_full_column_is_refused_and_a_column_that_does_not_exist_is_ignored() -> None:
    hall = started(friends())
    hall.drop("444444")
    hall.hear()
    hall.drop("4")
    assert hall.hear() == [ColumnRefused(3)]
    hall.referee.drop(7)
    hall.referee.drop(-1)
    assert hall.hear() == []


def test_the_winner_is_told_and_counted_and_the_clock_stops() -> None:
    hall = started(friends())
    hall.drop(WON)
    result = GameResult(Side.FIRST, Ending.FOUR_IN_A_ROW, frozenset((0, column) for column in range(4)))
    assert hall.hear()[-1] == GameOver(result)
    hall.pass_time(5)
    state = hall.referee.state
    assert (state.result, state.mover, state.wins, state.times.elapsed) == (result, None, {1: 1, 2: 0}, 0)
    hall.drop("4")
    assert hall.hear() == []


@pytest.mark.parametrize(("first", "second"), list(product((person(), bot(EASY)), repeat=2)))
def test_any_two_players_meet(first: object, second: object) -> None:
    """The one asked is the one to move, whoever sits where and whoever starts."""
    for rule in StartRule:
        hall = started(MatchSetup(players=(first, second), start_rule=rule))  # type: ignore[arg-type]
        for _ in range(4):
            state = hall.referee.state
            asked = hall.first if state.mover is Side.FIRST else hall.second
            assert asked.questions[-1].board == state.board
            assert (state.person_to_move is None) is (not asked.spec.is_person)
            asked.questions[-1].answer(Drop(3))
        assert hall.referee.state.notation == "4444"


def test_a_bot_may_sit_in_the_first_seat() -> None:
    hall = started(MatchSetup(players=(bot(EASY), person())))
    assert hall.referee.state.is_thinking
    hall.drop("1")
    assert hall.referee.state.turns == ()
    hall.first.questions[0].answer(Drop(3))
    hall.drop("1")
    assert hall.referee.state.notation == "41"
    hall.first.questions[1].answer(Drop(3))
    hall.referee.undo()
    assert hall.referee.state.notation == "4"


def test_players_who_answer_at_once_play_a_whole_game_without_deep_recursion() -> None:
    hall = Hall(two_bots(size=BoardSize(8, 9)))
    hall.first.script = [PASS] * 400
    hall.second.script = [PASS] * 400
    hall.referee.start()
    assert len(hall.referee.state.turns) == 800


def test_an_answer_to_an_older_question_never_lands() -> None:
    hall = started(against_computer())
    hall.drop("4")
    (old,) = hall.second.questions
    hall.referee.undo()
    hall.drop("5")
    old.answer(Drop(0))
    old.fail()
    assert hall.referee.state.notation == "5"
    assert not hall.referee.state.is_stuck
    hall.second.questions[-1].answer(Drop(0))
    assert hall.referee.state.notation == "51"


@pytest.mark.parametrize("hold", [Hold.PAUSED, Hold.DIALOG])
def test_an_answer_waits_while_something_holds_the_game(hold: Hold) -> None:
    hall = started(against_computer())
    hall.drop("4")
    set_hold = hall.referee.set_paused if hold is Hold.PAUSED else hall.referee.set_dialog_open
    set_hold(True)
    hall.second.questions[-1].answer(Drop(0))
    assert hall.referee.state.notation == "4"
    hall.hear()
    set_hold(False)
    assert hall.referee.state.notation == "41"
    assert kinds(hall) == [HoldChanged, MoveMade, TurnBegan]


def test_both_holds_must_go_before_the_clock_runs() -> None:
    hall = started(friends(turn_seconds=20))
    hall.pass_time(5)
    hall.referee.set_paused(True)
    hall.referee.set_dialog_open(True)
    hall.pass_time(100)
    hall.referee.set_paused(False)
    hall.pass_time(100)
    assert hall.referee.state.times.turn_left == 15
    hall.referee.set_dialog_open(False)
    hall.pass_time(1)
    assert hall.referee.state.times.turn_left == 14


def test_pausing_twice_is_told_once() -> None:
    hall = started(friends())
    hall.referee.set_paused(True)
    hall.referee.set_paused(True)
    assert hall.hear() == [HoldChanged()]
    assert hall.referee.state.is_paused


@pytest.mark.parametrize("act", ["undo", "redo", "resign", "swap_sides"])
def test_nothing_is_done_while_paused(act: str) -> None:
    hall = started(friends())
    hall.drop("44")
    hall.referee.undo()
    hall.referee.set_paused(True)
    hall.hear()
    getattr(hall.referee, act)()
    assert hall.hear() == []
    assert hall.referee.state.notation == "4"


def test_a_new_game_ends_a_pause() -> None:
    hall = started(friends(turn_seconds=20))
    hall.referee.set_paused(True)
    hall.referee.new_game()
    hall.pass_time(4)
    assert (hall.referee.state.is_paused, hall.referee.state.times.turn_left) == (False, 16)


@pytest.mark.parametrize("column", [None, 0, 77, -1], ids=["no answer", "full column", "no such column", "negative"])
def test_a_player_who_fails_stops_the_game_until_undo_or_a_new_game(column: int | None) -> None:
    hall = started(against_computer(turn_seconds=20))
    for _ in range(3):
        hall.drop("1")
        hall.second.questions[-1].answer(Drop(0))
    hall.drop("4")
    question = hall.second.questions[-1]
    if column is None:
        question.fail()
    else:
        question.answer(Drop(column))
    state = hall.referee.state
    assert hall.hear()[-1] == PlayerFailed(Side.SECOND)
    assert (state.is_stuck, state.is_thinking, state.can_pause, state.can_swap) == (True, False, False, False)
    hall.referee.undo()
    assert not hall.referee.state.is_stuck
    hall.pass_time(1)
    assert hall.referee.state.times.turn_left == 19
    hall.drop("4")
    hall.second.questions[-1].fail()
    hall.referee.new_game()
    assert (hall.referee.state.is_stuck, hall.referee.state.person_to_move) == (False, Side.FIRST)


def test_a_doubt_is_told_before_the_move_and_an_old_one_never() -> None:
    hall = started(against_computer())
    hall.drop("4")
    old = hall.second.questions[-1]
    hall.referee.undo()
    hall.drop("4")
    hall.hear()
    old.doubt()
    hall.second.questions[-1].doubt()
    hall.second.questions[-1].answer(Drop(2))
    assert kinds(hall) == [MoveDoubted, MoveMade, TurnBegan]


def test_a_question_says_how_long_the_clock_still_runs() -> None:
    hall = started(against_computer(turn_seconds=20, game_time=GameTime(5, 0)))
    assert hall.first.questions[-1].seconds_left == 20
    hall.drop("4")
    assert hall.second.questions[-1].seconds_left is None


@pytest.mark.parametrize(("level", "is_proving"), [(PERFECT, True), (EASY, False)], ids=["perfect", "easy"])
def test_perfect_who_takes_longer_than_usual_is_proving(level: Level, is_proving: bool) -> None:
    hall = started(against_computer(level))
    hall.drop("4")
    hall.pass_time(1)
    assert not hall.referee.state.is_proving
    hall.pass_time(1)
    assert hall.referee.state.is_proving is is_proving
    hall.second.questions[-1].answer(Drop(0))
    hall.pass_time(5)
    assert not hall.referee.state.is_proving


@pytest.mark.parametrize(
    ("rule", "notation", "result"),
    [
        (TimeoutRule.PASS, "-", None),
        (TimeoutRule.RANDOM_DROP, "", None),
        (TimeoutRule.LOSE, "", GameResult(Side.SECOND, Ending.OUT_OF_TIME)),
    ],
)
def test_what_happens_when_the_turns_time_runs_out(rule: TimeoutRule, notation: str, result: GameResult | None) -> None:
    hall = started(friends(turn_seconds=5, timeout_rule=rule))
    hall.pass_time(5)
    assert hall.hear()[0] == TimeRanOut(Side.FIRST, for_game=False)
    state = hall.referee.state
    assert state.result == result
    assert [turn.time.ran_out for turn in state.turns] == [True] * len(state.turns)
    assert len(state.turns) == (rule is not TimeoutRule.LOSE)
    assert rule is not TimeoutRule.PASS or state.notation == notation
    assert state.times.last_second is None


def test_a_random_drop_follows_the_generator_it_was_given() -> None:
    drops = set()
    for _ in range(2):
        hall = started(friends(turn_seconds=5, timeout_rule=TimeoutRule.RANDOM_DROP))
        hall.referee._rng = random.Random(3)
        for _ in range(4):
            hall.pass_time(5)
        drops.add(hall.referee.state.notation)
    assert len(drops) == 1
    assert len(drops.pop()) == 4


def test_an_empty_game_clock_loses_whatever_the_rule_for_turns() -> None:
    hall = started(friends(turn_seconds=120, game_time=GameTime(1, 0)))
    hall.pass_time(60)
    assert hall.hear()[-2:] == [
        TimeRanOut(Side.FIRST, for_game=True),
        GameOver(GameResult(Side.SECOND, Ending.OUT_OF_TIME)),
    ]


def test_a_turn_that_ends_the_game_without_a_disc_earns_nothing() -> None:
    given_up, lost = (started(friends(game_time=GameTime(1, 2))) for _ in range(2))
    given_up.pass_time(10)
    given_up.referee.resign()
    lost.pass_time(61)
    assert given_up.referee.state.times.game_left == {Side.FIRST: 50, Side.SECOND: 60}
    assert lost.referee.state.times.game_left == {Side.FIRST: 0, Side.SECOND: 60}


def test_a_click_just_after_the_time_is_up_is_lost_and_not_given_to_the_other() -> None:
    hall = started(friends(turn_seconds=5))
    hall.clock.advance(5.01)
    hall.drop("4")
    assert hall.referee.state.notation == "-"
    hall.drop("4")
    assert hall.referee.state.notation == "-4"


def test_the_last_five_seconds_of_a_person_are_told_once_each() -> None:
    hall = started(friends(turn_seconds=10))
    for _ in range(98):
        hall.pass_time(0.1)
    assert hall.hear() == [SecondBegan(second) for second in (5, 4, 3, 2, 1)]
    assert hall.referee.state.times.last_second == 1


def test_a_bots_turn_has_no_time_to_run_out_of() -> None:
    hall = started(against_computer(turn_seconds=5, game_time=GameTime(1, 1)))
    hall.drop("4")
    hall.hear()
    hall.pass_time(600)
    assert hall.hear() == []
    assert hall.referee.state.times.turn_left is None
    assert hall.referee.state.times.game_left == {Side.FIRST: 61}


def test_undo_gives_the_time_back_and_keeps_what_each_turn_took() -> None:
    hall = started(friends(game_time=GameTime(1, 2)))
    hall.pass_time(10)
    hall.drop("4")
    hall.pass_time(20)
    hall.drop("4")
    assert hall.referee.state.times.game_left == {Side.FIRST: 52, Side.SECOND: 42}
    assert [(turn.time.seconds, turn.time.clocks) for turn in hall.referee.state.turns] == [
        (10, (52, 60)),
        (20, (52, 42)),
    ]
    hall.referee.undo()
    assert hall.referee.state.times.game_left == {Side.FIRST: 52, Side.SECOND: 60}
    hall.referee.undo()
    assert hall.referee.state.times.game_left == {Side.FIRST: 60, Side.SECOND: 60}
    hall.referee.redo()
    assert hall.referee.state.times.game_left == {Side.FIRST: 52, Side.SECOND: 60}


def test_undo_and_redo_say_which_way_they_went() -> None:
    hall = started(friends())
    hall.drop("4")
    hall.hear()
    hall.referee.undo()
    hall.referee.redo()
    hall.referee.redo()
    told = hall.hear()
    assert told == [PositionChanged(False), TurnBegan(Side.FIRST), PositionChanged(True), TurnBegan(Side.SECOND)]


def test_undo_while_a_bot_thinks_takes_the_question_back() -> None:
    hall = started(against_computer())
    hall.drop("4")
    cancelled = hall.second.cancelled
    hall.referee.undo()
    assert hall.second.cancelled == cancelled + 1
    assert hall.referee.state.person_to_move is Side.FIRST


def test_redo_while_a_bot_thinks_takes_the_question_back() -> None:
    hall = started(against_computer())
    hall.drop("4")
    hall.second.questions[-1].answer(Drop(3))
    hall.referee.undo()
    hall.referee.swap_sides()
    assert hall.referee.state.is_thinking
    cancelled = hall.second.cancelled
    hall.referee.redo()
    assert hall.second.cancelled == cancelled + 1
    assert (hall.referee.state.notation, hall.referee.state.person_to_move) == ("4", Side.SECOND)


def test_resigning_while_a_bot_thinks_takes_the_question_back() -> None:
    hall = started(against_computer())
    hall.drop("4")
    cancelled = hall.second.cancelled
    hall.referee.resign()
    assert hall.second.cancelled == cancelled + 1
    hall.hear()
    hall.second.questions[-1].answer(Drop(3))
    assert hall.hear() == []
    assert (hall.referee.state.notation, hall.referee.state.is_stuck) == ("4", False)


def test_resigning_gives_the_game_to_the_other_and_can_be_undone() -> None:
    hall = started(against_computer())
    hall.drop("4")
    hall.referee.resign()
    assert hall.referee.state.result == GameResult(Side.SECOND, Ending.RESIGNED)
    assert not hall.referee.state.can_resign
    hall.referee.undo()
    assert hall.referee.state.notation == "4"
    assert hall.referee.state.is_thinking


def test_swapping_in_mid_game_moves_the_players_with_their_time() -> None:
    hall = started(against_computer(game_time=GameTime(1, 0)))
    hall.pass_time(10)
    hall.referee.swap_sides()
    assert kinds(hall) == [SidesSwapped, TurnBegan]
    state = hall.referee.state
    assert state.is_thinking
    assert state.times.game_left == {Side.SECOND: 50}
    hall.second.questions[-1].answer(Drop(3))
    assert hall.referee.state.person_to_move is Side.SECOND


def test_swapping_after_the_end_begins_the_next_game() -> None:
    hall = started(friends())
    hall.drop(WON)
    hall.referee.swap_sides()
    state = hall.referee.state
    assert (state.turns, state.wins) == ((), {Side.FIRST: 0, Side.SECOND: 1})


def test_bots_hear_their_points_when_a_finished_game_is_left_and_only_then() -> None:
    hall = started(two_bots())
    script = [Drop(int(sign) - 1) for sign in WON]
    for move in script:
        asked = hall.first if hall.referee.state.mover is Side.FIRST else hall.second
        asked.questions[-1].answer(move)
    assert (hall.first.points, hall.second.points) == ([], [])
    hall.referee.new_game()
    assert (hall.first.points, hall.second.points) == ([1.0], [0.0])
    hall.referee.close()
    assert (hall.first.points, hall.second.points) == ([1.0], [0.0])
    assert (hall.first.is_closed, hall.second.is_closed) == (True, True)


def test_a_draw_is_half_a_point_for_both() -> None:
    hall = started(two_bots(size=DRAWN_SIZE))
    for sign in DRAWN:
        asked = hall.first if hall.referee.state.mover is Side.FIRST else hall.second
        asked.questions[-1].answer(Drop(int(sign) - 1))
    hall.referee.close()
    assert (hall.first.points, hall.second.points) == ([0.5], [0.5])


def test_renewed_players_begin_with_the_next_game() -> None:
    hall = started(against_computer())
    old = hall.second
    hall.referee.renew_players()
    hall.drop("4")
    assert old.questions
    hall.referee.new_game()
    assert (old.is_closed, hall.second is old, hall.second.is_closed) == (True, False, False)
    hall.referee.new_game()
    assert len(hall.players) == 4


def test_a_game_that_is_left_counts_for_nobody_and_the_starter_takes_turns() -> None:
    hall = started(friends(start_rule=StartRule.ALTERNATE))
    hall.drop("4")
    hall.referee.new_game()
    assert hall.referee.state.mover is Side.SECOND
    assert hall.referee.state.wins == {Side.FIRST: 0, Side.SECOND: 0}


def told(moves: str, size: BoardSize = STANDARD_SIZE) -> GameRecord:
    """A game as it comes from elsewhere."""
    return GameRecord.of(play_moves(Game.new(size), moves), friends(size=size))


def test_a_game_from_elsewhere_takes_the_place_of_the_one_on_the_table() -> None:
    hall = started(against_computer(turn_seconds=20, game_time=GameTime(1, 0)))
    hall.drop("1")
    (old,) = hall.second.questions
    before = hall.referee.state.game_id
    hall.pass_time(9)
    hall.referee.set_paused(True)
    hall.hear()
    hall.referee.begin(told("44-53"))
    assert kinds(hall) == [GameStarted, TurnBegan]
    state = hall.referee.state
    assert (state.notation, state.mover, state.times.elapsed, state.holds) == ("44-53", Side.SECOND, 0, frozenset())
    assert state.game_id != before
    assert state.setup == against_computer(turn_seconds=20, game_time=GameTime(1, 0))
    old.answer(Drop(0))
    assert hall.referee.state.notation == "44-53"
    hall.second.questions[-1].answer(Drop(0))
    assert hall.referee.state.notation == "44-531"
    hall.referee.undo()
    assert hall.referee.state.notation == "44-5"


def test_a_finished_game_from_elsewhere_is_over_and_a_result_before_it_counts() -> None:
    hall = started(friends())
    hall.drop(WON)
    hall.referee.begin(told(WON))
    assert kinds(hall)[-2:] == [GameStarted, GameOver]
    assert hall.referee.state.wins == {Side.FIRST: 1, Side.SECOND: 0}


def test_a_finished_game_from_elsewhere_teaches_nobody() -> None:
    hall = started(against_computer())
    hall.referee.begin(told(WON))
    hall.referee.new_game()
    assert hall.second.points == []


def test_a_game_on_another_board_is_refused_and_nothing_changes() -> None:
    hall = started(friends())
    hall.drop("44")
    hall.hear()
    before = hall.referee.state
    with pytest.raises(ValueError, match="5×6"):
        hall.referee.begin(told("4", BoardSize(5, 6)))
    assert (hall.referee.state, hall.hear()) == (before, [])


WISHES = ("undo", "redo", "resign", "swap_sides", "new_game")


@settings(max_examples=200)
@given(st.lists(st.integers(0, 17), max_size=50), st.sampled_from([friends(turn_seconds=5), against_computer()]))
def test_whatever_is_wished_the_state_holds_together(steps: list[int], setup: MatchSetup) -> None:
    """The clock runs exactly while nothing holds a running game, and exactly one player is asked."""
    hall = started(setup)
    referee = hall.referee
    for step in steps:
        before = referee.state
        if step < 7:
            referee.drop(step)
        elif step < 12:
            getattr(referee, WISHES[step - 7])()
        elif step < 14:
            referee.set_paused(step == 12)
        elif step < 16:
            referee.set_dialog_open(step == 14)
        elif step == 16 and before.is_thinking:
            hall.second.questions[-1].answer(before.moves[0])
        else:
            hall.pass_time(1.5)
        state = referee.state
        elapsed = state.times.elapsed
        hall.clock.advance(0.25)
        is_running = referee.state.times.elapsed > elapsed
        assert is_running is (not state.holds and not state.is_over)
        assert (state.person_to_move is not None) <= is_running
        assert state.board == referee.record.game().board
        assert len(state.discs) == state.board.disc_count


def test_a_position_is_learned_once_and_a_proof_stays() -> None:
    hall = started(friends())
    hall.drop("44")
    board, stranger = hall.referee.state.board, Board.empty(STANDARD_SIZE).play(0)
    guess, proof = Score(Verdict.UNKNOWN, 4), Score(Verdict.WIN, 2, 35, exact=True)
    hall.hear()
    for score in (guess, guess, proof, guess):
        hall.referee.learn(board, score)
    hall.referee.learn(stranger, proof)
    assert kinds(hall) == [PositionEvaluated, PositionEvaluated]
    assert hall.referee.evaluations == {board: proof}
    assert hall.referee.state.boards == tuple(board_after(STANDARD_SIZE, "44"[:count]) for count in range(3))


def test_a_step_plays_one_answer_of_a_paused_game_of_bots() -> None:
    hall = started(two_bots())
    hall.second.script = [Drop(4)]
    hall.referee.step()
    hall.referee.set_paused(True)
    hall.first.questions[-1].answer(Drop(3))
    assert hall.referee.state.notation == ""
    hall.referee.step()
    assert hall.referee.state.notation == "4"
    hall.referee.step()
    assert (hall.referee.state.notation, hall.referee.state.is_paused) == ("45", True)


def test_a_step_does_nothing_where_people_play() -> None:
    hall = started(against_computer(EASY))
    hall.drop("4")
    hall.referee.set_paused(True)
    hall.second.questions[-1].answer(Drop(3))
    hall.referee.step()
    assert hall.referee.state.notation == "4"


def test_a_game_that_ends_by_a_step_is_not_paused_any_more() -> None:
    hall = started(two_bots())
    hall.referee.set_paused(True)
    for sign in WON:
        asked = hall.first if hall.referee.state.mover is Side.FIRST else hall.second
        asked.questions[-1].answer(Drop(int(sign) - 1))
        hall.referee.step()
    state = hall.referee.state
    assert (state.is_over, state.is_paused) == (True, False)


def test_a_clock_that_waits_lets_everybody_move() -> None:
    hall = started(friends(turn_seconds=20))
    hall.referee.set_clock_waiting(True)
    hall.pass_time(60)
    hall.drop("4")
    hall.pass_time(60)
    state = hall.referee.state
    assert (state.notation, state.times.elapsed, state.times.turn_left, state.holds) == ("4", 0, 20, frozenset())
    hall.referee.set_clock_waiting(False)
    hall.pass_time(3)
    assert hall.referee.state.times.turn_left == 17


def test_a_clock_that_has_waited_stands_on_while_the_game_is_held() -> None:
    hall = started(friends(turn_seconds=20))
    hall.referee.set_clock_waiting(True)
    hall.referee.set_dialog_open(True)
    hall.referee.set_clock_waiting(False)
    hall.pass_time(60)
    assert hall.referee.state.times.turn_left == 20
