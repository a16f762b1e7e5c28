"""PlayerCard: one player's name, disc, score and time. The mover's colour frames the card."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from connect4_gui.engine.board import Side
from connect4_gui.settings.motion import Motion
from connect4_gui.ui.look.appearance import Appearance
from connect4_gui.ui.look.disc_names import disc_name
from connect4_gui.ui.look.fonts import scaled, set_own_font
from connect4_gui.ui.look.stylesheet import set_role
from connect4_gui.ui.widgets.disc_row import DiscRow
from connect4_gui.ui.widgets.elided_label import ElidedLabel
from connect4_gui.ui.widgets.fitting_label import FittingLabel
from connect4_gui.ui.widgets.pulse import Pulse
from connect4_gui.ui.widgets.thinking_dots import ThinkingDots

CORNER = 14
DISC_PX, COMPACT_DISC_PX = 48, 28
DOTS_FROM_PX = 200
"""A narrower card leaves the room of the dots to the name; its words say who thinks, too."""

GLOW = 0.12
SCORE_SPACE, NAME_SPACE, TIME_SPACE = 8, 8, 16
MARGINS, COMPACT_MARGINS = (18, 15, 18, 15), (10, 8, 10, 8)
GAP, COMPACT_GAP = 16, 8
NAME, COMPACT_NAME = 1.2, 1.05
NUMBER, COMPACT_NUMBER = 1.9, 1.3
WIDEST_TIME = "00:00"


class PlayerCard(QWidget):
    """In the last seconds of a player's time the card glows, once for each second."""

    def __init__(
        self, side: Side, name: str, appearance: Appearance, motion: Motion, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._side = side
        self._appearance = appearance
        self._is_framed = self._is_thinking = False
        self._name = ElidedLabel(name)
        self._words = FittingLabel()
        self._words.setProperty("role", "muted")
        self.score = QLabel("0")
        self.score.setProperty("role", "score")
        self.score.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._time = QLabel()
        self._time.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._time.hide()
        self.dots = ThinkingDots(appearance, motion.breath_ms)
        self.dots.hide()
        self._pulse = Pulse(self.update, motion.pulse_ms, self)
        self._warned_second: int | None = None
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._disc = DiscRow((side,), DISC_PX, appearance)
        self._lay_out()
        self.set_compact(False)
        appearance.theme_changed.connect(self.update)
        appearance.theme_changed.connect(self._name_aloud)

    @property
    def name(self) -> str:
        return self._name.text()

    @property
    def note(self) -> str:
        """Everything that the card says besides the name, the score included, as a screen reader says it."""
        return self.accessibleDescription()

    @property
    def words(self) -> str:
        """What the card shows below the name."""
        return self._words.text()

    @property
    def time(self) -> str:
        return self._time.text()

    @property
    def is_framed(self) -> bool:
        return self._is_framed

    @property
    def is_thinking_shown(self) -> bool:
        return self.dots.isVisibleTo(self)

    @property
    def warned_second(self) -> int | None:
        return self._warned_second

    def set_name(self, name: str) -> None:
        self._name.setText(name)
        self._name_aloud()

    def _name_aloud(self) -> None:
        disc = disc_name(self._appearance.theme, self._side)
        self.setAccessibleName(self.tr("{name}, {disc}").format(name=self.name, disc=disc))

    def set_motion(self, motion: Motion) -> None:
        self.dots.set_breath(motion.breath_ms)
        self._pulse.setDuration(motion.pulse_ms)

    def warn(self, second: int | None) -> None:
        """Glow for one of the last ``second``s; None stops it."""
        if second == self._warned_second:
            return
        self._warned_second = second
        if second is None:
            self._pulse.put_out()
        else:
            self._pulse.beat()

    def show_state(
        self, *, is_framed: bool, words: Sequence[str], note: str, score: int, is_thinking: bool = False
    ) -> None:
        """Show ``words`` and the ``score``; ``note`` says both to those who hear it."""
        self._is_framed = is_framed
        self._is_thinking = is_thinking
        self._show_dots()
        self.show_words(words, note)
        self.score.setText(str(score))
        self.update()

    def show_words(self, words: Sequence[str], note: str) -> None:
        """Say in the most ``words`` that fit what the player is doing, and in ``note`` to those who hear it."""
        self._words.set_wordings(*words)
        if note != self.accessibleDescription():
            self.setAccessibleDescription(note)

    def show_time(self, text: str, *, is_urgent: bool = False) -> None:
        """The time left as a big number; an empty text takes it away."""
        self._time.setText(text)
        self._time.setVisible(bool(text))
        set_role(self._time, "alarm" if is_urgent else "plain")

    def set_compact(self, is_compact: bool) -> None:
        self._disc.set_diameter(COMPACT_DISC_PX if is_compact else DISC_PX)
        row = self.layout()
        assert row is not None
        row.setContentsMargins(*(COMPACT_MARGINS if is_compact else MARGINS))
        row.setSpacing(COMPACT_GAP if is_compact else GAP)
        set_own_font(self._name, scaled(COMPACT_NAME if is_compact else NAME, QFont.Weight.Bold))
        for number in (self._time, self.score):
            set_own_font(number, scaled(COMPACT_NUMBER if is_compact else NUMBER, QFont.Weight.Bold))
        self.fit_text()

    def small_width(self) -> int:
        """The width in which a compact card has its whole name, without the dots."""
        name = QFontMetrics(scaled(COMPACT_NAME, QFont.Weight.Bold)).horizontalAdvance(self.name) + NAME_SPACE
        numbers = QFontMetrics(scaled(COMPACT_NUMBER, QFont.Weight.Bold))
        score = numbers.horizontalAdvance(self.score.text()) + 2 * SCORE_SPACE
        time = numbers.horizontalAdvance(WIDEST_TIME) + TIME_SPACE + COMPACT_GAP if self.time else 0
        left, _, right, _ = COMPACT_MARGINS
        return left + COMPACT_DISC_PX + COMPACT_GAP + name + time + COMPACT_GAP + score + right

    def fit_text(self) -> None:
        """Make room for the score in the size that texts have now."""
        self.score.setMinimumWidth(self.score.fontMetrics().horizontalAdvance("0") + 2 * SCORE_SPACE)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_dots()

    def _show_dots(self) -> None:
        self.dots.setVisible(self._is_thinking and self.width() >= DOTS_FROM_PX)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._appearance.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = 3.0 + 2 * self._pulse.strength if self._is_framed else 1.0
        painter.setPen(QPen(QColor(theme.disc(self._side) if self._is_framed else theme.line), width))
        painter.setBrush(QColor(theme.panel))
        inset = width / 2
        frame = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(frame, CORNER, CORNER)
        if self._pulse.strength > 0:
            glow = QColor(theme.disc(self._side))
            glow.setAlphaF(GLOW * self._pulse.strength)
            painter.setBrush(glow)
            painter.drawRoundedRect(frame, CORNER, CORNER)

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(3)
        words.addStretch()
        words.addWidget(self._name)
        words.addWidget(self._words)
        words.addStretch()
        row = QHBoxLayout(self)
        row.addWidget(self._disc)
        row.addLayout(words, 1)
        row.addWidget(self.dots)
        row.addWidget(self._time)
        row.addWidget(self.score, 0, Qt.AlignmentFlag.AlignVCenter)
