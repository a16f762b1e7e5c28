"""What the page counts: tiles, win rates and the rating, for those who see it and those who hear it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.levels import BEGINNER, EASY, HARD
from connect4_gui.engine.variants.pop_out import PopOut
from connect4_gui.engine.variants.swap import Swap
from connect4_gui.settings.theme import LIGHT
from connect4_gui.store.archive import Archive
from connect4_gui.store.ratings import RatingPoint
from connect4_gui.store.statistics import Tally
from connect4_gui.ui.games.rate_plot import ROW_PX, Rate, RatePlot
from connect4_gui.ui.games.rating_plot import RatingPlot, grid
from connect4_gui.ui.look.appearance import Appearance
from tests.matches import DRAWN, DRAWN_SIZE, against_computer, friends
from tests.store.games import LOST, WON, game
from tests.ui.games.conftest import OpenPage
from tests.ui.games.hands import choose, listed, waited_for


@pytest.fixture
def played(archive: Archive) -> Archive:
    """Five games against Easy (two won, two drawn, one lost), one lost to Hard, one against a friend."""
    easy, small = against_computer(EASY), against_computer(EASY, size=DRAWN_SIZE)
    games = [(WON, easy), (DRAWN, small), (DRAWN, small), (LOST, easy), (WON, easy), (LOST, against_computer(HARD))]
    archive.put_all([game(number, *one) for number, one in enumerate(games)])
    archive.put(game(10, WON, friends()))
    return archive


@pytest.mark.usefixtures("played")
def test_the_tiles(open_page: OpenPage) -> None:
    panel = open_page().panel
    assert (panel.games.value, panel.games.note) == ("7", "about 11 moves")
    assert (panel.won.value, panel.won.note) == ("33%", "2 of 6")
    assert (panel.streak.value, panel.streak.note) == ("1", "lost · best: 1")
    assert panel.won.accessibleName() == "Won"
    assert panel.won.accessibleDescription() == "33%, 2 of 6"


@pytest.mark.usefixtures("played")
def test_win_rates_by_level_and_by_size(open_page: OpenPage) -> None:
    panel = open_page().panel
    assert [(rate.title, rate.percent, rate.counts) for rate in panel.levels.rates] == [
        ("Easy", "40%", "2–2–1"),
        ("Hard", "0%", "0–0–1"),
    ]
    assert [(rate.title, rate.counts) for rate in panel.sizes.rates] == [("4 × 5", "0–2–0"), ("6 × 7", "2–0–2")]
    assert panel.levels.accessibleName() == "Win rate by level"
    assert panel.levels.accessibleDescription() == (
        "Easy: 40%, 5 games, 2 won, 2 drawn, 1 lost; Hard: 0%, 1 game, 0 won, 0 drawn, 1 lost"
    )


@pytest.mark.usefixtures("played")
def test_statistics_are_those_of_the_games_that_are_listed(open_page: OpenPage, qtbot: QtBot) -> None:
    page = open_page()
    choose(qtbot, page, page.bar.opponent, "Hard")
    assert page.panel.games.value == "1"
    assert [rate.title for rate in page.panel.levels.rates] == ["Hard"]
    assert len(page.panel.rating.points) == 6
    choose(qtbot, page, page.bar.opponent, "A friend")
    assert page.panel.won.value == "–"
    assert not page.panel.levels.isVisible()
    choose(qtbot, page, page.bar.opponent, "Any")
    assert page.panel.games.value == "7"


@pytest.mark.usefixtures("played")
def test_who_plays_classic_only_hears_nothing_of_other_rules(open_page: OpenPage) -> None:
    page = open_page()
    assert not page.bar.rules.isVisible()
    assert not page.panel.rules.isVisible()
    assert page.panel.games.accessibleName() == "Games"


def test_games_by_other_rules_are_counted_apart_and_can_be_listed(
    open_page: OpenPage, qtbot: QtBot, played: Archive
) -> None:
    small = against_computer(EASY, size=BoardSize(5, 7), rules=PopOut())
    variants = [(WON, small), (LOST, small), (WON, against_computer(HARD, rules=Swap(12)))]
    played.put_all([game(20 + number, *one) for number, one in enumerate(variants)])
    page = open_page()
    assert page.model.rowCount() == 10
    assert (page.panel.games.value, page.panel.games.accessibleName()) == ("7", "Classic")
    assert [(rate.title, rate.counts) for rate in page.panel.rules.rates] == [("PopOut", "1–0–1"), ("Swap", "1–0–0")]
    assert len(page.panel.rating.points) == 6
    assert [title for _, title in page.bar.rules.options] == ["Any", "Classic", "PopOut", "Swap"]
    assert "5 × 7" in [title for _, title in page.bar.size_.options]
    choose(qtbot, page, page.bar.rules, "PopOut")
    assert listed(page) == ["game-21", "game-20"]
    assert page.panel.games.value == "2"
    assert not page.panel.rules.isVisible()
    choose(qtbot, page, page.bar.rules, "Classic")
    assert page.model.rowCount() == 7
    page.bar.clear_all()
    waited_for(qtbot, page)
    said = str(page.model.data(page.model.index(0, 0)))
    assert said.startswith("Player 1 against Hard, Won, 6 × 7 · Swap, every 12 turns, 7 moves")


@pytest.mark.usefixtures("played")
def test_the_rating(open_page: OpenPage) -> None:
    panel = open_page().panel
    points = panel.rating.points
    assert panel.current_rating.text() == str(round(points[-1].rating))
    assert panel.rating.accessibleName() == "Rating"
    assert panel.rating.accessibleDescription().endswith(f"now {round(points[-1].rating)}, after 6 games")


def test_without_games_against_a_level_there_is_no_rating(open_page: OpenPage, archive: Archive) -> None:
    archive.put(game(0, WON, friends()))
    panel = open_page().panel
    assert not panel.rating.isVisible()
    assert panel.current_rating.text() == ""


def test_a_bar_is_as_long_as_the_rate(qtbot: QtBot, appearance: Appearance) -> None:
    plot = RatePlot(appearance)
    qtbot.addWidget(plot)
    plot.show_rates(
        Rate("Easy", tally) for tally in (Tally(8, 8, 0, 0), Tally(8, 2, 2, 4), Tally(9, 0, 0, 9), Tally(3))
    )
    plot.resize(360, plot.sizeHint().height())
    whole, full = plot.bar(0)
    assert full == whole
    assert plot.bar(1)[1].width() == pytest.approx(whole.width() / 4)
    assert plot.bar(2)[1].width() == 0
    assert plot.rates[3].percent == "–"
    image = plot.grab().toImage()
    middle = round(whole.left() + whole.width() / 10)
    colours = [image.pixelColor(middle, row * ROW_PX + ROW_PX // 2) for row in range(4)]
    assert colours == [QColor(LIGHT.accent), QColor(LIGHT.accent), QColor(LIGHT.line), QColor(LIGHT.line)]


def ratings(least: float, most: float) -> st.SearchStrategy[float]:
    """To a thousandth: no rating differs from 0 by what only a computer would notice."""
    return st.floats(least, most).map(lambda rating: round(rating, 3))


@pytest.mark.parametrize(("won", "is_weak"), [(4, True), (5, False)])
def test_fewer_than_five_games_say_little(won: int, is_weak: bool) -> None:
    assert Rate(BEGINNER.title, Tally(9, won, 0, 0)).is_weak is is_weak


@given(ratings(-500, 4000), ratings(0, 3000))
def test_the_grid_has_three_lines_around_every_rating(least: float, span: float) -> None:
    low, middle, high = grid(least, least + span)
    assert low <= least
    assert high >= least + span
    assert middle - low == high - middle > 0


def test_the_line_goes_from_the_first_to_the_last_point(qtbot: QtBot, appearance: Appearance) -> None:
    plot = RatingPlot(appearance)
    qtbot.addWidget(plot)
    plot.resize(340, 200)
    plot.show_points([RatingPoint(100.0 * number, 1000 + 20.0 * number, number + 1) for number in range(5)])
    places = plot.places()
    assert [place.x() for place in places] == sorted(place.x() for place in places)
    assert [place.y() for place in places] == sorted((place.y() for place in places), reverse=True)
    assert all(plot.rect().contains(place.toPoint()) for place in places)


def test_a_single_point_is_painted(qtbot: QtBot, appearance: Appearance) -> None:
    plot = RatingPlot(appearance)
    qtbot.addWidget(plot)
    plot.resize(340, 200)
    plot.show_points([RatingPoint(100.0, 1000.0, 1)])
    (place,) = plot.places()
    assert plot.grab().toImage().pixelColor(place.toPoint()) == QColor(LIGHT.accent)
