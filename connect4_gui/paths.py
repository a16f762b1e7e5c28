"""Where things are: the program's own resources and the user's folders."""

from __future__ import annotations

from pathlib import Path

import platformdirs

APP_NAME = "connect4_gui"


def resource(relative: str) -> Path:
    """A file of ``resources/``, from an installed package, a frozen executable or a source tree."""
    package = Path(__file__).resolve().parent
    packaged = package / "resources" / relative
    return packaged if packaged.exists() else package.parent / "resources" / relative


def config_folder() -> Path:
    return platformdirs.user_config_path(APP_NAME, appauthor=False)


def cache_folder() -> Path:
    return platformdirs.user_cache_path(APP_NAME, appauthor=False)


def log_folder() -> Path:
    return platformdirs.user_log_path(APP_NAME, appauthor=False)
