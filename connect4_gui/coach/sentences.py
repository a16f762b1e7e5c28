"""Sentences: what the coach says, one whole sentence for every kind of reason, in English.

The sentences stand in tables that Qt's tools collect for the translators; the coach itself knows no other language.
Whoever has one hands in a function that translates. Every text has places:

    {mover} {other}     the names of whoever made the move and of the opponent
    {column}            a column, counted from 1
    {cell} {second}     cells, as CELL names them
    {moves} %n          discs or columns that are counted; %n where the sentence needs plural forms
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from connect4_gui.coach.reason import Code, Reason, Way
from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.search_types import Verdict

CONTEXT = "coach"

Translate = Callable[[str, int | None], str]
"""Takes a text of the tables and what is counted in it, None if nothing is, and gives the text of a language."""


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:  # noqa: N802
    """Marks ``text`` for the translators, like the function of Qt with this name."""
    return text


def translate(_context: str, text: str, _comment: str, _count: int) -> str:
    """Marks a counted text, which has plural forms; Qt's tools know it by this name."""
    return text


WIN, DRAW, LOSS = Verdict.WIN, Verdict.DRAW, Verdict.LOSS
ALLOWS, MISSES, DOES = Way.ALLOWS, Way.MISSES, Way.DOES

CELL = QT_TRANSLATE_NOOP("coach", "column {column}, row {row}")

NOT_KNOWN = QT_TRANSLATE_NOOP("coach", "Whether the game could have been held is not known here.")
"""Follows a reason that proves a loss where the position before the move is not solved."""

Key = tuple[Code, Way] | tuple[Code, Way, str]
"""A kind of reason, and its shade where it has several."""

