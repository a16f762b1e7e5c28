"""What goes into the executable."""

from __future__ import annotations

import bundle_parts
import pytest

LIBRARY = "PySide6/Qt/lib/libQt6Gui.so.6"
PLUGIN = "PySide6/Qt/plugins/platforms/libqxcb.so"
GTK = "libgtk-3.so.0"


@pytest.mark.parametrize(
    "name",
    [
        PLUGIN,
        "PySide6/Qt/plugins/platforms/libqoffscreen.so",
        "PySide6/Qt/plugins/platforms/libqwayland.so",
        "PySide6\\plugins\\platforms\\qwindows.dll",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6/Qt/plugins/iconengines/libqsvgicon.so",
        "PySide6/Qt/plugins/imageformats/libqsvg.so",
        "PySide6/Qt/translations/qtbase_fi.qm",
        "PySide6/Qt/translations/qtbase_pt_BR.qm",
        "connect4_gui/resources/help/en.html",
        "connect4_gui/resources/translations/connect4_nl.qm",
        "connect4_gui/engine/_core.abi3.so",
        LIBRARY,
    ],
)
def test_what_the_game_uses_goes_in(name: str) -> None:
    assert bundle_parts.is_wanted(name, {"fi", "nl", "pt_BR"})


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/plugins/platforms/libqlinuxfb.so",
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/plugins/tls/libqopensslbackend.so",
        "PySide6\\plugins\\imageformats\\qtiff.dll",
        "PySide6/Qt/translations/qtbase_ja.qm",
        "PySide6/Qt/translations/qt_help_fi.qm",
        "PySide6\\opengl32sw.dll",
    ],
)
def test_what_serves_other_programs_stays_out(name: str) -> None:
    assert not bundle_parts.is_wanted(name, {"fi", "nl"})


def test_a_library_stays_only_if_a_module_or_a_plugin_needs_it() -> None:
    python = ("libpython3.11.so.1.0", "/python", "BINARY")
    plugin = (PLUGIN, "/plugin", "BINARY")
    module = ("PySide6/QtGui.abi3.so", "/module", "EXTENSION")
    gui = (LIBRARY, "/gui", "BINARY")
    link = ("libQt6Gui.so.6", LIBRARY, "SYMLINK")
    picture = ("connect4_gui/resources/icons/connect4.svg", "/picture", "DATA")
    gtk, gtk_link = (GTK, "/gtk", "BINARY"), (GTK, "elsewhere", "SYMLINK")
    needs = {"/python": {"libc.so.6"}, "/plugin": {"libQt6Gui.so.6"}, "/module": {"libQt6Gui.so.6"}}
    kept = bundle_parts.reachable([python, plugin, module, gui, link, picture, gtk, gtk_link], needs.__getitem__)
    assert kept == [python, plugin, module, gui, link, picture]


def test_a_link_comes_from_no_file_of_this_machine() -> None:
    """It names a place inside the bundle, which would be looked for below whatever folder is the current one."""
    entries = [(LIBRARY, "/gui", "BINARY"), ("libQt6Gui.so.6", LIBRARY, "SYMLINK")]
    assert bundle_parts.sources(entries) == ["/gui"]
