"""An ArchivedGame as one line of JSON. Reading it back gives the very same game, or one clear sentence."""

from __future__ import annotations

import json
from typing import Any

from connect4_gui.game.record_json import from_object, to_object
from connect4_gui.json_values import parse_object, shown
from connect4_gui.store.archived_game import ArchivedGame, checked_accuracy, checked_id, checked_time


def to_line(game: ArchivedGame) -> str:
    """Without the end of the line."""
    return json.dumps(game_object(game), separators=(",", ":"), ensure_ascii=True, allow_nan=False)


def game_object(game: ArchivedGame) -> dict[str, Any]:
    """What ``to_line`` writes, for whoever has more to say in the same line."""
    data: dict[str, Any] = {"id": game.id, "played_at": game.played_at}
    if game.accuracy is not None:
        data["accuracy"] = game.accuracy
    data["game"] = to_object(game.record)
    return data


def from_line(text: str) -> ArchivedGame:
    """Raises ValueError with a sentence that says what is wrong and where."""
    return read_game_object(parse_object(text))


def read_game_object(data: dict[str, Any]) -> ArchivedGame:
    """Read what ``game_object`` made, whatever else is there. Raises ValueError as ``from_line`` does."""
    for key in ("id", "played_at", "game"):
        if key not in data:
            raise ValueError(f"{key} is missing")
    if not isinstance(data["game"], dict):
        raise ValueError(f"game: {shown(data['game'])} is not an object")
    accuracy = data.get("accuracy")
    return ArchivedGame(
        checked_id(data["id"]),
        checked_time(data["played_at"]),
        from_object(data["game"]),
        None if accuracy is None else checked_accuracy(accuracy),
    )
