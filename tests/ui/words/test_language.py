"""Which language is spoken, and changing it while the windows are open."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QColorDialog, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from connect4_gui.game.game_time import GameTime
from connect4_gui.game.match_setup import MatchSetup, TimeoutRule
from connect4_gui.paths import resource
from connect4_gui.settings.language import SPOKEN, Language, best_of
from connect4_gui.settings.menu_choices import Opponent
from connect4_gui.settings.settings_file import SettingsFile
from connect4_gui.ui.help.about_dialog import AboutDialog
from connect4_gui.ui.help.help_dialog import HelpDialog
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.menu.main_menu import MainMenu
from connect4_gui.ui.options.live_preferences import LivePreferences
from connect4_gui.ui.options.settings_dialog import SettingsDialog
from connect4_gui.ui.program import Program
from connect4_gui.ui.words.texts import Counted
from connect4_gui.ui.words.translation import Translation
from connect4_gui.ui.words.translation_files import own_texts, texts_of_qt
from tests.matches import DRAWN, DRAWN_SIZE, WON, against_computer, friends, two_bots
from tests.ui.conftest import ABOUT, OpenGame, StartProgram
from tests.ui.fakes import BrokenEngine, SlowEngine
from tests.ui.hands import LEFT, hint_of, play, press
from tests.ui.readout import readout

FOREIGN = [language for language in SPOKEN if language is not Language.ENGLISH]
SAME_IN_MANY = {"OK", "&OK", "&HTML:", "&Sat:", "&Val:"}


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (["fi-FI"], Language.FINNISH),
        (["de_AT", "en"], Language.GERMAN),
        (["sv-SE", "nl"], Language.DUTCH),
        (["it-CH"], Language.ITALIAN),
        (["mk-Cyrl-MK"], Language.MACEDONIAN),
        (["pl_PL"], Language.POLISH),
        (["es-419"], Language.SPANISH),
        (["pt-BR", "pt"], Language.PORTUGUESE),
        (["pt_BR"], Language.PORTUGUESE),
        (["pt"], Language.PORTUGUESE),
        (["pt-Latn-PT", "en"], Language.PORTUGUESE),
        (["fr-CA", "en"], Language.FRENCH),
        (["EN-us"], Language.ENGLISH),
        (["ja", "zh"], Language.ENGLISH),
        ([""], Language.ENGLISH),
        ([], Language.ENGLISH),
    ],
)
def test_the_system_decides_as_far_as_it_is_understood(wanted: Sequence[str], language: Language) -> None:
    assert best_of(wanted) is language


def test_following_the_system(qapp: QApplication, translation: Translation) -> None:
    assert translation.spoken is Language.ENGLISH
    finnish = Translation(qapp, ["fi-FI"])
    finnish.use(Language.SYSTEM)
    assert (finnish.chosen, finnish.spoken) == (Language.SYSTEM, Language.FINNISH)
    assert QCoreApplication.translate("PlayPage", "Start game") == "Aloita peli"
    finnish.use(Language.ENGLISH)
    assert QCoreApplication.translate("PlayPage", "Start game") == "Start game"


@pytest.mark.parametrize("language", SPOKEN)
def test_every_language_has_its_files(language: Language) -> None:
    assert own_texts(language).exists()
    assert language is Language.ENGLISH or texts_of_qt(language).exists()
    assert language.own_name != ""


@pytest.mark.parametrize("language", FOREIGN)
def test_qt_speaks_the_language_too(language: Language, translation: Translation) -> None:
    translation.use(language)
    for context, text in (("QLineEdit", "Select All"), ("QPlatformTheme", "Cancel"), ("QAbstractSpinBox", "&Step up")):
        assert QCoreApplication.translate(context, text) != text


@pytest.mark.parametrize("language", FOREIGN)
def test_the_colour_dialog_speaks_the_language_too(qtbot: QtBot, language: Language, translation: Translation) -> None:
    english = labels_of(colour_dialog(qtbot))
    translation.use(language)
    spoken = labels_of(colour_dialog(qtbot))
    assert len(spoken) == len(english) > 10
    assert {own for own, source in zip(spoken, english, strict=True) if own == source} <= SAME_IN_MANY


def test_the_colour_dialog_has_every_key_once_in_macedonian(qtbot: QtBot, translation: Translation) -> None:
    """Qt has no Macedonian, so its dialogs are translated here."""
    translation.use(Language.MACEDONIAN)
    keys = [text[text.index("&") + 1].lower() for text in labels_of(colour_dialog(qtbot)) if "&" in text]
    assert sorted(keys) == sorted(set(keys))


def colour_dialog(qtbot: QtBot) -> QColorDialog:
    dialog = QColorDialog()
    dialog.setOption(QColorDialog.ColorDialogOption.DontUseNativeDialog)
    qtbot.addWidget(dialog)
    return dialog


def labels_of(dialog: QColorDialog) -> list[str]:
    labels = [label.text() for label in dialog.findChildren(QLabel)]
    buttons = [button.text() for button in dialog.findChildren(QPushButton)]
    return [text for text in labels + buttons if text.strip()]


@pytest.mark.usefixtures("translation")
def test_a_missing_translation_is_one_sentence_in_the_log(
    qapp: QApplication, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    install_in(tmp_path, monkeypatch)
    Translation(qapp, ["fi"]).use(Language.FINNISH)
    assert "A translation to fi cannot be read, so its texts are in English" in caplog.text
    assert QCoreApplication.translate("PlayPage", "Start game") == "Start game"


@pytest.mark.usefixtures("translation")
def test_qt_is_not_given_a_damaged_translation(
    qapp: QApplication, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """It would end the program."""
    sound = own_texts(Language.FINNISH).read_bytes()
    for file in (resource("translations/checksums.txt"), own_texts(Language.GERMAN)):
        shutil.copy(file, tmp_path)
    (tmp_path / "connect4_fi.qm").write_bytes(sound[:9000] + bytes(64) + sound[9064:])
    install_in(tmp_path, monkeypatch)
    Translation(qapp, ["fi"]).use(Language.FINNISH)
    assert "it is damaged: its checksum does not match" in caplog.text
    assert QCoreApplication.translate("PlayPage", "Start game") == "Start game"
    german = Translation(qapp, ["de"])
    german.use(Language.GERMAN)
    assert QCoreApplication.translate("PlayPage", "Start game") == "Spiel starten"
    german.use(Language.ENGLISH)


def install_in(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the program's resources lie in ``folder``, which has no other folders."""
    monkeypatch.setattr("connect4_gui.resource_file.resource", lambda relative: folder / Path(relative).name)


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [
        (Language.ENGLISH, "1 win", "2 wins"),
        (Language.FINNISH, "1 voitto", "2 voittoa"),
        (Language.GERMAN, "1 Sieg", "2 Siege"),
        (Language.ITALIAN, "1 vittoria", "2 vittorie"),
        (Language.POLISH, "1 wygrana", "2 wygrane"),
        (Language.SPANISH, "1 victoria", "2 victorias"),
        (Language.PORTUGUESE, "1 vitória", "2 vitórias"),
        (Language.FRENCH, "1 victoire", "2 victoires"),
    ],
)
def test_plural_forms(translation: Translation, language: Language, one: str, many: str) -> None:
    translation.use(language)
    assert (Counted().wins(1), Counted().wins(2)) == (one, many)


