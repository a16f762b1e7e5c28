"""Looks before Qt leaps: without a display or a system library Qt aborts, so say in a sentence what is missing.

Only Linux and its relatives need this; elsewhere there is always a display. Nothing here imports Qt.
"""

from __future__ import annotations

import ctypes
import importlib.util
import os
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

BASE_LIBRARIES = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
}
X11_LIBRARIES = {
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
}
WAYLAND_LIBRARIES = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}
"""The libraries Qt loads at run time, each with the Debian package that brings it."""

HEADLESS = ("offscreen", "minimal", "vnc", "linuxfb", "eglfs", "vkkhrdisplay", "minimalegl")
PLATFORMS = ("xcb", "wayland", *HEADLESS)


def has_library(name: str) -> bool:
    """Whether the dynamic linker can load ``name``."""
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


def can_reach_x11(display: str) -> bool:
    """Whether an X server answers at ``display``; True if there is no way to ask."""
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.c_void_p]
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(os.fsencode(display), None)
    try:
        return not xcb.xcb_connection_has_error(connection)
    finally:
        xcb.xcb_disconnect(connection)


def can_reach_wayland(environment: Mapping[str, str]) -> bool:
    """Whether the compositor that ``WAYLAND_DISPLAY`` names answers."""
    name = environment.get("WAYLAND_DISPLAY", "")
    if not name:
        return False
    import socket  # noqa: PLC0415  # takes a while, and most starts need none

    path = os.path.join(environment.get("XDG_RUNTIME_DIR", ""), name)
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as client:
        try:
            client.connect(path)
        except OSError:
            return False
    return True


def has_qt() -> bool:
    return importlib.util.find_spec("PySide6") is not None and importlib.util.find_spec("PySide6.QtWidgets") is not None


def has_platform(name: str) -> bool:
    """Whether Qt has the plugin for ``name``; an executable carries fewer of them than an installed Qt."""
    plugin = "wayland" if name.startswith("wayland-") else name
    if plugin not in PLATFORMS:
        return False
    qt = importlib.util.find_spec("PySide6")
    folder = Path(qt.origin if qt is not None and qt.origin else "").parent / "Qt" / "plugins" / "platforms"
    return not folder.is_dir() or (folder / f"libq{plugin}.so").exists()


@dataclass(frozen=True)
class Probes:
    """How the outside world is asked; tests put their own answers in."""

    has_qt: Callable[[], bool] = has_qt
    has_library: Callable[[str], bool] = has_library
    has_platform: Callable[[str], bool] = has_platform
    can_reach_x11: Callable[[str], bool] = can_reach_x11
    can_reach_wayland: Callable[[Mapping[str, str]], bool] = can_reach_wayland

    def missing(self, libraries: Mapping[str, str]) -> str | None:
        """A sentence about the libraries that are not there, or None."""
        names = [name for name in libraries if not self.has_library(name)]
        if not names:
            return None
        packages = " ".join(libraries[name] for name in names)
        return f"Qt needs {', '.join(names)}; on Debian or Ubuntu: apt install {packages}"


def display_problem(
    environment: Mapping[str, str] = os.environ, platform: str = sys.platform, probes: Probes | None = None
) -> str | None:
    """One sentence about what keeps a window from opening, or None if nothing does."""
    probes = probes or Probes()
    if not probes.has_qt():
        return "PySide6 is not installed; install it with: python -m pip install PySide6-Essentials"
    if platform in ("win32", "darwin"):
        return None
    asked = [part.split(":")[0] for part in environment.get("QT_QPA_PLATFORM", "").split(";") if part]
    if asked and not any(map(probes.has_platform, asked)):
        return f"Qt knows no platform called {' or '.join(asked)}; unset QT_QPA_PLATFORM, or use xcb or wayland."
    if missing := probes.missing(BASE_LIBRARIES):
        return missing
    if any(name in HEADLESS for name in asked):
        return None
    return _screen_problem(environment, asked, probes)


def _screen_problem(environment: Mapping[str, str], asked: list[str], probes: Probes) -> str | None:
    """What keeps both kinds of screen from working, Wayland and X11; None if one of them is fine."""
    may_wayland = not asked or any(name.startswith("wayland") for name in asked)
    may_x11 = not asked or "xcb" in asked
    has_wayland = may_wayland and probes.can_reach_wayland(environment)
    wayland_problem = probes.missing(WAYLAND_LIBRARIES)
    if has_wayland and wayland_problem is None:
        return None
    if may_x11 and environment.get("DISPLAY"):
        return _x11_problem(environment["DISPLAY"], probes)
    if has_wayland:
        return wayland_problem
    if not may_x11:
        return "There is no Wayland display: WAYLAND_DISPLAY names no running compositor, so no window can open."
    return "There is no display: neither DISPLAY nor WAYLAND_DISPLAY leads to a screen, so no window can open."


def _x11_problem(display: str, probes: Probes) -> str | None:
    if missing := probes.missing(X11_LIBRARIES):
        return missing
    if not probes.can_reach_x11(display):
        return f"The display {display} cannot be reached, so no window can open; check DISPLAY and its permissions."
    return None
