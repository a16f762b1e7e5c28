"""What the analysis says: a column's score in a word or a letter, and the verdict in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from connect4_gui.coach.evaluation import best_columns, estimate_steps, is_proven
from connect4_gui.coach.threats import Threat, helps
from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.search_types import Score, SearchInfo, Verdict
from connect4_gui.game.game import GameResult
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.ui.words.texts import player_name

translate = QCoreApplication.translate

UNKNOWN_SIGN, EVEN_SIGN = "…", "≈ 0"


def score_text(score: Score | None) -> str:
    """For example ``wins in 5``, counted in the winner's own discs, or ``≈ +1`` for an estimate."""
    if score is None:
        return UNKNOWN_SIGN
    if score.verdict is Verdict.UNKNOWN:
        return _estimate_text(score, "≈ {sign}{steps}")
    if score.verdict is Verdict.DRAW:
        return translate("analysis_texts", "draw")
    is_win = score.verdict is Verdict.WIN
    if score.winners_moves is None:
        return translate("analysis_texts", "wins") if is_win else translate("analysis_texts", "loses")
    text = translate("analysis_texts", "wins in {moves}") if is_win else translate("analysis_texts", "loses in {moves}")
    return text.format(moves=score.winners_moves)


def short_score_text(score: Score | None) -> str:
    """For example ``W5``, ``=``, ``L3`` or ``≈1``, where columns are narrow."""
    if score is None:
        return UNKNOWN_SIGN
    if score.verdict is Verdict.UNKNOWN:
        return _estimate_text(score, "≈{sign}{steps}").replace("+", "").replace(" ", "")
    if score.verdict is Verdict.DRAW:
        return "="
    is_win = score.verdict is Verdict.WIN
    letter = translate("analysis_texts", "W", "wins") if is_win else translate("analysis_texts", "L", "loses")
    return f"{letter}{score.winners_moves or ''}"


def full_text() -> str:
    """What is said of a column without room."""
    return translate("analysis_texts", "full")


def column_text(column: int, score: Score | None, *, is_full: bool) -> str:
    """A column and its score, for example ``Column 4: wins in 5``."""
    text = full_text() if is_full else score_text(score)
    return translate("analysis_texts", "Column {number}: {score}").format(number=column + 1, score=text)


def verdict_text(setup: MatchSetup, board: Board, score: Score | None, result: GameResult | None = None) -> str:
    """Who wins, or looks better, for example ``Ada wins in 5``; with the ``result`` of the game, who has won."""
    if result is not None:
        return _result_text(setup, result.winner)
    if score is None:
        return translate("analysis_texts", "Thinking…")
    if score.verdict is Verdict.DRAW:
        return translate("analysis_texts", "Draw")
    if score.verdict is Verdict.UNKNOWN:
        return _leaning_text(setup, board, estimate_steps(score))
    ahead = board.side if score.verdict is Verdict.WIN else board.side.other
    if score.plies == 0:
        return _result_text(setup, ahead)
    winner = player_name(setup, ahead)
    if score.winners_moves is None:
        return translate("analysis_texts", "{name} wins").format(name=winner)
    return translate("analysis_texts", "{name} wins in {moves}").format(name=winner, moves=score.winners_moves)


def advice_text(info: SearchInfo | None) -> str:
    """Which columns are best, and whether it has to be one of them; or that all of them lose."""
    if info is None:
        return ""
    best, verdict = best_columns(info), info.score.verdict
    if verdict is Verdict.LOSS and not best:
        return translate("analysis_texts", "Every column loses")
    if not best:
        return ""
    if verdict is not Verdict.LOSS and _is_only_one(info):
        kept = translate("analysis_texts", "Only column {number} keeps the win")
        held = translate("analysis_texts", "Only column {number} keeps the draw")
        return (kept if verdict is Verdict.WIN else held).format(number=best[0] + 1)
    if not info.score.exact:
        sentence = translate("analysis_texts", "Best so far: {columns}")
    elif verdict is Verdict.LOSS:
        sentence = translate("analysis_texts", "Holds out longest: {columns}")
    else:
        sentence = translate("analysis_texts", "Best: {columns}")
    return sentence.format(columns=_columns_text(best))


