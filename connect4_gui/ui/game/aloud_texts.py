"""What a screen reader says of a game when somebody asks: the players, the clocks and the winning line."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from connect4_gui.engine.board import Side
from connect4_gui.engine.geometry import Cell
from connect4_gui.game.clock import format_left, whole_seconds_left
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.game.state import GameState
from connect4_gui.ui.board.board_aloud import DiscName, cell_text
from connect4_gui.ui.words.level_texts import level_title
from connect4_gui.ui.words.texts import player_name, timer_text

translate = QCoreApplication.translate


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
