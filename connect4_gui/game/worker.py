"""Worker: lets something think, here and now or beside whoever asks."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Protocol, TypeVar

from connect4_gui.engine.search_types import StopFlag

log = logging.getLogger(__name__)

T = TypeVar("T")


class Worker(Protocol):
    """Does one job at a time: a new one cancels the old one, whose end is never heard then."""

    def start(self, job: Callable[[StopFlag], T], done: Callable[[T], None], failed: Callable[[], None]) -> None:
        """Do ``job``, which must end soon after its flag is set; then call ``done`` with what it returned.

        If it raises, the log has the trace and ``failed`` is called.
        """

    def cancel(self) -> None:
        """Drop the job that is being done, if any."""

    def close(self) -> None:
        """Cancel, and do nothing any more."""


class AtOnce:
    """Does a job before ``start`` returns, as a program without a window may."""

    def start(self, job: Callable[[StopFlag], T], done: Callable[[T], None], failed: Callable[[], None]) -> None:
        try:
            answer = job(StopFlag())
        except Exception:
            log.exception("Thinking failed")
            failed()
        else:
            done(answer)

    def cancel(self) -> None:
        """There is never anything to cancel."""

    def close(self) -> None:
        """There is nothing to end."""
