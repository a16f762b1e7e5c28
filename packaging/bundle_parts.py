"""Which parts of Qt and of the system go into the executable: what the game uses, and what those parts need.

PyInstaller takes every plugin that Qt has. Most of them serve other programs (databases, web, printers, bare consoles)
and pull in libraries of the build machine, up to the whole of GTK.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from fnmatch import fnmatch
from pathlib import PurePath

TocEntry = tuple[str, str, str]
"""Name inside the bundle, file on this machine, and PyInstaller's word for its kind."""

BINARY_KINDS = ("BINARY", "EXTENSION")

PLUGINS = (
    "platforms/*xcb.*",
    "platforms/*wayland.*",
    "platforms/*windows.*",
    "platforms/*cocoa.*",
    "platforms/*offscreen.*",
    "platforminputcontexts/*compose*",
    "platforminputcontexts/*ibus*",
    "platformthemes/*xdgdesktopportal.*",
    "styles/*",
    "iconengines/*svgicon.*",
    "imageformats/*svg.*",
    "wayland-decoration-client/*",
    "wayland-shell-integration/*xdg-shell.*",
)

EXCLUDED_MODULES = (
    "PySide6.QtDBus",
    "PySide6.QtNetwork",
    "PySide6.QtTest",
    "_hashlib",
    "_ssl",
    "dask",
    "distributed",
    "doctest",
    "fsrs.optimizer",
    "lib2to3",
    "pdb",
    "pydoc",
    "pydoc_data",
    "setuptools",
    "ssl",
    "test",
    "tkinter",
    "unittest",
)
"""Python modules that others import in passing and that the game does without."""

SOFTWARE_OPENGL = ("opengl32sw.dll", "d3dcompiler_47.dll")


def is_wanted(name: str, languages: Collection[str]) -> bool:
    """Whether a file belongs into the bundle, judged by its name there. ``languages`` are the ones the game speaks."""
    path = PurePath(name.replace("\\", "/"))
    parts = path.parts
    if "plugins" in parts:
        plugin = "/".join(parts[parts.index("plugins") + 1 :])
        return any(fnmatch(plugin, pattern) for pattern in PLUGINS)
    if "translations" in parts and "PySide6" in parts:
        return path.suffix != ".qm" or path.stem in {f"qtbase_{language}" for language in languages}
    return path.name.lower() not in SOFTWARE_OPENGL


def wanted(entries: Iterable[TocEntry], languages: Collection[str]) -> list[TocEntry]:
    return [entry for entry in entries if is_wanted(entry[0], languages)]


def sources(entries: Iterable[TocEntry]) -> list[str]:
    """The files on this machine that ``entries`` come from. A link has none: it leads to another entry."""
    return [source for _name, source, kind in entries if kind != "SYMLINK"]


def reachable(entries: Collection[TocEntry], needs: Callable[[str], Collection[str]]) -> list[TocEntry]:
    """Drop the shared libraries that no module and no plugin needs any more.

    ``needs`` tells the file names of everything that a binary on this machine loads, directly or not. A library is what
    nothing loads by its path: neither a Python module nor a Qt plugin nor Python itself.
    """
    roots = [source for name, source, kind in entries if kind in BINARY_KINDS and not _is_library((name, source, kind))]
    used = set().union(*map(needs, roots))
    return [entry for entry in entries if not _is_library(entry) or PurePath(entry[0]).name in used]


def _is_library(entry: TocEntry) -> bool:
    name, _source, kind = entry
    path = PurePath(name)
    if kind not in (*BINARY_KINDS, "SYMLINK") or "plugins" in path.parts:
        return False
    return path.name.startswith("lib") and ".so" in path.name and not path.name.startswith("libpython")
