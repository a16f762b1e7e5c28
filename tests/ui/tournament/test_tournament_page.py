from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.levels import ADAPTIVE, BEGINNER, EASY, HARD, MEDIUM
from connect4_gui.game.player_spec import bot, outside
from connect4_gui.outside.own_bot import OwnBot
from connect4_gui.settings.motion import STILL
from connect4_gui.store.archive import Archive
from connect4_gui.store.archived_game import TOURNAMENT
from connect4_gui.store.filters import Filters
from connect4_gui.tournament.tournament_file import TournamentFile
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.tournament.progress_card import Phase
from connect4_gui.ui.tournament.running_boards import STILL_PATIENCE, RunningBoards
from connect4_gui.ui.tournament.tournament_disk import TournamentDisk
from connect4_gui.ui.tournament.tournament_page import TournamentPage
from tests.tournament.plans import TRIO, games_in, played
from tests.ui.hands import LEFT
from tests.ui.tournament.conftest import Crews, OpenPage


def click(widget: object) -> None:
    QTest.mouseClick(widget, LEFT)  # type: ignore[call-overload]


def choose(page: TournamentPage, *levels: object) -> None:
    """Set the boxes of the levels by mouse."""
    for spec, box in page.panel.bots.items():
        if box.isChecked() is not (spec.level in levels):
            click(box)


def begin(qtbot: QtBot, page: TournamentPage, crews: Crews) -> None:
    """Easy, Medium and Hard, two games a pair, two at once."""
    choose(page, EASY, MEDIUM, HARD)
    page.panel.games.setValue(2)
    page.panel.at_once.setValue(2)
    click(page.progress.start)
    qtbot.waitUntil(lambda: bool(crews.made) and crews.newest.busy == 2)


def finish(qtbot: QtBot, page: TournamentPage, crews: Crews, count: int) -> None:
    """End ``count`` games, and wait until the page shows it."""
    shown = len(page._games)
    for done in range(count):
        qtbot.waitUntil(lambda: bool(crews.newest.running))
        before = crews.newest.running
        crews.newest.finish(before[0])
        qtbot.waitUntil(lambda number=before[0]: number not in crews.newest.running)  # type: ignore[misc]
        qtbot.waitUntil(lambda wanted=shown + done + 1: len(page._games) == wanted)  # type: ignore[misc]


def cells(page: TournamentPage) -> list[list[str]]:
    model = page.model
    return [
        [model.index(row, column).data() for column in range(model.columnCount())] for row in range(model.rowCount())
    ]


def test_a_tournament_is_played_by_mouse_to_its_end(
    open_page: OpenPage, qtbot: QtBot, crews: Crews, archive: Archive, path: Path
) -> None:
    page = open_page()
    begin(qtbot, page, crews)
    assert page.phase is Phase.RUNNING
    assert not page.panel.isEnabled()
    finish(qtbot, page, crews, 6)
    qtbot.waitUntil(lambda: page.phase is Phase.DONE)
    assert [row[:2] for row in cells(page)] == [["1", "Easy"], ["2", "Medium"], ["3", "Hard"]]
    assert cells(page)[0][2:6] == ["", "2 / 2", "2 / 2", "4 / 4"]
    assert "±" in cells(page)[0][6]
    assert page.progress.title.text() == "6 of 6 games"
    assert page.panel.isEnabled()
    assert crews.newest.is_closed
    assert len(games_in(path)) == 6
    assert archive.count(Filters(opponent=TOURNAMENT)) == 6
    assert archive.count() == 0


def test_running_games_are_shown_with_their_players(open_page: OpenPage, qtbot: QtBot, crews: Crews) -> None:
    page = open_page()
    begin(qtbot, page, crews)
    qtbot.waitUntil(lambda: all(board.moves == "12" for board in page.boards.boards[:2]))
    assert [board.isVisible() for board in page.boards.boards] == [True, True, False, False]
    assert page.boards.boards[0]._picture.accessibleName() == "Easy against Medium, 6 × 7, move 2"
    finish(qtbot, page, crews, 1)
    qtbot.waitUntil(lambda: {board.number for board in page.boards.boards[:2]} == set(crews.newest.running))


def test_space_pauses_and_goes_on(open_page: OpenPage, qtbot: QtBot, crews: Crews) -> None:
    page = open_page()
    begin(qtbot, page, crews)
    assert page.progress.pause.hasFocus()
    QTest.keyClick(page.progress.pause, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: crews.newest.is_paused)
    assert (page.phase, page.progress.pause.text(), page.progress.note.text()) == (Phase.PAUSED, "Go on", "Paused")
    page.table.setFocus()
    QTest.keyClick(page.table, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: not crews.newest.is_paused)
    assert page.phase is Phase.RUNNING


