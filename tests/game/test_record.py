"""The record of a game: an exact round trip through JSON, and one clear sentence for whatever is damaged."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from connect4_gui.engine.board import IllegalMove, Side
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.levels import LEVELS
from connect4_gui.engine.moves import Drop
from connect4_gui.engine.notation import board_after
from connect4_gui.engine.search_types import Score, Verdict
from connect4_gui.game.game import Ending, Game, GameResult, TurnTime
from connect4_gui.game.game_time import GameTime
from connect4_gui.game.match_setup import MatchSetup, StartRule, TimeoutRule
from connect4_gui.game.player_spec import bot, person
from connect4_gui.game.record import GameRecord, RecordedTurn, RecordError
from connect4_gui.game.record_json import from_json, to_json
from tests.game.fakes import started
from tests.matches import DRAWN, DRAWN_SIZE, WON, friends, play_moves


def record_of(moves: str, setup: MatchSetup | None = None) -> GameRecord:
    setup = setup or friends("Ada", "Grace")
    return GameRecord.of(play_moves(Game.new(setup.size), moves), setup)


players = st.one_of(
    st.builds(person, st.sampled_from(["", "Ada", "Zoë", "Љубица"])), st.builds(bot, st.sampled_from(LEVELS))
)
setups = st.builds(
    MatchSetup,
    players=st.tuples(players, players),
    size=st.builds(BoardSize, st.integers(4, 8), st.integers(5, 9)),
    turn_seconds=st.one_of(st.none(), st.integers(5, 120)),
    timeout_rule=st.sampled_from(TimeoutRule),
    start_rule=st.sampled_from(StartRule),
    game_time=st.one_of(st.none(), st.builds(GameTime, st.integers(1, 60), st.integers(0, 60))),
    is_swapped=st.booleans(),
)
times = st.builds(
    TurnTime,
    st.floats(0, 1e6),
    st.one_of(st.none(), st.tuples(st.floats(0, 1e6), st.floats(0, 1e6))),
    st.booleans(),
)
scores = st.builds(
    Score, st.sampled_from(Verdict), st.integers(-40, 40), st.one_of(st.none(), st.integers(0, 81)), st.booleans()
)


@st.composite
def records(draw: st.DrawFn) -> GameRecord:
    """Any game that can be played, from any start, with any ending."""
    setup = draw(setups)
    start = Game.new(setup.size, draw(st.sampled_from(Side)))
    for choice in draw(st.lists(st.integers(0, 8), max_size=6)):
        if start.allows(Drop(choice)):
            start.play(Drop(choice))
    game = Game(start.board)
    turns = []
    for choice in draw(st.lists(st.integers(0, 9), max_size=80)):
        if game.allows(Drop(choice)):
            turn = game.play(Drop(choice), draw(times))
            turns.append(RecordedTurn(turn.move, turn.time, draw(st.one_of(st.none(), scores))))
    end = draw(st.integers(0, 3))
    if not game.is_over and end < 2:
        game.resign(Side(end + 1))
    elif not game.is_over and end == 2:
        game.lose_on_time()
    record = GameRecord.of(game, setup)
    return GameRecord(setup, record.start, tuple(turns), record.result)


@given(records())
def test_the_round_trip_through_json_is_exact(record: GameRecord) -> None:
    again = from_json(to_json(record))
    assert again == record
    assert to_json(again) == to_json(record)
    assert to_json(record).isascii()


@pytest.mark.parametrize("seconds", [float("nan"), float("inf")])
def test_a_time_that_could_not_be_read_back_is_not_written(seconds: float) -> None:
    record = GameRecord(friends(), Game.new(STANDARD_SIZE).start, (RecordedTurn(Drop(3), TurnTime(seconds)),))
    with pytest.raises(ValueError, match="not JSON compliant"):
        to_json(record)


@given(records())
def test_the_game_can_be_rebuilt_at_any_place(record: GameRecord) -> None:
    whole = record.game()
    for place in range(whole.place + 1):
        game = record.game(place)
        assert game.place == place
        assert game.notation == record.notation[: len(game.turns)]
        while game.can_redo:
            game.redo()
        assert (game.board, game.result, game.turns) == (whole.board, whole.result, whole.turns)


def test_a_place_that_never_was_is_refused() -> None:
    with pytest.raises(IllegalMove, match="places 0 to 7, not 8"):
        record_of(WON).game(8)


def test_a_running_game_is_recorded_by_its_referee_with_times_and_timeouts() -> None:
    setup = friends(turn_seconds=5, game_time=GameTime(1, 2))
    hall = started(setup)
    hall.pass_time(1.5)
    hall.drop("4")
    hall.pass_time(5)
    assert hall.referee.record == GameRecord(
        setup,
        Game.new(STANDARD_SIZE).start,
        (
            RecordedTurn(Drop(3), TurnTime(1.5, (60.5, 60))),
            RecordedTurn(hall.referee.record.turns[1].move, TurnTime(5, (60.5, 55), ran_out=True)),
        ),
    )
    assert hall.referee.record.notation == "4-"


def test_what_was_undone_is_not_recorded() -> None:
    hall = started(friends())
    hall.drop("445")
    hall.referee.undo()
    assert hall.referee.record.notation == "44"


@pytest.mark.parametrize(
    ("moves", "setup", "ending"),
    [
        (WON, friends(), Ending.FOUR_IN_A_ROW),
        (DRAWN, friends(size=DRAWN_SIZE), Ending.BOARD_FULL),
    ],
)
def test_an_ending_on_the_board_comes_back_with_its_line(moves: str, setup: MatchSetup, ending: Ending) -> None:
    record = from_json(to_json(record_of(moves, setup)))
    assert record.result is not None
    assert record.result.ending is ending
    assert record.game().result == play_moves(Game.new(setup.size), moves).result


def test_an_evaluation_finds_its_place() -> None:
    score = Score(Verdict.WIN, 3, 7, exact=True)
    record = from_json(to_json(record_of("445").with_evaluation(2, score)))
    assert [turn.evaluation for turn in record.turns] == [None, None, score]


def test_a_start_that_is_not_empty_is_kept() -> None:
    start = board_after(STANDARD_SIZE, "4433-")
    record = GameRecord(friends(), start, (RecordedTurn(Drop(0)),))
    again = from_json(to_json(record))
    assert again.start == start
    assert again.game().notation == "1"
    assert len(again.game().discs) == 5


def test_the_setup_and_the_start_must_have_the_same_size() -> None:
    with pytest.raises(RecordError, match="the start is a 4×5 board"):
        GameRecord(friends(), Game.new(DRAWN_SIZE).start)


GOOD = json.loads(to_json(record_of(WON)))
TURN = {"move": "4", "seconds": 0}


def damaged(**changes: Any) -> str:
    return json.dumps({**GOOD, **changes})


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "it is not JSON"),
        ("{", "it is not JSON"),
        ("[]", "it is not a JSON object"),
        ("[" * 100_000, "nested too deeply"),
        ('{"format": ' + "[" * 900 + "]" * 900 + "}", "this is not a connect4 game"),
        (damaged(format="chess"), "this is not a connect4 game"),
        (damaged(version=2), "written by a newer program"),
        (damaged(version=0), "version: 0 is not a whole number"),
        (damaged(rules="checkers"), "rules: there are no rules 'checkers'"),
        (damaged(rows=3), "rows: 3 is not a whole number from"),
        (damaged(rows=True), "rows: True is not a whole number"),
        (damaged(columns=10**400), "columns: 1000"),
        (damaged(starter=3), "starter: 3 is not"),
        (damaged(start=["."]), "start: "),
        (damaged(start=[". . . . . . ?"] * 6), "start: '.' in row 1 is none of"),
        (damaged(start=[". . . . . ."] * 6), "start: row 1 has 6 cells, not 7"),
        (damaged(start=["X . . . . . .", *[". . . . . . ."] * 5]), "start: there is nothing under a disc in column 1"),
        (damaged(players=[]), r"players: \[\] is not a list of 2"),
        (damaged(players=[1, 2]), "player 1: 1 is not an object"),
        (damaged(players=[{"kind": "bot", "name": ""}] * 2), "a bot has a level"),
        (damaged(players=[{"kind": "ghost", "name": ""}] * 2), "player 1: kind: 'ghost' is none of person, bot"),
        (damaged(players=[{"kind": "person", "name": "a\nb"}] * 2), "player 1: name: "),
        (damaged(turn_seconds=1), "the turn timer must be 5 to 120 seconds, not 1"),
        (damaged(game_minutes=99), "the game clock must have"),
        (damaged(is_swapped="yes"), "is_swapped: 'yes' is neither true nor false"),
        (damaged(turns={}), "turns: {} is not a list"),
        (damaged(turns=[3]), "turn 1: 3 is not an object"),
        (damaged(turns=[{}]), "turn 1: move is missing"),
        (damaged(turns=[{"move": "44", "seconds": 0}]), "a turn has one move, not 2"),
        (damaged(turns=[{"move": "x", "seconds": 0}]), "turn 1: move: move 1 is 'x'"),
        (damaged(turns=[{"move": "4", "seconds": float("nan")}]), "turn 1: seconds: nan is not a number from"),
        (damaged(turns=[{"move": "4", "seconds": -1}]), "turn 1: seconds: -1 is not"),
        (damaged(turns=[{**TURN, "clocks": [1]}]), "turn 1: clocks: "),
        (damaged(turns=[{**TURN, "evaluation": {"outcome": "win"}}]), "evaluation: score is missing"),
        (damaged(turns=[TURN] * 7), r"turn 7 \(4\): column 4 is full"),
        (damaged(turns=[{"move": "8", "seconds": 0}]), r"turn 1 \(8\): there is no column 8"),
        (damaged(turns=[TURN]), "but the board says that the game goes on"),
        (damaged(result=None), "the result is that the game goes on, but the board says a win of player 1"),
        (damaged(result={"winner": 2, "ending": "four in a row"}), "the result is a win of player 2"),
        (damaged(result={"winner": 2, "ending": "boredom"}), "result: ending: 'boredom' is none of"),
        (damaged(turns=[], result={"winner": None, "ending": "resigned"}), r"the result is a draw \(resigned\)"),
        (damaged(turns=[], result={"winner": 1, "ending": "out of time"}), "but the board says a win of player 2"),
    ],
)
def test_a_damaged_record_is_refused_with_a_sentence_that_names_the_place(text: str, sentence: str) -> None:
    with pytest.raises(RecordError, match=sentence):
        from_json(text)


@pytest.mark.parametrize("key", sorted(set(GOOD) - {"start", "turn_seconds", "game_minutes", "increment_seconds"}))
def test_a_field_that_is_missing_is_named(key: str) -> None:
    data = {name: value for name, value in GOOD.items() if name != key}
    with pytest.raises(RecordError, match=f"{key} is missing|the result is"):
        from_json(json.dumps(data))


@given(st.integers(0, 10_000), st.integers(0, 255))
def test_one_wrong_byte_never_crashes_the_reader(place: int, byte: int) -> None:
    data = bytearray(to_json(record_of("4453")).encode())
    data[place % len(data)] = byte
    record, sentence = None, ""
    try:
        record = from_json(data.decode("utf-8", errors="replace"))
    except RecordError as error:
        sentence = str(error)
    assert (record is None) is bool(sentence)


def test_results_without_a_disc_are_kept() -> None:
    for side in Side:
        game = play_moves(Game.new(STANDARD_SIZE), "44")
        game.resign(side)
        record = from_json(to_json(GameRecord.of(game, friends())))
        assert record.result == GameResult(side.other, Ending.RESIGNED)
        assert record.game(2).result is None


def test_what_is_known_of_positions_survives_undo_and_playing_on() -> None:
    early, late = Score(Verdict.UNKNOWN, 4), Score(Verdict.DRAW, 0, 40, exact=True)
    hall = started(friends())
    hall.drop("443")
    boards = hall.referee.state.boards
    hall.referee.learn(boards[1], early)
    hall.referee.learn(boards[2], late)
    hall.referee.undo()
    hall.referee.undo()
    assert [turn.evaluation for turn in hall.referee.record.turns] == [None]
    assert [turn.evaluation for turn in hall.referee.saved.line.turns] == [None, early, late]
    hall.referee.redo()
    record = from_json(to_json(hall.referee.record))
    assert [turn.evaluation for turn in record.turns] == [None, early]
    assert record.game().evaluations == {boards[1]: early}
    assert record.until(2) == record
