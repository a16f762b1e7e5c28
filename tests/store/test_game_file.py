"""A game in a file of its own: what was written comes back, and whatever else is there gets one sentence."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from connect4_gui.game.record import GameRecord
from connect4_gui.game.record_json import to_json
from connect4_gui.store.game_file import MOST_BYTES, GameFileError, read_game, write_game
from tests.game.test_record import records
from tests.store.games import anything, recorded

GOOD = json.loads(to_json(recorded()))
DEEP = 100_000


def altered(**changes: Any) -> bytes:
    return json.dumps({**GOOD, **changes}).encode()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.c4.json"


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(records())
def test_a_game_comes_back_as_it_was_written(path: Path, record: GameRecord) -> None:
    write_game(path, record)
    assert read_game(path) == record


def test_a_mark_at_the_start_that_some_editors_write_does_no_harm(path: Path) -> None:
    path.write_bytes(b"\xef\xbb\xbf" + to_json(recorded()).encode())
    assert read_game(path) == recorded()


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "it is not JSON"),
        (b"\x00" * 100, "it is not JSON"),
        (b"\xff\xfe{}", "it is not text in UTF-8"),
        (b" " * (MOST_BYTES + 1), "it is larger than 5 MB"),
        (b"[" * DEEP, "it is nested too deeply"),
        (b'{"a":' * DEEP + b"1" + b"}" * DEEP, "it is nested too deeply"),
        (b'{"rows": 1' + b"0" * 5000 + b"}", "Exceeds the limit|format is missing"),
        (b"[]", "it is not a JSON object"),
        (b"{}", "format is missing"),
        (altered(format="chess game"), "this is not a connect4 game"),
        (altered(format=None), "this is not a connect4 game"),
        (altered(version=2), "this file was written by a newer program"),
        (altered(version=float("nan")), "version: nan is not a whole number"),
        (altered(rows=6.0), "rows: 6.0 is not a whole number"),
        (altered(players="Ada"), "players: 'Ada' is not a list of 2"),
        (altered(turns=[{"move": "1", "seconds": float("inf")}]), "turn 1: seconds: inf is not a number"),
        (altered(turns=[{"move": "9", "seconds": 0}]), "turn 1 (9): there is no column 9"),
        (altered(result=None), "but the board says a win of player 1"),
        (altered(result={"winner": [], "ending": "resigned"}), "result: winner: [] is not a whole number"),
    ],
)
def test_a_file_that_holds_no_game_is_refused_with_its_name_and_the_reason(
    path: Path, data: bytes, reason: str
) -> None:
    path.write_bytes(data)
    with pytest.raises(GameFileError) as refusal:
        read_game(path)
    sentence = str(refusal.value)
    assert sentence.startswith("game.c4.json cannot be read: ")
    assert any(part in sentence for part in reason.split("|"))
    assert "\n" not in sentence
    assert len(sentence) < 300


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.dictionaries(st.sampled_from(sorted(GOOD)), anything, min_size=1, max_size=3))
def test_wrong_types_anywhere_give_a_game_or_a_sentence(path: Path, changes: dict[str, Any]) -> None:
    path.write_bytes(altered(**changes))
    try:
        found: object = read_game(path)
    except GameFileError as error:
        found = str(error)
    assert isinstance(found, GameRecord) or str(found).startswith("game.c4.json cannot be read: ")


def test_a_file_as_large_as_allowed_is_read(path: Path) -> None:
    path.write_bytes(to_json(recorded()).encode().ljust(MOST_BYTES))
    assert read_game(path) == recorded()


def test_a_file_that_is_missing_is_named(path: Path) -> None:
    with pytest.raises(GameFileError, match=r"game\.c4\.json cannot be read: No such file"):
        read_game(path)


def test_a_folder_is_neither_read_nor_written(path: Path) -> None:
    path.mkdir()
    with pytest.raises(GameFileError, match=r"game\.c4\.json cannot be read"):
        read_game(path)
    with pytest.raises(GameFileError, match="cannot be written: it is not a regular file"):
        write_game(path, recorded())


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes in folders")
def test_a_pipe_is_refused_at_once_and_stays_what_it_is(path: Path) -> None:
    os.mkfifo(path)
    with pytest.raises(GameFileError, match="cannot be read: it is not a regular file"):
        read_game(path)
    with pytest.raises(GameFileError, match="cannot be written: it is not a regular file"):
        write_game(path, recorded())
    assert path.is_fifo()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes in folders")
def test_what_is_refused_is_let_go(path: Path, tmp_path: Path) -> None:
    def next_descriptor() -> int:
        descriptor = os.open(tmp_path, os.O_RDONLY)
        os.close(descriptor)
        return descriptor

    os.mkfifo(path)
    before = next_descriptor()
    with pytest.raises(GameFileError, match="it is not a regular file"):
        read_game(path)
    assert next_descriptor() == before


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there are no devices in folders")
def test_a_device_is_refused_at_once() -> None:
    with pytest.raises(GameFileError, match="zero cannot be read: it is not a regular file"):
        read_game(Path("/dev/zero"))


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="everything is allowed")
def test_a_file_without_permission_is_refused(path: Path) -> None:
    write_game(path, recorded())
    path.chmod(0)
    with pytest.raises(GameFileError, match=r"game\.c4\.json cannot be read: Permission denied"):
        read_game(path)


def test_a_folder_that_is_missing_cannot_be_written_into(tmp_path: Path) -> None:
    with pytest.raises(GameFileError, match=r"game\.c4\.json cannot be written: No such file"):
        write_game(tmp_path / "nowhere" / "game.c4.json", recorded())


def test_the_example_of_the_documentation_is_a_game(path: Path) -> None:
    text = (Path(__file__).parents[2] / "docs" / "record-format.md").read_text(encoding="utf-8")
    example = re.search(r"```json\n(.*?)```", text, re.DOTALL)
    assert example is not None
    path.write_text(example[1], encoding="utf-8")
    record = read_game(path)
    assert record.notation == "4545-6"
    assert json.loads(to_json(record)) == json.loads(example[1])


def test_the_documentation_names_every_field() -> None:
    text = (Path(__file__).parents[2] / "docs" / "record-format.md").read_text(encoding="utf-8")
    for key in GOOD:
        assert f"`{key}`" in text, key
