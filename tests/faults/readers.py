"""Everything on disk that the program reads, and how it does so. A new kind of file is one more line in ``READERS``."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from contextlib import closing, suppress
from dataclasses import replace
from datetime import date
from functools import cache
from pathlib import Path

from connect4_gui.diagnostics import last_lines
from connect4_gui.engine.board_size import STANDARD_SIZE
from connect4_gui.engine.minmax import MinMax
from connect4_gui.engine.move_cache import MoveCache
from connect4_gui.engine.notation import board_after
from connect4_gui.engine.rules import is_classic
from connect4_gui.engine.search_types import SearchInfo, SearchLimits, StopFlag
from connect4_gui.game.player_spec import outside
from connect4_gui.game.record import GameRecord
from connect4_gui.game.record_json import to_json as record_text
from connect4_gui.game.saved_match import SavedMatch
from connect4_gui.json_values import parse_object
from connect4_gui.logging_setup import QuietFile
from connect4_gui.outside.fault import Forfeit
from connect4_gui.outside.outside_mind import OutsideMind
from connect4_gui.outside.own_bot import OwnBot
from connect4_gui.settings.settings import Settings, from_json
from connect4_gui.settings.settings_file import MAX_BYTES, SettingsFile
from connect4_gui.settings.text_size import TextSize
from connect4_gui.store.archive import Archive
from connect4_gui.store.archive_file import ArchiveError
from connect4_gui.store.archived_game import ArchivedGame
from connect4_gui.store.autosave import Autosave
from connect4_gui.store.game_file import GameFileError, read_game, write_game
from connect4_gui.store.game_lines import to_line
from connect4_gui.store.importing import import_file
from connect4_gui.store.training_lines import export_training_file, import_training_file
from connect4_gui.store.training_shelf import TrainingShelf
from connect4_gui.tournament.session import read_left_off
from connect4_gui.tournament.tournament_file import TournamentFile, TournamentFileError
from connect4_gui.training.progress import Answer
from connect4_gui.training.puzzle import Origin, Puzzle
from connect4_gui.training.schedule import Mark
from connect4_gui.training.shipped import SHIPPED_FILE, read_puzzles, shipped_puzzles
from connect4_gui.ui.tournament.tournament_disk import TournamentDisk
from tests.faults.book_readers import BOOK_READERS
from tests.faults.reader import Reader, made_by, require, require_kept
from tests.faults.setups import OWN_BOT
from tests.faults.shipped_readers import SHIPPED_READERS
from tests.faults.variant_records import VARIANT_RECORDS
from tests.store.games import RECORDS, game, recorded
from tests.tournament.plans import DUEL, played


def use_settings(path: Path, content: bytes | None) -> None:
    file = SettingsFile(path.parent)
    settings = file.load()
    settings.choices.setup()
    file.save(replace(settings, preferences=replace(settings.preferences, volume=7)))
    if not _is_sound(content):
        require_kept(path, content)
        require(content is not None or not path.is_file(), "something was put in the place of what is no file")
    SettingsFile(path.parent).load()


def _is_sound(content: bytes | None) -> bool:
    """Whether settings may be written over ``content``."""
    if content is None or len(content) > MAX_BYTES:
        return False
    try:
        return not from_json(parse_object(content.decode("utf-8")))[1]
    except ValueError:
        return False


def saved_match() -> bytes:
    return made_by(lambda path: _save(path, SavedMatch.at_end(recorded("44553"), "agame")), "match.c4match.json")


def saved_variant() -> bytes:
    """One by rules with a part for chance, against a bot of one's own."""
    record = next(record for record in VARIANT_RECORDS if record.setup.rules.has_chance)
    own = outside(OwnBot(Path("bot.py"), seconds=3))
    record = replace(record, setup=replace(record.setup, players=(record.setup.players[0], own)))
    return made_by(lambda path: _save(path, SavedMatch.at_end(record, "agame")), "match.c4match.json")


def _save(path: Path, match: SavedMatch) -> None:
    with closing(Autosave(path.parent)) as autosave:
        autosave.save(match)
    next(path.parent.glob("*.c4match.json")).rename(path)


def use_autosave(path: Path, content: bytes | None) -> None:
    with closing(Autosave(path.parent)) as autosave:
        left = autosave.take_over(lambda _match: None)
        is_sound = content in (saved_match_once(), saved_variant_once())
        require(left.match is not None or not is_sound, "a sound match is not taken over")
        if left.match is None:
            require_kept(path, content)
        else:
            left.match.line.game()
            with suppress(OSError):  # of a full disk, on which the earlier one must still be
                autosave.save(left.match)
    with closing(Autosave(path.parent)) as autosave:
        again = autosave.take_over(lambda _match: None).match
        require(left.match is None or again == left.match, "what was taken over once is not there any more")


def archive_bytes() -> bytes:
    def write(path: Path) -> None:
        with closing(Archive(path)) as archive:
            archive.put_all([*(game(number) for number in range(40)), *variant_games()])
            _train(TrainingShelf(archive))

    return made_by(write, "games.sqlite3")


