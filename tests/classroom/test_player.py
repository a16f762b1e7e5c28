from __future__ import annotations

import random

import pytest

from connect4_gui.classroom import Board, Player, TourneyPlayer

TACTICS = "1211244445"
"""O wins in column 3 unless X plays there; X can win there too, two moves later."""


def board_with(columns: str, width: int = 7, height: int = 6) -> Board:
    board = Board(width, height)
    board.set_board(columns)
    return board


def test_a_player_says_how_it_plays() -> None:
    assert repr(Player("X", "LEFT", 2)) == "Player: ox = X, tbt = LEFT, ply = 2"
    assert repr(TourneyPlayer("O", "RANDOM", 0)) == "Player: ox = O, tbt = RANDOM, ply = 0"


def test_x_and_o_are_opponents() -> None:
    assert [Player("X", "LEFT", 3).opp_ch(), Player("O", "LEFT", 3).opp_ch()] == ["O", "X"]


def test_a_won_board_is_worth_everything_to_one_and_nothing_to_the_other() -> None:
    won = board_with("01020305")
    assert [Player(ox, "LEFT", 2).score_board(won) for ox in "XO"] == [100.0, 0.0]
    assert [Player(ox, "LEFT", 2).score_board(Board(7, 6)) for ox in "XO"] == [50.0, 50.0]


def test_ties_go_left_right_or_anywhere() -> None:
    scores = [0, 0, 50, 0, 50, 50, 0]
    assert Player("X", "LEFT", 1).tiebreak_move(scores) == 2
    assert Player("X", "RIGHT", 1).tiebreak_move(scores) == 5
    random.seed(1)
    assert {Player("X", "RANDOM", 1).tiebreak_move(scores) for _ in range(50)} == {2, 4, 5}


@pytest.mark.parametrize(
    ("ox", "ply", "scores"),
    [
        ("X", 0, [50, 50, 50, 50, 50, 50, 50]),
        ("O", 1, [50, 50, 50, 100, 50, 50, 50]),
        ("X", 2, [0, 0, 0, 50, 0, 0, 0]),
        ("X", 3, [0, 0, 0, 100, 0, 0, 0]),
        ("O", 3, [50, 50, 50, 100, 50, 50, 50]),
        ("O", 4, [0, 0, 0, 100, 0, 0, 0]),
    ],
)
def test_looking_further_ahead_sees_more(ox: str, ply: int, scores: list[float]) -> None:
    board = board_with(TACTICS)
    assert Player(ox, "LEFT", ply).scores_for(board) == scores
    assert repr(board) == repr(board_with(TACTICS))


def test_the_next_move_is_the_best_one() -> None:
    board = board_with(TACTICS)
    assert Player("X", "LEFT", 1).next_move(board) == 0
    assert Player("X", "RIGHT", 1).next_move(board) == 6
    assert [Player("X", tbt, 2).next_move(board) for tbt in ("LEFT", "RIGHT", "RANDOM")] == [3, 3, 3]


@pytest.mark.parametrize("ply", [0, 1, 2, 3])
def test_a_full_column_scores_less_than_everything(ply: int) -> None:
    assert Player("X", "LEFT", ply).scores_for(board_with("333333"))[3] == -1.0
    assert Player("X", "LEFT", ply).scores_for_tourney(board_with("333333"))[3] == -1.0


@pytest.mark.parametrize("ply", [1, 2, 3, 4])
def test_a_move_that_fills_the_board_without_a_win_is_even(ply: int) -> None:
    board = board_with("001", 2, 2)
    assert Player("O", "LEFT", ply).scores_for(board) == [-1.0, 50.0]
    assert Player("O", "LEFT", ply).scores_for_tourney(board) == [-1.0, 50.0]


def test_a_win_with_the_last_disc_is_a_win() -> None:
    board = Board(4, 1)
    for col in range(3):
        board.add_move(col, "X")
    assert Player("X", "LEFT", 2).scores_for(board) == [-1.0, -1.0, -1.0, 100.0]


