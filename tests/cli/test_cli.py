from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from connect4_gui import __version__
from connect4_gui.cli import main
from connect4_gui.cli.analyse import describe
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.engines import best_engine
from connect4_gui.engine.move_cache import FILE_NAME
from connect4_gui.engine.notation import board_after
from connect4_gui.engine.search_types import Engine, Score, Verdict
from tests.cli.leaving import exit_code
from tests.engine.solved import SAMPLES, read_sized


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("connect4_gui.paths.cache_folder", lambda: tmp_path / "cache")


def analyse(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main(["analyse", *arguments, "--json"]) == 0
    answer: dict[str, Any] = json.loads(capsys.readouterr().out)
    return answer


def test_analyse_writes_the_documented_object(capsys: pytest.CaptureFixture[str]) -> None:
    answer = analyse(capsys, "4455", "--seconds", "0.2", "--no-book")
    assert list(answer) == [
        *("size", "moves", "side_to_move", "outcome", "score", "plies", "exact"),
        *("best", "columns", "engine", "nodes", "seconds"),
    ]
    assert answer["size"] == {"rows": 6, "columns": 7}
    assert (answer["moves"], answer["side_to_move"], answer["engine"]) == ("4455", 1, best_engine().name)
    assert (answer["outcome"], answer["score"], answer["plies"], answer["exact"]) == ("win", 18, 3, True)
    assert answer["best"] == [3, 6]
    assert [column["column"] for column in answer["columns"]] == [1, 2, 3, 4, 5, 6, 7]
    assert answer["columns"][2] == {
        "column": 3,
        "legal": True,
        "outcome": "win",
        "score": 18,
        "plies": 3,
        "exact": True,
    }
    assert answer["nodes"] > 0
    assert answer["seconds"] > 0


def test_analyse_marks_estimates_and_full_columns(capsys: pytest.CaptureFixture[str]) -> None:
    answer = analyse(capsys, "55555555", "--rows", "8", "--columns", "9", "--seconds", "0.05", "--no-book")
    assert (answer["outcome"], answer["plies"], answer["exact"]) == ("unknown", None, False)
    assert answer["columns"][4] == {
        "column": 5,
        "legal": False,
        "outcome": None,
        "score": None,
        "plies": None,
        "exact": False,
    }


def test_analyse_counts_passes(capsys: pytest.CaptureFixture[str]) -> None:
    assert analyse(capsys, "44-5", "--seconds", "0.05")["side_to_move"] == 1
    assert analyse(capsys, "-44", "--seconds", "0.05")["side_to_move"] == 2
    assert analyse(capsys, "-44-5-", "--seconds", "0.05")["side_to_move"] == 1


def test_analyse_takes_other_sizes(capsys: pytest.CaptureFixture[str]) -> None:
    answer = analyse(capsys, "", "--rows", "8", "--columns", "9", "--seconds", "0.05")
    assert answer["size"] == {"rows": 8, "columns": 9}
    assert len(answer["columns"]) == 9


def test_score_only_leaves_the_columns_out(capsys: pytest.CaptureFixture[str]) -> None:
    answer = analyse(capsys, "4455", "--score-only")
    assert "columns" not in answer
    assert answer["score"] == 18


def test_analyse_prints_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", "4455444", "--seconds", "0.1"]) == 0
    text = capsys.readouterr().out
    assert str(board_after(STANDARD_SIZE, "4455444")) in text
    assert "player 2 (O) to move" in text
    assert "Best: column" in text


@pytest.mark.parametrize(
    ("verdict", "plies", "words"),
    [
        (Verdict.WIN, 1, "wins in 1 move"),
        (Verdict.WIN, 17, "wins in 9 moves"),
        (Verdict.LOSS, 2, "loses in 1 move"),
        (Verdict.LOSS, 16, "loses in 8 moves"),
        (Verdict.DRAW, 12, "draw"),
    ],
)
def test_people_read_the_winners_moves(verdict: Verdict, plies: int, words: str) -> None:
    assert describe(Score(verdict, 0, plies, exact=True)) == words


def test_analyse_reads_positions_line_by_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = ["4x5 452124514221154", "6x7 44x", "nonsense", "", "6x7 1212121", "9x9", "6x7 1 2", "6x7"]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
    assert main(["analyse", "-", "--seconds", "0.05"]) == 0
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert len(answers) == len(lines)
    assert answers[0]["score"] == 0
    assert answers[0]["exact"]
    assert [list(answer) == ["error"] for answer in answers] == [False, True, True, True, True, True, True, False]
    assert "move 3 is 'x'" in answers[1]["error"]
    assert "won by player 1" in answers[4]["error"]
    assert "rows must be 4 to 8" in answers[5]["error"]
    assert answers[7]["moves"] == ""


def test_analyse_agrees_with_the_solved_sample(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    samples = read_sized(SAMPLES / "columns.txt")
    lines = [f"{solved.size.rows}x{solved.size.columns} {solved.moves}" for solved in samples]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines)))
    assert main(["analyse", "-", "--no-cache", "--seconds", "60"]) == 0
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    found = [tuple(column["score"] for column in answer["columns"]) for answer in answers]
    assert found == [solved.scores for solved in samples]


