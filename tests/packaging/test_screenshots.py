"""``packaging/screenshots.py``: every picture, and the same one every time."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from connect4_gui.settings.language import SPOKEN
from tests.project import ROOT

STATES = ["game", "game-4x5", "game-8x9", "hover", "thinking", "paused", "won", "drawn", "help", "settings", "set-up"]
VARIANTS = ["popout", "flip", "gravity"]
MENUS = ["menu", "menu-alone", "menu-more", "menu-rules", "menu-narrow", "menu-damaged", "menu-bots", "menu-own-bot"]
GAMES = ["games", "games-empty", "games-filtered", "games-damaged", "watching", "tournament", "tournament-narrow"]
ANALYSES = ["analysis", "analysis-8x9", "analysis-narrow"]
WORDY = [
    "menu",
    "menu-bots",
    "menu-own-bot",
    "game",
    "games",
    "games-statistics",
    "tournament",
    "train",
    "puzzle-wrong",
    "lesson",
    "analysis",
    "replay",
    "review",
    "settings",
    "set-up",
    "shortcuts",
    "help",
]

SECONDS = 500
"""A busy machine is no failure."""

pytestmark = pytest.mark.timeout(SECONDS + 60)


def shoot(folder: Path, only: str = "*") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "packaging/screenshots.py", str(folder), "--only", only],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
        timeout=SECONDS,
    )


@pytest.fixture(scope="module")
def album(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("album")
    done = shoot(folder)
    assert done.returncode == 0, done.stderr
    return folder


def test_every_window_and_language_has_its_picture(album: Path) -> None:
    names = {file.stem for file in album.iterdir()}
    for theme in ("light", "dark", "high-contrast", "classic"):
        assert {f"{state}-{theme}" for state in (*STATES, *VARIANTS, *MENUS, *GAMES, *ANALYSES)} <= names
    assert {f"{state}-{language.value}" for state in WORDY for language in SPOKEN} <= names


def test_no_two_pictures_are_alike(album: Path) -> None:
    """A state that is not reached would look like another one. English is light, so it is there twice."""
    english = {f"{name}-en.png" for name in WORDY}
    pictures = [file.read_bytes() for file in album.iterdir() if file.name not in english]
    assert len(set(pictures)) == len(pictures)


def test_the_same_picture_comes_out_every_time(album: Path, tmp_path: Path) -> None:
    folder = tmp_path / "again"
    done = shoot(folder, "*-light")
    assert done.returncode == 0, done.stderr
    again = sorted(folder.iterdir())
    assert len(again) > 10
    assert [file.read_bytes() for file in again] == [(album / file.name).read_bytes() for file in again]


def test_a_name_that_no_picture_has_is_an_error(tmp_path: Path) -> None:
    assert shoot(tmp_path, "nothing").returncode == 1
