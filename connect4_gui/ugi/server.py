"""UgiServer: understands the commands of the Universal Game Interface and answers them line by line."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from threading import Lock

from connect4_gui import __version__
from connect4_gui.engine.board import Board, IllegalMove, Position, Side, classic_board
from connect4_gui.engine.board_size import STANDARD_SIZE
from connect4_gui.engine.bot import Bot
from connect4_gui.engine.lineup import Lineup, shipped_books
from connect4_gui.engine.notation import TURN, parse_turns
from connect4_gui.engine.position_text import read_position
from connect4_gui.engine.rules import Rules, is_classic
from connect4_gui.engine.search_types import SearchLimits
from connect4_gui.engine.variants.bot import variant_position
from connect4_gui.engine.variants.variant import Variant
from connect4_gui.quote import quote
from connect4_gui.ugi.go_limits import GoLimits, read_go
from connect4_gui.ugi.options import COLUMNS, GAME_RULES, OPTIONS, ROWS, Choices
from connect4_gui.ugi.search import NO_MOVE, ClassicThinker, Search, Thinker
from connect4_gui.ugi.variant_thinker import VariantThinker

RESULTS = {Side.FIRST: "p1win", Side.SECOND: "p2win", None: "draw"}
FEN_WORDS = 3


class UgiServer:
    """One engine for one other program. ``say`` takes whole lines; one thread at a time calls it.

    Nothing that is sent raises: what is not understood is answered with ``info string`` and a sentence.
    """

    def __init__(self, say: Callable[[str], None]) -> None:
        self._say_line = say
        self._saying = Lock()
        self._books = shipped_books()
        self._choices = Choices()
        self._rules = self._choices.rules
        self._board: Position = self._start()
        self._bot: Bot | None = None
        self._is_warm = False
        self._search: Search | None = None
        self._commands: dict[str, Callable[[Sequence[str]], None]] = {
            "ugi": self._introduce,
            "isready": self._get_ready,
            "setoption": self._set_option,
            "uginewgame": self._begin_game,
            "position": self._set_position,
            "go": self._go,
            "stop": self._stop,
            "query": self._answer_query,
        }

    def handle(self, line: str) -> bool:
        """Do what ``line`` says; whether the other program may send more."""
        name, *words = line.split() or [""]
        if name == "quit":
            return False
        try:
            if name in self._commands:
                self._commands[name](words)
            elif name:
                raise ValueError(
                    f"there is no command {quote(name)}; the commands are {', '.join(self._commands)}, quit"
                )
        except ValueError as error:
            self._say(f"info string {error}")
        return True

    def close(self) -> None:
        """End a search that goes on, and wait for its bestmove. Harmless the second time."""
        if self._search is not None:
            self._search.stop()
            self._search.wait()

    def _say(self, line: str) -> None:
        with self._saying:
            self._say_line(line)

    def _introduce(self, _words: Sequence[str]) -> None:
        self._say(f"id name Connect Four {__version__}")
        self._say("id author The Connect Four contributors")
        for option in OPTIONS:
            self._say(option.declaration)
        self._say("ugiok")

    def _get_ready(self, _words: Sequence[str]) -> None:
        """Have done before any clock runs what takes longest: the first search of a process, and opening a book."""
        if not self._is_warm:
            self._is_warm = True
            deque(Lineup().engine().analyse(Board.empty(STANDARD_SIZE), SearchLimits(depth=1)), maxlen=0)
        self._open_books()
        self._say("readyok")

    def _open_books(self) -> None:
        if self._choices.has_book:
            self._books.book(self._board.size)
            self._books.repertoire(self._board.size)

    def _set_option(self, words: Sequence[str]) -> None:
        if len(words) < 2 or words[0] != "name" or "value" not in words[2:]:
            raise ValueError("an option is set like this: setoption name Level value perfect")
        split = words.index("value", 2)
        option = self._choices.set(" ".join(words[1:split]), " ".join(words[split + 1 :]))
        if option in (ROWS, COLUMNS, GAME_RULES):
            self._rules = self._choices.rules
            self._board = self._start()
        else:
            self._bot = None

    def _begin_game(self, _words: Sequence[str]) -> None:
        self._bot = None
        self._board = self._start()

    def _set_position(self, words: Sequence[str]) -> None:
        kind, rest = (words[0] if words else ""), words[1:]
        if kind == "startpos":
            board = self._start()
        elif kind == "fen":
            board, rest = self._read_fen(" ".join(rest[:FEN_WORDS])), rest[FEN_WORDS:]
        else:
            raise ValueError("a position is 'startpos' or 'fen' with a position, and maybe 'moves' with moves")
        if rest and rest[0] != "moves":
            raise ValueError(f"after a position comes 'moves', not {quote(rest[0])}")
        self._refuse_unfit(board)
        self._board = _after(self._rules, board, rest[1:])
        self._open_books()

    def _start(self) -> Position:
        return _start_of(self._rules, Board.empty(self._choices.size))

    def _read_fen(self, text: str) -> Position:
        """Beside Classic only the start can be told: there is more to a position than its discs."""
        board = read_position(text)
        if board.occupied and not is_classic(self._rules):
            raise ValueError(f"by the rules {self._rules.key} a position is an empty board and its moves")
        return _start_of(self._rules, board)

    def _refuse_unfit(self, board: Position) -> None:
        if not self._rules.fits(board.size):
            raise ValueError(f"the rules {self._rules.key} are not for a {board.size} board")

    def _go(self, words: Sequence[str]) -> None:
        if self._search is not None and not self._search.is_ending:
            raise ValueError("a search goes on already; 'stop' ends it")
        self.close()
        limits = read_go(words, self._board.side)
        self._refuse_unfit(self._board)
        if self._rules.outcome(self._board) is not None:
            self._say("info string the game is over, there is no move")
            self._say(f"bestmove {NO_MOVE}")
            return
        self._is_warm = True
        self._search = Search(self._thinker(limits), limits, self._say)
        self._search.start()

    def _thinker(self, limits: GoLimits) -> Thinker:
        rules, board, level = self._rules, self._board, self._choices.level
        if isinstance(rules, Variant):
            return VariantThinker(rules, variant_position(board), level, limits)
        bot = self._ready_bot()
        bot.level = limits.applied_to(level, board.size)
        return ClassicThinker(bot, classic_board(board), limits)

    def _stop(self, _words: Sequence[str]) -> None:
        if self._search is not None:
            self._search.stop()

    def _answer_query(self, words: Sequence[str]) -> None:
        outcome = self._rules.outcome(self._board)
        answers = {
            "gameover": "false" if outcome is None else "true",
            "p1turn": "true" if self._board.side is Side.FIRST else "false",
            "result": "none" if outcome is None else RESULTS[outcome.winner],
        }
        question = " ".join(words)
        if question not in answers:
            raise ValueError(f"query knows {', '.join(answers)}, not {quote(question)}")
        self._say(f"response {answers[question]}")

    def _ready_bot(self) -> Bot:
        """The bot of this game: it keeps its tables from move to move."""
        if self._bot is None:
            choices = self._choices
            books = self._books if choices.has_book else None
            lineup = Lineup(books, threads=choices.threads, memory_bytes=choices.memory_bytes)
            self._bot = lineup.bot(choices.level)
        return self._bot


def _start_of(rules: Rules, board: Board) -> Position:
    """``board``, or the empty one of the same size and side by rules beside Classic."""
    if is_classic(rules):
        return board
    start: Position = rules.start(board.size, board.side)
    return start


def _after(rules: Rules, board: Position, words: Sequence[str]) -> Position:
    """The position after the moves of ``words``. Raises ValueError naming the first bad one."""
    for number, word in enumerate(words, start=1):
        if TURN.fullmatch(word) is None:
            raise ValueError(
                f"move {number} is {quote(word)}; a move is a column from 1 to 9, or '-' for a passed turn"
            )
        try:
            ((move, luck),) = parse_turns(word)
            board = rules.play(board, move, luck).board
        except IllegalMove as error:
            raise ValueError(f"move {number} ({word}): {error}") from None
    return board
