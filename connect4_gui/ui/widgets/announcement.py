"""announce: lets a screen reader speak a sentence, exactly once in old ones and in new ones.

Windows and macOS have announcements. Orca, the screen reader of Linux, knows them only since 2023, but every version
speaks when the description of the widget with the focus changes, so there that is the way.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

HAS_ANNOUNCEMENTS = sys.platform in ("win32", "darwin")
GATHER_MS = 40
"""Sentences that come this fast are spoken as one: of two changes in a row, Orca may hear the second alone."""

ARRIVED_MS = 300
"""A reader that has come to a widget has read its description by then. What changes sooner may be heard twice."""

BEFORE_MS, LETTER_MS = 3000, 65
"""A quiet pace: about fifteen letters a second."""

LEAVE_MS = 200
"""Until then a reader has noticed that the focus is elsewhere."""

SAME_AGAIN = "\N{NO-BREAK SPACE}"
"""Makes a sentence that is said twice another one, which is spoken as well."""


def announce(widget: QWidget, sentence: str) -> None:
    """Let a screen reader, if one is running, speak ``sentence`` for ``widget``, wherever the focus is."""
    if HAS_ANNOUNCEMENTS:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, sentence))
    elif is_heard():
        _voice().say(widget, sentence)


def is_heard() -> bool:
    """Whether a screen reader is running."""
    return QAccessible.isActive()


def hearing_ms(sentence: str) -> int:
    """How long it takes to hear ``sentence`` and what was said just before; no time without a screen reader."""
    return BEFORE_MS + LETTER_MS * len(sentence) if is_heard() else 0


@dataclass(frozen=True, slots=True)
class _Described:
    """A widget that says ``text`` for a while in place of its own description."""

    widget: QWidget
    text: str
    own: str

    def give_back(self) -> None:
        """Unless somebody else has described the widget anew already."""
        if isValid(self.widget) and self.widget.accessibleDescription() == self.text:
            self.widget.setAccessibleDescription(self.own)


class _Voice(QObject):
    """Speaks by describing the focused widget anew, and gives it back its own description when the focus has left.

    A reader that comes to a widget reads its description. So what is to be said in a window that has no focus yet, or
    just before the focus moves, is written before the focus is there, and is not heard twice.
    """

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._sentences: list[str] = []
        self._speaker: QWidget | None = None
        self._described: _Described | None = None
        self._left: list[_Described] = []
        self._since_focus = QElapsedTimer()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._speak)
        app.focusChanged.connect(self._follow_focus)

    def say(self, widget: QWidget, sentence: str) -> None:
        self._sentences.append(sentence)
        self._speaker = widget
        if widget.isActiveWindow() or QApplication.activeModalWidget() is not None:
            self._timer.start(max(GATHER_MS, ARRIVED_MS - self._since_focus_ms()))
        else:
            self._speak_from(widget)

    @Slot()
    def _speak(self) -> None:
        widget = QApplication.focusWidget() or self._speaker
        if widget is not None and isValid(widget):
            self._speak_from(widget)

    @Slot(QWidget, QWidget)
    def _follow_focus(self, _old: QWidget | None, new: QWidget | None) -> None:
        if new is None:
            return
        self._since_focus.start()
        if self._sentences:
            self._speak_from(new)
        elif self._described is not None and self._described.widget is not new:
            self._leave(self._described)
            self._described = None

    def _since_focus_ms(self) -> int:
        """How long ago the focus came where it is."""
        return self._since_focus.elapsed() if self._since_focus.isValid() else ARRIVED_MS

    def _speak_from(self, widget: QWidget) -> None:
        self._timer.stop()
        text, own = joined(self._sentences), self._own(widget)
        self._sentences.clear()
        if self._described is not None and self._described.widget is not widget:
            self._leave(self._described)
        if not widget.hasFocus():
            text = joined([text, own])
        if widget.accessibleDescription() == text:
            text += SAME_AGAIN
        self._described = _Described(widget, text, own)
        widget.setAccessibleDescription(text)

    def _own(self, widget: QWidget) -> str:
        """What ``widget`` says of itself, whatever it says now."""
        now = () if self._described is None else (self._described,)
        owns = (described.own for described in (*self._left, *now) if described.widget is widget)
        return next(owns, widget.accessibleDescription())

    def _leave(self, described: _Described) -> None:
        """Give a description back when the reader knows that the focus has left, or it would be spoken."""
        self._left.append(described)
        QTimer.singleShot(LEAVE_MS, self, self._give_back)

    @Slot()
    def _give_back(self) -> None:
        self._left.pop(0).give_back()


def joined(sentences: Sequence[str]) -> str:
    """The sentences one after the other, each with an end that is heard."""
    ended = (text if text.endswith((".", "!", "?", "…")) else f"{text}." for text in sentences[:-1] if text)
    return " ".join(filter(None, (*ended, *sentences[-1:])))


def _voice() -> _Voice:
    """The one voice of the program."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app.findChild(_Voice) or _Voice(app)