def test_polish_tells_few_from_many(translation: Translation) -> None:
    translation.use(Language.POLISH)
    wins = [Counted().wins(count) for count in (4, 5, 12, 22)]
    assert wins == ["4 wygrane", "5 wygranych", "12 wygranych", "22 wygrane"]


def choose(program: Program, language: Language) -> None:
    """Open the settings and go down the list of languages with the keyboard."""
    QTest.mouseClick(program.menu.settings, LEFT)
    assert program.dialogs.settings is not None
    choice = program.dialogs.settings.language
    choice.setFocus()
    for _ in range(choice.count()):
        if choice.language is not language:
            QTest.keyClick(choice, Qt.Key.Key_Down)
    QTest.qWait(0)


def test_the_language_is_chosen_with_the_keyboard_and_remembered(
    start_program: StartProgram, settings_file: SettingsFile, translation: Translation
) -> None:
    program = start_program()
    choose(program, Language.FINNISH)
    assert translation.spoken is Language.FINNISH
    assert program.menu.start.text() == "Aloita peli"
    assert program.dialogs.settings is not None
    QTest.keyClick(program.dialogs.settings, Qt.Key.Key_Return)
    assert settings_file.load().preferences.language is Language.FINNISH
    program.menu.close()
    translation.use(Language.ENGLISH)
    assert start_program().menu.start.text() == "Aloita peli"


