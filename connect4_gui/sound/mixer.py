"""Mixer: what is heard at the same time, as one stream. A speaker pulls from it in its own thread."""

from __future__ import annotations

import operator
from array import array
from collections import deque
from collections.abc import Generator

HIGHEST = 32_767


class Mixer:
    """``add`` may be called from any thread; the stream belongs to the speaker's."""

    def __init__(self) -> None:
        self.gain = 1.0
        self._arriving: deque[array[int]] = deque()
        self._voices: list[tuple[array[int], int]] = []

    @property
    def is_silent(self) -> bool:
        """Whether everything that was added has been heard."""
        return not self._arriving and not self._voices

    def add(self, samples: array[int]) -> None:
        self._arriving.append(samples)

    def clear(self) -> None:
        """Forget everything that has not been heard yet. Only while nobody pulls."""
        self._arriving.clear()
        self._voices.clear()

    def stream(self) -> Generator[array[int], int, None]:
        """An endless stream: send it a number of samples and it yields as many. It is started already."""
        stream = self._pull()
        next(stream)
        return stream

    def mix(self, count: int) -> array[int]:
        """The next ``count`` samples. What would be too loud together is turned down."""
        while self._arriving:
            self._voices.append((self._arriving.popleft(), 0))
        if not self._voices:
            return array("h", bytes(2 * count))
        total = [0] * count
        for samples, heard in self._voices:
            part = samples[heard : heard + count]
            total[: len(part)] = map(operator.add, total, part)
        self._voices = [(samples, heard + count) for samples, heard in self._voices if heard + count < len(samples)]
        gain = self.gain
        loudest = gain * max(map(abs, total))
        if loudest > HIGHEST:
            gain *= HIGHEST / loudest
        return array("h", [int(value * gain) for value in total])

    def _pull(self) -> Generator[array[int], int, None]:
        count = yield array("h")
        while True:
            count = yield self.mix(count)
