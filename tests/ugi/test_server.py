from __future__ import annotations

import math
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from connect4_gui import __version__
from connect4_gui.engine.board import Board
from connect4_gui.engine.board_size import BoardSize
from connect4_gui.engine.levels import LADDER
from connect4_gui.engine.lineup import Lineup
from connect4_gui.engine.notation import board_after
from connect4_gui.engine.position_text import write_position
from connect4_gui.ugi import server as server_module
from connect4_gui.ugi.server import UgiServer
from tests.engine.positions import MENU_SIZES
from tests.engine.solved import SAMPLES, read_sized
from tests.ugi.lines import Talk, talk

WIN_IN_COLUMN_3 = "position startpos moves 4 1 4 1 5 2 5 2 6 7"


@pytest.fixture
def other() -> Iterator[Talk]:
    with talk() as talking:
        yield talking


def test_it_introduces_itself_with_its_options(other: Talk) -> None:
    other.send("ugi")
    assert other.hear_all() == [
        f"id name Connect Four {__version__}",
        "id author The Connect Four contributors",
        "option name Level type combo default perfect var beginner var easy var medium var hard var expert var perfect",
        "option name Threads type spin default 1 min 1 max 64",
        "option name Hash type spin default 64 min 1 max 4096",
        "option name OwnBook type check default true",
        "option name Rows type spin default 6 min 4 max 8",
        "option name Columns type spin default 7 min 4 max 9",
        "option name Rules type combo default classic var classic var popout var slippery var swap var flip "
        "var vanishing var gravity var five",
        "ugiok",
    ]


def test_it_is_ready_at_any_time(other: Talk) -> None:
    assert other.ask("isready") == "readyok"
    other.send("setoption name OwnBook value false", "go infinite")
    other.hear_until("info depth")
    other.send("isready")
    other.hear_until("readyok")
    other.send("stop")
    assert other.hear_until("bestmove")[-1].startswith("bestmove ")


def test_it_answers_questions_about_a_running_game(other: Talk) -> None:
    assert other.ask("query gameover") == "response false"
    assert other.ask("query p1turn") == "response true"
    assert other.ask("query result") == "response none"
    assert other.ask("position startpos moves 4", "query p1turn") == "response false"
    assert other.ask("position startpos moves 4 -", "query p1turn") == "response true"
    assert other.ask("position fen 7/7/7/7/7/3r3 r 1", "query p1turn") == "response true"


@pytest.mark.parametrize(
    ("position", "result"),
    [
        ("startpos moves 1 2 1 2 1 2 1", "p1win"),
        ("startpos moves 7 1 2 1 2 1 2 1", "p2win"),
        ("fen 4/4/4/4 r 1 moves 1 1 1 1 2 2 2 2 4 3 3 3 3 4 4 4", "draw"),
    ],
)
def test_it_knows_how_a_game_ended(other: Talk, position: str, result: str) -> None:
    assert other.ask(f"position {position}", "query gameover") == "response true"
    assert other.ask("query result") == f"response {result}"
    assert other.best_move("go movetime 50") == "0000"


@pytest.mark.parametrize("go", ["go movetime 500", "go depth 4", "go nodes 5000", "go p1time 9000 p2time 1", "go"])
def test_it_takes_a_win_and_tells_what_it_found(other: Talk, go: str) -> None:
    other.send(WIN_IN_COLUMN_3, go)
    *found, best = other.hear_until("bestmove")
    assert best == "bestmove 3"
    assert found[-1].startswith("info depth ")
    assert " score mate 1 nodes " in found[-1]
    assert found[-1].endswith(" pv 3")


@pytest.mark.parametrize("level", [level.key for level in LADDER if level.key not in ("beginner", "easy")])
def test_every_level_that_never_overlooks_blocks(other: Talk, level: str) -> None:
    position = "position startpos moves 4 1 4 1 4"
    assert other.best_move(f"setoption name Level value {level}", position, "go movetime 300") == "4"


@pytest.mark.parametrize("level", [level.key for level in LADDER])
def test_every_level_plays(other: Talk, level: str) -> None:
    other.send(f"setoption name level value {level.upper()}")
    assert other.best_move("position startpos moves 4 4 4 4 4 4", "go movetime 30") in "123567"


@pytest.mark.parametrize("size", [BoardSize(4, 4), *MENU_SIZES], ids=str)
def test_every_size_can_be_played(other: Talk, size: BoardSize) -> None:
    other.send("setoption name Hash value 1")
    text = write_position(Board.empty(size))
    by_text = other.best_move(f"position fen {text} moves 1 {size.columns}", "go movetime 10")
    assert 1 <= int(by_text) <= size.columns
    other.send(f"setoption name Rows value {size.rows}", f"setoption name Columns value {size.columns}")
    full = " ".join(str(size.columns) * size.rows)
    by_option = other.best_move(f"position startpos moves {full}", "go depth 1")
    assert 1 <= int(by_option) < size.columns


def test_stop_ends_a_search_that_would_go_on_for_ever(other: Talk) -> None:
    other.send("setoption name Rows value 8", "setoption name Columns value 9", "go infinite")
    other.hear_until("info depth")
    other.send("stop")
    assert other.hear_until("bestmove")[-1].removeprefix("bestmove ") in "123456789"


def test_an_infinite_search_keeps_its_answer_until_it_is_stopped(other: Talk) -> None:
    other.send(WIN_IN_COLUMN_3, "go infinite")
    other.hear_until("info depth")
    assert not any(line.startswith("bestmove") for line in other.hear_all())
    assert other.best_move("stop") == "3"


