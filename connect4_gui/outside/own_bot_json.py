"""An OwnBot as an object of JSON, for files that stay on this computer."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from connect4_gui.json_values import Fields, shown, whole
from connect4_gui.outside.own_bot import MAX_MOVE_SECONDS, MIN_MOVE_SECONDS, OwnBot


def bot_object(own_bot: OwnBot | None) -> dict[str, Any] | None:
    if own_bot is None:
        return None
    return {"file": str(own_bot.path), "name": own_bot.name, "seconds": own_bot.seconds}


def read_bot(value: Any) -> OwnBot | None:
    """Read what ``bot_object`` made. Raises ValueError with a sentence."""
    if value is None:
        return None
    fields = Fields(value, "own bot")
    seconds = fields.take("seconds", whole(MIN_MOVE_SECONDS, MAX_MOVE_SECONDS))
    return OwnBot(fields.take("file", lambda text: Path(_text(text))), fields.take("name", _text), seconds)


def _text(value: Any) -> str:
    if not isinstance(value, str) or "\0" in value:
        raise ValueError(f"{shown(value)} is not text")
    return value
