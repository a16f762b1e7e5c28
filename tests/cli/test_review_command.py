"""``connect4 review``: what a game was worth, in words and as JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from connect4_gui.cli import main
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.variants.pop_out import PopOut
from connect4_gui.game.game import Game
from connect4_gui.game.record import GameRecord
from connect4_gui.store.archived_game import ArchivedGame
from connect4_gui.store.game_file import write_game
from connect4_gui.store.game_lines import to_line
from tests.matches import friends, play_moves

SIZE = BoardSize(4, 5)
SMALL = ["--rows", "4", "--columns", "5", "--no-cache"]
BAD = "1122335"
"""On 4 × 5, the last two moves let a four through and miss it."""


def record(moves: str = BAD) -> GameRecord:
    setup = friends("Ada", "Grace", size=SIZE)
    return GameRecord.of(play_moves(Game.new(SIZE), moves), setup)


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["review", *arguments]) == 0
    return capsys.readouterr().out


def complaint(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["review", *arguments]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    return captured.err


def test_moves_are_reviewed_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    lines = said(capsys, *SMALL, BAD).splitlines()
    assert lines[0] == "4×5, 7 moves: 1122335"
    assert lines[1] == "X  Player 1: accuracy –, kept the result in 1 of 3 critical moments"
    assert "Move 6, O column 3: blunder, a draw became a loss" in lines
    assert "  Player 1 needs only column 4, row 1 for four. That had to be blocked." in lines
    assert lines[-1] == "  Line: 4"


def test_a_file_is_reviewed_with_the_names_of_its_players(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "game.c4.json"
    write_game(path, record())
    assert "X  Ada: accuracy" in said(capsys, "--no-cache", str(path))


def test_every_game_of_a_file_with_lines_is_reviewed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    games = [ArchivedGame("one", 0.0, record()), ArchivedGame("two", 0.0, record("31"))]
    path.write_text("\n".join(map(to_line, games)))
    answers = [json.loads(line) for line in said(capsys, "--no-cache", "--json", str(path)).splitlines()]
    assert [answer["moves"] for answer in answers] == [BAD, "31"]


def test_json_has_labels_reasons_and_sentences(capsys: pytest.CaptureFixture[str]) -> None:
    answer = json.loads(said(capsys, *SMALL, "--json", BAD))
    assert answer["size"] == {"rows": 4, "columns": 5}
    assert [player["kept"] for player in answer["players"]] == [1, 0]
    turn = answer["turns"][5]
    assert (turn["number"], turn["side"], turn["column"], turn["quality"]) == (6, 2, 3, "blunder")
    assert turn["best"] == [4]
    assert turn["why"]["code"] == "no block"
    assert turn["why"]["cells"] == [{"column": 4, "row": 1}]
    assert turn["why"]["sentence"].startswith("Player 1 needs only")
    assert turn["before"]["outcome"] == "draw"


def test_a_game_may_begin_with_a_pass(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, *SMALL, "-31").startswith("4×5, 3 moves: -31")


def test_what_a_passed_turn_cost_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Move 4, O: the passed turn cost the draw." in said(capsys, *SMALL, "112-3")


def test_nothing_wrong_is_said_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, *SMALL, "31").splitlines()[-1].startswith("No mistakes.")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "what to review"),
        (["no-such-file.json"], "no-such-file.json cannot be read"),
        (["4498"], "move 3: there is no column 9 on a 6×7 board"),
        ([*SMALL, "111111"], "move 5: column 1 is full"),
        (["--rows", "99", "44"], "99"),
    ],
)
def test_bad_input_gets_one_sentence(capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str) -> None:
    told = complaint(capsys, *arguments)
    assert sentence in told
    assert len(told.splitlines()) == 1


def test_other_rules_are_declined(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    setup = friends(rules=PopOut())
    path = tmp_path / "game.c4.json"
    write_game(path, GameRecord.of(play_moves(Game.new(setup.size, rules=setup.rules), "44"), setup))
    assert "the coach knows the classic rules only" in complaint(capsys, str(path))


def test_a_broken_line_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(f"{to_line(ArchivedGame('one', 0.0, record()))}\n{{}}\n")
    assert "games.jsonl, line 2: id is missing" in complaint(capsys, str(path))
