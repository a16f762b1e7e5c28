"""Bots from outside that behave: they play whole games of every kind."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from connect4_gui.engine.board import Board, Side
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.levels import BEGINNER
from connect4_gui.engine.lineup import Lineup
from connect4_gui.engine.notation import board_after
from connect4_gui.engine.search_types import StopFlag
from connect4_gui.game.bot_game import play_out
from connect4_gui.game.game import Ending
from connect4_gui.game.match_setup import MatchSetup, StartRule
from connect4_gui.game.player_spec import bot as level_bot
from connect4_gui.game.player_spec import outside
from connect4_gui.outside.fault import Fault, FaultKind, Forfeit
from connect4_gui.outside.own_bot import OwnBot
from connect4_gui.outside.protection import Protection
from tests.outside.conftest import LIMITS, MakeMind
from tests.project import ROOT

EMPTY = Board.empty(STANDARD_SIZE)
SIZES = (BoardSize(4, 5), BoardSize(8, 9))

WriteBot = Callable[..., OwnBot]


def example(name: str) -> str:
    """The code in the documentation whose comment calls it ``name``."""
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "docs/bots.md").read_text(encoding="utf-8"), re.DOTALL)
    (code,) = (block for block in blocks if f"# {name}:" in block)
    return str(code)


def play(own: OwnBot, make_mind: MakeMind, protection: Protection, size: BoardSize, starts: StartRule) -> str:
    """A whole game of ``own`` against a beginner; its moves."""
    setup = MatchSetup((outside(own), level_bot(BEGINNER)), size, start_rule=starts)
    mind = make_mind(own, protection)
    record = play_out(setup, (mind, Lineup().bot(BEGINNER, random.Random(3))))
    assert record.result is not None
    assert record.result.ending in (Ending.FOUR_IN_A_ROW, Ending.BOARD_FULL), record.result
    return record.notation


@pytest.mark.parametrize("starts", [StartRule.FIRST, StartRule.SECOND])
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", ["connectx_bot.py", "classroom_bot.py"])
def test_the_python_examples_play_whole_games(
    name: str, size: BoardSize, starts: StartRule, write_bot: WriteBot, make_mind: MakeMind, protection: Protection
) -> None:
    moves = play(write_bot(example(name), file=name), make_mind, protection, size, starts)
    assert len(moves) >= 7


@pytest.mark.parametrize("starts", [StartRule.FIRST, StartRule.SECOND])
def test_the_ugi_example_plays_a_whole_game(
    starts: StartRule, write_bot: WriteBot, make_mind: MakeMind, protection: Protection
) -> None:
    own = write_bot(example("ugi_bot"), file="ugi_bot", is_program=True)
    moves = play(own, make_mind, protection, STANDARD_SIZE, starts)
    assert moves[0 if starts is StartRule.FIRST else 1] == "1"


ECHO = """
    import sys
    said = []
    for line in sys.stdin:
        said.append(line.strip())
        if line.startswith("go"):
            with open({path!r}, "w") as file:
                file.write("\\n".join(said))
            print("info string", said[-2:], flush=True)
            print("bestmove", 4, flush=True)
        print({{"ugi": "ugiok", "isready": "readyok"}}.get(line.strip(), "info"), flush=True)
    """


def test_a_ugi_program_hears_the_game_by_its_moves(write_bot: WriteBot, make_mind: MakeMind, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    mind = make_mind(write_bot(ECHO.format(path=str(heard)), file="echo", is_program=True), Protection.LIMITS)
    assert mind.move(board_after(STANDARD_SIZE, "3"), StopFlag(), None) == 3
    assert mind.move(board_after(STANDARD_SIZE, "345"), StopFlag(), None) == 3
    assert mind.move(board_after(STANDARD_SIZE, "3454-"), StopFlag(), None) == 3
    mind.game_ended(0)
    assert heard.read_text().splitlines() == [
        *("ugi", "uginewgame", "isready"),
        *("position startpos moves 3", "go movetime 15000"),
        *("position startpos moves 3 4 5", "go movetime 15000"),
        *("position startpos moves 3 4 5 4 -", "go movetime 15000"),
    ]


def test_a_ugi_program_hears_other_positions_as_text(write_bot: WriteBot, make_mind: MakeMind, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    mind = make_mind(write_bot(ECHO.format(path=str(heard)), file="echo", is_program=True), Protection.LIMITS)
    assert mind.move(board_after(BoardSize(4, 5), "12"), StopFlag(), None) == 3
    assert heard.read_text().splitlines()[3:] == ["position fen 5/5/5/ry3 r 2", "go movetime 15000"]


@pytest.mark.parametrize(
    ("says", "fault"),
    [
        ("bestmove x9", Fault(FaultKind.NO_COLUMN, "x9")),
        ("bestmove -", Fault(FaultKind.NO_COLUMN, "-")),
        ("bestmove", Fault(FaultKind.NO_COLUMN, "nothing")),
        ("bestmove 0", Fault(FaultKind.OFF_BOARD, "0")),
        ("bestmove 8", Fault(FaultKind.OFF_BOARD, "8")),
    ],
)
def test_a_ugi_program_that_answers_wrongly_loses(
    says: str, fault: Fault, write_bot: WriteBot, make_mind: MakeMind, protection: Protection
) -> None:
    code = f"for line in open(0):\n    print('ugiok', 'readyok', {says!r}, sep='\\n', flush=True)\n"
    mind = make_mind(write_bot(code, file="wrong", is_program=True), protection)
    with pytest.raises(Forfeit) as told:
        mind.move(EMPTY, StopFlag(), None)
    assert told.value.fault == fault


def test_a_file_that_is_no_program_loses(write_bot: WriteBot, make_mind: MakeMind, protection: Protection) -> None:
    bot = write_bot("just words", file="notes.txt")
    bot.path.chmod(0o600)
    with pytest.raises(Forfeit) as told:
        make_mind(bot, protection).move(EMPTY, StopFlag(), None)
    assert told.value.fault.kind in (FaultKind.NOT_STARTED, FaultKind.ENDED)


def test_a_class_or_function_is_taken_by_its_name(
    write_bot: WriteBot, make_mind: MakeMind, protection: Protection
) -> None:
    code = "def agent(o, c):\n    return 0\ndef other(o):\n    return 5\n"
    assert make_mind(write_bot(code, name="other"), protection).move(EMPTY, StopFlag(), None) == 5
    with pytest.raises(Forfeit) as told:
        make_mind(write_bot(code, name="missing"), protection).move(EMPTY, StopFlag(), None)
    assert told.value.fault == Fault(FaultKind.NO_NAME, "missing")


def test_without_a_name_the_last_function_plays_as_on_kaggle(
    write_bot: WriteBot, make_mind: MakeMind, protection: Protection
) -> None:
    code = "def helper(o, c):\n    return 0\ndef mine(observation, configuration):\n    return observation['mark']\n"
    assert make_mind(write_bot(code), protection).move(EMPTY, StopFlag(), None) == 1
    assert make_mind(write_bot(code), protection).move(EMPTY.play(0), StopFlag(), None) == 2


def test_an_agent_sees_the_board_from_the_top_with_its_own_mark(
    write_bot: WriteBot, make_mind: MakeMind, protection: Protection
) -> None:
    """Mark 1 is whoever began, whichever side that is in our game."""
    code = """
        def agent(observation, configuration):
            assert (configuration.rows, configuration.columns, configuration.inarow) == (4, 5, 4)
            assert observation.board == [0] * 10 + [1, 0, 0, 0, 0] + [2, 0, 1, 0, 2], observation.board
            assert (observation.mark, observation["mark"], observation.step) == (1, 1, 4)
            return 4
        """
    board = Board.empty(BoardSize(4, 5), Side.SECOND)
    for column in (2, 0, 0, 4):
        board = board.play(column)
    assert make_mind(write_bot(code), protection).move(board, StopFlag(), None) == 4


def test_a_bot_may_import_its_neighbours_and_the_classroom(
    write_bot: WriteBot, make_mind: MakeMind, protection: Protection
) -> None:
    write_bot("COLUMN = 6", file="neighbour.py")
    code = "import connect4_gui.engine\nfrom neighbour import COLUMN\ndef agent(o, c):\n    return COLUMN\n"
    assert make_mind(write_bot(code), protection).move(EMPTY, StopFlag(), None) == 6


def test_every_game_gets_a_new_process_and_a_game_only_one(
    write_bot: WriteBot, make_mind: MakeMind, protection: Protection
) -> None:
    code = "asked = [0]\ndef agent(o, c):\n    asked[0] += 1\n    return asked[0]\n"
    mind = make_mind(write_bot(code), protection)
    assert [mind.move(board_after(STANDARD_SIZE, moves), StopFlag(), None) for moves in ("", "21", "2131")] == [1, 2, 3]
    assert mind.move(EMPTY, StopFlag(), None) == 1
    mind.game_ended(0.5)
    assert mind.move(board_after(STANDARD_SIZE, "21"), StopFlag(), None) == 1


def test_a_subclass_of_the_classrooms_player_plays_with_what_it_was_made_for(
    write_bot: WriteBot, make_mind: MakeMind, protection: Protection
) -> None:
    pytest.importorskip("connect4_gui.classroom")
    code = """
        from connect4_gui.classroom import Player
        class Mine(Player):
            def next_move(self, board):
                assert repr(self) == "Player: ox = O, tbt = LEFT, ply = 3", repr(self)
                return super().next_move(board)
        """
    board = board_after(STANDARD_SIZE, "4142434"[:5])
    assert make_mind(write_bot(code), protection).move(board, StopFlag(), None) in board.open_columns()


def test_our_own_engine_plays_as_a_program_from_outside(
    write_bot: WriteBot, make_mind: MakeMind, protection: Protection
) -> None:
    code = f"import sys\nsys.path.insert(0, {str(ROOT)!r})\nfrom connect4_gui.cli import main\nmain(['ugi'])\n"
    mind = make_mind(write_bot(code, file="ours", is_program=True), protection, replace(LIMITS, seconds=20))
    for size, moves, answer in ((STANDARD_SIZE, "", 3), (STANDARD_SIZE, "121212", 0), (BoardSize(4, 5), "51515", 4)):
        assert mind.move(board_after(size, moves), StopFlag(), None) == answer
