from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from connect4_gui.engine.board import Board
from connect4_gui.engine.board_size import STANDARD_SIZE
from connect4_gui.engine.bot import Bot
from connect4_gui.engine.levels import MEDIUM
from connect4_gui.engine.search_types import Score, SearchInfo, SearchLimits, StopFlag, Verdict
from connect4_gui.ugi.go_limits import GoLimits
from connect4_gui.ugi.search import ClassicThinker, Search, info_line, score_words

START = Board.empty(STANDARD_SIZE)


class BrokenEngine:
    """Cannot think."""

    name = "broken"

    def __init__(self, *, is_silent: bool) -> None:
        self._is_silent = is_silent

    def analyse(self, _board: Board, _limits: SearchLimits, _stop: StopFlag | None = None) -> Iterator[SearchInfo]:
        if not self._is_silent:
            raise RuntimeError("a fuse has blown")
        return iter(())


@pytest.mark.parametrize(("is_silent", "reason"), [(False, "a fuse has blown"), (True, "without an answer")])
def test_an_engine_that_fails_is_named_and_still_answered_for(reason: str, *, is_silent: bool) -> None:
    said: list[str] = []
    bot = Bot(MEDIUM, BrokenEngine(is_silent=is_silent), random.Random(1))
    search = Search(ClassicThinker(bot, START, GoLimits()), GoLimits(), said.append)
    search.start()
    search.wait()
    assert said[0].startswith("info string the engine failed: ")
    assert reason in said[0]
    assert said[1:] == ["bestmove 0000"]


def test_a_line_has_depth_score_nodes_time_and_the_best_line() -> None:
    info = SearchInfo(9, Score(Verdict.UNKNOWN, -12), (3, 3, 0), (None,) * 7, (3,), 4567, 0.0891)
    assert info_line(info) == "info depth 9 score cp -12 nodes 4567 time 89 pv 4 4 1"


def test_a_line_that_nobody_knows_is_left_out() -> None:
    info = SearchInfo(1, Score(Verdict.UNKNOWN, 0), (), (None,) * 7, (3,), 1, 0.0)
    assert info_line(info) == "info depth 1 score cp 0 nodes 1 time 0"


@pytest.mark.parametrize(
    ("score", "words"),
    [
        (Score(Verdict.WIN, 18, 3, exact=True), "mate 2"),
        (Score(Verdict.LOSS, -18, 2, exact=True), "mate -1"),
        (Score(Verdict.DRAW, 0, 12, exact=True), "cp 0"),
        (Score(Verdict.WIN, 4), "cp 4"),
        (Score(Verdict.UNKNOWN, -7), "cp -7"),
    ],
)
def test_scores_are_written_as_engines_do(score: Score, words: str) -> None:
    assert score_words(score) == words
