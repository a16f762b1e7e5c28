"""The file of a bot as a value, and the sentences about it."""

from __future__ import annotations

from pathlib import Path

import pytest

from connect4_gui.outside.fault import MOST_DETAIL, SENTENCES, Fault, FaultKind, Forfeit, fault_words, one_line
from connect4_gui.outside.own_bot import OwnBot, is_like_a_path, parse_own_bot
from connect4_gui.outside.protection import PROTECTION_WORDS, Protection
from connect4_gui.outside.sandbox import protection_in_force


def test_a_file_is_read_with_and_without_a_name(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text("raise SystemExit('this is never run')")
    assert parse_own_bot(str(path)) == OwnBot(path)
    assert parse_own_bot(f"{path}:Player", seconds=9) == OwnBot(path, "Player", 9)
    assert str(parse_own_bot(f"{path}:Player")) == f"{path}:Player"
    assert (parse_own_bot(str(path)).title, parse_own_bot(str(path)).is_python) == ("mine", True)


def test_a_colon_may_be_part_of_a_path(tmp_path: Path) -> None:
    path = tmp_path / "a:b"
    path.write_text("")
    assert parse_own_bot(str(path)) == OwnBot(path)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("nowhere.py", "there is no file nowhere.py"),
        ("nowhere.py:Player", "there is no file nowhere.py"),
        (".", "is a folder"),
    ],
)
def test_what_is_no_file_is_refused_with_a_sentence(
    text: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(ValueError, match=sentence):
        parse_own_bot(text)


@pytest.mark.parametrize(
    ("name", "seconds", "sentence"), [("a b", 5, "not the name"), ("", 0, "1 to 60 seconds"), ("", 61, "not 61")]
)
def test_values_out_of_range_are_refused(name: str, seconds: int, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        OwnBot(Path("mine.py"), name, seconds)


def test_a_program_has_no_names_in_it() -> None:
    with pytest.raises(ValueError, match="not the name of a class or function in engine"):
        OwnBot(Path("engine"), "Player")


@pytest.mark.parametrize(("text", "is_path"), [("hard", False), ("mine.py", True), ("./engine", True), ("~/a/b", True)])
def test_a_word_is_told_from_a_path(text: str, is_path: bool) -> None:
    assert is_like_a_path(text) is is_path


def test_every_fault_and_every_protection_has_a_sentence() -> None:
    assert set(SENTENCES) == set(FaultKind)
    assert set(PROTECTION_WORDS) == set(Protection)
    for kind in FaultKind:
        words = fault_words(Fault(kind, "7"), "mine")
        assert words.endswith(".")
        assert "mine" in words
        assert "{" not in words


def test_what_a_bot_says_fits_into_a_sentence() -> None:
    assert one_line("one\n two\x1b[31m\u202e.") == "one two[31m"
    assert str(Forfeit(FaultKind.TOO_SLOW, 5)) == "the bot took longer than 5 seconds for a move."
    long = Forfeit(FaultKind.CRASHED, "x" * 1000).fault.detail
    assert len(long) == MOST_DETAIL
    assert one_line(long) == long


def test_protection_is_what_this_computer_can_do() -> None:
    assert protection_in_force() in Protection
    assert protection_in_force() is protection_in_force()
