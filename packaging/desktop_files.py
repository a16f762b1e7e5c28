"""What a Linux desktop wants to know about the game: menu entry, the kind of its files, AppStream metainfo and icons.

python packaging/desktop_files.py FOLDER         lays them out below FOLDER, as below /usr
"""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Sequence
from datetime import datetime, timezone
from pathlib import Path

import icons
from workshop import ROOT, source_date

TEMPLATES = ROOT / "packaging" / "linux"
NAME = "connect4-gui"


def version() -> str:
    """The one version of the project, read without importing it."""
    text = (ROOT / "connect4_gui" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    assert found is not None, "connect4_gui/__init__.py says the version"
    return found[1]


def release_date() -> str:
    """The day of this version from the changelog, or that of the source for one that is not released yet."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = re.search(rf"^## \[{re.escape(version())}\] - (\d{{4}}-\d\d-\d\d)$", text, re.MULTILINE)
    return found[1] if found else datetime.fromtimestamp(source_date(), timezone.utc).date().isoformat()


def metainfo() -> tuple[str, str]:
    """File name and text of the AppStream metainfo."""
    template = next(TEMPLATES.glob("*.metainfo.xml.in"))
    text = template.read_text(encoding="utf-8").replace("@VERSION@", version()).replace("@DATE@", release_date())
    return template.stem, text


def lay_out(prefix: Path) -> None:
    """Write everything to its place below ``prefix``, which stands for /usr."""
    share = prefix / "share"
    applications, kinds, metainfos = share / "applications", share / "mime" / "packages", share / "metainfo"
    for folder in (applications, kinds, metainfos):
        folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(TEMPLATES / f"{NAME}.desktop", applications / f"{NAME}.desktop")
    shutil.copyfile(TEMPLATES / f"{NAME}.mime.xml", kinds / f"{NAME}.xml")
    name, text = metainfo()
    (metainfos / name).write_text(text, encoding="utf-8")
    for size in icons.PNG_SIZES:
        _write(share / f"icons/hicolor/{size}x{size}/apps/{NAME}.png", icons.png(icons.SOURCE, size))
    _write(share / f"icons/hicolor/scalable/apps/{NAME}.svg", icons.SOURCE.read_bytes())


def _write(file: Path, data: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(data)


def main(arguments: Sequence[str]) -> int:
    if len(arguments) != 1:
        print("usage: python packaging/desktop_files.py FOLDER", file=sys.stderr)
        return 2
    lay_out(Path(arguments[0]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
