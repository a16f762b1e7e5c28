from __future__ import annotations

from collections.abc import Callable

import pytest

from connect4_gui.classroom import Board, Player

Type = Callable[..., None]


@pytest.fixture
def type_in(monkeypatch: pytest.MonkeyPatch) -> Type:
    """Types lines at the keyboard; after the last one the input ends."""

    def type_lines(*lines: str) -> None:
        waiting = iter(lines)

        def read(prompt: str) -> str:
            print(prompt, end="")
            line = next(waiting, None)
            if line is None:
                raise EOFError
            return line

        monkeypatch.setattr("builtins.input", read)

    return type_lines


@pytest.mark.parametrize(("x_ply", "o_ply", "winner", "discs"), [(0, 0, "X", 19), (1, 1, "X", 15), (3, 2, "O", 38)])
def test_players_who_go_left_play_these_games(x_ply: int, o_ply: int, winner: str, discs: int) -> None:
    board = Board(7, 6)
    assert board.play_game(Player("X", "LEFT", x_ply), Player("O", "LEFT", o_ply), show=False) == winner
    assert board.count_discs() == discs


def test_a_game_is_printed_move_by_move(capsys: pytest.CaptureFixture[str]) -> None:
    board = Board(7, 6)
    board.play_game(Player("X", "LEFT", 0), Player("O", "LEFT", 0))
    lines = capsys.readouterr().out.splitlines()
    assert lines[:8] == str(Board(7, 6)).splitlines()
    assert lines[9:18] == ["X plays 0.", *_after("0")]
    assert lines[-1] == "X wins after 19 discs."
    assert "\n".join(lines[-9:-1]) == str(board)


def _after(columns: str) -> list[str]:
    board = Board(7, 6)
    board.set_board(columns)
    return str(board).splitlines()


def test_without_show_a_game_is_silent(capsys: pytest.CaptureFixture[str]) -> None:
    Board(7, 6).play_game(Player("X", "LEFT", 1), Player("O", "LEFT", 1), show=False)
    assert capsys.readouterr().out == ""


def test_a_full_board_is_a_draw(capsys: pytest.CaptureFixture[str]) -> None:
    assert Board(3, 3).play_game(Player("X", "LEFT", 1), Player("O", "RIGHT", 1)) is None
    assert capsys.readouterr().out.endswith("A draw: the board is full.\n")


def test_a_game_goes_on_from_the_discs_on_the_board() -> None:
    board = Board(7, 6)
    board.set_board("010203")
    assert board.play_game(Player("X", "RIGHT", 1), Player("O", "LEFT", 1), show=False) == "X"
    assert board.count_discs() == 7


def test_a_finished_game_is_cleared_away_for_the_next() -> None:
    board = Board(7, 6)
    players = Player("X", "LEFT", 0), Player("O", "LEFT", 0)
    assert [board.play_game(*players, show=False) for _ in range(2)] == ["X", "X"]
    assert board.count_discs() == 19


def test_two_people_play_at_the_keyboard(type_in: Type, capsys: pytest.CaptureFixture[str]) -> None:
    type_in("0", "1", " 0 ", "1", "0", "1", "0")
    assert Board(7, 6).play_game("human", "human") == "X"
    text = capsys.readouterr().out
    assert "O, choose a column from 0 to 6 (q to leave): " in text
    assert text.endswith("X wins after 7 discs.\n")


def test_a_person_can_play_either_side_against_a_player(type_in: Type) -> None:
    type_in("6", "6", "6", "6")
    assert Board(7, 6).play_game("human", Player("O", "LEFT", 0)) == "X"
    type_in("6", "6", "6", "6")
    assert Board(7, 6).play_game(Player("X", "LEFT", 1), "human") == "X"


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("", "Sorry, '' is not the number of a column."),
        ("three", "Sorry, 'three' is not the number of a column."),
        ("-1", "Sorry, '-1' is not the number of a column."),
        ("²", "Sorry, '²' is not the number of a column."),
        ("7", "Sorry, there is no column 7; the columns are 0 to 6."),
        ("9" * 5000, "Sorry, "),
        ("3", "Sorry, column 3 is full."),
    ],
)
def test_a_bad_answer_gets_a_sentence_and_another_chance(
    type_in: Type, capsys: pytest.CaptureFixture[str], line: str, sentence: str
) -> None:
    board = Board(7, 6)
    board.set_board("333333")
    type_in(line, "4")
    board.play_game("human", "human")
    assert sentence in capsys.readouterr().out
    assert board.data[5][4] == "X"


@pytest.mark.parametrize("lines", [(), ("q",), ("QUIT",), ("3", "exit")])
def test_a_person_can_leave_and_input_can_end(
    type_in: Type, capsys: pytest.CaptureFixture[str], lines: tuple[str, ...]
) -> None:
    type_in(*lines)
    assert Board(7, 6).play_game("human", "human") is None
    assert capsys.readouterr().out.endswith("The game was left.\n")


class Stubborn:
    """Always answers the same."""

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def next_move(self, _board: Board) -> int:
        return self.answer  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        (7, "X cannot play there: there is no column 7; the columns are 0 to 6"),
        (None, "X cannot play there: there is no column None"),
        ("3", "X cannot play there: there is no column '3'"),
    ],
)
def test_a_player_who_answers_nonsense_is_told_so(answer: object, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        Board(7, 6).play_game(Stubborn(answer), Player("O", "LEFT", 0), show=False)


def test_a_word_other_than_human_is_nobody() -> None:
    with pytest.raises(ValueError, match="nobody is called 'Human'"):
        Board(7, 6).play_game("Human", Player("O", "LEFT", 0))  # type: ignore[arg-type]
