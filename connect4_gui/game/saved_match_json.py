"""A SavedMatch as JSON, with a version number. Reading it back gives the very same match, or one clear sentence."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from connect4_gui.game.player_spec import PlayerKind
from connect4_gui.game.record import GameRecord
from connect4_gui.game.record_json import MOST_SECONDS, clocks, read_file, read_record, record_object
from connect4_gui.game.saved_match import SavedMatch
from connect4_gui.json_values import Fields, ascii_text, list_of, number, shown, whole
from connect4_gui.outside.own_bot import MAX_MOVE_SECONDS, MIN_MOVE_SECONDS, OwnBot

FORMAT = "connect4 match"
VERSION = 1
MOST_GAMES = 10**6


def match_to_json(saved: SavedMatch) -> str:
    data = {
        "format": FORMAT,
        "version": VERSION,
        "game_id": saved.game_id,
        "game": record_object(saved.line),
        "place": saved.place,
        "number": saved.number,
        "wins": list(saved.wins),
        "draws": saved.draws,
        "elapsed": saved.elapsed,
        "turn_elapsed": saved.turn_elapsed,
        "clocks": None if saved.clocks is None else list(saved.clocks),
        "own_bots": [_bot_object(spec.own_bot) for spec in saved.line.setup.players],
    }
    return json.dumps(data, indent=1, ensure_ascii=True, allow_nan=False) + "\n"


def match_from_json(text: str) -> SavedMatch:
    """Read what ``match_to_json`` wrote. Raises RecordError with a sentence that says what is wrong and where."""
    return read_file(text, FORMAT, VERSION, _match)


def _match(fields: Fields) -> SavedMatch:
    line = fields.take("game", lambda value: read_record(Fields(value, "game")))
    bots = fields.maybe("own_bots", list_of(2)) or [None, None]
    line = _with_bots(line, [None if entry is None else _own_bot(Fields(entry, "own bot")) for entry in bots])
    first, second = (whole(0, MOST_GAMES)(count) for count in fields.take("wins", list_of(2)))
    return SavedMatch(
        game_id=fields.take("game_id", _game_id),
        line=line,
        place=fields.take("place", whole(0, line.game().place)),
        number=fields.take("number", whole(0, MOST_GAMES)),
        wins=(first, second),
        draws=fields.take("draws", whole(0, MOST_GAMES)),
        elapsed=fields.take("elapsed", number(0, MOST_SECONDS)),
        turn_elapsed=fields.take("turn_elapsed", number(0, MOST_SECONDS)),
        clocks=fields.maybe("clocks", clocks),
    )


def _bot_object(own_bot: OwnBot | None) -> dict[str, Any] | None:
    """The files of bots are for this computer alone: a record, which can be sent to others, has only their names."""
    if own_bot is None:
        return None
    return {"file": str(own_bot.path), "name": own_bot.name, "seconds": own_bot.seconds}


def _own_bot(fields: Fields) -> OwnBot:
    seconds = fields.take("seconds", whole(MIN_MOVE_SECONDS, MAX_MOVE_SECONDS))
    return OwnBot(fields.take("file", lambda value: Path(_text(value))), fields.take("name", _text), seconds)


def _text(value: Any) -> str:
    if not isinstance(value, str) or "\0" in value:
        raise ValueError(f"{shown(value)} is not text")
    return value


def _with_bots(line: GameRecord, bots: list[OwnBot | None]) -> GameRecord:
    """``line`` with the files of its bots, for those players who are bots from outside."""
    first, second = (
        replace(spec, own_bot=own_bot) if spec.kind is PlayerKind.OUTSIDE else spec
        for spec, own_bot in zip(line.setup.players, bots, strict=True)
    )
    return replace(line, setup=replace(line.setup, players=(first, second)))


def _game_id(value: Any) -> str:
    text = ascii_text(value)
    if not text.isalnum() or len(text) > 64:
        raise ValueError(f"{shown(value)} is not the name of a game")
    return text
