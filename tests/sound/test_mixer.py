"""What is heard at the same time."""

from __future__ import annotations

from array import array

import pytest

from connect4_gui.sound.mixer import Mixer


def test_nothing_is_silence() -> None:
    assert list(Mixer().mix(3)) == [0, 0, 0]


def test_a_sound_is_heard_once_in_pieces() -> None:
    mixer = Mixer()
    mixer.add(array("h", [1, 2, 3, 4, 5]))
    assert [list(mixer.mix(2)) for _ in range(4)] == [[1, 2], [3, 4], [5, 0], [0, 0]]
    assert mixer.is_silent


def test_sounds_are_heard_together() -> None:
    mixer = Mixer()
    mixer.add(array("h", [10, 10, 10]))
    assert not mixer.is_silent
    assert list(mixer.mix(1)) == [10]
    mixer.add(array("h", [1, 2]))
    assert list(mixer.mix(3)) == [11, 12, 0]


def test_the_gain_counts_at_once() -> None:
    mixer = Mixer()
    mixer.add(array("h", [100] * 4))
    mixer.gain = 0.5
    assert list(mixer.mix(2)) == [50, 50]
    mixer.gain = 0.0
    assert list(mixer.mix(2)) == [0, 0]


@pytest.mark.parametrize("loud", [30_000, -30_000])
def test_what_is_too_loud_together_is_turned_down(loud: int) -> None:
    mixer = Mixer()
    for _ in range(3):
        mixer.add(array("h", [loud, loud // 2]))
    full, half = mixer.mix(2)
    assert abs(full) == pytest.approx(32_767, abs=1)
    assert half == pytest.approx(full / 2, abs=1)


def test_the_stream_yields_as_many_samples_as_it_is_asked_for() -> None:
    mixer = Mixer()
    stream = mixer.stream()
    assert [len(stream.send(count)) for count in (1, 7, 720)] == [1, 7, 720]


def test_clearing_forgets() -> None:
    mixer = Mixer()
    mixer.add(array("h", [1] * 10))
    mixer.mix(1)
    mixer.add(array("h", [1] * 10))
    mixer.clear()
    assert mixer.is_silent
