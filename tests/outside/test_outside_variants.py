"""Bots from outside by rules beside Classic: those that know them play whole games, the others decline."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from connect4_gui.engine.board import Side
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.levels import BEGINNER
from connect4_gui.engine.lineup import Lineup
from connect4_gui.engine.moves import FLIP, Drop, Pop, Slip
from connect4_gui.engine.notation import parse_turns
from connect4_gui.engine.rule_names import rules_from_text, rules_named
from connect4_gui.engine.rulebook import RULES
from connect4_gui.engine.rules import CLASSIC, Rules
from connect4_gui.engine.search_types import StopFlag
from connect4_gui.engine.variants.variant import VariantPosition
from connect4_gui.game.bot_game import play_variant_out
from connect4_gui.game.game import Ending
from connect4_gui.game.match_setup import MatchSetup, StartRule
from connect4_gui.game.player_spec import bot as level_bot
from connect4_gui.game.player_spec import outside
from connect4_gui.outside.fault import Fault, FaultKind, Forfeit
from connect4_gui.outside.own_bot import OwnBot
from connect4_gui.outside.unwilling import unwilling
from tests.outside.conftest import MakeVariantMind, join_ends
from tests.outside.test_outside_mind import ECHO, example
from tests.project import ROOT

WriteBot = Callable[..., OwnBot]

TELLS = """
    import json
    RULES = "popout gravity swap flip slippery"
    def agent(observation, configuration):
        with open({path!r}, "w") as file:
            json.dump([observation, configuration], file)
        return {answer!r}
    """


def after(rules: Rules, text: str, size: BoardSize = STANDARD_SIZE, starter: Side = Side.FIRST) -> VariantPosition:
    board: VariantPosition = rules.start(size, starter)
    for move, luck in parse_turns(text):
        board = rules.play(board, move, luck).board
    return board


@pytest.mark.parametrize("starts", [StartRule.FIRST, StartRule.SECOND])
@pytest.mark.parametrize("rules", RULES[1:], ids=lambda rules: rules.key)
def test_the_example_plays_whole_games_by_all_rules(
    rules: Rules, starts: StartRule, write_bot: WriteBot, make_variant_mind: MakeVariantMind
) -> None:
    own = write_bot(example("variant_bot.py"), file="variant_bot.py")
    setup = MatchSetup((outside(own), level_bot(BEGINNER)), start_rule=starts, rules=rules)
    rng = random.Random(5)
    minds = make_variant_mind(own, rules), Lineup().variant_bot(rules, BEGINNER, rng)
    record = play_variant_out(setup, minds, rng)
    assert record.result is not None
    assert record.result.ending is not Ending.FORFEIT, record.result


def test_a_python_bot_is_told_everything_about_the_position(
    write_bot: WriteBot, make_variant_mind: MakeVariantMind, tmp_path: Path
) -> None:
    heard, rules = tmp_path / "heard", rules_from_text("gravity every=4")
    mind = make_variant_mind(write_bot(TELLS.format(path=str(heard), answer="2")), rules)
    history = parse_turns("1271")
    assert mind.move(after(rules, "1271"), StopFlag(), None, history) == Drop(1)
    observation, configuration = json.loads(heard.read_text())
    assert observation["board"][-14:] == [2, 0, 0, 0, 0, 0, 0, 1, 2, 1, 0, 0, 0, 0]
    assert {name: observation[name] for name in ("rules", "options", "turns", "turns_left", "pull", "next_pull")} == {
        "rules": "gravity",
        "options": {"every": 4, "diagonal": 0},
        "turns": ["1", "2", "7", "1"],
        "turns_left": 4,
        "pull": "left",
        "next_pull": "up",
    }
    assert sorted(observation["moves"]) == ["1", "2", "3", "4", "5", "6"]
    assert (observation["mark"], observation["step"], configuration["inarow"]) == (1, 4, 4)


def test_flips_are_those_of_the_marks(write_bot: WriteBot, make_variant_mind: MakeVariantMind, tmp_path: Path) -> None:
    heard, rules = tmp_path / "heard", rules_named("flip")
    mind = make_variant_mind(write_bot(TELLS.format(path=str(heard), answer="f")), rules)
    board = after(rules, "1f", starter=Side.SECOND)
    assert mind.move(board, StopFlag(), None, parse_turns("1f")) == FLIP
    observation, _ = json.loads(heard.read_text())
    assert (observation["mark"], observation["flips"]) == (1, [2, 1])


@pytest.mark.parametrize(
    ("answer", "shown"),
    [("p9", "p9"), ("p2", "p2"), ("f", "f"), ("nonsense", "'nonsense'"), (77, "78"), (None, "None")],
)
def test_a_move_that_is_not_allowed_costs_the_game(
    answer: object, shown: str, write_bot: WriteBot, make_variant_mind: MakeVariantMind, tmp_path: Path
) -> None:
    rules = rules_named("popout")
    mind = make_variant_mind(write_bot(TELLS.format(path=str(tmp_path / "heard"), answer=answer)), rules)
    with pytest.raises(Forfeit) as forfeit:
        mind.move(after(rules, "12"), StopFlag(), None, parse_turns("12"))
    assert forfeit.value.fault == Fault(FaultKind.NO_MOVE, shown)


def test_a_bot_keeps_its_process_until_a_turn_is_taken_back(
    write_bot: WriteBot, make_variant_mind: MakeVariantMind
) -> None:
    counts = """
        RULES = ("popout",)
        asked = 0
        def agent(observation, configuration):
            global asked
            asked += 1
            return asked - 1
        """
    rules = rules_named("popout")
    mind = make_variant_mind(write_bot(counts), rules)

    def column(text: str) -> object:
        return mind.move(after(rules, text), StopFlag(), None, parse_turns(text))

    assert [column("4"), column("414"), column("4142"), column("44")] == [Drop(0), Drop(1), Drop(2), Drop(0)]


def test_a_ugi_program_is_told_the_rules_and_the_luck(
    write_bot: WriteBot, make_variant_mind: MakeVariantMind, tmp_path: Path
) -> None:
    heard, rules = tmp_path / "heard", rules_from_text("slippery chance=20")
    says = ECHO.replace('"ugiok"', '"option name Rules type combo default classic var classic var slippery\\nugiok"')
    mind = make_variant_mind(write_bot(says.format(path=str(heard)), file="echo", is_program=True), rules)
    assert mind.move(after(rules, "4>6"), StopFlag(), None, ((Drop(3), Slip(5)),)) == Drop(3)
    small = after(rules, "12", BoardSize(4, 5), Side.SECOND)
    assert heard.read_text().splitlines() == [
        *("ugi", "setoption name Rules value slippery chance=20", "uginewgame", "isready"),
        *("position startpos moves 4>6", "go movetime 15000"),
    ]
    assert mind.move(small, StopFlag(), None, parse_turns("12")) == Drop(3)
    assert heard.read_text().splitlines()[4:] == ["position fen 5/5/5/5 y 1 moves 1 2", "go movetime 15000"]


def test_a_ugi_program_may_pull(write_bot: WriteBot, make_variant_mind: MakeVariantMind, tmp_path: Path) -> None:
    rules = rules_named("popout")
    says = ECHO.replace('"ugiok"', '"option name Rules type combo default classic var popout\\nugiok"')
    says = says.replace('"bestmove", 4', '"bestmove", "p1"').format(path=str(tmp_path / "heard"))
    mind = make_variant_mind(write_bot(says, file="echo", is_program=True), rules)
    assert mind.move(after(rules, "12"), StopFlag(), None, parse_turns("12")) == Pop(0)


def test_our_own_engine_plays_by_the_rules_it_is_told(write_bot: WriteBot, make_variant_mind: MakeVariantMind) -> None:
    code = f"import sys\nsys.path.insert(0, {str(ROOT)!r})\nfrom connect4_gui.cli import main\nmain(['ugi'])\n"
    rules = rules_named("popout")
    mind = make_variant_mind(write_bot(code, file="engine", is_program=True), rules)
    winning = "122331454517"
    assert mind.move(after(rules, winning), StopFlag(), None, parse_turns(winning)) == Pop(0)


@pytest.mark.parametrize(
    ("code", "options"),
    [
        ("def agent(observation, configuration): return 0", {}),
        ("RULES = ('swap', 'five')\ndef agent(observation, configuration): return 0", {}),
        ("RULES = ('popout',)\nclass Player:\n    def next_move(self, board): return 0", {}),
        (ECHO.format(path="nowhere"), {"file": "echo", "is_program": True}),
    ],
    ids=["no word of rules", "other rules", "classroom", "ugi"],
)
def test_whoever_does_not_know_the_rules_declines(
    code: str, options: dict[str, object], write_bot: WriteBot, scratches: Path
) -> None:
    own = write_bot(code, **options)
    assert unwilling(own, rules_named("popout"), StopFlag()) == Fault(FaultKind.UNKNOWN_RULES, "popout")
    assert unwilling(own, CLASSIC, StopFlag()) is None
    join_ends()
    assert list(scratches.iterdir()) == []


def test_nobody_waits_for_the_answer_of_a_question_that_is_stopped(write_bot: WriteBot, scratches: Path) -> None:
    stop = StopFlag()
    stop.set()
    assert unwilling(write_bot("import time\ntime.sleep(600)"), rules_named("flip"), stop) is None
    join_ends()
    assert list(scratches.iterdir()) == []
