"""Copy, paste and export: by their keys, with every result read back."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QImageReader
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit
from pytestqt.qtbot import QtBot

from connect4_gui.engine.board import Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.game.game_time import GameTime
from connect4_gui.game.match_setup import MatchSetup, StartRule
from connect4_gui.game.record_json import from_json
from connect4_gui.game.state import Hold
from connect4_gui.settings.theme import DARK
from connect4_gui.ui.board.board_picture import BoardPicture
from connect4_gui.ui.game.features.exchange import export_thread
from connect4_gui.ui.game.features.exchange.export_dialog import ExportDialog
from connect4_gui.ui.game.features.exchange.export_format import ExportFormat
from connect4_gui.ui.game.features.hint.hint_feature import HintFeature
from connect4_gui.ui.game.game_window import GameWindow
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.widgets.action_button import ActionButton
from connect4_gui.ui.widgets.save_dialog import ending_of, renamed
from connect4_gui.ui.words.paste_texts import shown_sign
from tests.game.fakes import FakeClock
from tests.matches import against_computer, friends
from tests.ui.conftest import OpenGame
from tests.ui.fakes import ScriptedEngine, SlowEngine
from tests.ui.hands import click, exchange_of, play

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
ENDINGS = [known.value for known in ExportFormat]


@pytest.fixture(autouse=True)
def clean_clipboard(appearance: Appearance) -> Iterator[None]:
    assert appearance.theme.name == "light"
    QGuiApplication.clipboard().clear()
    yield
    QGuiApplication.clipboard().clear()


def press_control(window: GameWindow, key: Qt.Key, more: Qt.KeyboardModifier = CONTROL) -> None:
    QTest.keyClick(window.board_view, key, CONTROL | more)


def copied() -> str:
    return QGuiApplication.clipboard().text()


def paste(window: GameWindow, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    press_control(window, Qt.Key.Key_V)


def opened(window: GameWindow) -> ExportDialog:
    press_control(window, Qt.Key.Key_E)
    dialog = exchange_of(window).dialog
    assert dialog is not None
    return dialog


def name_edit(dialog: ExportDialog) -> QLineEdit:
    edit = dialog.findChild(QLineEdit, "fileNameEdit")
    assert isinstance(edit, QLineEdit)
    return edit


def export(window: GameWindow, path: Path) -> None:
    """Type the file's name into the dialog and press Enter, which may at first only close the list of like names."""
    dialog = opened(window)
    assert QTest.qWaitForWindowExposed(dialog)
    edit = name_edit(dialog)
    edit.selectAll()
    QTest.keyClicks(edit, str(path))
    for _ in range(100):
        if exchange_of(window).dialog is None:
            return
        QTest.keyClick(edit, Qt.Key.Key_Return)
        QTest.qWait(20)
    raise AssertionError("the dialog stays open")


def export_and_wait(window: GameWindow, qtbot: QtBot, path: Path) -> None:
    export(window, path)
    qtbot.waitUntil(lambda: window.status.message == f"Written: {path.name}")


def test_the_moves_are_copied_and_pasted_back(open_game: OpenGame, clock: FakeClock) -> None:
    window = open_game(MatchSetup(turn_seconds=5))
    play(window, "44")
    clock.advance(5)
    window.referee.tick()
    play(window, "53")
    press_control(window, Qt.Key.Key_C)
    assert copied() == "44-53"
    assert window.status.message == "The moves are on the clipboard."
    window.referee.new_game()
    press_control(window, Qt.Key.Key_V)
    state = window.controller.state
    assert (state.notation, state.mover) == ("44-53", Side.SECOND)
    assert len(window.scene.circles) == 4
    assert window.status.message == "The moves were pasted."


def test_there_is_nothing_to_copy_before_the_first_move(open_game: OpenGame) -> None:
    window = open_game()
    QGuiApplication.clipboard().setText("kept")
    press_control(window, Qt.Key.Key_C)
    assert copied() == "kept"
    play(window, "4")
    press_control(window, Qt.Key.Key_C)
    assert copied() == "4"


def test_the_board_is_copied_as_text(open_game: OpenGame) -> None:
    window = open_game()
    play(window, "44")
    press_control(window, Qt.Key.Key_T)
    assert copied() == str(window.controller.state.board)
    assert copied().splitlines()[-2:] == [". . . X . . .", "1 2 3 4 5 6 7"]


def test_the_board_is_copied_as_a_picture_in_the_colours_of_the_theme(
    open_game: OpenGame, appearance: Appearance
) -> None:
    appearance.set_theme(DARK)
    window = open_game()
    play(window, "1122334")
    press_control(window, Qt.Key.Key_C, SHIFT)
    game = window.referee.record.game()
    assert game.is_over
    assert QGuiApplication.clipboard().image() == BoardPicture.of(game, DARK).image(export_thread.PNG_SCALE)


def test_pasting_while_the_computer_thinks_begins_there(open_game: OpenGame, qtbot: QtBot) -> None:
    engine = SlowEngine()
    window = open_game(against_computer(), engine)
    click(window, 0)
    qtbot.waitUntil(engine.started.is_set)
    paste(window, "4 4\n5")
    engine.finish.set()
    qtbot.waitUntil(lambda: window.controller.state.notation == "4457")


