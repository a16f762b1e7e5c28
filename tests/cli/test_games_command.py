"""``connect4 games``: what was played, without a window."""

from __future__ import annotations

import io
import sys
from contextlib import closing
from pathlib import Path

import pytest

from connect4_gui.cli import main
from connect4_gui.engine.board_size import STANDARD_SIZE
from connect4_gui.engine.levels import HARD
from connect4_gui.engine.notation import board_after
from connect4_gui.game.game_time import GameTime
from connect4_gui.game.record import GameRecord
from connect4_gui.store.archive import users_archive
from connect4_gui.store.archived_game import ArchivedGame
from connect4_gui.store.game_file import write_game
from connect4_gui.store.game_lines import to_line
from tests.cli.leaving import exit_code
from tests.matches import DRAWN, DRAWN_SIZE, against_computer, friends
from tests.store.games import LOST, WON, game, recorded

GAMES = [
    game(1, WON, against_computer(HARD, ("Zoë", "HAL"))),
    game(2, LOST),
    game(3, "4", friends("Ada", "")),
    game(4, DRAWN, against_computer(size=DRAWN_SIZE)),
]


@pytest.fixture
def _games() -> None:
    with closing(users_archive()) as archive:
        archive.put_all(GAMES)


def kept() -> list[ArchivedGame]:
    with closing(users_archive()) as archive:
        return list(archive.all())


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["games", *arguments]) == 0
    return capsys.readouterr().out


@pytest.mark.usefixtures("_games")
def test_list_writes_one_line_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    lines = said(capsys, "list").splitlines()
    assert [line.split()[0] for line in lines] == ["game-4", "game-3", "game-2", "game-1", "4"]
    assert lines[0].endswith("4×5  Player 1 – Computer (Medium): a draw, 20 moves")
    assert lines[1].endswith("6×7  Ada – Player 2: unfinished, 1 move")
    assert lines[3].endswith("6×7  Zoë – HAL (Hard): player 1 won, four in a row, 7 moves")
    assert lines[4] == "4 of 4 games"


@pytest.mark.usefixtures("_games")
@pytest.mark.parametrize(
    ("options", "found"),
    [
        (["--opponent", "hard"], "1"),
        (["--opponent", "friend"], "3"),
        (["--size", "4x5"], "4"),
        (["--outcome", "lost"], "2"),
        (["--outcome", "unfinished"], "3"),
        (["--since", "2023-11-17"], "43"),
        (["--name", "ZO"], "1"),
        (["--limit", "2"], "43"),
        (["--opponent", "bots"], ""),
    ],
)
def test_list_can_be_filtered(capsys: pytest.CaptureFixture[str], options: list[str], found: str) -> None:
    lines = said(capsys, "list", *options).splitlines()[:-1]
    assert [line.split()[0] for line in lines] == [f"game-{number}" for number in found]


def test_an_empty_list_is_fine(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "list") == "0 of 0 games\n"


@pytest.mark.usefixtures("_games")
def test_show_draws_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, "show", "game-1")
    assert "game-1, 2023-11-1" in text
    assert "X  Zoë\nO  HAL (Hard)\n" in text
    assert "O O O . . . .\nX X X X . . .\n1 2 3 4 5 6 7" in text
    assert "Moves: 1122334, player 1 started\nResult: player 1 won, four in a row\n" in text
    assert said(capsys, "show").startswith("game-4, ")


def test_show_tells_where_a_game_began_that_was_set_up(capsys: pytest.CaptureFixture[str]) -> None:
    start = board_after(STANDARD_SIZE, "44-4")
    with closing(users_archive()) as archive:
        archive.put(ArchivedGame("set-up", 0.0, GameRecord(friends(), start)))
    text = said(capsys, "show")
    assert str(start) in text
    assert "Moves: none, player 1 started from a position that was set up" in text


