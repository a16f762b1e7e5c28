"""Plans and games of tournaments for tests."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from connect4_gui.engine.board import Side, classic_board
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.levels import BEGINNER, EASY, HARD, MEDIUM
from connect4_gui.engine.moves import Drop
from connect4_gui.game.game import Game
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.game.player_spec import bot
from connect4_gui.game.record import GameRecord
from connect4_gui.tournament.plan import Tournament
from connect4_gui.tournament.played_game import PlayedGame
from connect4_gui.tournament.tournament_file import TournamentFile

SMALL = BoardSize(4, 5)
TRIO = Tournament((bot(BEGINNER), bot(EASY), bot(MEDIUM)), games=4, size=SMALL, seed=7)
DUEL = Tournament((bot(HARD), bot(EASY)), games=10, size=SMALL, seed=7)


def played(plan: Tournament, number: int, winner: Side | None, fault: str | None = None) -> PlayedGame:
    """Game ``number`` of ``plan`` with this result: by resigning, or on a board that is full after a while."""
    fixture = plan.fixture(number)
    game = Game.new(plan.size)
    if winner is None:
        _fill(game)
    else:
        game.play(Drop(0))
        game.resign(winner.other)
    players = (plan.entrants[fixture.first], plan.entrants[fixture.second])
    return PlayedGame(number, GameRecord.of(game, MatchSetup(players, plan.size)), 1000.0 + number, fault)


def _fill(game: Game) -> None:
    """Fill the board so that nobody wins: the first order of columns, tried one after another, that does it."""
    if not _fill_from(game):
        raise AssertionError("there is no draw on this board")


def _fill_from(game: Game) -> bool:
    if game.result is not None:
        return game.result.winner is None
    for column in classic_board(game.board).open_columns():
        game.play(Drop(column))
        if _fill_from(game):
            return True
        game.undo()
    return False


def games_in(path: Path) -> list[PlayedGame]:
    """What is in the file of a tournament."""
    with closing(TournamentFile(path)) as file:
        return file.open()
