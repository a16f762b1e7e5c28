"""A bot from outside loses by what it did; the game, its record and a match that is left all remember why."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.levels import EASY
from connect4_gui.engine.moves import Drop
from connect4_gui.engine.search_types import StopFlag
from connect4_gui.game.bot_game import play_out
from connect4_gui.game.events import GameOver
from connect4_gui.game.game import Ending, GameResult
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.game.player_spec import MAX_NAME_LENGTH, PlayerKind, PlayerSpec, bot, outside, person
from connect4_gui.game.record import GameRecord, RecordError
from connect4_gui.game.record_json import from_json, to_json
from connect4_gui.game.saved_match_json import match_from_json, match_to_json
from connect4_gui.game.state import Hold
from connect4_gui.outside.fault import Fault, FaultKind, Forfeit
from connect4_gui.outside.own_bot import OwnBot
from tests.game.fakes import Hall, started

OWN = OwnBot(Path("/bots/mine.py"), "Player", 9)
SETUP = MatchSetup((person("Ada"), outside(OWN)))
FAULT = Fault(FaultKind.TOO_SLOW, "9")
LOST = GameResult(Side.FIRST, Ending.FORFEIT, fault=FAULT)


def forfeited() -> Hall:
    """Ada has played column 4 and the bot has failed."""
    hall = started(SETUP)
    hall.drop("4")
    hall.second.questions[-1].forfeit(FAULT)
    return hall


def test_a_forfeit_ends_the_game_and_counts() -> None:
    hall = forfeited()
    state = hall.referee.state
    assert (state.result, state.wins[Side.FIRST], state.is_stuck, state.notation) == (LOST, 1, False, "4")
    assert hall.told[-1] == GameOver(LOST)
    hall.referee.new_game()
    assert (hall.first.points, hall.second.points) == ([1.0], [0.0])


def test_undo_gives_another_chance() -> None:
    hall = forfeited()
    hall.referee.undo()
    assert hall.referee.state.is_thinking
    hall.second.questions[-1].answer(Drop(2))
    assert hall.referee.state.notation == "43"


def test_a_forfeit_waits_while_something_holds_the_game() -> None:
    hall = started(SETUP)
    hall.drop("4")
    hall.referee.set_paused(True)
    hall.second.questions[-1].forfeit(FAULT)
    assert (hall.referee.state.result, hall.referee.state.holds) == (None, frozenset({Hold.PAUSED}))
    hall.referee.set_paused(False)
    assert hall.referee.state.result == LOST


def test_a_forfeit_of_an_old_question_is_ignored() -> None:
    hall = started(SETUP)
    hall.drop("4")
    question = hall.second.questions[-1]
    hall.referee.undo()
    question.forfeit(FAULT)
    assert hall.referee.state.result is None


class Failing:
    is_certain = True

    def move(self, board: Board, stop: StopFlag, seconds_left: float | None) -> int:
        raise Forfeit(FaultKind.CRASHED, f"{board.disc_count} {stop.is_set()} {seconds_left}")

    def game_ended(self, points: float) -> None:
        assert points == 0


class Middle:
    is_certain = True

    def move(self, board: Board, stop: StopFlag, seconds_left: float | None) -> int:
        assert not stop.is_set()
        assert seconds_left is None
        return board.size.columns // 2

    def game_ended(self, points: float) -> None:
        assert points == 1


def test_a_game_between_bots_ends_with_the_forfeit() -> None:
    record = play_out(MatchSetup((bot(EASY), outside(OWN))), (Middle(), Failing()))
    assert record.result == GameResult(Side.FIRST, Ending.FORFEIT, fault=Fault(FaultKind.CRASHED, "1 False None"))
    assert record.notation == "4"


def test_a_record_remembers_the_fault_and_the_bots_name_but_not_its_file() -> None:
    record = forfeited().referee.record
    text = to_json(record)
    assert "/bots" not in text
    read = from_json(text)
    assert read.result == LOST
    assert read.setup.players == (person("Ada"), PlayerSpec(PlayerKind.OUTSIDE, "mine"))
    assert to_json(read) == text


def test_a_match_that_is_left_remembers_the_file() -> None:
    hall = started(SETUP)
    hall.drop("4")
    saved = hall.referee.saved
    assert match_from_json(match_to_json(saved)) == saved


def test_a_match_of_an_older_program_is_read() -> None:
    data = json.loads(match_to_json(started(MatchSetup()).referee.saved))
    del data["own_bots"]
    assert match_from_json(json.dumps(data)).line.setup == MatchSetup()


@pytest.mark.parametrize(
    ("own_bot", "sentence"),
    [
        ({"file": 3, "name": "", "seconds": 5}, "own bot: file: 3 is not text"),
        ({"file": "a.py", "name": "", "seconds": 500}, "own bot: seconds: 500"),
        ({"file": "a.py", "name": "a b", "seconds": 5}, "'a b' is not the name"),
        ({"name": "", "seconds": 5}, "own bot: file is missing"),
        (3, "own bot: 3 is not an object"),
    ],
)
def test_a_damaged_bot_is_refused_with_a_sentence(own_bot: object, sentence: str) -> None:
    data = json.loads(match_to_json(started(SETUP).referee.saved))
    data["own_bots"][1] = own_bot
    with pytest.raises(RecordError, match=sentence):
        match_from_json(json.dumps(data))


@pytest.mark.parametrize(
    ("result", "sentence"),
    [
        ({"winner": 1, "ending": "forfeit", "fault": "tired"}, "fault: 'tired' is none of"),
        ({"winner": 1, "ending": "forfeit", "fault": "crashed", "fault_detail": "a\nb"}, "on one line"),
        ({"winner": None, "ending": "forfeit"}, "a draw"),
    ],
)
def test_a_damaged_fault_is_refused_with_a_sentence(result: object, sentence: str) -> None:
    data = json.loads(to_json(forfeited().referee.record))
    data["result"] = result
    with pytest.raises(RecordError, match=sentence):
        from_json(json.dumps(data))


def test_a_forfeit_whose_reason_nobody_remembers_is_one_all_the_same() -> None:
    record = GameRecord(SETUP, Board.empty(SETUP.size), result=GameResult(Side.SECOND, Ending.FORFEIT))
    assert from_json(to_json(record)).result == record.result


def test_a_bot_from_outside_is_called_as_its_file_is() -> None:
    assert outside(OWN).name == "mine"
    assert outside(OWN, "Deep Thought").name == "Deep Thought"
    assert len(outside(OwnBot(Path("x" * 80))).name) == MAX_NAME_LENGTH
    assert not outside(OWN).is_person


def test_only_a_bot_from_outside_has_a_file() -> None:
    with pytest.raises(ValueError, match=r"plays without the file mine\.py"):
        replace(person(), own_bot=OWN)
