"""A GameRecord as JSON, with a version number. Reading it back gives the very same record, or one clear sentence."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import MAX_COLUMNS, MAX_ROWS, MIN_COLUMNS, MIN_ROWS, BoardSize
from connect4_gui.engine.levels import level_named
from connect4_gui.engine.notation import format_turn, parse_turns
from connect4_gui.engine.rule_names import rules_named
from connect4_gui.engine.rules import Rules, options_of
from connect4_gui.engine.search_types import Score, Verdict
from connect4_gui.game.game import Clocks, Ending, GameResult, TurnTime
from connect4_gui.game.game_time import GameTime
from connect4_gui.game.match_setup import MatchSetup, StartRule, TimeoutRule
from connect4_gui.game.player_spec import PlayerKind, PlayerSpec, checked_name
from connect4_gui.game.record import GameRecord, RecordedTurn, RecordError
from connect4_gui.json_values import (
    Fields,
    Understood,
    ascii_text,
    list_of,
    number,
    one_of,
    parse_object,
    shown,
    truth,
    whole,
)
from connect4_gui.outside.fault import Fault, FaultKind, one_line

T = TypeVar("T")

FORMAT = "connect4 game"
VERSION = 1
MOST_SECONDS = 1e9
MOST_TURNS = 100_000
MOST_SEED = 2**32 - 1
MARKS = {".": None, "X": Side.FIRST, "O": Side.SECOND}


def to_json(record: GameRecord) -> str:
    return json.dumps(to_object(record), indent=1, ensure_ascii=True, allow_nan=False) + "\n"


def to_object(record: GameRecord) -> dict[str, Any]:
    """What ``to_json`` writes, for whoever writes it in other lines."""
    return {"format": FORMAT, "version": VERSION, **record_object(record)}


def record_object(record: GameRecord) -> dict[str, Any]:
    """The record as an object of JSON, without format and version."""
    setup, result = record.setup, record.result
    return {
        "rules": record.rules.key,
        **_options_object(record),
        "rows": setup.size.rows,
        "columns": setup.size.columns,
        "start": str(record.start).splitlines()[:-1] if record.start.occupied else None,
        "starter": record.start.side.value,
        "players": [player_object(spec) for spec in setup.players],
        "is_swapped": setup.is_swapped,
        "turn_seconds": setup.turn_seconds,
        "timeout_rule": setup.timeout_rule.value,
        "start_rule": setup.start_rule.value,
        "game_minutes": None if setup.game_time is None else setup.game_time.minutes,
        "increment_seconds": None if setup.game_time is None else setup.game_time.increment_seconds,
        "turns": [_turn_object(turn) for turn in record.turns],
        "result": None if result is None else _result_object(result),
    }


def _result_object(result: GameResult) -> dict[str, Any]:
    fault = result.fault
    reason = {} if fault is None else {"fault": fault.kind.value, "fault_detail": fault.detail}
    return {"winner": result.winner, "ending": result.ending.value, **reason}


def _options_object(record: GameRecord) -> dict[str, Any]:
    """What was chosen about the rules, and the seed of chance, where there is any."""
    options = options_of(record.rules)
    data: dict[str, Any] = {"options": options} if options else {}
    return {**data, "seed": record.seed} if record.rules.has_chance else data


def from_json(text: str) -> GameRecord:
    """Read what ``to_json`` wrote. Raises RecordError with a sentence that says what is wrong and where."""
    return read_file(text, FORMAT, VERSION, read_record)


def from_object(data: Mapping[str, Any]) -> GameRecord:
    """Read what ``to_object`` made. Raises RecordError as ``from_json`` does."""
    return _carefully(lambda: _checked(data, FORMAT, VERSION, read_record))


def read_file(text: str, name: str, version: int, read: Callable[[Fields], T]) -> T:
    """Read a file of format ``name``, no newer than ``version``. Whatever is wrong with it becomes a RecordError."""
    return _carefully(lambda: _checked(parse_object(text), name, version, read))


def _checked(data: Mapping[str, Any], name: str, version: int, read: Callable[[Fields], T]) -> T:
    fields = Fields(data)
    _check_format(fields, name, version)
    return read(fields)


def _carefully(read: Callable[[], T]) -> T:
    try:
        return read()
    except RecordError:
        raise
    except ValueError as error:
        raise RecordError(str(error)) from None
    except RecursionError:
        raise RecordError("it is nested too deeply") from None


def player_object(spec: PlayerSpec) -> dict[str, Any]:
    """Who plays, as an object of JSON."""
    level = {} if spec.level is None else {"level": spec.level.key}
    return {"kind": spec.kind.value, "name": spec.name, **level}


def _turn_object(turn: RecordedTurn) -> dict[str, Any]:
    data: dict[str, Any] = {"move": format_turn(turn.move, turn.luck), "seconds": turn.time.seconds}
    if turn.time.clocks is not None:
        data["clocks"] = list(turn.time.clocks)
    if turn.time.ran_out:
        data["ran_out"] = True
    if turn.evaluation is not None:
        score = turn.evaluation
        data["evaluation"] = {
            "outcome": score.verdict.value,
            "score": score.points,
            "plies": score.plies,
            "exact": score.exact,
        }
    return data


def _check_format(fields: Fields, name: str, version: int) -> None:
    fields.take("format", lambda value: _only(value, name))
    found = fields.take("version", whole(1, 10**6))
    if found > version:
        raise Understood(f"this file was written by a newer program (version {found}, this one reads {version})")


def _only(value: Any, name: str) -> None:
    if value != name:
        raise Understood(f"this is not a {name}")


def read_record(fields: Fields) -> GameRecord:
    """The record in an object of JSON. Raises ValueError, which may be a RecordError."""
    options = fields.maybe("options", _options) or {}
    rules = fields.take("rules", lambda value: rules_named(ascii_text(value), options))
    size = BoardSize(
        fields.take("rows", whole(MIN_ROWS, MAX_ROWS)), fields.take("columns", whole(MIN_COLUMNS, MAX_COLUMNS))
    )
    starter = Side(fields.take("starter", whole(1, 2)))
    start = fields.maybe("start", lambda value: _start(value, size, starter)) or rules.start(size, starter)
    turns = tuple(
        _turn(Fields(entry, f"turn {count}"))
        for count, entry in enumerate(fields.take("turns", list_of(MOST_TURNS, least=0)), start=1)
    )
    result = fields.maybe("result", lambda value: _result(Fields(value)))
    seed = fields.maybe("seed", whole(0, MOST_SEED))
    return GameRecord(_setup(fields, size, rules), start, turns, result, seed or 0)


def _options(value: Any) -> dict[str, int]:
    """Which of them there are, and how large they may be, is the rules' business."""
    fields = Fields(value, "options")
    return {ascii_text(name): fields.take(name, whole(-(10**6), 10**6)) for name in value}


