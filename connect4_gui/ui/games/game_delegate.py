"""GameDelegate: paints a game as a row: its last position, who played, how it ended, how long it was and when."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QImage, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from connect4_gui.engine.board import Board, IllegalMove, Position, Side
from connect4_gui.engine.notation import parse_turns
from connect4_gui.engine.rule_names import rules_from_text
from connect4_gui.game.game import Game
from connect4_gui.settings.theme import Theme
from connect4_gui.store.archived_game import Outcome
from connect4_gui.store.game_row import GameRow
from connect4_gui.ui.board.board_miniature import paint_miniature
from connect4_gui.ui.games import row_columns
from connect4_gui.ui.games.game_words import CountedGames, day_text, kind_text, name_on, result_word, time_text
from connect4_gui.ui.games.games_model import GamesModel, Index
from connect4_gui.ui.games.row_columns import BOARD_PX, EDGE_PX, PILL_SPACE, ROW_PX, RowColumns
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.disc_painter import paint_disc
from connect4_gui.ui.look.fonts import text_px

MIDDLE = Qt.AlignmentFlag.AlignVCenter
RIGHT = MIDDLE | Qt.AlignmentFlag.AlignRight
LINE_PX = 24
DISC_RADIUS, DISC_SPACE = 8.0, 24
DASH = " – "
BAR_PX, CORNER = 4, 10
PILL_HEIGHT = 24


class GameDelegate(QStyledItemDelegate):
    """``columns`` says where everything goes in a row of the width it is asked for."""

    def __init__(
        self,
        appearance: Appearance,
        now: Callable[[], float],
        columns: Callable[[], RowColumns],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._now = now
        self._columns = columns

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(0, text_px(ROW_PX))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, cell = self._appearance.theme, QRect(option.rect)
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if is_chosen:
            has_focus = bool(option.state & QStyle.StateFlag.State_HasFocus)
            _paint_choice(painter, cell, theme, has_focus=has_focus)
        else:
            painter.setPen(QColor(theme.line))
            painter.drawLine(cell.left() + EDGE_PX, cell.bottom(), cell.right() - EDGE_PX, cell.bottom())
        row, model = index.data(GamesModel.ROW), index.model()
        if isinstance(row, GameRow):
            self._paint_game(painter, cell, row, theme)
        elif isinstance(model, GamesModel) and model.is_read(index.row()):
            self._paint_unreadable(painter, cell, theme)
        else:
            paint_blank_row(painter, cell, self._columns(), theme)
        painter.restore()

    def _paint_game(self, painter: QPainter, cell: QRect, row: GameRow, theme: Theme) -> None:
        columns = self._columns()
        board = miniature(row.start, row.notation, row.rules, theme, painter.device().devicePixelRatioF())
        painter.drawImage(QRectF(_board_place(cell, columns)), board)
        self._paint_players(painter, _part(cell, columns.players), row, columns, theme)
        self._paint_result(painter, _part(cell, columns.result), row, theme, is_narrow=columns.is_narrow)
        if not columns.is_narrow:
            painter.setFont(row_columns.figure_font())
            painter.setPen(QColor(theme.text))
            painter.drawText(_part(cell, columns.moves), MIDDLE, str(row.moves))
        self._paint_date(painter, _part(cell, columns.date), row, theme, is_narrow=columns.is_narrow)

    def _paint_players(self, painter: QPainter, part: QRect, row: GameRow, columns: RowColumns, theme: Theme) -> None:
        upper, lower = _lines(part)
        painter.setFont(row_columns.name_font())
        names = _fitting([name_on(row, side) for side in Side], upper.width())
        left = upper.left()
        for side, name in zip(Side, names, strict=True):
            if side is Side.SECOND:
                painter.setPen(QColor(theme.muted))
                painter.drawText(QRect(left, upper.top(), upper.width(), upper.height()), MIDDLE, DASH)
                left += painter.fontMetrics().horizontalAdvance(DASH)
            paint_disc(painter, QPointF(left + DISC_RADIUS, upper.center().y() + 1), DISC_RADIUS, side, theme)
            painter.setPen(QColor(theme.text))
            left += DISC_SPACE
            painter.drawText(QRect(left, upper.top(), upper.width(), upper.height()), MIDDLE, name)
            left += painter.fontMetrics().horizontalAdvance(name)
        kind = kind_text(row)
        note = f"{CountedGames().moves(row.moves)} · {kind}" if columns.is_narrow else kind
        painter.setFont(row_columns.note_font())
        painter.setPen(QColor(theme.muted))
        painter.drawText(lower, MIDDLE, _elided(painter, note, lower.width()))

    def _paint_result(self, painter: QPainter, part: QRect, row: GameRow, theme: Theme, *, is_narrow: bool) -> None:
        text, ground = _result_colours(row.outcome, theme)
        word = result_word(row)
        painter.setFont(row_columns.pill_font())
        width = painter.fontMetrics().horizontalAdvance(word) + 2 * PILL_SPACE
        middle = _lines(part)[0].center().y() - 1 if is_narrow else part.center().y()
        left = part.right() + 1 - width if is_narrow else part.left()
        pill = QRectF(left, middle - text_px(PILL_HEIGHT) / 2 + 1, width, text_px(PILL_HEIGHT))
        painter.setPen(QColor(theme.edge) if theme.edge else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(pill, text_px(PILL_HEIGHT) / 2, text_px(PILL_HEIGHT) / 2)
        painter.setPen(QColor(text))
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, word)

    def _paint_date(self, painter: QPainter, part: QRect, row: GameRow, theme: Theme, *, is_narrow: bool) -> None:
        upper, lower = _lines(part)
        day = day_text(row.played_at, self._now())
        painter.setFont(row_columns.note_font() if is_narrow else row_columns.day_font())
        painter.setPen(QColor(theme.muted if is_narrow else theme.text))
        painter.drawText(lower if is_narrow else upper, RIGHT, day)
        if not is_narrow:
            painter.setFont(row_columns.note_font())
            painter.setPen(QColor(theme.muted))
            painter.drawText(lower, RIGHT, time_text(row.played_at))

    def _paint_unreadable(self, painter: QPainter, cell: QRect, theme: Theme) -> None:
        part = cell.adjusted(EDGE_PX, 0, -EDGE_PX, 0)
        painter.setPen(QColor(theme.muted))
        text = self.tr("This program cannot read one of the games.")
        painter.drawText(part, MIDDLE, _elided(painter, text, part.width()))


def paint_blank_row(painter: QPainter, cell: QRect, columns: RowColumns, theme: Theme) -> None:
    """What stands for a game until it is read."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.line))
    painter.drawRoundedRect(_board_place(cell, columns), 6, 6)
    upper, lower = _lines(_part(cell, columns.players))
    painter.drawRoundedRect(QRect(upper.left(), upper.center().y() - 6, min(upper.width(), 180), 12), 6, 6)
    painter.drawRoundedRect(QRect(lower.left(), lower.center().y() - 5, min(lower.width(), 120), 10), 5, 5)


