"""SettingsFile: keeps the settings on disk. A bad file or disk costs a warning in the log, never the game."""

from __future__ import annotations

import itertools
import json
import logging
import os
import shutil
from contextlib import suppress
from pathlib import Path
from typing import Any

from connect4_gui.json_values import parse_object
from connect4_gui.regular_file import open_regular
from connect4_gui.settings.settings import Settings, from_json, to_json
from connect4_gui.store.safe_file import write_safely

log = logging.getLogger(__name__)

FILE_NAME = "settings.json"
MAX_BYTES = 1_000_000


class SettingsFile:
    """``settings.json`` in ``folder``. A file that cannot be understood is kept beside it as ``.damaged``.

    What cannot be read, or not be kept, is never written over.
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE_NAME
        self._may_replace = True

    @property
    def damaged_path(self) -> Path:
        """The first copy of a damaged file; others are numbered."""
        return self.path.with_name(FILE_NAME + ".damaged")

    def load(self) -> Settings:
        """What was saved; defaults where there is nothing or nothing usable."""
        self._may_replace = True
        try:
            raw = self._read()
        except OSError as error:
            self._may_replace = False
            log.warning("Settings cannot be read, so the defaults are used and %s is left alone: %s", self.path, error)
            return Settings()
        if raw is None:
            return Settings()
        try:
            settings, complaints = from_json(_parse(raw))
        except ValueError as error:
            settings, complaints = Settings(), [f"the file is not valid: {error}"]
        if complaints:
            log.warning("Defaults are used for damaged settings in %s: %s", self.path, "; ".join(complaints))
            self._keep_copy()
        return settings

    def save(self, settings: Settings) -> None:
        """Replace the file in one step, so that a crash leaves the old or the new one, never half of it."""
        if not self._may_replace:
            log.warning("Settings cannot be saved: what is in %s could not be read or kept", self.path)
            return
        text = json.dumps(to_json(settings), indent=2, ensure_ascii=True) + "\n"
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_safely(self.path, text.encode("utf-8"))
        except OSError as error:
            log.warning("Settings cannot be saved: %s", error)

    def _read(self) -> bytes | None:
        try:
            with open(self.path, "rb", opener=open_regular) as file:
                return file.read(MAX_BYTES + 1)
        except FileNotFoundError:
            return None

    def _keep_copy(self) -> None:
        """Copy the whole file beside it, unless that was done before."""
        try:
            for number in itertools.count(1):
                ending = "" if number == 1 else f"-{number}"
                if _is_copied(self.path, self.damaged_path.with_name(self.damaged_path.name + ending)):
                    return
        except OSError as error:
            self._may_replace = False
            log.warning("The damaged settings cannot be kept aside: %s", error)


def _is_copied(original: Path, copy: Path) -> bool:
    """Whether ``copy`` is the same as ``original``, or could be made so; False if the name is taken. Raises OSError."""
    try:
        with open(copy, "xb") as target:
            try:
                with open(original, "rb", opener=open_regular) as source:
                    shutil.copyfileobj(source, target)
                target.flush()
                os.fsync(target.fileno())
            except OSError:
                with suppress(OSError):
                    copy.unlink()
                raise
    except FileExistsError:
        import filecmp  # noqa: PLC0415

        return copy.is_file() and filecmp.cmp(original, copy, shallow=False)
    return True


def _parse(raw: bytes) -> dict[str, Any]:
    """Raises ValueError for anything but a JSON object of reasonable size."""
    if len(raw) > MAX_BYTES:
        raise ValueError("it is far too large")
    return parse_object(raw.decode("utf-8"))