@pytest.mark.parametrize("ply", [0, 1, 3])
def test_a_game_that_is_over_has_one_score(ply: int) -> None:
    won = board_with("0102030")
    assert Player("O", "LEFT", ply).scores_for(won) == [0.0] * 7
    assert Player("X", "LEFT", ply).scores_for_tourney(won) == [100.0] * 7


@pytest.mark.parametrize("width", [4, 7, 12])
@pytest.mark.parametrize("ox", ["X", "O"])
def test_a_player_takes_a_win_and_blocks_one_on_any_board(ox: str, width: int) -> None:
    for kind in (Player, TourneyPlayer):
        for mine in "XO":
            board = Board(width, 5)
            for _ in range(3):
                board.add_move(width - 1, mine)
            assert kind(ox, "LEFT", 2).next_move(board) == width - 1


def test_a_tourney_player_sees_chances_where_the_plain_one_sees_nothing() -> None:
    middle, corner = board_with("3"), board_with("0")
    x, o = Player("X", "LEFT", 0), Player("O", "LEFT", 0)
    assert x.score_board_for_tourney(middle) > x.score_board_for_tourney(corner) > 50.0
    assert x.score_board_for_tourney(middle) + o.score_board_for_tourney(middle) == pytest.approx(100)
    assert x.score_board_for_tourney(Board(7, 6)) == 50.0
    assert [player.score_board_for_tourney(board_with("0102030")) for player in (x, o)] == [100.0, 0.0]
    assert Player("X", "LEFT", 1).next_move(Board(7, 6)) == 0
    assert TourneyPlayer("X", "LEFT", 1).next_move(Board(7, 6)) == 3


def test_a_tourney_player_plays_by_the_scores_for_tourney() -> None:
    board = board_with("334")
    assert TourneyPlayer("O", "LEFT", 2).scores_for(board) == Player("O", "RIGHT", 2).scores_for_tourney(board)


@pytest.mark.parametrize("ply", [1, 2])
@pytest.mark.parametrize("ox", ["X", "O"])
def test_a_tourney_player_beats_a_plain_one_who_looks_as_far(ox: str, ply: int) -> None:
    random.seed(3)
    wins = [_tourney_player_wins(ox, ply, opening) for opening in range(7)]
    assert sum(wins) >= 6


def _tourney_player_wins(ox: str, ply: int, opening: int) -> bool:
    px, po = ((TourneyPlayer if letter == ox else Player)(letter, "RANDOM", ply) for letter in "XO")
    board = board_with(f"{opening}{6 - opening}")
    return board.play_game(px, po, show=False) == ox


class EdgePlayer(Player):
    """Thinks that a disc in the last column decides the game."""

    def score_board(self, board: Board) -> float:
        return {self.ox: 90.0, self.opp_ch(): 10.0, " ": 50.0}[board.data[-1][-1]]


def test_a_class_of_ones_own_looks_ahead_with_its_own_judgement() -> None:
    assert EdgePlayer("X", "LEFT", 2).scores_for(Board(5, 4)) == [10.0, 10.0, 10.0, 10.0, 90.0]


@pytest.mark.parametrize(
    ("ox", "tbt", "ply", "sentence"),
    [
        ("R", "LEFT", 1, "a player is 'X' or 'O', not 'R'"),
        ("X", "left", 1, "a tie-break is LEFT, RIGHT or RANDOM, not 'left'"),
        ("X", "LEFT", -1, "nobody looks -1 moves ahead"),
    ],
)
def test_an_impossible_player_is_refused_with_a_sentence(ox: str, tbt: str, ply: int, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        Player(ox, tbt, ply)


def test_there_is_no_move_on_a_full_board() -> None:
    with pytest.raises(ValueError, match="full board"):
        Player("X", "LEFT", 2).next_move(board_with("0011", 2, 2))
