"""Recorded and archived games for tests, said in a word."""

from __future__ import annotations

from hypothesis import strategies as st

from connect4_gui.engine.board_size import STANDARD_SIZE
from connect4_gui.engine.levels import LEVELS
from connect4_gui.game.game import Game
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.game.record import GameRecord
from connect4_gui.store.archived_game import ArchivedGame, Outcome
from connect4_gui.store.filters import OPPONENTS, Filters
from tests.matches import DRAWN, DRAWN_SIZE, against_computer, friends, play_moves, two_bots

WON = "1122334"
"""Player 1, who starts, has four in a row."""

LOST = "71122334"
"""Player 2 has."""


def recorded(moves: str = WON, setup: MatchSetup | None = None) -> GameRecord:
    """A game of a person against the computer, unless told otherwise."""
    setup = setup or against_computer()
    return GameRecord.of(play_moves(Game.new(setup.size, rules=setup.rules), moves), setup)


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=10,
)
"""Whatever JSON can hold."""


def game(number: int, moves: str = WON, setup: MatchSetup | None = None, accuracy: float | None = None) -> ArchivedGame:
    """The ``number``-th game, played ``number`` days after the first."""
    return ArchivedGame(f"game-{number}", START + DAY * number, recorded(moves, setup), accuracy)


START = 1_699_963_200.0
DAY = 86_400.0

_COMPUTERS = [against_computer(level, ("Zoë", "HAL"), is_swapped=swap) for level in LEVELS for swap in (False, True)]
RECORDS = [
    *(recorded(moves, setup) for setup in _COMPUTERS for moves in (WON, LOST, "44", "")),
    *(recorded(moves, setup) for setup in (friends("Ada", "Grace"), two_bots()) for moves in (WON, "44")),
    *(recorded(DRAWN, setup) for setup in (against_computer(size=DRAWN_SIZE), friends(size=DRAWN_SIZE))),
]
"""One of everything that statistics tell apart."""

archived_games = st.lists(
    st.builds(
        ArchivedGame,
        st.integers(0, 30).map(str),
        st.integers(0, 5).map(lambda days: START + DAY * days),
        st.sampled_from(RECORDS),
        st.one_of(st.none(), st.floats(0, 100)),
    ),
    max_size=25,
    unique_by=lambda archived: archived.id,
)
filters = st.builds(
    Filters,
    opponent=st.one_of(st.none(), st.sampled_from(OPPONENTS)),
    size=st.one_of(st.none(), st.sampled_from([STANDARD_SIZE, DRAWN_SIZE])),
    outcome=st.one_of(st.none(), st.sampled_from(Outcome)),
    since=st.one_of(st.none(), st.integers(0, 6).map(lambda days: START + DAY * days)),
    text=st.sampled_from(["", "", "a", "ZOË", "zoe\u0308", "hal", "%", "_", "\n", "\udc80"]),
)
