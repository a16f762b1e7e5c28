"""PlayedGame: a finished game of a tournament, as it is kept: one line of JSON, which the archive can import."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from connect4_gui.engine.board import Side
from connect4_gui.game.record import GameRecord
from connect4_gui.json_values import Fields, parse_object, shown, whole
from connect4_gui.store.archived_game import TOURNAMENT_ID, ArchivedGame
from connect4_gui.store.game_lines import game_object, read_game_object
from connect4_gui.tournament.plan import MOST_ENTRANTS, MOST_GAMES, Tournament, plan_object, read_plan

KEY = "tournament"
MOST_NUMBER = MOST_ENTRANTS**2 * MOST_GAMES
MOST_FAULT = 500


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """``number`` is that of its fixture, ``played_at`` in seconds since 1970.

    ``fault`` is a sentence about what the loser did, where the game did not end on the board.
    """

    number: int
    record: GameRecord
    played_at: float
    fault: str | None = None

    @property
    def winner(self) -> Side | None:
        """None for a draw."""
        assert self.record.result is not None
        return self.record.result.winner

    def archived(self, plan: Tournament) -> ArchivedGame:
        """For the archive; the same game of the same tournament always has the same id."""
        return ArchivedGame(f"{TOURNAMENT_ID}{plan.digest}-{self.number + 1}", self.played_at, self.record)


def to_line(game: PlayedGame, plan: Tournament, *, with_plan: bool = False) -> str:
    """Without the end of the line. One line of a file tells the plan of all."""
    about: dict[str, Any] = {"number": game.number + 1}
    if game.fault is not None:
        about["fault"] = game.fault
    if with_plan:
        about["plan"] = plan_object(plan)
    data = {**game_object(game.archived(plan)), KEY: about}
    return json.dumps(data, separators=(",", ":"), ensure_ascii=True, allow_nan=False)


def from_line(text: str) -> tuple[PlayedGame, Tournament | None]:
    """The game, and the plan where the line tells it. Raises ValueError with a sentence."""
    data = parse_object(text)
    game = read_game_object(data)
    if game.record.result is None:
        raise ValueError("the game is not over")
    fields = Fields(data.get(KEY), KEY)
    number = fields.take("number", whole(1, MOST_NUMBER)) - 1
    return PlayedGame(number, game.record, game.played_at, fields.maybe("fault", _fault)), fields.maybe(
        "plan", read_plan
    )


def _fault(value: Any) -> str:
    if not isinstance(value, str) or len(value) > MOST_FAULT:
        raise ValueError(f"{shown(value)} is not a sentence")
    return value
