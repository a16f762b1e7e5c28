"""What the monkey looks at after every event sees what is wrong, and only that."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from connect4_gui.ui.game.features.review.review_feature import ReviewFeature
from connect4_gui.ui.game.game_window import GameWindow
from tests.faults.campaign import Broken
from tests.faults.setups import with_own_bot
from tests.faults.stage import on_stage
from tests.faults.window_checks import check_record, check_scene
from tests.matches import friends
from tests.store.games import recorded

MOVES = "4433221"
"""Player 1 has four in a row at the end; player 2 had the chance to prevent that."""


@pytest.fixture
def window(qapp: QObject) -> Iterator[GameWindow]:
    """A stored game of the classic rules, which somebody looks at."""
    assert qapp is not None
    with on_stage(random.Random(1)) as stage:
        stage.program.open_record(recorded(MOVES))
        assert stage.program.game_window is not None
        yield stage.program.game_window


def reviewed(qtbot: QtBot, window: GameWindow) -> ReviewFeature:
    review = next(feature for feature in window.features if isinstance(feature, ReviewFeature))
    review.open()
    qtbot.waitUntil(lambda: not review.is_busy, timeout=20_000)
    window.display.place_wanted.emit(3)
    return review


def test_what_is_tried_in_a_review_is_no_fault(qtbot: QtBot, window: GameWindow) -> None:
    review = reviewed(qtbot, window)
    review.start_trying()
    check_scene(window)
    window.scene.wish(6)
    assert window.display.is_aside
    assert len(window.scene.circles) == 4
    check_scene(window)


def test_a_line_of_the_coach_is_no_fault(qtbot: QtBot, window: GameWindow) -> None:
    review = reviewed(qtbot, window)
    review.line_show.start(3, window.controller.state.classic_boards[3], (6, 6))
    assert len(window.scene.circles) == 5
    check_scene(window)


def test_another_place_than_the_one_that_is_told_is_a_fault(window: GameWindow) -> None:
    window.display.place_wanted.emit(3)
    check_scene(window)
    window.scene.show_discs(window.controller.state.discs_after(2), (None,) * 7)
    with pytest.raises(Broken, match="past at place 3"):
        check_scene(window)


def test_a_disc_beside_the_game_that_hides_one_of_it_is_a_fault(qtbot: QtBot, window: GameWindow) -> None:
    reviewed(qtbot, window)
    window.display.show_aside(3, window.controller.state.discs_after(2))
    with pytest.raises(Broken, match="aside at place 3"):
        check_scene(window)


def test_a_record_that_keeps_quiet_about_the_file_of_a_bot_is_no_fault(qapp: QObject) -> None:
    assert qapp is not None
    with on_stage(random.Random(1)) as stage:
        stage.program.start_game(with_own_bot(friends("Ada", "Grace")))
        window = stage.program.game_window
        assert window is not None
        assert window.controller.state.setup.players[1].own_bot is not None
        check_record(window)
