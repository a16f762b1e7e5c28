"""Diagnostics: what runs here and what the log says, and nobody's name."""

from __future__ import annotations

from pathlib import Path

import pytest

from connect4_gui.diagnostics import LOG_LINES, TAIL_BYTES, Facts, last_lines, report, without_people
from connect4_gui.outside.own_bot import OwnBot
from connect4_gui.settings.menu_choices import MenuChoices
from connect4_gui.settings.settings import Settings

FACTS = Facts("1.2.3", ("Native",), "6.11.0", "xcb")
NAMES = ("Ada Lovelace", "Григор", "Žofia")
SETTINGS = Settings(
    MenuChoices(
        first_name=NAMES[0],
        friend_name=NAMES[1],
        computer_name=NAMES[2],
        own_bot=OwnBot(Path(f"/bots/{NAMES[0]}.py")),
        own_bot_name=NAMES[1],
    ),
    "GEO",
    "METRY",
    recent_files=(f"/games/{NAMES[0]}.c4.json",),
)


def test_versions_settings_and_the_log_are_told() -> None:
    text = report(FACTS, SETTINGS, ["a disc fell"])
    for words in ("1.2.3", "Native", "Qt 6.11.0 (xcb)", "Python 3", "theme: system", "rows: 6", "a disc fell"):
        assert words in text


def test_nobody_is_named() -> None:
    log = [
        "KeyError: 'Ada Lovelace'",
        f"Defaults are used: first_name: {NAMES[2]!a} is too long; rows: 99",
        f"{NAMES[1]!a} and Žofia won against Григор.",
        f"Settings cannot be saved: {Path.home() / '.config' / 'settings.json'}",
    ]
    text = report(FACTS, SETTINGS, log)
    assert not any(part in text for name in NAMES for part in (name, ascii(name)[1:-1]))
    assert "_name: …" in text
    assert str(Path.home()) not in text
    assert "~/.config" in text.replace("\\", "/")
    assert "GEO" not in text
    assert "METRY" not in text


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("/home/ada/game.py and /media/ada/stick", "~/game.py and /media/…/stick"),
        ("a canada goose, al", "a canada goose, …"),
        ("second_name: whatever; rows: 1", "second_name: …"),
        ("nothing of the kind", "nothing of the kind"),
    ],
)
def test_only_names_are_left_out(line: str, shown: str) -> None:
    assert without_people(line, ["al", "", " "], Path("/home/ada")) == shown


def test_only_the_last_lines_of_a_long_log_are_read(tmp_path: Path) -> None:
    log = tmp_path / "log"
    log.write_bytes(b"\xff" * 3 * TAIL_BYTES + b"\n" + b"".join(b"line %d\n" % number for number in range(100)))
    assert last_lines(log) == [f"line {number}" for number in range(100 - LOG_LINES, 100)]


def test_a_log_that_is_not_there_is_a_line_of_its_own(tmp_path: Path) -> None:
    assert last_lines(tmp_path / "none") == ["(there is no log: No such file or directory)"]