def test_what_was_stopped_goes_on_from_there(open_page: OpenPage, qtbot: QtBot, crews: Crews) -> None:
    page = open_page()
    begin(qtbot, page, crews)
    finish(qtbot, page, crews, 2)
    click(page.progress.stop)
    qtbot.waitUntil(lambda: page.phase is Phase.LEFT_OFF)
    assert page.progress.title.text() == "2 of 6 games"
    assert page.progress.go_on.hasFocus()
    QTest.keyClick(page.progress.go_on, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: len(crews.made) == 2 and crews.newest.busy == 2)
    assert crews.newest.running == [2, 3]


def test_closing_ends_the_crew_and_the_next_start_offers_the_rest(
    open_page: OpenPage, qtbot: QtBot, crews: Crews
) -> None:
    page = open_page()
    begin(qtbot, page, crews)
    finish(qtbot, page, crews, 1)
    page.close_threads()
    assert crews.newest.is_closed
    again = open_page()
    qtbot.waitUntil(lambda: again.phase is Phase.LEFT_OFF)
    assert again.panel.entrants == (bot(EASY), bot(MEDIUM), bot(HARD))
    assert again.panel.games.value() == 2
    assert again.progress.title.text() == "1 of 6 games"
    assert cells(again)[0][1] == "Easy"


def test_rows_stay_where_they_are_within_a_round(open_page: OpenPage, qtbot: QtBot, crews: Crews) -> None:
    """Hard beats nobody in the fake games, but keeps its row until the round is over."""
    page = open_page()
    begin(qtbot, page, crews)
    order = page.model.order
    finish(qtbot, page, crews, 2)
    assert page.model.order == order
    finish(qtbot, page, crews, 2)
    assert page.model.order == (0, 1, 2)


def test_fewer_than_two_bots_cannot_start(open_page: OpenPage) -> None:
    page = open_page()
    choose(page, ADAPTIVE)
    assert not page.progress.start.isEnabled()
    assert page.progress.note.text() == "Choose at least two bots."
    choose(page, ADAPTIVE, BEGINNER)
    assert page.progress.start.isEnabled()


def test_a_bot_that_fails_is_marked_with_its_reason(open_page: OpenPage, qtbot: QtBot, crews: Crews) -> None:
    page = open_page()
    begin(qtbot, page, crews)
    crews.newest.finish(crews.newest.running[0], "it answered with garbage")
    qtbot.waitUntil(lambda: any(page.model.standing(row).faults for row in range(3)))
    row = next(row for row in range(3) if page.model.standing(row).faults)
    assert page.model.name(row) == "Medium"
    name = page.model.index(row, 1)
    assert name.data(Qt.ItemDataRole.ToolTipRole) == "it answered with garbage"
    assert name.data(Qt.ItemDataRole.AccessibleTextRole) == "Medium, failed in 1 game"


def test_the_table_is_heard_line_by_line(open_page: OpenPage, qtbot: QtBot, crews: Crews) -> None:
    page = open_page()
    begin(qtbot, page, crews)
    finish(qtbot, page, crews, 2)
    last = page.model.columnCount() - 2
    for row in range(3):
        score, elo = (page.model.index(row, column).data() for column in (last, last + 1))
        line = ", ".join(filter(None, (page.model.name(row), score, elo and f"Elo {elo}")))
        assert page.model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) == f"{row + 1}. {line}"
    headers = [
        page.model.headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.AccessibleTextRole)
        for column in range(2, last)
    ]
    assert headers == [page.model.name(row) for row in range(3)]


def test_a_crew_that_fails_stops_it_with_a_sentence(open_page: OpenPage, qtbot: QtBot, crews: Crews) -> None:
    page = open_page()
    begin(qtbot, page, crews)
    crews.newest.is_broken = True
    qtbot.waitUntil(lambda: page.phase is Phase.LEFT_OFF)
    assert page.problem.title == "The tournament stopped"
    assert page.problem.text == "Game 1 cannot be played: its process ended with code -9."


def test_a_damaged_file_is_told_of_and_does_not_stop_a_new_one(
    open_page: OpenPage, qtbot: QtBot, crews: Crews, path: Path
) -> None:
    path.write_text("garbage\n")
    page = open_page()
    qtbot.waitUntil(page.problem.isVisible)
    assert page.problem.title == "The last tournament cannot be read"
    begin(qtbot, page, crews)
    assert not page.problem.isVisible()
    assert page.phase is Phase.RUNNING


