from __future__ import annotations

import pytest

from connect4_gui.engine.transposition import Bound, Entry, TranspositionTable


def entry(value: int, *, depth: int = 3, bound: Bound = Bound.EXACT) -> Entry:
    return Entry(depth, bound, value, 1)


def test_remembers_a_score_of_zero() -> None:
    table = TranspositionTable()
    table.put(5, entry(0))
    assert table.get(5) == entry(0)
    assert table.get(6) is None


def test_never_grows_beyond_its_capacity_and_keeps_the_newest() -> None:
    table = TranspositionTable(100)
    for key in range(1_000):
        table.put(key, entry(key))
        assert len(table) <= 100
        assert table.get(key) == entry(key)
    assert table.get(0) is None


@pytest.mark.parametrize(
    ("bound", "value", "settles"),
    [
        (Bound.EXACT, 0, True),
        (Bound.LOWER, 10, True),
        (Bound.LOWER, 9, False),
        (Bound.UPPER, -10, True),
        (Bound.UPPER, -9, False),
    ],
)
def test_a_bound_settles_only_what_it_proves(bound: Bound, value: int, settles: bool) -> None:
    assert entry(value, bound=bound).settles(3, -10, 10) is settles


def test_a_shallow_entry_settles_no_deeper_search() -> None:
    assert not entry(0, depth=3).settles(4, -10, 10)


def test_needs_room_for_two_generations() -> None:
    with pytest.raises(ValueError, match="at least 2"):
        TranspositionTable(1)
