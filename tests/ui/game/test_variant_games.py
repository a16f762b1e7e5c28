"""Games by the rules beside Classic in the window: what lies on the board is what the game says, whatever moved."""

from __future__ import annotations

import random

import pytest
from pytestqt.qtbot import QtBot

from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.levels import EASY
from connect4_gui.engine.rulebook import RULES
from connect4_gui.engine.rules import Rules, is_classic
from connect4_gui.ui.game.game_window import GameWindow
from tests.matches import against_computer, friends
from tests.ui.conftest import OpenGame

VARIANTS = [rules for rules in RULES if not is_classic(rules)]
SIZE = BoardSize(6, 7)


def shown_cells(window: GameWindow) -> dict[tuple[int, int], int]:
    return {circle.cell: circle.side for circle in window.scene.circles}


def cells_of_game(window: GameWindow) -> dict[tuple[int, int], int]:
    return {disc.cell: disc.side for disc in window.controller.state.discs}


@pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: rules.key)
def test_the_board_shows_every_turn_and_what_is_taken_back(rules: Rules, open_game: OpenGame) -> None:
    window = open_game(friends(size=SIZE, rules=rules))
    referee, rng = window.controller.referee, random.Random(3)
    for _ in range(20):
        if referee.state.is_over:
            break
        referee.wish(rng.choice(referee.state.moves))
        assert shown_cells(window) == cells_of_game(window)
    referee.undo()
    assert shown_cells(window) == cells_of_game(window)
    referee.redo()
    assert shown_cells(window) == cells_of_game(window)


@pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: rules.key)
def test_a_bot_answers_by_the_same_rules(rules: Rules, open_game: OpenGame, qtbot: QtBot) -> None:
    window = open_game(against_computer(EASY, size=SIZE, rules=rules))
    window.controller.referee.drop(3)
    qtbot.waitUntil(lambda: len(window.controller.state.turns) == 2)
    assert shown_cells(window) == cells_of_game(window)