def test_a_finished_one_is_exported(open_page: OpenPage, qtbot: QtBot, path: Path, tmp_path: Path) -> None:
    file = TournamentFile(path)
    file.open()
    file.begin(TRIO)
    for number in range(TRIO.total):
        file.add(played(TRIO, number, None))
    file.close()
    page = open_page()
    qtbot.waitUntil(lambda: page.phase is Phase.DONE)
    assert page.panel.board_size == BoardSize(4, 5)
    click(page.progress.export)
    assert page.save_dialog is not None
    page.save_dialog.selectFile(str(tmp_path / "out.jsonl"))
    with qtbot.waitSignal(page.disk.exported):
        page.save_dialog.accept()
    assert (tmp_path / "out.jsonl").read_bytes() == path.read_bytes()
    assert "out.jsonl was written" in page.problem.title


def test_a_narrow_page_folds_who_plays_away(open_page: OpenPage) -> None:
    page = open_page(900, 700)
    assert page.fold.isVisible()
    assert not page.panel.isVisible()
    assert "Easy, Medium, Hard, Expert, Perfect · 6 × 7 · 8 per pair" in page.fold.accessibleDescription()
    click(page.fold)
    assert page.panel.isVisible()


def test_pairs_show_points_only_where_there_is_little_room(open_page: OpenPage) -> None:
    page = open_page(1280, 784)
    assert not page.model.is_short
    page.resize(620, 700)
    QTest.qWait(0)
    assert page.model.is_short


def test_own_bots_are_added_by_their_file(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    path = tmp_path / "mine.py"
    path.write_text("raise AssertionError('it was run')\n", encoding="utf-8")
    click(page.panel.add)
    assert page.panel.bot_dialog is not None
    page.panel.bot_dialog.selectFile(str(path))
    page.panel.bot_dialog.accept()
    assert page.panel.bot_dialog is None
    own = outside(OwnBot(path))
    assert page.panel.bots[own].text() == "mine"
    assert own in page.panel.entrants
    page.offer_own_bots([own])
    assert page.panel.entrants[-1] == own
    click(page.panel.bots[own])
    assert own not in page.panel.entrants


def test_escape_and_the_link_go_back(open_page: OpenPage, qtbot: QtBot) -> None:
    page = open_page()
    with qtbot.waitSignal(page.back_requested):
        click(page.back)
    with qtbot.waitSignal(page.back_requested):
        QTest.keyClick(page.table, Qt.Key.Key_Escape)


def test_every_control_has_a_name(open_page: OpenPage) -> None:
    page = open_page()
    controls = [page.panel.size_, page.panel.games, page.panel.at_once, page.table, page.progress.bar, page.fold]
    assert all(control.accessibleName() for control in controls)
    assert all(box.text() for box in page.panel.bots.values())


@pytest.mark.usefixtures("appearance")
def test_real_processes_play_real_games(qtbot: QtBot, appearance: Appearance, archive: Archive, path: Path) -> None:
    page = TournamentPage(archive, appearance, path, cores=2)
    qtbot.addWidget(page)
    page.show()
    choose(page, BEGINNER, EASY)
    page.panel.size_.setCurrentIndex(0)
    page.panel.games.setValue(4)
    click(page.progress.start)
    qtbot.waitUntil(lambda: page.phase is Phase.DONE, timeout=60_000)
    page.close_threads()
    assert archive.count(Filters(opponent=TOURNAMENT)) == 4
    assert page.problem.isHidden()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no such pipes")
def test_a_pipe_in_the_place_of_the_file_is_not_waited_for(qtbot: QtBot, path: Path, tmp_path: Path) -> None:
    os.mkfifo(path)
    disk = TournamentDisk(path)
    with qtbot.waitSignal(disk.failed) as heard:
        disk.export(tmp_path / "copy.jsonl")
    disk.close()
    assert heard.args is not None
    assert heard.args[1] == "it is not a regular file"


def test_without_motion_the_boards_change_only_once_in_a_while(qtbot: QtBot, appearance: Appearance) -> None:
    boards = RunningBoards(appearance)
    qtbot.addWidget(boards)
    boards.begin(TRIO, at_once=1)
    boards.set_motion(STILL)
    seen = []
    for number in range(STILL_PATIENCE):
        boards.show_games({0: "4" * (number % 6 + 1)})
        seen.append(boards.boards[0].moves)
    assert len(set(seen[:-1])) == 1
    assert seen[-1] != seen[0]
