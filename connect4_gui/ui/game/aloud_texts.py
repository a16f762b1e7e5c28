"""What a screen reader says of a game when somebody asks: the board, the players, the clocks, threats and lines."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from connect4_gui.coach.threats import threats_on
from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.geometry import Cell
from connect4_gui.engine.moves import Placed
from connect4_gui.game.clock import format_left, whole_seconds_left
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.game.state import GameState
from connect4_gui.settings.wording import Wording
from connect4_gui.ui.words.level_texts import level_title
from connect4_gui.ui.words.texts import player_name, timer_text

translate = QCoreApplication.translate

DiscName = Callable[[Side], str]

BRIEF_LINE = "{column}: {discs}."


def columns_aloud(
    discs: Iterable[Placed], size: BoardSize, name: DiscName, wording: Wording = Wording.FULL
) -> str:
    """Every column that has discs, from the bottom up. Where there is a gap, each disc comes with its row."""
    named = {disc.cell: name(disc.side) for disc in discs}
    lines = []
    for column in range(size.columns):
        rows = [row for row in range(size.rows) if (row, column) in named]
        if rows:
            is_heap = rows[-1] == len(rows) - 1
            words = [named[row, column] if is_heap else f"{row + 1} {named[row, column]}" for row in rows]
            text = BRIEF_LINE if wording is Wording.BRIEF else translate("aloud_texts", "Column {column}: {discs}.")
            lines.append(text.format(column=column + 1, discs=", ".join(words)))
    rest = translate("aloud_texts", "The other columns are empty.")
    return _with_rest(lines, size.columns, "" if wording is Wording.BRIEF else rest)


def rows_aloud(discs: Iterable[Placed], size: BoardSize, name: DiscName, wording: Wording = Wording.FULL) -> str:
    """Every row that has discs, from the bottom up, each disc with its column."""
    named = {disc.cell: name(disc.side) for disc in discs}
    lines = []
    for row in range(size.rows):
        words = [f"{column + 1} {named[row, column]}" for column in range(size.columns) if (row, column) in named]
        if words:
            text = translate("aloud_texts", "Row {row}: {discs}.")
            lines.append(text.format(row=row + 1, discs=", ".join(words)))
    rest = translate("aloud_texts", "The other rows are empty.")
    return _with_rest(lines, size.rows, "" if wording is Wording.BRIEF else rest)


def _with_rest(lines: Sequence[str], count: int, rest: str) -> str:
    if not lines:
        return translate("aloud_texts", "The board is empty.")
    return " ".join((*lines, rest) if rest and len(lines) < count else lines)


def players_aloud(setup: MatchSetup, name: DiscName) -> str:
    """Who plays which colour: to a person against a bot who they are, else of both."""
    people = [side for side in Side if setup.spec(side).is_person]
    if len(people) == 1:
        own = people[0]
        sentence = translate("aloud_texts", "You play {disc} against {opponent}.")
        return sentence.format(disc=name(own), opponent=_with_level(setup, own.other))
    sentence = translate("aloud_texts", "{first} plays {red}, {second} plays {yellow}.")
    first, second = (_with_level(setup, side) for side in Side)
    return sentence.format(first=first, red=name(Side.FIRST), second=second, yellow=name(Side.SECOND))


def _with_level(setup: MatchSetup, side: Side) -> str:
    player, level = player_name(setup, side), setup.spec(side).level
    if level is None or player.startswith(level_title(level)):
        return player
    return translate("aloud_texts", "{player}, level {level}").format(player=player, level=level_title(level))


def times_agreed(setup: MatchSetup) -> str:
    """The clocks that were agreed before the game; empty without any."""
    game_time = setup.game_time
    sentence = translate("aloud_texts", "{time} for the game")
    whole = "" if game_time is None else sentence.format(time=format_left(game_time.seconds))
    return "; ".join(filter(None, (timer_text(setup).replace(" · ", ", "), whole)))


def clocks_aloud(state: GameState) -> str:
    """How much time is left, and how long the game has taken."""
    parts = []
    if state.times.turn_left is not None and not state.is_over:
        parts.append(seconds_left_text(whole_seconds_left(state.times.turn_left)))
    for side, left in state.times.game_left.items():
        sentence = translate("aloud_texts", "{name} has {time} for the game")
        parts.append(sentence.format(name=player_name(state.setup, side), time=format_left(left)))
    parts.append(translate("aloud_texts", "Elapsed {time}").format(time=format_left(state.times.elapsed)))
    return "; ".join(parts)


def seconds_left_text(seconds: int) -> str:
    """A warning, and the answer to who asks."""
    return translate("aloud_texts", "Time for this move: {seconds} s").format(seconds=seconds)


def threats_aloud(board: Board, name: DiscName) -> str:
    """Where one more disc makes four, and whether it can be dropped now."""
    threats = threats_on(board)
    if not threats:
        return translate("aloud_texts", "There are no threats.")
    lines = []
    for side in Side:
        cells = [_threat_text(threat.cell, is_open=threat.is_open) for threat in threats if threat.side is side]
        if cells:
            sentence = translate("aloud_texts", "{disc} makes four at {cells}.")
            lines.append(sentence.format(disc=name(side), cells="; ".join(cells)))
    return " ".join(lines)


def _threat_text(cell: Cell, *, is_open: bool) -> str:
    return translate("aloud_texts", "{cell}, now").format(cell=cell_text(cell)) if is_open else cell_text(cell)


def cell_text(cell: Cell) -> str:
    return translate("aloud_texts", "column {column}, row {row}").format(column=cell[1] + 1, row=cell[0] + 1)


def line_aloud(cells: Iterable[Cell], length: int) -> str:
    """Where the winning discs lie: from end to end, or each of them where there is more than one line."""
    ordered = sorted(cells, key=lambda cell: (cell[1], cell[0]))
    if not ordered:
        return ""
    if len(ordered) == length:
        sentence = translate("aloud_texts", "The line goes from {start} to {end}.")
        return sentence.format(start=cell_text(ordered[0]), end=cell_text(ordered[-1]))
    sentence = translate("aloud_texts", "The winning discs: {cells}.")
    return sentence.format(cells="; ".join(map(cell_text, ordered)))
