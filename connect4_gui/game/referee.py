"""Referee: runs a match. Wishes go in, events come out, and ``state`` says how things stand.

It knows neither Qt nor threads nor the time of day: whoever owns it gives it a clock and calls ``tick`` now and then.
"""

from __future__ import annotations

import logging
import random
import time
from collections.abc import Callable, Mapping

from connect4_gui.coach.evaluation import is_better_known
from connect4_gui.engine.board import Position, Side
from connect4_gui.engine.moves import PASS, Drop, Move, Pass
from connect4_gui.engine.search_types import Score
from connect4_gui.game.clock import GameClock
from connect4_gui.game.countdown import Countdown
from connect4_gui.game.events import (
    ClockTicked,
    ColumnRefused,
    Event,
    GameOver,
    GameStarted,
    HoldChanged,
    MoveDoubted,
    MoveMade,
    MoveRefused,
    PlayerFailed,
    PositionChanged,
    PositionEvaluated,
    SecondBegan,
    SidesSwapped,
    TimeRanOut,
    TurnBegan,
)
from connect4_gui.game.game import Game
from connect4_gui.game.match import Match
from connect4_gui.game.match_setup import MatchSetup, TimeoutRule
from connect4_gui.game.players import MakePlayer, Player, Question
from connect4_gui.game.record import GameRecord
from connect4_gui.game.saved_match import SavedMatch
from connect4_gui.game.state import GameState, Hold, Times
from connect4_gui.outside.fault import Fault

log = logging.getLogger(__name__)


