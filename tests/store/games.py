"""Recorded and archived games for tests, said in a word."""

from __future__ import annotations

from hypothesis import strategies as st

from connect4_gui.game.game import Game
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.game.record import GameRecord
from tests.matches import against_computer, play_moves

WON = "1122334"
"""Player 1, who starts, has four in a row."""

LOST = "71122334"
"""Player 2 has."""


def recorded(moves: str = WON, setup: MatchSetup | None = None) -> GameRecord:
    """A game of a person against the computer, unless told otherwise."""
    setup = setup or against_computer()
    return GameRecord.of(play_moves(Game.new(setup.size), moves), setup)


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=10,
)
"""Whatever JSON can hold."""