def test_a_finished_game_is_pasted_with_its_line(open_game: OpenGame) -> None:
    window = open_game()
    paste(window, "1122334")
    assert window.panel.result.title == "Player 1 wins"
    assert [circle.cell for circle in window.scene.circles if circle.is_winning] == [(0, column) for column in range(4)]


def test_the_game_is_pasted_for_whoever_started(open_game: OpenGame) -> None:
    window = open_game(friends(start_rule=StartRule.SECOND))
    paste(window, "4")
    assert window.controller.state.turns[0].side is Side.SECOND


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("4444444", "Move 7 (4): column 4 is full."),
        ("444 444\n4", "Move 7 (4), character 9: column 4 is full."),
        ("48", "Move 2 (8): there is no column 8 on this board."),
        ("1122334-", "Move 8 (-): the game was over before."),
        ("4x", "Move 2 (x): a move is a column from 1 to 7, or - for a passed turn."),
        ("4\x07", "Move 2 (U+0007): a move is a column from 1 to 7, or - for a passed turn."),
        ("4\u202e4", "Move 2 (U+202E): a move is a column from 1 to 7, or - for a passed turn."),
        ("<b>", "Move 1 (<): a move is a column from 1 to 7, or - for a passed turn."),
        ("{number}", "Move 1 ({): a move is a column from 1 to 7, or - for a passed turn."),
        ("", "There are no moves on the clipboard."),
        ("\n \r\n", "There are no moves on the clipboard."),
        ("-" * 1_000_000, "The text on the clipboard is too long for a game."),
    ],
)
def test_hostile_text_is_named_and_changes_nothing(open_game: OpenGame, text: str, sentence: str) -> None:
    window = open_game(MatchSetup(game_time=GameTime(3, 2)))
    play(window, "435")
    before = window.controller.state
    paste(window, text)
    assert window.status.message == sentence
    assert window.controller.state == before


@pytest.mark.parametrize(
    ("sign", "shown"), [("a", "a"), ("é", "é"), ("\u0301", "U+0301"), ("א", "U+05D0"), ("\ud800", "U+D800"), ("", "")]
)
def test_signs_that_would_spoil_the_sentence_are_shown_as_numbers(sign: str, shown: str) -> None:
    assert shown_sign(sign) == shown


def test_the_actions_are_in_the_menu_and_have_no_button(open_game: OpenGame) -> None:
    window = open_game()
    exchange = exchange_of(window)
    own = [exchange.copy_moves, exchange.paste_moves, exchange.copy_picture, exchange.copy_text, exchange.export]
    assert set(own) <= set(window.toolbar.everything.actions())
    assert not {button.text() for button in window.findChildren(ActionButton)} & {action.text() for action in own}


def test_a_window_without_the_exchange_works(open_game: OpenGame, appearance: Appearance, qtbot: QtBot) -> None:
    whole = open_game()
    window = GameWindow(whole.controller, appearance, whole.scene._motion, whole._about, [HintFeature])
    qtbot.addWidget(window)
    assert not any(action.text() == "Copy moves" for action in window.toolbar.everything.actions())
    assert [len(group) for group in window.actions_.groups] == [4, 4, 1, 3, 4]


def test_the_dialog_holds_the_game_and_can_be_left(open_game: OpenGame) -> None:
    window = open_game()
    dialog = opened(window)
    assert dialog.isVisible()
    assert dialog.windowModality() is Qt.WindowModality.WindowModal
    assert Hold.DIALOG in window.controller.state.holds
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert exchange_of(window).dialog is None
    assert window.controller.state.holds == frozenset()


def test_another_kind_of_file_gives_the_name_another_ending(open_game: OpenGame) -> None:
    window = open_game()
    dialog = opened(window)
    edit, kinds = name_edit(dialog), dialog.findChild(QComboBox, "fileTypeCombo")
    assert isinstance(kinds, QComboBox)
    assert edit.text() == "connect-four.png"
    names = []
    for _ in range(3):
        QTest.keyClick(kinds, Qt.Key.Key_Down)
        names.append(edit.text())
    assert names == ["connect-four.svg", "connect-four.gif", "connect-four.c4.json"]
    assert dialog.format is ExportFormat.GAME
    dialog.reject()


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("a.PNG", ExportFormat.PNG),
        ("a.c4.json", ExportFormat.GAME),
        ("a", ExportFormat.GIF),
        ("a.txt", ExportFormat.GIF),
    ],
)
def test_a_name_says_what_is_written(name: str, kind: ExportFormat) -> None:
    assert ExportFormat(ending_of(Path(name), ENDINGS, ".gif")) is kind


@pytest.mark.parametrize(
    ("name", "new"), [("a.png", "a.gif"), ("a.c4.json", "a.gif"), ("a.json", "a.gif"), ("a.b", "a.b.gif")]
)
def test_a_name_gets_another_ending(name: str, new: str) -> None:
    assert renamed(Path(name), ENDINGS, ".gif") == new


