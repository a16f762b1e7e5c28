"""SettingsFile: keeps the settings on disk. A bad file or disk costs a warning in the log, never the game."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

from connect4_gui.json_values import parse_object
from connect4_gui.settings.settings import Settings, from_json, to_json
from connect4_gui.store.safe_file import write_safely

log = logging.getLogger(__name__)

FILE_NAME = "settings.json"
MAX_BYTES = 1_000_000


class SettingsFile:
    """``settings.json`` in ``folder``. A file that cannot be understood is kept beside it as ``.damaged``."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE_NAME

    @property
    def damaged_path(self) -> Path:
        return self.path.with_name(FILE_NAME + ".damaged")

    def load(self) -> Settings:
        """What was saved; defaults where there is nothing or nothing usable."""
        try:
            raw = self._read()
        except OSError as error:
            log.warning("Settings cannot be read, so the defaults are used: %s", error)
            return Settings()
        if raw is None:
            return Settings()
        try:
            settings, complaints = from_json(_parse(raw))
        except ValueError as error:
            settings, complaints = Settings(), [f"the file is not valid: {error}"]
        if complaints:
            log.warning("Defaults are used for damaged settings in %s: %s", self.path, "; ".join(complaints))
            self._keep_aside(raw)
        return settings

    def save(self, settings: Settings) -> None:
        """Replace the file in one step, so that a crash leaves the old or the new one, never half of it."""
        text = json.dumps(to_json(settings), indent=2, ensure_ascii=True) + "\n"
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_safely(self.path, text.encode("utf-8"))
        except OSError as error:
            log.warning("Settings cannot be saved: %s", error)

    def _read(self) -> bytes | None:
        try:
            with self.path.open("rb") as file:
                return file.read(MAX_BYTES + 1)
        except FileNotFoundError:
            return None

    def _keep_aside(self, raw: bytes) -> None:
        try:
            self.damaged_path.write_bytes(raw)
        except OSError as error:
            log.warning("The damaged settings cannot be kept aside: %s", error)


def _parse(raw: bytes) -> dict[str, Any]:
    """Raises ValueError for anything but a JSON object of reasonable size."""
    if len(raw) > MAX_BYTES:
        raise ValueError("it is far too large")
    return parse_object(raw.decode("utf-8"))
