"""Translation files: the compiled texts of a language, and whether Qt can be trusted with them.

Qt believes whatever stands in such a file, and ends the program over one that is damaged. So each of ours has a
checksum in ``checksums.txt`` beside it, which ``packaging/translations.py`` writes.
"""

from __future__ import annotations

import zlib
from pathlib import Path

from PySide6.QtCore import QLibraryInfo

from connect4_gui.regular_file import require_regular
from connect4_gui.resource_file import resource_bytes, resource_path, resource_text
from connect4_gui.settings.language import Language

FOLDER = "translations"
CHECKSUMS = "checksums.txt"


def own_texts(language: Language) -> Path:
    """The program's own texts. Raises OSError with a sentence unless they are as they were compiled."""
    return _checked(f"connect4_{language.value}.qm")


def texts_of_qt(language: Language) -> Path:
    """Those of Qt, which come with it or, for a language that it does not speak, with us. Raises OSError."""
    name = f"qtbase_{language.value}.qm"
    shipped = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)) / name
    if not shipped.exists():
        return _checked(name)
    require_regular(shipped)
    return shipped


def checksum_line(name: str, content: bytes) -> str:
    """What ``CHECKSUMS`` says of the file ``name``."""
    return f"{zlib.crc32(content):08x} {name}"


def _checked(name: str) -> Path:
    found = checksum_line(name, resource_bytes(f"{FOLDER}/{name}"))
    if found not in resource_text(f"{FOLDER}/{CHECKSUMS}").splitlines():
        raise OSError("it is damaged: its checksum does not match")
    return resource_path(f"{FOLDER}/{name}")
