"""The page of games: list, filters, replay, delete with Undo, and its states, by mouse and by keyboard."""

from __future__ import annotations

import sqlite3
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.levels import EASY, HARD
from connect4_gui.settings.theme import HIGH_CONTRAST
from connect4_gui.store.archive import Archive
from connect4_gui.store.archived_game import Outcome
from connect4_gui.store.schema import VERSION
from connect4_gui.ui.games.games_model import GamesModel
from connect4_gui.ui.games.listing import WINDOW
from connect4_gui.ui.look.appearance import Appearance
from tests.matches import DRAWN, DRAWN_SIZE, against_computer, friends, two_bots
from tests.store.games import LOST, WON, game
from tests.ui.games.conftest import OpenPage
from tests.ui.games.hands import choose, click_row, double_click_row, listed, press, type_name, waited_for
from tests.ui.hands import LEFT

CONTROL = Qt.KeyboardModifier.ControlModifier

GAMES = [
    game(0, WON, against_computer(EASY, ("Ada", ""))),
    game(1, LOST, against_computer(HARD, ("Ada", "HAL"))),
    game(2, WON, friends("Grace", "Zoë")),
    game(3, DRAWN, against_computer(EASY, ("Ada", ""), size=DRAWN_SIZE)),
    game(38, "44", against_computer(HARD, ("Ada", ""))),
    game(40, WON, two_bots(EASY, HARD)),
]
"""One of each kind, oldest first; the last was played today."""

IDS = [kept.id for kept in reversed(GAMES)]


@pytest.fixture
def full(archive: Archive) -> Archive:
    archive.put_all(GAMES)
    return archive


@pytest.fixture
def many(archive: Archive) -> Archive:
    archive.put_all([game(number, setup=against_computer(names=("Ada", ""))) for number in range(1000)])
    return archive


def said(page_text: object) -> str:
    assert isinstance(page_text, str)
    return page_text


@pytest.mark.usefixtures("full")
def test_the_newest_game_comes_first_and_is_chosen(open_page: OpenPage) -> None:
    page = open_page()
    assert listed(page) == IDS
    assert page.chosen is not None
    assert page.chosen.id == IDS[0]
    assert page.head.count.text() == "6 games"


@pytest.mark.usefixtures("full")
def test_a_row_says_everything_aloud(open_page: OpenPage) -> None:
    page = open_page()
    rows = [said(page.model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole)) for row in range(6)]
    assert rows[0].startswith("Easy against Hard, Easy won, 6 × 7 · Classic, 7 moves, Today")
    assert rows[1].startswith("Ada against Hard, Unfinished, 6 × 7 · Classic, 2 moves")
    assert rows[2].startswith("Ada against Easy, Draw, 4 × 5 · Classic, 20 moves")
    assert rows[3].startswith("Grace against Zoë, Grace won")
    assert rows[4].startswith("Ada against HAL, Lost, 6 × 7 · Classic · Hard, 8 moves")


@pytest.mark.usefixtures("full")
def test_filters_apply_at_once_and_stand_out(open_page: OpenPage, qtbot: QtBot) -> None:
    page = open_page()
    bar = page.bar
    choose(qtbot, page, bar.opponent, "Easy")
    assert listed(page) == ["game-3", "game-0"]
    assert page.head.count.text() == "2 of 6"
    assert bar.opponent.is_set
    assert bar.opponent.accessibleName() == "Opponent: Easy"
    choose(qtbot, page, bar.outcome, "Won")
    assert listed(page) == ["game-0"]
    QTest.mouseClick(bar.clear, LEFT)
    waited_for(qtbot, page)
    assert listed(page) == IDS
    assert not bar.opponent.is_set
    assert not bar.clear.isVisible()


@pytest.mark.usefixtures("full")
def test_size_date_and_name_filter_too(open_page: OpenPage, qtbot: QtBot) -> None:
    page = open_page()
    choose(qtbot, page, page.bar.size_, "4 × 5")
    assert listed(page) == ["game-3"]
    choose(qtbot, page, page.bar.size_, "Any")
    choose(qtbot, page, page.bar.period, "Last 7 days")
    assert listed(page) == ["game-40", "game-38"]
    choose(qtbot, page, page.bar.period, "Any")
    type_name(qtbot, page, "zO")
    assert listed(page) == ["game-2"]
    assert page.bar.filters.text == "zO"


