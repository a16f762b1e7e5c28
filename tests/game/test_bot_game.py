"""A game between bots is played to its end at once."""

from __future__ import annotations

import pytest

from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.search_types import StopFlag
from connect4_gui.game.bot_game import play_out
from connect4_gui.game.game import Ending, GameResult
from tests.matches import WON, two_bots


class Reader:
    """Plays columns, counted from 1, one after another, fails when there are none left, and keeps its points."""

    is_certain = True

    def __init__(self, columns: str) -> None:
        self._columns = [int(sign) - 1 for sign in columns]
        self.points: list[float] = []

    def move(self, board: Board, stop: StopFlag, seconds_left: float | None) -> int:  # noqa: ARG002
        return self._columns.pop(0)

    def game_ended(self, points: float) -> None:
        self.points.append(points)


def test_a_game_is_recorded_to_its_end_and_the_bots_hear_how_it_ended() -> None:
    minds = Reader(WON[::2]), Reader(WON[1::2])
    record = play_out(two_bots(), minds)
    assert record.notation == WON
    assert record.result == GameResult(Side.FIRST, Ending.FOUR_IN_A_ROW)
    assert [mind.points for mind in minds] == [[1.0], [0.0]]


@pytest.mark.parametrize(("columns", "sentence"), [("45", "stopped after 445$"), ("", "stopped after no moves$")])
def test_a_bot_that_fails_ends_the_game_with_an_error(columns: str, sentence: str) -> None:
    with pytest.raises(RuntimeError, match=sentence):
        play_out(two_bots(), (Reader(columns), Reader("4")))
