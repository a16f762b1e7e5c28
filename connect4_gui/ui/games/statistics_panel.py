"""StatisticsPanel: what the games that fit the filters say about a player, and the rating over all games."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from connect4_gui.engine.levels import level_named
from connect4_gui.engine.rules import CLASSIC
from connect4_gui.store.ratings import RatingPoint
from connect4_gui.store.statistics import Statistics
from connect4_gui.ui.games.game_words import CountedGames, number_text, share_text
from connect4_gui.ui.games.rate_plot import Rate, RatePlot
from connect4_gui.ui.games.rating_plot import RatingPlot
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.fonts import scaled
from connect4_gui.ui.widgets.tile import Tile
from connect4_gui.ui.words.level_texts import level_title
from connect4_gui.ui.words.retranslation import keep_translated
from connect4_gui.ui.words.rules_texts import rules_title
from connect4_gui.ui.words.texts import size_text

GAP_PX, CARD_GAP_PX = 12, 16
CARD_MARGINS = (16, 16, 16, 14)
NONE = "–"


class StatisticsPanel(QScrollArea):
    """Empty until it is shown some statistics."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._statistics: Statistics | None = None
        self._ratings: tuple[RatingPoint, ...] = ()
        self.games = Tile("games", appearance)
        self.won = Tile("trophy", appearance)
        self.streak = Tile("streak", appearance)
        self.levels = RatePlot(appearance)
        self.sizes = RatePlot(appearance)
        self.rules = RatePlot(appearance)
        self.rating = RatingPlot(appearance)
        self.current_rating = QLabel()
        self._no_levels, self._no_rating, self._apart = _note(), _note(), _note()
        plots = (self.levels, self.rating, self.sizes, self.rules)
        self._titles: dict[QWidget, QLabel] = {plot: QLabel() for plot in plots}
        self._legends = {plot: _note() for plot in (self.levels, self.sizes, self.rules)}
        self._cards: dict[QWidget, QFrame] = {}
        self._lay_out()
        keep_translated(self, self._write_texts)

    @property
    def statistics(self) -> Statistics | None:
        """What is shown."""
        return self._statistics

    def show_statistics(self, statistics: Statistics) -> None:
        self._statistics = statistics
        self._write_statistics()

    def show_ratings(self, ratings: tuple[RatingPoint, ...]) -> None:
        if ratings != self._ratings:
            self._ratings = ratings
            self.rating.show_points(ratings)
            self._write_ratings()

    def _write_texts(self) -> None:
        for note in (self._no_levels, self._no_rating, self._apart):
            note.setMinimumHeight(note.fontMetrics().lineSpacing() + 4)
        self.setAccessibleName(self.tr("Statistics"))
        titles: dict[QWidget, str] = {
            self.levels: self.tr("Win rate by level"),
            self.rating: self.tr("Rating"),
            self.sizes: self.tr("Win rate by board size"),
            self.rules: self.tr("Other rules"),
        }
        for plot, title in titles.items():
            self._titles[plot].setText(title)
            plot.setAccessibleName(title)
        for legend in self._legends.values():
            legend.setText(self.tr("won–drawn–lost"))
        self._no_levels.setText(self.tr("Games against the computer will be counted here."))
        self._no_rating.setText(self.tr("Games against the levels from Beginner to Perfect give you a rating."))
        self._apart.setText(self.tr("Everything else here is Classic."))
        self.rating.rewrite()
        self._write_ratings()
        self._write_statistics()

    def _write_statistics(self) -> None:
        if self._statistics is not None:
            self._write_tiles(self._statistics)
            self._write_rates(self._statistics)
        self._page.setVisible(self._statistics is not None)

    def _write_tiles(self, statistics: Statistics) -> None:
        total, counted = statistics.total, CountedGames()
        average = statistics.average_moves
        length = "" if average is None else counted.about_moves(round(average))
        title = rules_title(CLASSIC.key) if statistics.variants else self.tr("Games")
        self.games.set_words(title, number_text(total.games), length)
        decided = total.won + total.drawn + total.lost
        rate = NONE if total.win_rate is None else share_text(total.win_rate)
        note = self.tr("{won} of {games}").format(won=number_text(total.won), games=number_text(decided))
        self.won.set_words(self.tr("Won"), rate, note if decided else "")
        streak = statistics.streak
        note = self._streak_note(streak).format(count=number_text(statistics.best_streak)) if decided else ""
        self.streak.set_words(self.tr("Streak"), number_text(abs(streak)) if streak else NONE, note)

    def _streak_note(self, streak: int) -> str:
        if streak == 0:
            return self.tr("best: {count}")
        return self.tr("won · best: {count}") if streak > 0 else self.tr("lost · best: {count}")

    def _write_rates(self, statistics: Statistics) -> None:
        self.levels.show_rates(Rate(level_title(level_named(key)), tally) for key, tally in statistics.levels.items())
        self.sizes.show_rates(Rate(size_text(size), tally) for size, tally in statistics.sizes.items())
        self.rules.show_rates(Rate(rules_title(key), tally) for key, tally in statistics.variants.items())
        self._cards[self.rules].setVisible(bool(statistics.variants))
        has_levels = bool(statistics.levels)
        self.levels.setVisible(has_levels)
        self._legends[self.levels].setVisible(has_levels)
        self._no_levels.setVisible(not has_levels)
        self._cards[self.sizes].setVisible(bool(statistics.sizes))

    def _write_ratings(self) -> None:
        self.current_rating.setText(str(round(self._ratings[-1].rating)) if self._ratings else "")
        self.rating.setVisible(bool(self._ratings))
        self._no_rating.setVisible(not self._ratings)

    def _lay_out(self) -> None:
        self._page = page = QWidget()
        page.setProperty("role", "page")
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(CARD_GAP_PX)
        tiles = QHBoxLayout()
        tiles.setSpacing(GAP_PX)
        for tile in (self.games, self.won, self.streak):
            tiles.addWidget(tile, 1)
        column.addLayout(tiles)
        self.current_rating.setFont(scaled(1.43, QFont.Weight.Bold))
        column.addWidget(self._card(self.levels, self._legends[self.levels], self._no_levels))
        column.addWidget(self._card(self.rating, self.current_rating, self._no_rating))
        column.addWidget(self._card(self.sizes, self._legends[self.sizes]))
        column.addWidget(self._card(self.rules, self._legends[self.rules], self._apart))
        column.addStretch()
        self.setProperty("role", "panel")
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(page)

    def _card(self, plot: QWidget, beside: QLabel, note: QLabel | None = None) -> QFrame:
        """A plot below its title, with something beside that, and what is said below or instead of an empty plot."""
        card = QFrame()
        card.setProperty("role", "card")
        title = self._titles[plot]
        title.setFont(scaled(1.07, QFont.Weight.DemiBold))
        head = QHBoxLayout()
        head.addWidget(title, 1)
        head.addWidget(beside)
        column = QVBoxLayout(card)
        column.setContentsMargins(*CARD_MARGINS)
        column.setSpacing(8)
        column.addLayout(head)
        column.addWidget(plot)
        if note is not None:
            note.setWordWrap(True)
            column.addWidget(note)
        self._cards[plot] = card
        return card


def _note() -> QLabel:
    note = QLabel()
    note.setProperty("role", "muted")
    note.setFont(scaled(0.93))
    return note