def test_exact_answers_come_back_from_the_cache(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("connect4_gui.engine.memory.WORTH_KEEPING_SECONDS", 0.0)
    moves = read_sized(SAMPLES / "columns.txt")[0].moves
    arguments = (moves, "--rows", "4", "--columns", "5")
    first = analyse(capsys, *arguments)
    second = analyse(capsys, *arguments)
    assert first["nodes"] > 0
    assert second == {**first, "nodes": 0, "seconds": 0.0}
    assert analyse(capsys, *arguments, "--no-cache")["nodes"] == first["nodes"]
    assert list((tmp_path / "cache").iterdir())


def test_the_book_answers_without_a_search(capsys: pytest.CaptureFixture[str]) -> None:
    answer = analyse(capsys, "44")
    assert answer["nodes"] == 0
    assert all(column["exact"] for column in answer["columns"])


def test_no_cache_writes_no_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    analyse(capsys, "452124514221154", "--rows", "4", "--columns", "5", "--no-cache")
    assert not (tmp_path / "cache").exists()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "COMMAND"),
        (["analyse", "44x"], "move 3 is 'x'"),
        (["analyse", "4444444"], "move 7 (4): column 4 is full"),
        (["analyse", "1212121"], "the game is over after 1212121: won by player 1"),
        (["analyse", "--rows", "9"], "rows must be 4 to 8"),
        (["analyse", "--columns", "x"], "must be a number above 0"),
        (["analyse", "--seconds", "0"], "must be a number above 0"),
        (["analyse", "--seconds", "nan"], "must be a number above 0"),
        (["analyse", "--what"], "--what"),
        (["analyse", "44", "-55"], "-55"),
        (["match", "--first", "easy"], "--second"),
        (["match", "--first", "easy", "--second", "godlike"], "no level 'godlike'"),
        (["match", "--first", "easy", "--second", "easy", "--games", "-3"], "above 0"),
        (["match", "--first", "easy", "--second", "easy", "--starts", "me"], "first, second, alternate"),
        (["play", "--opponent", "nobody"], "no level 'nobody'"),
        (["play", "--threads", "0"], "must be a number above 0"),
        (["analyse", "--threads", "two"], "must be a number above 0"),
        (["dance"], "dance"),
    ],
)
def test_bad_arguments_give_one_clear_line_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    assert exit_code(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert len(captured.err.splitlines()) == 1
    assert sentence in captured.err


def test_version_names_the_engine(capsys: pytest.CaptureFixture[str]) -> None:
    assert exit_code(["--version"]) == 0
    assert capsys.readouterr().out == f"connect4 {__version__} (engine: {best_engine().name})\n"


def match(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main(["match", "--first", "medium", "--second", "easy", *arguments, "--json"]) == 0
    result: dict[str, Any] = json.loads(capsys.readouterr().out)
    return result


def test_match_reports_games_that_can_be_replayed(capsys: pytest.CaptureFixture[str]) -> None:
    result = match(capsys, "--games", "4", "--seed", "7", "--rows", "5", "--columns", "6")
    assert result["size"] == {"rows": 5, "columns": 6}
    assert result["first_wins"] + result["second_wins"] + result["draws"] == len(result["games"]) == 4
    for game in result["games"]:
        outcome = board_after(BoardSize(**result["size"]), game["moves"]).outcome()
        assert outcome is not None
        assert game["winner"] == outcome.winner


def test_a_seed_repeats_a_match_and_no_seed_does_not(capsys: pytest.CaptureFixture[str]) -> None:
    assert match(capsys, "--games", "2", "--seed", "3") == match(capsys, "--games", "2", "--seed", "3")
    games = {game["moves"] for game in match(capsys, "--games", "6")["games"]}
    assert len(games) > 1


def test_match_can_alternate_who_starts(capsys: pytest.CaptureFixture[str]) -> None:
    result = match(capsys, "--games", "3", "--seed", "3", "--starts", "alternate")
    assert [game["starter"] for game in result["games"]] == [1, 2, 1]


def test_match_prints_lines_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", "--first", "easy", "--second", "easy", "--games", "2", "--seed", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    assert lines[0].startswith("game 1: ")
    assert lines[2].startswith("6×7: player 1 (easy) won ")


def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: str, *arguments: str) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    assert main(["play", *arguments]) == 0
    return capsys.readouterr().out


def test_two_people_play_to_the_end(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    text = play(monkeypatch, capsys, "1\n2\n1\n2\n1\n2\n1\n")
    assert "Player 1 (X) wins." in text
    assert "Moves: 1212121" in text


def test_bad_input_is_asked_again_kindly(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    text = play(monkeypatch, capsys, "\nfour\n0\n8\n44\n1\n1\n1\n1\n1\n1\n1\nq\n")
    assert "'four' is not a column from 1 to 7" in text
    assert "there is no column 8 on a 6×7 board" in text
    assert "column 1 is full" in text
    assert text.count("Please try again.") == 6
    assert "Game left after 111111." in text


def test_the_end_of_input_leaves_the_game(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert "Game left after no moves." in play(monkeypatch, capsys, "")


def test_the_computer_answers(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    text = play(monkeypatch, capsys, "4\nq\n", "--opponent", "medium", "--seed", "1")
    assert "Computer, Medium (O) plays " in text


def test_the_second_player_may_start(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    text = play(monkeypatch, capsys, "q\n", "--opponent", "easy", "--starts", "second", "--seed", "1")
    assert text.index("Computer, Easy (O) plays") < text.index("Player 1 (X), your column")


def test_the_computer_thinks_with_as_many_threads_as_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked_for: list[int] = []

    def make(threads: int = 1, *, memory_bytes: int) -> Engine:
        asked_for.append(threads)
        return best_engine(threads, memory_bytes=memory_bytes)

    monkeypatch.setattr("connect4_gui.engine.lineup.best_engine", make)
    play(monkeypatch, capsys, "q\n", "--opponent", "perfect", "--threads", "2")
    play(monkeypatch, capsys, "q\n", "--opponent", "perfect")
    assert asked_for == [2, 1]


def test_a_game_of_ones_own_uses_the_cache_of_the_window(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    play(monkeypatch, capsys, "4\nq\n", "--opponent", "medium")
    assert [path.name for path in (tmp_path / "cache").iterdir()] == [FILE_NAME]


def test_what_a_seed_repeats_depends_on_no_cache(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    play(monkeypatch, capsys, "4\nq\n", "--opponent", "medium", "--seed", "1")
    match(capsys, "--seed", "1")
    assert not (tmp_path / "cache").exists()


def test_the_command_line_needs_no_qt() -> None:
    code = (
        "import sys; sys.modules['PySide6'] = None\n"
        "from connect4_gui.cli import main\n"
        "sys.exit(main(['analyse', '4455', '--seconds', '0.05', '--no-cache', '--json']))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["best"] == [3, 6]