def test_one_search_may_follow_the_other_at_once(other: Talk) -> None:
    other.send("setoption name OwnBook value false", "go infinite", "stop", "go infinite", "stop", "go depth 1")
    bests = [other.hear_until("bestmove")[-1] for _ in range(3)]
    assert all(best.removeprefix("bestmove ") in "1234567" for best in bests)
    assert not other.hear_all()


def test_a_second_search_has_to_wait(other: Talk) -> None:
    other.send("setoption name OwnBook value false", "go infinite", "go depth 1")
    assert other.hear_until("info string")[-1] == "info string a search goes on already; 'stop' ends it"
    other.send("stop")
    other.hear_until("bestmove")


def test_stop_without_a_search_is_harmless(other: Talk) -> None:
    other.send("stop", "uginewgame", "stop")
    assert other.hear_all() == []


def test_a_new_game_begins_at_the_start(other: Talk) -> None:
    other.send("position startpos moves 1 2 1 2 1 2 1", "uginewgame")
    assert other.ask("query gameover") == "response false"


def test_leaving_ends_a_search_with_its_move(other: Talk) -> None:
    other.send("setoption name OwnBook value false", "go infinite")
    assert not other.server.handle("quit")
    other.server.close()
    assert other.hear_all()[-1].startswith("bestmove ")


def test_the_book_can_be_left_out(other: Talk) -> None:
    position = "position startpos moves 4 4"
    other.send(position, "go movetime 100")
    assert " nodes 0 " in other.hear_until("bestmove")[0]
    other.send("setoption name OwnBook value false", position, "go movetime 100")
    assert " nodes 0 " not in other.hear_until("bestmove")[-2]


def test_the_answer_is_the_one_that_is_proven(other: Talk) -> None:
    for solved in read_sized(SAMPLES / "columns.txt")[:10]:
        text = write_position(board_after(solved.size, solved.moves))
        best = other.best_move(f"position fen {text}", "go")
        scores = [-math.inf if score is None else score for score in solved.scores]
        assert scores[int(best) - 1] == max(scores)


def test_the_engine_is_made_as_the_options_say(other: Talk, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[bool, int, int]] = []

    class RecordingLineup(Lineup):
        def __init__(self, books: object = None, *, threads: int = 1, memory_bytes: int = 0) -> None:
            super().__init__(None, threads=threads)
            made.append((books is not None, threads, memory_bytes))

    monkeypatch.setattr(server_module, "Lineup", RecordingLineup)
    other.send("setoption name Threads value 2", "setoption name hash value 16")
    other.best_move("go depth 1")
    other.best_move("go depth 1")
    other.best_move("setoption name ownbook value FALSE", "go depth 1")
    assert made == [(True, 2, 16 << 20), (False, 2, 16 << 20)]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("uci", "there is no command 'uci'; the commands are ugi, isready"),
        ("GO", "there is no command 'GO'"),
        ("position", "a position is 'startpos' or 'fen'"),
        ("position here", "a position is 'startpos' or 'fen'"),
        ("position startpos 4 4", "after a position comes 'moves', not '4'"),
        ("position startpos moves 4 8", "move 2 (8): there is no column 8 on a 6×7 board"),
        ("position startpos moves 4 44", "move 2 is '44'; a move is a column from 1 to 9"),
        ("position startpos moves x", "move 1 is 'x'"),
        ("position startpos moves 1 1 1 1 1 1 1", "move 7 (1): column 1 is full"),
        ("position startpos moves 1 2 1 2 1 2 1 2", "move 8 (2): the game is already over"),
        ("position fen 7/7/7 r 1", "rows must be 4 to 8, not 3"),
        ("position fen 7/7/7/7/7/7 r", "a position is rows, player and move"),
        ("position fen", "a position is rows, player and move"),
        ("go fast", "go does not know 'fast'"),
        ("go movetime", "movetime must be a whole number, not ''"),
        ("go movetime soon", "movetime must be a whole number, not 'soon'"),
        ("go depth 0", "depth must be more than 0, not 0"),
        ("go nodes -4", "nodes must be more than 0, not -4"),
        ("go depth " + "9" * 5000, "depth must be a whole number"),
        ("query", "query knows gameover, p1turn, result, not ''"),
        ("query score", "query knows gameover, p1turn, result, not 'score'"),
        ("setoption", "an option is set like this: setoption name Level value perfect"),
        ("setoption name Level", "an option is set like this"),
        ("setoption name Colour value red", "there is no option 'Colour'; the options are Level, Threads"),
        ("setoption name Level value adaptive", "Level must be one of beginner, easy"),
        ("setoption name Threads value 0", "Threads must be 1 to 64, not '0'"),
        ("setoption name Hash value many", "Hash must be 1 to 4096, not 'many'"),
        ("setoption name Rows value", "Rows must be 4 to 8, not ''"),
        ("setoption name OwnBook value maybe", "OwnBook must be true or false, not 'maybe'"),
    ],
)
def test_a_line_that_makes_no_sense_gets_a_sentence(other: Talk, line: str, sentence: str) -> None:
    answer = other.ask(line)
    assert answer.startswith(f"info string {sentence}")
    assert "\n" not in answer


def test_a_bad_position_leaves_the_last_one(other: Talk) -> None:
    other.send("position startpos moves 4", "position startpos moves 4 9")
    other.hear_all()
    assert other.ask("query p1turn") == "response false"


words = st.sampled_from(
    [
        *("ugi", "isready", "setoption", "name", "value", "Level", "uginewgame", "position", "startpos", "fen"),
        *("moves", "stop", "query", "4", "-", "r", "7/7/7/7/7/7"),
    ]
)


@given(st.lists(words, max_size=8).map(" ".join) | st.text(max_size=40).filter(lambda text: "go" not in text))
def test_no_line_at_all_raises(line: str) -> None:
    said: list[str] = []
    UgiServer(said.append).handle(line)
    assert all("Traceback" not in answer for answer in said)
