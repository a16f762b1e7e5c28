"""What must hold in a game window after every event. Something new that must hold is one more line in ``CHECKS``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from connect4_gui.engine.moves import Placed
from connect4_gui.game.record_json import from_json, to_json
from connect4_gui.game.saved_match_json import match_from_json, match_to_json
from connect4_gui.ui.game.game_window import GameWindow
from tests.faults.reader import require

Check = Callable[[GameWindow], None]


def check_scene(window: GameWindow) -> None:
    """The scene shows the discs of the game at the place that is looked at, and in a review what was tried from there.

    What lies beside the game is on top of its discs at that place.
    """
    display, scene = window.display, window.scene
    shown = Counter((circle.side, circle.cell) for circle in scene.circles)
    played = _counted(window.controller.state.discs_after(display.place))
    expected = _counted(display.discs) if display.is_aside else played
    require(shown == expected and shown >= played, f"the scene does not show the game: {_situation(window)}")
    require(display.is_live or display.is_aside or scene.is_past, "an earlier place is shown as if it were the game")
    require(not (display.is_live and scene.is_past), "the game is shown as if it were an earlier place")


def _counted(discs: Iterable[Placed]) -> Counter[tuple[object, object]]:
    return Counter((disc.side, disc.cell) for disc in discs)


def _situation(window: GameWindow) -> str:
    """What is needed to understand a failure that does not come again."""
    state, display = window.controller.state, window.display
    where = "aside" if display.is_aside else "live" if display.is_live else "past"
    return f"{state.setup.rules.key} on {state.setup.size}, {state.notation!r}, {where} at place {display.place}"


def check_record(window: GameWindow) -> None:
    """The record is the game, and comes back from text as it was; where a bot's file lies stays on this computer."""
    state, record, saved = window.controller.state, window.referee.record, window.referee.saved
    require(record.notation == state.notation, "the record has other moves than the game")
    require(record.game().board == state.board, "the record leads to another position")
    own_bots = (spec.own_bot for spec in record.setup.players)
    require(
        from_json(to_json(record)).with_own_bots(*own_bots) == record, "the record does not come back from its text"
    )
    require(match_from_json(match_to_json(saved)) == saved, "the match does not come back from its text")


def check_actions(window: GameWindow) -> None:
    state, actions = window.controller.state, window.actions_
    expected = {
        "undo": (actions.undo, state.can_undo),
        "redo": (actions.redo, state.can_redo),
        "resign": (actions.resign, state.can_resign),
        "swap": (actions.swap_sides, state.can_swap),
        "pause": (actions.pause, state.can_pause),
        "rematch": (actions.rematch, state.is_over or state.is_stuck),
    }
    for name, (action, can) in expected.items():
        require(action.isEnabled() is can, f"{name} is {'off' if can else 'on'}")
    require(actions.pause.isChecked() is state.is_paused, "the switch for a pause is wrong")


CHECKS: tuple[Check, ...] = (check_scene, check_actions)
