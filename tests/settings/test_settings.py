"""What is remembered, and what happens to a file that cannot be trusted."""

from __future__ import annotations

import errno
import json
import logging
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from connect4_gui.engine.board_size import BoardSize
from connect4_gui.settings.analysis_choices import AnalysisChoices
from connect4_gui.settings.disc_colours import DiscColours
from connect4_gui.settings.language import Language
from connect4_gui.settings.menu_choices import MenuChoices
from connect4_gui.settings.motion import AnimationSpeed
from connect4_gui.settings.preferences import Preferences
from connect4_gui.settings.settings import Settings, from_json, to_json
from connect4_gui.settings.settings_file import SettingsFile
from connect4_gui.settings.text_size import TextSize
from connect4_gui.settings.theme_choice import ThemeChoice
from connect4_gui.settings.wording import Wording
from tests.settings.choices import CHOICES

PREFERENCES = Preferences(
    ThemeChoice.CLASSIC,
    DiscColours("#22A35A", "#8B3FD9"),
    AnimationSpeed.FAST,
    has_sounds=False,
    volume=35,
    language=Language.DUTCH,
    cores=64,
    text_size=TextSize.LARGER,
    wording=Wording.BRIEF,
)
SETTINGS = Settings(
    CHOICES,
    "bWVudQ==",
    "Z2FtZQ==",
    PREFERENCES,
    recent_files=("/games/1.c4.json", "/ö/2.c4.json"),
    analysis=AnalysisChoices(is_on=True, has_scores=False, has_threats=False, has_line=True),
)

FIELDS = sorted(to_json(Settings()))
ANYTHING = st.none() | st.booleans() | st.integers() | st.floats() | st.text("aZ 9é\n\0", max_size=30)
BAD_FIELDS: list[tuple[str, Any]] = [
    ("opponent", "dog"),
    ("opponent", None),
    ("level", "godlike"),
    ("level", 3),
    ("analysis_is_on", 1),
    ("analysis_has_scores", "yes"),
    ("analysis_has_threats", None),
    ("analysis_has_line", []),
    ("text_size", 110),
    ("text_size", "150"),
    ("wording", "chatty"),
    ("rows", 3),
    ("rows", 9),
    ("rows", "6"),
    ("rows", True),
    ("rows", 6.5),
    ("columns", 4),
    ("columns", 10**30),
    ("is_timed", 1),
    ("turn_seconds", 4),
    ("turn_seconds", 121),
    ("turn_seconds", float("nan")),
    ("timeout_rule", []),
    ("start_rule", {}),
    ("first_name", "x" * 25),
    ("first_name", "two\nlines"),
    ("friend_name", "\ud800"),
    ("computer_name", 7),
    ("has_game_clock", "yes"),
    ("recent_files", "/games/1.c4.json"),
    ("recent_files", [1]),
    ("recent_files", ["x" * 5000]),
    ("game_minutes", 0),
    ("game_minutes", 61),
    ("game_increment_seconds", -1),
    ("game_increment_seconds", "2"),
    ("first_level", "dog"),
    ("first_level", None),
    ("is_more_open", 1),
    ("is_more_open", "yes"),
    ("rules", "chess"),
    ("rules", ""),
    ("rules", None),
    ("rules", "slippery chance=51"),
    ("rules", "slippery chance=x"),
    ("rules", "popout every=3"),
    ("menu_geometry", "ü"),
    ("game_geometry", 5),
    ("language", "klingon"),
    ("language", None),
    ("theme", "pink"),
    ("theme", 1),
    ("first_disc", "green"),
    ("first_disc", "#22A35"),
    ("first_disc", "#FFFFFF"),
    ("second_disc", 7),
    ("second_disc", "#2563EB"),
    ("animation", "wild"),
    ("has_sounds", "yes"),
    ("volume", -1),
    ("volume", 101),
    ("volume", 50.0),
    ("cores", 0),
    ("cores", 65),
    ("cores", True),
    ("cores", "2"),
]


@pytest.fixture
def file(tmp_path: Path) -> SettingsFile:
    return SettingsFile(tmp_path / "deep" / "config")


def write(file: SettingsFile, text: str) -> None:
    file.path.parent.mkdir(parents=True)
    file.path.write_text(text, encoding="utf-8")


def test_settings_survive_a_round_trip(file: SettingsFile) -> None:
    file.save(SETTINGS)
    assert file.load() == SETTINGS
    assert [path.name for path in file.path.parent.iterdir()] == ["settings.json"]


def test_no_file_means_defaults_without_a_word(file: SettingsFile, caplog: pytest.LogCaptureFixture) -> None:
    assert file.load() == Settings()
    assert caplog.records == []


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", '"text"', "[" * 100_000, "{}" * 2, '{"rows": 1' + "0" * 5000 + "}"]
)
def test_a_damaged_file_gives_defaults_says_so_and_is_kept_aside(
    file: SettingsFile, caplog: pytest.LogCaptureFixture, text: str
) -> None:
    write(file, text)
    assert file.load() == Settings()
    assert "settings.json" in caplog.text
    assert file.damaged_path.read_text(encoding="utf-8") == text


