from __future__ import annotations

import pytest

from connect4_gui.engine.board_size import BoardSize


@pytest.mark.parametrize("text", ["6x7", "6×7", "6X7"])
def test_parses_and_prints_rows_by_columns(text: str) -> None:
    assert BoardSize.parse(text) == BoardSize(6, 7)
    assert str(BoardSize.parse(text)) == "6×7"


@pytest.mark.parametrize("text", ["", "6", "6x", "x7", "6x7x8", "six x seven", "6x 7", "-6x7", "²x7"])
def test_unreadable_sizes_are_named(text: str) -> None:
    with pytest.raises(ValueError, match="rows x columns"):
        BoardSize.parse(text)


@pytest.mark.parametrize(
    ("rows", "columns", "word"), [(3, 7, "rows"), (9, 7, "rows"), (6, 3, "columns"), (6, 10, "columns")]
)
def test_sizes_out_of_range_are_named(rows: int, columns: int, word: str) -> None:
    with pytest.raises(ValueError, match=word):
        BoardSize(rows, columns)


@pytest.mark.parametrize("text", ["4×4", "8×9"])
def test_the_smallest_and_the_largest_size_are_fine(text: str) -> None:
    assert str(BoardSize.parse(text)) == text
