"""OwnBot: the file of a bot that somebody else wrote, as a value. Making one runs nothing."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from connect4_gui.quote import brief_path, quote

MIN_MOVE_SECONDS, MAX_MOVE_SECONDS, DEFAULT_MOVE_SECONDS = 1, 60, 5
PYTHON_SUFFIX = ".py"
PATH_SIGNS = (".", "/", os.sep)


@dataclass(frozen=True, slots=True)
class OwnBot:
    """A Python file with a class or function called ``name`` (empty: whichever it has), or any other program.

    It has ``seconds`` for each move. Raises ValueError with a sentence for values out of range.
    """

    path: Path
    name: str = ""
    seconds: int = DEFAULT_MOVE_SECONDS

    def __post_init__(self) -> None:
        if not MIN_MOVE_SECONDS <= self.seconds <= MAX_MOVE_SECONDS:
            raise ValueError(
                f"a bot has {MIN_MOVE_SECONDS} to {MAX_MOVE_SECONDS} seconds for a move, not {self.seconds}"
            )
        if self.name and not (self.name.isidentifier() and self.is_python):
            raise ValueError(f"{quote(self.name)} is not the name of a class or function in {self.path.name}")

    @property
    def is_python(self) -> bool:
        return self.path.suffix.lower() == PYTHON_SUFFIX

    @property
    def title(self) -> str:
        """What people call it: the name of its file without the ending."""
        return self.path.stem or self.path.name

    def __str__(self) -> str:
        return f"{self.path}:{self.name}" if self.name else str(self.path)


def parse_own_bot(text: str, seconds: int = DEFAULT_MOVE_SECONDS) -> OwnBot:
    """The bot that ``FILE`` or ``FILE:NAME`` means. Raises ValueError with a sentence if there is no such file."""
    try:
        path, name = _split(text)
        if path.is_dir():
            raise ValueError(f"{brief_path(path)} is a folder, not the file of a bot")
        if not path.is_file():
            raise ValueError(f"there is no file {brief_path(path)}")
        return OwnBot(path.resolve(), name, seconds)
    except (OSError, RuntimeError) as error:  # a name that is too long, or a home folder that nobody knows
        raise ValueError(f"{brief_path(text)} cannot be used: {getattr(error, 'strerror', None) or error}") from None


def is_like_a_path(text: str) -> bool:
    """Whether ``text`` is more likely meant for a file than for a word."""
    try:
        return any(sign in text for sign in PATH_SIGNS) or _split(text)[0].exists()
    except (OSError, RuntimeError, ValueError):
        return False


def _split(text: str) -> tuple[Path, str]:
    """A colon may also stand in the path, as in ``C:\\bots\\mine.py``."""
    path, colon, name = text.rpartition(":")
    if colon and path.lower().endswith(PYTHON_SUFFIX) and not Path(text).exists():
        return Path(path).expanduser(), name
    return Path(text).expanduser(), ""
