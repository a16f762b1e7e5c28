"""Outside environment: for the system's own tools, which must not load the libraries of an executable."""

from __future__ import annotations

import sys

from PySide6.QtCore import QProcessEnvironment

LIBRARIES, ORIGINAL = "LD_LIBRARY_PATH", "LD_LIBRARY_PATH_ORIG"
"""PyInstaller points the first at its own folder and keeps what it was in the second."""


def outside_environment(*, is_frozen: bool = bool(getattr(sys, "frozen", False))) -> QProcessEnvironment:
    """This process's environment as it was before the executable changed it."""
    environment = QProcessEnvironment.systemEnvironment()
    if is_frozen:
        original = environment.value(ORIGINAL, "")
        environment.remove(ORIGINAL)
        environment.remove(LIBRARIES)
        if original:
            environment.insert(LIBRARIES, original)
    return environment
