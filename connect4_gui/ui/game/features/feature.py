"""Feature: an addition to the game window, with its own action, layer on the board, part of the panel and words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from connect4_gui.game.events import Event
from connect4_gui.game.record import GameRecord
from connect4_gui.game.state import GameState
from connect4_gui.ui.board.board_view import BoardView
from connect4_gui.ui.board.scene import Scene
from connect4_gui.ui.game.board_display import BoardDisplay
from connect4_gui.ui.game.features.feature_memory import FeatureMemory
from connect4_gui.ui.game.game_actions import GameActions
from connect4_gui.ui.game.side_panel import SidePanel
from connect4_gui.ui.game.status_line import StatusLine
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.play.game_controller import GameController


@dataclass(frozen=True, slots=True)
class Table:
    """What a feature may use: the game, the board's layers, the panel's parts, the status line and a voice.

    ``display`` can show an earlier place of the game on the board. ``say`` lets a screen reader speak a sentence;
    ``last_said`` is the last one.
    ``begin`` leaves the game as it stands and puts another one with the same players on the table, whatever its size;
    ``begin_apart`` puts one with its own players and times on a table of its own.
    """

    controller: GameController
    actions: GameActions
    scene: Scene
    display: BoardDisplay
    board_view: BoardView
    panel: SidePanel
    status: StatusLine
    appearance: Appearance
    say: Callable[[str], None]
    last_said: Callable[[], str]
    begin: Callable[[GameRecord], None]
    begin_apart: Callable[[GameRecord], None]
    memory: FeatureMemory


class Feature(Protocol):
    def follow(self, event: Event, state: GameState) -> None:
        """Told of everything that happens, with the state after it."""

    def rewrite(self) -> None:
        """Told when the language has changed, to say again what is on show."""

    def close(self) -> None:
        """Told when the window closes, to end every thread."""


MakeFeature = Callable[[Table], Feature]
