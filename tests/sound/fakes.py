"""Speakers that nobody hears."""

from __future__ import annotations

import threading
from array import array
from collections.abc import Generator

from connect4_gui.sound.speaker import NoSpeaker


class FakeSpeaker:
    """Pulls only when told to, and tells by events what the player's thread did with it."""

    def __init__(self) -> None:
        self.stream: Generator[array[int], int, None] | None = None
        self.starts = 0
        self.thread = ""
        self.started, self.stopped, self.closed = threading.Event(), threading.Event(), threading.Event()

    def start(self, stream: Generator[array[int], int, None]) -> None:
        self.starts += 1
        self.thread = threading.current_thread().name
        self.stream = stream
        self.stopped.clear()
        self.started.set()

    def stop(self) -> None:
        self.stream = None
        self.started.clear()
        self.stopped.set()

    def close(self) -> None:
        self.stream = None
        self.closed.set()

    def pull(self, count: int) -> list[int]:
        assert self.stream is not None
        return list(self.stream.send(count))


class FakeCupboard:
    """Opens fake speakers, and counts how often somebody looked for one. ``is_empty`` means there is none."""

    def __init__(self, *, is_empty: bool = False) -> None:
        self.is_empty = is_empty
        self.looks = 0
        self.speaker = FakeSpeaker()
        self.looked = threading.Event()

    def __call__(self) -> FakeSpeaker:
        self.looks += 1
        self.looked.set()
        if self.is_empty:
            raise NoSpeaker("the cupboard is bare")
        return self.speaker
