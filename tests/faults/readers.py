"""Everything on disk that the program reads, and how it does so. A new kind of file is one more line in ``READERS``."""

from __future__ import annotations

import logging
import tempfile
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from dataclasses import dataclass, replace
from datetime import date
from functools import cache
from pathlib import Path

from connect4_gui.diagnostics import last_lines
from connect4_gui.engine.board import Board
from connect4_gui.engine.board_size import STANDARD_SIZE, BoardSize
from connect4_gui.engine.book import Book
from connect4_gui.engine.book_builder import BookPlan, build_book, position_layers
from connect4_gui.engine.bookshelf import Bookshelf
from connect4_gui.engine.journal import Journal
from connect4_gui.engine.minmax import MinMax
from connect4_gui.engine.move_cache import MoveCache
from connect4_gui.engine.notation import board_after
from connect4_gui.engine.rules import is_classic
from connect4_gui.engine.search_types import SearchInfo, SearchLimits, StopFlag
from connect4_gui.game.record import GameRecord
from connect4_gui.game.record_json import to_json as record_text
from connect4_gui.game.saved_match import SavedMatch
from connect4_gui.json_values import parse_object
from connect4_gui.logging_setup import QuietFile
from connect4_gui.outside.fault import Forfeit
from connect4_gui.outside.outside_mind import OutsideMind
from connect4_gui.outside.own_bot import OwnBot
from connect4_gui.paths import resource
from connect4_gui.settings.settings import Settings, from_json
from connect4_gui.settings.settings_file import MAX_BYTES, SettingsFile
from connect4_gui.store.archive import Archive
from connect4_gui.store.archive_file import ArchiveError
from connect4_gui.store.archived_game import ArchivedGame
from connect4_gui.store.autosave import Autosave
from connect4_gui.store.game_file import GameFileError, read_game, write_game
from connect4_gui.store.game_lines import to_line
from connect4_gui.store.importing import import_file
from connect4_gui.store.training_lines import export_training_file, import_training_file
from connect4_gui.store.training_shelf import TrainingShelf
from connect4_gui.tournament.tournament_file import TournamentFile, TournamentFileError
from connect4_gui.training.progress import Answer
from connect4_gui.training.schedule import Mark
from connect4_gui.training.shipped import shipped_puzzles
from tests.engine.books import build
from tests.faults.campaign import Broken
from tests.faults.setups import OWN_BOT
from tests.faults.variant_records import VARIANT_RECORDS
from tests.store.games import RECORDS, game, recorded
from tests.tournament.plans import DUEL, played


@dataclass(frozen=True)
class Reader:
    """A kind of file: its name, good content, and ``use``, which does with it what the program does.

    ``use`` is told what was put at the path, and raises Broken, or whatever escapes, where something does not hold.
    ``weight`` says how often it is tried.
    """

    name: str
    file: str
    content: Callable[[], bytes]
    use: Callable[[Path, bytes | None], None]
    weight: int = 10
    beside: Callable[[], Mapping[str, bytes]] = dict
    """Sound files that lie beside it."""


def require(is_so: bool, otherwise: str) -> None:
    if not is_so:
        raise Broken(otherwise)


def require_kept(path: Path, content: bytes | None) -> None:
    """What was there before is in some file of the folder still; ``content`` is None for what is no file."""
    if content is not None:
        files = (file for file in path.parent.rglob("*") if file.is_file())
        require(any(file.read_bytes() == content for file in files), f"what was in {path.name} is lost")


def made_by(write: Callable[[Path], object], file: str) -> bytes:
    """The bytes that ``write`` leaves in ``file`` of an empty folder."""
    with tempfile.TemporaryDirectory() as folder:
        write(Path(folder) / file)
        return (Path(folder) / file).read_bytes()


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


def _save(path: Path, match: SavedMatch) -> None:
    with closing(Autosave(path.parent)) as autosave:
        autosave.save(match)
    next(path.parent.glob("*.c4match.json")).rename(path)


def use_autosave(path: Path, content: bytes | None) -> None:
    with closing(Autosave(path.parent)) as autosave:
        left = autosave.take_over(lambda _match: None)
        require(left.match is not None or content != saved_match_once(), "a sound match is not taken over")
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
            for answer in answers():
                TrainingShelf(archive).keep(answer)

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


def book_bytes(name: str) -> bytes:
    return resource(f"books/{name}").read_bytes()


