from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.levels import BEGINNER, LEVELS
from connect4_gui.engine.search_types import StopFlag
from connect4_gui.game.game import Ending
from connect4_gui.game.player_spec import PlayerSpec, bot, outside
from connect4_gui.game.players import Mind
from connect4_gui.outside.own_bot import OwnBot
from connect4_gui.tournament.minds import mind_of
from connect4_gui.tournament.plan import Tournament, plan_object, read_plan
from connect4_gui.tournament.play import opening_of, play_fixture
from tests.tournament.plans import DUEL, TRIO


@pytest.mark.parametrize("number", [0, 1, 2])
def test_the_same_seed_gives_the_same_game(number: int) -> None:
    games = [play_fixture(TRIO, TRIO.fixture(number)) for _ in range(2)]
    assert games[0].record.notation == games[1].record.notation
    other = replace(TRIO, seed=TRIO.seed + 1)
    assert play_fixture(other, other.fixture(number)).record.notation != games[0].record.notation


def test_a_game_begins_with_its_opening_and_is_told_move_by_move() -> None:
    told: list[str] = []
    game = play_fixture(DUEL, DUEL.fixture(3), told.append)
    opening = "".join(str(column + 1) for column in opening_of(DUEL, DUEL.fixture(3)))
    assert told[0] == opening
    assert told[-1] == game.record.notation
    assert [len(moves) for moves in told] == list(range(len(opening), len(game.record.notation) + 1))


def test_whoever_begins_has_the_first_discs() -> None:
    game = play_fixture(DUEL, DUEL.fixture(1))
    assert game.record.setup.players == (DUEL.entrants[1], DUEL.entrants[0])
    assert game.record.start.side is Side.FIRST


def test_every_level_can_play() -> None:
    plan = replace(TRIO, entrants=tuple(bot(level) for level in LEVELS), games=1)
    games = [play_fixture(plan, plan.fixture(number)) for number in range(0, plan.total, 5)]
    assert [game.fault for game in games] == [None] * len(games)


class Broken:
    """Drops where it is told, or raises."""

    is_certain = True

    def __init__(self, column: int | None) -> None:
        self._column = column

    def move(self, board: Board, stop: StopFlag, seconds_left: float | None) -> int:  # noqa: ARG002
        if self._column is None:
            raise RuntimeError("it answered with garbage")
        return self._column

    def game_ended(self, points: float) -> None:
        """It does not care."""


@pytest.mark.parametrize(("column", "fault"), [(None, "it answered with garbage"), (9, "column 10")])
def test_who_fails_or_plays_what_is_not_allowed_loses(column: int | None, fault: str) -> None:
    @contextmanager
    def make(spec: PlayerSpec, rng: random.Random) -> Iterator[Mind]:
        with mind_of(spec, rng) as mind:
            yield Broken(column) if spec == DUEL.entrants[0] else mind

    game = play_fixture(DUEL, DUEL.fixture(0), make_mind=make)
    assert game.winner is Side.SECOND
    assert game.record.result is not None
    assert game.record.result.ending is Ending.RESIGNED
    assert fault in (game.fault or "")


def test_who_does_not_start_loses() -> None:
    @contextmanager
    def make(spec: PlayerSpec, rng: random.Random) -> Iterator[Mind]:
        if spec == DUEL.entrants[1]:
            raise ValueError("draft.py does not start")
        with mind_of(spec, rng) as mind:
            yield mind

    game = play_fixture(DUEL, DUEL.fixture(0), make_mind=make)
    assert game.winner is Side.FIRST
    assert game.fault == "draft.py does not start"


AGENT = "def agent(observation, configuration):\n    return observation['board'].index(0)\n"
CRASHING = "def agent(observation, configuration):\n    raise RuntimeError('no idea')\n"


def own_plan(path: Path, code: str) -> Tournament:
    path.write_text(code, encoding="utf-8")
    return Tournament((outside(OwnBot(path, seconds=60)), bot(BEGINNER)), 2, opening_discs=0)


def test_a_bot_from_outside_plays_a_whole_game(tmp_path: Path) -> None:
    plan = own_plan(tmp_path / "left.py", AGENT)
    game = play_fixture(plan, plan.fixture(0))
    assert game.fault is None
    assert game.record.result is not None


def test_a_bot_from_outside_that_fails_loses_with_a_sentence(tmp_path: Path) -> None:
    plan = own_plan(tmp_path / "wild.py", CRASHING)
    fixture = plan.fixture(0)
    game = play_fixture(plan, fixture)
    result = game.record.result
    assert result is not None
    assert result.ending is Ending.FORFEIT
    assert result.winner is (Side.SECOND if fixture.first == 0 else Side.FIRST)
    assert game.fault is not None
    assert "no idea" in game.fault


def test_a_plan_remembers_the_file_of_a_bot(tmp_path: Path) -> None:
    plan = own_plan(tmp_path / "left.py", AGENT)
    assert read_plan(plan_object(plan)) == plan
