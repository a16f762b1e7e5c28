"""The engine for other programs by rules beside Classic."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from connect4_gui.engine.board import Side
from connect4_gui.engine.board_size import STANDARD_SIZE
from connect4_gui.engine.notation import parse_turns
from connect4_gui.engine.rulebook import RULES
from connect4_gui.engine.rules import Rules
from connect4_gui.ugi.variant_thinker import score_words
from tests.ugi.lines import Talk, talk


@pytest.fixture
def other() -> Iterator[Talk]:
    with talk() as made:
        made.send("setoption name Level value expert")
        yield made


@pytest.mark.parametrize("rules", RULES[1:], ids=lambda rules: rules.key)
def test_it_plays_what_is_allowed(other: Talk, rules: Rules) -> None:
    board, moves = rules.start(STANDARD_SIZE, Side.FIRST), ""
    other.send(f"setoption name Rules value {rules.key}", "uginewgame")
    for _ in range(3):
        best = other.best_move(f"position startpos moves {moves}", "go movetime 200")
        ((move, luck),) = parse_turns(best)
        assert move in rules.moves(board)
        board = rules.play(board, move, luck).board
        moves += f" {best}"


def test_it_pulls_a_disc_out_to_win(other: Talk) -> None:
    other.send("setoption name Rules value popout")
    # Player 1 has three in the second row beside column 1, whose third disc falls into line when its first is pulled.
    position = "position fen 7/7/7/7/7/7 r 1 moves 1 2 2 3 3 1 4 5 4 5 1 7"
    assert other.best_move(position, "go depth 2") == "p1"
    assert other.ask(f"{position} p1", "query result") == "response p1win"


def test_it_is_told_what_chance_did(other: Talk) -> None:
    other.send("setoption name Rules value slippery chance=50", "position startpos moves 4>6 1 6 1 6 1")
    assert other.ask("query p1turn") == "response true"
    assert other.ask("position startpos moves 4>6 1 6 1 6 1 6", "query result") == "response p1win"


def test_with_perfect_the_strongest_plays_that_knows_the_rules(other: Talk) -> None:
    other.send("setoption name Level value perfect", "setoption name Rules value five", "position startpos")
    assert other.best_move("go nodes 500") in {str(column) for column in range(1, 8)}


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        (["setoption name Rules value chess"], "there are no rules 'chess'; the rules are classic, popout"),
        (["setoption name Rules value swap every=99"], "every must be 3 to 12, not 99"),
        (["setoption name Rules value popout", "position startpos moves p1"], "move 1 (p1): "),
        (["setoption name Rules value popout", "position fen 7/7/7/7/7/r6 y 1"], "by the rules popout a position is"),
        (["setoption name Rules value five", "position fen 5/5/5/5 r 1"], "the rules five are not for a 4×5 board"),
        (["setoption name Rules value classic", "position startpos moves p1"], "move 1 (p1): a turn is a disc"),
    ],
)
def test_what_the_rules_refuse_gets_a_sentence(other: Talk, lines: list[str], sentence: str) -> None:
    assert other.ask(*lines).startswith(f"info string {sentence}")


@pytest.mark.parametrize(
    ("value", "words"), [(25, "cp 25"), (9999, "mate 1"), (9997, "mate 2"), (-9998, "mate -1"), (0, "cp 0")]
)
def test_an_end_that_was_seen_counts_the_winners_turns(value: int, words: str) -> None:
    assert score_words(value) == words
