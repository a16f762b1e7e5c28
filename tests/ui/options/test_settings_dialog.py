"""The settings dialog: tried at once, kept with OK, taken back with Cancel."""

from __future__ import annotations

import json
import threading

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from connect4_gui.engine.board import Side
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.game.state import Hold
from connect4_gui.settings.disc_colours import OWN_COLOURS, PALETTE, DiscColours
from connect4_gui.settings.language import SPOKEN, Language
from connect4_gui.settings.motion import AnimationSpeed, Motion
from connect4_gui.settings.preferences import Preferences
from connect4_gui.settings.settings_file import SettingsFile
from connect4_gui.settings.text_size import TextSize
from connect4_gui.settings.theme import CLASSIC, DARK, HIGH_CONTRAST, LIGHT
from connect4_gui.settings.theme_choice import ThemeChoice
from connect4_gui.settings.wording import Wording
from connect4_gui.sound.sounds import Kind, Sound
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.reduced_motion import ReducedMotion
from connect4_gui.ui.options import settings_dialog
from connect4_gui.ui.options.settings_dialog import SettingsDialog
from tests.sound.fakes import FakeCupboard
from tests.ui.conftest import StartProgram
from tests.ui.hands import LEFT, click, focused
from tests.ui.program_hands import open_game, open_settings, opened, press

GREEN, VIOLET = PALETTE["green"], PALETTE["violet"]


def choose_disc(dialog: SettingsDialog, side: Side, colour: str | None) -> None:
    press(next(swatch for swatch in dialog.discs[side].swatches if swatch.colour == colour))


@pytest.mark.parametrize(
    ("choice", "theme"),
    [
        (ThemeChoice.LIGHT, LIGHT),
        (ThemeChoice.DARK, DARK),
        (ThemeChoice.HIGH_CONTRAST, HIGH_CONTRAST),
        (ThemeChoice.CLASSIC, CLASSIC),
    ],
)
def test_a_theme_is_seen_at_once_kept_by_ok_and_remembered(
    start_program: StartProgram, appearance: Appearance, settings_file: SettingsFile, choice: ThemeChoice, theme: object
) -> None:
    dialog = open_settings(start_program())
    press(dialog.theme.segment(choice))
    assert appearance.theme == theme
    assert settings_file.load().preferences == Preferences()
    press(dialog.ok)
    assert appearance.theme == theme
    assert settings_file.load().preferences == Preferences(theme=choice)


def test_the_next_run_wears_what_was_kept(start_program: StartProgram, appearance: Appearance) -> None:
    program = start_program()
    dialog = open_settings(program)
    press(dialog.theme.segment(ThemeChoice.CLASSIC))
    choose_disc(dialog, Side.FIRST, GREEN)
    press(dialog.ok)
    appearance.wear(ThemeChoice.LIGHT, DiscColours())
    again = start_program()
    assert appearance.theme == CLASSIC.with_discs(GREEN, None)
    dialog = open_settings(again)
    assert dialog.theme.value is ThemeChoice.CLASSIC
    assert [swatch.colour for swatch in dialog.discs[Side.FIRST].swatches if swatch.isChecked()] == [GREEN]


@pytest.mark.parametrize("way", ["cancel", "escape", "close"])
def test_cancel_brings_everything_back(
    start_program: StartProgram, appearance: Appearance, settings_file: SettingsFile, way: str
) -> None:
    program = start_program()
    dialog = open_settings(program)
    press(dialog.theme.segment(ThemeChoice.DARK))
    choose_disc(dialog, Side.SECOND, VIOLET)
    press(dialog.animation.segment(AnimationSpeed.OFF))
    press(dialog.sounds.switch)
    assert appearance.theme == DARK.with_discs(None, VIOLET)
    if way == "cancel":
        press(dialog.cancel)
    elif way == "escape":
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
    else:
        dialog.close()
    assert appearance.theme == LIGHT
    assert program.dialogs.settings is None
    assert settings_file.load().preferences == Preferences()


