"""The turns of a game as a table, and what the views are told of a change."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from connect4_gui.engine.board import Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.game.game import Game, Turn
from connect4_gui.settings.language import Language
from connect4_gui.ui.game.turns_model import TurnsModel
from connect4_gui.ui.words.translation import Translation
from tests.matches import play_moves

VERTICAL, HORIZONTAL = Qt.Orientation.Vertical, Qt.Orientation.Horizontal
ALOUD = Qt.ItemDataRole.AccessibleTextRole
NAMES = {Side.FIRST: "Red", Side.SECOND: "Yellow"}

Told = list[tuple[str, int, int]]


def turns(moves: str) -> tuple[Turn, ...]:
    return play_moves(Game.new(BoardSize(6, 7)), moves).turns


def table(model: TurnsModel, role: int = Qt.ItemDataRole.DisplayRole) -> list[list[object]]:
    return [
        [model.index(row, column).data(role) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


@pytest.fixture
def model(translation: Translation) -> Iterator[TurnsModel]:
    """A model that Qt watches: what it tells and what it has must fit together."""
    assert translation.spoken is Language.ENGLISH
    model = TurnsModel(NAMES.__getitem__)
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    yield model
    assert tester.model() is model


def listen(model: TurnsModel) -> Told:
    """What the views are told from now on: rows from and to, or the row and column of a cell."""
    told: Told = []

    def write(word: str) -> Callable[[QModelIndex, int, int], None]:
        return lambda _parent, first, last: told.append((word, first, last))

    model.rowsInserted.connect(write("in"))
    model.rowsRemoved.connect(write("out"))
    model.dataChanged.connect(lambda cell, _last: told.append(("cell", cell.row(), cell.column())))
    model.modelReset.connect(lambda: told.append(("reset", 0, 0)))
    return told


def test_two_turns_stand_in_a_row(model: TurnsModel) -> None:
    model.set_turns(turns("44-53"))
    assert table(model) == [["4", "4"], ["–", "5"], ["3", None]]
    assert [model.headerData(row, VERTICAL) for row in range(3)] == ["1.", "2.", "3."]
    assert model.headerData(0, HORIZONTAL) is None


def test_a_cell_holds_its_turn(model: TurnsModel) -> None:
    played = turns("445")
    model.set_turns(played)
    assert table(model, TurnsModel.TURN) == [[played[0], played[1]], [played[2], None]]
    assert [model.index_of(number).data(TurnsModel.TURN) for number in range(3)] == list(played)


@pytest.mark.parametrize("number", [-1, 3])
def test_there_is_no_cell_of_a_turn_that_was_not_made(model: TurnsModel, number: int) -> None:
    model.set_turns(turns("445"))
    assert not model.index_of(number).isValid()


def test_a_turn_can_be_heard(model: TurnsModel, translation: Translation) -> None:
    model.set_turns(turns("44-"))
    assert table(model, ALOUD) == [["Red, column 4, row 1", "Yellow, column 4, row 2"], ["Red passes", None]]
    translation.use(Language.GERMAN)
    assert model.index_of(2).data(ALOUD) == "Red setzt aus"


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("", "4", [("in", 0, 0)]),
        ("4", "44", [("cell", 0, 1)]),
        ("44", "445", [("in", 1, 1)]),
        ("4", "44536", [("cell", 0, 1), ("in", 1, 2)]),
        ("445", "44", [("out", 1, 1)]),
        ("44", "4", [("cell", 0, 1)]),
        ("445364", "445", [("out", 2, 2), ("cell", 1, 1)]),
        ("4453", "", [("out", 0, 1)]),
        ("4453", "446", [("out", 1, 1), ("in", 1, 1)]),
        ("4453", "4456", [("cell", 1, 1), ("cell", 1, 1)]),
        ("4453", "4453", []),
    ],
)
def test_the_views_hear_only_of_what_is_another(model: TurnsModel, before: str, after: str, told: Told) -> None:
    model.set_turns(turns(before))
    heard = listen(model)
    model.set_turns(turns(after))
    assert heard == told
    assert model.turns == turns(after)
