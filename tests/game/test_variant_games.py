"""Games by the rules beside Classic: records with their luck, undo, the referee, and matches on disk."""

from __future__ import annotations

import json
import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from connect4_gui.engine.board import IllegalMove, Side
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.levels import ADAPTIVE, PERFECT
from connect4_gui.engine.moves import FLIP, Drop, Exchange, Flip, Pop, Slip
from connect4_gui.engine.notation import format_turns, parse_turns
from connect4_gui.engine.rules import CLASSIC
from connect4_gui.engine.variants.five import Five
from connect4_gui.engine.variants.flip import FlipRules
from connect4_gui.engine.variants.gravity import Gravity
from connect4_gui.engine.variants.pop_out import PopOut
from connect4_gui.engine.variants.slippery import Slippery
from connect4_gui.engine.variants.swap import Swap
from connect4_gui.game.events import ColumnRefused, GameOver, MoveMade, MoveRefused
from connect4_gui.game.game import Ending, Game
from connect4_gui.game.match_setup import TimeoutRule
from connect4_gui.game.record import GameRecord, RecordedTurn, RecordError
from connect4_gui.game.record_json import from_json, to_json, to_object
from connect4_gui.game.saved_match_json import match_from_json, match_to_json
from tests.engine.variants.random_games import KEYS, MOST_TURNS, any_options, any_size
from tests.game.fakes import Hall
from tests.matches import against_computer, friends

SMALL = BoardSize(4, 5)


def random_game(key: str, seed: int) -> tuple[Game, GameRecord]:
    """A game of random moves in which chance did what the game's seed says."""
    rng = random.Random(seed)
    rules = any_options(key, rng)
    setup = friends(size=any_size(rules, rng), rules=rules)
    game = Game.new(setup.size, rng.choice(list(Side)), rules, seed if rules.has_chance else 0)
    while not game.is_over and len(game.turns) < MOST_TURNS:
        move = rng.choice(game.moves)
        game.play(move, luck=game.draw(move))
    return game, GameRecord.of(game, setup)


@settings(max_examples=50)
@given(st.sampled_from(KEYS), st.integers(0, 2**32 - 1))
def test_a_record_replays_exactly_with_its_luck(key: str, seed: int) -> None:
    game, record = random_game(key, seed)
    again = from_json(to_json(record))
    assert again == record
    replayed = again.game()
    assert (replayed.boards, replayed.discs, replayed.result) == (game.boards, game.discs, game.result)
    assert replayed.turns == game.turns
    assert again.rules == record.rules
    assert parse_turns(game.notation) == tuple((turn.move, turn.luck) for turn in game.turns)
    assert format_turns(parse_turns(game.notation)) == record.notation


@settings(max_examples=50)
@given(st.sampled_from(KEYS), st.integers(0, 2**32 - 1), st.integers(0, MOST_TURNS))
def test_undo_restores_everything_and_finds_the_same_luck(key: str, seed: int, count: int) -> None:
    game, _ = random_game(key, seed)
    boards, turns, discs = game.boards, game.turns, game.discs
    place = max(len(turns) - count, 0)
    game.go_to(place)
    assert (game.board, game.turns) == (boards[place], turns[:place])
    for turn in turns[place:]:
        assert game.draw(turn.move) == turn.luck
        game.play(turn.move, luck=game.draw(turn.move))
    assert (game.boards, game.turns, game.discs) == (boards, turns, discs)


def test_options_and_seed_stand_in_the_file_and_older_files_need_none() -> None:
    slippery = GameRecord(friends(rules=Slippery(20)), Slippery(20).start(STANDARD_SIZE, Side.FIRST), seed=7)
    data = to_object(slippery)
    assert (data["rules"], data["options"], data["seed"]) == ("slippery", {"chance": 20}, 7)
    classic = to_object(GameRecord(friends(), CLASSIC.start(STANDARD_SIZE, Side.FIRST)))
    assert "options" not in classic
    assert "seed" not in classic


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"rules": "poker"}, "rules: there are no rules 'poker'; the rules are classic, popout, "),
        ({"options": {"chance": 3}}, "rules: chance must be 5 to 50, not 3"),
        ({"options": {"luck": 3}}, "rules: slippery has no option 'luck'; the options are chance"),
        ({"options": {"chance": "a"}}, "chance: 'a' is not a whole number"),
        ({"options": [1]}, "is not an object"),
        ({"seed": -1}, "seed: -1 is not a whole number"),
        ({"turns": [{"move": "4>4", "seconds": 0}]}, r"turn 1 \(4>4\): the disc cannot have slipped there"),
        ({"turns": [{"move": "p4", "seconds": 0}]}, r"turn 1 \(p4\): a turn is a disc in a column"),
        ({"start": [". . . . . . ."] * 5 + ["X . . . . . ."]}, "only a game by the classic rules"),
        ({"rules": "five", "options": None, "rows": 4}, "the rules five are not for a 4×7 board"),
    ],
)
def test_what_is_wrong_with_a_file_is_said_in_a_sentence(change: dict[str, object], sentence: str) -> None:
    data = to_object(GameRecord(friends(rules=Slippery()), Slippery().start(STANDARD_SIZE, Side.FIRST)))
    with pytest.raises(RecordError, match=sentence):
        from_json(json.dumps({**data, **change}))


def test_a_record_with_luck_that_cannot_be_is_refused() -> None:
    start = Swap(3).start(SMALL, Side.FIRST)
    turns = (RecordedTurn(Drop(0)), RecordedTurn(Drop(1)), RecordedTurn(Drop(2)))
    with pytest.raises(RecordError, match=r"turn 3 \(3\): two discs are swapped now"):
        GameRecord(friends(size=SMALL, rules=Swap(3)), start, turns)
    swapped = replace(turns[2], luck=Exchange((0, 0), (0, 1)))
    record = GameRecord(friends(size=SMALL, rules=Swap(3)), start, (*turns[:2], swapped))
    assert record.notation == "123(a1b1)"


