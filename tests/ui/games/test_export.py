"""Exporting from the page of games: one game or all that are listed, beside the window, and never half a file."""

from __future__ import annotations

import csv
import os
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from connect4_gui.engine.levels import EASY, HARD
from connect4_gui.engine.variants.pop_out import PopOut
from connect4_gui.engine.variants.slippery import Slippery
from connect4_gui.engine.variants.swap import Swap
from connect4_gui.store.archive import Archive
from connect4_gui.store.game_file import read_game
from connect4_gui.store.game_lines import from_line
from connect4_gui.store.importing import import_file
from connect4_gui.ui.games.export_dialog import GamesExportDialog
from connect4_gui.ui.games.export_kind import ExportKind
from connect4_gui.ui.games.games_page import GamesPage
from tests.matches import against_computer
from tests.store.games import LOST, WON, game
from tests.store.test_variant_games import played
from tests.ui.games.conftest import OpenPage
from tests.ui.games.hands import choose, press, waited_for
from tests.ui.hands import LEFT

GAMES = [
    game(0, WON, against_computer(EASY)),
    game(1, LOST, against_computer(HARD)),
    game(2, WON, against_computer(EASY)),
]


@pytest.fixture(autouse=True)
def full(archive: Archive) -> Archive:
    archive.put_all(GAMES)
    return archive


@pytest.fixture(autouse=True)
def own_dialogs(monkeypatch: pytest.MonkeyPatch) -> None:
    """The file dialog of Qt, as no desktop offers its own here."""
    monkeypatch.setattr(QFileDialog, "testOption", lambda *_: True)


def export(qtbot: QtBot, page: GamesPage, kind: ExportKind, path: Path) -> None:
    """Press E, choose what to write, name the file, and wait for the end."""
    press(page, Qt.Key.Key_E)
    dialog = page.export_desk.dialog
    assert isinstance(dialog, GamesExportDialog)
    name = next(name for name in dialog.nameFilters() if f"*{kind.value}" in name)
    dialog.selectNameFilter(name)
    dialog.filterSelected.emit(name)
    dialog.selectFile(str(path))
    dialog.done(QFileDialog.DialogCode.Accepted)
    qtbot.waitUntil(lambda: not page.export_desk.is_busy)


def test_the_chosen_game(open_page: OpenPage, qtbot: QtBot, tmp_path: Path) -> None:
    page = open_page()
    press(page, Qt.Key.Key_Down)
    export(qtbot, page, ExportKind.GAME, tmp_path / "one.c4.json")
    assert read_game(tmp_path / "one.c4.json") == GAMES[1].record
    assert page.list_side.export_strip.title == "1 game written: one.c4.json"


def test_all_games_that_are_listed_as_lines(open_page: OpenPage, qtbot: QtBot, tmp_path: Path) -> None:
    page = open_page()
    choose(qtbot, page, page.bar.opponent, "Easy")
    export(qtbot, page, ExportKind.LINES, tmp_path / "all.jsonl")
    lines = (tmp_path / "all.jsonl").read_text(encoding="utf-8").splitlines()
    assert [from_line(line) for line in lines] == [GAMES[0], GAMES[2]]
    assert page.list_side.export_strip.title == "2 games written: all.jsonl"


def test_games_by_other_rules_go_out_and_come_in_with_their_luck(
    open_page: OpenPage, qtbot: QtBot, tmp_path: Path, full: Archive
) -> None:
    variants = [played("slips", Slippery(50)), played("swaps", Swap(3)), played("pulls", PopOut())]
    full.put_all(variants)
    page = open_page()
    choose(qtbot, page, page.bar.rules, "Slippery")
    export(qtbot, page, ExportKind.GAME, tmp_path / "one.c4.json")
    assert read_game(tmp_path / "one.c4.json") == variants[0].record
    QTest.mouseClick(page.bar.clear, LEFT)
    waited_for(qtbot, page)
    assert page.model.rowCount() == 6
    export(qtbot, page, ExportKind.LINES, tmp_path / "all.jsonl")
    again = Archive(tmp_path / "again.sqlite3")
    assert import_file(again, tmp_path / "all.jsonl").imported == 6
    assert [again.get(kept.id) for kept in variants] == variants
    again.close()


def test_all_games_for_a_spreadsheet(open_page: OpenPage, qtbot: QtBot, tmp_path: Path) -> None:
    export(qtbot, open_page(), ExportKind.TABLE, tmp_path / "all.csv")
    with (tmp_path / "all.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["id"] for row in rows] == [kept.id for kept in GAMES]


def test_the_dialog_says_how_many_and_names_the_file(open_page: OpenPage) -> None:
    page = open_page()
    QTest.mouseClick(page.list_side.export, LEFT)
    dialog = page.export_desk.dialog
    assert dialog is not None
    assert dialog.nameFilters()[0] == "The chosen game (*.c4.json)"
    assert dialog.nameFilters()[1] == "All listed games (3), to import again (*.jsonl)"
    assert dialog.path.name == "connect-four.c4.json"
    dialog.reject()
    assert page.export_desk.dialog is None
    assert not page.export_desk.is_busy


def test_a_failure_is_one_sentence_and_what_was_there_stays(open_page: OpenPage, qtbot: QtBot, tmp_path: Path) -> None:
    page = open_page()
    export(qtbot, page, ExportKind.LINES, tmp_path / "missing" / "all.jsonl")
    strip = page.list_side.export_strip
    assert strip.isVisible()
    assert strip.title == "all.jsonl was not written"
    assert strip.text == f"{os.strerror(2)}."
    assert page.list_side.export.isEnabled()


def test_a_long_export_can_be_stopped_and_leaves_nothing(
    open_page: OpenPage, qtbot: QtBot, tmp_path: Path, full: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("connect4_gui.ui.games.games_exporter.TELL_EVERY", 1)
    page, go_on, readable = open_page(), threading.Event(), full.all

    def slow(*arguments: object) -> object:
        for number, kept in enumerate(readable(*arguments)):  # type: ignore[arg-type]
            if number == 2:
                go_on.wait(10)
            yield kept

    monkeypatch.setattr(full, "all", slow)
    path = tmp_path / "all.jsonl"
    path.write_text("old")
    press(page, Qt.Key.Key_E)
    dialog = page.export_desk.dialog
    assert dialog is not None
    dialog.selectNameFilter(dialog.nameFilters()[1])
    dialog.selectFile(str(path))
    dialog.done(QFileDialog.DialogCode.Accepted)
    assert not page.list_side.export.isEnabled()
    strip = page.list_side.export_strip
    qtbot.waitUntil(strip.isVisible)
    assert strip.title.startswith("Exporting: ")
    QTest.mouseClick(strip.button, LEFT)
    go_on.set()
    qtbot.waitUntil(lambda: not page.export_desk.is_busy)
    assert path.read_text() == "old"
    assert [file.name for file in tmp_path.iterdir() if file.suffix == ".new"] == []
    assert not strip.isVisible()
    assert page.list_side.export.isEnabled()
