"""Falling discs: as gravity has it, as fast as a person likes, or not at all."""

from __future__ import annotations

from itertools import pairwise

import pytest
from pytestqt.qtbot import QtBot

from connect4_gui.engine.geometry import Cell
from connect4_gui.settings.motion import LEAST_PACE_MS, STILL, AnimationSpeed, Motion, fallen, has_touched, motion_at
from tests.matches import against_computer
from tests.ui.conftest import OpenGame
from tests.ui.hands import click

QUICK = Motion(drop_ms=12, refuse_ms=12, bot_ms=0)


@pytest.mark.parametrize(
    ("speed", "is_reduced", "drop_ms"),
    [
        (AnimationSpeed.SYSTEM, False, 165),
        (AnimationSpeed.SYSTEM, True, 0),
        (AnimationSpeed.NORMAL, True, 165),
        (AnimationSpeed.FAST, False, 82),
        (AnimationSpeed.OFF, False, 0),
    ],
)
def test_the_speed_scales_every_duration(speed: AnimationSpeed, is_reduced: bool, drop_ms: int) -> None:
    motion = motion_at(speed, is_reduced=is_reduced)
    assert motion.drop_ms == drop_ms
    assert motion.refuse_ms == pytest.approx(320 * drop_ms / 165, abs=2)
    assert motion.bot_ms >= LEAST_PACE_MS


def test_no_speed_makes_a_still_window_move() -> None:
    for speed in AnimationSpeed:
        assert motion_at(speed, is_reduced=False, normal=STILL) == STILL


def test_a_longer_fall_takes_longer_and_without_motion_no_time() -> None:
    times = [Motion().fall_ms(cells) for cells in range(1, 10)]
    assert times == sorted(set(times))
    assert times[3] == pytest.approx(2 * times[0], abs=1)
    assert STILL.fall_ms(8) == 0


def test_a_fall_accelerates_touches_the_ground_bounces_a_little_and_rests() -> None:
    way = [fallen(step / 200) for step in range(201)]
    touch = next(step for step in range(201) if has_touched(step / 200))
    falling = [b - a for a, b in pairwise(way[:touch])]
    assert falling == sorted(falling)
    assert way[0] == 0
    assert way[-1] == pytest.approx(1)
    assert way[touch] == pytest.approx(1, abs=0.02)
    assert 0.92 < min(way[touch:]) < 0.97


def test_a_disc_touches_once_before_it_rests(open_game: OpenGame, qtbot: QtBot) -> None:
    window = open_game(motion=QUICK)
    touched: list[tuple[Cell, bool]] = []
    window.scene.disc_touched.connect(lambda cell: touched.append((cell, window.scene.is_falling)))
    click(window, 2)
    qtbot.waitUntil(lambda: not window.scene.is_falling)
    assert touched == [((0, 2), True)]


def test_without_motion_a_disc_touches_at_once(open_game: OpenGame) -> None:
    window = open_game()
    touched: list[Cell] = []
    window.scene.disc_touched.connect(touched.append)
    click(window, 2)
    click(window, 2)
    assert touched == [(0, 2), (1, 2)]


def test_motion_changes_in_a_running_game(open_game: OpenGame, qtbot: QtBot) -> None:
    window = open_game(against_computer())
    window.set_motion(QUICK)
    click(window, 3)
    assert window.scene.is_falling
    qtbot.waitUntil(lambda: len(window.scene.circles) == 2 and not window.scene.is_falling)
    window.set_motion(STILL)
    click(window, 3)
    assert not window.scene.is_falling