def test_cancelling_the_settings_brings_the_language_back(
    start_program: StartProgram, settings_file: SettingsFile, translation: Translation
) -> None:
    program = start_program()
    choose(program, Language.MACEDONIAN)
    assert program.dialogs.settings is not None
    assert program.dialogs.settings.windowTitle() == "Поставки"
    QTest.keyClick(program.dialogs.settings, Qt.Key.Key_Escape)
    QTest.qWait(0)
    assert translation.spoken is Language.ENGLISH
    assert program.menu.start.text() == "Start game"
    assert settings_file.load().preferences.language is Language.SYSTEM


def test_what_was_chosen_survives_a_change_of_language(menu: MainMenu, translation: Translation) -> None:
    menu.form.opponent.set_value(Opponent.COMPUTER)
    menu.form.columns.setValue(9)
    QTest.keyClicks(menu.form.first_name, "Ada")
    before = menu.form.choices()
    translation.use(Language.MACEDONIAN)
    QTest.qWait(0)
    assert menu.form.choices() == before


Maker = Callable[[], QWidget]


@pytest.fixture
def makers(qtbot: QtBot, open_game: OpenGame, appearance: Appearance, live: LivePreferences) -> dict[str, Maker]:
    """Every window in the states that say something of their own."""

    def game(moves: str = "", setup: MatchSetup | None = None, keys: tuple[Qt.Key, ...] = ()) -> Maker:
        def make() -> QWidget:
            window = open_game(setup)
            play(window, moves)
            press(window, *keys)
            return window

        return make

    bot = against_computer(turn_seconds=20, timeout_rule=TimeoutRule.LOSE)

    def thinking() -> QWidget:
        window = open_game(bot, SlowEngine())
        play(window, "4")
        return window

    def stuck() -> QWidget:
        window = open_game(bot, BrokenEngine())
        play(window, "4")
        qtbot.waitUntil(lambda: window.controller.state.is_stuck)
        return window

    def hinted() -> QWidget:
        window = open_game()
        press(window, Qt.Key.Key_H)
        qtbot.waitUntil(lambda: hint_of(window).hint is not None)
        return window

    def shortcuts() -> QWidget:
        window = open_game()
        window.open_shortcuts()
        return window

    def resigned() -> QWidget:
        window = open_game(friends("Ada", ""))
        window.controller.referee.resign()
        return window

    def added(window: QWidget) -> QWidget:
        qtbot.addWidget(window)
        return window

    return {
        "menu": lambda: added(MainMenu(appearance, ABOUT)),
        "help": lambda: added(HelpDialog(ABOUT, appearance)),
        "about": lambda: added(AboutDialog(ABOUT, appearance)),
        "settings": lambda: added(SettingsDialog(live, appearance, lambda _sound: None, cores=16)),
        "new game": game(),
        "timed game": game("44", friends("Ada", "", turn_seconds=5)),
        "thinking": thinking,
        "stuck": stuck,
        "shortcuts": shortcuts,
        "game clock": game("44", MatchSetup(game_time=GameTime(3, 2))),
        "bots": lambda: open_game(two_bots(), SlowEngine()),
        "folded": game("44", MatchSetup(turn_seconds=20), (Qt.Key.Key_F9,)),
        "hint": hinted,
        "resigned": resigned,
        "looking back": game("4453", None, (Qt.Key.Key_PageUp,)),
        "paused": game("4", None, (Qt.Key.Key_P,)),
        "won": game(WON),
        "drawn": game(DRAWN, MatchSetup(size=DRAWN_SIZE)),
    }


STATES = [
    "menu",
    "help",
    "about",
    "settings",
    "shortcuts",
    "game clock",
    "bots",
    "folded",
    "hint",
    "resigned",
    "new game",
    "timed game",
    "thinking",
    "stuck",
    "looking back",
    "paused",
    "won",
    "drawn",
]


@pytest.mark.parametrize("state", STATES)
def test_changing_the_language_says_the_same_as_starting_in_it(
    makers: dict[str, Maker], translation: Translation, state: str
) -> None:
    changed = makers[state]()
    english = readout(changed)
    for language in (*FOREIGN, Language.ENGLISH):
        translation.use(language)
        fresh = makers[state]()
        QTest.qWait(0)
        assert readout(changed) == readout(fresh)
        assert (readout(changed) == english) is (language is Language.ENGLISH)
