"""keep_translated: texts that are written again whenever the language or their size changes."""

from __future__ import annotations

from collections.abc import Callable
from weakref import WeakMethod

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget


class _Retranslation(QObject):
    """A widget hands the LanguageChange event on to its children, and this is one of them."""

    def __init__(self, owner: QWidget, write: Callable[[], None]) -> None:
        super().__init__(owner)
        self._write = WeakMethod(write)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            write = self._write()
            if write is not None:
                write()
        return super().event(event)


def keep_translated(owner: QWidget, write: Callable[[], None]) -> None:
    """Call ``write``, a method of a living object, now and after every change of language, or of the size of
    texts, while ``owner`` lives."""
    write()
    _Retranslation(owner, write)