def test_show_tells_the_clocks(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "g.c4.json"
    write_game(path, recorded("", friends(turn_seconds=20, game_time=GameTime(3, 2))))
    assert said(capsys, "import", str(path)) == f"{path}: 1 imported, 0 skipped\n"
    text = said(capsys, "show")
    assert ", 6×7, classic, 20 seconds a turn, game clock 3+2\n" in text
    assert "Moves: none, player 1 started\nResult: unfinished\n" in text


@pytest.mark.usefixtures("_games")
def test_what_is_exported_can_be_imported(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "all.jsonl"
    assert said(capsys, "export", str(path)) == f"{path}: 4 games\n"
    assert said(capsys, "export", "-") == path.read_text()
    monkeypatch.setenv("CONNECT4_HOME", str(tmp_path / "elsewhere"))
    assert said(capsys, "import", str(path)) == f"{path}: 4 imported, 0 skipped\n"
    assert kept() == GAMES


def test_games_can_be_imported_from_standard_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(to_line(game(7)).encode())))
    assert said(capsys, "import", "-") == "-: 1 imported, 0 skipped\n"
    assert kept() == [game(7)]


@pytest.mark.usefixtures("_games")
def test_the_name_of_the_file_or_the_option_decides_the_format(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "all.csv"
    assert said(capsys, "export", str(path), "--outcome", "won") == f"{path}: 1 game\n"
    assert path.read_text(encoding="utf-8").startswith("id,played at,")
    assert said(capsys, "export", "-", "--format", "csv", "--outcome", "won") == path.read_text(encoding="utf-8")


def test_what_cannot_be_imported_is_named_and_the_rest_comes_in(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    mixed, missing = tmp_path / "mixed.jsonl", tmp_path / "missing.c4.json"
    mixed.write_text(f"{to_line(game(1))}\n{{}}\n{to_line(game(2))}\n")
    assert main(["games", "import", str(missing), str(mixed)]) == 2
    heard = capsys.readouterr()
    assert heard.out == f"{missing}: 0 imported, 1 skipped\n{mixed}: 2 imported, 1 skipped\n"
    assert heard.err == (
        "connect4: missing.c4.json cannot be read: No such file or directory\n"
        f"connect4: {mixed}, line 2: id is missing\n"
    )
    assert kept() == [game(1), game(2)]


@pytest.mark.parametrize("command", ["games", "training"])
def test_a_file_of_something_else_entirely_is_complained_about_briefly(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str
) -> None:
    other = tmp_path / "book.txt"
    other.write_text("Call me Ishmael.\n" * 500)
    assert main([command, "import", str(other)]) == 2
    *lines, last = capsys.readouterr().err.splitlines()
    assert len(lines) == 20
    assert last == f"connect4: {other}: 480 more lines cannot be read"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["list", "--opponent", "dog"], "--opponent: invalid choice: 'dog'"),
        (["list", "--size", "6by7"], "a size is written rows x columns"),
        (["list", "--outcome", "glory"], "--outcome: invalid choice"),
        (["list", "--limit", "0"], "must be a number above 0"),
        (["list", "--since", "yesterday"], "a day is written like 2025-12-31, not 'yesterday'"),
        (["show", "nothing"], "there is no game nothing"),
        (["show", "a b"], "'a b' is not the id of a game"),
        (["show"], "there are no games yet"),
        (["export", "/nowhere/at/all"], "/nowhere/at/all cannot be written: No such file or directory"),
        (["export", "x", "--format", "xml"], "--format: invalid choice"),
        (["import"], "the following arguments are required: FILE"),
        ([], "the following arguments are required: ACTION"),
    ],
)
def test_bad_input_gets_one_sentence_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    assert exit_code(["games", *arguments]) == 2
    heard = capsys.readouterr()
    assert sentence in heard.err
    assert heard.err.count("\n") == 1
    assert heard.out == ""


def test_an_archive_that_cannot_be_used_gets_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    users_archive().path.mkdir(parents=True)
    assert main(["games", "list"]) == 2
    assert capsys.readouterr().err == ("connect4: the archive of games cannot be used: it is not a regular file\n")


def test_a_damaged_archive_is_reported_and_a_new_one_used(capsys: pytest.CaptureFixture[str]) -> None:
    path = users_archive().path
    path.parent.mkdir(parents=True)
    path.write_text("This is no database. " * 100)
    assert main(["games", "list"]) == 0
    heard = capsys.readouterr()
    assert heard.out == "0 of 0 games\n"
    assert "connect4: The archive of games was damaged. It is kept as " in heard.err
