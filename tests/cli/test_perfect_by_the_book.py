"""Perfect is as good in the terminal and in a match as in the window: it knows the opening books everywhere."""

from __future__ import annotations

import io
import json

import pytest

from connect4_gui.cli import main
from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import STANDARD_SIZE
from connect4_gui.engine.lineup import shipped_books


def test_perfect_wins_after_43_in_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Only column 6 wins there; the engine alone is not done with that position in Perfect's time."""
    monkeypatch.setattr("sys.stdin", io.StringIO("3\nq\n"))
    assert main(["play", "--opponent", "perfect", "--starts", "second"]) == 0
    assert "Game left after 436." in capsys.readouterr().out


def test_perfect_opens_a_match_by_the_book(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", "--first", "perfect", "--second", "beginner", "--games", "4", "--seed", "1", "--json"]) == 0
    games = [game["moves"] for game in json.loads(capsys.readouterr().out)["games"]]
    turns = [turn for moves in games for turn in turns_in_the_book(moves)]
    assert len(turns) >= 4 * 3
    assert [f"{column + 1} in\n{board}" for board, column, best in turns if column not in best] == []


def turns_in_the_book(moves: str) -> list[tuple[Board, int, tuple[int, ...]]]:
    """The first player's positions that the book knows, with the move made there and the best ones."""
    books, board, turns = shipped_books(), Board.empty(STANDARD_SIZE), []
    for sign in moves:
        column = int(sign) - 1
        known = books.answer(board)
        if board.side is Side.FIRST and known is not None:
            turns.append((board, column, known.best))
        board = board.play(column)
    return turns
