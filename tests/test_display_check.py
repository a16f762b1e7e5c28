"""What is said where no window can open."""

from __future__ import annotations

import socket
import tempfile
from collections.abc import Mapping
from pathlib import Path

import pytest

from connect4_gui.display_check import (
    BASE_LIBRARIES,
    PLATFORMS,
    X11_LIBRARIES,
    Probes,
    can_reach_wayland,
    can_reach_x11,
    display_problem,
    has_library,
    has_platform,
    has_qt,
)

X11 = {"DISPLAY": ":0"}


def problem(
    environment: Mapping[str, str],
    *,
    platform: str = "linux",
    missing: tuple[str, ...] = (),
    qt: bool = True,
    x11: bool = True,
    wayland: bool = False,
    platforms: tuple[str, ...] = PLATFORMS,
) -> str | None:
    probes = Probes(
        has_qt=lambda: qt,
        has_library=lambda name: name not in missing,
        has_platform=lambda name: name in platforms,
        can_reach_x11=lambda _display: x11,
        can_reach_wayland=lambda _environment: wayland,
    )
    return display_problem(environment, platform, probes)


def test_a_reachable_display_is_no_problem() -> None:
    assert problem(X11) is None


def test_no_display_is_named() -> None:
    assert "no display" in (problem({}) or "")
    assert "no display" in (problem({"DISPLAY": ""}) or "")


def test_an_unreachable_display_is_named() -> None:
    assert "display :0 cannot be reached" in (problem(X11, x11=False) or "")


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_other_systems_always_have_a_display(platform: str) -> None:
    assert problem({}, platform=platform) is None


def test_a_missing_qt_is_named() -> None:
    assert "PySide6 is not installed" in (problem(X11, qt=False) or "")
    assert "PySide6 is not installed" in (problem({}, platform="win32", qt=False) or "")


@pytest.mark.parametrize("library", [*BASE_LIBRARIES, *X11_LIBRARIES])
def test_a_missing_library_is_named_with_its_package(library: str) -> None:
    sentence = problem(X11, missing=(library,)) or ""
    assert library in sentence
    assert {**BASE_LIBRARIES, **X11_LIBRARIES}[library] in sentence


@pytest.mark.parametrize("platform", ["offscreen", "minimal", "vnc:size=800x600"])
def test_a_headless_platform_needs_no_display_but_the_base_libraries(platform: str) -> None:
    environment = {"QT_QPA_PLATFORM": platform}
    assert problem(environment, missing=tuple(X11_LIBRARIES)) is None
    assert "libEGL.so.1" in (problem(environment, missing=("libEGL.so.1",)) or "")


def test_an_unknown_platform_is_named() -> None:
    assert "no platform called amiga" in (problem({"QT_QPA_PLATFORM": "amiga", **X11}) or "")
    assert problem({"QT_QPA_PLATFORM": "amiga;xcb", **X11}) is None


def test_a_platform_that_an_executable_does_not_carry_is_named() -> None:
    assert "no platform called vnc" in (problem({"QT_QPA_PLATFORM": "vnc"}, platforms=("xcb", "offscreen")) or "")


def test_wayland_is_enough() -> None:
    assert problem({}, wayland=True, missing=tuple(X11_LIBRARIES)) is None
    assert problem({"QT_QPA_PLATFORM": "wayland"}, wayland=True) is None


def test_wayland_that_was_asked_for_must_be_there() -> None:
    assert "no Wayland display" in (problem({"QT_QPA_PLATFORM": "wayland", **X11}) or "")
    assert "no display" in (problem({"QT_QPA_PLATFORM": "xcb"}, wayland=True) or "")


def test_without_the_wayland_libraries_x11_will_do() -> None:
    library = ("libwayland-client.so.0",)
    assert problem(X11, wayland=True, missing=library) is None
    assert "libwayland-client0" in (problem({}, wayland=True, missing=library) or "")


@pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="Wayland needs local sockets")
def test_a_wayland_socket_nobody_listens_on_is_no_display() -> None:
    with tempfile.TemporaryDirectory() as folder, socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as server:
        environment = {"WAYLAND_DISPLAY": "wayland-7", "XDG_RUNTIME_DIR": folder}
        assert not can_reach_wayland({})
        assert not can_reach_wayland(environment)
        server.bind(str(Path(folder) / "wayland-7"))
        assert not can_reach_wayland(environment)
        server.listen(1)
        assert can_reach_wayland(environment)


@pytest.mark.parametrize("environment", [{}, X11, {"QT_QPA_PLATFORM": "amiga"}], ids=str)
def test_a_problem_is_one_sentence(environment: dict[str, str]) -> None:
    sentence = problem(environment, missing=("libGL.so.1", "libEGL.so.1"), x11=False)
    assert sentence is not None
    assert "\n" not in sentence


def test_the_real_probes_answer() -> None:
    assert has_qt()
    assert has_platform("offscreen")
    assert not has_platform("amiga")
    assert not has_library("libthere-is-no-such-thing.so.7")
    assert can_reach_x11(":987") is not has_library("libxcb.so.1")