@pytest.mark.usefixtures("full")
def test_only_sizes_that_were_played_are_offered(open_page: OpenPage) -> None:
    assert [size for size, _ in open_page().bar.size_.options] == [None, DRAWN_SIZE, BoardSize(6, 7)]


@pytest.mark.usefixtures("full")
def test_a_filter_is_chosen_by_keys(open_page: OpenPage, qtbot: QtBot) -> None:
    page = open_page()
    button = page.bar.outcome
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Down)
    qtbot.waitUntil(button.choices.isVisible)
    QTest.keyClick(button.choices, Qt.Key.Key_Down)
    QTest.keyClick(button.choices, Qt.Key.Key_Return)
    waited_for(qtbot, page)
    assert button.value is Outcome.WON
    assert listed(page) == ["game-0"]


@pytest.mark.usefixtures("full")
def test_letters_in_the_name_are_no_commands(open_page: OpenPage, qtbot: QtBot) -> None:
    page = open_page()
    press(page, Qt.Key.Key_F, CONTROL)
    assert page.bar.name.hasFocus()
    type_name(qtbot, page, "e")
    QTest.keyClick(page.bar.name, Qt.Key.Key_Backspace)
    waited_for(qtbot, page)
    assert page.export_desk.dialog is None
    assert page.model.rowCount() == 6


@pytest.mark.usefixtures("full")
def test_nothing_fits_and_clear_helps(open_page: OpenPage, qtbot: QtBot) -> None:
    page = open_page()
    type_name(qtbot, page, "nobody")
    side = page.list_side
    assert side.shown is side.nothing_fits
    assert page.head.count.text() == "0 of 6"
    assert not side.replay.isEnabled()
    assert not side.export.isEnabled()
    QTest.mouseClick(side.nothing_fits.button, LEFT)
    waited_for(qtbot, page)
    assert side.view.isVisible()
    assert listed(page) == IDS


def test_no_games_yet(open_page: OpenPage, qtbot: QtBot) -> None:
    page = open_page()
    assert page.shows_empty
    assert page.empty.title == "No games yet"
    assert not page.bar.isVisible()
    with qtbot.waitSignal(page.play_requested):
        QTest.mouseClick(page.empty.button, LEFT)


def test_the_first_game_fills_the_page(open_page: OpenPage, qtbot: QtBot, archive: Archive) -> None:
    page = open_page()
    archive.put(GAMES[0])
    page.refresh()
    waited_for(qtbot, page)
    assert not page.shows_empty
    assert listed(page) == ["game-0"]


@pytest.mark.usefixtures("full")
@pytest.mark.parametrize("way", ["enter", "double click", "button"])
def test_replay(open_page: OpenPage, qtbot: QtBot, way: str) -> None:
    page = open_page()
    with qtbot.waitSignal(page.replay_requested) as blocker:
        if way == "double click":
            double_click_row(page, 3)
        else:
            click_row(page, 3)
            if way == "enter":
                press(page, Qt.Key.Key_Return)
            else:
                QTest.mouseClick(page.list_side.replay, LEFT)
    assert blocker.args is not None
    assert blocker.args[0] == GAMES[2]


@pytest.mark.usefixtures("full")
@pytest.mark.parametrize("way", ["key", "button"])
def test_review(open_page: OpenPage, qtbot: QtBot, way: str) -> None:
    page = open_page()
    with qtbot.waitSignal(page.review_requested) as blocker:
        click_row(page, 3)
        if way == "key":
            press(page, Qt.Key.Key_V)
        else:
            QTest.mouseClick(page.list_side.review, LEFT)
    assert blocker.args is not None
    assert blocker.args[0] == GAMES[2]


def test_a_game_that_is_gone_is_said(open_page: OpenPage, qtbot: QtBot, full: Archive) -> None:
    page = open_page()
    full.delete([IDS[0]])
    press(page, Qt.Key.Key_Return)
    qtbot.waitUntil(page.problem.isVisible)
    assert page.problem.title == "This game cannot be replayed"


def test_delete_asks_nothing_and_can_be_undone(open_page: OpenPage, qtbot: QtBot, full: Archive) -> None:
    page = open_page()
    press(page, Qt.Key.Key_Down)
    press(page, Qt.Key.Key_Delete)
    waited_for(qtbot, page)
    assert listed(page) == [IDS[0], *IDS[2:]]
    assert full.count() == 5
    assert page.chosen is not None
    assert page.chosen.id == IDS[2]
    strip = page.list_side.undo_strip
    assert strip.isVisible()
    assert strip.title == "1 game deleted"
    QTest.mouseClick(strip.button, LEFT)
    waited_for(qtbot, page)
    assert listed(page) == IDS
    assert page.chosen.id == IDS[1]
    assert not strip.isVisible()
    assert page.list_side.view.hasFocus()


