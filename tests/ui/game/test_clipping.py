"""No text is cut off in any language, in windows as they open and as small as they get."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from connect4_gui.coach.quality import Quality
from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.engines import best_engine
from connect4_gui.engine.levels import ADAPTIVE, LEVELS
from connect4_gui.engine.moves import (
    FLIP,
    BoardTurned,
    Drop,
    GravityTurned,
    Placed,
    Pop,
    Recoloured,
    Removed,
    Slipped,
)
from connect4_gui.engine.pull import Pull
from connect4_gui.engine.rule_names import rules_text
from connect4_gui.engine.rulebook import RULES
from connect4_gui.engine.rules import Rules
from connect4_gui.engine.variants.gravity import Gravity
from connect4_gui.engine.variants.pop_out import PopOut
from connect4_gui.game.game import Turn
from connect4_gui.game.game_time import GameTime
from connect4_gui.game.hint import Hint, HintReason
from connect4_gui.game.match_setup import MatchSetup, TimeoutRule
from connect4_gui.game.paste_fault import Flaw, PasteFault
from connect4_gui.game.saved_match import SavedMatch
from connect4_gui.game.variant_hint import VariantHint
from connect4_gui.settings.language import SPOKEN, Language
from connect4_gui.settings.menu_choices import MenuChoices, Opponent
from connect4_gui.store.archived_game import ArchivedGame
from connect4_gui.ui.game.features.hint.hint_texts import hint_text, variant_hint_text
from connect4_gui.ui.game.features.review.coach_box import CoachWords
from connect4_gui.ui.game.features.review.review_feature import ReviewFeature
from connect4_gui.ui.game.shortcuts_dialog import ShortcutsDialog
from connect4_gui.ui.game.variant_texts import event_texts, pull_preview_text, refusal_text
from connect4_gui.ui.help.about_dialog import AboutDialog
from connect4_gui.ui.help.error_dialog import ErrorDialog
from connect4_gui.ui.help.help_dialog import HelpDialog
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.menu.main_menu import MainMenu
from connect4_gui.ui.options.live_preferences import LivePreferences
from connect4_gui.ui.options.settings_dialog import SettingsDialog
from connect4_gui.ui.words.coach_words import coach_sentence
from connect4_gui.ui.words.paste_texts import fault_text
from connect4_gui.ui.words.translation import Translation
from tests.coach.every_reason import REASONS
from tests.game.fakes import FakeClock
from tests.matches import DRAWN, DRAWN_SIZE, WON, against_computer, friends, two_bots
from tests.store.games import recorded
from tests.ui.clipping import clipped
from tests.ui.conftest import ABOUT, OpenGame
from tests.ui.fakes import SlowEngine
from tests.ui.hands import analysis_of, click, pass_time, play, press, replay_of
from tests.ui.variant_hands import make_by_keys, variant_of

pytestmark = pytest.mark.parametrize("language", SPOKEN)


@pytest.fixture(autouse=True)
def spoken(language: Language, appearance: Appearance, translation: Translation) -> None:  # noqa: ARG001
    """Comes after ``appearance``, which starts in English."""
    translation.use(language)


def settled(window: QWidget, *size: int) -> QWidget:
    if size:
        window.resize(*size)
    window.show()
    QTest.qWait(0)
    return window


def comes_to_fit(qtbot: QtBot, window: QWidget) -> None:
    """Texts that wrap tell their layouts what they need only after these have given them a width."""

    def fits() -> None:
        assert clipped(window) == []

    qtbot.waitUntil(fits, timeout=2_000)


@pytest.mark.parametrize("size", [(1280, 720), (1100, 720), (760, 720), (620, 320)])
def test_the_menu(qtbot: QtBot, appearance: Appearance, size: tuple[int, int]) -> None:
    menu = MainMenu(appearance, ABOUT)
    qtbot.addWidget(menu)
    menu.add_page("games", "history", lambda: (menu.tr("Play"), ""), QWidget())
    for is_open in (False, True):
        for opponent in Opponent:
            menu.form.set_choices(MenuChoices(opponent, is_timed=True, has_game_clock=True, is_more_open=is_open))
            assert clipped(settled(menu, *size)) == []
            assert menu.form.minimumSizeHint().width() <= menu.form.width()
            assert menu.play.area.horizontalScrollBar().maximum() == 0
            assert menu.width() == size[0]
    for level in LEVELS:
        menu.form.set_choices(MenuChoices(Opponent.COMPUTER, level))
        assert clipped(settled(menu, *size)) == []


@pytest.mark.parametrize("size", [(1280, 800), (1100, 720), (760, 720), (620, 320)])
@pytest.mark.parametrize("setup", [against_computer(ADAPTIVE), friends(), two_bots()])
def test_what_was_left_off(qtbot: QtBot, appearance: Appearance, size: tuple[int, int], setup: MatchSetup) -> None:
    menu = MainMenu(appearance, ABOUT)
    qtbot.addWidget(menu)
    problem = "the file /home/somebody/.local/share/connect4/match.json is not valid: it ends too early"
    for moves in ("4", "44", WON):
        record = recorded(moves, setup)
        menu.show_left_off(SavedMatch.at_end(record, "saved"), ArchivedGame("last", 1e9, record), problem)
        menu.show_message(problem)
        assert clipped(settled(menu, *size)) == []


def test_the_dialogs(qtbot: QtBot, appearance: Appearance, live: LivePreferences, language: Language) -> None:
    live.set_value(replace(live.value, language=language))
    settings = SettingsDialog(live, appearance, lambda _sound: None, cores=16)
    for dialog in (HelpDialog(ABOUT, appearance), AboutDialog(ABOUT, appearance), ErrorDialog(ABOUT), settings):
        qtbot.addWidget(dialog)
        assert clipped(settled(dialog)) == []


@pytest.mark.parametrize("rule", TimeoutRule)
def test_a_game_against_time(open_game: OpenGame, clock: FakeClock, rule: TimeoutRule) -> None:
    window = open_game(MatchSetup(turn_seconds=120, timeout_rule=rule))
    assert clipped(settled(window)) == []
    press(window, Qt.Key.Key_P)
    assert clipped(settled(window)) == []
    press(window, Qt.Key.Key_P)
    pass_time(window, clock, 120)
    assert clipped(settled(window)) == []


def test_a_game_against_the_computer(open_game: OpenGame, qtbot: QtBot) -> None:
    engine = SlowEngine()
    window = open_game(against_computer(level=LEVELS[-1]), engine)
    click(window, 3)
    qtbot.waitUntil(engine.started.is_set)
    assert clipped(settled(window)) == []


@pytest.mark.parametrize("setup", [friends(), against_computer(ADAPTIVE)])
def test_the_score_of_a_long_match(open_game: OpenGame, setup: MatchSetup) -> None:
    """Names are shortened by design; wins, draws and times are not."""
    window = open_game(replace(setup, game_time=GameTime(10, 5)))
    state = replace(window.controller.state, wins=dict.fromkeys(Side, 88), draws=88)
    for size in ((1120, 760), (980, 640), (760, 640), (480, 760)):
        settled(window, *size)
        window.panel.show_state(state)
        window.panel.show_times(state)
        QCoreApplication.sendPostedEvents()
        for card in window.panel.cards.values():
            assert card.score.text() == "88"
            assert "88" in card.words
            assert [complaint for complaint in clipped(card) if repr(card.name) not in complaint] == []


@pytest.mark.parametrize("moves", [WON, "1", "22"])
def test_a_game_and_its_end(open_game: OpenGame, moves: str) -> None:
    window = open_game()
    play(window, moves)
    assert clipped(settled(window)) == []


def test_a_draw_and_a_refused_column(open_game: OpenGame) -> None:
    window = open_game(MatchSetup(size=DRAWN_SIZE))
    play(window, DRAWN[:14])
    play(window, "2")
    assert clipped(settled(window)) == []
    window.controller.referee.new_game()
    play(window, DRAWN)
    assert clipped(settled(window)) == []


@pytest.mark.parametrize("size", [(1120, 760), (980, 760), (480, 760)])
def test_looking_back(open_game: OpenGame, size: tuple[int, int]) -> None:
    window = open_game()
    play(window, "4453357")
    press(window, Qt.Key.Key_Home)
    strip = replay_of(window).strip
    settled(window, *size)
    assert clipped(strip) == []
    assert window.width() == size[0]


def test_the_shortcuts(qtbot: QtBot, open_game: OpenGame) -> None:
    dialog = ShortcutsDialog(open_game().actions_)
    qtbot.addWidget(dialog)
    assert clipped(settled(dialog)) == []


@pytest.mark.parametrize("reason", HintReason)
def test_a_hint(open_game: OpenGame, reason: HintReason) -> None:
    window = open_game(MatchSetup(game_time=GameTime(3, 2)))
    window.status.keep_message(hint_text(Hint((0, 3), reason, 12)))
    assert clipped(settled(window)) == []


@pytest.mark.parametrize("flaw", Flaw)
def test_what_is_wrong_with_pasted_moves(open_game: OpenGame, flaw: Flaw) -> None:
    window = open_game(MatchSetup(game_time=GameTime(3, 2)))
    window.status.keep_message(fault_text(PasteFault(flaw, 8, 8, "9"), BoardSize(8, 9)))
    assert clipped(settled(window)) == []


def test_the_buttons_of_the_smallest_game_window(open_game: OpenGame) -> None:
    """Names and notes are shortened there by design; what can be pressed is not."""
    window = open_game()
    play(window, WON)
    settled(window, window.minimumWidth(), window.minimumHeight())
    assert [complaint for complaint in clipped(window) if "Button" in complaint] == []
    assert window.width() == window.minimumWidth()


def test_a_text_that_does_not_fit_would_be_found(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    QLabel("a rather long text", window).resize(20, 20)
    assert len(clipped(window)) == 1


@pytest.mark.usefixtures("larger_text")
def test_the_menu_with_larger_text(qtbot: QtBot, appearance: Appearance) -> None:
    menu = MainMenu(appearance, ABOUT)
    qtbot.addWidget(menu)
    for opponent in Opponent:
        for size in ((1280, 800), (1000, 720)):
            menu.form.set_choices(MenuChoices(opponent, is_timed=True, has_game_clock=True, is_more_open=True))
            assert clipped(settled(menu, *size)) == []
            assert menu.width() == size[0]


@pytest.mark.usefixtures("larger_text")
def test_the_dialogs_with_larger_text(
    qtbot: QtBot, appearance: Appearance, live: LivePreferences, language: Language, open_game: OpenGame
) -> None:
    live.set_value(replace(live.value, language=language))
    settings = SettingsDialog(live, appearance, lambda _sound: None, cores=16)
    shortcuts = ShortcutsDialog(open_game().actions_)
    for dialog in (
        HelpDialog(ABOUT, appearance),
        AboutDialog(ABOUT, appearance),
        ErrorDialog(ABOUT),
        settings,
        shortcuts,
    ):
        qtbot.addWidget(dialog)
        assert clipped(settled(dialog)) == []


@pytest.mark.usefixtures("larger_text")
@pytest.mark.parametrize("rule", TimeoutRule)
def test_a_game_with_larger_text(open_game: OpenGame, rule: TimeoutRule) -> None:
    window = open_game(MatchSetup(turn_seconds=60, timeout_rule=rule, game_time=GameTime(3, 2)))
    assert clipped(settled(window)) == []
    play(window, WON)
    assert clipped(settled(window)) == []


@pytest.mark.parametrize("size", [(1366, 768), (1120, 760), (980, 700), (480, 760)])
def test_the_analysis(open_game: OpenGame, size: tuple[int, int]) -> None:
    """Verdict and advice may be shortened, as names are; everything else is there in full."""
    window = open_game(MatchSetup(size=DRAWN_SIZE), adviser=best_engine())
    press(window, Qt.Key.Key_A)
    play(window, "33242")
    settled(window, *size)
    card = analysis_of(window).card
    assert card.isVisible()
    assert [complaint for complaint in clipped(card) if not complaint.startswith(("ElidedLabel", "FittingLabel"))] == []
    assert window.width() == size[0]


@pytest.mark.parametrize("size", [(1366, 768), (1120, 760), (900, 600), (480, 760), (480, 400)])
@pytest.mark.parametrize("rules", [*RULES[1:], Gravity(diagonal=1)], ids=rules_text)
def test_what_comes_next_by_other_rules(open_game: OpenGame, rules: Rules, size: tuple[int, int]) -> None:
    window = open_game(friends("Bartholomew", "Wilhelmina", rules=rules))
    strip = variant_of(window).strip
    assert strip is not None
    settled(window, *size)
    for column in (0, 1, 2, 4, 0, 1, 2, 4, 5):
        make_by_keys(window, Drop(column))
        QTest.qWait(0)
        assert strip.isVisible()
        assert clipped(strip) == []
    assert window.width() == size[0]
    assert [complaint for complaint in clipped(window) if "Button" in complaint] == []


@pytest.mark.parametrize("reason", HintReason)
def test_a_hint_by_other_rules(open_game: OpenGame, reason: HintReason) -> None:
    window = open_game(MatchSetup(game_time=GameTime(3, 2), rules=PopOut()))
    for move in (Pop(3), FLIP):
        window.status.keep_message(variant_hint_text(VariantHint(move, reason, moves=12), is_row=False))
        assert clipped(settled(window)) == []


def test_what_is_said_of_a_turn_by_other_rules(open_game: OpenGame) -> None:
    window = open_game(MatchSetup(game_time=GameTime(3, 2), rules=PopOut()))
    turns = [
        Turn(Side.FIRST, Drop(3), (Slipped(3, 5), Placed(Side.FIRST, (0, 5)))),
        Turn(
            Side.FIRST,
            Drop(3),
            (Placed(Side.FIRST, (0, 3)), Recoloured(Side.SECOND, (5, 3)), Recoloured(Side.FIRST, (4, 4))),
        ),
        Turn(Side.FIRST, Drop(3), (Placed(Side.FIRST, (0, 3)), GravityTurned(Pull.DOWN_RIGHT))),
        Turn(Side.FIRST, Drop(3), (Placed(Side.FIRST, (0, 3)), Removed(Side.FIRST, (0, 3)))),
        Turn(Side.FIRST, FLIP, (BoardTurned(6, 7),)),
    ]
    texts = [" ".join(event_texts(turn)) for turn in turns]
    texts += [refusal_text(window.controller.state, move) for move in (Pop(3), FLIP)]
    texts += [pull_preview_text(3, height) for height in (1, 2, 6)]
    for text in texts:
        window.status.keep_message(text)
        assert clipped(settled(window)) == []


@pytest.mark.parametrize("size", [(1280, 840), (1120, 760), (900, 620), (480, 800)])
def test_a_review(open_game: OpenGame, qtbot: QtBot, size: tuple[int, int]) -> None:
    setup = friends("Ada", "Grace", size=DRAWN_SIZE)
    window = open_game(setup, adviser=best_engine())
    play(window, "1122335")
    feature = next(feature for feature in window.features if isinstance(feature, ReviewFeature))
    settled(window, *size)
    feature.open()
    qtbot.waitUntil(lambda: feature.review is not None and feature.review.is_whole, timeout=20_000)
    for place in range(8):
        window.display.place_wanted.emit(place)
        comes_to_fit(qtbot, settled(window, *size))
    window.display.place_wanted.emit(5)
    feature.start_trying()
    comes_to_fit(qtbot, settled(window, *size))


@pytest.mark.parametrize("size", [(1280, 800), (480, 800)])
def test_the_longest_sentence_of_the_coach(open_game: OpenGame, qtbot: QtBot, size: tuple[int, int]) -> None:
    names = {Side.FIRST: "Alexandra", Side.SECOND: "Konstantin"}
    window = open_game(friends(*names.values(), size=DRAWN_SIZE), adviser=best_engine())
    play(window, "1122335")
    feature = next(feature for feature in window.features if isinstance(feature, ReviewFeature))
    settled(window, *size)
    feature.open()
    qtbot.waitUntil(lambda: feature.review is not None and feature.review.is_whole, timeout=20_000)
    board = Board.empty(DRAWN_SIZE)
    longest = max((coach_sentence(board, reason, names) for reason in REASONS.values()), key=len)
    coach = feature.card.coach
    coach.show_words(CoachWords("", longest, longest, longest, quality=Quality.MISTAKE))
    qtbot.waitUntil(lambda: clipped(window) == [])
    assert coach.why.text() == longest
