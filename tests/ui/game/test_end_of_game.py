"""How a game ends on the screen, and what comes after it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from connect4_gui.engine.board import Side
from connect4_gui.engine.geometry import Cell
from connect4_gui.game.game_time import GameTime
from connect4_gui.game.match_setup import MatchSetup, StartRule
from connect4_gui.settings.motion import Motion
from connect4_gui.ui.game.game_window import GameWindow
from tests.game.fakes import FakeClock
from tests.matches import DRAWN, DRAWN_SIZE, WON, friends
from tests.ui.conftest import OpenGame
from tests.ui.hands import LEFT, click, pass_time, play, press

LAST_DISC_WINS_4X5 = "35521323411314554242"
TWO_LINES = "2346232345751413"


def cells(window: GameWindow) -> list[Cell]:
    return [circle.cell for circle in window.scene.circles]


def winning_cells(window: GameWindow) -> set[Cell]:
    return {circle.cell for circle in window.scene.circles if circle.is_winning}


def test_the_winning_discs_are_marked_and_the_rest_dims(open_game: OpenGame) -> None:
    window = open_game()
    play(window, WON)
    assert winning_cells(window) == {(0, 0), (0, 1), (0, 2), (0, 3)}
    assert all(circle.is_dimmed is not circle.is_winning for circle in window.scene.circles)


def test_all_discs_of_two_lines_are_marked(open_game: OpenGame) -> None:
    window = open_game()
    play(window, TWO_LINES)
    result = window.controller.state.result
    assert result is not None
    assert len(result.cells) >= 7
    assert winning_cells(window) == set(result.cells)
    assert window.panel.result.reason == "7 winning discs."


def test_a_win_with_the_last_disc_is_a_win(open_game: OpenGame) -> None:
    window = open_game(MatchSetup(size=DRAWN_SIZE))
    play(window, LAST_DISC_WINS_4X5)
    assert window.controller.state.board.empty_count == 0
    assert window.panel.result.title == "Player 2 wins"


def test_the_result_appears_beside_the_board_with_two_buttons(open_game: OpenGame) -> None:
    window = open_game(friends("Ada", ""))
    assert not window.panel.result.isVisible()
    play(window, WON)
    card = window.panel.result
    assert card.isVisible()
    assert card.title == "Ada wins"
    assert card.reason == "Four in a row."
    assert card.play_again.text() == "Play again"
    assert card.back_to_menu.text() == "Back to menu"
    assert window.status.chip.text == "Ada wins"
    assert window.panel.cards[Side.FIRST].note == "1 win"


@pytest.mark.parametrize("size", [(1120, 760), (480, 800), (704, 440)])
def test_the_score_of_the_match_is_large(open_game: OpenGame, size: tuple[int, int]) -> None:
    window = open_game(MatchSetup(game_time=GameTime(3, 2)))
    window.resize(*size)
    for moves in (WON, WON, "51526374"):
        window.referee.new_game()
        play(window, moves)
    QTest.qWait(0)
    cards = window.panel.cards
    assert [cards[side].score.text() for side in Side] == ["2", "1"]
    assert [cards[side].note for side in Side] == ["2 wins", "1 win"]
    for card in cards.values():
        name = next(label for label in card.findChildren(QLabel) if label.text() == card.name)
        assert card.score.font().pixelSize() >= 1.2 * name.font().pixelSize()
        assert card.rect().contains(card.score.geometry())
        assert "win" not in " ".join(label.text() for label in card.findChildren(QLabel))


@pytest.mark.parametrize("size", [(1120, 760), (700, 560), (480, 700), (480, 520)])
def test_the_result_never_covers_the_board(open_game: OpenGame, size: tuple[int, int]) -> None:
    window = open_game()
    window.resize(*size)
    play(window, WON)
    QTest.qWait(0)
    board = window.board_view.rect().translated(window.board_view.mapTo(window, window.board_view.rect().topLeft()))
    card = window.panel.result
    assert not board.intersects(card.rect().translated(card.mapTo(window, card.rect().topLeft())))
    assert window.rect().contains(card.rect().translated(card.mapTo(window, card.rect().topLeft())))


def test_a_draw_is_shown_as_one(open_game: OpenGame) -> None:
    window = open_game(MatchSetup(size=DRAWN_SIZE))
    play(window, DRAWN)
    assert window.controller.state.result is not None
    assert window.panel.result.title == "A draw"
    assert window.panel.result.reason == "The board is full and nobody has four in a row."
    assert window.status.chip.text == "A draw"
    assert not any(card.is_framed for card in window.panel.cards.values())


def test_the_end_is_shown_when_the_last_disc_lies(open_game: OpenGame, qtbot: QtBot) -> None:
    window = open_game(motion=Motion(drop_ms=50, bot_ms=0))
    for move in WON[:-1]:
        play(window, move)
        qtbot.waitUntil(lambda: not window.scene.is_falling)
    play(window, WON[-1])
    assert window.scene.is_falling
    assert not window.panel.result.isVisible()
    qtbot.waitUntil(window.panel.result.isVisible)
    assert len(winning_cells(window)) == 4


def test_the_winning_line_is_lit_disc_by_disc(open_game: OpenGame, qtbot: QtBot) -> None:
    window = open_game(motion=Motion(drop_ms=0, bot_ms=0, reveal_ms=60))
    play(window, WON)
    assert len(winning_cells(window)) < 4
    assert {circle.cell for circle in window.scene.circles if circle.is_dimmed} == {(1, 0), (1, 1), (1, 2)}
    assert not window.panel.result.isVisible()
    qtbot.waitUntil(lambda: 0 < len(winning_cells(window)) < 4)
    qtbot.waitUntil(window.panel.result.isVisible)
    assert len(winning_cells(window)) == 4


def told(window: GameWindow) -> list[str]:
    """What chip, cards, status line and toolbar say about the game."""
    notes = [card.note for card in window.panel.cards.values()]
    return [window.status.chip.text, *notes, window.status.details, window.toolbar.new_game.action.text()]


@pytest.mark.parametrize("motion", [Motion(drop_ms=60, bot_ms=0), Motion(drop_ms=0, bot_ms=0, reveal_ms=30)])
@pytest.mark.parametrize("is_folded", [False, True])
def test_nothing_speaks_of_the_end_before_the_line_is_lit(
    open_game: OpenGame, qtbot: QtBot, motion: Motion, is_folded: bool
) -> None:
    window = open_game(motion=motion)
    window.body.want_panel(not is_folded)
    for move in "112233":
        click(window, int(move) - 1)
        qtbot.waitUntil(lambda: not window.scene.is_falling)
    before = told(window)
    click(window, 3)
    window.controller.referee.tick()
    window.resize(1000, 700)
    assert window.controller.state.is_over
    assert told(window) == before
    assert window.toolbar.undo.isEnabled()
    qtbot.waitUntil(window.panel.result.isVisible)
    score = "Player 1 · 1 win    Player 2 · 0 wins" if is_folded else ""
    assert told(window) == ["Player 1 wins", "1 win", "0 wins", score, "Rematch"]


def test_an_undo_before_the_end_is_shown_takes_it_back(open_game: OpenGame, qtbot: QtBot) -> None:
    window = open_game(motion=Motion(drop_ms=0, bot_ms=0, reveal_ms=20))
    play(window, "112233")
    before = told(window)
    click(window, 3)
    press(window, Qt.Key.Key_U)
    QTest.qWait(150)
    assert told(window) == before
    assert not window.panel.result.isVisible()
    QTest.keyClick(window.board_view, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: window.status.chip.text == "Player 1 wins")


def test_a_rematch_does_not_wait_for_the_line(open_game: OpenGame) -> None:
    window = open_game(motion=Motion(drop_ms=0, bot_ms=0, reveal_ms=40))
    play(window, WON)
    press(window, Qt.Key.Key_R)
    assert window.scene.circles == ()
    QTest.qWait(200)
    assert not window.panel.result.isVisible()


def test_play_again_clears_the_board_and_keeps_the_wins(open_game: OpenGame) -> None:
    window = open_game()
    play(window, WON)
    QTest.mouseClick(window.panel.result.play_again, LEFT)
    assert window.scene.circles == ()
    assert not window.panel.result.isVisible()
    assert window.panel.record.signs == ()
    assert window.panel.cards[Side.FIRST].note == "to move · 1 win"
    play(window, WON)
    assert window.panel.cards[Side.FIRST].note == "2 wins"


@pytest.mark.parametrize(
    ("rule", "starters"),
    [
        (StartRule.FIRST, [Side.FIRST, Side.FIRST, Side.FIRST]),
        (StartRule.SECOND, [Side.SECOND, Side.SECOND, Side.SECOND]),
        (StartRule.ALTERNATE, [Side.FIRST, Side.SECOND, Side.FIRST]),
    ],
)
def test_who_starts_and_colours_stay(open_game: OpenGame, rule: StartRule, starters: list[Side]) -> None:
    window = open_game(MatchSetup(start_rule=rule))
    for starter in starters:
        assert window.controller.state.board.side is starter
        play(window, WON)
        assert window.scene.circles[0].side is starter
        QTest.mouseClick(window.panel.result.play_again, LEFT)


def test_back_to_menu_closes_the_game(open_game: OpenGame, qtbot: QtBot) -> None:
    window = open_game()
    play(window, WON)
    with qtbot.waitSignal(window.closed):
        QTest.mouseClick(window.panel.result.back_to_menu, LEFT)
    assert not window.isVisible()


def test_a_new_game_during_a_fall_starts_clean(open_game: OpenGame, qtbot: QtBot) -> None:
    window = open_game(motion=Motion(drop_ms=100, bot_ms=0))
    click(window, 3)
    QTest.mouseClick(window.toolbar.new_game, LEFT)
    assert cells(window) == []
    assert not window.scene.is_falling
    click(window, 2)
    qtbot.waitUntil(lambda: not window.scene.is_falling)
    assert cells(window) == [(0, 2)]


def test_the_last_move_is_marked(open_game: OpenGame) -> None:
    window = open_game()
    play(window, "435")
    assert [circle.is_last for circle in window.scene.circles] == [False, False, True]


def test_a_pass_leaves_the_mark_where_it_was(open_game: OpenGame, clock: FakeClock) -> None:
    window = open_game(MatchSetup(turn_seconds=5))
    play(window, "43")
    pass_time(window, clock, 5)
    assert [circle.is_last for circle in window.scene.circles] == [False, True]


def test_a_long_reason_is_shortened_where_room_is_short_and_the_tip_has_all_of_it(open_game: OpenGame) -> None:
    window = open_game()
    window.resize(480, 560)
    reason = "mine crashed: ModuleNotFoundError: there is no module with a name as long as this one is (line 12)."
    window.panel.show_result("Ada wins", reason)
    QTest.qWait(0)
    card = window.panel.result
    (label,) = (label for label in card.findChildren(QLabel) if label.text().startswith("mine"))
    assert (card.reason, card.accessibleDescription()) == (reason, reason)
    assert label.text().endswith("…")
    assert reason in label.toolTip()
    assert label.heightForWidth(label.width()) <= label.height()
    assert card.play_again.width() >= card.play_again.sizeHint().width()
    assert card.back_to_menu.isHidden()
    window.resize(1180, 760)
    QTest.qWait(0)
    assert (label.text(), label.toolTip()) == (reason, "")
