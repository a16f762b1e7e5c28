"""The words of the lessons: titles, what each step explains and asks for, and what is said about a move."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from connect4_gui.coach.threats import threats_on
from connect4_gui.engine.board import Board
from connect4_gui.engine.geometry import Cell
from connect4_gui.training.goals import Fault, Goal, Refusal
from connect4_gui.training.lessons import Topic

translate = QCoreApplication.translate


def lesson_title(topic: Topic) -> str:
    return {
        Topic.THREE: translate("lesson_words", "Three in a row"),
        Topic.OPEN_THREE: translate("lesson_words", "The open three"),
        Topic.FORK: translate("lesson_words", "Forks"),
        Topic.CELL_ABOVE: translate("lesson_words", "The cell above"),
        Topic.ODD_AND_EVEN: translate("lesson_words", "Odd and even rows"),
        Topic.ZUGZWANG: translate("lesson_words", "Zugzwang"),
    }[topic]


def lesson_note(topic: Topic) -> str:
    """What the lesson is about, in a few words."""
    return {
        Topic.THREE: translate("lesson_words", "One more makes four"),
        Topic.OPEN_THREE: translate("lesson_words", "Free on both sides"),
        Topic.FORK: translate("lesson_words", "Two threats with one disc"),
        Topic.CELL_ABOVE: translate("lesson_words", "What your disc makes possible"),
        Topic.ODD_AND_EVEN: translate("lesson_words", "Winning cells that wait"),
        Topic.ZUGZWANG: translate("lesson_words", "When every move is bad"),
    }[topic]


def task_text(goal: Goal) -> str:
    return {
        Goal.FOUR: translate("lesson_words", "Make four in a row"),
        Goal.STOP: translate("lesson_words", "Stop the opponent's four"),
        Goal.TWO_WAYS: translate("lesson_words", "Threaten four in two places"),
        Goal.NO_TWO_WAYS: translate("lesson_words", "Prevent two threats at once"),
        Goal.SAFE: translate("lesson_words", "Play a safe column"),
        Goal.KEEP_OWN: translate("lesson_words", "Keep your winning cell"),
        Goal.STACK: translate("lesson_words", "Make two winning cells, one above the other"),
        Goal.GOOD_ROW: translate("lesson_words", "Make a winning cell in a good row"),
        Goal.NO_SAFE_REPLY: translate("lesson_words", "Leave the opponent no safe column"),
        Goal.OUTLAST: translate("lesson_words", "Let the opponent run out of safe columns"),
    }[goal]


def named_cell(topic: Topic, number: int, board: Board) -> Cell | None:
    """The cell that the step names, to be marked; None if it names none."""
    return _waiting_cell(board) if "{column}" in _step_texts(topic)[number] else None


def _waiting_cell(board: Board) -> Cell:
    return next((threat.cell for threat in threats_on(board)), (0, 0))


def step_text(topic: Topic, number: int, board: Board) -> str:
    """What the step explains. Cells that it names are those of ``board``."""
    waiting = _waiting_cell(board)
    others = sum(
        board.size.rows - board.landing_row(column) for column in range(board.size.columns) if column != waiting[1]
    )
    facts = {"column": waiting[1] + 1, "row": waiting[0] + 1, "count": others}
    return _step_texts(topic)[number].format(**facts)


def _step_texts(topic: Topic) -> tuple[str, ...]:
    match topic:
        case Topic.THREE:
            return (
                translate("lesson_words", "Four discs in a row win. Three are there, and one end of them is free."),
                translate("lesson_words", "A line can be diagonal, too. Look for three discs that climb like stairs."),
                translate(
                    "lesson_words",
                    "Before every move, look at the opponent's discs. Three of them stand on top of each other.",
                ),
            )
        case Topic.OPEN_THREE:
            return (
                translate(
                    "lesson_words",
                    "Three discs with a free cell at both ends win: only one end can be blocked. Two are there.",
                ),
                translate("lesson_words", "One end is blocked. The other one is yours."),
                translate(
                    "lesson_words",
                    "Now the opponent has two discs with room on both sides. Do not wait until there are three.",
                ),
            )
        case Topic.FORK:
            return (
                translate(
                    "lesson_words",
                    "One disc can belong to two lines. Find the cell where a row and a diagonal meet.",
                ),
                translate("lesson_words", "One line is blocked. The other one still needs a single disc."),
                translate(
                    "lesson_words",
                    "The opponent wants the cell where a row and a diagonal meet, or one just as strong. Prevent it.",
                ),
            )
        case Topic.CELL_ABOVE:
            return (
                translate(
                    "lesson_words",
                    "The opponent needs the cell in column {column}, row {row}. It cannot be filled yet, because the"
                    " cell below is empty. Do not fill that one.",
                ),
                translate(
                    "lesson_words",
                    "Now the winning cell in column {column}, row {row} is yours. If you play below it, the opponent"
                    " closes it.",
                ),
                translate(
                    "lesson_words",
                    "Two winning cells on top of each other cannot be stopped: blocking the lower one opens the"
                    " upper one.",
                ),
            )
        case Topic.ODD_AND_EVEN:
            return (
                translate(
                    "lesson_words",
                    "Nobody wants to fill the cell below a winning cell of the opponent. If the rest of the board"
                    " fills up, one of you has to. On this board rows 3 and 5 suit the player who began: you.",
                ),
                translate(
                    "lesson_words",
                    "Now you are the player who came second. On this board rows 2, 4 and 6 suit you.",
                ),
                translate(
                    "lesson_words",
                    "With five rows and six columns it is the other way round: rows 2 and 4 suit the player who"
                    " began. The rule for every board: count the discs that fall before the cell can be filled. If"
                    " their number is even, it suits whoever is to move.",
                ),
            )
        case Topic.ZUGZWANG:
            return (
                translate(
                    "lesson_words",
                    "Only two columns are left. Your winning cell is in column {column}, row {row}, and nobody wants"
                    " to play below it.",
                ),
                translate("lesson_words", "The opponent had no other column and made your winning cell possible."),
                translate(
                    "lesson_words",
                    "Your winning cell is in column {column}, row {row}. In the other columns {count} cells are free:"
                    " an odd number, so you take the last of them.",
                ),
                translate("lesson_words", "A single safe cell is left. Whoever takes it decides the game."),
                translate("lesson_words", "That is zugzwang: every move was bad, but one has to move."),
            )


def praise_text(goal: Goal) -> str:
    return {
        Goal.FOUR: translate("lesson_words", "Four in a row."),
        Goal.STOP: translate("lesson_words", "Stopped in time."),
        Goal.TWO_WAYS: translate("lesson_words", "Two threats at once, and only one of them can be blocked."),
        Goal.NO_TWO_WAYS: translate("lesson_words", "Now the opponent cannot make two threats with the next disc."),
        Goal.SAFE: translate("lesson_words", "The opponent's winning cell stays closed."),
        Goal.KEEP_OWN: translate("lesson_words", "Your winning cell is still there."),
        Goal.STACK: translate("lesson_words", "Whoever blocks the lower cell opens the upper one."),
        Goal.GOOD_ROW: translate("lesson_words", "This winning cell can wait for its time."),
        Goal.NO_SAFE_REPLY: translate("lesson_words", "Whatever the opponent plays, you make four."),
        Goal.OUTLAST: translate("lesson_words", "Right: the opponent will run out of safe columns first."),
    }[goal]


def refusal_text(refusal: Refusal, tried: int) -> str:
    """Why a move into the column ``tried`` was not what was asked for."""
    sentence = {
        Fault.FULL: translate("lesson_words", "Column {tried} is full."),
        Fault.NO_FOUR: translate("lesson_words", "That makes no four."),
        Fault.GIVES_FOUR: translate("lesson_words", "Then the opponent makes four in column {column}."),
        Fault.NO_THREAT: translate("lesson_words", "That threatens nothing yet."),
        Fault.ONE_WAY: translate(
            "lesson_words", "That threatens four in column {column} only, and the opponent blocks it."
        ),
        Fault.ALLOWS_TWO_WAYS: translate(
            "lesson_words", "Then the opponent plays column {column} and threatens four in two places."
        ),
        Fault.OPENS_OWN: translate(
            "lesson_words", "Then the opponent closes your winning cell in column {column}, row {row}."
        ),
        Fault.NO_WINNING_CELL: translate("lesson_words", "That makes no new winning cell."),
        Fault.WRONG_ROW: translate(
            "lesson_words",
            "That makes a winning cell in row {row}, which suits the opponent: you would have to fill the cell below.",
        ),
        Fault.SAFE_REPLY: translate("lesson_words", "The opponent can still play column {column} safely."),
        Fault.LETS_GO: translate("lesson_words", "Then the opponent plays column {column} and gets away."),
    }[refusal.fault]
    row, column = refusal.cell or (0, 0)
    return sentence.format(tried=tried + 1, column=column + 1, row=row + 1)
