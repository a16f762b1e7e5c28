"""Which files were opened last."""

from __future__ import annotations

from connect4_gui.settings.recent_files import checked_files, with_newest


def test_the_newest_comes_first_and_once() -> None:
    assert with_newest((), "a") == ("a",)
    assert with_newest(("a", "b", "c"), "b") == ("b", "a", "c")


def test_only_a_few_are_remembered() -> None:
    assert with_newest(("1", "2", "3", "4", "5"), "6") == ("6", "1", "2", "3", "4")
    assert checked_files(list("123456")) == tuple("12345")