def variant_games() -> list[ArchivedGame]:
    return [replace(game(100 + number), record=record) for number, record in enumerate(VARIANT_RECORDS)]


def use_archive(path: Path, content: bytes | None) -> None:
    with closing(Archive(path)) as archive:
        try:
            archive.open()
            ids = [row.id for row in archive.page(limit=100)]
            archive.statistics()
            archive.ratings()
            list(archive.all())
            TrainingShelf(archive).home(DAY)
            TrainingShelf(archive).sitting(DAY)
            list(TrainingShelf(archive).answers())
            for game_id in ids[:3]:
                _look_at(archive, game_id)
            archive.put(game(77))
        except ArchiveError as error:
            require(str(error).startswith("the archive"), f"no sentence: {error}")
            return
        found = archive.get("game-77")
        require(found is not None and found.record == game(77).record, "a game that was put in is not there")
        if archive.damaged_path is not None:
            require(archive.damaged_path.is_file(), "a damaged archive is not where it is said to be")
            require(content is None or archive.damaged_path.stat().st_size == len(content), "it is not whole")


def _look_at(archive: Archive, game_id: str) -> None:
    try:
        found = archive.get(game_id)
    except ArchiveError:
        return
    require(found is None or found.record.game() is not None, "a game without moves")


BOARD = board_after(STANDARD_SIZE, "4455")


@cache
def known_answer() -> SearchInfo:
    *_, info = MinMax().analyse(BOARD, SearchLimits(depth=4))
    return replace(info, seconds=0.25)


def cache_bytes() -> bytes:
    def write(path: Path) -> None:
        with closing(MoveCache(path)) as moves:
            moves.put(BOARD, "hard", known_answer())

    return made_by(write, "moves.sqlite3")


def use_cache(path: Path, _content: bytes | None) -> None:
    with closing(MoveCache(path)) as moves:
        require(moves.get(BOARD, "hard") in (None, known_answer()), "the cache has another answer")
        moves.put(BOARD, "hard", known_answer())
        require(moves.get(BOARD, "hard") in (None, known_answer()), "the cache has another answer")
        len(moves)


def use_game_file(path: Path, _content: bytes | None) -> None:
    try:
        record = read_game(path)
        write_game(path.with_name("again.c4.json"), record)
    except GameFileError as error:
        require("cannot be" in str(error), f"no sentence: {error}")
        return
    require(read_game(path.with_name("again.c4.json")) == record, "a game that was read is written as another one")


def lines_bytes() -> bytes:
    games = [replace(game(number), record=record) for number, record in enumerate((*RECORDS[:6], *VARIANT_RECORDS))]
    return "".join(f"{to_line(each)}\n" for each in games).encode()


def use_lines(path: Path, _content: bytes | None) -> None:
    with closing(Archive(path.parent / "archive" / "games.sqlite3")) as archive:
        try:
            report = import_file(archive, path)
            require(len(list(archive.all())) <= report.imported, "more games than were imported")
        except ArchiveError as error:
            require(str(error).startswith("the archive"), f"no sentence: {error}")


DAY = date(2025, 6, 1)


def answers() -> list[Answer]:
    puzzles = shipped_puzzles()[:6]
    return [Answer(puzzle.identity, 1.7e9 + number, DAY, Mark.GOOD, 4.0) for number, puzzle in enumerate(puzzles)]


def own_puzzles() -> list[Puzzle]:
    return [replace(puzzle, origin=Origin("game-1", 3)) for puzzle in shipped_puzzles()[6:9]]


def _train(shelf: TrainingShelf) -> None:
    shelf.add(own_puzzles())
    for answer in answers():
        shelf.keep(answer)


def training_bytes() -> bytes:
    def write(path: Path) -> None:
        with closing(Archive(path.with_name("games.sqlite3"))) as archive:
            shelf = TrainingShelf(archive)
            _train(shelf)
            export_training_file(shelf, path)

    return made_by(write, "training.jsonl")


def use_training(path: Path, content: bytes | None) -> None:
    with closing(Archive(path.with_name("games.sqlite3"))) as archive:
        shelf = TrainingShelf(archive)
        try:
            report = import_training_file(shelf, path)
            require(report.answers == len(list(shelf.answers())), "other answers than were imported")
            require(report.puzzles == len(shelf.own_puzzles()), "other puzzles than were imported")
            shelf.home(DAY)
            shelf.sitting(DAY)
        except ArchiveError as error:
            require(content is not None and str(error).startswith("the archive"), f"no sentence: {error}")


def puzzles_bytes() -> bytes:
    return b"".join(SHIPPED_FILE.read_bytes().splitlines(keepends=True)[:20])


