"""Resource files: what comes with the program. A damaged installation costs a picture or a text, never a window."""

from __future__ import annotations

from pathlib import Path

from connect4_gui.paths import resource
from connect4_gui.regular_file import open_regular, require_regular

MOST_BYTES = 4 << 20
"""More than anything that is shipped as a text or a picture."""


def resource_path(relative: str) -> Path:
    """The file itself, for Qt to read, there or not. Raises OSError if it is a pipe or anything else to wait for."""
    path = resource(relative)
    require_regular(path)
    return path


def resource_bytes(relative: str) -> bytes:
    """Raises OSError."""
    with open(resource(relative), "rb", opener=open_regular) as file:
        content = file.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise OSError("it is too large")
    return content


def resource_text(relative: str) -> str:
    """Raises OSError."""
    try:
        return resource_bytes(relative).decode("utf-8")
    except UnicodeDecodeError:
        raise OSError("it is not a text") from None
