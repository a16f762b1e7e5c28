"""What a package is made of: every project whose files are in it, with version, licence and the texts of the licence.

Distributions come from the metadata that pip installed, Python from where it runs, and shared libraries of a Debian
system from its package manager. Qt's libraries come with PySide6, which carries no texts; ours lie in
``packaging/licences``.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from importlib.metadata import Distribution, distributions
from pathlib import Path

HERE = Path(__file__).resolve().parent
OURS = "connect4-gui"
OUR_FOLDERS = (HERE, HERE.parent / "connect4_gui", HERE.parent / "resources")
QT_TEXTS = (HERE / "licences" / "LGPL-3.0.txt", HERE / "licences" / "GPL-3.0.txt")
QT_LICENCE = "LGPL-3.0-only"
"""PySide6 and Qt are offered under several licences; this is the one by which we pass them on."""

BRING_QT = ("PySide6-Essentials", "shiboken6")
SPDX = {
    "MIT License": "MIT",
    "GPLv2-or-later with a special exception which allows to use PyInstaller to build and distribute non-free programs "
    "(including commercial ones)": "GPL-2.0-or-later WITH Bootloader-exception",
}
"""What some projects write instead of an SPDX expression."""

LICENCE_FIELDS = ("License-Expression", "License")
"""Where a project says it, the newer way first."""

LONGEST_NAME = 80
"""A longer licence field is the text itself."""


@dataclass(frozen=True, order=True)
class Material:
    """A project, and the files with its licence. ``licence`` is an SPDX expression where ``is_spdx`` says so."""

    name: str
    version: str
    licence: str
    purl: str = ""
    is_spdx: bool = True
    texts: tuple[Path, ...] = ()


def of_distribution(found: Distribution) -> Material:
    """What ``found`` says about itself."""
    name = found.metadata["Name"].replace("_", "-")
    purl = f"pkg:pypi/{name.lower()}@{found.version}"
    if name in BRING_QT:
        return Material(name, found.version, QT_LICENCE, purl, texts=QT_TEXTS)
    texts = tuple(Path(str(found.locate_file(path))) for path in found.files or () if _is_licence(path.parts))
    return Material(name, found.version, _licence(found), purl, texts=texts)


def _is_licence(parts: tuple[str, ...]) -> bool:
    in_metadata = len(parts) > 1 and parts[0].endswith(".dist-info")
    return in_metadata and parts[-1].upper().startswith(("LICENSE", "LICENCE", "COPYING", "NOTICE"))


def _licence(found: Distribution) -> str:
    said = next((said for name in LICENCE_FIELDS for said in found.metadata.get_all(name) or ()), "")
    said = SPDX.get(said, said)
    if 0 < len(said) <= LONGEST_NAME:
        return said
    classifiers = found.metadata.get_all("Classifier") or []
    names = [line.rpartition(" :: ")[2] for line in classifiers if line.startswith("License :: ")]
    return SPDX.get(names[0], names[0]) if names else ""


def python() -> Material:
    """The interpreter that runs this."""
    version = platform.python_version()
    places = (Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix))
    documents = Path(f"/usr/share/doc/python{sys.version_info.major}.{sys.version_info.minor}/copyright")
    candidates = [*(place / name for place in places for name in ("LICENSE.txt", "LICENSE")), documents]
    text = next((path for path in candidates if path.is_file()), None)
    return Material("Python", version, "PSF-2.0", f"pkg:generic/python@{version}", texts=(text,) if text else ())


def qt(version: str) -> Material:
    """Qt's own libraries, which PySide6 brings."""
    return Material("Qt", version, QT_LICENCE, f"pkg:generic/qt@{version}", texts=QT_TEXTS)


def of_debian(package: str) -> Material:
    """A package of this Debian system. Its licence is what its copyright file tells."""
    command = ["dpkg-query", "--show", "--showformat=${Version}", package]
    version = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    text = Path("/usr/share/doc") / package / "copyright"
    return _told(package, version, f"pkg:deb/debian/{package}@{version}", (text,) if text.is_file() else ())


def of_library(file: Path) -> Material:
    """A library of a system that cannot say where it comes from."""
    return _told(file.name, "", "", ())


def _told(name: str, version: str, purl: str, texts: tuple[Path, ...]) -> Material:
    licence = f"as told in {name}.txt" if texts else "as told by the system it comes from"
    return Material(name, version, licence, purl, is_spdx=False, texts=texts)


class Inventory:
    """Knows to whom the files of this environment belong."""

    def __init__(self) -> None:
        self._distributions = {path: found for found in distributions() for path in _installed(found)}
        self._standard_library = _real(sysconfig.get_path("stdlib"))
        self._base = _real(sys.base_prefix)

    def materials(self, files: Iterable[str], generated: Path) -> list[Material]:
        """All that ``files`` come from, sorted, and Python. What lies below ``generated`` was made of the others."""
        own_folders = [_real(folder) + os.sep for folder in (*OUR_FOLDERS, generated)]
        found = {python()}
        for file in sorted({_real(file) for file in files if file}):
            if file in self._distributions or not file.startswith((*own_folders, self._standard_library)):
                found |= self._owners(file)
        return sorted(material for material in found if material.name != OURS)

    def _owners(self, file: str) -> set[Material]:
        distribution = self._distributions.get(file)
        if distribution is not None:
            material = of_distribution(distribution)
            return {material, qt(material.version)} if material.name == "PySide6-Essentials" else {material}
        if file.startswith(self._base + os.sep) and self._base != "/usr":
            return {python()}
        package = debian_owner(Path(file))
        return {of_debian(package) if package else of_library(Path(file))}


def _installed(found: Distribution) -> Iterator[str]:
    return (_real(str(found.locate_file(path))) for path in found.files or ())


def _real(file: str | Path) -> str:
    return os.path.realpath(file)


def debian_owner(file: Path) -> str | None:
    """The package that ``file`` comes from. Merged systems know some files by their place in / and some in /usr."""
    if shutil.which("dpkg-query") is None:
        return None
    for place in (file, Path("/", *file.parts[2:])):
        done = subprocess.run(["dpkg-query", "--search", place], capture_output=True, text=True, check=False)
        if done.returncode == 0:
            return done.stdout.split(":")[0]
    return None


def requirements(name: str, installed: Mapping[str, Distribution] | None = None) -> list[Material]:
    """What pip installs with the distribution ``name`` here, sorted, without extras."""
    found = installed if installed is not None else {_key(each.metadata["Name"]): each for each in distributions()}
    pending, known = [_key(name)], set[str]()
    while pending:
        key = pending.pop()
        if key in found and key not in known:
            known.add(key)
            lines = (line.partition(";") for line in found[key].requires or ())
            pending += [_key(_name_of(line)) for line, _, marker in lines if "extra" not in marker]
    return sorted(of_distribution(found[key]) for key in known - {_key(name)})


def _name_of(requirement: str) -> str:
    return requirement[: next((i for i, char in enumerate(requirement) if char in " <>=!~[("), len(requirement))]


def _key(name: str) -> str:
    return name.strip().lower().replace("_", "-").replace(".", "-")
