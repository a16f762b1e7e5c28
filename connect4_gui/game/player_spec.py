"""PlayerSpec: who plays, as a value: a person, a bot of some level, or a bot from outside."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from enum import Enum
from typing import Any

from connect4_gui.engine.levels import Level
from connect4_gui.json_values import shown
from connect4_gui.outside.own_bot import OwnBot

MAX_NAME_LENGTH = 24


class PlayerKind(Enum):
    PERSON = "person"
    BOT = "bot"
    OUTSIDE = "outside"


@dataclass(frozen=True, slots=True)
class PlayerSpec:
    """A player before the first game. Raises ValueError with a sentence for values that do not go together.

    An empty name stands for the default one, so that it can follow the language. A bot from outside is ``own_bot``,
    which is None where only its name is known, as in a game that somebody has sent.
    """

    kind: PlayerKind = PlayerKind.PERSON
    name: str = ""
    level: Level | None = None
    own_bot: OwnBot | None = None

    def __post_init__(self) -> None:
        if len(self.name) > MAX_NAME_LENGTH:
            raise ValueError(f"a name has at most {MAX_NAME_LENGTH} characters, not {len(self.name)}")
        if (self.kind is PlayerKind.BOT) is (self.level is None):
            raise ValueError(f"a bot has a level and nobody else, not {self.level} for a {self.kind.value}")
        if self.own_bot is not None and not self.is_outside:
            raise ValueError(f"a {self.kind.value} plays without the file {self.own_bot.path.name}")

    @property
    def is_person(self) -> bool:
        """Whether somebody sits at this computer and plays, with a clock that runs and moves that can be undone."""
        return self.kind is PlayerKind.PERSON

    @property
    def is_outside(self) -> bool:
        """Whether somebody else's program plays."""
        return self.kind is PlayerKind.OUTSIDE


def person(name: str = "") -> PlayerSpec:
    return PlayerSpec(PlayerKind.PERSON, name)


def bot(level: Level, name: str = "") -> PlayerSpec:
    return PlayerSpec(PlayerKind.BOT, name, level)


def outside(own_bot: OwnBot, name: str = "") -> PlayerSpec:
    """A bot from outside, called as its file is unless it has a name."""
    title = clean_name(own_bot.title)[:MAX_NAME_LENGTH].strip()
    return PlayerSpec(PlayerKind.OUTSIDE, name or title, own_bot=own_bot)


def clean_name(text: str) -> str:
    """A name on one line: no control characters, no line ends, no broken halves of characters, no space around."""
    return "".join(sign for sign in text if unicodedata.category(sign) not in ("Cc", "Cs", "Zl", "Zp")).strip()


def checked_name(value: Any) -> str:
    """Reads a name out of JSON. Raises ValueError unless it is one."""
    if not isinstance(value, str) or len(value) > MAX_NAME_LENGTH or value != clean_name(value):
        raise ValueError(f"{shown(value)} is not a name of at most {MAX_NAME_LENGTH} characters on one line")
    return value
