"""A UGI server in this process, and what it said."""

from __future__ import annotations

import queue
from collections.abc import Iterator
from contextlib import closing, contextmanager

from connect4_gui.ugi.server import UgiServer

PATIENCE_SECONDS = 60.0


class Talk:
    """Sends lines to a server and hears what it says."""

    def __init__(self) -> None:
        self._heard: queue.SimpleQueue[str] = queue.SimpleQueue()
        self.server = UgiServer(self._heard.put)

    def send(self, *lines: str) -> None:
        for line in lines:
            assert self.server.handle(line)

    def hear(self) -> str:
        """The next line, however long it takes."""
        return self._heard.get(timeout=PATIENCE_SECONDS)

    def hear_all(self) -> list[str]:
        """What was said so far."""
        lines = []
        while not self._heard.empty():
            lines.append(self._heard.get())
        return lines

    def hear_until(self, beginning: str) -> list[str]:
        """Every line up to the first one that begins so."""
        lines = [self.hear()]
        while not lines[-1].startswith(beginning):
            lines.append(self.hear())
        return lines

    def ask(self, *lines: str) -> str:
        """The one line that answers ``lines``, none of which begins a search."""
        self.send(*lines)
        (answer,) = self.hear_all()
        return answer

    def best_move(self, *lines: str) -> str:
        """The move that answers ``lines``, the last of which begins a search."""
        self.send(*lines)
        return self.hear_until("bestmove")[-1].removeprefix("bestmove ")


@contextmanager
def talk() -> Iterator[Talk]:
    talking = Talk()
    with closing(talking.server):
        yield talking
