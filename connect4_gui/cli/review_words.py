"""A review in words, for the terminal."""

from __future__ import annotations

from connect4_gui.cli.game_words import player_words
from connect4_gui.coach.course import Course
from connect4_gui.coach.reason import Way
from connect4_gui.coach.review import EXPLAINED, Accuracy, Review, ReviewedMove
from connect4_gui.coach.sentences import sentence
from connect4_gui.engine.board import Side
from connect4_gui.engine.search_types import Verdict
from connect4_gui.game.record import GameRecord

MARKS = {Side.FIRST: "X", Side.SECOND: "O"}
WORDS = {Verdict.WIN: "win", Verdict.DRAW: "draw", Verdict.LOSS: "loss"}


def review_words(record: GameRecord, course: Course, review: Review) -> str:
    """How both played, and every mistake with its reason, what was better and the line that shows it."""
    names = names_of(record)
    count = len(review.moves)
    lines = [f"{record.setup.size}, {count} {'move' if count == 1 else 'moves'}: {record.notation}"]
    lines += [f"{MARKS[side]}  {names[side]}: {_accuracy_words(review.accuracies[side])}" for side in Side]
    told = [
        line
        for number, move in enumerate(review.moves)
        for line in (*_move_words(course, number, move, names), *_pass_words(number, move))
    ]
    return "\n".join([*lines, *(told or ["", _nothing_wrong(review)])])


def names_of(record: GameRecord) -> dict[Side, str]:
    return {side: player_words(record.setup.spec(side), side) for side in Side}


def _accuracy_words(accuracy: Accuracy) -> str:
    percent = "accuracy –" if accuracy.percent is None else f"accuracy {round(accuracy.percent)} %"
    if accuracy.critical == 0:
        return f"{percent}, no critical moment"
    return f"{percent}, kept the result in {accuracy.kept} of {accuracy.critical} critical moments"


def _move_words(course: Course, number: int, move: ReviewedMove, names: dict[Side, str]) -> list[str]:
    """A heading and what there is to say; nothing for a move that was good or of which nothing is known."""
    is_told = move.quality in EXPLAINED or move.why is not None
    if move.column is None or not is_told:
        return []
    board = course.boards[number]
    quality = "not proven" if move.quality is None else move.quality.value
    lines = ["", f"Move {number + 1}, {MARKS[move.side]} column {move.column + 1}: {quality}{_change_words(move)}"]
    if move.why is not None:
        lines.append(f"  {sentence(board, move.why, names)}")
    if move.quality is not None and move.best:
        better = f"  Better: column {move.best[0] + 1}."
        if move.better is not None:
            better += f" {sentence(board, move.better, names)}"
        lines.append(better)
    line = line_words(move)
    return [*lines, f"  Line: {line}"] if line else lines


def _pass_words(number: int, move: ReviewedMove) -> list[str]:
    if move.column is not None or not move.lost_classes or move.before is None:
        return []
    return ["", f"Move {number + 1}, {MARKS[move.side]}: the passed turn cost the {WORDS[move.before.verdict]}."]


def line_words(move: ReviewedMove) -> str:
    """The columns that prove the reason, from the position before the move on."""
    if move.why is None or move.column is None:
        return ""
    columns = (move.column, *move.why.line) if move.why.way is Way.ALLOWS else move.why.line
    return " ".join(str(column + 1) for column in columns)


def _change_words(move: ReviewedMove) -> str:
    if not move.lost_classes or move.before is None or move.after is None:
        return ""
    after = {Verdict.WIN: "loss", Verdict.DRAW: "draw", Verdict.LOSS: "win"}[move.after.verdict]
    return f", a {WORDS[move.before.verdict]} became a {after}"


def _nothing_wrong(review: Review) -> str:
    if not any(move.quality is not None for move in review.moves):
        return "No position of this game could be solved, so no move is judged."
    only = [(number, move) for number, move in enumerate(review.moves, start=1) if move.is_only_move]
    if not only:
        return "No mistakes."
    number, move = only[-1]
    return f"No mistakes. Column {(move.column or 0) + 1} at move {number} was the only move."
