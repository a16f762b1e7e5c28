"""The folder ``licences`` of a package: who made its parts, by which licences they come, and the texts of these."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterable, Sequence
from pathlib import Path

import bill
from materials import HERE, QT_TEXTS, Material
from workshop import PackagingError

FOLDER = "licences"
README = "README.txt"
COMMON_FOLDER = Path("/usr/share/common-licenses")
COMMON = re.compile(r"/usr/share/common-licenses/([A-Za-z0-9.-]+)")
OUR_TEXT = HERE.parent / "LICENSE"

NOTICE = """\
Connect Four {version} is under the MIT licence; see connect4-gui.txt.

Qt and Qt for Python (PySide6, shiboken6) {qt} are used under the GNU Lesser General Public License, version 3; see
LGPL-3.0.txt, and GPL-3.0.txt, which it builds on. They are shared libraries in files of their own, unchanged but for
symbols that only debuggers need: you may replace them by others with the same interface, and you may take the program
apart as far as finding faults in such a change needs it. Copyright (C) The Qt Company Ltd. and other contributors.
Their source is at https://download.qt.io/official_releases/ in the folders qt and QtForPython; the licences of the
parts inside Qt are told at https://doc.qt.io/qt-6/licenses-used-in-qt.html.

This package is made of these parts. {bill_name} has the same for programs, and each licence is in the file
named here. Where one of them speaks of /usr/share/common-licenses/X, that is common-X.txt here.

{table}
"""


def write(folder: Path, version: str, materials: Sequence[Material]) -> None:
    """Lay out ``folder`` anew. Raises PackagingError if a licence or its text is missing."""
    check(materials)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shutil.copyfile(OUR_TEXT, folder / "connect4-gui.txt")
    debian = [text for material in materials if not material.is_spdx for text in material.texts]
    for name, texts in {**_files(materials), **common(debian)}.items():
        content = "\n\n".join(text.read_text(encoding="utf-8", errors="replace") for text in texts)
        (folder / name).write_text(content, encoding="utf-8", newline="\n")
    (folder / bill.FILE_NAME).write_text(bill.text(version, materials) + "\n", encoding="utf-8", newline="\n")
    (folder / README).write_text(notice(version, materials), encoding="utf-8", newline="\n")


def check(materials: Iterable[Material]) -> None:
    """Raises PackagingError if somebody's licence is not known, or its text missing where we could have it."""
    silent = [
        material.name for material in materials if not material.licence or (material.is_spdx and not material.texts)
    ]
    if silent:
        raise PackagingError(f"There is no licence of {', '.join(silent)}.")


def notice(version: str, materials: Iterable[Material]) -> str:
    """The text of the README."""
    parts = list(materials)
    qt_version = next((part.version for part in parts if part.name == "Qt"), "")
    rows = [(part.name, part.version, part.licence, ", ".join(_files([part]))) for part in parts]
    widths = [max((len(row[column]) for row in rows), default=0) for column in range(4)]
    table = "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    )
    return NOTICE.format(version=version, qt=qt_version, bill_name=bill.FILE_NAME, table=table)


def common(texts: Iterable[Path]) -> dict[str, list[Path]]:
    """The files with licences that ``texts`` of Debian only name, because every Debian has them."""
    found = {
        name.rstrip(".")
        for text in texts
        for name in COMMON.findall(text.read_text(encoding="utf-8", errors="replace"))
    }
    files = {f"common-{name}.txt": [COMMON_FOLDER / name] for name in sorted(found)}
    return {name: paths for name, paths in files.items() if paths[0].is_file()}


def _files(materials: Iterable[Material]) -> dict[str, list[Path]]:
    """The files of the folder and the texts that go into each; Qt's are the same for all of its parts."""
    files: dict[str, list[Path]] = {}
    for material in materials:
        if material.texts == QT_TEXTS:
            files.update({text.name: [text] for text in QT_TEXTS})
        elif material.texts:
            files[f"{re.sub(r'[^A-Za-z0-9.+-]', '-', material.name)}.txt"] = list(material.texts)
    return files


def check_folder(folder: Path) -> list[str]:
    """The parts that a finished package names. Raises PackagingError if licences or the bill are missing from it."""
    needed = (README, bill.FILE_NAME, "connect4-gui.txt", "Python.txt", *(text.name for text in QT_TEXTS))
    missing = [name for name in needed if not (folder / name).is_file()]
    if missing:
        raise PackagingError(f"The licences in {folder} lack {', '.join(missing)}.")
    return bill.names((folder / bill.FILE_NAME).read_text(encoding="utf-8"))