def test_a_position_is_exported_as_png(open_game: OpenGame, qtbot: QtBot, tmp_path: Path) -> None:
    window = open_game()
    play(window, "4453")
    export_and_wait(window, qtbot, tmp_path / "position.png")
    game = window.referee.record.game()
    expected = BoardPicture.of(game, window._appearance.theme).image(export_thread.PNG_SCALE)
    assert QImage(str(tmp_path / "position.png")).convertToFormat(expected.format()) == expected


def test_a_position_is_exported_as_svg(open_game: OpenGame, qtbot: QtBot, tmp_path: Path) -> None:
    window = open_game(MatchSetup(size=BoardSize(8, 9)))
    play(window, "9")
    export_and_wait(window, qtbot, tmp_path / "position.svg")
    renderer = QSvgRenderer(str(tmp_path / "position.svg"))
    picture = BoardPicture.of(window.referee.record.game(), window._appearance.theme)
    assert renderer.isValid()
    assert renderer.viewBoxF().size() == picture.rect.size()
    assert (tmp_path / "position.svg").read_bytes() == picture.svg()


def test_a_game_is_exported_as_a_film(open_game: OpenGame, qtbot: QtBot, tmp_path: Path) -> None:
    window = open_game()
    play(window, "1122334")
    said: list[str] = []
    exchange_of(window)._thread.progressed.connect(lambda *_: said.append(window.status.message))
    export_and_wait(window, qtbot, tmp_path / "game.gif")
    reader = QImageReader(str(tmp_path / "game.gif"))
    assert (reader.imageCount(), reader.size().width()) == (8, 420)
    assert said[-1] == "Writing the film: 8 of 8"


def test_a_game_is_exported_whole(open_game: OpenGame, qtbot: QtBot, tmp_path: Path) -> None:
    window = open_game(friends("Ada", "Григор"))
    play(window, "4453")
    export_and_wait(window, qtbot, tmp_path / "game.c4.json")
    assert from_json((tmp_path / "game.c4.json").read_text(encoding="utf-8")) == window.referee.record


def test_a_name_without_an_ending_gets_one(open_game: OpenGame, qtbot: QtBot, tmp_path: Path) -> None:
    window = open_game()
    export(window, tmp_path / "plain")
    qtbot.waitUntil(lambda: window.status.message == "Written: plain.png")
    assert not QImage(str(tmp_path / "plain.png")).isNull()


def test_a_file_is_replaced_only_by_a_whole_one(
    open_game: OpenGame, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_game()
    (tmp_path / "old.png").write_bytes(b"old")

    def break_off(_order: object) -> bytes:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setitem(export_thread._MAKERS, ExportFormat.PNG, break_off)
        order = export_thread.ExportOrder(window.referee.record, DARK, ExportFormat.PNG, tmp_path / "old.png")
        exchange_of(window)._thread.start(order)
        sentence = "old.png cannot be written: No space left on device."
        qtbot.waitUntil(lambda: window.status.message == sentence)
    assert [file.name for file in tmp_path.iterdir() if file.is_file()] == ["old.png"]
    assert (tmp_path / "old.png").read_bytes() == b"old"
    exchange_of(window)._thread.start(order)
    qtbot.waitUntil(lambda: window.status.message == "Written: old.png")
    assert QColor(QImage(str(tmp_path / "old.png")).pixelColor(0, 0)).name().upper() == DARK.background


def test_a_folder_that_is_gone_is_one_sentence(open_game: OpenGame, qtbot: QtBot, tmp_path: Path) -> None:
    window = open_game()
    order = export_thread.ExportOrder(window.referee.record, DARK, ExportFormat.SVG, tmp_path / "gone" / "a.svg")
    exchange_of(window)._thread.start(order)
    qtbot.waitUntil(lambda: window.status.message == "a.svg cannot be written: No such file or directory.")


def test_a_mistake_of_ours_is_a_sentence_too(
    open_game: OpenGame, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(export_thread, "_MAKERS", {})
    window = open_game()
    export(window, tmp_path / "a.png")
    sentence = "a.png cannot be written: something went wrong; details are in the log."
    qtbot.waitUntil(lambda: window.status.message == sentence)
    assert "KeyError" in caplog.text
    assert exchange_of(window).export.isEnabled()
    assert list(tmp_path.glob("*.png")) == []


def test_closing_the_window_ends_an_export_and_leaves_nothing(
    open_game: OpenGame, qtbot: QtBot, tmp_path: Path
) -> None:
    window = open_game(against_computer(), ScriptedEngine())
    folder = tmp_path / "films"
    folder.mkdir()
    paste(window, "-" * 400)
    export(window, folder / "long.gif")
    assert not exchange_of(window).export.isEnabled()
    qtbot.waitUntil(lambda: "of 401" in window.status.message)
    window.close()
    assert list(folder.iterdir()) == []


def test_a_window_may_close_while_the_dialog_is_open(open_game: OpenGame) -> None:
    window = open_game()
    dialog = opened(window)
    window.close()
    assert exchange_of(window).dialog is None
    dialog.deleteLater()