def test_ctrl_z_brings_back_everything_that_was_deleted(open_page: OpenPage, qtbot: QtBot, full: Archive) -> None:
    page = open_page()
    for _ in range(2):
        press(page, Qt.Key.Key_Delete)
        waited_for(qtbot, page)
    assert page.list_side.undo_strip.title == "2 games deleted"
    assert full.count() == 4
    press(page, Qt.Key.Key_Z, CONTROL)
    waited_for(qtbot, page)
    assert list(full.all()) == GAMES
    press(page, Qt.Key.Key_Z, CONTROL)
    assert not page.is_reading


def test_undo_is_offered_for_a_while(
    open_page: OpenPage, qtbot: QtBot, full: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("connect4_gui.ui.games.deletion.UNDO_MS", 1)
    page = open_page()
    press(page, Qt.Key.Key_Delete)
    with qtbot.waitSignal(page.list_side.undo_strip.gone):
        waited_for(qtbot, page)
    assert not page.list_side.undo_strip.isVisible()
    press(page, Qt.Key.Key_Z, CONTROL)
    waited_for(qtbot, page)
    assert full.count() == 5


def test_a_refresh_keeps_the_chosen_game(open_page: OpenPage, qtbot: QtBot, full: Archive) -> None:
    page = open_page()
    click_row(page, 2)
    full.put(game(41))
    page.refresh()
    waited_for(qtbot, page)
    assert listed(page)[0] == "game-41"
    assert page.chosen is not None
    assert page.chosen.id == IDS[2]


@pytest.mark.usefixtures("many")
def test_only_what_is_near_the_window_is_read(open_page: OpenPage, qtbot: QtBot) -> None:
    page = open_page()
    assert page.model.rowCount() == 1000
    assert page.model.is_read(WINDOW - 1)
    assert not page.model.is_read(WINDOW)
    press(page, Qt.Key.Key_End)
    page.list_side.view.viewport().repaint()
    waited_for(qtbot, page)
    assert page.chosen is not None
    assert page.chosen.id == "game-0"
    assert not page.model.is_read(500)


def test_a_delete_far_down_stays_there(open_page: OpenPage, qtbot: QtBot, many: Archive) -> None:
    page = open_page()
    press(page, Qt.Key.Key_End)
    page.list_side.view.viewport().repaint()
    waited_for(qtbot, page)
    press(page, Qt.Key.Key_Up)
    press(page, Qt.Key.Key_Delete)
    waited_for(qtbot, page)
    assert many.get("game-1") is None
    assert page.chosen is not None
    assert page.chosen.id == "game-0"


def test_an_answer_to_an_old_question_never_counts(
    make_page: OpenPage, qtbot: QtBot, full: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk is slow to say what all games are, and the person filters meanwhile."""
    page, go_on, page_of = make_page(), threading.Event(), full.page
    asked: list[str] = []

    def slow_page(*arguments: object) -> object:
        asked.append(str(arguments[0]))
        go_on.wait(10)
        return page_of(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(full, "page", slow_page)
    heard: list[int] = []
    page.model.modelReset.connect(lambda: heard.append(page.model.rowCount()))
    page.refresh()
    qtbot.waitUntil(lambda: len(asked) == 1)
    page.bar.opponent.open_choices()
    page.bar.opponent.choices.actions()[2].trigger()
    go_on.set()
    waited_for(qtbot, page)
    assert heard == [2]
    assert listed(page) == ["game-3", "game-0"]


def test_grey_rows_while_the_disk_is_slow(
    make_page: OpenPage, qtbot: QtBot, full: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, go_on, count = make_page(), threading.Event(), full.count
    monkeypatch.setattr(full, "count", lambda *arguments: go_on.wait(10) and count(*arguments))
    page.refresh()
    assert page.list_side.shown is not page.list_side.blank
    qtbot.waitUntil(lambda: page.list_side.shown is page.list_side.blank)
    go_on.set()
    waited_for(qtbot, page)
    assert page.list_side.shown is page.list_side.view


def test_a_damaged_archive_is_said(open_page: OpenPage, tmp_path: Path) -> None:
    (tmp_path / "games.sqlite3").write_bytes(b"no database at all")
    page = open_page()
    assert page.problem.isVisible()
    assert page.problem.title == "The archive of games was damaged"
    assert "games-damaged-" in page.problem.text
    assert "New games are saved" in page.problem.text
    assert page.shows_empty


def test_an_archive_that_cannot_be_read_is_said_and_tried_again(
    open_page: OpenPage, qtbot: QtBot, full: Archive, tmp_path: Path
) -> None:
    full.close()
    with sqlite3.connect(tmp_path / "games.sqlite3") as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    page = open_page()
    assert page.problem.title == "The games cannot be read"
    assert "newer program" in page.problem.text
    assert page.problem.text.endswith("Nothing in it was changed.")
    with sqlite3.connect(tmp_path / "games.sqlite3") as connection:
        connection.execute(f"PRAGMA user_version = {VERSION}")
    connection.close()
    QTest.mouseClick(page.problem.button, LEFT)
    waited_for(qtbot, page)
    assert not page.problem.isVisible()
    assert listed(page) == IDS


def test_a_row_that_this_program_does_not_know_does_no_harm(open_page: OpenPage, full: Archive, tmp_path: Path) -> None:
    full.close()
    with sqlite3.connect(tmp_path / "games.sqlite3") as connection:
        connection.execute("UPDATE games SET ending = 'by magic' WHERE id = 'game-2'")
    connection.close()
    page = open_page()
    page.list_side.view.viewport().repaint()
    assert listed(page) == [*(known for known in IDS if known != "game-2"), ""]
    assert not page.is_reading
    press(page, Qt.Key.Key_End)
    assert page.chosen is None
    assert not page.list_side.replay.isEnabled()


@pytest.mark.usefixtures("full")
def test_small_windows_have_tabs(open_page: OpenPage) -> None:
    page = open_page(900, 700)
    assert page.head.tabs.isVisible()
    assert page.list_side.isVisible()
    assert not page.panel.isVisible()
    QTest.mouseClick(page.head.tabs.segment("statistics"), LEFT)
    assert page.panel.isVisible()
    assert not page.list_side.isVisible()
    page.resize(1200, 700)
    assert not page.head.tabs.isVisible()
    assert page.panel.isVisible()
    assert page.list_side.isVisible()


@pytest.mark.usefixtures("full")
def test_narrow_rows_have_no_column_for_moves(open_page: OpenPage) -> None:
    page = open_page(600, 700)
    assert page.list_side.view.row_columns().is_narrow
    page.resize(900, 700)
    assert not page.list_side.view.row_columns().is_narrow


@pytest.mark.usefixtures("full")
def test_the_chosen_row_stands_out_by_more_than_colour(open_page: OpenPage, appearance: Appearance) -> None:
    """The bar at its left is as bright as the accent."""
    appearance.set_theme(HIGH_CONTRAST)
    page = open_page()
    image = page.list_side.view.viewport().grab().toImage()
    colours = [image.pixelColor(x, 38).name().upper() for x in range(20)]
    assert HIGH_CONTRAST.accent in colours
    others = [image.pixelColor(x, 38 + 76).name().upper() for x in range(20)]
    assert HIGH_CONTRAST.accent not in others


@pytest.mark.usefixtures("full")
def test_every_control_has_a_name(open_page: OpenPage, qtbot: QtBot) -> None:
    page = open_page(900, 700)
    choose(qtbot, page, page.bar.outcome, "Won")
    controls: list[QWidget] = [*page.findChildren(QAbstractButton), *page.findChildren(QLineEdit)]
    shown = [control for control in controls if control.isVisible()]
    assert len(shown) >= 10
    assert [control for control in shown if not control.accessibleName()] == []
    assert page.list_side.view.accessibleName() == "Games"


@pytest.mark.usefixtures("full")
def test_a_tip_shows_names_as_they_are(open_page: OpenPage) -> None:
    page = open_page()
    tip = said(page.model.index(1, 0).data(Qt.ItemDataRole.ToolTipRole))
    assert tip.startswith("<span>Ada against Hard")
    assert page.model.index(1, 0).data(GamesModel.ROW) is page.model.game(1)


def test_closing_twice_is_harmless_and_does_what_was_asked(open_page: OpenPage, full: Archive, qtbot: QtBot) -> None:
    page = open_page()
    press(page, Qt.Key.Key_Delete)
    page.close_threads()
    page.close_threads()
    page.refresh()
    qtbot.wait(1)
    assert full.count() == 5