def use_puzzles(path: Path, _content: bytes | None) -> None:
    """Train with what can be read of them; one's own puzzles are there in any case."""
    puzzles = read_puzzles(path)
    with closing(Archive(path.with_name("games.sqlite3"))) as archive:
        shelf = TrainingShelf(archive, lambda: puzzles)
        try:
            _train(shelf)
            shelf.home(DAY)
            sitting = shelf.sitting(DAY)
        except ArchiveError as error:
            require(str(error).startswith("the archive"), f"no sentence: {error}")
            return
        require(len(sitting.puzzles) >= len(own_puzzles()), "one's own puzzles are gone")


def tournament_bytes() -> bytes:
    def write(path: Path) -> None:
        with closing(TournamentFile(path)) as file:
            file.open()
            file.begin(DUEL)
            for number in range(4):
                file.add(played(DUEL, number, winner=None))

    return made_by(write, "duel.jsonl")


def use_tournament(path: Path, _content: bytes | None) -> None:
    with closing(TournamentFile(path)) as file:
        try:
            games = file.open()
            file.begin(file.plan or DUEL)
            file.add(played(DUEL, 5, winner=None))
        except TournamentFileError as error:
            require("cannot be used" in str(error), f"no sentence: {error}")
            return
    with closing(TournamentFile(path)) as file:
        require(len(file.open()) == len(games) + 1, "a game that was written is not there")


def use_left_off(path: Path, content: bytes | None) -> None:
    """What the page of tournaments does when it is opened, and when the file is exported."""
    left = read_left_off(path)
    require(left.problem is None or "cannot be used" in left.problem, f"no sentence: {left.problem}")
    require(left.problem is not None or left.plan is not None or not left.games, "games of no tournament")
    disk, target = TournamentDisk(path), path.with_name("copy.jsonl")
    disk.export(target)
    disk.close()
    now = path.read_bytes() if path.is_file() and not path.is_symlink() else None
    require(not target.exists() or target.read_bytes() == now, "the copy is not whole")
    require(content is not None or not target.exists(), "a copy of what is no file")


def use_own_bot(path: Path, _content: bytes | None) -> None:
    with closing(OutsideMind(OwnBot(path, seconds=2))) as mind:
        try:
            column = mind.move(BOARD, StopFlag(), None)
        except Forfeit:
            return
        require(BOARD.has_room(column), "a move that cannot be")


def use_log(path: Path, _content: bytes | None) -> None:
    require(all(isinstance(line, str) for line in last_lines(path)), "lines that are no text")
    try:
        with closing(QuietFile(path, 1000)) as file:
            for number in range(30):
                file.emit(logging.makeLogRecord({"msg": f"line {number}"}))
    except OSError as error:
        require(bool(str(error)), "no sentence")


def use_lock(path: Path, _content: bytes | None) -> None:
    """The lock beside a match, which anything may have taken the name of."""
    use_autosave(path.with_name("match.c4match.json"), None)


def beside_a_lock() -> Mapping[str, bytes]:
    return {"match.c4match.json": saved_match_once()}


@cache
def saved_match_once() -> bytes:
    return saved_match()


@cache
def saved_variant_once() -> bytes:
    return saved_variant()


def settings_bytes() -> bytes:
    settings = Settings(recent_files=("/games/one.c4.json", "/games/two.c4.json"))
    settings = replace(settings, preferences=replace(settings.preferences, text_size=TextSize.LARGER))
    return made_by(lambda path: SettingsFile(path.parent).save(settings), "settings.json")


def record_bytes() -> bytes:
    return record_text(recorded("4455")).encode("ascii")


def _variant_game(record: GameRecord) -> Reader:
    return Reader("game by other rules", "game.c4.json", lambda: record_text(record).encode("ascii"), use_game_file, 1)


READERS = (
    Reader("settings", "settings.json", settings_bytes, use_settings, 20),
    Reader("running match", "match.c4match.json", saved_match, use_autosave, 15),
    Reader("running match by other rules", "match.c4match.json", saved_variant, use_autosave, 5),
    Reader("lock of a match", "match.lock", lambda: b"locked", use_lock, 2, beside_a_lock),
    Reader("archive", "games.sqlite3", archive_bytes, use_archive, 15),
    Reader("move cache", "moves.sqlite3", cache_bytes, use_cache, 15),
    *BOOK_READERS,
    *SHIPPED_READERS,
    Reader("game", "game.c4.json", record_bytes, use_game_file, 15),
    *(_variant_game(record) for record in VARIANT_RECORDS if not is_classic(record.setup.rules)),
    Reader("games to import", "games.jsonl", lines_bytes, use_lines, 6),
    Reader("training to import", "training.jsonl", training_bytes, use_training, 4),
    Reader("shipped puzzles", "puzzles.jsonl", puzzles_bytes, use_puzzles, 4),
    Reader("tournament", "duel.jsonl", tournament_bytes, use_tournament, 8),
    Reader("tournament that was left", "tournament.jsonl", tournament_bytes, use_left_off, 4),
    Reader("log", "connect4.log", lambda: b"2025-01-01 INFO a line\n" * 50, use_log, 4),
    Reader("own bot", "bot.py", lambda: OWN_BOT, use_own_bot, 1),
)