def proof_text(info: SearchInfo | None, board: Board) -> str:
    """How much is proven, for example ``5 of 7 proven``."""
    scores = [] if info is None else [score for score in info.columns if score is not None]
    proven = sum(is_proven(score) for score in scores)
    count = len(board.open_columns())
    return translate("analysis_texts", "{proven} of {count} proven").format(proven=proven, count=count)


def scores_aloud(board: Board, info: SearchInfo | None) -> str:
    """Every column with its score, for a screen reader."""
    columns = (None,) * board.size.columns if info is None else info.columns
    sentence = translate("analysis_texts", "Column {number}: {score}")
    return ". ".join(
        sentence.format(number=number + 1, score=_spoken_text(score) if board.has_room(number) else full_text())
        for number, score in enumerate(columns)
    )


def place_value_text(setup: MatchSetup, place: int, board: Board, score: Score | None) -> str:
    """What the graph says at a place of the game, for example ``Move 12: Ada wins in 7``."""
    verdict = verdict_text(setup, board, score)
    return translate("analysis_texts", "Move {number}: {verdict}").format(number=place, verdict=verdict)


def threat_text(setup: MatchSetup, board: Board, threat: Threat) -> str:
    """What the mark of ``threat`` means, and which rows help whom on this board."""
    odd = next(side for side in Side if helps(board, (0, 0), side))
    sentence = translate(
        "analysis_texts",
        "One disc here would make four, in row {row}. Odd rows help {odd}, even rows help {even}.",
    )
    return sentence.format(row=threat.row_number, odd=player_name(setup, odd), even=player_name(setup, odd.other))


def ahead_text(setup: MatchSetup, side: Side) -> str:
    """What a half of the graph means."""
    return translate("analysis_texts", "{name} ahead").format(name=player_name(setup, side))


def _result_text(setup: MatchSetup, winner: Side | None) -> str:
    if winner is None:
        return translate("analysis_texts", "Draw")
    return translate("analysis_texts", "{name} has won").format(name=player_name(setup, winner))


def _spoken_text(score: Score | None) -> str:
    """The same as the chip says, without signs that nobody can pronounce."""
    if score is None:
        return translate("analysis_texts", "not known yet")
    if is_proven(score):
        return score_text(score)
    steps = estimate_steps(score)
    value = "0" if steps == 0 else f"{'+' if steps > 0 else '−'}{abs(steps)}"
    return translate("analysis_texts", "estimate {value}").format(value=value)


def _columns_text(columns: Sequence[int]) -> str:
    numbers = ", ".join(str(column + 1) for column in columns)
    if len(columns) == 1:
        return translate("analysis_texts", "column {numbers}").format(numbers=numbers)
    return translate("analysis_texts", "columns {numbers}").format(numbers=numbers)


def _leaning_text(setup: MatchSetup, board: Board, steps: int) -> str:
    if steps == 0:
        return translate("analysis_texts", "About even")
    name = player_name(setup, board.side if steps > 0 else board.side.other)
    return translate("analysis_texts", "{name} looks better").format(name=name)


def _estimate_text(score: Score, form: str) -> str:
    steps = estimate_steps(score)
    if steps == 0:
        return EVEN_SIGN
    return form.format(sign="+" if steps > 0 else "−", steps=abs(steps))


def _is_only_one(info: SearchInfo) -> bool:
    """Whether every column but one is proven to be worse than that."""
    if not is_proven(info.score):
        return False
    rivals: Sequence[Score] = [score for score in info.columns if score is not None]
    keeping = [score for score in rivals if score.verdict is info.score.verdict]
    return len(keeping) == 1 and len(rivals) > 1 and all(is_proven(score) for score in rivals)
