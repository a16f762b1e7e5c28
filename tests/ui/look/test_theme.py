"""Colours: readable, following the system, and never the only difference."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from connect4_gui.engine.board import Side
from connect4_gui.settings.colour import contrast, difference, lightness, luminance, mix, shade_of, text_on
from connect4_gui.settings.disc_colours import PALETTE, DiscColours, DiscProblem
from connect4_gui.settings.theme import CLASSIC, DARK, HIGH_CONTRAST, LIGHT, THEMES, Theme
from connect4_gui.settings.theme_choice import ThemeChoice, theme_for
from connect4_gui.ui.board.circle import Circle
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.disc_painter import paint_disc
from connect4_gui.ui.look.stylesheet import disabled_text, stylesheet
from connect4_gui.ui.menu.main_menu import MainMenu
from connect4_gui.ui.widgets.number_box import NumberBox
from connect4_gui.ui.widgets.switch import Switch

EVERY_THEME = pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
COLOURS = st.integers(0, 0xFFFFFF).map(lambda number: f"#{number:06X}")
PAIRS = [pair for pair in permutations(PALETTE.values(), 2) if DiscColours(*pair).problem() is None]


def test_contrast_of_black_and_white_is_21() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#123456", "#123456") == 1


def test_black_and_white_are_a_hundred_apart_and_nothing_from_themselves() -> None:
    assert difference("#000000", "#FFFFFF") == pytest.approx(100, abs=0.1)
    assert difference("#1E90FF", "#1E90FF") == 0


def test_mixing_goes_from_one_colour_to_the_other() -> None:
    assert [mix("#000000", "#FF8000", share) for share in (0, 0.5, 1)] == ["#000000", "#804000", "#FF8000"]


@given(COLOURS)
def test_text_is_readable_on_any_colour_at_all(colour: str) -> None:
    assert contrast(text_on(colour), colour) >= 4.5


@given(COLOURS, st.floats(1.1, 4.5))
def test_every_colour_has_a_shade(colour: str, least: float) -> None:
    assert contrast(shade_of(colour, least), colour) >= least


@EVERY_THEME
def test_every_text_has_a_contrast_of_at_least_4_5(theme: Theme) -> None:
    for text, ground in theme.text_pairs():
        assert contrast(text, ground) >= 4.5, (text, ground)


@EVERY_THEME
@pytest.mark.parametrize("colour", PALETTE.values(), ids=list(PALETTE))
def test_text_is_readable_on_every_disc_of_the_palette(theme: Theme, colour: str) -> None:
    for dressed in (theme.with_discs(colour, None), theme.with_discs(None, colour)):
        for text, ground in dressed.text_pairs():
            assert contrast(text, ground) >= 4.5, (text, ground)


@EVERY_THEME
def test_a_verdict_is_readable_on_its_own_ground_and_on_every_other(theme: Theme) -> None:
    verdicts = theme.verdicts()
    assert [text for text, _, _ in verdicts] == [theme.good, theme.warn, theme.bad]
    for text, soft, _ in verdicts:
        assert {(text, ground) for ground in (theme.panel, theme.background, soft)} <= set(theme.text_pairs())


def test_high_contrast_has_a_contrast_of_at_least_7() -> None:
    verdicts = [text for text, _, _ in HIGH_CONTRAST.verdicts()]
    texts = (HIGH_CONTRAST.text, HIGH_CONTRAST.muted, HIGH_CONTRAST.accent_text, *verdicts)
    assert min(contrast(text, HIGH_CONTRAST.background) for text in texts) >= 7


@EVERY_THEME
def test_text_on_yellow_is_dark(theme: Theme) -> None:
    assert theme.text_on(theme.second) == "#0F1521"


def test_classic_has_the_named_colours() -> None:
    names = ("dodgerblue", "crimson", "gold", "lightpink", "palegoldenrod")
    own = (CLASSIC.board, CLASSIC.first, CLASSIC.second, CLASSIC.first_tint, CLASSIC.second_tint)
    assert own == tuple(QColor(name).name().upper() for name in names)


@EVERY_THEME
def test_the_mark_stands_out_from_the_face_of_the_disc(theme: Theme) -> None:
    for first, second in [(None, None), *PAIRS]:
        dressed = theme.with_discs(first, second)
        for side in Side:
            assert contrast(dressed.disc(side), dressed.disc_shade(side)) >= 1.7, dressed.disc(side)


@EVERY_THEME
def test_the_sides_differ_in_greyscale(theme: Theme) -> None:
    """With their mean brightness taken away the two discs still look different, because their marks do."""
    for first, second in [(None, None), *PAIRS]:
        dressed = theme.with_discs(first, second)
        ring, cross = (_grey_pattern(side, dressed) for side in Side)
        spread = sum((a - b) ** 2 for a, b in zip(ring, cross, strict=True)) / len(ring)
        assert spread**0.5 >= 9, (first, second)


@EVERY_THEME
def test_a_disc_of_any_allowed_colour_differs_from_an_empty_cell(theme: Theme) -> None:
    for colour in (theme.first, theme.second, *PALETTE.values()):
        assert difference(colour, theme.well) >= 20
        assert difference(colour, theme.board) >= 20


@EVERY_THEME
def test_the_style_sheet_has_no_holes(theme: Theme) -> None:
    assert "$" not in stylesheet(theme)


@pytest.mark.parametrize(
    ("discs", "problem"),
    [
        (DiscColours(), None),
        (DiscColours(PALETTE["green"], PALETTE["violet"]), None),
        (DiscColours(PALETTE["yellow"], PALETTE["red"]), None),
        (DiscColours("#FBBF24", None), DiscProblem.TOO_SIMILAR),
        (DiscColours(None, "#D6204A"), DiscProblem.TOO_SIMILAR),
        (DiscColours("#22A35A", "#22A35A"), DiscProblem.TOO_SIMILAR),
        (DiscColours("#FFFFFF", None), DiscProblem.TOO_LIGHT),
        (DiscColours(None, "#101010"), DiscProblem.TOO_DARK),
        (DiscColours("#2563EB", None), DiscProblem.LIKE_THE_BOARD),
        (DiscColours(None, "#1E90FF"), DiscProblem.LIKE_THE_BOARD),
    ],
)
def test_which_disc_colours_go_together(discs: DiscColours, problem: DiscProblem | None) -> None:
    assert discs.problem() is problem


def test_every_palette_colour_can_be_chosen_by_both_players() -> None:
    for colour in PALETTE.values():
        assert any(pair[0] == colour for pair in PAIRS)
        assert any(pair[1] == colour for pair in PAIRS)


@pytest.mark.parametrize(
    ("choice", "is_dark", "wants_contrast", "theme"),
    [
        (ThemeChoice.SYSTEM, False, False, LIGHT),
        (ThemeChoice.SYSTEM, True, False, DARK),
        (ThemeChoice.SYSTEM, True, True, HIGH_CONTRAST),
        (ThemeChoice.LIGHT, True, True, LIGHT),
        (ThemeChoice.DARK, False, False, DARK),
        (ThemeChoice.HIGH_CONTRAST, False, False, HIGH_CONTRAST),
        (ThemeChoice.CLASSIC, True, False, CLASSIC),
    ],
)
def test_which_theme_is_meant(choice: ThemeChoice, is_dark: bool, wants_contrast: bool, theme: Theme) -> None:
    assert theme_for(choice, is_dark=is_dark, wants_contrast=wants_contrast) is theme


def test_the_theme_follows_the_system_live(appearance: Appearance) -> None:
    heard: list[Theme] = []
    appearance.theme_changed.connect(heard.append)
    appearance.follow_system(Qt.ColorScheme.Dark)
    assert appearance.theme == DARK
    appearance.follow_system(Qt.ColorScheme.Dark)
    appearance.follow_system(Qt.ColorScheme.Light)
    assert heard == [DARK, LIGHT]
    appearance.theme_changed.disconnect(heard.append)


def test_the_theme_hears_the_system(appearance: Appearance, qapp: QApplication) -> None:
    qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert appearance.theme is DARK
    assert qapp.palette().window().color().name().upper() == DARK.background


def test_a_chosen_theme_does_not_follow_the_system(appearance: Appearance) -> None:
    appearance.wear(ThemeChoice.CLASSIC, DiscColours())
    appearance.follow_system(Qt.ColorScheme.Dark)
    assert appearance.theme == CLASSIC
    appearance.wear(ThemeChoice.SYSTEM, DiscColours())
    assert appearance.theme == DARK


def test_disc_colours_are_worn_in_every_theme(appearance: Appearance) -> None:
    appearance.wear(ThemeChoice.DARK, DiscColours("#22A35A", None))
    assert (appearance.theme.first, appearance.theme.second) == ("#22A35A", DARK.second)
    appearance.wear(ThemeChoice.LIGHT, DiscColours(None, "#8B3FD9"))
    assert (appearance.theme.first, appearance.theme.second) == (LIGHT.first, "#8B3FD9")
    assert luminance(appearance.theme.second_tint) > luminance("#8B3FD9")


def _grey_pattern(side: Side, theme: Theme) -> list[float]:
    """The brightness of a disc, pixel by pixel, less its mean."""
    image = QImage(32, 32, QImage.Format.Format_RGB32)
    image.fill(QColor(theme.disc(side)))
    painter = QPainter(image)
    paint_disc(painter, QPointF(16, 16), 15, side, theme)
    painter.end()
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    values = bytes(grey.constBits())
    mean = sum(values) / len(values)
    return [value - mean for value in values]


def test_the_focus_has_one_frame_and_not_the_styles_own_inside(menu: MainMenu) -> None:
    by_keys = Qt.WidgetAttribute.WA_KeyboardFocusChange
    for button in (menu.help, menu.settings, menu.start):
        button.setFocus()
        menu.setAttribute(by_keys, False)
        framed = button.grab().toImage()
        menu.setAttribute(by_keys, True)
        assert button.grab().toImage() == framed


def test_classic_stands_on_a_warm_ground_unlike_light() -> None:
    for own, light in ((CLASSIC.background, LIGHT.background), (CLASSIC.well, LIGHT.well), (CLASSIC.line, LIGHT.line)):
        assert difference(own, light) >= 8
        assert QColor(own).red() > QColor(own).blue() + 10


def test_classic_discs_are_of_plastic_that_shines() -> None:
    """Light from above: the upper part of a face is much lighter than the lower one, in Light it hardly is."""

    def shine(theme: Theme, side: Side) -> float:
        picture = QImage(128, 128, QImage.Format.Format_RGB32)
        picture.fill(QColor(theme.well))
        painter = QPainter(picture)
        paint_disc(painter, QPointF(64, 64), 60, side, theme)
        painter.end()
        return lightness(picture.pixelColor(64, 16).name()) - lightness(picture.pixelColor(64, 112).name())

    for side in Side:
        assert shine(CLASSIC, side) >= 18
        assert shine(LIGHT, side) <= 12


@EVERY_THEME
def test_a_disc_that_stepped_back_is_still_seen(theme: Theme) -> None:
    """After a win people look at the rest of the board, too."""
    for side in Side:
        disc = Circle(side, (0, 0), theme)
        disc.set_dimmed(True)
        shown = mix(theme.well, theme.disc(side), disc.opacity())
        assert 0.3 <= disc.opacity() <= 0.7
        assert difference(shown, theme.well) >= 25, shown


@pytest.mark.parametrize("theme", [DARK, HIGH_CONTRAST], ids=lambda theme: theme.name)
def test_a_disc_that_stepped_back_is_not_lost_in_the_dark(theme: Theme) -> None:
    for side in Side:
        disc = Circle(side, (0, 0), theme)
        disc.set_dimmed(True)
        assert contrast(mix(theme.well, theme.disc(side), disc.opacity()), theme.well) >= 2.5


def test_a_disc_that_stepped_back_stays_so_in_another_theme() -> None:
    disc = Circle(Side.FIRST, (0, 0), LIGHT)
    disc.set_dimmed(True)
    disc.set_theme(DARK)
    other = Circle(Side.FIRST, (0, 0), DARK)
    other.set_dimmed(True)
    assert disc.opacity() == other.opacity()
    disc.set_plain()
    disc.set_theme(LIGHT)
    assert disc.opacity() == 1


@EVERY_THEME
def test_a_switch_that_is_off_is_quieter_than_one_that_is_on(appearance: Appearance, theme: Theme) -> None:
    appearance.set_theme(theme)
    switch = Switch("Sounds", appearance)
    switch.resize(switch.sizeHint())
    off, on = track_of(switch), track_of(switch, is_on=True)
    assert contrast(off, theme.background) >= 2.9
    assert contrast(off, theme.background) <= 0.75 * contrast(on, theme.background)


def track_of(switch: Switch, *, is_on: bool = False) -> str:
    """The colour of the track between the knob and the other end."""
    switch.setChecked(is_on)
    picture = switch.grab().toImage()
    share = 0.2 if is_on else 0.8
    return picture.pixelColor(round(picture.width() * share), picture.height() // 2).name()


def test_what_is_disabled_looks_so_in_high_contrast(appearance: Appearance, qtbot: QtBot) -> None:
    appearance.set_theme(HIGH_CONTRAST)
    box = NumberBox(1, 90)
    qtbot.addWidget(box)
    box.setSuffix(" min")
    box.show()
    enabled = lightest(box)
    box.setEnabled(False)
    assert lightest(box) < enabled - 25
    assert contrast(disabled_text(HIGH_CONTRAST), HIGH_CONTRAST.background) >= 4.5


def lightest(widget: QWidget) -> float:
    picture = widget.grab().toImage()
    spots = ((x, y) for x in range(picture.width()) for y in range(picture.height()))
    return max(lightness(picture.pixelColor(x, y).name()) for x, y in spots)


def test_widgets_that_are_made_together_are_dressed_when_all_are_there(
    qtbot: QtBot, qapp: QApplication, appearance: Appearance
) -> None:
    with appearance.dressed_at_the_end():
        appearance.wear(ThemeChoice.DARK, DiscColours())
        box = NumberBox(1, 9)
        qtbot.addWidget(box)
        assert qapp.styleSheet() == ""
    assert appearance.theme == DARK
    assert qapp.styleSheet() == stylesheet(DARK)
    assert box.palette().text().color() == QColor(DARK.text)


class Dressings(QObject):
    """Counts how often a widget is dressed anew."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.count = 0
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.StyleChange
        return False


def test_another_theme_dresses_a_widget_no_more_often_for_lying_deep_in_others(
    qtbot: QtBot, appearance: Appearance
) -> None:
    window = widget = QWidget()
    qtbot.addWidget(window)
    for _ in range(6):
        widget = QWidget(widget)
    window.show()
    outer, inner = Dressings(window), Dressings(widget)
    appearance.wear(ThemeChoice.DARK, DiscColours())
    assert 0 < inner.count <= outer.count