SENTENCES: dict[Key, str] = {
    (Code.MISSED_WIN, MISSES): QT_TRANSLATE_NOOP("coach", "{mover} could have won at once: {cell} makes four."),
    (Code.NO_BLOCK, ALLOWS): QT_TRANSLATE_NOOP("coach", "{other} needs only {cell} for four. That had to be blocked."),
    (Code.HANDS_OVER, ALLOWS): QT_TRANSLATE_NOOP(
        "coach", "This disc is a step for {other}: right on top of it, {cell} makes four."
    ),
    (Code.FORK, ALLOWS): QT_TRANSLATE_NOOP(
        "coach",
        "Now {other} plays column {column} and threatens two fours at once, {cell} and {second}. "
        "Only one of them can be blocked.",
    ),
    (Code.FORK, MISSES): QT_TRANSLATE_NOOP(
        "coach",
        "{mover} could have played column {column}, threatening two fours at once, {cell} and {second}. "
        "Only one of them can be blocked.",
    ),
    (Code.FORK, DOES): QT_TRANSLATE_NOOP(
        "coach", "This threatens two fours at once, {cell} and {second}. Only one of them can be blocked."
    ),
    (Code.STACK, ALLOWS): QT_TRANSLATE_NOOP(
        "coach",
        "Now {other} plays column {column} and threatens {cell}. Blocking it only opens {second} above, "
        "which makes four too.",
    ),
    (Code.STACK, MISSES): QT_TRANSLATE_NOOP(
        "coach",
        "{mover} could have played column {column}, threatening {cell}. Blocking it only opens {second} above, "
        "which makes four too.",
    ),
    (Code.STACK, DOES): QT_TRANSLATE_NOOP(
        "coach", "This threatens {cell}. Blocking it only opens {second} above, which makes four too."
    ),
    (Code.SEQUENCE, ALLOWS): QT_TRANSLATE_NOOP(
        "coach",
        "Now {other} forces four in {moves} moves, starting with column {column}: every disc threatens four, "
        "so there is only one answer each time.",
    ),
    (Code.SEQUENCE, MISSES): QT_TRANSLATE_NOOP(
        "coach",
        "{mover} could have forced four in {moves} moves, starting with column {column}: every disc threatens four, "
        "so there is only one answer each time.",
    ),
    (Code.SEQUENCE, DOES): QT_TRANSLATE_NOOP(
        "coach",
        "This forces four in {moves} moves: every disc threatens four, so there is only one answer each time.",
    ),
    (Code.SLOWER_WIN, MISSES): translate("coach", "This still wins, but %n move(s) later than column {column}.", "", 1),
    (Code.FASTER_LOSS, MISSES): translate(
        "coach", "The game was lost anyway, but column {column} holds out %n move(s) longer.", "", 1
    ),
    (Code.UNDERCUTS_OWN, ALLOWS): QT_TRANSLATE_NOOP(
        "coach",
        "This disc lies right below {cell}, where {mover} would have made four. Now {other} can close that cell.",
    ),
    (Code.NO_SAFE_MOVE, ALLOWS): QT_TRANSLATE_NOOP(
        "coach",
        "Now {other} plays column {column}, and {mover} has no safe move left: "
        "every disc opens a winning cell, such as {cell}.",
    ),
    (Code.NO_SAFE_MOVE, MISSES): QT_TRANSLATE_NOOP(
        "coach",
        "After column {column}, {other} would have had no safe move left: "
        "every disc opens a winning cell, such as {cell}.",
    ),
    (Code.NO_SAFE_MOVE, DOES): QT_TRANSLATE_NOOP(
        "coach", "Now {other} has no safe move left: every disc opens a winning cell, such as {cell}."
    ),
    (Code.FOLLOW_UP, ALLOWS): QT_TRANSLATE_NOOP(
        "coach",
        "Now {other} plays column {column}. From then on it is enough to block fours and otherwise answer on top "
        "of every disc: that always makes four, for example {cell}.",
    ),
    (Code.FOLLOW_UP, MISSES): QT_TRANSLATE_NOOP(
        "coach",
        "{mover} could have played column {column}. From then on it is enough to block fours "
        "and otherwise answer on top of every disc: that always makes four, for example {cell}.",
    ),
    (Code.FOLLOW_UP, DOES): QT_TRANSLATE_NOOP(
        "coach",
        "From here on it is enough to block fours and otherwise answer on top of every disc: "
        "that always makes four, for example {cell}.",
    ),
    (Code.ZUGZWANG, ALLOWS): QT_TRANSLATE_NOOP(
        "coach", "Now {other} wins, and the winning cell {cell} decides: without it nothing could be forced."
    ),
    (Code.ZUGZWANG, ALLOWS, "squeezed"): QT_TRANSLATE_NOOP(
        "coach",
        "Now {other} wins with the winning cell {cell}. With best play, {mover} has nothing better in the end "
        "than to play right below it.",
    ),
    (Code.ZUGZWANG, MISSES): QT_TRANSLATE_NOOP(
        "coach",
        "{mover} could have won, starting with column {column}. The winning cell {cell} decides: "
        "without it nothing could be forced.",
    ),
    (Code.ZUGZWANG, MISSES, "squeezed"): QT_TRANSLATE_NOOP(
        "coach",
        "{mover} could have won with the winning cell {cell}, starting with column {column}. "
        "With best play, {other} has nothing better in the end than to play right below it.",
    ),
    (Code.ZUGZWANG, DOES): QT_TRANSLATE_NOOP(
        "coach", "This wins, and the winning cell {cell} decides: without it nothing could be forced."
    ),
    (Code.ZUGZWANG, DOES, "squeezed"): QT_TRANSLATE_NOOP(
        "coach",
        "This wins with the winning cell {cell}. With best play, {other} has nothing better in the end "
        "than to play right below it.",
    ),
    (Code.MAKES_THREAT, ALLOWS): QT_TRANSLATE_NOOP(
        "coach", "Now {other} plays column {column} and gets a winning cell, {cell}, which decides the game."
    ),
    (Code.MAKES_THREAT, MISSES): QT_TRANSLATE_NOOP(
        "coach",
        "{mover} could have played column {column}: that makes a winning cell, {cell}, which decides the game.",
    ),
    (Code.MAKES_THREAT, DOES): QT_TRANSLATE_NOOP("coach", "This makes a winning cell, {cell}, which decides the game."),
    (Code.KEY_POINT, ALLOWS): QT_TRANSLATE_NOOP(
        "coach", "The key point was {cell}. It was left open, and every way for {other} to force four needs it."
    ),
    (Code.BUILDS_THREAT, ALLOWS): QT_TRANSLATE_NOOP(
        "coach", "Now {other} can force four, starting with column {column}, and every way needs {cell}."
    ),
    (Code.BUILDS_THREAT, MISSES): QT_TRANSLATE_NOOP(
        "coach", "{mover} could have forced four, starting with column {column}. Every way needs {cell}."
    ),
    (Code.BUILDS_THREAT, DOES): QT_TRANSLATE_NOOP(
        "coach", "From here on four can be forced, and every way needs {cell}."
    ),
    (Code.LETS_CLOSE, ALLOWS): QT_TRANSLATE_NOOP(
        "coach", "To win, {mover} needed {cell}, and now {other} can take it. Column {column} kept the win."
    ),
    (Code.LETS_CLOSE, ALLOWS, "two"): QT_TRANSLATE_NOOP(
        "coach",
        "To win, {mover} needed both {cell} and {second}, and now {other} can take one of them. "
        "Column {column} kept the win.",
    ),
    (Code.TWO_KEYS, ALLOWS): QT_TRANSLATE_NOOP(
        "coach",
        "Now {other} can force four by way of {cell} or {second}, starting with column {column}. "
        "Closing one of them is not enough.",
    ),
    (Code.TWO_KEYS, MISSES): QT_TRANSLATE_NOOP(
        "coach",
        "{mover} could have forced four by way of {cell} or {second}, starting with column {column}. "
        "Closing one of them is not enough.",
    ),
    (Code.TWO_KEYS, DOES): QT_TRANSLATE_NOOP(
        "coach",
        "From here on four can be forced by way of {cell} or {second}. Closing one of them is not enough.",
    ),
    (Code.ZUGZWANG_LINE, ALLOWS): QT_TRANSLATE_NOOP(
        "coach",
        "Now {other} wins: with best play the columns fill up, "
        "until {mover} has nothing better than to play right below {cell}.",
    ),
    (Code.ZUGZWANG_LINE, MISSES): QT_TRANSLATE_NOOP(
        "coach",
        "{mover} could have won, starting with column {column}: with best play the columns fill up, "
        "until {other} has nothing better than to play right below {cell}.",
    ),
    (Code.ZUGZWANG_LINE, DOES): QT_TRANSLATE_NOOP(
        "coach",
        "This wins: with best play the columns fill up, "
        "until {other} has nothing better than to play right below {cell}.",
    ),
    (Code.BEST_LINE, ALLOWS): QT_TRANSLATE_NOOP(
        "coach",
        "Now {other} wins: with best play the game ends with two winning cells, {cell} and {second}, "
        "of which only one can be closed.",
    ),
    (Code.BEST_LINE, MISSES): QT_TRANSLATE_NOOP(
        "coach",
        "{mover} could have won, starting with column {column}: with best play the game ends with two winning cells, "
        "{cell} and {second}, of which only one can be closed.",
    ),
    (Code.BEST_LINE, DOES): QT_TRANSLATE_NOOP(
        "coach",
        "This wins: with best play the game ends with two winning cells, {cell} and {second}, "
        "of which only one can be closed.",
    ),
    (Code.ONE_ANSWER, ALLOWS, "draw"): QT_TRANSLATE_NOOP(
        "coach", "This lets {other} escape: {cell} is the only answer that saves the draw."
    ),
    (Code.ONE_ANSWER, ALLOWS, "loss"): QT_TRANSLATE_NOOP(
        "coach", "This allows {other} one strong answer: {cell} wins."
    ),
    (Code.HOLD, MISSES): QT_TRANSLATE_NOOP(
        "coach",
        "Column {column} holds the draw: from then on it is enough to block fours and otherwise answer on top "
        "of every disc.",
    ),
    (Code.ONLY_MOVE, MISSES, "win to draw"): QT_TRANSLATE_NOOP(
        "coach", "This lets the win slip. Column {column} was the only move that wins."
    ),
    (Code.ONLY_MOVE, MISSES, "win to loss"): QT_TRANSLATE_NOOP(
        "coach", "This turns a win into a loss. Column {column} was the only move that wins."
    ),
    (Code.ONLY_MOVE, MISSES, "draw to loss"): QT_TRANSLATE_NOOP(
        "coach", "This loses a drawn game. Column {column} was the only move that holds the draw."
    ),
    (Code.WORSE, MISSES, "win to draw"): QT_TRANSLATE_NOOP("coach", "This lets the win slip. Column {column} wins."),
    (Code.WORSE, MISSES, "win to loss"): QT_TRANSLATE_NOOP(
        "coach", "This turns a win into a loss. Column {column} wins."
    ),
    (Code.WORSE, MISSES, "draw to loss"): QT_TRANSLATE_NOOP(
        "coach", "This loses a drawn game. Column {column} holds the draw."
    ),
    (Code.WINS, DOES): QT_TRANSLATE_NOOP("coach", "This makes four in a row."),
    (Code.BLOCKS, DOES): QT_TRANSLATE_NOOP("coach", "This blocks {cell}, where {other} would have made four."),
    (Code.PREVENTS, DOES): QT_TRANSLATE_NOOP(
        "coach",
        "This stops a plan: with another turn, {other} would have played column {column} and forced four.",
    ),
    (Code.TAKES_KEY, DOES): QT_TRANSLATE_NOOP(
        "coach", "This takes the key point {cell}, which {other} would need to force four."
    ),
    (Code.HOLDS, DOES): QT_TRANSLATE_NOOP(
        "coach",
        "This is safe: from here on it is enough to block fours and otherwise answer on top of every disc, "
        "and {mover} never loses.",
    ),
    (Code.ONLY_MOVE, DOES, "win"): QT_TRANSLATE_NOOP("coach", "This is the only move that keeps the win."),
    (Code.ONLY_MOVE, DOES, "draw"): QT_TRANSLATE_NOOP("coach", "This is the only move that keeps the draw."),
    (Code.KEEPS, DOES, "win"): translate("coach", "This keeps the win, unlike %n other column(s).", "", 1),
    (Code.KEEPS, DOES, "draw"): translate("coach", "This keeps the draw, unlike %n other column(s).", "", 1),
    (Code.HOLDS_OUT, DOES): translate(
        "coach", "The game is lost against best play. No move holds out longer: four comes in %n move(s).", "", 1
    ),
    (Code.ALL_EQUAL, DOES): QT_TRANSLATE_NOOP("coach", "Every move leads to the same result here."),
    (Code.ONLY_COLUMN, DOES): QT_TRANSLATE_NOOP("coach", "This is the only column with room."),
}
"""What is said about a move."""

