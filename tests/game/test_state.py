"""What may be seen and done now follows from the state alone."""

from __future__ import annotations

import pytest

from connect4_gui.game.match_setup import MatchSetup
from tests.game.fakes import Hall, started
from tests.matches import WON, against_computer, friends, two_bots

TIMED = friends(turn_seconds=20)


def dialog_over(setup: MatchSetup, moves: str = "") -> Hall:
    hall = started(setup)
    hall.drop(moves)
    hall.referee.set_dialog_open(True)
    return hall


@pytest.mark.parametrize("setup", [TIMED, friends()])
def test_a_pause_covers_the_board_and_its_end_uncovers_it(setup: MatchSetup) -> None:
    hall = started(setup)
    assert not hall.referee.state.is_covered
    hall.referee.set_paused(True)
    assert hall.referee.state.is_covered
    hall.referee.set_paused(False)
    assert not hall.referee.state.is_covered


def test_a_dialog_covers_the_board_only_where_it_stops_a_clock() -> None:
    assert dialog_over(TIMED, "44").referee.state.is_covered
    assert not dialog_over(friends(), "44").referee.state.is_covered
    assert not dialog_over(two_bots(turn_seconds=20)).referee.state.is_covered
    assert not dialog_over(TIMED, WON).referee.state.is_covered


def test_a_hint_is_for_a_person_who_may_move_now() -> None:
    hall = started(against_computer())
    assert hall.referee.state.can_hint
    hall.referee.set_paused(True)
    assert not hall.referee.state.can_hint
    hall.referee.set_paused(False)
    hall.drop("4")
    assert not hall.referee.state.can_hint
