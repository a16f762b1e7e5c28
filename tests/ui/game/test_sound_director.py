"""Which sound is heard when."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from connect4_gui.engine.board import Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.game.game import Ending, GameResult
from connect4_gui.game.match_setup import MatchSetup, TimeoutRule
from connect4_gui.settings.motion import Motion
from connect4_gui.sound.sounds import Kind, Sound
from connect4_gui.ui.game.game_window import GameWindow
from connect4_gui.ui.game.sound_director import SoundDirector, ending_kind
from tests.game.fakes import FakeClock
from tests.matches import against_computer, two_bots
from tests.ui.conftest import OpenGame
from tests.ui.fakes import ScriptedEngine
from tests.ui.hands import click, pass_time, play

Listen = Callable[[GameWindow], list[Sound]]


@pytest.fixture
def listen() -> Listen:
    def start(window: GameWindow) -> list[Sound]:
        heard: list[Sound] = []
        SoundDirector(window.controller, window.scene, heard.append, window)
        return heard

    return start


def test_a_drop_is_heard_with_the_height_of_its_cell(open_game: OpenGame, listen: Listen) -> None:
    window = open_game()
    heard = listen(window)
    play(window, "4443")
    assert heard == [Sound(Kind.DROP, row) for row in (0, 1, 2, 0)]


def test_a_drop_is_heard_when_the_disc_comes_down(open_game: OpenGame, listen: Listen, qtbot: QtBot) -> None:
    window = open_game(motion=Motion(drop_ms=60, refuse_ms=0, bot_ms=0))
    heard = listen(window)
    click(window, 3)
    assert heard == []
    qtbot.waitUntil(lambda: not window.scene.is_falling)
    assert heard == [Sound(Kind.DROP, 0)]


def test_a_full_column_is_refused_audibly(open_game: OpenGame, listen: Listen) -> None:
    window = open_game(MatchSetup(size=BoardSize(4, 5)))
    play(window, "1111")
    heard = listen(window)
    click(window, 0)
    assert heard == [Sound(Kind.REFUSED)]


def test_a_win_between_friends_is_heard_after_its_disc(open_game: OpenGame, listen: Listen) -> None:
    window = open_game()
    play(window, "112233")
    heard = listen(window)
    click(window, 3)
    assert heard == [Sound(Kind.DROP, 0), Sound(Kind.WIN)]


def test_a_draw_is_heard(open_game: OpenGame, listen: Listen) -> None:
    window = open_game(MatchSetup(size=BoardSize(4, 5)))
    play(window, "2314421115423432355")
    heard = listen(window)
    click(window, 4)
    assert heard[-1] == Sound(Kind.DRAW)


def test_losing_to_the_computer_sounds_like_a_loss(open_game: OpenGame, listen: Listen, qtbot: QtBot) -> None:
    window = open_game(against_computer(), ScriptedEngine([6, 6, 6, 6]))
    heard = listen(window)
    for column in (0, 1, 0, 1):
        qtbot.waitUntil(lambda: window.controller.state.person_to_move is not None)
        click(window, column)
    qtbot.waitUntil(lambda: window.controller.state.is_over)
    assert heard[-1] == Sound(Kind.LOSS)


@pytest.mark.parametrize(
    ("setup", "winner", "kind"),
    [
        (MatchSetup(), Side.FIRST, Kind.WIN),
        (MatchSetup(), Side.SECOND, Kind.WIN),
        (against_computer(), Side.FIRST, Kind.WIN),
        (against_computer(), Side.SECOND, Kind.LOSS),
        (against_computer(), None, Kind.DRAW),
        (two_bots(), Side.SECOND, Kind.WIN),
    ],
)
def test_who_hears_what_at_the_end(setup: MatchSetup, winner: Side | None, kind: Kind) -> None:
    assert ending_kind(setup, GameResult(winner, Ending.OUT_OF_TIME)) is kind


def test_each_of_the_last_five_seconds_ticks_once(open_game: OpenGame, listen: Listen, clock: FakeClock) -> None:
    window = open_game(MatchSetup(turn_seconds=8, timeout_rule=TimeoutRule.LOSE))
    heard = listen(window)
    for _ in range(36):
        pass_time(window, clock, 0.25)
    assert heard == [*(Sound(Kind.SECONDS, left) for left in (5, 4, 3, 2, 1)), Sound(Kind.WIN)]


def test_a_paused_clock_does_not_tick(open_game: OpenGame, listen: Listen, clock: FakeClock) -> None:
    window = open_game(MatchSetup(turn_seconds=8))
    heard = listen(window)
    clock.advance(3.5)
    window.controller.referee.set_paused(True)
    window.controller.referee.tick()
    assert heard == []
    window.controller.referee.set_paused(False)
    window.controller.referee.tick()
    assert heard == [Sound(Kind.SECONDS, 5)]
