"""A review as one line of JSON."""

from __future__ import annotations

import json

from connect4_gui.cli.review_words import names_of
from connect4_gui.coach.course import Course
from connect4_gui.coach.reason import Reason
from connect4_gui.coach.review import Review, ReviewedMove
from connect4_gui.coach.sentences import sentence
from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.search_types import Score
from connect4_gui.game.record import GameRecord


def review_json(record: GameRecord, course: Course, review: Review) -> str:
    """Everything that is known. Columns, rows and moves count from 1; a score is that of whoever is to move."""
    names, size = names_of(record), record.setup.size
    answer = {
        "size": {"rows": size.rows, "columns": size.columns},
        "moves": record.notation,
        "players": [_player(review, side, names) for side in Side],
        "turns": [_turn(course, number, move, names) for number, move in enumerate(review.moves)],
    }
    return json.dumps(answer, ensure_ascii=False)


def _player(review: Review, side: Side, names: dict[Side, str]) -> dict[str, object]:
    accuracy = review.accuracies[side]
    percent = None if accuracy.percent is None else round(accuracy.percent, 1)
    return {
        "side": side.value,
        "name": names[side],
        "accuracy": percent,
        "decisions": accuracy.decisions,
        "kept": accuracy.kept,
        "critical": accuracy.critical,
    }


def _turn(course: Course, number: int, move: ReviewedMove, names: dict[Side, str]) -> dict[str, object]:
    board, column = course.boards[number], move.column
    return {
        "number": number + 1,
        "side": move.side.value,
        "column": None if column is None else column + 1,
        "quality": None if move.quality is None else move.quality.value,
        "only_move": move.is_only_move,
        "before": _score(move.before),
        "after": _score(move.after),
        "best": [column + 1 for column in move.best],
        "why": _reason(board, move.why, names),
        "better": _reason(board, move.better, names),
    }


def _score(score: Score | None) -> dict[str, object] | None:
    if score is None:
        return None
    return {"outcome": score.verdict.value, "score": score.points, "plies": score.plies, "exact": score.exact}


def _reason(board: Board, reason: Reason | None, names: dict[Side, str]) -> dict[str, object] | None:
    if reason is None:
        return None
    return {
        "code": reason.code.value,
        "way": reason.way.value,
        "grade": reason.grade.value,
        "cells": [{"column": column + 1, "row": row + 1} for row, column in reason.cells],
        "line": [column + 1 for column in reason.line],
        "sentence": sentence(board, reason, names),
    }