class Referee:
    """The only writer of a match. ``tell`` hears every event, after the state has changed.

    Holds are a set of reasons; the clock runs exactly while the set is empty, the game goes on, and nobody still hears
    how it began. A wish that makes no sense now is ignored. Whoever creates a referee must call :meth:`close`.
    """

    def __init__(
        self,
        setup: MatchSetup,
        make_player: MakePlayer,
        tell: Callable[[Event], None],
        *,
        now: Callable[[], float] = time.monotonic,
        rng: random.Random | None = None,
        saved: SavedMatch | None = None,
    ) -> None:
        """``saved`` is a match to go on with, and its setup counts then."""
        self._rng = rng or random.Random()
        self._match = Match(setup, saved, self._rng)
        self._saved = saved
        self._make_player = make_player
        self._tell = tell
        self._now = now
        self._holds: set[Hold] = set()
        self._is_clock_waiting = False
        self._clock = self._new_clock()
        self._countdown = Countdown()
        self._players = self._new_players()
        self._wants_new_players = False
        self._question: Question | None = None
        self._is_asked = False
        self._answer: Move | Fault | None = None
        self._is_delivering = False
        self._has_step = False

    @property
    def state(self) -> GameState:
        game, setup = self._game, self._match.setup
        mover = None if game.is_over else game.board.side
        is_interrupted = bool(self._holds - {Hold.STUCK})
        return GameState(
            game_id=self._match.game_id,
            setup=setup,
            board=game.board,
            boards=game.boards,
            turns=game.turns,
            discs=game.discs,
            landings=game.landings,
            moves=game.moves,
            forecast=game.forecast,
            result=game.result,
            mover=mover,
            person_to_move=self._person_to_move,
            holds=frozenset(self._holds),
            times=self._times(),
            wins={side: self._match.wins(side) for side in Side},
            draws=self._match.draws,
            can_undo=self._match.can_undo and not is_interrupted,
            can_redo=self._match.can_redo and not is_interrupted,
            can_resign=self._match.resigner is not None and not is_interrupted,
        )

    @property
    def evaluations(self) -> Mapping[Position, Score]:
        """What is known about positions of the game on the table, for whoever is to move there."""
        return self._game.evaluations

    @property
    def record(self) -> GameRecord:
        """The game on the table as it stands."""
        return GameRecord.of(self._game, self._match.setup)

    @property
    def saved(self) -> SavedMatch:
        """The match as it stands, to go on with another time."""
        return self._match.saved(self._clock)

    def start(self) -> None:
        """Begin the first game, or go on with the saved one. Call once, when everybody listens."""
        if self._saved is None:
            self._begin_game()
        else:
            self._resume(self._saved)

    def new_game(self) -> None:
        """Leave the game on the table as it is and begin the next one."""
        self._drop_question()
        self._tell_players()
        self._match.next_game()
        self._begin_game()

    def play_from(self, place: int) -> None:
        """Leave the game on the table as it stands and begin another one at ``place`` of it."""
        self._drop_question()
        self._tell_players()
        self._match.play_from(place)
        self._begin_game()

    def begin(self, record: GameRecord) -> None:
        """Leave the game on the table as it stands and put this one on it; players and times are those of the match.

        Raises ValueError, and changes nothing, if it was played on a board of another size or by other rules.
        """
        if record.rules != self._match.setup.rules:
            raise ValueError(f"a game by the rules {record.rules.key} does not fit in this match")
        if record.setup.size != self._match.setup.size:
            raise ValueError(f"a game on a {record.setup.size} board does not fit on {self._match.setup.size}")
        self._drop_question()
        self._tell_players()
        self._match.begin(record)
        self._holds.discard(Hold.REPLAY)
        self._begin_game()

    def drop(self, column: int) -> None:
        """A person wants to drop into ``column``.

        A wish that comes when the time is just over is lost, so that it never falls to the other player.
        """
        self.wish(Drop(column))

    def wish(self, move: Move) -> None:
        """A person wants to make ``move``. What the rules refuse is told; a column that does not exist is ignored."""
        side = self._person_to_move
        self._check_time()
        if side is None or side is not self._person_to_move or self._question is None or isinstance(move, Pass):
            return
        if self._game.allows(move):
            self._question.answer(move)
        elif not isinstance(move, Drop):
            self._tell(MoveRefused(move))
        elif 0 <= move.column < len(self._game.landings):
            self._tell(ColumnRefused(move.column))

    def undo(self) -> None:
        """Take back a turn; against a bot a whole round, also while it thinks and after the end."""
        if self.state.can_undo:
            self._drop_question()
            self._match.undo()
            self._go_on_from_here(is_forward=False)

    def redo(self) -> None:
        """Bring back what the last undo took."""
        if self.state.can_redo:
            self._drop_question()
            self._match.redo()
            self._go_on_from_here(is_forward=True)

    def resign(self) -> None:
        """The person to move gives the game up; against a bot also while that thinks."""
        side = self._match.resigner
        if side is not None and self.state.can_resign:
            self._drop_question()
            self._game.resign(side)
            self._finish_game()

    def swap_sides(self) -> None:
        """Let the players change sides, with their time. After the end the next game begins."""
        if not self.state.can_swap:
            return
        self._drop_question()
        was_over = self._game.is_over
        self._tell_players()
        self._clock.end_turn(earns=False)
        self._match.swap_sides()
        self._tell(SidesSwapped())
        if was_over:
            self._begin_game()
        else:
            self._begin_turn()

    def set_paused(self, is_paused: bool) -> None:
        if self.state.can_pause:
            self._set_hold(Hold.PAUSED, is_paused)

    def step(self) -> None:
        """While the game is paused, let one answer be played; the next one waits again. For games of bots."""
        if self._holds == {Hold.PAUSED} and not self._match.setup.has_people:
            self._has_step = True
            self._deliver()

    def set_dialog_open(self, is_open: bool) -> None:
        """The clock stands and nobody moves while a dialog is open."""
        self._set_hold(Hold.DIALOG, is_open)

    def set_clock_waiting(self, is_waiting: bool) -> None:
        """No time runs while it waits, but everybody may move: for those who still hear how the game began."""
        self._is_clock_waiting = is_waiting
        self._follow_holds()

    def set_replaying(self, is_replaying: bool) -> None:
        """The clock stands and nobody moves or thinks while a game is only looked at. The next game is played."""
        self._set_hold(Hold.REPLAY, is_replaying)
        self._ask()

    def learn(self, board: Position, evaluation: Score) -> None:
        """Keep what somebody has found out about a position of the game, unless it is known better already."""
        self.learn_all({board: evaluation})

    def learn_all(self, evaluations: Mapping[Position, Score]) -> None:
        """As :meth:`learn`, for several positions at once."""
        has_news = False
        for board, evaluation in evaluations.items():
            known = self._game.evaluations.get(board)
            if evaluation != known and is_better_known(evaluation, known) and board in self._game.line_boards:
                self._game.learn(board, evaluation)
                has_news = True
        if has_news:
            self._tell(PositionEvaluated())

    def renew_players(self) -> None:
        """From the next game on, let players play who are made anew."""
        self._wants_new_players = True

    def tick(self) -> None:
        """Let the time run out if it has, and tell that it passes. Call several times a second."""
        self._check_time()
        self._tell(ClockTicked())

    def close(self) -> None:
        """Leave the table. Nothing happens in the match any more."""
        self._drop_question()
        self._clock.set_running(False)
        self._tell_players()
        for player in self._players.values():
            player.close()

    @property
    def _game(self) -> Game:
        return self._match.game

    @property
    def _person_to_move(self) -> Side | None:
        side = self._game.board.side
        if self._holds or self._game.is_over or not self._match.setup.spec(side).is_person:
            return None
        return side

    def _times(self) -> Times:
        setup = self._match.setup
        people = (side for side in Side if setup.spec(side).is_person)
        lefts = {side: self._clock.game_left(setup.player(side)) for side in people}
        return Times(
            elapsed=self._clock.elapsed,
            turn_elapsed=self._clock.turn_elapsed,
            turn_left=self._clock.turn_left,
            game_left={side: left for side, left in lefts.items() if left is not None},
            last_second=self._countdown.second,
        )

    def _begin_game(self) -> None:
        if self._wants_new_players:
            self._wants_new_players = False
            for player in self._players.values():
                player.close()
            self._players = self._new_players()
        self._holds -= {Hold.PAUSED, Hold.STUCK, Hold.REPLAY}
        self._clock = self._new_clock()
        self._set_clocks()
        self._follow_holds()
        self._tell(GameStarted())
        self._go_on()

    def _resume(self, saved: SavedMatch) -> None:
        self._clock = self._new_clock(saved.elapsed)
        self._clock.set_clocks(saved.clocks)
        self._follow_holds()
        self._tell(GameStarted(is_resumed=True))
        self._go_on(saved.turn_elapsed)

    def _go_on(self, turn_elapsed: float = 0.0) -> None:
        """Let whoever is to move move, or say again how the game has ended."""
        if self._game.is_over:
            self._finish_game()
        else:
            self._begin_turn(turn_elapsed)

    def _set_clocks(self) -> None:
        """Give the players the time they had at this place of the game."""
        turns = self._game.turns
        self._clock.set_clocks(turns[-1].time.clocks if turns else None)

    def _begin_turn(self, elapsed: float = 0.0) -> None:
        side = self._game.board.side
        setup = self._match.setup
        self._clock.start_turn(setup.player(side), timed=setup.spec(side).is_person, elapsed=elapsed)
        self._countdown.restart()
        self._question = Question(
            self._game.board,
            self._clock.seconds_left,
            self._hear_answer,
            self._hear_doubt,
            self._hear_failure,
            self._hear_answer,
            tuple((turn.move, turn.luck) for turn in self._game.turns),
        )
        self._is_asked = False
        self._tell(TurnBegan(side))
        self._ask()

    def _ask(self) -> None:
        """Ask whoever is to move, once; while the game is only looked at, that waits."""
        if self._question is not None and not self._is_asked and Hold.REPLAY not in self._holds:
            self._is_asked = True
            self._players[self._match.setup.player(self._game.board.side)].ask(self._question)

    def _hear_answer(self, question: Question, answer: Move | Fault) -> None:
        if question is self._question:
            self._answer = answer
            self._deliver()

    def _hear_doubt(self, question: Question) -> None:
        if question is self._question:
            self._tell(MoveDoubted(question.board.side))

    def _hear_failure(self, question: Question) -> None:
        if question is self._question:
            self._fail()

    def _deliver(self) -> None:
        """Play the answers that are there, one after another. While something holds the game they wait."""
        if self._is_delivering:
            return
        self._is_delivering = True
        try:
            while self._answer is not None and self._may_play:
                self._has_step = False
                answer, self._answer = self._answer, None
                if isinstance(answer, Fault):
                    self._forfeit(answer)
                else:
                    self._play(answer)
        finally:
            self._is_delivering = False

    @property
    def _may_play(self) -> bool:
        return not self._holds or (self._has_step and self._holds == {Hold.PAUSED})

    def _play(self, move: Move) -> None:
        if self._game.allows(move):
            self._finish_turn(move, earns=True)
        else:
            log.error("A player chose %s on a %s board:\n%s", move, self._game.board.size, self._game.board)
            self._fail()

    def _finish_turn(self, move: Move, *, earns: bool) -> None:
        self._drop_question()
        luck = self._game.draw(move)
        turn = self._game.play(move, self._clock.end_turn(earns=earns, ran_out=not earns), luck)
        self._tell(MoveMade(turn))
        self._go_on()

    def _finish_game(self) -> None:
        self._clock.end_turn(earns=False)
        self._countdown.restart()
        self._holds.discard(Hold.PAUSED)
        self._follow_holds()
        if self._game.result is not None:
            self._tell(GameOver(self._game.result))

    def _go_on_from_here(self, *, is_forward: bool) -> None:
        """Go on where undo or redo has led, with the time the players had there."""
        self._holds.discard(Hold.STUCK)
        self._clock.end_turn(earns=False)
        self._set_clocks()
        self._follow_holds()
        self._tell(PositionChanged(is_forward))
        self._go_on()

    def _check_time(self) -> None:
        if not self._clock.is_running:
            return
        if self._clock.is_game_time_over:
            self._run_out_of_time(TimeoutRule.LOSE, for_game=True)
        elif self._clock.is_turn_over:
            self._run_out_of_time(self._match.setup.timeout_rule, for_game=False)
        else:
            second = self._countdown.follow(self._clock.seconds_left)
            if second is not None:
                self._tell(SecondBegan(second))

    def _run_out_of_time(self, rule: TimeoutRule, *, for_game: bool) -> None:
        """Do what ``rule`` says. An empty game clock always loses: there is nothing left to pass on with."""
        self._tell(TimeRanOut(self._game.board.side, for_game))
        if rule is TimeoutRule.PASS:
            self._finish_turn(PASS, earns=False)
        elif rule is TimeoutRule.RANDOM_DROP:
            moves = self._game.moves
            drops = [move for move in moves if isinstance(move, Drop)]
            self._finish_turn(self._rng.choice(drops or moves), earns=False)
        else:
            self._drop_question()
            self._game.lose_on_time()
            self._finish_game()

    def _forfeit(self, fault: Fault) -> None:
        self._drop_question()
        self._game.forfeit(self._game.board.side, fault)
        self._finish_game()

    def _fail(self) -> None:
        self._drop_question()
        self._holds.add(Hold.STUCK)
        self._follow_holds()
        self._tell(PlayerFailed(self._game.board.side))

    def _set_hold(self, hold: Hold, is_held: bool) -> None:
        if is_held is (hold in self._holds):
            return
        if is_held:
            self._holds.add(hold)
        else:
            self._holds.discard(hold)
        self._has_step = False
        self._follow_holds()
        self._tell(HoldChanged())
        self._deliver()

    def _follow_holds(self) -> None:
        self._clock.set_running(not (self._holds or self._is_clock_waiting or self._game.is_over))

    def _drop_question(self) -> None:
        if self._question is not None:
            self._question = self._answer = None
            for player in self._players.values():
                player.cancel()

    def _tell_players(self) -> None:
        """Tell how the game on the table ended. Only when it is left, because an end can be undone.

        From a position that was set up the stronger one need not win, so such a game tells nothing about anybody.
        """
        if self._match.result is None or self._game.start.occupied:
            return
        winner = self._match.result.winner
        for player, seat in self._players.items():
            is_winner = winner is not None and self._match.setup.player(winner) is player
            seat.game_ended(0.5 if winner is None else float(is_winner))

    def _new_players(self) -> dict[Side, Player]:
        return {side: self._make_player(spec) for side, spec in zip(Side, self._match.setup.players, strict=True)}

    def _new_clock(self, elapsed: float = 0.0) -> GameClock:
        return GameClock(self._match.setup.turn_seconds, self._now, self._match.setup.game_time, elapsed)