QUIET: dict[Code, str] = {
    Code.MISSED_WIN: QT_TRANSLATE_NOOP("coach", "There is a four to be made at once."),
    Code.NO_BLOCK: QT_TRANSLATE_NOOP("coach", "Now {other} makes four at once."),
    Code.HANDS_OVER: QT_TRANSLATE_NOOP("coach", "This disc is a step for {other}, who makes four right on top of it."),
    Code.FORK: QT_TRANSLATE_NOOP(
        "coach", "Now {other} can threaten two fours at once, and only one of them can be blocked."
    ),
    Code.STACK: QT_TRANSLATE_NOOP(
        "coach", "Now {other} can threaten a four, and blocking it only opens another one above."
    ),
    Code.SEQUENCE: QT_TRANSLATE_NOOP(
        "coach", "Now {other} forces four in {moves} moves with one threat after the other."
    ),
}
"""What is said about a wrong try without giving the answer away: no column, no cell. Only what the move allows."""

QUIET_RESULTS: dict[tuple[Verdict | None, Verdict | None], str] = {
    (WIN, DRAW): QT_TRANSLATE_NOOP("coach", "This lets the win slip: now {other} can hold the draw."),
    (WIN, LOSS): QT_TRANSLATE_NOOP("coach", "This turns a win into a loss: now {other} can force four."),
    (DRAW, LOSS): QT_TRANSLATE_NOOP("coach", "This loses a drawn game: now {other} can force four."),
    (WIN, WIN): QT_TRANSLATE_NOOP("coach", "This still wins, but there is a quicker way."),
    (LOSS, LOSS): QT_TRANSLATE_NOOP("coach", "This loses sooner than it has to."),
}
"""The same for everything else, by the results before and after the move."""

