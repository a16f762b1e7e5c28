"""Where things are: the program's own resources and the user's folders."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

APP_NAME = "connect4_gui"
HOME_VARIABLE = "CONNECT4_HOME"
"""The environment variable that keeps settings, games, cache and log in one folder, for example on a USB stick."""

PACKAGE = Path(__file__).resolve().parent


def resource(relative: str) -> Path:
    """A file of ``resources/``, from an installed package, a frozen executable or a source tree."""
    packaged = PACKAGE / "resources" / relative
    return packaged if packaged.exists() else PACKAGE.parent / "resources" / relative


def config_folder() -> Path:
    return _chosen_folder("config") or platformdirs.user_config_path(APP_NAME, appauthor=False)


def data_folder() -> Path:
    return _chosen_folder("data") or platformdirs.user_data_path(APP_NAME, appauthor=False)


def cache_folder() -> Path:
    return _chosen_folder("cache") or platformdirs.user_cache_path(APP_NAME, appauthor=False)


def log_folder() -> Path:
    return _chosen_folder("log") or platformdirs.user_log_path(APP_NAME, appauthor=False)


def _chosen_folder(kind: str) -> Path | None:
    """Where ``HOME_VARIABLE`` puts everything that is kept, if it is set."""
    home = os.environ.get(HOME_VARIABLE, "")
    return Path(home) / kind if home else None