def test_levels_that_prove_or_adapt_play_classic_only() -> None:
    for level in (PERFECT, ADAPTIVE):
        with pytest.raises(ValueError, match=f"the level {level.key} is not for the rules popout"):
            against_computer(level, rules=PopOut())


def test_the_referee_draws_luck_and_writes_it_into_the_turn() -> None:
    hall = Hall(friends(size=SMALL, rules=Slippery(50)))
    hall.referee.start()
    hall.drop("123451234512345")
    lucks = [event.turn.luck for event in hall.told if isinstance(event, MoveMade)]
    assert any(isinstance(luck, Slip) for luck in lucks)
    assert None in lucks
    assert hall.referee.record.game().board == hall.referee.state.board


def test_after_undo_the_same_move_has_the_same_luck() -> None:
    hall = Hall(friends(rules=Slippery(50)))
    hall.referee.start()
    hall.drop("4444")
    before = hall.referee.state
    for _ in range(4):
        hall.referee.undo()
    hall.drop("4444")
    assert (hall.referee.state.board, hall.referee.state.turns) == (before.board, before.turns)


def test_a_saved_match_goes_on_with_the_same_luck() -> None:
    hall = Hall(friends(rules=Slippery(50)))
    hall.referee.start()
    hall.drop("44")
    saved = match_from_json(match_to_json(hall.referee.saved))
    hall.drop("444")
    other = Hall(friends(), saved)
    other.referee.start()
    other.drop("444")
    assert other.referee.state.board == hall.referee.state.board
    assert other.referee.state.setup.rules == Slippery(50)


def test_a_wish_to_pull_or_to_turn_is_played_or_refused() -> None:
    hall = Hall(friends(rules=PopOut()))
    hall.referee.start()
    hall.drop("14")
    hall.referee.wish(Pop(3))
    assert hall.told[-1] == MoveRefused(Pop(3))
    assert hall.referee.state.pops == {0}
    hall.referee.wish(Pop(0))
    assert hall.referee.state.notation == "14p1"
    assert [disc.cell for disc in hall.referee.state.discs] == [(0, 3)]
    hall.referee.wish(Flip())
    assert hall.told[-1] == MoveRefused(FLIP)


def test_a_column_without_room_is_refused_by_every_rules() -> None:
    hall = Hall(friends(size=SMALL, rules=FlipRules()))
    hall.referee.start()
    hall.drop("11111")
    assert hall.told[-1] == ColumnRefused(0)
    assert hall.referee.state.can_flip


def test_rows_are_what_can_be_chosen_while_discs_fall_sideways() -> None:
    hall = Hall(friends(size=SMALL, rules=Gravity(4)))
    hall.referee.start()
    hall.drop("1234")
    state = hall.referee.state
    assert len(state.landings) == 4
    assert state.forecast.turns_left == 4
    hall.drop("5")
    assert len(hall.referee.state.turns) == 4


def test_time_that_runs_out_makes_a_random_move_that_the_rules_allow() -> None:
    hall = Hall(friends(size=SMALL, rules=Gravity(4), turn_seconds=5, timeout_rule=TimeoutRule.RANDOM_DROP))
    hall.referee.start()
    for _ in range(6):
        hall.pass_time(5.1)
    turns = hall.referee.state.turns
    assert len(turns) == 6
    assert all(turn.is_random for turn in turns)


def test_a_timeout_passes_and_counts_as_a_turn() -> None:
    hall = Hall(friends(size=SMALL, rules=Gravity(4), turn_seconds=5))
    hall.referee.start()
    hall.pass_time(5.1)
    assert hall.referee.state.forecast.turns_left == 3


@pytest.mark.parametrize(
    ("rules", "moves", "ending"),
    [
        (Five(), "112233445", Ending.FIVE_IN_A_ROW),
        (PopOut(), "23" + "14p1p4" * 2, Ending.REPETITION),
    ],
)
def test_the_end_says_why(rules: PopOut | Five, moves: str, ending: Ending) -> None:
    hall = Hall(friends(rules=rules))
    hall.referee.start()
    for move, _ in parse_turns(moves):
        hall.referee.wish(move)
    over = hall.told[-1]
    assert isinstance(over, GameOver)
    assert over.result.ending is ending
    assert from_json(to_json(hall.referee.record)).result == hall.referee.record.result


def test_a_game_by_other_rules_does_not_come_to_the_table() -> None:
    hall = Hall(friends())
    hall.referee.start()
    with pytest.raises(ValueError, match="a game by the rules popout does not fit in this match"):
        hall.referee.begin(GameRecord(friends(rules=PopOut()), PopOut().start(STANDARD_SIZE, Side.FIRST)))


def test_earlier_places_know_what_lay_there() -> None:
    game, record = random_game("popout", 5)
    hall = Hall(record.setup)
    hall.referee.start()
    hall.referee.begin(record)
    state = hall.referee.state
    assert not state.is_classic
    assert state.classic_boards == ()
    for place in range(len(state.turns) + 1):
        cells = {disc.cell for disc in state.discs_after(place)}
        assert cells == set(game.boards[place].geometry.cells(game.boards[place].occupied))


def test_a_classic_game_knows_no_luck() -> None:
    game = Game.new(STANDARD_SIZE)
    with pytest.raises(IllegalMove, match="chance has no part in these rules"):
        game.play(Drop(3), luck=Slip(2))
    assert game.draw(Drop(3)) is None