def _setup(fields: Fields, size: BoardSize, rules: Rules) -> MatchSetup:
    first, second = (
        read_player(Fields(entry, f"player {count}"))
        for count, entry in enumerate(fields.take("players", list_of(2)), start=1)
    )
    minutes = fields.maybe("game_minutes", whole(0, 10**6))
    increment = fields.maybe("increment_seconds", whole(0, 10**6))
    return MatchSetup(
        players=(first, second),
        size=size,
        turn_seconds=fields.maybe("turn_seconds", whole(0, 10**6)),
        timeout_rule=fields.take("timeout_rule", one_of(TimeoutRule)),
        start_rule=fields.take("start_rule", one_of(StartRule)),
        game_time=None if minutes is None else GameTime(minutes, increment or 0),
        is_swapped=fields.take("is_swapped", truth),
        rules=rules,
    )


def read_player(fields: Fields) -> PlayerSpec:
    """What ``player_object`` made. Raises ValueError."""
    return PlayerSpec(
        fields.take("kind", one_of(PlayerKind)),
        fields.take("name", checked_name),
        fields.maybe("level", lambda value: level_named(ascii_text(value))),
    )


def _turn(fields: Fields) -> RecordedTurn:
    moves = fields.take("move", lambda value: parse_turns(ascii_text(value)))
    if len(moves) != 1:
        raise ValueError(f"a turn has one move, not {len(moves)}")
    move, luck = moves[0]
    time = TurnTime(
        fields.take("seconds", number(0, MOST_SECONDS)),
        fields.maybe("clocks", clocks),
        fields.maybe("ran_out", truth) or False,
    )
    return RecordedTurn(move, time, fields.maybe("evaluation", _evaluation), luck)


def clocks(value: Any) -> Clocks:
    """Reads the time that each player has left."""
    first, second = (number(0, MOST_SECONDS)(seconds) for seconds in list_of(2)(value))
    return first, second


def _evaluation(value: Any) -> Score:
    fields = Fields(value)
    return Score(
        fields.take("outcome", one_of(Verdict)),
        fields.take("score", whole(-(10**9), 10**9)),
        fields.maybe("plies", whole(0, 10**6)),
        fields.take("exact", truth),
    )


def _result(fields: Fields) -> GameResult:
    winner = fields.maybe("winner", whole(1, 2))
    ending = fields.take("ending", one_of(Ending))
    kind = fields.maybe("fault", one_of(FaultKind)) if ending is Ending.FORFEIT else None
    fault = None if kind is None else Fault(kind, fields.maybe("fault_detail", _detail) or "")
    return GameResult(None if winner is None else Side(winner), ending, fault=fault)


def _detail(value: Any) -> str:
    if not isinstance(value, str) or value != one_line(value):
        raise ValueError(f"{shown(value)} is not a short text on one line")
    return value


def _start(value: Any, size: BoardSize, starter: Side) -> Board:
    """A position drawn as rows of ``.``, ``X`` and ``O``, the top one first."""
    rows = [ascii_text(row).split() for row in list_of(size.rows)(value)]
    discs = {Side.FIRST: 0, Side.SECOND: 0}
    empty = Board.empty(size, starter)
    for height, row in enumerate(reversed(rows)):
        if len(row) != size.columns:
            raise ValueError(f"row {height + 1} has {len(row)} cells, not {size.columns}")
        for column, mark in enumerate(row):
            if mark not in MARKS:
                raise ValueError(f"{shown(mark)} in row {height + 1} is none of {', '.join(MARKS)}")
            side = MARKS[mark]
            if side is not None:
                discs[side] |= empty.geometry.bit(height, column)
    board = Board(size, discs[starter], discs[Side.FIRST] | discs[Side.SECOND], starter)
    _require_support(board)
    return board


def _require_support(board: Board) -> None:
    for column in range(board.size.columns):
        top = board.landing_row(column)
        for row in range(top):
            if board.disc_at(row, column) is None:
                raise ValueError(f"there is nothing under a disc in column {column + 1}")
