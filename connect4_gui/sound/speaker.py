"""Speaker: the sound device, through miniaudio. A missing package and a missing device are the same: no speaker."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any, Protocol

from connect4_gui.sound.synth import RATE

BUFFER_MS = 30
SOUND_CARDS = Path("/dev/snd")


class NoSpeaker(Exception):
    """There is nothing to play on."""


class Speaker(Protocol):
    """Pulls samples from a stream in a thread of its own between ``start`` and ``stop``.

    Every method but ``close`` may raise NoSpeaker.
    """

    def start(self, stream: Generator[array[int], int, None]) -> None: ...
    def stop(self) -> None: ...
    def close(self) -> None: ...


OpenSpeaker = Callable[[], Speaker]


def open_speaker() -> Speaker:
    """The system's default device. Raises NoSpeaker; may take long, so it is no call for the window's thread."""
    return MiniaudioSpeaker(load_library(), backend_names(sys.platform, SOUND_CARDS))


def load_library() -> Any:
    """The module miniaudio. Raises NoSpeaker where it is missing or cannot run."""
    try:
        import miniaudio  # noqa: PLC0415
    except (ImportError, OSError) as error:
        raise NoSpeaker(f"the package miniaudio cannot be loaded: {error}") from error
    return miniaudio


def backend_names(platform: str, cards: Path) -> list[str]:
    """Which ways to the device to try; empty for all of them.

    On Linux ALSA complains on the terminal when there is no sound card, so it is asked only where there is one.
    """
    if platform != "linux":
        return []
    return ["PULSEAUDIO", "ALSA"] if any(cards.glob("pcm*p")) else ["PULSEAUDIO"]


class MiniaudioSpeaker:
    """A playback device of the module ``library``."""

    def __init__(self, library: Any, backends: list[str]) -> None:
        self._error: type[Exception] = library.MiniaudioError
        try:
            self._device = library.PlaybackDevice(
                output_format=library.SampleFormat.SIGNED16,
                nchannels=1,
                sample_rate=RATE,
                buffersize_msec=BUFFER_MS,
                backends=[library.Backend[name] for name in backends],
                app_name="Connect Four",
            )
        except self._error as error:
            raise NoSpeaker(str(error)) from error

    def start(self, stream: Generator[array[int], int, None]) -> None:
        try:
            self._device.start(stream)
        except self._error as error:
            raise NoSpeaker(str(error)) from error

    def stop(self) -> None:
        try:
            self._device.stop()
        except self._error as error:
            raise NoSpeaker(str(error)) from error

    def close(self) -> None:
        self._device.close()
