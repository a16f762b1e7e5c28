"""Bots of one's own in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from connect4_gui.cli import main
from connect4_gui.outside.protection import PROTECTION_WORDS
from connect4_gui.outside.sandbox import protection_in_force
from tests.cli.leaving import exit_code

FIRST_OPEN = """
def agent(observation, configuration):
    return observation.board.index(0)
def wild(observation, configuration):
    return 99
"""


@pytest.fixture
def bot(tmp_path: Path) -> str:
    path = tmp_path / "mine.py"
    path.write_text(FIRST_OPEN)
    return str(path)


def test_a_file_plays_a_match_against_a_level(bot: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", "--first", bot, "--second", "easy", "--games", "2", "--seed", "1"]) == 0
    told = capsys.readouterr()
    lines = told.out.splitlines()
    assert all(line.startswith(f"game {number}: player 2 (easy) wins 1") for number, line in enumerate(lines[:2], 1))
    assert lines[2:] == ["6×7: player 1 (mine) won 0, player 2 (easy) won 2, drawn 0"]
    assert told.err.strip() == PROTECTION_WORDS[protection_in_force()]


def test_a_match_says_what_cost_a_bot_the_game(bot: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["match", "--first", "easy", "--second", f"{bot}:wild", "--seed", "1"]
    assert main(arguments) == 0
    assert "  mine chose column 100, which is not on the board.\n" in capsys.readouterr().out
    assert main([*arguments, "--json"]) == 0
    (game,) = json.loads(capsys.readouterr().out)["games"]
    assert (game["winner"], game["fault"]) == (1, "mine chose column 100, which is not on the board.")


def test_one_plays_against_a_bot_of_ones_own(
    bot: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = iter(["4", "4", "4", "4"])
    monkeypatch.setattr("builtins.input", lambda _prompt: next(answers))
    assert main(["play", "--bot", bot]) == 0
    told = capsys.readouterr().out
    assert "mine (O) plays 1." in told
    assert "Player 1 (X) wins.\nMoves: 4141414" in told


def test_a_failing_bot_loses_and_the_terminal_says_why(
    bot: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("builtins.input", lambda _prompt: "4")
    assert main(["play", "--bot", f"{bot}:wild"]) == 0
    told = capsys.readouterr().out
    assert "mine (O) chose column 100, which is not on the board.\nPlayer 1 (X) wins." in told


@pytest.fixture
def puller(tmp_path: Path) -> str:
    path = tmp_path / "puller.py"
    path.write_text("RULES = ['popout']\ndef agent(observation, configuration):\n    return observation.moves[-1]\n")
    return str(path)


def test_a_bot_that_knows_the_rules_plays_a_match_by_them(puller: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["match", "--first", puller, "--second", "beginner", "--rules", "popout", "--seed", "1", "--json"]
    assert main(arguments) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["rules"] == "popout"
    (game,) = told["games"]
    assert "p" in game["moves"]
    assert "fault" not in game


def test_one_plays_against_a_bot_of_ones_own_by_other_rules(
    puller: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = iter(["4", "4", "q"])
    monkeypatch.setattr("builtins.input", lambda _prompt: next(answers))
    assert main(["play", "--bot", puller, "--rules", "popout", "--starts", "second"]) == 0
    assert "Game left after 74p747." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["match", "--first", "nowhere.py", "--second", "easy"], "there is no file nowhere.py"),
        (["play", "--bot", "nowhere.py"], "there is no file nowhere.py"),
        (["play", "--bot", "BOT", "--opponent", "easy"], "not allowed with"),
        (
            ["match", "--first", "BOT", "--second", "easy", "--move-seconds", "900"],
            "1 to 60 seconds",
        ),
        (["play", "--bot", "BOT", "--move-seconds", "900"], "1 to 60 seconds"),
        (["match", "--first", "BOT", "--second", "easy", "--rules", "popout"], "mine does not know the rules popout"),
        (["play", "--bot", "BOT", "--rules", "swap"], "mine does not know the rules swap"),
        (["match", "easy", "BOT", "--rules", "flip"], "a tournament is played by the rules classic"),
        (["match", "--first", "BOT:a b", "--second", "easy"], "'a b' is not the name of a class or function"),
    ],
)
def test_bad_arguments_give_one_clear_line(
    arguments: list[str], sentence: str, bot: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert exit_code([word.replace("BOT", bot) for word in arguments]) == 2
    told = capsys.readouterr()
    assert (told.out, len(told.err.splitlines())) == ("", 1)
    assert sentence in told.err
