"""The sounds themselves: audible, clean at both ends, and different where it matters."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest

from connect4_gui.sound.sounds import Kind, Sound, notes, samples
from connect4_gui.sound.synth import PEAK, RATE, Note, render

EVERY_SOUND = [
    *(Sound(Kind.DROP, row) for row in range(8)),
    *(Sound(Kind.SECONDS, left) for left in range(1, 6)),
    *(Sound(kind) for kind in (Kind.WIN, Kind.LOSS, Kind.DRAW, Kind.REFUSED)),
]


def crossings(pcm: list[int]) -> int:
    """How often a sound goes through silence, upwards: its frequency times its length."""
    return sum(a < 0 <= b for a, b in pairwise(pcm))


def test_a_note_has_its_frequency() -> None:
    pcm = list(render([Note(0, 500, 0.5, 0.8, partials=((1.0, 1.0),), decay=0.1)]))
    assert len(pcm) == RATE // 2
    assert crossings(pcm) == pytest.approx(250, abs=3)
    assert max(pcm) == pytest.approx(0.8 * PEAK, rel=0.1)


def test_a_note_dies_away() -> None:
    pcm = render([Note(0, 500, 0.5, 0.8, decay=5)])
    quarter = len(pcm) // 4
    assert max(pcm[:quarter]) > 10 * max(pcm[-quarter:])


def test_notes_begin_when_they_are_meant_to() -> None:
    pcm = render([Note(0.1, 500, 0.1, 0.5)])
    assert not any(pcm[: RATE // 10])
    assert any(pcm[RATE // 10 :])


def test_notes_that_are_too_loud_together_are_cut_off() -> None:
    pcm = render([Note(0, 500, 0.1, 0.9, decay=1)] * 3)
    assert max(pcm) == PEAK


@pytest.mark.parametrize("sound", EVERY_SOUND, ids=str)
def test_every_sound_is_audible_short_and_ends_in_silence(sound: Sound) -> None:
    pcm = samples(sound)
    loudest = max(map(abs, pcm))
    assert 0.1 * PEAK < loudest < PEAK
    assert len(pcm) < 1.5 * RATE
    assert abs(pcm[0]) < 0.01 * PEAK
    assert abs(pcm[-1]) < 0.01 * PEAK


def test_no_two_sounds_are_the_same() -> None:
    assert len({samples(sound).tobytes() for sound in EVERY_SOUND}) == len(EVERY_SOUND)


def test_a_drop_is_higher_the_higher_the_disc_lies() -> None:
    pitches = [notes(Sound(Kind.DROP, row))[0].hertz for row in range(8)]
    assert pitches == sorted(set(pitches))
    assert pitches[-1] / pitches[0] == pytest.approx(2 ** (16 / 12))


def test_the_last_seconds_rise() -> None:
    pitches = [notes(Sound(Kind.SECONDS, left))[0].hertz for left in (5, 4, 3, 2, 1)]
    assert pitches == sorted(set(pitches))


def test_a_win_rises_and_a_loss_falls() -> None:
    won, lost = ([note.hertz for note in notes(Sound(kind))] for kind in (Kind.WIN, Kind.LOSS))
    assert won[:4] == sorted(won[:4])
    assert lost == sorted(lost, reverse=True)


def test_a_sound_is_made_once() -> None:
    assert samples(Sound(Kind.DROP, 3)) is samples(Sound(Kind.DROP, 3))
    assert math.isfinite(sum(samples(Sound(Kind.WIN))))
