from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from distributed import LocalCluster

from connect4_gui.cli import main
from tests.cli.leaving import exit_code

SMALL = ["--rows", "4", "--columns", "5"]


def tournament(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    capsys.readouterr()
    assert main(["match", *arguments, *SMALL, "--json"]) == 0
    result: dict[str, Any] = json.loads(capsys.readouterr().out)
    return result


def test_a_tournament_prints_its_table_within_80_columns(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", "beginner", "easy", "medium", "hard", "easy", "--games", "2", "--seed", "1", *SMALL]) == 0
    captured = capsys.readouterr()
    table = captured.out.split("\n\n")[1].splitlines()
    assert [line.split()[0] for line in table] == ["#", "1", "2", "3", "4", "5"]
    assert max(map(len, table)) <= 80
    assert "easy 2" in captured.out
    assert "±" in table[1]
    assert "20 of 20" in captured.err


@pytest.mark.parametrize("count", [7, 12])
def test_the_table_of_many_fits_too(capsys: pytest.CaptureFixture[str], count: int) -> None:
    assert main(["match", *["beginner"] * count, "--games", "1", "--gauntlet", "--seed", "1", *SMALL]) == 0
    table = capsys.readouterr().out.split("\n\n")[1].splitlines()
    assert len(table) == count + 1
    assert max(map(len, table)) <= 80


def test_processes_and_a_cluster_play_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["easy", "medium", "beginner", "--games", "2", "--seed", "9"]
    by_processes = tournament(capsys, *arguments, "--workers", "2")
    with LocalCluster(n_workers=2, threads_per_worker=1, processes=False, dashboard_address=None) as cluster:
        by_cluster = tournament(capsys, *arguments, "--dask", cluster.scheduler_address)
    assert by_cluster == by_processes
    assert by_processes["played"] == by_processes["total"] == 6
    assert [rank["points"] for rank in by_processes["ranks"]] == sorted(
        (rank["points"] for rank in by_processes["ranks"]), reverse=True
    )


def test_a_file_is_gone_on_with_whatever_its_seed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = ["--out", str(tmp_path / "t.jsonl")]
    first = tournament(capsys, "easy", "medium", "--games", "4", *out)
    again = tournament(capsys, "easy", "medium", "--games", "4", *out)
    assert again == first
    assert (tmp_path / "t.jsonl").read_bytes().count(b"\n") == 4


def test_the_test_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["hard", "beginner", "--games", "200", "--seed", "1", "--sprt", "0,200"]
    result = tournament(capsys, *arguments)
    assert result["sprt"]["verdict"] == "H1"
    assert result["played"] < 200
    assert result["sprt"]["llr"] >= result["sprt"]["upper"]
    assert main(["match", "easy", "easy", "--games", "2", "--seed", "1", "--sprt", *SMALL]) == 0
    assert "LLR" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["easy"], "2 to 26 bots, not 1"),
        (["easy", "godlike"], "no level 'godlike'"),
        (["easy", "medium", "--first", "easy"], "--first goes without bots"),
        (["--first", "easy", "--second", "easy", "--gauntlet"], "--gauntlet is for a tournament"),
        (["easy", "medium", "--openings", "99"], "0 to 8 discs"),
        (["easy", "medium", "--sprt", "a,b"], "elo0,elo1,alpha,beta"),
        (["easy", "medium", "--sprt", "5,1"], "elo0 must be below elo1"),
        (["easy", "medium", "hard", "--sprt"], "for two bots, not 3"),
        (["easy", "medium", "--workers", "0"], "above 0"),
        ([], "--first is missing"),
    ],
)
def test_bad_arguments_give_one_line(capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str) -> None:
    assert exit_code(["match", *arguments]) == 2
    error = capsys.readouterr().err
    assert sentence in error
    assert error.count("\n") == 1


def test_a_file_that_is_none_gives_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "t.jsonl"
    path.write_text("garbage\n")
    assert exit_code(["match", "easy", "medium", "--out", str(path)]) == 2
    assert "t.jsonl cannot be used: line 1" in capsys.readouterr().err
    assert path.read_text() == "garbage\n"