def test_bytes_that_are_no_text_give_defaults(file: SettingsFile, caplog: pytest.LogCaptureFixture) -> None:
    write(file, "")
    file.path.write_bytes(b"\xff\xfe\x00{}")
    assert file.load() == Settings()
    assert caplog.records != []


@pytest.mark.parametrize(("key", "value"), BAD_FIELDS)
def test_a_bad_field_falls_back_alone_and_is_named_in_the_log(
    file: SettingsFile, caplog: pytest.LogCaptureFixture, key: str, value: Any
) -> None:
    write(file, json.dumps({**to_json(SETTINGS), key: value}))
    with caplog.at_level(logging.WARNING):
        loaded = file.load()
    expected = {**to_json(SETTINGS), key: to_json(Settings())[key]}
    assert to_json(loaded) == expected
    assert f"{key}:" in caplog.text


def test_disc_colours_that_are_too_similar_fall_back_together(
    file: SettingsFile, caplog: pytest.LogCaptureFixture
) -> None:
    write(file, '{"first_disc": "#22a35a", "second_disc": "#22A35F", "volume": 5}')
    assert file.load().preferences == Preferences(volume=5)
    assert "second_disc:" in caplog.text
    assert file.damaged_path.exists()


def test_missing_and_unknown_fields_are_fine(file: SettingsFile, caplog: pytest.LogCaptureFixture) -> None:
    write(file, '{"rows": 8, "colour": "green"}')
    assert file.load() == Settings(MenuChoices(size=BoardSize(8, 7)))
    assert caplog.records == []


def test_a_folder_in_the_files_place_is_only_a_warning(file: SettingsFile, caplog: pytest.LogCaptureFixture) -> None:
    file.path.mkdir(parents=True)
    assert file.load() == Settings()
    file.save(SETTINGS)
    assert "cannot be saved" in caplog.text


def test_what_cannot_be_read_is_never_written_over(file: SettingsFile, monkeypatch: pytest.MonkeyPatch) -> None:
    """As root may read everything, the refusal is handed in."""
    write(file, '{"volume": 5}')
    monkeypatch.setattr("connect4_gui.settings.settings_file.open_regular", refuse)
    assert file.load() == Settings()
    file.save(SETTINGS)
    assert file.path.read_text(encoding="utf-8") == '{"volume": 5}'


def refuse(path: str, _flags: int) -> int:
    raise PermissionError(errno.EACCES, "Permission denied", path)


@pytest.mark.parametrize("text", ["x" * 1_500_000, "{" * 3])
def test_a_damaged_file_is_kept_whole(file: SettingsFile, text: str) -> None:
    write(file, text)
    file.load()
    file.save(SETTINGS)
    assert file.damaged_path.read_text(encoding="utf-8") == text
    assert file.load() == SETTINGS


def test_a_file_damaged_twice_is_kept_twice_and_once_each(file: SettingsFile) -> None:
    write(file, "{first")
    for text in ("{first", "{second", "{first"):
        file.path.write_text(text, encoding="utf-8")
        file.load()
    names = sorted(path.name for path in file.path.parent.iterdir())
    assert names == ["settings.json", "settings.json.damaged", "settings.json.damaged-2"]
    assert (file.path.parent / names[2]).read_text(encoding="utf-8") == "{second"


def test_a_folder_with_the_name_of_the_copy_is_stepped_over(file: SettingsFile) -> None:
    write(file, "{")
    file.damaged_path.mkdir()
    file.load()
    assert file.damaged_path.with_name("settings.json.damaged-2").read_text(encoding="utf-8") == "{"


def test_a_damaged_file_that_cannot_be_kept_is_not_written_over(
    file: SettingsFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(file, "{")
    monkeypatch.setattr("connect4_gui.settings.settings_file.shutil.copyfileobj", fill_the_disk)
    file.load()
    file.save(SETTINGS)
    assert file.path.read_text(encoding="utf-8") == "{"
    assert not file.damaged_path.exists()


def fill_the_disk(_source: object, _target: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_a_pipe_in_the_files_place_is_neither_waited_for_nor_replaced(file: SettingsFile) -> None:
    file.path.parent.mkdir(parents=True)
    os.mkfifo(file.path)
    assert file.load() == Settings()
    file.save(SETTINGS)
    assert file.path.is_fifo()


def test_a_disk_that_cannot_be_written_is_only_a_warning(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "file").write_text("in the way")
    SettingsFile(tmp_path / "file" / "config").save(SETTINGS)
    assert "cannot be saved" in caplog.text


@given(st.dictionaries(st.sampled_from(FIELDS), ANYTHING, max_size=4))
def test_whatever_is_read_is_valid(data: dict[str, Any]) -> None:
    settings, _complaints = from_json(data)
    settings.choices.setup()
    assert settings.preferences.discs.problem() is None
