"""GameRecord: a game as a value that can be kept, sent and played again.

It stores moves, not positions: those follow by replaying, and a record that does not replay is damaged.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from connect4_gui.engine.board import IllegalMove, Position
from connect4_gui.engine.moves import Luck, Move
from connect4_gui.engine.notation import format_turn, format_turns
from connect4_gui.engine.rules import Rules, is_classic
from connect4_gui.engine.search_types import Score
from connect4_gui.game.game import NO_TIME, Ending, Game, GameResult, Turn, TurnTime
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.outside.own_bot import OwnBot


class RecordError(ValueError):
    """A record that does not hold together; the message is a sentence that names the place."""


@dataclass(frozen=True, slots=True)
class RecordedTurn:
    """A move, its time and what chance added. ``evaluation`` is the worth of the position before it for whoever moved,
    where known.
    """

    move: Move
    time: TurnTime = NO_TIME
    evaluation: Score | None = None
    luck: Luck | None = None


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A game from its start, played or still running. ``result`` is None while it goes on, and names no cells.

    ``setup`` tells who played, on which board and with how much time; ``start`` is the position before the first turn,
    usually an empty board, and its side is who started. ``seed`` is what chance is drawn from in the turns to come.
    Raises RecordError if the parts contradict each other.
    """

    setup: MatchSetup
    start: Position
    turns: tuple[RecordedTurn, ...] = ()
    result: GameResult | None = None
    seed: int = 0

    def __post_init__(self) -> None:
        if self.start.size != self.setup.size:
            raise RecordError(f"the start is a {self.start.size} board, but the match is on {self.setup.size}")
        if not is_classic(self.rules) and self.start != self.rules.start(self.setup.size, self.start.side):
            raise RecordError("only a game by the classic rules can begin from a position that was set up")
        self.game()

    @classmethod
    def of(cls, game: Game, setup: MatchSetup) -> GameRecord:
        """What has happened in ``game`` up to its place."""
        return cls(setup, game.start, _recorded(game, game.turns), _without_cells(game.result), game.seed)

    @classmethod
    def of_line(cls, game: Game, setup: MatchSetup) -> GameRecord:
        """Everything that has happened in ``game``, also what was undone and can be redone."""
        return cls(setup, game.start, _recorded(game, game.line), _without_cells(game.line_result), game.seed)

    @property
    def rules(self) -> Rules:
        return self.setup.rules

    @property
    def notation(self) -> str:
        return format_turns((turn.move, turn.luck) for turn in self.turns)

    @property
    def is_set_up(self) -> bool:
        """Whether somebody put discs on the board before the first turn."""
        return bool(self.start.occupied)

    @property
    def is_worth_keeping(self) -> bool:
        """Whether somebody would miss it: a turn was made, or its start was set up."""
        return bool(self.turns) or self.is_set_up

    def until(self, place: int) -> GameRecord:
        """The same game as it stood at ``place``."""
        return GameRecord.of(self.game(place), self.setup)

    def with_own_bots(self, first: OwnBot | None, second: OwnBot | None) -> GameRecord:
        """The same record that knows the files of those players who are bots from outside."""
        one, other = (
            replace(spec, own_bot=own_bot) if spec.is_outside else spec
            for spec, own_bot in zip(self.setup.players, (first, second), strict=True)
        )
        return replace(self, setup=replace(self.setup, players=(one, other)))

    def with_evaluation(self, number: int, evaluation: Score) -> GameRecord:
        """The same record that knows more about the position before turn ``number``, counted from 0."""
        turns = list(self.turns)
        turns[number] = replace(turns[number], evaluation=evaluation)
        return replace(self, turns=tuple(turns))

    def with_evaluations(self, evaluations: Mapping[Position, Score]) -> GameRecord:
        """The same record with what is known about the positions before its turns."""
        pairs = zip(self.turns, self.game().line_boards, strict=False)
        turns = (replace(turn, evaluation=evaluations.get(board, turn.evaluation)) for turn, board in pairs)
        return replace(self, turns=tuple(turns))

    def game(self, place: int | None = None) -> Game:
        """The game, played again up to ``place``; None is the end. What comes after it can be redone.

        Raises RecordError naming the turn that cannot be played, IllegalMove if there is no such place.
        """
        game = Game(self.start, self.rules, self.seed)
        for number, turn in enumerate(self.turns, start=1):
            if turn.evaluation is not None:
                game.learn(game.board, turn.evaluation)
            try:
                game.play(turn.move, turn.time, turn.luck)
            except IllegalMove as error:
                raise RecordError(f"turn {number} ({format_turn(turn.move, turn.luck)}): {error}") from None
        self._end(game)
        if place is not None:
            game.go_to(place)
        return game

    def _end(self, game: Game) -> None:
        """End ``game`` as the record says. Raises RecordError if the board says otherwise."""
        result = self.result
        if result is not None and not game.is_over:
            if result.ending is Ending.RESIGNED and result.winner is not None:
                game.resign(result.winner.other)
            elif result.ending is Ending.FORFEIT and result.winner is not None:
                game.forfeit(result.winner.other, result.fault)
            elif result.ending is Ending.OUT_OF_TIME:
                game.lose_on_time()
        if result != _without_cells(game.result):
            raise RecordError(f"the result is {_words(self.result)}, but the board says {_words(game.result)}")


def _recorded(game: Game, turns: tuple[Turn, ...]) -> tuple[RecordedTurn, ...]:
    """The first ``turns`` of ``game``, each with what is known of the position before it."""
    pairs = zip(turns, game.line_boards, strict=False)
    return tuple(RecordedTurn(turn.move, turn.time, game.evaluations.get(board), turn.luck) for turn, board in pairs)


def _without_cells(result: GameResult | None) -> GameResult | None:
    """The winning cells follow from the moves, so a record need not have them."""
    return None if result is None else replace(result, cells=frozenset())


def _words(result: GameResult | None) -> str:
    if result is None:
        return "that the game goes on"
    winner = "a draw" if result.winner is None else f"a win of player {result.winner.value}"
    return f"{winner} ({result.ending.value})"
