"""Stand-ins for what a referee needs: time and players."""

from __future__ import annotations

from collections.abc import Callable

from connect4_gui.engine.moves import Move
from connect4_gui.game.events import ClockTicked, Event
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.game.player_spec import PlayerSpec
from connect4_gui.game.players import Player, Question
from connect4_gui.game.referee import Referee
from connect4_gui.game.saved_match import SavedMatch
from connect4_gui.game.state import GameState


class FakeClock:
    """Seconds that pass only when told to."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds

    def advance(self, seconds: float) -> None:
        self.seconds += seconds


class FakePlayer:
    """Keeps every question and answers when told to, or at once with the moves of its script."""

    def __init__(self, spec: PlayerSpec) -> None:
        self.spec = spec
        self.questions: list[Question] = []
        self.script: list[Move] = []
        self.cancelled = 0
        self.points: list[float] = []
        self.is_closed = False

    def ask(self, question: Question) -> None:
        self.questions.append(question)
        if self.script:
            question.answer(self.script.pop(0))

    def cancel(self) -> None:
        self.cancelled += 1

    def game_ended(self, points: float) -> None:
        self.points.append(points)

    def close(self) -> None:
        self.is_closed = True


class Hall:
    """A referee with fake players and a fake clock, everything it has told, and the state at each of these times."""

    def __init__(self, setup: MatchSetup, saved: SavedMatch | None = None) -> None:
        self.clock = FakeClock()
        self.players: list[FakePlayer] = []
        self.told: list[Event] = []
        self.states: list[GameState] = []
        self.listeners: list[Callable[[Event], None]] = []
        self.referee = Referee(setup, self._make_player, self._hear, now=self.clock, saved=saved)

    @property
    def first(self) -> FakePlayer:
        return self.players[-2]

    @property
    def second(self) -> FakePlayer:
        return self.players[-1]

    def pass_time(self, seconds: float) -> None:
        self.clock.advance(seconds)
        self.referee.tick()

    def drop(self, columns: str) -> None:
        """Wish for these columns, counted from 1, one after another."""
        for sign in columns:
            self.referee.drop(int(sign) - 1)

    def hear(self) -> list[Event]:
        """What was told since the last time, ticks left out."""
        told: list[Event] = [event for event in self.told if not isinstance(event, ClockTicked)]
        self.told.clear()
        return told

    def _hear(self, event: Event) -> None:
        self.told.append(event)
        self.states.append(self.referee.state)
        for listener in self.listeners:
            listener(event)

    def _make_player(self, spec: PlayerSpec) -> Player:
        self.players.append(FakePlayer(spec))
        return self.players[-1]


def started(setup: MatchSetup) -> Hall:
    """A hall in which the first game has just begun."""
    hall = Hall(setup)
    hall.referee.start()
    hall.hear()
    return hall
