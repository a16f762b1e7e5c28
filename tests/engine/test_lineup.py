from __future__ import annotations

import random
from pathlib import Path

import pytest

from connect4_gui import paths
from connect4_gui.engine import engines, lineup, reach
from connect4_gui.engine.adaptive import AdaptiveBot
from connect4_gui.engine.board_size import STANDARD_SIZE
from connect4_gui.engine.engines import best_engine, usable_cores
from connect4_gui.engine.levels import ADAPTIVE, EXPERT, HARD, LEVELS, MEDIUM, PERFECT, Level
from connect4_gui.engine.lineup import Lineup, shipped_books
from connect4_gui.engine.native import MOST_THREADS
from connect4_gui.engine.notation import board_after
from connect4_gui.engine.search_types import Engine, SearchLimits
from connect4_gui.engine.strength import STRONGEST, Strength
from tests.engine.thinking import SMALL_BOARD, RecordingEngine, bots_move


class Workshop:
    """Makes the strongest engines, and keeps how many threads and how much memory each was given."""

    def __init__(self) -> None:
        self.threads: list[int] = []
        self.memory_bytes: set[int] = set()
        self.engines: list[RecordingEngine] = []

    def __call__(self, threads: int = 1, memory_bytes: int = 0) -> Engine:
        self.threads.append(threads)
        self.memory_bytes.add(memory_bytes)
        self.engines.append(RecordingEngine())
        return self.engines[-1]

    @property
    def searches(self) -> int:
        return sum(len(engine.searches) for engine in self.engines)


@pytest.fixture
def workshop(monkeypatch: pytest.MonkeyPatch) -> Workshop:
    made = Workshop()
    monkeypatch.setattr(lineup, "best_engine", made)
    return made


@pytest.mark.parametrize(
    ("level", "threads"),
    [(MEDIUM, []), (HARD, [1]), (EXPERT, [1]), (PERFECT, [3]), (ADAPTIVE, [1, 1, 3])],
    ids=lambda value: value.key if isinstance(value, Level) else None,
)
def test_only_perfect_thinks_with_several_threads(workshop: Workshop, level: Level, threads: list[int]) -> None:
    Lineup(threads=3).bot(level)
    assert workshop.threads == threads


def test_every_engine_has_the_memory_that_the_line_up_allows(workshop: Workshop) -> None:
    team = Lineup(memory_bytes=3 << 20)
    for level in LEVELS:
        team.bot(level)
    team.engine()
    assert workshop.memory_bytes == {3 << 20}


def test_everybody_uses_one_thread_until_more_are_allowed(workshop: Workshop) -> None:
    team = Lineup()
    team.bot(PERFECT)
    team.engine()
    team.threads = 4
    team.bot(PERFECT)
    team.engine()
    assert workshop.threads == [1, 1, 4, 4]


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.key)
def test_every_level_has_its_bot(level: Level) -> None:
    assert Lineup().bot(level).level is level


def test_perfect_and_the_engine_know_the_books_without_a_search(workshop: Workshop) -> None:
    team, board = Lineup(shipped_books()), board_after(STANDARD_SIZE, "43")
    assert bots_move(team.bot(PERFECT, random.Random(1)), board) == 5
    *_, info = team.engine().analyse(board, SearchLimits(seconds=0.01))
    assert (info.best, info.score.points) == ((5,), 2)
    assert (len(workshop.engines), workshop.searches) == (2, 0)


def test_without_books_there_is_a_search(workshop: Workshop) -> None:
    list(Lineup().bot(PERFECT).think(SMALL_BOARD))
    assert workshop.searches == 1


def test_the_standard_lineup_shares_what_it_finds_out_and_keeps_it(workshop: Workshop) -> None:
    team = Lineup.standard()
    list(team.engine().analyse(SMALL_BOARD, SearchLimits()))
    list(team.bot(PERFECT).think(SMALL_BOARD))
    team.close()
    team.close()
    again = Lineup.standard()
    list(again.engine().analyse(SMALL_BOARD, SearchLimits()))
    again.close()
    assert workshop.searches == 1


@pytest.mark.parametrize(("level", "is_patient"), [(PERFECT, True), (ADAPTIVE, False)], ids=["perfect", "adaptive"])
def test_only_perfect_itself_waits_for_a_proof(
    monkeypatch: pytest.MonkeyPatch, workshop: Workshop, level: Level, is_patient: bool
) -> None:
    monkeypatch.setattr(reach, "is_available", lambda: True)
    list(Lineup(strength=Strength(STRONGEST)).bot(level).think(SMALL_BOARD))
    (limits,) = workshop.engines[-1].searches
    assert (limits.seconds is None) is is_patient


def test_without_a_cache_nothing_is_kept(workshop: Workshop, home: Path) -> None:
    team = Lineup(shipped_books())
    for _ in range(2):
        list(team.engine().analyse(SMALL_BOARD, SearchLimits()))
    team.close()
    assert workshop.searches == 2
    assert list(home.rglob("*")) == []


def test_the_cache_is_in_the_users_folder_once_it_is_asked(home: Path) -> None:
    team = Lineup.standard()
    assert list(home.rglob("*.sqlite3")) == []
    list(team.bot(MEDIUM).think(SMALL_BOARD))
    team.close()
    (found,) = home.rglob("*.sqlite3")
    assert found.parent == paths.cache_folder()


def test_adaptive_bots_share_the_strength_of_the_lineup() -> None:
    strength = Strength(2.0)
    team = Lineup(strength=strength)
    assert team.strength is strength
    bot = team.bot(ADAPTIVE, random.Random(1))
    assert isinstance(bot, AdaptiveBot)
    bots_move(bot, board_after(STANDARD_SIZE, "112233"))
    bot.game_ended(0.0)
    assert strength.value > 2.0


def test_a_seed_repeats_the_choices_of_a_bot() -> None:
    board = board_after(STANDARD_SIZE, "444444")
    choices = [[bots_move(Lineup().bot(MEDIUM, random.Random(seed)), board) for seed in range(8)] for _ in range(2)]
    assert choices[0] == choices[1]
    assert len(set(choices[0])) > 1


@pytest.mark.parametrize(("cores", "usable"), [(None, 1), (1, 1), (2, 2), (1000, MOST_THREADS)])
def test_every_core_is_usable_as_far_as_the_engine_goes(
    monkeypatch: pytest.MonkeyPatch, cores: int | None, usable: int
) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: cores)
    monkeypatch.setattr(engines, "is_available", lambda: True)
    assert usable_cores() == usable


def test_the_engine_takes_as_many_threads_as_there_are_usable_cores() -> None:
    assert best_engine(usable_cores()).name == best_engine().name


def test_the_strongest_engine_has_one_thread_unless_told(monkeypatch: pytest.MonkeyPatch) -> None:
    made = Workshop()
    monkeypatch.setattr(engines, "is_available", lambda: True)
    monkeypatch.setattr(engines, "Native", made)
    assert [best_engine(), best_engine(3)] == made.engines
    assert made.threads == [1, 3]


def test_without_the_compiled_engine_the_readable_one_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "is_available", lambda: False)
    assert best_engine(3).name == "minmax"


def test_without_the_compiled_engine_one_core_is_usable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 8)
    monkeypatch.setattr(engines, "is_available", lambda: False)
    assert usable_cores() == 1