@lru_cache(maxsize=512)
def miniature(start: Position, notation: str, rules: str, theme: Theme, ratio: float) -> QImage:
    """The last position of a game as a picture, for screens with ``ratio`` pixels to a point. Moves that cannot be
    played leave it at its start."""
    width, height = BOARD_PX
    picture = QImage(round(width * ratio), round(height * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    picture.setDevicePixelRatio(ratio)
    picture.fill(0)
    painter = QPainter(picture)
    game = _played(start, notation, rules)
    line = frozenset() if game.result is None else game.result.cells
    paint_miniature(painter, QRectF(0, 0, width, height), start.size, game.discs, theme, line)
    painter.end()
    return picture


def _played(start: Position, notation: str, rules: str) -> Game:
    try:
        game = Game(start, rules_from_text(rules))
        for move, luck in parse_turns(notation):
            game.play(move, luck=luck)
    except (IllegalMove, ValueError):
        return Game(start if isinstance(start, Board) else Board.empty(start.size))
    return game


def _paint_choice(painter: QPainter, cell: QRect, theme: Theme, *, has_focus: bool) -> None:
    """A ground and a bar, so that it shows in greyscale."""
    ground = QRectF(cell).adjusted(7, 2, -7, -2)
    painter.setPen(QPen(QColor(theme.accent), 2) if has_focus else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.accent_soft))
    painter.drawRoundedRect(ground.adjusted(1, 1, -1, -1), CORNER, CORNER)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.accent))
    painter.drawRoundedRect(QRectF(ground.left(), ground.top() + 10, BAR_PX, ground.height() - 20), 2, 2)


def _result_colours(outcome: Outcome, theme: Theme) -> tuple[str, str]:
    """The colours of the word and of its ground."""
    return {
        Outcome.WON: (theme.good, theme.good_soft),
        Outcome.LOST: (theme.bad, theme.bad_soft),
    }.get(outcome, (theme.text_on(theme.line), theme.line))


def _board_place(cell: QRect, columns: RowColumns) -> QRect:
    width, height = BOARD_PX
    left = columns.players[0] - width - row_columns.GAP_PX * 3 // 4
    return QRect(cell.left() + left, cell.center().y() - height // 2 + 1, width, height)


def _part(cell: QRect, column: tuple[int, int]) -> QRect:
    return QRect(cell.left() + column[0], cell.top(), column[1], cell.height())


def _lines(part: QRect) -> tuple[QRect, QRect]:
    """The upper and the lower line of a part of a row."""
    top = part.center().y() - text_px(LINE_PX)
    upper = QRect(part.left(), top + 1, part.width(), text_px(LINE_PX))
    return upper, upper.translated(0, text_px(LINE_PX))


def _fitting(names: list[str], width: int) -> list[str]:
    """Two names, shortened if they do not fit beside each other; a short one leaves its room to the other."""
    metrics = QFontMetrics(row_columns.name_font())
    room = width - 2 * DISC_SPACE - metrics.horizontalAdvance(DASH)
    first, second = (metrics.horizontalAdvance(name) for name in names)
    shares = (max(room // 2, room - second), max(room // 2, room - first))
    return [
        metrics.elidedText(name, Qt.TextElideMode.ElideRight, max(share, 0))
        for name, share in zip(names, shares, strict=True)
    ]


def _elided(painter: QPainter, text: str, width: int) -> str:
    return painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, width)
