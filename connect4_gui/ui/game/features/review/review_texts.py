"""What a review says: the title of a move, why it was what it was, what was better, and how both sides played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QObject

from connect4_gui.coach.quality import Quality
from connect4_gui.coach.review import EXPLAINED, Accuracy, Review, ReviewedMove
from connect4_gui.coach.trial import Trial
from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.search_types import Verdict
from connect4_gui.game.game import Turn
from connect4_gui.ui.game.game_texts import only_move_text, quality_text
from connect4_gui.ui.words.coach_words import coach_sentence

translate = QCoreApplication.translate

NO_FIGURE = "–"


class CountedMistakes(QObject):
    """Phrases with a number in them. Each language has its own plural forms, kept by Qt Linguist."""

    def mistakes(self, count: int) -> str:
        return self.tr("%n mistake(s)", "", count)


def title_text(number: int, turn: Turn, move: ReviewedMove) -> str:
    """For example ``Move 11 — mistake``; moves count from 1."""
    form = translate("review_texts", "Move {number} — {quality}")
    return form.format(number=number, quality=_quality_word(turn, move))


def _quality_word(turn: Turn, move: ReviewedMove) -> str:
    if move.column is None:
        return translate("review_texts", "passed turn")
    if turn.is_random:
        return translate("review_texts", "dropped at random")
    if move.quality is None:
        return translate("review_texts", "not proven")
    if move.is_only_move:
        return only_move_text()
    return quality_text(move.quality)


def why_text(board: Board, turn: Turn, move: ReviewedMove, names: Mapping[Side, str]) -> str:
    """One sentence about ``move``, which was made on ``board``."""
    if move.column is None or turn.is_random:
        return _chance_text(move)
    if move.why is not None:
        return coach_sentence(board, move.why, names)
    if move.quality is None:
        return _unproven_text(move)
    if move.lost_classes or move.is_error:
        return _lost_text(move)
    return _kept_text(move)


def better_text(board: Board, move: ReviewedMove, names: Mapping[Side, str]) -> str:
    """What was better, and why; empty if nothing was, or nothing is known."""
    if not has_better(move):
        return ""
    text = translate("review_texts", "Better: column {column}.").format(column=move.best[0] + 1)
    if move.better is None:
        return text
    return f"{text} {coach_sentence(board, move.better, names)}"


def line_aloud(board: Board, columns: Sequence[int], names: Mapping[Side, str]) -> str:
    """The line that was shown, from ``board`` on as far as it can be played, for those who hear it."""
    moves = []
    for column in columns:
        if board.outcome() is not None or not board.has_room(column):
            break
        moves.append(f"{names[board.side]} {column + 1}")
        board = board.play(column)
    return translate("review_texts", "Columns: {moves}.").format(moves=", ".join(moves))


def has_better(move: ReviewedMove) -> bool:
    """Whether it is known that another column was better, and worth saying."""
    return move.quality in EXPLAINED and bool(move.best) and move.column not in move.best


def summary_text(review: Review) -> tuple[str, str]:
    """How the game was played as a whole: a title and a sentence."""
    if review.errors:
        count = CountedMistakes().mistakes(len(review.errors))
        return count, translate("review_texts", "Next mistake shows what happened and what was better.")
    if not any(move.quality is not None for move in review.moves):
        return translate("review_texts", "Nothing is proven"), translate(
            "review_texts", "No position of this game could be solved, so no move is judged."
        )
    only = [(number, move) for number, move in enumerate(review.moves, start=1) if move.is_only_move]
    title = translate("review_texts", "No mistakes")
    if not only:
        return title, translate("review_texts", "Every move that could be proven kept the result.")
    number, move = only[-1]
    sentence = translate("review_texts", "Column {column} at move {number} was the only move.")
    return title, sentence.format(column=(move.column or 0) + 1, number=number)


def kept_text(name: str, accuracy: Accuracy) -> str:
    """For example ``Ada kept the result in 9 of 12 critical moments.``"""
    if accuracy.critical == 0:
        return translate("review_texts", "{name} had no critical moment.").format(name=name)
    sentence = translate("review_texts", "{name} kept the result in {kept} of {count} critical moments.")
    return sentence.format(name=name, kept=accuracy.kept, count=accuracy.critical)


def percent_text(accuracy: Accuracy | None) -> str:
    if accuracy is None or accuracy.percent is None:
        return NO_FIGURE
    return translate("review_texts", "{percent} %").format(percent=round(accuracy.percent))


def count_text(number: int, count: int) -> str:
    return translate("review_texts", "{number} of {count}").format(number=number, count=count)


def progress_text(review: Review, seconds_left: float | None) -> str:
    """For example ``12 of 28 · about 9 s``."""
    if seconds_left is None:
        return count_text(review.done, review.total)
    text = translate("review_texts", "{number} of {count} · about {seconds} s")
    return text.format(number=review.done, count=review.total, seconds=max(1, round(seconds_left)))


def place_text(number: int, count: int) -> str:
    return translate("review_texts", "Move {number} of {count}").format(number=number, count=count)


def reviewing_text() -> str:
    return translate("review_texts", "Reviewing…")


def stopped_text() -> str:
    return translate("review_texts", "Stopped. What is known stays.")


def failed_text() -> str:
    return translate("review_texts", "The review has stopped: something went wrong; details are in the log.")


def classic_only_text() -> str:
    return translate("review_texts", "The coach knows the classic rules only.")


def played_word(*, is_person: bool) -> str:
    return translate("review_texts", "you played") if is_person else translate("review_texts", "played")


def better_word() -> str:
    return translate("review_texts", "better")


def keys_text() -> str:
    return translate("review_texts", "← → step · N next mistake · Space shows the line")


def try_text() -> str:
    return translate("review_texts", "Your turn: find a better move.")


def trial_text(trial: Trial) -> str:
    """Whether the move that was tried holds."""
    if trial.holds is None:
        text = translate("review_texts", "Column {column}: what comes of it is not proven.")
    elif not trial.holds:
        is_loss = trial.after is Verdict.LOSS
        loses = translate("review_texts", "Column {column} does not hold: it loses.")
        draws = translate("review_texts", "Column {column} does not hold: it only draws.")
        text = loses if is_loss else draws
    else:
        text = {
            Verdict.WIN: translate("review_texts", "Column {column} holds: it wins."),
            Verdict.DRAW: translate("review_texts", "Column {column} holds the draw."),
            Verdict.LOSS: translate("review_texts", "Column {column} is lost too, as every move is here."),
        }[trial.after]
    return text.format(column=trial.column + 1)


def _chance_text(move: ReviewedMove) -> str:
    if not move.lost_classes:
        return translate("review_texts", "Nobody chose this turn, so it is not judged.")
    if move.column is None:
        return {
            Verdict.WIN: translate("review_texts", "The passed turn cost the win."),
            Verdict.DRAW: translate("review_texts", "The passed turn cost the draw."),
        }[_verdict(move)]
    return {
        Verdict.WIN: translate("review_texts", "The random disc cost the win."),
        Verdict.DRAW: translate("review_texts", "The random disc cost the draw."),
    }[_verdict(move)]


def _verdict(move: ReviewedMove) -> Verdict:
    assert move.before is not None
    return move.before.verdict


def _unproven_text(move: ReviewedMove) -> str:
    if not move.best:
        return translate("review_texts", "This position is not solved yet.")
    if move.column in move.best:
        return translate("review_texts", "This position is not solved. The move is probably as good as any.")
    text = translate("review_texts", "This position is not solved. Column {column} is probably better.")
    return text.format(column=move.best[0] + 1)


def _lost_text(move: ReviewedMove) -> str:
    if move.lost_classes == 2:
        return translate("review_texts", "A win became a loss.")
    if move.lost_classes == 1 and _verdict(move) is Verdict.WIN:
        return translate("review_texts", "A win became a draw.")
    if move.lost_classes == 1:
        return translate("review_texts", "A draw became a loss.")
    return translate("review_texts", "The loss came much sooner than it had to.")


def _kept_text(move: ReviewedMove) -> str:
    if move.is_only_move:
        return translate("review_texts", "Every other column gives the result away.")
    if move.quality is Quality.BEST:
        return translate("review_texts", "Nothing was better here.")
    text = translate("review_texts", "The result stays the same; column {column} was a little better.")
    return text.format(column=move.best[0] + 1) if move.best else ""
