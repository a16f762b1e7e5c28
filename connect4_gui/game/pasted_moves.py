"""Pasted text from anywhere becomes a game or a position, or one fault that can be named.

A game is told by the classic rules. A text has moves, or draws a board and perhaps goes on with moves. Space and line
breaks between the moves mean nothing.
Nothing else in the text is trusted.
"""

from __future__ import annotations

from dataclasses import replace

from connect4_gui.engine.board import Board, Side, classic_board
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.moves import Drop, Move, Pass
from connect4_gui.engine.notation import parse_moves
from connect4_gui.engine.rules import CLASSIC
from connect4_gui.game.board_text import BoardText, looks_like_board, read_board
from connect4_gui.game.game import Game
from connect4_gui.game.impossible import Impossible, Obstacle, impossible
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.game.paste_fault import MOST_SIGNS, Flaw, PasteFault
from connect4_gui.game.record import GameRecord


def pasted_game(text: str, setup: MatchSetup, starter: Side) -> GameRecord | PasteFault:
    """The game that ``text`` tells, or the first thing wrong with it. Moves alone are begun by ``starter`` on an empty
    board.
    """
    told = _read(text, setup.size, starter)
    if isinstance(told, PasteFault):
        return told
    if told.board.size != setup.size:
        return PasteFault(Flaw.OTHER_SIZE, told.board.size.rows, told.board.size.columns)
    obstacle = impossible(told.board)
    if obstacle is not None:
        return _obstacle_fault(obstacle)
    game = Game(told.board)
    return _play_all(game, told) or GameRecord.of(game, replace(setup, rules=CLASSIC))


def pasted_position(text: str, size: BoardSize, starter: Side) -> Board | PasteFault:
    """The position where ``text`` ends, or the first thing wrong with it.

    A board that is drawn may have any size, and where no moves follow, it may be impossible.
    """
    told = _read(text, size, starter)
    if isinstance(told, PasteFault):
        return told
    if not told.moves.strip():
        return told.board
    obstacle = impossible(told.board)
    if obstacle is not None:
        return _obstacle_fault(obstacle)
    game = Game(told.board)
    return _play_all(game, told) or classic_board(game.board)


def _read(text: str, size: BoardSize, starter: Side) -> BoardText | PasteFault:
    """What ``text`` says, with its moves still to be played."""
    if looks_like_board(text):
        return read_board(text)
    if not text[:MOST_SIGNS].strip() and len(text) <= MOST_SIGNS:
        return PasteFault(Flaw.EMPTY)
    return BoardText(Board.empty(size, starter), text)


def _play_all(game: Game, told: BoardText) -> PasteFault | None:
    """Play the moves, or say what is wrong with the first one that cannot be played."""
    text = told.moves
    places = enumerate(text[:MOST_SIGNS], start=told.skipped + 1)
    signs = [(place, sign) for place, sign in places if not sign.isspace()]
    for number, (place, sign) in enumerate(signs, start=1):
        flaw = _play(game, sign)
        if flaw is not None:
            return PasteFault(flaw, number, place, sign)
    return PasteFault(Flaw.TOO_LONG) if len(text) > MOST_SIGNS else None


def _obstacle_fault(found: Impossible) -> PasteFault:
    match found.obstacle:
        case Obstacle.FLOATING:
            row, column = min(found.cells)
            return PasteFault(Flaw.FLOATING, column + 1, row + 1)
        case Obstacle.FOUR:
            return PasteFault(Flaw.FOUR_ALREADY)
        case Obstacle.FULL:
            return PasteFault(Flaw.BOARD_FULL)


def _play(game: Game, sign: str) -> Flaw | None:
    """Play the move that ``sign`` stands for, or say what is wrong with it."""
    try:
        (move,) = parse_moves(sign)
    except ValueError:
        return Flaw.NO_MOVE
    if not isinstance(move, Drop | Pass):
        return Flaw.NO_MOVE
    if game.allows(move):
        game.play(move)
        return None
    return _refusal(game, move)


def _refusal(game: Game, move: Move) -> Flaw:
    if game.is_over:
        return Flaw.GAME_OVER
    is_there = isinstance(move, Drop) and game.board.is_column(move.column)
    return Flaw.FULL if is_there else Flaw.NO_COLUMN
