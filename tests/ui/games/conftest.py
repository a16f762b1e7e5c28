"""A page of games on an archive of a few, and its threads ended again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from connect4_gui.store.archive import Archive
from connect4_gui.ui.games.games_page import GamesPage
from connect4_gui.ui.look.appearance import Appearance
from tests.store.games import DAY, START
from tests.ui.conftest import show_active
from tests.ui.games.hands import waited_for

NOW = START + 40 * DAY
"""Forty days after the first of the games."""

OpenPage = Callable[..., GamesPage]


@pytest.fixture
def archive(tmp_path: Path) -> Iterator[Archive]:
    """An empty one."""
    archive = Archive(tmp_path / "games.sqlite3")
    yield archive
    archive.close()


@pytest.fixture
def make_page(qtbot: QtBot, appearance: Appearance, archive: Archive) -> Iterator[OpenPage]:
    """Make a page that has read nothing yet."""
    pages: list[GamesPage] = []

    def make(width: int = 1280, height: int = 784) -> GamesPage:
        page = GamesPage(archive, appearance, now=lambda: NOW)
        pages.append(page)
        qtbot.addWidget(page)
        page.resize(width, height)
        show_active(qtbot, page)
        return page

    yield make
    for page in pages:
        page.close_threads()


@pytest.fixture
def open_page(qtbot: QtBot, make_page: OpenPage) -> OpenPage:
    """Open a page and wait until it shows everything."""

    def open_it(width: int = 1280, height: int = 784) -> GamesPage:
        page = make_page(width, height)
        page.refresh()
        waited_for(qtbot, page)
        page.setFocus()
        return page

    return open_it
