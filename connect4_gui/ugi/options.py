"""Options: what a program may set with ``setoption``, how they are declared and read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from connect4_gui.engine.board_size import MAX_COLUMNS, MAX_ROWS, MIN_COLUMNS, MIN_ROWS, STANDARD_SIZE, BoardSize
from connect4_gui.engine.levels import LADDER, PERFECT, Level, level_named
from connect4_gui.engine.native import DEFAULT_MEMORY_BYTES, MOST_MEMORY_BYTES, MOST_THREADS
from connect4_gui.engine.rule_names import RULE_NAMES, rules_from_text, rules_text
from connect4_gui.engine.rules import CLASSIC, Rules
from connect4_gui.quote import quote

MEGABYTE = 1 << 20
MOST_DIGITS = 9


@dataclass(frozen=True, slots=True)
class Spin:
    """A whole number between two bounds."""

    name: str
    default: int
    least: int
    most: int

    @property
    def declaration(self) -> str:
        return f"option name {self.name} type spin default {self.default} min {self.least} max {self.most}"

    def read(self, text: str) -> int:
        is_number = text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS
        if not is_number or not self.least <= int(text) <= self.most:
            raise ValueError(f"{self.name} must be {self.least} to {self.most}, not {quote(text)}")
        return int(text)


@dataclass(frozen=True, slots=True)
class Check:
    """Yes or no."""

    name: str
    default: bool

    @property
    def declaration(self) -> str:
        return f"option name {self.name} type check default {str(self.default).lower()}"

    def read(self, text: str) -> bool:
        if text.lower() not in ("true", "false"):
            raise ValueError(f"{self.name} must be true or false, not {quote(text)}")
        return text.lower() == "true"


@dataclass(frozen=True, slots=True)
class Combo:
    """One of several words."""

    name: str
    default: str
    words: tuple[str, ...]

    @property
    def declaration(self) -> str:
        return f"option name {self.name} type combo default {self.default} var {' var '.join(self.words)}"

    def read(self, text: str) -> str:
        if text.lower() not in self.words:
            raise ValueError(f"{self.name} must be one of {', '.join(self.words)}, not {quote(text)}")
        return text.lower()


@dataclass(frozen=True, slots=True)
class RulesCombo:
    """The rules, by their name and whatever is not as usual, for example ``gravity every=4``."""

    name: str
    default: str = CLASSIC.key

    @property
    def declaration(self) -> str:
        return Combo(self.name, self.default, RULE_NAMES).declaration

    def read(self, text: str) -> str:
        return rules_text(rules_from_text(text.lower()))


Option: TypeAlias = Spin | Check | Combo | RulesCombo

# The adaptive level is not among them: nobody tells a UGI engine how a game ended.
LEVEL = Combo("Level", PERFECT.key, tuple(level.key for level in LADDER))
THREADS = Spin("Threads", 1, 1, MOST_THREADS)
HASH = Spin("Hash", DEFAULT_MEMORY_BYTES // MEGABYTE, 1, MOST_MEMORY_BYTES // MEGABYTE)
OWN_BOOK = Check("OwnBook", default=True)
ROWS = Spin("Rows", STANDARD_SIZE.rows, MIN_ROWS, MAX_ROWS)
COLUMNS = Spin("Columns", STANDARD_SIZE.columns, MIN_COLUMNS, MAX_COLUMNS)
GAME_RULES = RulesCombo("Rules")

OPTIONS: tuple[Option, ...] = (LEVEL, THREADS, HASH, OWN_BOOK, ROWS, COLUMNS, GAME_RULES)


class Choices:
    """The values that the options have now."""

    def __init__(self) -> None:
        self._values: dict[str, int | str] = {option.name: option.default for option in OPTIONS}

    def set(self, name: str, text: str) -> Option:
        """Give the option called ``name``, whatever its case, the value ``text``. Raises ValueError with a sentence."""
        for option in OPTIONS:
            if option.name.lower() == name.lower():
                self._values[option.name] = option.read(text)
                return option
        raise ValueError(
            f"there is no option {quote(name)}; the options are {', '.join(option.name for option in OPTIONS)}"
        )

    @property
    def level(self) -> Level:
        return level_named(str(self._values[LEVEL.name]))

    @property
    def threads(self) -> int:
        return int(self._values[THREADS.name])

    @property
    def memory_bytes(self) -> int:
        return int(self._values[HASH.name]) * MEGABYTE

    @property
    def has_book(self) -> bool:
        return bool(self._values[OWN_BOOK.name])

    @property
    def rules(self) -> Rules:
        return rules_from_text(str(self._values[GAME_RULES.name]))

    @property
    def size(self) -> BoardSize:
        """The size of ``position startpos``."""
        return BoardSize(int(self._values[ROWS.name]), int(self._values[COLUMNS.name]))