def test_restore_defaults_restores_all_and_can_be_cancelled(
    start_program: StartProgram, appearance: Appearance
) -> None:
    program = start_program()
    dialog = open_settings(program)
    press(dialog.theme.segment(ThemeChoice.DARK))
    choose_disc(dialog, Side.FIRST, GREEN)
    press(dialog.animation.segment(AnimationSpeed.FAST))
    dialog.sounds.slider.setValue(20)
    press(dialog.ok)
    dialog = open_settings(program)
    press(dialog.defaults)
    assert appearance.theme == LIGHT
    assert (dialog.theme.value, dialog.animation.value) == (ThemeChoice.SYSTEM, AnimationSpeed.SYSTEM)
    assert dialog.sounds.slider.value() == Preferences().volume
    assert dialog.discs[Side.FIRST].swatches[0].isChecked()
    press(dialog.cancel)
    assert appearance.theme == DARK.with_discs(GREEN, None)


def test_choosing_the_other_players_colour_swaps_the_two(start_program: StartProgram, appearance: Appearance) -> None:
    dialog = open_settings(start_program())
    choose_disc(dialog, Side.FIRST, PALETTE["yellow"])
    assert appearance.theme == LIGHT.with_discs(PALETTE["yellow"], PALETTE["red"])
    choose_disc(dialog, Side.FIRST, None)
    assert appearance.theme == LIGHT
    choose_disc(dialog, Side.FIRST, GREEN)
    choose_disc(dialog, Side.SECOND, GREEN)
    assert appearance.theme == LIGHT.with_discs(PALETTE["yellow"], GREEN)
    assert dialog.note.text() == ""


@pytest.mark.parametrize("first", [None, *PALETTE.values()])
@pytest.mark.parametrize("side", list(Side))
def test_every_pair_of_the_palette_can_be_swapped(side: Side, first: str | None) -> None:
    pair = DiscColours(first, None)
    if pair.problem() is not None:
        return
    wished = pair.of(side.other) or PALETTE[OWN_COLOURS[side.other]]
    swapped = pair.chosen(side, wished)
    assert swapped.problem() is None
    assert swapped.of(side) == wished
    assert swapped.of(side.other) in (None, pair.of(side), PALETTE[OWN_COLOURS[side]])


def test_any_other_colour_is_chosen_in_the_colour_dialog(start_program: StartProgram, appearance: Appearance) -> None:
    dialog = open_settings(start_program())
    picker = dialog.discs[Side.FIRST]
    press(picker.other)
    colours = picker.colour_dialog
    assert colours is not None
    assert colours.currentColor() == QColor(LIGHT.first)
    press(picker.other)
    assert picker.colour_dialog is colours
    colours.setCurrentColor(QColor("#0d9488"))
    colours.accept()
    assert picker.colour_dialog is None
    assert appearance.theme.first == "#0D9488"
    assert not any(swatch.isChecked() for swatch in picker.swatches)