QUIET_LOSS = QT_TRANSLATE_NOOP("coach", "This loses: now {other} can force four.")


@dataclass(frozen=True, slots=True)
class Facts:
    """What fills the places of a sentence. Columns and rows count from 1; ``cells`` are (column, row)."""

    mover: Side
    column: int | None
    cells: tuple[tuple[int, int], ...]
    moves: int | None
    count: int | None


def facts(board: Board, reason: Reason) -> Facts:
    """What the sentence about a move on ``board`` has to name."""
    named = None if reason.column is None else reason.column + 1
    cells = tuple((column + 1, row + 1) for row, column in reason.cells)
    return Facts(board.side, named, cells, reason.moves, _count(reason))


def template(reason: Reason, *, is_quiet: bool = False) -> str:
    """The English text for ``reason``, with its places; with ``is_quiet`` a wrong try gets one that names no column."""
    if is_quiet and reason.way is not DOES:
        return _quiet_template(reason)
    shade = _shade(reason)
    return SENTENCES[reason.code, reason.way, shade] if shade else SENTENCES[reason.code, reason.way]


def sentence(
    board: Board,
    reason: Reason,
    names: Mapping[Side, str],
    translate: Translate | None = None,
    *,
    is_quiet: bool = False,
) -> str:
    """What ``reason`` says about a move on ``board``, with the ``names`` of both players.

    English, unless ``translate`` says it in another language. With ``is_quiet`` no column and no cell is named.
    """
    say = translate or english
    known = facts(board, reason)
    cells = [say(CELL, None).format(column=number, row=row) for number, row in known.cells]
    places = {
        "mover": names[known.mover],
        "other": names[known.mover.other],
        "column": known.column,
        "moves": known.moves,
        **dict(zip(("cell", "second"), cells, strict=False)),
    }
    text = template(reason, is_quiet=is_quiet)
    said = say(text, known.count if "%n" in text else None).format(**places)
    return f"{said} {say(NOT_KNOWN, None)}" if _is_open(reason) and not is_quiet else said


