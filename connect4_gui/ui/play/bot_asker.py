"""BotAsker: asks bots of one's own, beside the window, whether they know the rules of a game that is to begin."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from connect4_gui.engine.rules import is_classic
from connect4_gui.engine.search_types import StopFlag
from connect4_gui.game.match_setup import MatchSetup
from connect4_gui.outside.unwilling import unwilling
from connect4_gui.ui.play.engine_thread import EngineThread
from connect4_gui.ui.words.fault_texts import fault_text

PATIENCE_MS = 1000


class BotAsker(QObject):
    """``willing`` comes with the setup if its game can begin, else ``declined`` with a sentence.

    Classic, and games without such a bot, can begin at once. ``waiting`` comes with a sentence if a bot takes long.
    Whoever creates it must call :meth:`close`.
    """

    willing = Signal(object)
    declined = Signal(str)
    waiting = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = EngineThread(self)
        self._name = ""
        self._patience = QTimer(self, singleShot=True)
        self._patience.setInterval(PATIENCE_MS)
        self._patience.timeout.connect(self._say_waiting)

    def ask(self, setup: MatchSetup) -> None:
        """Ask about ``setup``; a question that is still open is forgotten."""
        self._thread.cancel()
        self._patience.stop()
        names = [spec.name for spec in setup.players if spec.own_bot is not None]
        if is_classic(setup.rules) or not names:
            self.willing.emit(setup)
            return
        self._name = names[0]
        self._patience.start()
        self._thread.start(
            lambda stop: _complaint(setup, stop),
            lambda complaint: self._hear(setup, complaint),
            lambda: self._hear(setup, ""),
        )

    def close(self) -> None:
        self._patience.stop()
        self._thread.close()

    def _hear(self, setup: MatchSetup, complaint: str) -> None:
        self._patience.stop()
        if complaint:
            self.declined.emit(complaint)
        else:
            self.willing.emit(setup)

    @Slot()
    def _say_waiting(self) -> None:
        self.waiting.emit(self.tr("Asking {name} whether it knows the rules…").format(name=self._name))


def _complaint(setup: MatchSetup, stop: StopFlag) -> str:
    """Why one of the players cannot play; empty if all can."""
    for spec in setup.players:
        fault = None if spec.own_bot is None else unwilling(spec.own_bot, setup.rules, stop)
        if fault is not None:
            return fault_text(fault, spec.name)
    return ""
