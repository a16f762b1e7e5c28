"""Bring the translations up to date: collect the texts of the source, then compile what is translated.

    python packaging/translations.py

New texts come into ``resources/translations/connect4_*.ts`` as unfinished; translate them there, with Qt Linguist or by
hand, and run this again. Texts that are gone from the source are dropped. Running it twice changes nothing.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from connect4_gui.ui.words.translation_files import CHECKSUMS, checksum_line

ROOT = Path(__file__).resolve().parents[1]
SOURCES = (ROOT / "connect4_gui" / "coach", ROOT / "connect4_gui" / "ui")
TRANSLATIONS = ROOT / "resources" / "translations"
CODES = ("en", "de", "es", "fi", "fr", "it", "mk", "nl", "pl", "pt_BR")


def tool(name: str) -> Path:
    """A tool of Qt Linguist as PySide6 installs it beside the interpreter."""
    suffix = ".exe" if sys.platform == "win32" else ""
    return Path(sys.executable).parent / f"pyside6-{name}{suffix}"


def collect(code: str, folder: Path = TRANSLATIONS) -> Path:
    """Update the texts of a language in ``folder``. English needs only what counts: its plural forms."""
    file = folder / f"connect4_{code}.ts"
    options = ["-silent", "-no-obsolete", "-locations", "none", "-source-language", "en", "-target-language", code]
    if code == "en":
        options.append("-pluralonly")
    sources = [str(path.relative_to(ROOT)) for folder in SOURCES for path in sorted(folder.rglob("*.py"))]
    subprocess.run([tool("lupdate"), *options, *sources, "-ts", file], cwd=ROOT, check=True)
    return file


def compile_texts(file: Path) -> Path:
    compiled = file.with_suffix(".qm")
    subprocess.run([tool("lrelease"), "-silent", file, "-qm", compiled], cwd=ROOT, check=True)
    return compiled


def main() -> int:
    for code in CODES:
        collect(code)
    for file in sorted(TRANSLATIONS.glob("*.ts")):
        compile_texts(file)
        unfinished = file.read_text(encoding="utf-8").count('type="unfinished"')
        print(f"{file.name}: {unfinished or 'nothing'} to translate")
    write_checksums(TRANSLATIONS)
    return 0


def write_checksums(folder: Path) -> None:
    """The program looks at them before it gives a file to Qt, which trusts it."""
    lines = [checksum_line(file.name, file.read_bytes()) for file in sorted(folder.glob("*.qm"))]
    (folder / CHECKSUMS).write_text("".join(f"{line}\n" for line in lines), encoding="ascii", newline="\n")


if __name__ == "__main__":
    sys.exit(main())
