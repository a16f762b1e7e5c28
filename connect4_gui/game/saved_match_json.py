"""A SavedMatch as JSON, with a version number. Reading it back gives the very same match, or one clear sentence."""

from __future__ import annotations

import json
from typing import Any

from connect4_gui.game.record_json import MOST_SECONDS, clocks, read_file, read_record, record_object
from connect4_gui.game.saved_match import SavedMatch
from connect4_gui.json_values import Fields, ascii_text, list_of, number, shown, whole
from connect4_gui.outside.own_bot_json import bot_object, read_bot

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
        # For this computer alone: a record, which can be sent to others, has only the names of bots.
        "own_bots": [bot_object(spec.own_bot) for spec in saved.line.setup.players],
    }
    return json.dumps(data, indent=1, ensure_ascii=True, allow_nan=False) + "\n"


def match_from_json(text: str) -> SavedMatch:
    """Read what ``match_to_json`` wrote. Raises RecordError with a sentence that says what is wrong and where."""
    return read_file(text, FORMAT, VERSION, _match)


def _match(fields: Fields) -> SavedMatch:
    line = fields.take("game", lambda value: read_record(Fields(value, "game")))
    first_bot, second_bot = (read_bot(value) for value in fields.maybe("own_bots", list_of(2)) or (None, None))
    line = line.with_own_bots(first_bot, second_bot)
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


def _game_id(value: Any) -> str:
    text = ascii_text(value)
    if not text.isalnum() or len(text) > 64:
        raise ValueError(f"{shown(value)} is not the name of a game")
    return text