@pytest.mark.parametrize(
    ("colour", "words"),
    [("#ffffff", "pale"), ("#000000", "dark"), ("#2563eb", "the board"), ("#fbc02d", "the other player's")],
)
def test_a_bad_other_colour_is_refused_kindly(
    start_program: StartProgram, appearance: Appearance, colour: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(settings_dialog, "announce", lambda _widget, sentence: said.append(sentence))
    dialog = open_settings(start_program())
    picker = dialog.discs[Side.FIRST]
    press(picker.other)
    assert picker.colour_dialog is not None
    picker.colour_dialog.setCurrentColor(QColor(colour))
    picker.colour_dialog.accept()
    assert words in dialog.note.text()
    assert "Please choose" in dialog.note.text()
    assert said == [dialog.note.text()]
    assert appearance.theme == LIGHT


def test_the_preview_shows_the_theme_and_the_discs_at_once(start_program: StartProgram) -> None:
    dialog = open_settings(start_program())
    pictures = [dialog.preview.grab().toImage()]
    press(dialog.theme.segment(ThemeChoice.CLASSIC))
    pictures.append(dialog.preview.grab().toImage())
    for side, colour in ((Side.FIRST, GREEN), (Side.SECOND, VIOLET)):
        choose_disc(dialog, side, colour)
        pictures.append(dialog.preview.grab().toImage())
    for i, picture in enumerate(pictures):
        assert all(picture != other for other in pictures[i + 1 :])
    assert QColor(GREEN).rgb() in _colours(pictures[-1])


def test_the_preview_moves_as_chosen_and_cannot_be_played(start_program: StartProgram) -> None:
    dialog = open_settings(start_program(motion=Motion(drop_ms=200)))
    press(dialog.animation.segment(AnimationSpeed.OFF))
    assert not dialog.preview.board_scene.is_falling
    press(dialog.animation.segment(AnimationSpeed.FAST))
    assert dialog.preview.board_scene.is_falling
    wishes: list[int] = []
    dialog.preview.board_scene.column_clicked.connect(wishes.append)
    QTest.mouseClick(dialog.preview.viewport(), LEFT, pos=dialog.preview.viewport().rect().center())
    assert wishes == []


def test_animation_changes_in_the_game_behind_the_dialog(start_program: StartProgram, qtbot: QtBot) -> None:
    program = start_program(motion=Motion(drop_ms=200, bot_ms=0))
    window = open_game(program, qtbot)
    QTest.keyClick(window, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    dialog = opened(program)
    press(dialog.animation.segment(AnimationSpeed.OFF))
    press(dialog.ok)
    click(window, 3)
    assert len(window.scene.circles) == 1
    assert not window.scene.is_falling


def test_a_system_that_wants_it_still_is_followed_by_default(
    start_program: StartProgram, reduced: ReducedMotion, qtbot: QtBot
) -> None:
    program = start_program(motion=Motion(drop_ms=200))
    window = open_game(program, qtbot)
    reduced._set_wanted(True)
    click(window, 3)
    assert not window.scene.is_falling
    press(window.toolbar.settings)
    press(opened(program).animation.segment(AnimationSpeed.NORMAL))
    press(opened(program).ok)
    click(window, 3)
    assert window.scene.is_falling


def test_the_clock_stands_while_the_settings_are_open(start_program: StartProgram, qtbot: QtBot) -> None:
    program = start_program()
    program.menu.form.timer.switch.setChecked(True)
    window = open_game(program, qtbot)
    press(window.toolbar.settings)
    assert window.controller.state.holds == {Hold.DIALOG}
    assert window.controller.state.person_to_move is None
    press(opened(program).cancel)
    assert not window.controller.state.holds
    assert window.controller.state.person_to_move is Side.FIRST


def test_only_one_dialog_opens(start_program: StartProgram) -> None:
    program = start_program()
    dialog = open_settings(program)
    program.menu.settings_requested.emit()
    assert opened(program) is dialog


def test_sounds_are_tried_while_they_are_chosen(start_program: StartProgram, cupboard: FakeCupboard) -> None:
    dialog = open_settings(start_program())
    heard: list[Sound] = []
    dialog._play = heard.append
    QTest.keyClick(dialog.sounds.slider, Qt.Key.Key_Right)
    assert dialog.sounds.slider.value() == 65
    assert dialog.sounds.number.text() == "65%"
    assert [sound.kind for sound in heard] == [Kind.DROP]
    press(dialog.sounds.switch)
    assert not dialog.sounds.slider.isEnabled()
    assert cupboard.looks == 0


def test_dragging_the_volume_is_heard_once(start_program: StartProgram) -> None:
    dialog = open_settings(start_program())
    heard: list[Sound] = []
    dialog._play = heard.append
    slider = dialog.sounds.slider
    middle = slider.height() // 2
    QTest.mousePress(slider, LEFT, pos=QPoint(round(slider.width() * 0.6), middle))
    for share in (0.5, 0.4, 0.3):
        QTest.mouseMove(slider, QPoint(round(slider.width() * share), middle))
    assert heard == []
    QTest.mouseRelease(slider, LEFT, pos=QPoint(round(slider.width() * 0.3), middle))
    assert len(heard) == 1
    assert slider.value() < 45


def test_a_game_is_heard_and_a_muted_one_is_not(
    start_program: StartProgram, cupboard: FakeCupboard, qtbot: QtBot
) -> None:
    before = threading.active_count()
    keepers = 1
    program = start_program()
    press(open_settings(program).sounds.switch)
    press(opened(program).ok)
    window = open_game(program, qtbot)
    click(window, 3)
    assert (cupboard.looks, threading.active_count()) == (0, before + keepers)
    press(window.toolbar.settings)
    press(opened(program).sounds.switch)
    press(opened(program).ok)
    click(window, 3)
    qtbot.waitUntil(cupboard.speaker.started.is_set)
    program.shut_down()
    assert cupboard.speaker.closed.is_set()
    assert threading.active_count() == before


def test_everything_is_reached_and_chosen_by_keyboard(
    start_program: StartProgram, appearance: Appearance, qtbot: QtBot
) -> None:
    program = start_program(cores=4)
    QTest.keyClick(program.menu, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    dialog = opened(program)
    qtbot.waitUntil(lambda: QApplication.activeWindow() is dialog)
    visited = []
    for _ in range(16):
        visited.append(focused())
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
    first, second = (dialog.discs[side] for side in Side)
    assert visited[:15] == [
        dialog.theme.segment(ThemeChoice.SYSTEM),
        first.swatches[0],
        first.other,
        second.swatches[0],
        second.other,
        dialog.text_size.segment(TextSize.NORMAL),
        dialog.animation.segment(AnimationSpeed.SYSTEM),
        dialog.sounds.switch,
        dialog.sounds.slider,
        dialog.wording.segment(Wording.FULL),
        dialog.language,
        dialog.teaching,
        dialog.cores.stepper,
        dialog.defaults,
        dialog.cancel,
    ]
    assert dialog.ok in visited
    first.swatches[0].setFocus()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Right):
        QTest.keyClick(focused(), key)
    assert appearance.theme == LIGHT
    QTest.keyClick(focused(), Qt.Key.Key_Space)
    assert appearance.theme == LIGHT.with_discs(GREEN, None)
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert program.dialogs.settings is None


def test_every_swatch_has_a_name(start_program: StartProgram) -> None:
    dialog = open_settings(start_program())
    names = [swatch.accessibleName() for picker in dialog.discs.values() for swatch in picker.swatches]
    assert "Discs of player 2: Green" in names
    assert len(set(names)) == len(names)


def test_shutting_down_with_the_dialog_open_keeps_what_was_there(
    start_program: StartProgram, settings_file: SettingsFile, appearance: Appearance
) -> None:
    program = start_program()
    press(open_settings(program).theme.segment(ThemeChoice.DARK))
    program.shut_down()
    assert appearance.theme == LIGHT
    assert settings_file.load().preferences == Preferences()


def test_saved_preferences_are_plain_fields(start_program: StartProgram, settings_file: SettingsFile) -> None:
    program = start_program()
    dialog = open_settings(program)
    choose_disc(dialog, Side.FIRST, GREEN)
    press(dialog.theme.segment(ThemeChoice.HIGH_CONTRAST))
    press(dialog.ok)
    data = json.loads(settings_file.path.read_text(encoding="utf-8"))
    assert (data["theme"], data["first_disc"], data["second_disc"]) == ("high_contrast", GREEN, None)
    assert MatchSetup().size.rows == data["rows"]


def _colours(picture: QImage) -> set[int]:
    return {picture.pixel(x, y) for x in range(picture.width()) for y in range(picture.height())}


@pytest.mark.parametrize("language", SPOKEN)
def test_the_list_of_languages_shows_every_one_whole_and_marks_the_chosen_one(
    start_program: StartProgram, language: Language
) -> None:
    choice = open_settings(start_program()).language
    choice.set_language(language)
    choice.showPopup()
    view = choice.view()
    rows = [choice.model().index(row, 0) for row in range(choice.count())]
    room = view.viewport().rect()
    assert all(room.contains(view.visualRect(row)) for row in rows)
    assert view.sizeHintForColumn(0) <= room.width()
    assert [row.data(Qt.ItemDataRole.FontRole).bold() for row in rows] == [
        row.data(Qt.ItemDataRole.UserRole) == language.value for row in rows
    ]
    assert view.currentIndex().data(Qt.ItemDataRole.UserRole) == language.value
    choice.hidePopup()


def test_the_wording_is_remembered_and_heard_in_the_game_that_is_open(
    start_program: StartProgram, settings_file: SettingsFile
) -> None:
    program = start_program()
    program.start_game(MatchSetup())
    dialog = open_settings(program)
    dialog.wording.segment(Wording.BRIEF).click()
    dialog.ok.click()
    assert settings_file.load().preferences.wording is Wording.BRIEF
    assert program.game_window is not None
    program.game_window.referee.drop(3)
    assert program.game_window.narrator.last_said() == "Column 4, Red"
