"""Variants on the command line: playing, matches and the list of games."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from connect4_gui.cli import main
from connect4_gui.engine.board import Side
from connect4_gui.engine.board_size import STANDARD_SIZE
from connect4_gui.engine.notation import parse_turns
from connect4_gui.engine.rule_names import rules_from_text
from connect4_gui.engine.variants.gravity import Gravity
from connect4_gui.game.game import Game
from connect4_gui.game.record import GameRecord
from connect4_gui.store.archive import users_archive
from connect4_gui.store.archived_game import ArchivedGame
from tests.matches import friends


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("connect4_gui.paths.cache_folder", lambda: tmp_path / "cache")


def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: str, *arguments: str) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed.split())))
    assert main(["play", *arguments]) == 0
    return capsys.readouterr().out


def test_a_pull_is_typed_with_its_column(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    text = play(monkeypatch, capsys, "1 2 p2 P1 q", "--rules", "popout")
    assert "p and a number to pull its bottom disc out" in text
    assert "Sorry, no disc of yours lies at the bottom of column 2. Please try again." in text
    assert "Game left after 12p1." in text


def test_the_board_is_turned_with_f_and_what_is_left_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = play(monkeypatch, capsys, "1 f q", "--rules", "flip", "--option", "flips=3")
    assert "The board is turned upside down." in text
    assert "Turns of the board left: X 3, O 2." in text


def test_gravity_tells_where_discs_fall_and_numbers_the_rows(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = play(monkeypatch, capsys, "1 2 3 4 7 6 q", "--rules", "gravity", "--option", "every=4")
    assert "Discs will fall to the left after this turn." in text
    assert "Gravity turns: discs fall to the left." in text
    assert "X O X O . . .  1" in text
    assert "Sorry, there is no row 7 on a 6×7 board. Please try again." in text


@pytest.mark.parametrize("typed", ["x", "44", "-"])
def test_what_is_no_move_is_refused(
    typed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = play(monkeypatch, capsys, f"{typed} q", "--rules", "vanishing")
    assert f"Sorry, {typed!r} is not a move. Please try again." in text


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--rules", "poker"], "there are no rules 'poker'; the rules are classic, popout, "),
        (["--rules", "swap", "--option", "every=99"], "every must be 3 to 12, not 99"),
        (["--rules", "swap", "--option", "every"], "every must be 3 to 12, not 1"),
        (["--rules", "five", "--rows", "4"], "the rules five are not for a 4×7 board"),
        (["--rules", "popout", "--opponent", "perfect"], "the level perfect is not for the rules popout"),
    ],
)
def test_bad_rules_are_named_in_a_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", *arguments]) == 2
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize("rules", ["popout", "slippery chance=50", "swap every=3", "gravity every=4 diagonal=1"])
def test_a_match_by_other_rules_can_be_repeated_and_replayed(rules: str, capsys: pytest.CaptureFixture[str]) -> None:
    key, *options = rules.split()
    chosen = [word for option in options for word in ("--option", option)]
    arguments = ["match", "--first", "easy", "--second", "beginner", "--rules", key, *chosen]
    answers = []
    for _ in range(2):
        assert main([*arguments, "--games", "2", "--seed", "5", "--json"]) == 0
        answers.append(json.loads(capsys.readouterr().out))
    assert answers[0] == answers[1]
    assert answers[0]["rules"] == rules
    for played in answers[0]["games"]:
        game = Game.new(STANDARD_SIZE, Side(played["starter"]), rules_from_text(rules))
        for move, luck in parse_turns(played["moves"]):
            game.play(move, luck=luck)
        assert game.result is not None
        assert (None if game.result.winner is None else game.result.winner.value) == played["winner"]


def test_the_list_names_other_rules_and_can_be_filtered_by_them(capsys: pytest.CaptureFixture[str]) -> None:
    archive = users_archive()
    for name, setup in (("plain", friends()), ("turning", friends(rules=Gravity(4)))):
        game = Game.new(setup.size, Side.FIRST, setup.rules)
        game.play(game.moves[0])
        archive.put(ArchivedGame(name, 1_700_000_000.0, GameRecord.of(game, setup)))
    archive.close()
    assert main(["games", "list", "--rules", "gravity"]) == 0
    text = capsys.readouterr().out
    assert "6×7 gravity every=4" in text
    assert "plain" not in text
    assert main(["games", "show", "turning"]) == 0
    assert "gravity every=4" in capsys.readouterr().out