def use_book(path: Path, _content: bytes | None) -> None:
    board = Board.empty(BoardSize(7, 6)).play(2)
    found, true = Bookshelf(path.parent).answer(board), Bookshelf(resource("books")).answer(board)
    require(found in (None, true), "the book has another answer")


def use_repertoire(path: Path, _content: bytes | None) -> None:
    board = Board.empty(BoardSize(8, 6))
    found, true = Bookshelf(path.parent).best_moves(board), Bookshelf(resource("books")).best_moves(board)
    require(found in (None, true), "the repertoire has another answer")


PLAN = BookPlan(BoardSize(4, 4), 3)


@cache
def small_book() -> bytes:
    return made_by(lambda path: build(path, PLAN), "4x4.book")


def journal_bytes() -> bytes:
    """What a build that was stopped shortly before its end leaves."""

    def write(path: Path) -> None:
        frontier = position_layers(PLAN)[-1]
        scores = dict(Book(_small_book_in(path.parent)).items())
        Journal(path.with_suffix(""), "book 4x4 3").add(f"{key:x} {scores[key]}" for key in sorted(frontier))

    return made_by(write, "4x4.book.journal")


def _small_book_in(folder: Path) -> Path:
    path = folder / "small.book"
    path.write_bytes(small_book())
    return path


def use_journal(path: Path, _content: bytes | None) -> None:
    book = path.with_suffix("")
    try:
        with ThreadPoolExecutor(1) as executor:
            build_book(PLAN, book, executor, 1, lambda _done, _total: None)
    except (ValueError, OSError) as error:
        require(bool(str(error)), "no sentence")
        return
    require(book.read_bytes() == small_book(), "a damaged journal makes another book")


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


def training_bytes() -> bytes:
    def write(path: Path) -> None:
        with closing(Archive(path.with_name("games.sqlite3"))) as archive:
            shelf = TrainingShelf(archive)
            for answer in answers():
                shelf.keep(answer)
            export_training_file(shelf, path)

    return made_by(write, "training.jsonl")


def use_training(path: Path, content: bytes | None) -> None:
    with closing(Archive(path.with_name("games.sqlite3"))) as archive:
        shelf = TrainingShelf(archive)
        try:
            report = import_training_file(shelf, path)
            require(report.answers == len(list(shelf.answers())), "other answers than were imported")
            shelf.home(DAY)
            shelf.sitting(DAY)
        except ArchiveError as error:
            require(content is not None and str(error).startswith("the archive"), f"no sentence: {error}")


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
        with closing(QuietFile(path, maxBytes=1000, backupCount=2, encoding="utf-8")) as file:
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


def settings_bytes() -> bytes:
    return made_by(lambda path: SettingsFile(path.parent).save(Settings()), "settings.json")


def record_bytes() -> bytes:
    return record_text(recorded("4455")).encode("ascii")


def _variant_game(record: GameRecord) -> Reader:
    return Reader("game by other rules", "game.c4.json", lambda: record_text(record).encode("ascii"), use_game_file, 1)


READERS = (
    Reader("settings", "settings.json", settings_bytes, use_settings, 20),
    Reader("running match", "match.c4match.json", saved_match, use_autosave, 15),
    Reader("lock of a match", "match.lock", lambda: b"locked", use_lock, 2, beside_a_lock),
    Reader("archive", "games.sqlite3", archive_bytes, use_archive, 15),
    Reader("move cache", "moves.sqlite3", cache_bytes, use_cache, 15),
    Reader("opening book", "7x6.book", lambda: book_bytes("7x6.book"), use_book, 10),
    Reader("repertoire", "8x6.repertoire", lambda: book_bytes("8x6.repertoire"), use_repertoire, 10),
    Reader("journal of a book", "4x4.book.journal", journal_bytes, use_journal, 3),
    Reader("game", "game.c4.json", record_bytes, use_game_file, 15),
    *(_variant_game(record) for record in VARIANT_RECORDS if not is_classic(record.setup.rules)),
    Reader("games to import", "games.jsonl", lines_bytes, use_lines, 6),
    Reader("training to import", "training.jsonl", training_bytes, use_training, 4),
    Reader("tournament", "duel.jsonl", tournament_bytes, use_tournament, 8),
    Reader("log", "connect4.log", lambda: b"2025-01-01 INFO a line\n" * 50, use_log, 4),
    Reader("own bot", "bot.py", lambda: OWN_BOT, use_own_bot, 1),
)
