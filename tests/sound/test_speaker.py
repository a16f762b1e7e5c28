"""The way to a sound device, and to none."""

from __future__ import annotations

import builtins
import threading
from array import array
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from connect4_gui.sound.speaker import MiniaudioSpeaker, NoSpeaker, backend_names, open_speaker


def test_alsa_is_asked_only_where_there_is_a_card(tmp_path: Path) -> None:
    assert backend_names("linux", tmp_path / "nothing") == ["PULSEAUDIO"]
    (tmp_path / "pcmC0D0c").touch()
    assert backend_names("linux", tmp_path) == ["PULSEAUDIO"]
    (tmp_path / "pcmC0D0p").touch()
    assert backend_names("linux", tmp_path) == ["PULSEAUDIO", "ALSA"]


@pytest.mark.parametrize("platform", ["win32", "darwin", "freebsd14"])
def test_elsewhere_everything_is_tried(platform: str, tmp_path: Path) -> None:
    assert backend_names(platform, tmp_path) == []


@pytest.mark.parametrize("error", [ImportError("no such module"), OSError("a library is missing")])
def test_a_missing_package_is_no_speaker(monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    real = builtins.__import__

    def broken(name: str, *rest: Any, **more: Any) -> Any:
        if name == "miniaudio":
            raise error
        return real(name, *rest, **more)

    monkeypatch.setattr(builtins, "__import__", broken)
    with pytest.raises(NoSpeaker, match=str(error)):
        open_speaker()


def test_a_missing_device_is_no_speaker(capfd: pytest.CaptureFixture[str]) -> None:
    miniaudio = pytest.importorskip("miniaudio")

    class NoDevice:
        def __init__(self, **_options: Any) -> None:
            raise miniaudio.MiniaudioError("failed to init device")

    library = type("library", (), {**vars(miniaudio), "PlaybackDevice": NoDevice})
    with pytest.raises(NoSpeaker, match="failed to init device"):
        MiniaudioSpeaker(library, [])
    assert capfd.readouterr() == ("", "")


def test_a_device_pulls_from_the_stream_until_it_is_closed() -> None:
    """Through miniaudio's own null device, which needs no hardware."""
    miniaudio = pytest.importorskip("miniaudio")
    pulled = threading.Event()

    def endless() -> Generator[array[int], int, None]:
        count = yield array("h")
        while True:
            pulled.set()
            count = yield array("h", bytes(2 * count))

    stream = endless()
    next(stream)
    speaker = MiniaudioSpeaker(miniaudio, ["NULL"])
    speaker.start(stream)
    assert pulled.wait(10)
    with pytest.raises(NoSpeaker):
        speaker.start(stream)
    speaker.stop()
    speaker.close()
