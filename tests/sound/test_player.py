"""The player: never waiting, never in the way, and gone when it is closed."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterator

import pytest

from connect4_gui.sound.player import RETRY_SECONDS, STALE_SECONDS, SoundPlayer
from connect4_gui.sound.sounds import Kind, Sound, samples
from connect4_gui.sound.speaker import NoSpeaker
from tests.game.fakes import FakeClock
from tests.sound.fakes import FakeCupboard, FakeSpeaker

DROP = Sound(Kind.DROP, 1)
WAIT = 10.0

MakePlayer = Callable[..., SoundPlayer]


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def make_player(clock: FakeClock) -> Iterator[MakePlayer]:
    players: list[SoundPlayer] = []

    def make(cupboard: Callable[[], FakeSpeaker], idle_seconds: float = 1000.0) -> SoundPlayer:
        players.append(SoundPlayer(cupboard, clock, idle_seconds))
        return players[-1]

    yield make
    for player in players:
        player.close()


def wait_until(is_so: Callable[[], bool]) -> None:
    """Wait for the player's thread; the test's own timeout is the limit."""
    pause = threading.Event()
    while not is_so():
        pause.wait(0.002)


def test_no_thread_and_no_device_before_the_first_sound(make_player: MakePlayer) -> None:
    before = threading.active_count()
    cupboard = FakeCupboard()
    make_player(cupboard)
    assert (threading.active_count(), cupboard.looks) == (before, 0)


def test_a_sound_reaches_the_speaker_from_a_thread_of_its_own(make_player: MakePlayer) -> None:
    cupboard = FakeCupboard()
    player = make_player(cupboard)
    player.play(DROP)
    assert cupboard.speaker.started.wait(WAIT)
    assert cupboard.speaker.thread == "sound"
    wait_until(lambda: any(cupboard.speaker.pull(len(samples(DROP)))))


def test_closing_closes_the_device_and_ends_the_thread(make_player: MakePlayer) -> None:
    before = threading.active_count()
    cupboard = FakeCupboard()
    player = make_player(cupboard)
    player.play(DROP)
    assert cupboard.speaker.started.wait(WAIT)
    player.close()
    assert cupboard.speaker.closed.is_set()
    assert threading.active_count() == before
    player.play(DROP)
    player.close()
    assert threading.active_count() == before


def test_a_muted_player_does_not_even_look_for_a_device(make_player: MakePlayer) -> None:
    before = threading.active_count()
    cupboard = FakeCupboard()
    player = make_player(cupboard)
    player.set_volume(0)
    player.play(DROP)
    assert (threading.active_count(), cupboard.looks) == (before, 0)


def test_the_volume_counts(make_player: MakePlayer) -> None:
    cupboard = FakeCupboard()
    player = make_player(cupboard)
    loudest = max(samples(DROP))
    for volume, share in ((100, 1.0), (50, 0.25), (10, 0.01)):
        player.set_volume(volume)
        player.play(DROP)
        assert cupboard.speaker.started.wait(WAIT)
        heard: list[int] = []
        while not any(heard):
            heard = cupboard.speaker.pull(len(samples(DROP)))
        assert max(heard) == pytest.approx(loudest * share, abs=2)


def test_without_a_device_it_is_silent_and_does_not_look_with_every_sound(
    make_player: MakePlayer, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    cupboard = FakeCupboard(is_empty=True)
    player = make_player(cupboard)
    for _ in range(3):
        player.play(DROP)
    player.close()
    assert cupboard.looks == 1
    assert [(record.levelname, record.message) for record in caplog.records] == [
        ("INFO", "There is no sound: the cupboard is bare")
    ]


def test_a_device_that_comes_later_is_found(
    make_player: MakePlayer, clock: FakeClock, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    cupboard = FakeCupboard(is_empty=True)
    player = make_player(cupboard)
    player.play(DROP)
    wait_until(lambda: player._retry_at > clock.seconds)
    clock.seconds += RETRY_SECONDS
    cupboard.is_empty = False
    player.play(DROP)
    assert cupboard.speaker.started.wait(WAIT)


def test_a_silent_device_is_put_to_rest_and_woken_again(make_player: MakePlayer) -> None:
    cupboard = FakeCupboard()
    player = make_player(cupboard, idle_seconds=0.01)
    player.play(DROP)
    assert cupboard.speaker.started.wait(WAIT)
    stream = cupboard.speaker.stream
    assert stream is not None
    wait_until(lambda: any(stream.send(len(samples(DROP)))))
    assert cupboard.speaker.stopped.wait(WAIT)
    player.play(DROP)
    assert cupboard.speaker.started.wait(WAIT)
    assert (cupboard.speaker.starts, cupboard.looks) == (2, 1)


def test_a_sound_that_comes_too_late_is_not_played(make_player: MakePlayer, clock: FakeClock) -> None:
    """Opening a device may take seconds; a drop of long ago would only confuse."""
    cupboard = FakeCupboard()

    def slow() -> FakeSpeaker:
        clock.seconds += STALE_SECONDS + 1
        return cupboard()

    player = make_player(slow)
    player.play(DROP)
    assert cupboard.speaker.started.wait(WAIT)
    player.play(Sound(Kind.REFUSED))
    heard: list[int] = []
    while not any(heard):
        heard = cupboard.speaker.pull(len(samples(Sound(Kind.REFUSED))))
    assert heard == [int(value) for value in samples(Sound(Kind.REFUSED))]


def test_a_device_that_goes_away_is_let_go(make_player: MakePlayer, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    cupboard = FakeCupboard()

    class Unplugged(FakeSpeaker):
        def stop(self) -> None:
            raise NoSpeaker("it was pulled out")

    cupboard.speaker = Unplugged()
    player = make_player(cupboard, idle_seconds=0.01)
    player.play(DROP)
    assert cupboard.speaker.started.wait(WAIT)
    stream = cupboard.speaker.stream
    assert stream is not None
    wait_until(lambda: any(stream.send(len(samples(DROP)))))
    assert cupboard.speaker.closed.wait(WAIT)
    wait_until(lambda: "pulled out" in caplog.text)


def test_a_bug_in_the_sounds_is_logged_and_ends_only_the_sounds(
    make_player: MakePlayer, caplog: pytest.LogCaptureFixture
) -> None:
    attempts = []

    def broken() -> FakeSpeaker:
        attempts.append(1)
        raise RuntimeError("a bug")

    player = make_player(broken)
    player.play(DROP)
    wait_until(lambda: "The sounds have stopped" in caplog.text)
    player.play(DROP)
    player.close()
    assert len(attempts) == 1
    assert caplog.text.count("The sounds have stopped") == 1
