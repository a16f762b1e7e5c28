"""What the menu says about a game that was left off, and about the last one that was played."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from connect4_gui.engine.board import Side
from connect4_gui.engine.rules import is_classic
from connect4_gui.game.game import GameResult
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.game.record import GameRecord
from connect4_gui.store.archived_game import ArchivedGame, Outcome, outcome_of
from connect4_gui.ui.words.level_texts import level_title
from connect4_gui.ui.words.result_texts import result_title
from connect4_gui.ui.words.rules_texts import rules_name
from connect4_gui.ui.words.spoken_locale import spoken_locale
from connect4_gui.ui.words.texts import Counted, player_name, size_text

translate = QCoreApplication.translate


def turn_text(record: GameRecord) -> str:
    """Whose move it is, or how the game ended that nobody has left yet."""
    setup, side = record.setup, record.game().board.side
    if record.result is not None:
        return result_title(setup, record.result)
    if setup.has_answers and setup.spec(side).is_person:
        return translate("left_off", "Your move")
    return translate("left_off", "{name} to move").format(name=player_name(setup, side))


def opponent_text(setup: MatchSetup) -> str:
    """The computer by its level or its own name; two of a kind by both of their names."""
    if not setup.has_answers:
        return players_text(setup)
    spec = next(spec for spec in setup.players if not spec.is_person)
    name = spec.name or (level_title(spec.level) if spec.level is not None else translate("texts", "Own bot"))
    return translate("left_off", "against {name}").format(name=name)


def players_text(setup: MatchSetup) -> str:
    first, second = (player_name(setup, side) for side in Side)
    return f"{first} – {second}"


def board_text(record: GameRecord) -> str:
    """The size of the board, the rules unless they are the classic ones, and how many discs lie on it."""
    return " · ".join([*_board_facts(record), Counted().discs(len(record.game().discs))])


def last_game_title(game: ArchivedGame) -> str:
    titles = {
        Outcome.WON: translate("left_off", "Last game: you won"),
        Outcome.LOST: translate("left_off", "Last game: you lost"),
        Outcome.DRAWN: translate("left_off", "Last game: a draw"),
        Outcome.UNFINISHED: translate("left_off", "Last game: not finished"),
    }
    title = titles.get(outcome_of(game.record))
    return title or _end_title(game.record.setup, game.record.result)


def _end_title(setup: MatchSetup, result: GameResult | None) -> str:
    """How a game ended in which nobody is "you"."""
    if result is None or result.winner is None:
        return translate("left_off", "Last game: a draw")
    return translate("left_off", "Last game: {name} won").format(name=player_name(setup, result.winner))


def last_game_facts(game: ArchivedGame) -> str:
    """The size of the board, the rules unless they are the classic ones, and the day, as all days are written."""
    played = QDateTime.fromSecsSinceEpoch(int(game.played_at)).date()
    day = spoken_locale().toString(played, QLocale.FormatType.ShortFormat)
    return " · ".join([*_board_facts(game.record), day])


def _board_facts(record: GameRecord) -> list[str]:
    size = size_text(record.setup.size)
    return [size] if is_classic(record.rules) else [size, rules_name(record.rules)]
