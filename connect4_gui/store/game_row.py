"""GameRow: what a list shows of an archived game, and how it lies in the table ``games``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from connect4_gui.engine.board import Board, Position, Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.levels import level_named
from connect4_gui.engine.rule_names import rules_from_text, rules_text
from connect4_gui.game.board_text import SIDE_MARKS, BoardText, read_board
from connect4_gui.game.game import Ending
from connect4_gui.game.game_time import GameTime
from connect4_gui.game.player_spec import PlayerKind, PlayerSpec
from connect4_gui.json_values import shown
from connect4_gui.store.archived_game import ArchivedGame, Outcome, opponent_in, outcome_of
from connect4_gui.store.filters import folded

SHOWN_COLUMNS = (
    *("id", "played_at", "rules", "rows", "columns", "starter"),
    *("first_kind", "first_name", "first_level", "second_kind", "second_name", "second_level"),
    *("winner", "ending", "moves", "notation", "turn_seconds", "game_minutes", "increment_seconds"),
    *("outcome", "accuracy", "start"),
)
"""The columns of a GameRow, in the order in which ``row_of`` reads them."""

COLUMNS = (*SHOWN_COLUMNS, "opponent", "names")


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game without its record. ``first`` and ``second`` are who played on these sides in this very game.

    ``winner`` is None for a draw and for a game that goes on; only that one has no ``ending``. ``moves`` counts turns,
    passed ones too; ``set_up`` is the position before the first one, where it is not an empty board.
    """

    id: str
    played_at: float
    rules: str
    size: BoardSize
    starter: Side
    first: PlayerSpec
    second: PlayerSpec
    winner: Side | None
    ending: Ending | None
    moves: int
    notation: str
    turn_seconds: int | None
    game_time: GameTime | None
    outcome: Outcome
    accuracy: float | None = None
    set_up: Board | None = None

    @property
    def start(self) -> Position:
        """The position before the first turn; an empty board for rules that this program does not know."""
        try:
            return self.set_up or rules_from_text(self.rules).start(self.size, self.starter)
        except ValueError:
            return Board.empty(self.size, self.starter)


def columns_of(game: ArchivedGame) -> tuple[object, ...]:
    """What stands in ``COLUMNS`` for ``game``."""
    record, setup = game.record, game.record.setup
    first, second = setup.spec(Side.FIRST), setup.spec(Side.SECOND)
    result, time = record.result, setup.game_time
    return (
        *(
            game.id,
            game.played_at,
            rules_text(record.rules),
            setup.size.rows,
            setup.size.columns,
            record.start.side.value,
        ),
        *_player_columns(first),
        *_player_columns(second),
        None if result is None or result.winner is None else result.winner.value,
        None if result is None else result.ending.value,
        *(len(record.turns), record.notation, setup.turn_seconds),
        *((None, None) if time is None else (time.minutes, time.increment_seconds)),
        *(outcome_of(record).value, game.accuracy, str(record.start) if record.is_set_up else None),
        *(opponent_in(game), f"{folded(first.name)}\n{folded(second.name)}"),
    )


def row_of(values: Sequence[Any]) -> GameRow:
    """Read ``SHOWN_COLUMNS``. Raises ValueError or TypeError for what this program has never written."""
    (game_id, played_at, rules, rows, columns, starter, *players) = values[:12]
    (winner, ending, moves, notation, turn_seconds, minutes, increment, outcome, accuracy, start) = values[12:]
    size = BoardSize(rows, columns)
    return GameRow(
        game_id,
        played_at,
        rules,
        size,
        Side(starter),
        _player(*players[:3]),
        _player(*players[3:]),
        None if winner is None else Side(winner),
        None if ending is None else Ending(ending),
        moves,
        notation,
        turn_seconds,
        None if minutes is None else GameTime(minutes, increment),
        Outcome(outcome),
        accuracy,
        None if start is None else _board(start, size, Side(starter)),
    )


def _board(text: str, size: BoardSize, starter: Side) -> Board:
    told = read_board(f"{text}\n{SIDE_MARKS[starter]}:")
    if not isinstance(told, BoardText) or told.board.size != size:
        raise ValueError(f"{shown(text)} is not a {size} board")
    return told.board


def _player_columns(spec: PlayerSpec) -> tuple[object, ...]:
    return spec.kind.value, spec.name, None if spec.level is None else spec.level.key


def _player(kind: str, name: str, level: str | None) -> PlayerSpec:
    return PlayerSpec(PlayerKind(kind), name, None if level is None else level_named(level))
