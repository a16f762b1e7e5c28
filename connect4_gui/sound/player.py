"""SoundPlayer: plays sounds beside the window. Whoever calls it never waits, and silence is no error."""

from __future__ import annotations

import logging
import queue
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass

from connect4_gui.sound.mixer import Mixer
from connect4_gui.sound.sounds import Sound, samples
from connect4_gui.sound.speaker import NoSpeaker, OpenSpeaker, Speaker, open_speaker
from connect4_gui.sound.volume import MAX_VOLUME

log = logging.getLogger(__name__)

IDLE_SECONDS = 2.0
"""A speaker that has been silent for this long is stopped, so that it costs no power."""

RETRY_SECONDS = 30.0
STALE_SECONDS = 1.0
CLOSE_SECONDS = 3.0


@dataclass(frozen=True, slots=True)
class _Wish:
    sound: Sound
    asked_at: float


class SoundPlayer:
    """Its thread begins with the first sound and ends with :meth:`close`; only that thread touches the speaker.

    Without a speaker it keeps silent, and looks for one again with the next sound after half a minute.
    """

    def __init__(
        self,
        open_speaker: OpenSpeaker = open_speaker,
        now: Callable[[], float] = time.monotonic,
        idle_seconds: float = IDLE_SECONDS,
    ) -> None:
        self._open_speaker = open_speaker
        self._now = now
        self._idle_seconds = idle_seconds
        self._mixer = Mixer()
        self._inbox: queue.SimpleQueue[_Wish | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._speaker: Speaker | None = None
        self._is_started = False
        self._is_closed = False
        self._retry_at = float("-inf")

    def set_volume(self, volume: int) -> None:
        """From 0 for silence to 100, evenly for the ear. It counts at once, also for what is being heard."""
        self._mixer.gain = (min(max(volume, 0), MAX_VOLUME) / MAX_VOLUME) ** 2

    def play(self, sound: Sound) -> None:
        """Let ``sound`` be heard now. Returns at once."""
        if self._is_closed or self._mixer.gain == 0:
            return
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="sound", daemon=True)
            self._thread.start()
        self._inbox.put(_Wish(sound, self._now()))

    def close(self) -> None:
        """Fall silent, let go of the speaker and end the thread. Harmless the second time."""
        self._is_closed = True
        if self._thread is not None:
            self._inbox.put(None)
            self._thread.join(CLOSE_SECONDS)
            if self._thread.is_alive():
                log.error("The sound device did not close within %s s", CLOSE_SECONDS)
            self._thread = None

    def _run(self) -> None:
        try:
            while self._serve():
                pass
        except Exception:
            log.exception("The sounds have stopped")
        finally:
            self._let_go()

    def _serve(self) -> bool:
        """Do one thing: play a sound, or rest when nothing comes. False when it is time to end."""
        try:
            wish = self._inbox.get(timeout=self._idle_seconds if self._is_started else None)
        except queue.Empty:
            self._rest()
            return True
        if wish is not None:
            self._sound(wish)
        return wish is not None

    def _sound(self, wish: _Wish) -> None:
        """Play, unless there is no speaker or it took so long to find one that the moment has gone."""
        if self._retry_at > self._now():
            return
        pcm = samples(wish.sound)
        try:
            self._wake()
        except NoSpeaker as error:
            log.info("There is no sound: %s", error)
            self._let_go()
            self._retry_at = self._now() + RETRY_SECONDS
            return
        if self._now() - wish.asked_at <= STALE_SECONDS:
            self._mixer.add(pcm)

    def _wake(self) -> None:
        if self._speaker is None:
            self._speaker = self._open_speaker()
        if not self._is_started:
            self._speaker.start(self._mixer.stream())
            self._is_started = True

    def _rest(self) -> None:
        if self._speaker is None or not self._mixer.is_silent:
            return
        try:
            self._speaker.stop()
            self._is_started = False
        except NoSpeaker as error:
            log.info("The sound device has gone: %s", error)
            self._let_go()

    def _let_go(self) -> None:
        if self._speaker is not None:
            self._speaker.close()
        self._speaker, self._is_started = None, False
        self._mixer.clear()