def english(text: str, count: int | None) -> str:
    """``text`` itself, with what is counted."""
    if count is None:
        return text
    return text.replace("%n", str(count)).replace("(s)", "" if count == 1 else "s")


def _is_open(reason: Reason) -> bool:
    """Whether a loss is proven, but not that it could have been avoided."""
    return reason.way is ALLOWS and reason.before is None


def _count(reason: Reason) -> int | None:
    if reason.code in (Code.SLOWER_WIN, Code.FASTER_LOSS):
        return abs((reason.moves or 0) - (reason.other_moves or 0))
    return reason.moves


def _quiet_template(reason: Reason) -> str:
    if reason.way is ALLOWS or reason.code is Code.MISSED_WIN:
        special = QUIET.get(reason.code)
        if special is not None:
            return special
    return QUIET_RESULTS.get((reason.before, reason.after), QUIET_LOSS)


def _shade(reason: Reason) -> str:
    """Which of several sentences for its kind ``reason`` needs; empty if there is only one."""
    if reason.code is Code.ZUGZWANG:
        return "squeezed" if reason.is_squeezed else ""
    if reason.code is Code.LETS_CLOSE:
        return "two" if len(reason.cells) > 1 else ""
    if reason.code is Code.ONE_ANSWER:
        return "loss" if reason.after is LOSS else "draw"
    if reason.code in (Code.ONLY_MOVE, Code.WORSE, Code.KEEPS) and reason.after is not None:
        if reason.way is DOES:
            return reason.after.value
        return f"{reason.before.value} to {reason.after.value}" if reason.before is not None else ""
    return ""
