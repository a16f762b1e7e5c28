"""A page of tournaments whose games end when a test says so."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from connect4_gui.store.archive import Archive
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.tournament.tournament_page import FILE_NAME, TournamentPage
from tests.tournament.fakes import HeldCrew
from tests.ui.conftest import show_active

OpenPage = Callable[..., TournamentPage]


class Crews:
    """Those that pages have made, the newest last."""

    def __init__(self) -> None:
        self.made: list[HeldCrew] = []

    def __call__(self, size: int) -> HeldCrew:
        self.made.append(HeldCrew(size))
        return self.made[-1]

    @property
    def newest(self) -> HeldCrew:
        return self.made[-1]


@pytest.fixture
def crews() -> Crews:
    return Crews()


@pytest.fixture
def archive(tmp_path: Path) -> Iterator[Archive]:
    archive = Archive(tmp_path / "games.sqlite3")
    yield archive
    archive.close()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / FILE_NAME


@pytest.fixture
def open_page(qtbot: QtBot, appearance: Appearance, archive: Archive, path: Path, crews: Crews) -> Iterator[OpenPage]:
    """Open a page and wait until it has read what was left off."""
    pages: list[TournamentPage] = []

    def open_it(width: int = 1280, height: int = 784) -> TournamentPage:
        page = TournamentPage(archive, appearance, path, cores=4, make_crew=crews, rng=random.Random(1))
        pages.append(page)
        qtbot.addWidget(page)
        page.resize(width, height)
        show_active(qtbot, page)
        with qtbot.waitSignal(page.disk.found):
            page.refresh()
        return page

    yield open_it
    for page in pages:
        page.close_threads()
